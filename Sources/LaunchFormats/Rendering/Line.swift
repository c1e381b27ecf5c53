/// A line of text in pieces, each in one ink. It never ends in blanks, and a sequence that a terminal or the log of a
/// CI job would interpret is escaped.
package struct Line: Hashable, Sendable {
    private var pieces: [Piece] = []
    private var width = 0
    private var gap = 0

    private struct Piece: Hashable {
        var text: String
        var ink: Ink
    }

    package init() {}

    package init(_ text: String, _ ink: Ink = .plain) { add(text, ink) }

    package mutating func add(_ text: String, _ ink: Ink = .plain) {
        guard !text.isEmpty else { return }
        if gap > 0 { pieces.append(Piece(text: String(repeating: " ", count: gap), ink: .plain)) }
        let isPlain = text.isPlain
        let text = !isPlain && text.mayBeObeyed ? text.printable : text
        pieces.append(Piece(text: text, ink: ink))
        // Scalars, because what counts as one character changes with the Unicode version.
        width += gap + (isPlain ? text.utf8.count : text.utf8.count { $0 & 0b1100_0000 != 0b1000_0000 })
        gap = 0
    }

    /// Starts the next piece at a column, or after a blank if the line is already longer.
    package mutating func align(to column: Int) { gap = max(column - width, 1) }

    /// Adds a field, separated by two blanks.
    package mutating func addField(_ text: String, _ ink: Ink = .plain) {
        gap = 2
        add(text, ink)
    }

    /// Adds another line unchanged.
    package mutating func add(_ line: Line) { for piece in line.pieces { add(piece.text, piece.ink) } }

    /// Its width in terminal cells.
    package var cells: Int { trimmed.reduce(0) { $0 + $1.text.cells } }

    /// The line, or the part of it that fits in the cells, followed by `...`.
    package func cut(to cells: Int) -> Line {
        let whole = prefix(cells: cells)
        if whole.isAll { return self }
        var cut = prefix(cells: max(cells - 3, 0)).line
        cut.add(String("...".prefix(cells)), .aside)
        return cut
    }

    /// The line, padded with blanks for another piece, or cut.
    package func padded(to cells: Int) -> Line {
        var line = cut(to: cells)
        let missing = cells - line.cells
        if missing > 0 { line.add(String(repeating: " ", count: missing)) }
        return line
    }

    private func prefix(cells: Int) -> (line: Line, isAll: Bool) {
        var (line, rest) = (Line(), cells)
        for piece in trimmed {
            let text = piece.text.prefix(cells: rest)
            line.add(String(text), piece.ink)
            if text.endIndex < piece.text.endIndex { return (line, false) }
            rest -= text.cells
        }
        return (line, true)
    }

    package func write(_ palette: Palette, to bytes: inout [UInt8]) {
        for piece in trimmed { bytes += palette.paint(piece.text, piece.ink).utf8 }
    }

    package func text(_ palette: Palette) -> String { trimmed.map { palette.paint($0.text, $0.ink) }.joined() }

    /// The line in as many lines as the width requires. It breaks where two blanks separate a field, and inside a field
    /// that is longer than a line at its blanks. All lines except the first are indented.
    ///
    /// - Parameters:
    ///   - width: The number of cells; nil for no limit.
    ///   - indentation: The blanks before the lines after the first.
    /// - Returns: The lines, of which the first begins like this one.
    package func wrapped(to width: Int?, indentation: Int = 2) -> [Line] {
        guard let width, cells > width else { return [self] }
        var lines = WrappedLines(width: width, indentation: min(indentation, width / 2))
        for field in words(apartAt: { $0 > 1 }) {
            if field.room <= lines.longest { lines.add(field) } else { for word in field { lines.add([word]) } }
        }
        return lines.all
    }

    /// A sentence in as many lines as the width requires, broken at single blanks. Joined by single blanks, they are
    /// the sentence again.
    ///
    /// - Parameter width: The number of cells.
    /// - Returns: The lines, all except the first indented by two blanks.
    package func wrappedSentence(to width: Int) -> [Line] {
        guard cells > width else { return [self] }
        var lines = WrappedLines(width: width, indentation: min(2, width / 2))
        for words in words(apartAt: { $0 == 1 }) { lines.add(words) }
        return lines.all
    }

    /// Lines of a width; the last one is being filled.
    private struct WrappedLines {
        let width: Int
        let indentation: Int
        private(set) var all = [Line()]
        private var filled = 0

        init(width: Int, indentation: Int) { (self.width, self.indentation) = (width, indentation) }

        /// The longest text that fits in a line after the first.
        var longest: Int { width - indentation }

        /// Adds words that stay together, in a new line if they don't fit in this one.
        mutating func add(_ words: [Word]) {
            let blanks = words.first?.blanks ?? 0
            let isNew = filled > 0 && filled + blanks + words.room > width
            if isNew {
                all.append(Line())
                all[all.count - 1].align(to: indentation)
                filled = indentation
            }
            for (index, word) in words.enumerated() {
                let gap = index == 0 && isNew ? 0 : word.blanks
                if gap > 0 { all[all.count - 1].add(String(repeating: " ", count: gap)) }
                all[all.count - 1].add(word.text, word.ink)
                filled += gap + word.text.cells
            }
        }
    }

    /// A part of the line without blanks, and the blanks before it.
    fileprivate struct Word {
        let blanks: Int
        let text: String
        let ink: Ink
    }

    /// The words in groups, which are separated where the number of blanks allows a break.
    private func words(apartAt mayPart: (Int) -> Bool) -> [[Word]] {
        var groups: [[Word]] = []
        var blanks = 0
        for piece in trimmed {
            for (index, part) in piece.text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { blanks += 1 }
                guard !part.isEmpty else { continue }
                let word = Word(blanks: blanks, text: String(part), ink: piece.ink)
                if groups.isEmpty || mayPart(blanks) { groups.append([]) }
                groups[groups.count - 1].append(word)
                blanks = 0
            }
        }
        return groups
    }

    private var trimmed: [Piece] {
        if let end = pieces.last?.text.utf8.last, (0x21..<0x7F).contains(end) { return pieces }
        var pieces = pieces
        while let last = pieces.popLast() {
            guard let end = last.text.lastIndex(where: { !$0.isWhitespace }) else { continue }
            return pieces + [Piece(text: String(last.text[...end]), ink: last.ink)]
        }
        return []
    }
}

extension [Line.Word] {
    /// Their width in cells, without the blanks before them.
    fileprivate var room: Int { reduce(-(first?.blanks ?? 0)) { $0 + $1.blanks + $1.text.cells } }
}
