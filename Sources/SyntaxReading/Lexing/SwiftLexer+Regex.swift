extension SwiftLexer {
    /// Reads `#/…/#`, which spans several lines if its start is at the end of a line. Hashes that its end lacks are
    /// separate marks; without an end, all of them are.
    mutating func hashedRegex(hashes: Int) {
        var index = position + hashes + 1
        while index < end, bytes[index].isBlank { index += 1 }
        let isMultiline = index < end && bytes[index].isLineEnd
        let last = isMultiline ? end : lineEnd(from: index)
        let close = hashedSlashes.end(in: index..<last, hashes: hashes)
        let used = min(hashes, close?.hashes ?? 0)
        for count in stride(from: hashes, to: used, by: -1) {
            report(.regexNotClosed, position..<min(end, position + count + 1))
            add(.hash, length: 1)
        }
        if let close { add(.regex, length: close.position + 1 + used - position) }
    }

    /// The end of `/…/` by the rules that distinguish it from operators: it neither begins nor ends with a blank, stays
    /// on its line, closes only its own parentheses, and no comment begins with its end.
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
