/// Rows of cells in columns, two blanks between them.
package enum TextTable {
    package static func lines(_ rows: [[String]]) -> [String] {
        let columns = 0..<(rows.map(\.count).max() ?? 0)
        let widths = columns.map { column in rows.compactMap { $0.dropLast().dropFirst(column).first?.count }.max() ?? 0
        }
        return rows.map { row in
            zip(row, widths).reduce("") { line, cell in
                line + (line.isEmpty ? "" : "  ") + cell.0
                    + String(repeating: " ", count: max(cell.1 - cell.0.count, 0))
            }.trimmed
        }
    }
}

extension String {
    fileprivate var trimmed: String { String(prefix(upTo: lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)) }
}
