extension SwiftDeclarations {
    /// A declaration whose head has been read.
    private struct Head {
        let kind: Declaration.Kind
        let prefix: Prefix
        let start: Int
        var name: String
        var inherited: [String] = []
        var type: String?
        var effects: Declaration.Effects = []
        var parameters: [Declaration.Parameter] = []
        var locals: [Declaration] = []
    }

    /// Reads a declaration from the word on that introduces it.
    mutating func read(_ kind: Declaration.Kind, _ prefix: Prefix) -> Declaration? {
        guard let token = cursor.token else { return nil }
        cursor.index += 1
        var head = Head(kind: kind, prefix: prefix, start: prefix.start ?? token.start, name: "")
        switch kind {
        case .class, .actor, .struct, .enum, .protocol, .extension:
            return type(&head)
        case .function:
            head.name = functionName()
            cursor.skipAngles()
            callable(&head)
        case .initializer, .subscript:
            head.name = kind == .initializer ? "init" : "subscript"
            skipFailure()
            cursor.skipAngles()
            callable(&head)
        case .deinitializer:
            head.name = "deinit"
            readEffects(&head)
        case .property: return property(&head)
        case .interface, .implementation: return nil
        }
        return finish(head, isType: false)
    }

    // MARK: - Types

    private mutating func type(_ head: inout Head) -> Declaration? {
        let start = cursor.index
        if head.kind == .extension {
            cursor.skipType()
            head.name = withoutArguments(start.upTo(cursor.index))
        } else {
            head.name = cursor.token.map(cursor.text.name) ?? ""
            cursor.index += 1
            cursor.skipAngles()
        }
        if cursor.skip(.colon) {
            repeat {
                let start = cursor.index
                cursor.skipType()
                head.inherited.append(withoutArguments(start.upTo(cursor.index)))
            } while cursor.skip(.comma)
        }
        cursor.skipRequirements()
        guard cursor.kind() == .leftBrace else {
            let last = cursor.tokens[max(0, min(cursor.index, cursor.tokens.count) - 1)]
            report(.declarationNotUnderstood, head.start.upTo(last.end))
            return nil
        }
        return finish(head, isType: true)
    }

    /// The names of a type with the dots between them, without attributes, generic arguments and what comes behind `&`;
    /// `[Int]`, `Int?` and `(A & B)` as they stand.
    private func withoutArguments(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last, last < cursor.tokens.count else { return "" }
        if cursor.tokens[first].opens || cursor.text.text(cursor.tokens[last]) == "?" { return cursor.text(range) }
        var names: [String] = []
        var isName = true
        for index in range {
            let token = cursor.tokens[index]
            if token.kind == .mark, !names.isEmpty { break }
            if token.kind == .dot { isName = true }
            guard token.kind == .name || token.kind == .quotedName else { continue }
            if !isName || (index > range.lowerBound && cursor.tokens[index - 1].kind == .at) { names = [] }
            names.append(cursor.text.name(token))
            isName = false
        }
        return names.joined(separator: ".")
    }

    // MARK: - Functions

    /// A name, or an operator, from which a `<` before generic parameters is taken away.
    private mutating func functionName() -> String {
        guard let token = cursor.token else { return "" }
        cursor.index += 1
        guard token.kind == .mark else { return cursor.text.name(token) }
        let text = cursor.text.text(token)
        let hasParameters = cursor.kind() == .name || cursor.kind() == .at
        guard hasParameters, text.count > 1, text.last == "<" else { return text }
        cursor.skipAngles(open: 1)
        return String(text.dropLast())
    }

    /// The mark of a failable initializer, with which a `<` may stand.
    private mutating func skipFailure() {
        guard let token = cursor.token, token.kind == .mark, !cursor.reads("<") else { return }
        cursor.index += 1
        if cursor.bytes(of: token).last == .less { cursor.skipAngles(open: 1) }
    }

    /// Parameters, effects, result and requirements.
    private mutating func callable(_ head: inout Head) {
        guard cursor.kind() == .leftParenthesis else { return }
        let opening = cursor.index
        head.parameters = parameters(namesAreLabels: namesAreLabels(head))
        head.name += "("
        for parameter in head.parameters { head.name += parameter.label.isEmpty ? "_:" : parameter.label + ":" }
        head.name += ")"
        head.locals = localsOfParameters(opening...max(opening, cursor.index - 1))
        readEffects(&head)
        if cursor.skip(word: "->") { cursor.skipType() }
        cursor.skipRequirements()
    }

