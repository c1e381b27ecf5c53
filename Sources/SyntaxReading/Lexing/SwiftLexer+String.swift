extension SwiftLexer {
    /// The beginning of a string, which determines its end.
    struct StringStart {
        let position: Int
        let hashes: Int
        let isMultiline: Bool
    }

    mutating func string(hashes: Int) {
        let start = position
        position += hashes
        let isMultiline = isMultilineDelimiter(hashes: hashes)
        position += isMultiline ? 3 : 1
        finish(StringStart(position: start, hashes: hashes, isMultiline: isMultiline), from: start)
    }

    /// Three quotes, unless they are a short string themselves: `#"""#`.
    private mutating func isMultilineDelimiter(hashes: Int) -> Bool {
        guard byte(ahead: 1) == .quote, byte(ahead: 2) == .quote else { return false }
        guard hashes > 0 else { return true }
        let line = (position + 2)..<lineEnd(from: position + 2)
        return (hashedQuotes.end(in: line, hashes: hashes)?.hashes ?? 0) < hashes
    }

    /// Reads a string up to its end or its next interpolation; the piece begins at `start`.
    mutating func finish(_ string: StringStart, from start: Int) {
        while position < end {
            let byte = bytes[position]
            if byte == .quote, isEnd(of: string) {
                position += (string.isMultiline ? 3 : 1) + string.hashes
                add(start == string.position ? .string : .stringPiece, from: start)
                return
            } else if byte == .backslash, hasHashes(string.hashes, at: position + 1) {
                position += 1 + string.hashes
                if self.byte(ahead: 0) == .leftParenthesis {
                    interpolate(string, from: start)
                    return
                }
                position = min(end, position + 1)
            } else if byte.isLineEnd, !string.isMultiline {
                break
            } else {
                position += 1
            }
        }
        report(.stringNotClosed, string.position..<min(string.position + string.hashes + 1, end))
        // There may be nothing after an interpolation.
        guard position > start else { return }
        add(start == string.position ? .string : .stringPiece, from: start)
    }

    private mutating func interpolate(_ string: StringStart, from start: Int) {
        add(.stringPiece, from: start)
        interpolations.append(Interpolation(string: string, start: position, parentheses: parentheses))
        parentheses = 0
        add(.leftParenthesis, length: 1)
    }

    private func isEnd(of string: StringStart) -> Bool {
        if string.isMultiline, byte(ahead: 1) != .quote || byte(ahead: 2) != .quote { return false }
        return hasHashes(string.hashes, at: position + (string.isMultiline ? 3 : 1))
    }

    func hasHashes(_ count: Int, at start: Int) -> Bool {
        var index = start
        while index < min(end, start + count), bytes[index] == .hash { index += 1 }
        return index == start + count
    }
}
