/// Several sequences with equal steps in equal rows.
struct SideBySide<Step>: Sendable where Step: Sendable {
    /// A step for each column; nil where it has none there.
    private(set) var rows: [[Step?]] = []

    /// Sequences whose steps are the same where their names are.
    init(_ columns: [[Step]], by name: (Step) -> String) {
        for (index, column) in columns.enumerated() { add(column, as: index, of: columns.count, name) }
    }

    private mutating func add(_ steps: [Step], as column: Int, of count: Int, _ name: (Step) -> String) {
        let old = rows.map { row in row.lazy.compactMap(\.self).first.map(name) ?? "" }
        let matches = Self.matches(old, steps.map(name))
        var (merged, rest) = ([[Step?]](), rows[...])
        for (index, step) in steps.enumerated() {
            if let row = matches[index] {
                merged += rest.prefix(upTo: row)
                rest = rows[row...]
                var same = rest.removeFirst()
                same[column] = step
                merged.append(same)
            } else {
                var alone = [Step?](repeating: nil, count: count)
                alone[column] = step
                merged.append(alone)
            }
        }
        rows = merged + rest
    }

    /// For each step of the second sequence its like in the first, as many as are in one order.
    private static func matches(_ first: [String], _ second: [String]) -> [Int?] {
        var lengths = Array(repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
        for i in first.indices.reversed() {
            for j in second.indices.reversed() {
                lengths[i][j] =
                    first[i] == second[j]
                    ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        var (i, matches) = (0, [Int?]())
        for j in second.indices {
            while i < first.count, first[i] != second[j], lengths[i + 1][j] >= lengths[i][j + 1] { i += 1 }
            let isSame = i < first.count && first[i] == second[j] && lengths[i][j] == lengths[i + 1][j + 1] + 1
            matches.append(isSame ? i : nil)
            if isSame { i += 1 }
        }
        return matches
    }
}
