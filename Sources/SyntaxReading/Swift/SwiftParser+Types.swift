extension SwiftParser {
    /// A type as a node without children.
    func typeName() -> Reference? {
        let first = index
        skipType()
        return here > first ? builder.node(.typeName, from: first, end: here) : nil
    }

    /// Moves past a type. The content of its brackets isn't checked.
    func skipType() {
        while true {
            skipTypePrefix()
            switch kind {
            case .name where mayBeType, .quotedName: advance()
            case .leftParenthesis, .leftBracket: skipBrackets()
            default: return
            }
            guard skipTypeSuffixes() else { return }
        }
    }

    /// Whether the next word can be a type; `class` means `AnyObject`.
    private var mayBeType: Bool { !word.isReserved || word == .class }

    func skipTypePrefix() {
        while true {
            if kind == .at {
                skipTypeAttribute()
            } else if kind == .mark, reads("~") || reads("-") {
                advance()
            } else if kind == .name, startsType(ahead: 1), isTypePrefix {
                advance()
            } else if word == .nonisolated, kind(ahead: 1) == .leftParenthesis, startsType(ahead: 4) {
                index += 4
            } else {
                return
            }
        }
    }

    private var isTypePrefix: Bool {
        switch word {
        case .some, .any, .inout, .each, .repeat, .borrowing, .consuming, .isolated, .nonisolated: true
        case .other: reads("sending") || reads("__owned") || reads("__shared") || reads("_const")
        default: false
        }
    }

    private func startsType(ahead distance: Int) -> Bool {
        switch kind(ahead: distance) {
        case nil: return false
        case .name: return !word(ahead: distance).isReserved || word(ahead: distance) == .inout
        case .quotedName, .leftParenthesis, .leftBracket, .at: return true
        default: return reads("~", ahead: distance)
        }
    }

    /// Moves past the suffixes of a type; true if another type must follow.
    private func skipTypeSuffixes() -> Bool {
        while index < end {
            switch tokens[index].kind {
            case .dot where isName(ahead: 1): index += 2
            case .colon where isGlued && kind(ahead: 1) == .colon && isName(ahead: 2): index += 3
            case .mark:
                if reads("->") || reads("&") {
                    advance()
                    return true
                }
                guard skipTypeMark() else { return false }
            case .name:
                guard skipEffectsBeforeArrow() else { return false }
                advance()
                return true
            default: return false
            }
        }
        return false
    }

    private func skipTypeMark() -> Bool {
        let start = tokens[index].start + offset
        switch bytes[start] {
        case .less:
            guard offset == 0, isName(ahead: -1) else { return false }
            skipAngles()
        case .question, .exclamation:
            guard isLeftBound(start) else { return false }
            skipByte()
        default: return false
        }
        return true
    }

    // MARK: - Effects

    /// Moves past `async throws(E)` and similar words, of which no type has more than two.
    func skipEffects() {
        for _ in 0..<4 {
            guard word == .async || word == .throws || word == .rethrows || word == .reasync else { return }
            advance()
            if kind == .leftParenthesis { skipBrackets() }
        }
    }

    /// Moves to an arrow after effects; false if there is no arrow or no effect.
    func skipEffectsBeforeArrow() -> Bool {
        guard word == .async || word == .throws || word == .rethrows || word == .reasync else { return false }
        let first = index
        skipEffects()
        if reads("->") { return true }
        index = first
        return false
    }

    // MARK: - Angles

    /// Moves past `<…>` if it is next.
    func skipAnglesIfAny() { if kind == .mark, byte == .less { skipAngles() } }

    /// Moves past this many `>`, and those that close brackets opened here; other signs may follow the last in its
    /// mark.
    func skipAngles(open: Int = 0) {
        var depth = open
        while index < end {
            let token = tokens[index]
            if token.kind == .leftBrace || token.closes || token.kind == .semicolon { return }
            if token.kind == .mark { if skipAngles(of: token, &depth) { return } } else { skipOne() }
        }
    }

    /// Moves past a mark, or up to its `>` that closes the first `<`.
    private func skipAngles(of token: Token, _ depth: inout Int) -> Bool {
        var previous: UInt8 = 0
        for position in (token.start + offset).upTo(token.end) {
            let byte = bytes[position]
            if byte == .less { depth += 1 }
            if byte == .greater, previous != .minus {
                depth -= 1
                if depth <= 0 {
                    offset = position - token.start
                    skipByte()
                    return true
                }
            }
            previous = byte
        }
        advance()
        return false
    }

    /// Moves past `where …` if it is next.
    func skipRequirements() {
        guard skip(.where) else { return }
        repeat {
            let first = index
            skipType()
            if skip(.colon) || skip(reading: "==") { skipType() }
            if index == first { return }
        } while skip(.comma)
    }
}
