// What stands where the reader is.

extension YAMLReader {
    var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    var column: Int { index - lineStart }

    /// Goes over blanks, line ends and comments.
    mutating func skipToInk() throws(YAMLProblem) {
        var isIndented = index == lineStart
        var hasTab = false
        while let byte {
            if byte == .lineFeed || byte == .carriageReturn {
                index += 1
                lineStart = index
                (isIndented, hasTab) = (true, false)
            } else if byte.isBlank {
                hasTab = hasTab || byte == .tab && isIndented
                index += 1
            } else if isComment {
                index = lineEnd
            } else if hasTab {
                throw problem(.tab)
            } else {
                return
            }
        }
    }

    /// Refuses what stands behind a value in its line, but for a comment.
    mutating func endLine() throws(YAMLProblem) {
        while byte?.isBlank == true { index += 1 }
        guard let byte, !byte.isLineEnd, !isComment else { return }
        throw problem(byte == .colon ? .complexKey : .unexpected)
    }

    var lineEnd: Int { bytes[index...].firstIndex(where: \.isLineEnd) ?? bytes.count }

    /// Whether a comment begins here: at a `#` with a blank or nothing before it.
    var isComment: Bool { isComment(at: index) }

    func isComment(at index: Int) -> Bool {
        bytes[index] == .hash && (index == 0 || bytes[index - 1].isBlank || bytes[index - 1].isLineEnd)
    }

    /// Whether a blank or a line end follows the byte here.
    func isAlone(at index: Int) -> Bool {
        index + 1 >= bytes.count || bytes[index + 1].isBlank || bytes[index + 1].isLineEnd
    }

    /// Whether an item of a sequence begins here.
    var isDash: Bool { byte == .minus && isAlone(at: index) }

    /// Whether a key with its colon begins here.
    var isKey: Bool { keyEnd(from: index) != nil }

    var isBlockCollection: Bool { isDash || isKey }

    /// `---` or `...` at the start of a line.
    func isMarker(_ sign: UInt8) -> Bool {
        column == 0 && index + 2 < bytes.count && bytes[index..<index + 3].allSatisfy { $0 == sign }
            && isAlone(at: index + 2)
    }

    /// The colon behind a key that begins at an index, in the same line.
    func keyEnd(from start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        switch bytes[start] {
        case .quote, .apostrophe:
            guard let end = quoteEnd(from: start) else { return nil }
            var index = end + 1
            while index < bytes.count, bytes[index].isBlank { index += 1 }
            return index < bytes.count && bytes[index] == .colon && isAlone(at: index) ? index : nil
        case .leftBracket, .leftBrace, .bar, .greater, .star, .hash: return nil
        default:
            var index = start
            while index < bytes.count, !bytes[index].isLineEnd, !isComment(at: index) {
                if bytes[index] == .colon, isAlone(at: index) { return index }
                index += 1
            }
            return nil
        }
    }

    /// The closing quotation mark of a text in one line.
    private func quoteEnd(from start: Int) -> Int? {
        var index = start + 1
        while index < bytes.count, !bytes[index].isLineEnd {
            if bytes[index] == .backslash, bytes[start] == .quote {
                index += 1
            } else if bytes[index] == bytes[start] {
                guard bytes[start] == .apostrophe, index + 1 < bytes.count, bytes[index + 1] == .apostrophe else {
                    return index
                }
                index += 1
            }
            index += 1
        }
        return nil
    }

    func problem(_ mistake: YAMLMistake, at index: Int? = nil) -> YAMLProblem {
        let start = min(index ?? self.index, bytes.count)
        return YAMLProblem(mistake: mistake, place: Place(source: source, range: start..<min(start + 1, bytes.count)))
    }
}

extension UInt8 {
    /// Whether it ends a word between brackets.
    var isFlowSign: Bool {
        self == .comma || self == .leftBracket || self == .rightBracket || self == .leftBrace || self == .rightBrace
    }
}
