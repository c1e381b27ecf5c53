/// Aligns two lists of entries side by side.
struct RowWriter {
    private let before: [Timeline.Entry]
    private let after: [Timeline.Entry]
    private let alike: (before: [Int], after: [Int])
    private let pairing: Pairing
    private let origins: [Int: Int]

    init(_ before: [Timeline.Entry], _ after: [Timeline.Entry], _ alike: (before: [Int], after: [Int])) {
        (self.before, self.after, self.alike) = (before, after, alike)
        pairing = Pairing(before, after, alike)
        origins = Dictionary(uniqueKeysWithValues: pairing.moves.map { ($0.value, $0.key) })
    }

    var rows: [Comparison.Row] {
        var succession = Succession(before, after, pairing)
        var clock = Clock()
        return EditScript(pairing.alignment, before: before.count, after: after.count).steps.compactMap { step in
            let time = clock.change(at: step, before, after)
            guard var row = row(step) else { return nil }
            if !row.isSame { row.successors = succession.successors(of: row) }
            if let time { row.changes.append(time) }
            return row
        }
    }

    /// The row of a step; a moved entry has its row at its new position.
    private func row(_ step: EditScript.Step) -> Comparison.Row? {
        switch step {
        case .same(let index, let other):
            let isEqual = alike.before[index] == alike.after[other] || before[index] == after[other]
            let changes = isEqual ? [] : Change.between(before[index], after[other])
            return Comparison.Row(before: index, after: other, fate: .kept, changes: changes)
        case .gone(let index):
            return pairing.moves[index] == nil ? Comparison.Row(before: index, after: nil, fate: .gone) : nil
        case .new(let index):
            guard let origin = origins[index] else { return Comparison.Row(before: nil, after: index, fate: .new) }
            return Comparison.Row(
                before: origin, after: index, fate: .moved(pairing.move(from: origin, to: index)),
                changes: Change.between(before[origin], after[index]))
        }
    }
}

extension Pairing {
    /// The entry that a moved one has passed: preferably a callback that structures an app's code.
    fileprivate func move(from origin: Int, to index: Int) -> Comparison.Move? {
        milestones.move(from: origin, to: index) ?? alignment.pairs.move(from: origin, to: index)
    }
}

extension [Alignment.Pair] {
    /// Past the pair next to its old position, if past any.
    fileprivate func move(from origin: Int, to index: Int) -> Comparison.Move? {
        let next = partitioningIndex { $0.before > origin }
        if next < count, self[next].after < index { return .cameBefore(self[next].after) }
        if next > 0, self[next - 1].after > index { return .cameAfter(self[next - 1].after) }
        return nil
    }
}

/// Finds entries that begin at another time although nothing before them takes longer, or shorter.
private struct Clock {
    private var shift = 0
    private var isExplained = false

    mutating func change(at step: EditScript.Step, _ before: [Timeline.Entry], _ after: [Timeline.Entry]) -> Change? {
        switch step {
        case .gone(let index): isExplained = isExplained || before[index].passesTime
        case .new(let index): isExplained = isExplained || after[index].passesTime
        case .same(let index, let other): return change(from: before[index], to: after[other])
        }
        return nil
    }

    private mutating func change(from before: Timeline.Entry, to after: Timeline.Entry) -> Change? {
        let waits = before.kind == .event && before.arguments != after.arguments
        let isExpected = after.timeMs - before.timeMs == shift || isExplained || waits
        shift = after.timeMs - before.timeMs
        isExplained = before.durationMs != after.durationMs
        return isExpected ? nil : .time(was: before.timeMs, now: after.timeMs)
    }
}

extension Timeline.Entry {
    /// Whether time passes if it is added or removed.
    fileprivate var passesTime: Bool { durationMs > 0 || kind == .event }
}
