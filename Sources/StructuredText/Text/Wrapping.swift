/// The text broken at blanks into lines of at most `width` characters; a longer word stays whole.
package func wrapped(_ text: String, to width: Int) -> [String] {
    // Counting characters takes ten times longer than counting bytes.
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    func length(_ text: some StringProtocol) -> Int { isASCII ? text.utf8.count : text.count }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
        if line.isEmpty {
            line = String(word)
        } else if length(line) + 1 + length(word) <= width {
            line += " " + word
        } else {
            lines.append(line)
            line = String(word)
        }
    }
    return line.isEmpty ? lines : lines + [line]
}

/// The text broken into lines of at most this many terminal cells, at blanks if possible.
package func wrapped(_ text: String, toCells width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
        if !line.isEmpty, line.cells + 1 + word.cells <= width {
            line += " " + word
        } else {
            if !line.isEmpty { lines.append(line) }
            let pieces = pieces(of: word, cells: width)
            lines += pieces.dropLast()
            line = pieces.last ?? ""
        }
    }
    return line.isEmpty ? lines : lines + [line]
}

/// A word in pieces that fit in a line.
private func pieces(of word: Substring, cells: Int) -> [String] {
    var (pieces, rest) = ([String](), word)
    while !rest.isEmpty {
        let fitting = rest.prefix(cells: cells)
        let piece = fitting.isEmpty ? rest.prefix(1) : fitting
        pieces.append(String(piece))
        rest = rest[piece.endIndex...]
    }
    return pieces
}
