extension SwiftParser {
    /// An expression without prefixes and suffixes; nil if there is none.
    func primary() -> Reference? {
        guard index < end else { return nil }
        switch tokens[index].kind {
        case .name: return wordPrimary()
        case .quotedName: return name()
        case .number, .regex, .character: return leaf(.literal)
        case .string: return leaf(.string)
        case .stringPiece: return interpolatedString()
        case .dot: return member(of: nil)
        case .leftParenthesis: return tuple()
        case .leftBracket: return collection()
        case .leftBrace: return closure()
        case .hash: return macro()
        case .backslash: return keyPath()
        case .mark, .rightParenthesis, .rightBracket, .rightBrace, .comma, .semicolon, .colon, .at, .directive:
            return nil
        }
    }

    private func leaf(_ kind: SyntaxKind) -> Reference {
        let node = builder.node(kind, from: index)
        advance()
        return node
    }

    private func wordPrimary() -> Reference? {
        switch tokens[index].word {
        case .true, .false, .nil: return leaf(.literal)
        case .`self`, .super, .`init`: return name()
        case let word where word.isReserved: return nil
        case .try, .await: return nil
        default: return pattern == .binding && bindsNext ? variableOfPattern() : name()
        }
    }

    /// A name with its labels and its generic arguments.
    private func name() -> Reference {
        if pattern == .binding, kind == .quotedName, bindsNext { return variableOfPattern() }
        let node = builder.node(reads("Any") ? .typeName : .name, from: index, name: index)
        advance()
        if index < end {
            skipModule(of: node)
            skipLabels()
            skipGenericArguments()
            builder.end(node, before: here)
        }
        return node
    }

    /// `Module::name`, of which the first word has been read.
    func skipModule(of node: Reference) {
        guard kind == .colon, kind(ahead: 1) == .colon, isGlued, tokens[index].end == tokens[index + 1].start,
            isName(ahead: 2)
        else { return }
        builder.name(node, by: index + 2)
        index += 3
    }

    // MARK: - Brackets

    private func tuple() -> Reference {
        let first = index
        guard let around = enter(keepingPattern: true) else { return opaqueBrackets() }
        let node = builder.node(.tuple, from: first)
        arguments(of: node)
        leave(around, ending: node)
        return node
    }

    /// An array, a dictionary, or their type if it is called.
    private func collection() -> Reference {
        let first = index
        guard let around = enter() else { return opaqueBrackets() }
        let node = builder.node(.array, from: first)
        if kind == .colon, index + 1 == end {
            builder.change(node, to: .dictionary)
            advance()
        } else {
            elements(of: node)
        }
        leave(around, ending: node)
        if kind == .leftParenthesis, !startsLine { builder.change(node, to: .typeName) }
        return node
    }

    private func elements(of node: Reference) {
        while index < end, let element = sequence() {
            if kind == .colon {
                builder.change(node, to: .dictionary)
                advance()
                builder.add(element, to: node, as: .key)
                if let value = sequence() { builder.add(value, to: node, as: .value) }
            } else {
                builder.add(element, to: node, as: .element)
                if reads("of"), !startsLine { skipElementType(of: node) }
            }
            guard skip(.comma) else { return }
        }
    }

    /// The rest of `[3 of Int]`.
    private func skipElementType(of node: Reference) {
        advance()
        skipType()
        builder.change(node, to: .typeName)
    }

    // MARK: - Texts

    private func interpolatedString() -> Reference {
        let node = builder.node(.interpolatedString, from: index)
        while kind == .stringPiece {
            let goesOn = isOpen(tokens[index])
            advance()
            guard goesOn, kind == .leftParenthesis, isGlued else { break }
            guard let around = enter() else {
                skipBrackets()
                continue
            }
            arguments(of: node)
            leave(around, ending: node)
        }
        builder.end(node, before: index)
        return node
    }

    /// Whether an interpolation begins after a piece of a string.
    private func isOpen(_ piece: Token) -> Bool {
        var last = piece.end - 1
        while last > piece.start, bytes[last] == .hash { last -= 1 }
        return bytes[last] == .backslash
    }

    // MARK: - Macros

    /// `#name(…) { … }`, or `#available(…)`.
    private func macro() -> Reference? {
        guard isName(ahead: 1), isInLine(ahead: 1) else { return nil }
        let node = builder.node(.macro, from: index)
        if reads("available", ahead: 1) || reads("unavailable", ahead: 1) { availability(node) } else { macro(node) }
        return node
    }

    private func availability(_ node: Reference) {
        builder.change(node, to: .availability)
        builder.name(node, by: index + 1)
        index += 2
        if kind == .leftParenthesis { skipBrackets() }
        builder.end(node, before: index)
    }

    /// A macro, from its `#`.
    func macro(_ node: Reference) {
        builder.name(node, by: index + 1)
        index += 2
        skipGenericArguments()
        builder.end(node, before: here)
        if kind == .leftParenthesis, !startsLine {
            if let around = enter(keepingPattern: true) {
                arguments(of: node)
                leave(around, ending: node)
            } else {
                skipBrackets()
                builder.end(node, before: index)
            }
        }
        if kind == .leftBrace, !isCondition, isClosureNext { trailingClosures(of: node) }
    }

    // MARK: - Key paths

    /// `\Type.member[0]?.other`.
    func keyPath() -> Reference {
        let node = builder.node(.keyPath, from: index)
        advance()
        if kind == .leftParenthesis || kind == .leftBracket {
            skipBrackets()
        } else if isName() {
            advance()
            skipGenericArguments()
        }
        while keyPathStep(of: node) {}
        builder.end(node, before: here)
        return node
    }

    private func keyPathStep(of node: Reference) -> Bool {
        switch kind {
        case .dot:
            advance()
            if isName() || kind == .number {
                advance()
                skipLabels()
                skipGenericArguments()
            }
            return true
        case .leftBracket where !startsLine:
            guard let around = enter() else {
                skipBrackets()
                return true
            }
            arguments(of: node)
            leave(around, ending: node)
            return true
        case .mark where isOptionalStep:
            advance()
            if isGlued, isName() { advance() }
            return true
        default: return false
        }
    }

    /// Whether a mark contains only dots and the marks of optional values.
    private var isOptionalStep: Bool {
        let token = tokens[index]
        guard isLeftBound(token.start + offset) else { return false }
        return bytes[(token.start + offset)..<token.end].allSatisfy {
            $0 == .dot || $0 == .question || $0 == .exclamation
        }
    }
}
