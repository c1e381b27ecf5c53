/// Reads the declarations of a Swift file from its tokens.
struct SwiftDeclarations {
    var cursor: TokenCursor
    private(set) var problems: [SourceProblem] = []
    private var depth = 0

    /// What a stretch of tokens declares.
    struct Contents {
        var members: [Declaration] = []
        var locals: [Declaration] = []
    }

    /// What stands before a declaration.
    struct Prefix {
        var attributes: [Declaration.Attribute] = []
        var modifiers: Declaration.Modifiers = []
        /// Where `static` or `class` stands.
        var start: Int?
    }

    init(_ text: ChosenText, _ pairs: BracketPairs) {
        cursor = TokenCursor(text, pairs)
    }

    mutating func declarations() -> [Declaration] {
        let contents = contents(isType: true)
        return contents.members + contents.locals
    }

    /// Reads up to the cursor's end. What stands in other brackets than the type's is local.
    mutating func contents(isType: Bool) -> Contents {
        var contents = Contents()
        var prefix = Prefix()
        // The numbers of the brackets that close, and whether declarations can stand between them.
        var open: [(closing: Int, isBrace: Bool)] = []
        while true {
            if cursor.skipPlainTokens() { prefix = Prefix() }
            guard let token = cursor.token else { return contents }
            while let last = open.last, last.closing <= cursor.index { open.removeLast() }
            if token.opens {
                open.append((cursor.closing, token.kind == .leftBrace))
                prefix = Prefix()
                cursor.index += 1
                continue
            }
            let isMember = isType && open.isEmpty
            guard open.last?.isBrace ?? true else {
                cursor.index += 1
                continue
            }
            guard let declared = declaration(&prefix, isMember: isMember) else { continue }
            if isMember { contents.members.append(declared) } else { contents.locals.append(declared) }
        }
    }

    /// Reads the next word; nil if it declares nothing.
    private mutating func declaration(_ prefix: inout Prefix, isMember: Bool) -> Declaration? {
        guard let token = cursor.token else { return nil }
        if token.kind == .at {
            prefix.attributes.append(attribute())
            return nil
        }
        if token.kind == .name, !isBehindDot {
            if let kind = token.word.introduced, startsDeclaration(kind, isMember: isMember) {
                let declared = read(kind, prefix)
                prefix = Prefix()
                return declared
            }
            if modify(&prefix) { return nil }
            if cursor.reads("import") { skipImport() }
        }
        prefix = Prefix()
        cursor.index += 1
        return nil
    }

    private var isBehindDot: Bool {
        cursor.index > 0 && cursor.tokens[cursor.index - 1].kind == .dot
    }

    private mutating func modify(_ prefix: inout Prefix) -> Bool {
        guard let token = cursor.token, let modifier = token.word.modifier else { return false }
        let hasArgument = cursor.kind(ahead: 1) == .leftParenthesis
        guard !hasArgument || isModifierArgument else { return false }
        if modifier == .static || modifier == .class { prefix.start = token.start }
        prefix.modifiers.insert(modifier)
        cursor.index += hasArgument ? 4 : 1
        return true
    }

    /// Whether `(set)` or the like follows the next word.
    private var isModifierArgument: Bool {
        guard cursor.kind(ahead: 3) == .rightParenthesis else { return false }
        return cursor.reads("set", ahead: 2) || cursor.reads("unsafe", ahead: 2) || cursor.reads("safe", ahead: 2)
            || cursor.reads("nonsending", ahead: 2)
    }

    /// Moves to the last token of `import class Module.Name`.
    private mutating func skipImport() {
        if cursor.kind(ahead: 1) == .name, cursor.kind(ahead: 2) == .name, !cursor.startsLine(ahead: 2) {
            cursor.index += 2
        }
    }

