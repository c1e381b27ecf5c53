extension SwiftParser {
    /// The suffixes of an expression: members, calls, subscripts, closures and marks.
    func suffixes(of head: Reference) -> Reference {
        var node = head
        while index < end {
            let token = tokens[index]
            switch token.kind {
            case .dot: node = member(of: node)
            case .leftParenthesis where !token.startsLine: node = call(node)
            case .leftBracket where !token.startsLine: node = `subscript`(node)
            case .leftBrace:
                guard !builder.kind(of: node).isLiteral, isClosureNext else { return node }
                node = callWithoutParentheses(node)
                if kind == .leftBrace { return node }
            case .mark:
                guard let marked = mark(behind: node) else { return node }
                node = marked
            default: return node
            }
        }
        return node
    }

    // MARK: - Members

    /// `.name` after a base, or by itself.
    func member(of base: Reference?) -> Reference {
        let node = builder.node(.member, from: base.map { builder.first(of: $0) } ?? index)
        if let base { builder.add(base, to: node, as: .base) }
        advance()
        if isName() || kind == .number {
            builder.name(node, by: index)
            advance()
            skipModule(of: node)
            skipLabels()
            skipGenericArguments()
        }
        builder.end(node, before: here)
        return node
    }

    /// Moves past `(_:label:)` after a name.
    func skipLabels() {
        guard kind == .leftParenthesis, kind(ahead: 2) == .colon, isInLine(ahead: 0) else { return }
        var distance = 1
        while isName(ahead: distance), kind(ahead: distance + 1) == .colon { distance += 2 }
        guard distance > 1, kind(ahead: distance) == .rightParenthesis else { return }
        index += distance + 1
    }

    // MARK: - Calls

    private func call(_ callee: Reference) -> Reference {
        guard let around = enter(keepingPattern: true) else { return behind(callee) }
        let node = builder.node(.call, from: builder.first(of: callee))
        builder.add(callee, to: node, as: .callee)
        arguments(of: node)
        leave(around, ending: node)
        // In a condition, a brace after parentheses is a trailing closure if the compiler reads it as one.
        if kind == .leftBrace, !isCondition, isClosureNext { trailingClosures(of: node) }
        return node
    }

    private func `subscript`(_ base: Reference) -> Reference {
        guard let around = enter(keepingPattern: true) else { return behind(base) }
        let node = builder.node(.subscript, from: builder.first(of: base))
        builder.add(base, to: node, as: .base)
        arguments(of: node)
        leave(around, ending: node)
        // In a condition, a brace after parentheses is a trailing closure if the compiler reads it as one.
        if kind == .leftBrace, !isCondition, isClosureNext { trailingClosures(of: node) }
        return node
    }

    /// The rest of an expression that is nested too deeply.
    private func behind(_ node: Reference) -> Reference {
        skipBrackets()
        let opaque = builder.node(.opaque, from: builder.first(of: node), end: index)
        return opaque
    }

    private func callWithoutParentheses(_ callee: Reference) -> Reference {
        let node = builder.node(.call, from: builder.first(of: callee))
        builder.add(callee, to: node, as: .callee)
        trailingClosures(of: node)
        return node
    }

    /// `{ … } label: { … }` as arguments.
    func trailingClosures(of node: Reference) {
        let first = builder.node(.argument, from: index)
        builder.add(closure(), to: first, as: .value)
        builder.end(first, before: index)
        builder.add(first, to: node, as: .argument)
        while isName(), word != .default, word != .inout, kind(ahead: 1) == .colon, kind(ahead: 2) == .leftBrace {
            let argument = builder.node(.argument, from: index, name: isWildcard ? nil : index)
            index += 2
            builder.add(closure(), to: argument, as: .value)
            builder.end(argument, before: index)
            builder.add(argument, to: node, as: .argument)
        }
        builder.end(node, before: index)
    }

    /// Whether the next brace begins a closure of the call before it rather than a body or accessors.
    var isClosureNext: Bool {
        switch word(ahead: 1) {
        case .didSet, .willSet, .`init`, .case: return false
        default: break
        }
        if kind(ahead: 1) == .at, beginsObservers { return false }
        guard isCondition else { return true }
        guard isInLine(ahead: 1) else { return false }
        let closing = closing
        guard closing + 1 < end, tokens[closing].kind == .rightBrace else { return false }
        return goesOn(behind: closing)
    }

    /// Whether the tokens after a closing brace belong to an expression before it.
    private func goesOn(behind closing: Int) -> Bool {
        let next = tokens[closing + 1]
        switch next.kind {
        case .leftBrace, .comma: return true
        case .leftBracket, .leftParenthesis, .dot, .colon: return !next.startsLine
        case .mark: return !next.startsLine && fixity(next.start, next.end) != .prefix
        default: return next.word == .where || (!next.startsLine && (next.word == .is || next.word == .as))
        }
    }

    /// Whether attributes are next, followed by an observer.
    private var beginsObservers: Bool {
        var position = index + 1
        while position + 1 < end, tokens[position].kind == .at {
            position += 2
            if position < end, tokens[position].kind == .leftParenthesis { position = pairs.partner(of: position) + 1 }
        }
        guard position < end else { return false }
        let word = tokens[position].word
        return word == .willSet || word == .didSet || word == .`init`
    }

    // MARK: - Marks

    private func mark(behind node: Reference) -> Reference? {
        let token = tokens[index]
        let start = token.start + offset
        let isBound = isLeftBound(start)
        guard isBound else { return nil }
        switch bytes[start] {
        case .question: return oneByteMark(.optionalChain, behind: node)
        case .exclamation: return oneByteMark(.forcedUnwrap, behind: node)
        default: return fixity == .postfix ? postfix(node) : nil
        }
    }

    private func oneByteMark(_ kind: SyntaxKind, behind base: Reference) -> Reference {
        let node = builder.node(kind, from: builder.first(of: base))
        builder.add(base, to: node, as: .base)
        skipByte()
        builder.end(node, before: here)
        return node
    }

    private func postfix(_ operand: Reference) -> Reference {
        let node = builder.node(.postfix, from: builder.first(of: operand), end: index + 1, name: index)
        builder.add(operand, to: node, as: .operand)
        advance()
        return node
    }
}

extension SyntaxKind {
    fileprivate var isLiteral: Bool {
        switch self {
        case .literal, .string, .interpolatedString, .array, .dictionary: true
        default: false
        }
    }
}
