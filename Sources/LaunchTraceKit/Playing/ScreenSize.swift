/// The size of a terminal, in cells.
package struct ScreenSize: Hashable, Sendable {
    package let columns: Int
    package let rows: Int

    package init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

    /// The default size of terminals since the VT100.
    package static let usual = ScreenSize(columns: 80, rows: 24)

    /// As much of it as another size has room for.
    package func within(_ other: ScreenSize?) -> ScreenSize {
        guard let other else { return self }
        return ScreenSize(columns: min(columns, other.columns), rows: min(rows, other.rows))
    }
}

extension ScreenSize {
    /// Reads `80x24`; nil for anything else, and outside of 1 to 1000.
    init?(_ text: String) {
        let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1], (1...1000).contains(columns),
            (1...1000).contains(rows)
        else { return nil }
        self.init(columns: columns, rows: rows)
    }

    var text: String { "\(columns)x\(rows)" }
}
