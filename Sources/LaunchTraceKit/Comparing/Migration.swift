/// The losses of an app under another life cycle, and their successors; none where the life cycle is the same.
struct Migration {
    private(set) var losses: [Loss] = []

    /// Something that code can no longer count on.
    struct Loss: Hashable {
        let kind: Kind
        /// A callback, or what it received.
        let subject: String
        /// Nil where nothing takes its place.
        let successor: String?

        enum Kind: String, CaseIterable {
            /// No longer called.
            case silent
            /// No longer delivered.
            case empty = "nil"
        }
    }

    init(_ comparison: Comparison) {
        guard comparison.before.scenario.lifecycle != comparison.after.scenario.lifecycle else { return }
        let called = Set(comparison.after.entries.filter { $0.kind == .callback }.map(\.name))
        var all: [Loss] = []
        for row in comparison.rows {
            guard let entry = comparison.entry(of: row), entry.kind == .callback else { continue }
            if row.fate == .gone, !called.contains(entry.name) {
                all.append(Loss(.silent, entry.title, row.successors.first, comparison))
            } else {
                all += row.changes.flatMap(\.emptied).map { subject in
                    Loss(.empty, subject, row.successors.first { $0.formerOption == subject }, comparison)
                }
            }
        }
        let found = Set(all.filter { $0.successor != nil }.map(\.subject))
        var seen: Set<Loss> = []
        losses = Loss.Kind.allCases.flatMap { kind in all.filter { $0.kind == kind } }.filter {
            ($0.successor != nil || !found.contains($0.subject)) && seen.insert($0).inserted
        }
    }

    /// A row for each loss: `silent  applicationDidBecomeActive(_:)  -> sceneDidBecomeActive(_:)`.
    var table: [String] {
        TextTable.lines(losses.map { [$0.kind.rawValue, $0.subject] + ($0.successor.map { ["-> \($0)"] } ?? []) })
    }
}

extension Migration.Loss {
    fileprivate init(_ kind: Kind, _ subject: String, _ successor: Successor?, _ comparison: Comparison) {
        self.init(kind: kind, subject: subject, successor: successor.map(comparison.title))
    }
}

extension Comparison {
    /// The name of a successor in a sentence.
    func title(of successor: Successor) -> String {
        switch successor {
        case .callback(let index, _): after.entries[index].title
        case .option(_, let slot, let index): "\(slot.rawValue) of \(after.entries[index].title)"
        }
    }
}

extension Successor {
    /// The option that held it.
    fileprivate var formerOption: String? {
        switch self {
        case .callback(_, let slot), .option(let slot, _, _): slot?.rawValue
        }
    }
}

extension Change {
    /// The arguments, or the options in them, that held something and are nil now.
    fileprivate var emptied: [String] {
        guard case .argument(let path, let was, let now) = self, let was, was != .null, (now ?? .null) == .null else {
            return []
        }
        guard case .object(let members) = was, !members.isEmpty else { return [path.printable] }
        return members.map { "\(path).\($0.key)".printable }
    }
}
