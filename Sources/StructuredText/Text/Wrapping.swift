/// The text broken at blanks into lines of at most `width` characters; a longer word stays whole.
package func wrapped(_ text: String, to width: Int) -> [String] {
    // Bytes take a tenth of the time that characters take.
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    var lines: [String] = []
    var (line, length) = ([UInt8](), 0)
    for word in text.utf8.split(separator: .space) {
        let count = isASCII ? word.count : Substring(word).count
        if !line.isEmpty, length + 1 + count <= width {
            line.append(.space)
            length += 1
        } else if !line.isEmpty {
            lines.append(String(decoding: line, as: UTF8.self))
            (line, length) = ([], 0)
        }
        line += word
        length += count
    }
    return line.isEmpty ? lines : lines + [String(decoding: line, as: UTF8.self)]
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
