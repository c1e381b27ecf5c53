extension SwiftParser {
    /// The maximum number of tokens before the word that introduces a declaration.
    private static let modifierLimit = 64

    /// Whether a declaration is next, with or without attributes and modifiers.
    func startsDeclaration(isMember: Bool) -> Bool {
        guard index < end else { return false }
        let token = tokens[index]
        if token.kind == .at { return true }
        guard token.kind == .name else { return false }
        if introducesAlone(token.word) { return introduces(isMember: isMember) }
        guard isModifierHere else { return false }
        let first = index
        defer {
            index = first
            offset = 0
        }
        return startsBehindModifiers(isMember: isMember)
    }

    private func startsBehindModifiers(isMember: Bool) -> Bool {
        for _ in 0..<Self.modifierLimit {
            if introducesAlone(word) { return introduces(isMember: isMember) }
            if kind == .at {
                skipAttribute()
            } else if isModifierHere {
                skipModifier()
            } else {
                return isMember && kind == .hash
            }
        }
        return false
    }

    /// Whether a word introduces a declaration regardless of the next tokens.
    private func introducesAlone(_ word: SwiftWord) -> Bool {
        switch word {
        case .var, .let, .func, .`init`, .deinit, .subscript, .enum, .actor, .struct, .protocol, .extension, .import,
            .typealias, .associatedtype, .operator, .precedencegroup, .macro, .case:
            true
        case .class: !isModifierClass
        default: false
        }
    }

    /// Whether the next word introduces a declaration, by the tokens after it.
    private func introduces(isMember: Bool) -> Bool {
        switch word {
        case .actor:
            guard isName(ahead: 1) else { return false }
            let behind = kind(ahead: 2)
            return behind == .leftBrace || behind == .colon || word(ahead: 2) == .where || readsLess(ahead: 2)
        case .struct, .enum, .protocol, .class, .import, .typealias, .associatedtype, .precedencegroup:
            return isName(ahead: 1)
        case .extension:
            return isName(ahead: 1) || kind(ahead: 1) == .leftBracket || kind(ahead: 1) == .leftParenthesis
                || kind(ahead: 1) == .at
        case .func: return isName(ahead: 1) || kind(ahead: 1) == .mark
        case .operator: return isName(ahead: 1) || kind(ahead: 1) == .mark
        case .var, .let: return true
        case .subscript: return isMember && (kind(ahead: 1) == .leftParenthesis || readsLess(ahead: 1))
        case .`init`: return isMember && (kind(ahead: 1) == .leftParenthesis || kind(ahead: 1) == .mark)
        case .deinit, .case: return isMember
        case .macro:
            return isIdentifier(ahead: 1) && isInLine(ahead: 1)
                && (kind(ahead: 2) == .leftParenthesis || readsLess(ahead: 2))
        default: return false
        }
    }

    private func readsLess(ahead distance: Int) -> Bool {
        kind(ahead: distance) == .mark && bytes[tokens[index + distance].start] == .less
    }

    // MARK: - Modifiers

    /// Whether the next word may be a modifier.
    var isModifierHere: Bool {
        guard index < end, tokens[index].kind == .name else { return false }
        if kind(ahead: 1) == .leftParenthesis, !isModifierArgument { return false }
        let word = tokens[index].word
        return word.modifier != nil || word == .async || (word == .other && modifiesHardWord)
    }

    /// Whether a contextual word precedes one that can only introduce a declaration.
    private var modifiesHardWord: Bool {
        guard isInLine(ahead: 1) else { return false }
        switch word(ahead: 1) {
        case .var, .let, .func, .enum, .struct, .protocol, .extension, .class, .subscript, .deinit: return true
        default: return false
        }
    }

    func skipModifier() {
        index += kind(ahead: 1) == .leftParenthesis ? 4 : 1
        index = min(index, end)
    }

    /// Whether `(set)` or a similar argument follows the next word.
    private var isModifierArgument: Bool {
        guard kind(ahead: 3) == .rightParenthesis else { return false }
        return word(ahead: 2) == .set || word(ahead: 2) == .unsafe || reads("safe", ahead: 2)
            || reads("nonsending", ahead: 2)
    }

    /// Whether `class` precedes the word of a declaration, as in `class override func`.
    var isModifierClass: Bool {
        get {
            let first = index
            defer {
                index = first
                offset = 0
            }
            advance()
            for _ in 0..<32 {
                if kind == .at { return true }
                if let introduced = word.introduced, introduced != .actor { return true }
                guard isModifierHere else { return false }
                skipModifier()
            }
            return false
        }
    }
}
