/// Expressions that begin with `@`.
extension ObjectiveCParser {
    func atOperand() -> SyntaxBuilder.Reference? {
        switch kind(ahead: 1) {
        case .string: return string()
        case .number, .character: return literal(length: 2)
        case .leftBracket: return elements(.array)
        case .leftBrace: return elements(.dictionary)
        case .leftParenthesis: return boxed()
        case .mark where kind(ahead: 2) == .number: return literal(length: 3)
        case .name: return atWord()
        default: return nil
        }
    }

    private func atWord() -> SyntaxBuilder.Reference? {
        if word(ahead: 1).isLiteral { return literal(length: 2) }
        if reads("available", at: index + 1) { return availability(from: index) }
        let node = builder.node(.macro, from: index, end: index + 2, name: index + 1)
        let name = index + 1
        index += 2
        guard kind() == .leftParenthesis else {
            // A macro such as `@weakify`, or the name of a number.
            if isUppercase(at: name) { builder.change(node, to: .literal) }
            return node
        }
        if reads("selector", at: name) {
            selector(of: node)
        } else if reads("encode", at: name) {
            wholeArgument(.typeName, of: node)
        } else if reads("protocol", at: name) {
            wholeArgument(.name, of: node)
        } else {
            arguments(of: node)
        }
        return node
    }

    /// `(name:and:)`, whose name is the whole selector.
    private func selector(of node: SyntaxBuilder.Reference) {
        let outer = open()
        while kind() == .leftParenthesis {
            end = closing(index);
            index += 1
        }
        if index < end {
            let argument = builder.node(.argument, from: index, end: end)
            let value = builder.node(.name, from: index, end: end, name: index)
            if end > index + 1 || kind() == .colon {
                builder.name(value, text(index..<end).filter { !$0.isWhitespace })
            }
            builder.add(value, to: argument, as: .value)
            builder.add(argument, to: node, as: .argument)
        }
        close(outer)
        builder.end(node, before: index)
    }

    /// All tokens in the parentheses.
    private func wholeArgument(_ kind: SyntaxKind, of node: SyntaxBuilder.Reference) {
        let outer = open()
        if index < end {
            let argument = builder.node(.argument, from: index, end: end)
            let value = builder.node(kind, from: index, end: end, name: kind == .name ? index : nil)
            builder.add(value, to: argument, as: .value)
            builder.add(argument, to: node, as: .argument)
        }
        close(outer)
        builder.end(node, before: index)
    }

    /// `@available(…)` and `__builtin_available(…)`
    func availability(from first: Int) -> SyntaxBuilder.Reference {
        let name = kind(at: first) == .at ? first + 1 : first
        index = kind(at: name + 1) == .leftParenthesis ? behind(name + 1) : name + 1
        return builder.node(.availability, from: first, end: index, name: name)
    }

    /// `@(a)`
    private func boxed() -> SyntaxBuilder.Reference {
        let node = builder.node(.tuple, from: index)
        index += 1
        let outer = open()
        let argument = builder.node(.argument, from: index, end: end)
        if let value = expression(.comma) { builder.add(value, to: argument, as: .value) }
        addRest(to: argument, as: .value)
        builder.add(argument, to: node, as: .argument)
        close(outer)
        builder.end(node, before: index)
        return node
    }

    /// `@[a, b]` and `@{a: b}`
    private func elements(_ kind: SyntaxKind) -> SyntaxBuilder.Reference {
        let node = builder.node(kind, from: index)
        index += 1
        let outer = open()
        while index < end {
            let place = index
            if kind == .array { element(of: node, as: .element) } else { entry(of: node) }
            _ = skip(.comma)
            if index == place { break }
        }
        addRest(to: node, as: .element)
        close(outer)
        builder.end(node, before: index)
        return node
    }

    private func element(of node: SyntaxBuilder.Reference, as role: SyntaxRole) {
        if let value = expression(.assignment) { builder.add(value, to: node, as: role) }
        guard index < end, kind() != .comma, role != .key || kind() != .colon else { return }
        var place = index
        while place < end, tokens[place].kind != .comma { place = tokens[place].opens ? behind(place) : place + 1 }
        builder.add(opaque(upTo: place), to: node, as: role)
    }

    private func entry(of node: SyntaxBuilder.Reference) {
        element(of: node, as: .key)
        if skip(.colon) { element(of: node, as: .value) }
    }
}