    /// Whether a parameter with one name has it as its label, too.
    private func namesAreLabels(_ head: Head) -> Bool {
        head.kind == .initializer || (head.kind == .function && !OperatorName.isOperator(head.name))
    }

    private mutating func readEffects(_ head: inout Head) {
        while let token = cursor.token, token.kind == .name, let effect = effect {
            head.effects.insert(effect)
            cursor.index += 1
            if cursor.kind() == .leftParenthesis { cursor.skipBrackets() }
        }
    }

    private var effect: Declaration.Effects? {
        cursor.reads("async") || cursor.reads("reasync")
            ? .async : cursor.reads("throws") ? .throws : cursor.reads("rethrows") ? .rethrows : nil
    }

    private mutating func parameters(namesAreLabels: Bool) -> [Declaration.Parameter] {
        let closing = cursor.closing
        var parameters: [Declaration.Parameter] = []
        cursor.index += 1
        while cursor.index < closing {
            skipToParameterName()
            guard cursor.index < closing else { break }
            if let parameter = parameter(namesAreLabels: namesAreLabels) { parameters.append(parameter) }
            skipParameter(until: closing)
        }
        cursor.index = min(cursor.end, closing + 1)
        return parameters
    }

    private mutating func skipToParameterName() {
        while cursor.kind() == .at { _ = attribute() }
        while cursor.kind(ahead: 1) == .name, cursor.kind(ahead: 2) == .name { cursor.index += 1 }
    }

    private mutating func parameter(namesAreLabels: Bool) -> Declaration.Parameter? {
        guard let first = cursor.token, first.kind == .name || first.kind == .quotedName else { return nil }
        cursor.index += 1
        let label = name(first)
        guard let second = cursor.token, second.kind == .name || second.kind == .quotedName else {
            return Declaration.Parameter(label: namesAreLabels ? label : "", name: label)
        }
        cursor.index += 1
        return Declaration.Parameter(label: label, name: name(second))
    }

    private func name(_ token: Token) -> String {
        let name = cursor.text.name(token)
        return name == "_" ? "" : name
    }

    /// Moves to the next parameter: behind a comma that one or two names and a colon follow.
    private mutating func skipParameter(until closing: Int) {
        while cursor.index < closing, let token = cursor.token {
            if token.opens {
                cursor.skipBrackets()
                continue
            }
            cursor.index += 1
            if token.kind == .comma, startsParameter() { return }
        }
    }

    /// Looks ahead, and comes back.
    private mutating func startsParameter() -> Bool {
        let start = cursor.index
        defer { cursor.index = start }
        skipToParameterName()
        return parameter(namesAreLabels: true) != nil && cursor.kind() == .colon
    }

    // MARK: - Ends

    private mutating func property(_ head: inout Head) -> Declaration? {
        guard let token = cursor.token else { return nil }
        cursor.index += 1
        if cursor.skip(.colon) {
            let start = cursor.index
            cursor.skipType()
            head.type = withoutArguments(start.upTo(min(cursor.index, cursor.end)))
        }
        return declaration(head, name: cursor.text.name(token), lastToken: token, body: nil, Contents())
    }

    private mutating func finish(_ head: Head, isType: Bool) -> Declaration {
        guard cursor.kind() == .leftBrace else {
            let last = cursor.tokens[max(0, cursor.index - 1)]
            return declaration(head, name: head.name, lastToken: last, body: nil, Contents())
        }
        let body = (cursor.index + 1).upTo(cursor.closing)
        let contents = self.body(isType: isType)
        let last = cursor.tokens[max(0, cursor.index - 1)]
        return declaration(head, name: head.name, lastToken: last, body: body, contents)
    }

    private func declaration(
        _ head: Head, name: String, lastToken: Token, body: Range<Int>?, _ contents: Contents
    ) -> Declaration {
        Declaration(
            kind: head.kind, name: name, category: nil, inherited: head.inherited, type: head.type,
            attributes: head.prefix.attributes, modifiers: head.prefix.modifiers, effects: head.effects,
            parameters: head.parameters, range: head.start.upTo(lastToken.end),
            lastToken: lastToken.start, body: body, members: contents.members,
            locals: head.locals + contents.locals)
    }
}
