extension TokenCursor {
    /// Moves past `<…>` if it is next.
    mutating func skipAngles() {
        guard let first = token, first.kind == .mark, byte(of: first, at: 0) == .less else { return }
        skipAngles(open: 0)
    }

    /// Moves past so many `>`, and those that close what is opened here; they may stand in one mark with other signs.
    mutating func skipAngles(open: Int) {
        var depth = open
        while let token {
            guard token.kind != .leftBrace, !token.closes, token.kind != .semicolon else { return }
            if token.opens {
                skipBrackets()
                continue
            }
            index += 1
            guard token.kind == .mark else { continue }
            var previous: UInt8 = 0
            for byte in bytes(of: token) {
                if byte == .less { depth += 1 }
                if byte == .greater, previous != .minus { depth -= 1 }
                previous = byte
            }
            if depth <= 0 { return }
        }
    }

    /// Moves past a type.
    mutating func skipType() {
        while true {
            skipTypePrefix()
            if kind() == .name || kind() == .quotedName {
                index += 1
            } else if kind() == .leftParenthesis || kind() == .leftBracket {
                skipBrackets()
            } else {
                return
            }
            guard skipTypeSuffix() else { return }
        }
    }

    private mutating func skipTypePrefix() {
        while true {
            if kind() == .at {
                index += 2
                if kind() == .leftParenthesis, !startsLine(), tokens[index].start == tokens[index - 1].end {
                    skipBrackets()
                }
            } else if reads("~") || reads("-") || (kind() == .name && isTypePrefix && startsType(ahead: 1)) {
                index += 1
            } else {
                return
            }
        }
    }

    private var isTypePrefix: Bool {
        reads("some") || reads("any") || reads("inout") || reads("each") || reads("repeat") || reads("sending")
            || reads("borrowing") || reads("consuming") || reads("isolated") || reads("nonisolated")
            || reads("__owned") || reads("__shared") || reads("_const")
    }

    private func startsType(ahead distance: Int) -> Bool {
        guard let kind = kind(ahead: distance), !startsLine(ahead: distance) else { return false }
        return kind == .name || kind == .quotedName || kind == .leftParenthesis || kind == .leftBracket
            || kind == .at || reads("~", ahead: distance)
    }

    /// Moves past what may follow a type; true if another type has to come.
    private mutating func skipTypeSuffix() -> Bool {
        while let token {
            if token.kind == .dot, kind(ahead: 1) == .name || kind(ahead: 1) == .quotedName {
                index += 2
            } else if reads("->") || reads("&") {
                index += 1
                return true
            } else if token.kind == .mark, byte(of: token, at: 0) == .less {
                skipAngles()
            } else if token.kind == .mark, isOptionalMark(token) {
                index += 1
            } else if reads("async") || reads("throws") || reads("rethrows"), isFunctionType {
                index += 1
                if kind() == .leftParenthesis { skipBrackets() }
            } else {
                return false
            }
        }
        return false
    }

    /// Whether an arrow follows the effects.
    private var isFunctionType: Bool {
        var ahead = self
        ahead.end = min(ahead.end, ahead.index + 32)
        while ahead.skip(word: "async") || ahead.skip(word: "throws") || ahead.skip(word: "rethrows") {
            if ahead.kind() == .leftParenthesis { ahead.skipBrackets() }
        }
        return ahead.reads("->")
    }

    private func isOptionalMark(_ token: Token) -> Bool {
        bytes(of: token).allSatisfy { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") || $0 == .dot }
    }

    /// Moves past `where …` if it is next.
    mutating func skipRequirements() {
        guard skip(word: "where") else { return }
        repeat {
            skipType()
            if skip(.colon) || skip(word: "==") { skipType() }
        } while skip(.comma)
    }
}
