extension SwiftLexer {
    /// Reads `#/…/#`, which has several lines if nothing stands behind its start; false if it isn't closed.
    mutating func hashedRegex(hashes: Int) -> Bool {
        var index = position + hashes + 1
        while index < end, bytes[index].isBlank { index += 1 }
        let isMultiline = index < end && bytes[index].isLineEnd
        while index < end, isMultiline || !bytes[index].isLineEnd {
            if bytes[index] == .backslash {
                index += 2
            } else if bytes[index] == .slash, hasHashes(hashes, at: index + 1) {
                add(.regex, length: index + 1 + hashes - position)
                return true
            } else {
                index += 1
            }
        }
        report(.regexNotClosed, position..<min(end, position + hashes + 1))
        return false
    }

    /// The end of `/…/` by the rules that tell it from operators: it begins and ends with no blank, stays in its line,
    /// closes no parenthesis that it didn't open, and no comment begins with its end.
    func bareRegexEnd(from start: Int) -> Int? {
        var index = start + 1
        guard index < end, !bytes[index].isBlank, bytes[index] != .rightParenthesis else { return nil }
        var parentheses = 0
        var classes = 0
        while index < end, !bytes[index].isLineEnd {
            switch bytes[index] {
            case .backslash: index += 1
            case .leftBracket: classes += 1
            case .rightBracket: classes = max(0, classes - 1)
            case .leftParenthesis where classes == 0: parentheses += 1
            case .rightParenthesis where classes == 0:
                parentheses -= 1
                if parentheses < 0 { return nil }
            case .slash: return isBareRegexEnd(index, from: start) ? index + 1 : nil
            default: break
            }
            index += 1
        }
        return nil
    }

    private func isBareRegexEnd(_ index: Int, from start: Int) -> Bool {
        if index == start + 1 { return false }
        if bytes[index - 1].isBlank, bytes[index - 2] != .backslash { return false }
        return index + 1 >= end || (bytes[index + 1] != .slash && bytes[index + 1] != .star)
    }
}
