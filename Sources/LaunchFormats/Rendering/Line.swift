/// A line of text in pieces, each in one ink; it never ends in blanks, and no text in it is more than text: what a terminal or the
/// log of a CI job would obey is spelled out.
package struct Line: Hashable, Sendable {
    private var pieces: [Piece] = []
    private var width = 0
    private var gap = 0

    private struct Piece: Hashable {
        var text: String
        var ink: Ink
    }

    package init() {}

    package init(_ text: String, _ ink: Ink = .plain) {
        add(text, ink)
    }

    package mutating func add(_ text: String, _ ink: Ink = .plain) {
        guard !text.isEmpty else { return }
        if gap > 0 { pieces.append(Piece(text: String(repeating: " ", count: gap), ink: .plain)) }
        let text = text.mayBeObeyed ? text.printable : text
        pieces.append(Piece(text: text, ink: ink))
        // Scalars, because what counts as one character changes with the Unicode version.
        width += gap + text.utf8.count { $0 & 0b1100_0000 != 0b1000_0000 }
        gap = 0
    }

    /// Lets the next piece begin at a column, or after a blank where the line is there already.
    package mutating func align(to column: Int) {
        gap = max(column - width, 1)
    }

    /// Adds a field, set off by two blanks.
    package mutating func addField(_ text: String, _ ink: Ink = .plain) {
        gap = 2
        add(text, ink)
    }

    /// Adds another line as it stands.
    package mutating func add(_ line: Line) {
        for piece in line.pieces { add(piece.text, piece.ink) }
    }

    /// How many cells of a terminal it takes.
    package var cells: Int {
        trimmed.reduce(0) { $0 + $1.text.cells }
    }

    /// The line, or as much of it as so many cells have room for, and `...` for the rest.
    package func cut(to cells: Int) -> Line {
        let whole = prefix(cells: cells)
        if whole.isAll { return self }
        var cut = prefix(cells: max(cells - 3, 0)).line
        cut.add(String("...".prefix(cells)), .aside)
        return cut
    }

    /// The line, filled up with blanks for another piece to follow, or cut.
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

    /// Writes the line behind other bytes.
    package func write(_ palette: Palette, to bytes: inout [UInt8]) {
        for piece in trimmed { bytes += palette.paint(piece.text, piece.ink).utf8 }
    }

    package func text(_ palette: Palette) -> String {
        trimmed.map { palette.paint($0.text, $0.ink) }.joined()
    }

    /// The line in as many as so many cells need, broken where two blanks set a field off, and in a field that is longer
    /// than a line at its blanks; those behind the first are set in.
    ///
    /// - Parameters:
    ///   - width: The cells that there are; nil for no limit.
    ///   - indentation: The blanks before the lines behind the first.
    /// - Returns: The lines, of which the first begins as this one does.
    package func wrapped(to width: Int?, indentation: Int = 2) -> [Line] {
        guard let width, cells > width else { return [self] }
        var lines = WrappedLines(width: width, indentation: min(indentation, width / 2))
        for field in words(apartAt: { $0 > 1 }) {
            if field.room <= lines.longest {
                lines.add(field)
            } else {
                for word in field { lines.add([word]) }
            }
        }
        return lines.all
    }

    /// A sentence in as many lines as so many cells need, broken at single blanks: joined by one they are the sentence
    /// again.
    ///
    /// - Parameter width: The cells that there are.
    /// - Returns: The lines, of which those behind the first are set in by two blanks.
    package func wrappedSentence(to width: Int) -> [Line] {
        guard cells > width else { return [self] }
        var lines = WrappedLines(width: width, indentation: min(2, width / 2))
        for words in words(apartAt: { $0 == 1 }) { lines.add(words) }
        return lines.all
    }

    /// Lines of so many cells, of which the last is being filled.
    private struct WrappedLines {
        let width: Int
        let indentation: Int
        private(set) var all = [Line()]
        private var filled = 0

        init(width: Int, indentation: Int) {
            (self.width, self.indentation) = (width, indentation)
        }

        /// The most that fits into a line behind the first.
        var longest: Int { width - indentation }

        /// Adds words that stay together, in a new line where this one has no room for them.
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

    /// A part of the line without blanks, and those before it.
    fileprivate struct Word {
        let blanks: Int
        let text: String
        let ink: Ink
    }

    /// The words, together but for where so many blanks stand between them that they may come apart.
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
    /// The cells that they take together, without the blanks before them.
    fileprivate var room: Int { reduce(-(first?.blanks ?? 0)) { $0 + $1.blanks + $1.text.cells } }
}
