extension SwiftParser {
    /// `let a = 1, (b, c) = d`.
    func variables(_ prefix: Prefix, in parent: Reference, as role: SyntaxRole) {
        var head = head(.property, prefix)
        var node = node(isVariable(ahead: 1) ? .variable : .match, prefix)
        advance()
        while true {
            builder.add(node, to: parent, as: role)
            if isVariable(ahead: 0) {
                variable(node, head)
            } else {
                if let pattern = bindingPattern() { builder.add(pattern, to: node, as: .pattern) }
                if skip(.colon) { skipType() }
                initialValue(of: node)
            }
            builder.end(node, before: max(here, builder.first(of: node) + 1))
            guard skip(.comma), index < end else { return }
            head.range = tokens[index].start..<tokens[index].start
            node = builder.node(isVariable(ahead: 0) ? .variable : .match, from: index)
        }
    }

    /// Whether the next name is bound by itself.
    private func isVariable(ahead distance: Int) -> Bool { isName(ahead: distance) && !isWildcard(ahead: distance) }

    /// One name with its type, its value and its accessors.
    private func variable(_ node: Reference, _ head: consuming DeclarationHead) {
        let name = tokens[index]
        builder.name(node, by: index)
        head.name = text.name(name)
        head.range = head.range.lowerBound.upTo(name.end)
        head.lastToken = name.start
        advance()
        if skip(.colon) {
            let first = index
            skipType()
            head.type = withoutArguments(first.upTo(min(here, end)))
        }
        builder.head(node, head)
        let hasValue = initialValue(of: node)
        if kind == .leftBrace, !hasValue || !startsLine || !isClosureNext { accessors(of: node) }
    }

    @discardableResult private func initialValue(of node: Reference) -> Bool {
        guard skip(reading: "=") else { return false }
        if let value = expression() { builder.add(value, to: node, as: .value) }
        return true
    }

    // MARK: - Accessors

    /// The accessors in the next braces, or the single accessor that the braces represent.
    func accessors(of node: Reference) {
        let first = index
        advance()
        let isGetter = !startsAccessor
        index = first
        if isGetter { return getter(of: node) }
        guard let around = enter() else {
            builder.add(opaqueBrackets(), to: node, as: .accessor)
            return
        }
        while index < end, startsAccessor { accessor(of: node) }
        leave(around, ending: node)
    }

    private func getter(of node: Reference) {
        let accessor = builder.node(.accessor, from: index)
        builder.add(accessor, to: node, as: .accessor)
        if let body = bodies == .skipped ? skippedBraces() : block() { builder.add(body, to: accessor, as: .body) }
        builder.end(accessor, before: index)
        builder.end(node, before: index)
    }

    /// Whether `get` or a similar word is next, possibly with modifiers.
    private var startsAccessor: Bool {
        get {
            let first = index
            defer {
                index = first
                offset = 0
            }
            while kind == .at { skipAttribute() }
            if isAccessorModifier { advance() }
            return isAccessorName && endsAccessorName
        }
    }

    private var isAccessorModifier: Bool {
        switch word {
        case .mutating, .nonmutating, .consuming, .borrowing: isName(ahead: 1)
        case .other: reads("__consuming")
        default: false
        }
    }

    private var isAccessorName: Bool {
        switch word {
        case .get, .set, .willSet, .didSet, .`init`: true
        case .other where kind == .name:
            reads("_read") || reads("_modify") || reads("borrow") || reads("unsafeAddress")
                || reads("unsafeMutableAddress")
        default: false
        }
    }

    /// Whether the tokens after a name can't continue it as an expression.
    private var endsAccessorName: Bool {
        switch kind(ahead: 1) {
        case nil, .leftBrace, .rightBrace, .at, .semicolon: true
        case .leftParenthesis: kind(ahead: 3) == .rightParenthesis && kind(ahead: 4) == .leftBrace
        case .name: true
        default: false
        }
    }

    private func accessor(of node: Reference) {
        let accessor = builder.node(.accessor, from: index)
        builder.add(accessor, to: node, as: .accessor)
        while kind == .at { builder.add(attribute().node, to: accessor, as: .attribute) }
        if isAccessorModifier { advance() }
        builder.name(accessor, by: index)
        advance()
        if kind == .leftParenthesis { parameters(of: accessor, as: .parameter) }
        skipEffects()
        if kind == .leftBrace, let body = bodies == .skipped ? skippedBraces() : block() {
            builder.add(body, to: accessor, as: .body)
        }
        builder.end(accessor, before: index)
        _ = skip(.semicolon)
    }
}