    /// Whether the word introduces a declaration, judged by what follows.
    private func startsDeclaration(_ kind: Declaration.Kind, isMember: Bool) -> Bool {
        let next = cursor.kind(ahead: 1)
        let isNamed = next == .name || next == .quotedName
        switch kind {
        case .class: return isNamed && !isModifier
        case .actor:
            guard isNamed, !cursor.startsLine(ahead: 1) else { return false }
            let behind = cursor.kind(ahead: 2)
            return behind == .leftBrace || behind == .colon || cursor.reads("where", ahead: 2)
                || cursor.reads("<", ahead: 2)
        case .struct, .enum, .protocol: return isNamed
        case .extension: return isNamed || next == .leftBracket || next == .leftParenthesis || next == .at
        case .function: return isNamed || next == .mark
        case .property: return isMember && isNamed
        case .subscript: return isMember && (next == .leftParenthesis || cursor.reads("<", ahead: 1))
        case .initializer: return isMember && (next == .leftParenthesis || next == .mark)
        case .deinitializer: return isMember
        case .interface, .implementation: return false
        }
    }

    /// Whether `class` stands before the word of a declaration, as in `class override func`.
    private var isModifier: Bool {
        var ahead = cursor
        ahead.index += 1
        ahead.end = min(ahead.end, ahead.index + 32)
        while let token = ahead.token {
            if token.kind == .at { return true }
            if let introduced = token.word.introduced, introduced != .actor { return true }
            guard token.word.modifier != nil else { return false }
            ahead.index += 1
            if ahead.kind() == .leftParenthesis { ahead.skipBrackets() }
        }
        return false
    }

    /// Reads an attribute from its `@` on.
    mutating func attribute() -> Declaration.Attribute {
        cursor.index += 1
        let start = cursor.index
        cursor.index += 1
        while cursor.kind() == .dot, cursor.kind(ahead: 1) == .name { cursor.index += 2 }
        let name = cursor.text(start.upTo(min(cursor.index, cursor.end)))
        if let token = cursor.token, token.kind == .mark, isGlued { cursor.skipAngles() }
        guard cursor.kind() == .leftParenthesis, isGlued || name == "available" else {
            return Declaration.Attribute(name: name, argument: nil)
        }
        let argument = cursor.text((cursor.index + 1).upTo(cursor.closing))
        cursor.skipBrackets()
        return Declaration.Attribute(name: name, argument: argument)
    }

    /// Whether nothing stands between the next token and the one before it.
    private var isGlued: Bool {
        cursor.index > 0 && cursor.token.map { $0.start == cursor.tokens[cursor.index - 1].end } ?? false
    }

    /// Reads what is between the braces that come next.
    mutating func body(isType: Bool) -> Contents {
        guard depth < ProjectLimit.declarationDepth.number else {
            if let token = cursor.token { report(.tooDeep(limit: ProjectLimit.declarationDepth.number), token.range) }
            cursor.skipBrackets()
            return Contents()
        }
        let (end, closing) = (cursor.end, cursor.closing)
        depth += 1
        cursor.index += 1
        cursor.end = closing
        let contents = contents(isType: isType)
        depth -= 1
        cursor.end = end
        cursor.index = min(end, closing + 1)
        return contents
    }

    /// Reads what closures in a parameter list declare; its own words declare nothing.
    mutating func localsOfParameters(_ list: ClosedRange<Int>) -> [Declaration] {
        guard depth < ProjectLimit.declarationDepth.number,
            list.contains(where: { cursor.tokens[$0].kind == .leftBrace })
        else { return [] }
        let (index, end) = (cursor.index, cursor.end)
        depth += 1
        (cursor.index, cursor.end) = (list.lowerBound, list.upperBound + 1)
        let contents = contents(isType: false)
        depth -= 1
        (cursor.index, cursor.end) = (index, end)
        return contents.locals
    }

    mutating func report(_ kind: SourceProblem.Kind, _ range: Range<Int>) {
        guard problems.count < ProjectLimit.problems.number else { return }
        problems.append(SourceProblem(kind: kind, place: Place(source: cursor.text.source, range: range)))
    }
}
