/// The edits from one list to another, in order: kept, removed and, after them, added elements.
package struct EditScript: Hashable, Sendable {
    package let steps: [Step]

    /// The fate of an element, with its index on either side.
    package enum Step: Hashable, Sendable {
        case same(before: Int, after: Int)
        case gone(before: Int)
        case new(after: Int)

        /// Its index before; nil for what is new.
        package var before: Int? {
            switch self {
            case .same(let index, _), .gone(let index): index
            case .new: nil
            }
        }

        /// Its index after; nil for what is gone.
        package var after: Int? {
            switch self {
            case .same(_, let index), .new(let index): index
            case .gone: nil
            }
        }
    }

    /// The script for lists of these lengths.
    package init(_ alignment: Alignment, before: Int, after: Int) {
        var steps: [Step] = []
        var (left, right) = (0, 0)
        for pair in alignment.pairs {
            steps += (left..<pair.before).map { .gone(before: $0) } + (right..<pair.after).map { .new(after: $0) }
            steps.append(.same(before: pair.before, after: pair.after))
            (left, right) = (pair.before + 1, pair.after + 1)
        }
        self.steps = steps + (left..<before).map { .gone(before: $0) } + (right..<after).map { .new(after: $0) }
    }

    /// The script from one list to another.
    package init<Key: Hashable>(from before: [Key], to after: [Key]) {
        self.init(Alignment(before, after), before: before.count, after: after.count)
    }
}
