import LaunchModel

/// How much has changed, by kind: `callbacks  2 gone, 4 new, 1 moved, 3 changed`.
struct DiffSummary {
    let lines: [String]

    init(_ comparison: Comparison) {
        var counts: [ShownKind: Count] = [:]
        for row in comparison.rows where !row.isSame {
            guard let entry = comparison.entry(of: row) else { continue }
            counts[ShownKind(entry), default: Count()].add(row)
        }
        for finding in comparison.findings { counts[.finding, default: Count()].add(finding) }
        let width = counts.keys.map(\.title.count).max() ?? 0
        lines = ShownKind.allCases.compactMap { kind in
            counts[kind].map { kind.title + String(repeating: " ", count: width - kind.title.count + 2) + $0.text }
        }
    }
}

private struct Count {
    private var gone = 0
    private var new = 0
    private var moved = 0
    private var changed = 0

    mutating func add(_ row: Comparison.Row) {
        switch row.fate {
        case .gone: gone += 1
        case .new: new += 1
        case .moved: moved += 1
        case .kept: changed += 1
        }
    }

    mutating func add(_ finding: Comparison.FindingChange) {
        switch finding {
        case .gone: gone += 1
        case .new: new += 1
        }
    }

    var text: String {
        [(gone, "gone"), (new, "new"), (moved, "moved"), (changed, "changed")]
            .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
}

extension ShownKind {
    /// The heading of a count.
    fileprivate var title: String {
        self == .viewController ? "view controllers" : plural
    }
}

extension Comparison {
    /// The entry of a row as it is, or was last.
    func entry(of row: Row) -> Entry? {
        row.after.map { after.entries[$0] } ?? row.before.map { before.entries[$0] }
    }
}
