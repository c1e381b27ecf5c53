extension SwiftParser {
    /// Moves past `<…>` after a name in an expression, if it is a list of types and the next token shows that it isn't
    /// a comparison.
    func skipGenericArguments() {
        guard kind == .mark, byte == .less, !readsEmptyAngles else { return }
        let (first, firstOffset) = (index, offset)
        if !refusedAngles.contains(index), skipArgumentList(depth: 0), endsGenericName { return }
        index = first
        offset = firstOffset
    }

    /// `<>`, which is an operator.
    private var readsEmptyAngles: Bool {
        let start = tokens[index].start + offset
        return start + 1 < tokens[index].end && bytes[start + 1] == .greater
    }

    private var endsGenericName: Bool {
        guard index < end else { return true }
        let token = tokens[index]
        switch token.kind {
        case .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .dot, .comma, .semicolon, .colon: return true
        case .leftParenthesis, .leftBracket: return !token.startsLine
        case .mark:
            let start = token.start + offset
            if bytes[start] == .question || bytes[start] == .exclamation { return isLeftBound(start) }
            return reads("&") && fixity == .infix
        default: return false
        }
    }

    /// Reads `<Type, …>`, as far as it is valid.
    private func skipArgumentList(depth: Int) -> Bool {
        guard depth < SyntaxLimit.nesting.number, !refusedAngles.contains(index) else { return false }
        let first = index
        skipByte()
        while byte != .greater || kind != .mark {
            guard readsType(depth: depth) || skipNumber() else { return refuse(first, depth) }
            guard skip(.comma) else { break }
        }
        guard kind == .mark, byte == .greater else { return refuse(first, depth) }
        skipByte()
        return true
    }

    private func refuse(_ angle: Int, _ depth: Int) -> Bool {
        if depth > 0 { refusedAngles.insert(angle) }
        return false
    }

    private func skipNumber() -> Bool {
        if reads("-"), kind(ahead: 1) == .number { advance() }
        return skip(.number)
    }

    // MARK: - Types that may be none

    /// Reads a type, as far as it is valid.
    private func readsType(depth: Int) -> Bool {
        while true {
            skipTypeWords()
            guard readsSimpleType(depth: depth) else { return false }
            if reads("&") || reads("->") { advance() } else if skipEffectsBeforeArrow() { advance() } else { break }
        }
        _ = skip(reading: "...")
        return true
    }

    private func skipTypeWords() {
        while index < end {
            if kind == .at {
                skipTypeAttribute()
            } else if reads("~") {
                advance()
            } else if word == .some || word == .any || word == .each || word == .repeat || word == .inout,
                isName(ahead: 1) || kind(ahead: 1) == .leftParenthesis || kind(ahead: 1) == .leftBracket
            {
                advance()
            } else {
                return
            }
        }
    }

    private func readsSimpleType(depth: Int) -> Bool {
        switch kind {
        case .name, .quotedName: guard readsTypeName(depth: depth) else { return false }
        case .leftParenthesis, .leftBracket: guard readsTypeBrackets(depth: depth + 1) else { return false }
        default: return false
        }
        while index < end {
            if kind == .dot {
                advance()
                guard isName() else { return false }
                guard readsMemberName(depth: depth) else { return false }
            } else if isOptionalMark {
                skipByte()
            } else {
                return true
            }
        }
        return true
    }

    private func readsTypeName(depth: Int) -> Bool { isIdentifier() && readsMemberName(depth: depth) }

    private func readsMemberName(depth: Int) -> Bool {
        advance()
        return kind == .mark && byte == .less ? skipArgumentList(depth: depth + 1) : true
    }

    /// Reads the brackets of a tuple, an array or a dictionary.
    private func readsTypeBrackets(depth: Int) -> Bool {
        guard depth < SyntaxLimit.nesting.number else { return false }
        let (opening, outerEnd) = (index, end)
        end = closing
        advance()
        let isRead = readsTypeList(depth: depth, inParentheses: tokens[opening].kind == .leftParenthesis)
        let isWhole = isRead && index == end && offset == 0
        end = outerEnd
        guard isWhole, index < end else { return false }
        skipPartner(of: opening)
        return true
    }

    private func readsTypeList(depth: Int, inParentheses: Bool) -> Bool {
        if index == end { return inParentheses }
        while index < end {
            if inParentheses, isName(), kind(ahead: 1) == .colon { index += 2 }
            if inParentheses, isName(), isName(ahead: 1), kind(ahead: 2) == .colon { index += 3 }
            guard readsType(depth: depth) || skipNumber() else { return false }
            if !inParentheses, skip(.colon) || skip(reading: "of") {
                guard readsType(depth: depth) else { return false }
            }
            guard inParentheses, skip(.comma) else { break }
        }
        return true
    }
}
