extension SwiftParser {
    /// A function, an initializer, a deinitializer or a subscript.
    func function(_ prefix: Prefix) -> Reference {
        let node = node(.function, prefix)
        let kind = word.introduced ?? .function
        var head = head(kind, prefix)
        builder.name(node, by: index)
        advance()
        switch kind {
        case .initializer, .subscript:
            head.name = kind == .initializer ? "init" : "subscript"
            skipFailure()
            skipAnglesIfAny()
            callable(node, &head)
        case .deinitializer:
            head.name = "deinit"
            readEffects(&head)
        default:
            if index < end { builder.name(node, by: index) }
            head.name = functionName()
            skipAnglesIfAny()
            callable(node, &head)
        }
        body(of: node, isSubscript: kind == .subscript)
        finish(node, head)
        return node
    }

    private func body(of node: Reference, isSubscript: Bool) {
        guard kind == .leftBrace else { return }
        if isSubscript {
            accessors(of: node)
        } else if bodies == .skipped {
            builder.add(skippedBraces(), to: node, as: .body)
        } else if let body = block() {
            builder.add(body, to: node, as: .body)
        }
    }

    /// A name, or an operator, without a `<` that begins generic parameters.
    private func functionName() -> String {
        guard index < end else { return "" }
        let token = tokens[index]
        advance()
        guard token.kind == .mark else { return text.name(token) }
        let name = text.text(token)
        let hasParameters = kind == .name || kind == .at
        guard hasParameters, token.end - token.start > 1, bytes[token.end - 1] == .less else { return name }
        skipAngles(open: 1)
        return String(name.dropLast())
    }

    /// The mark of a failable initializer, possibly joined with a `<`.
    private func skipFailure() {
        guard kind == .mark, byte != .less else { return }
        skipByte()
    }

    /// Parameters, effects, result and requirements.
    private func callable(_ node: Reference, _ head: inout DeclarationHead) {
        guard kind == .leftParenthesis else { return }
        let namesAreLabels =
            head.kind == .initializer || (head.kind == .function && !OperatorName.isOperator(head.name))
        head.parameters = parameters(of: node, as: .parameter, namesAreLabels: namesAreLabels)
        head.name += "("
        for parameter in head.parameters { head.name += parameter.label.isEmpty ? "_:" : parameter.label + ":" }
        head.name += ")"
        readEffects(&head)
        if skip(reading: "->") {
            skipAnglesIfAny()
            skipType()
        }
        skipRequirements()
    }

    private func readEffects(_ head: inout DeclarationHead) {
        while true {
            switch word {
            case .async, .reasync: head.effects.insert(.async)
            case .throws: head.effects.insert(.throws)
            case .rethrows: head.effects.insert(.rethrows)
            default: return
            }
            advance()
            if kind == .leftParenthesis { skipBrackets() }
        }
    }

    // MARK: - Parameters

    /// The parameters in the next parentheses.
    @discardableResult func parameters(of node: Reference, as role: SyntaxRole, namesAreLabels: Bool = false)
        -> [Declaration.Parameter]
    {
        guard let around = enter() else {
            builder.add(opaqueBrackets(), to: node, as: role)
            return []
        }
        var parameters: [Declaration.Parameter] = []
        while index < end {
            let first = index
            if let read = parameter(of: node, as: role, namesAreLabels) { parameters.append(read) }
            while index < end, kind != .comma { skipOne() }
            _ = skip(.comma)
            if index == first { break }
        }
        leave(around, ending: node)
        return parameters
    }

    private func parameter(of parent: Reference, as role: SyntaxRole, _ namesAreLabels: Bool) -> Declaration.Parameter?
    {
        let node = builder.node(.parameter, from: index)
        builder.add(node, to: parent, as: role)
        while kind == .at { builder.add(attribute().node, to: node, as: .attribute) }
        while isName(), isName(ahead: 1), isName(ahead: 2) { advance() }
        let names = parameterNames(of: node, namesAreLabels)
        if skip(.colon) { skipType() }
        parameterValue(of: node)
        builder.end(node, before: max(here, builder.first(of: node) + 1))
        return names
    }

    private func parameterNames(of node: Reference, _ namesAreLabels: Bool) -> Declaration.Parameter? {
        guard isName() else { return nil }
        let label = parameterName()
        var last = index
        advance()
        var parameter = Declaration.Parameter(label: namesAreLabels ? label : "", name: label)
        if isName() {
            parameter = Declaration.Parameter(label: label, name: parameterName())
            last = index
            advance()
        }
        if !parameter.name.isEmpty { builder.name(node, by: last) }
        return parameter
    }

    private func parameterName() -> String { isWildcard ? "" : text.name(tokens[index]) }

    private func parameterValue(of node: Reference) {
        if kind == .mark, reads("...") { advance() }
        if skip(reading: "="), let value = sequence() { builder.add(value, to: node, as: .value) }
    }

    // MARK: - Cases

    /// `case a, b(Int) = 1`.
    func cases(_ prefix: Prefix, in parent: Reference) {
        var node = node(.enumCase, prefix)
        advance()
        while true {
            builder.add(node, to: parent, as: .member)
            if isName() {
                builder.name(node, by: index)
                advance()
            }
            if kind == .leftParenthesis { payload(of: node) }
            if skip(reading: "="), let value = expression() { builder.add(value, to: node, as: .value) }
            builder.end(node, before: max(here, builder.first(of: node) + 1))
            guard skip(.comma), index < end else { return }
            node = builder.node(.enumCase, from: index)
        }
    }

    private func payload(of node: Reference) {
        guard let around = enter() else { return skipBrackets() }
        while index < end {
            let parameter = builder.node(.parameter, from: index)
            builder.add(parameter, to: node, as: .parameter)
            if isName(), isName(ahead: 1), kind(ahead: 2) == .colon { advance() }
            if isName(), kind(ahead: 1) == .colon {
                if !isWildcard { builder.name(parameter, by: index) }
                index += 2
            }
            skipType()
            parameterValue(of: parameter)
            while index < end, kind != .comma { skipOne() }
            builder.end(parameter, before: max(here, builder.first(of: parameter) + 1))
            guard skip(.comma) else { break }
        }
        leave(around, ending: node)
    }
}
