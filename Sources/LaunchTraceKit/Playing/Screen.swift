/// The content of a terminal: as many lines as it has, none wider than it is.
package struct Screen: Hashable, Sendable {
    package let size: ScreenSize
    let rows: [Line]

    init(size: ScreenSize, rows: [Line]) {
        self.size = size
        let missing = max(size.rows - rows.count, 0)
        self.rows = rows.prefix(size.rows).map { $0.cut(to: size.columns) } + Array(repeating: Line(), count: missing)
    }

    /// The lines as a file has them.
    func text(_ palette: Palette) -> String { rows.map { $0.text(palette) + "\n" }.joined() }

    /// The control sequences that turn another screen into this one; nil is an unknown one.
    func drawing(over old: Screen?, _ palette: Palette) -> String {
        guard let old, old.size == size else { return drawing(palette) }
        let changed = rows.indices.filter { rows[$0] != old.rows[$0] }
        return changed.map { "\u{1B}[\($0 + 1);1H" + erased($0, palette) }.joined()
    }

    private func drawing(_ palette: Palette) -> String {
        "\u{1B}[H" + rows.indices.map { erased($0, palette) }.joined(separator: "\r\n") + "\u{1B}[J"
    }

    /// The row instead of another. In a full row the cursor is on the last character, which mustn't be erased.
    private func erased(_ row: Int, _ palette: Palette) -> String {
        rows[row].text(palette) + (rows[row].cells < size.columns ? "\u{1B}[K" : "")
    }
}
