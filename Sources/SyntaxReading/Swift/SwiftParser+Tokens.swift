extension SwiftParser {
    // MARK: - The next tokens

    var kind: Token.Kind? { index < end ? tokens[index].kind : nil }

    /// The meaning of the next word; a name in backticks, or another token, has none.
    var word: SwiftWord { index < end ? tokens[index].word : .other }

    var startsLine: Bool { index < end && offset == 0 && tokens[index].startsLine }

    func kind(ahead distance: Int) -> Token.Kind? { index + distance < end ? tokens[index + distance].kind : nil }

    func word(ahead distance: Int) -> SwiftWord { index + distance < end ? tokens[index + distance].word : .other }

    /// Whether a token is on the line of the one before it.
    func isInLine(ahead distance: Int) -> Bool { index + distance < end && !tokens[index + distance].startsLine }

    var byte: UInt8? { index < end ? bytes[tokens[index].start + offset] : nil }

    /// Whether the next token directly follows the one before it.
    var isGlued: Bool { index > 0 && index < end && tokens[index].start == tokens[index - 1].end }

    /// Whether the token has this text; one in backticks doesn't.
    func reads(_ word: StaticString, ahead distance: Int = 0) -> Bool {
        guard index + distance < end else { return false }
        let token = tokens[index + distance]
        let start = token.start + (distance == 0 ? offset : 0)
        guard token.end - start == word.utf8CodeUnitCount else { return false }
        for position in 0..<word.utf8CodeUnitCount where bytes[start + position] != word.utf8Start[position] {
            return false
        }
        return true
    }

    /// Whether a token is a name that can be chosen freely.
    func isIdentifier(ahead distance: Int = 0) -> Bool {
        guard index + distance < end else { return false }
        let token = tokens[index + distance]
        return token.kind == .name ? !token.word.isReserved : token.kind == .quotedName
    }

    func isName(ahead distance: Int = 0) -> Bool {
        let kind = kind(ahead: distance)
        return kind == .name || kind == .quotedName
    }

    var isWildcard: Bool { isWildcard(ahead: 0) }

    func isWildcard(ahead distance: Int) -> Bool {
        guard index + distance < end else { return false }
        let token = tokens[index + distance]
        return token.end - token.start == 1 && bytes[token.start] == .underscore
    }

    // MARK: - Steps

    /// Moves to the next token, but not out of the surrounding brackets.
    func advance() {
        if index < end { index += 1 }
        offset = 0
    }

    func skip(_ kind: Token.Kind) -> Bool {
        guard self.kind == kind else { return false }
        advance()
        return true
    }

    func skip(_ word: SwiftWord) -> Bool {
        guard index < end, tokens[index].word == word else { return false }
        advance()
        return true
    }

    func skip(reading word: StaticString) -> Bool {
        guard reads(word) else { return false }
        advance()
        return true
    }

    /// Moves past one byte of a mark.
    func skipByte() {
        offset += 1
        if index < end, tokens[index].start + offset >= tokens[index].end { advance() }
    }

    /// Whether `?` or `!` is next, with nothing before it.
    var isOptionalMark: Bool {
        guard kind == .mark, byte == .question || byte == .exclamation else { return false }
        return isLeftBound(tokens[index].start + offset)
    }

    func skipOptionalMark() { if isOptionalMark { skipByte() } }

    /// The number after the last token that has been read at least in part.
    var here: Int { offset > 0 ? index + 1 : index }

    /// The number of the bracket that closes the next one, or of the end.
    var closing: Int { min(end, max(index + 1, pairs.partner(of: index))) }

    func skipBrackets() {
        let opening = index
        index = closing
        offset = 0
        skipPartner(of: opening)
    }

    /// Moves past the bracket that closes another one, if it is next.
    func skipPartner(of opening: Int) {
        if index < end, tokens[index].kind.rawValue == tokens[opening].kind.rawValue + 3 { index += 1 }
    }
}

extension UInt8 {
    static var underscore: UInt8 { UInt8(ascii: "_") }
    static var question: UInt8 { UInt8(ascii: "?") }
    static var exclamation: UInt8 { UInt8(ascii: "!") }
}
