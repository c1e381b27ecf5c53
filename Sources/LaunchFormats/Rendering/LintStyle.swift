/// The style of findings as text.
package struct LintStyle: Hashable, Sendable {
    package let palette: Palette
    /// The columns of the terminal; nil if the text isn't for a terminal, so that no line is broken.
    package let columns: Int?
    /// Whether a finding is one line.
    package let isSummary: Bool

    package init(_ palette: Palette, columns: Int? = nil, isSummary: Bool = false) {
        (self.palette, self.columns, self.isSummary) = (palette, columns, isSummary)
    }

    /// Without colors, for other outputs than a terminal.
    package static let plain = LintStyle(.plain)

    /// A sentence in as many lines as the terminal requires, after the text that opens the first line and below it.
    func lines(_ opening: String, _ ink: Ink, _ text: String) -> [String] {
        let indentation = opening.prefix { $0 == " " }.count + 4
        let printable = text.printable
        guard let columns, opening.cells + printable.cells > columns else {
            return [palette.paint(opening, ink) + printable]
        }
        let rows = wrapped(opening.drop { $0 == " " } + printable, toCells: max(columns - indentation, 20))
        return rows.enumerated().map { index, row in
            index == 0
                ? String(opening.prefix { $0 == " " }) + colouring(row, of: opening, ink)
                : String(repeating: " ", count: indentation) + row
        }
    }

    private func colouring(_ row: String, of opening: String, _ ink: Ink) -> String {
        let word = opening.drop { $0 == " " }.split(separator: " ").first ?? ""
        return row.hasPrefix(word) ? palette.paint(String(word), ink) + row.dropFirst(word.count) : row
    }
}
