/// A line of text in pieces, each in one ink; it never ends in blanks.
struct Line {
    private var pieces: [Piece] = []
    private var width = 0
    private var gap = 0

    private struct Piece {
        var text: String
        var ink: Ink
    }

    mutating func add(_ text: String, _ ink: Ink = .plain) {
        guard !text.isEmpty else { return }
        if gap > 0 { pieces.append(Piece(text: String(repeating: " ", count: gap), ink: .plain)) }
        pieces.append(Piece(text: text, ink: ink))
        // Scalars, because what counts as one character changes with the Unicode version.
        width += gap + text.unicodeScalars.count
        gap = 0
    }

    /// Lets the next piece begin at a column, or after a blank where the line is there already.
    mutating func align(to column: Int) {
        gap = max(column - width, 1)
    }

    /// Adds a field, set off by two blanks.
    mutating func addField(_ text: String, _ ink: Ink = .plain) {
        gap = 2
        add(text, ink)
    }

    /// Adds another line as it stands.
    mutating func add(_ line: Line) {
        for piece in line.pieces { add(piece.text, piece.ink) }
    }

    func text(_ palette: Palette) -> String {
        trimmed.map { palette.paint($0.text, $0.ink) }.joined()
    }

    private var trimmed: [Piece] {
        var pieces = pieces
        while let last = pieces.popLast() {
            guard let end = last.text.lastIndex(where: { !$0.isWhitespace }) else { continue }
            return pieces + [Piece(text: String(last.text[...end]), ink: last.ink)]
        }
        return []
    }
}
