/// Several sequences with equal steps in equal rows.
struct SideBySide<Step: Sendable>: Sendable {
    /// A step for each column; nil where it has none there.
    private(set) var rows: [[Step?]] = []

    /// Sequences whose steps are the same where their names are.
    init(_ columns: [[Step]], by name: (Step) -> String) {
        for (column, steps) in columns.enumerated() {
            let old = rows.map { row in row.lazy.compactMap(\.self).first.map(name) ?? "" }
            rows = EditScript(from: old, to: steps.map(name)).steps.map { step in
                var row = step.before.map { rows[$0] } ?? Array(repeating: nil, count: columns.count)
                if let index = step.after { row[column] = steps[index] }
                return row
            }
        }
    }
}
