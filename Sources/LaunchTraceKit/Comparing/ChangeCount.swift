/// How many entries of a kind have changed, and how.
struct ChangeCount {
    private var gone = 0
    private var new = 0
    private var moved = 0
    private var changed = 0

    fileprivate mutating func add(_ row: Comparison.Row) {
        switch row.fate {
        case .gone: gone += 1
        case .new: new += 1
        case .moved: moved += 1
        case .kept: changed += 1
        }
    }

    fileprivate mutating func add(_ finding: Comparison.FindingChange) {
        switch finding {
        case .gone: gone += 1
        case .new: new += 1
        }
    }

    /// `2 gone, 4 new, 1 moved, 3 changed`
    fileprivate var text: String {
        [(gone, "gone"), (new, "new"), (moved, "moved"), (changed, "changed")].filter { $0.0 > 0 }.map {
            "\($0.0) \($0.1)"
        }.joined(separator: ", ")
    }

    /// A row for each kind: `callbacks  2 gone, 4 new, 1 moved, 3 changed`.
    static func table(_ comparison: Comparison) -> [String] {
        var counts: [ShownKind: ChangeCount] = [:]
        for row in comparison.rows where !row.isSame {
            guard let entry = comparison.entry(of: row) else { continue }
            counts[ShownKind(entry), default: ChangeCount()].add(row)
        }
        for finding in comparison.findings { counts[.finding, default: ChangeCount()].add(finding) }
        return TextTable.lines(ShownKind.allCases.compactMap { kind in counts[kind].map { [kind.title, $0.text] } })
    }
}

extension ShownKind {
    fileprivate var title: String {
        switch self {
        case .event: "events"
        case .viewController: "view controllers"
        case .step, .callback, .notification, .transition, .action, .stop, .finding: plural
        }
    }
}

extension Comparison {
    func kind(of row: Row) -> Timeline.Kind? {
        row.after.map { after.entries[$0].kind } ?? row.before.map { before.entries[$0].kind }
    }

    /// The entry of a row as it is, or was last.
    func entry(of row: Row) -> Timeline.Entry? {
        row.after.map { after.entries[$0] } ?? row.before.map { before.entries[$0] }
    }
}
