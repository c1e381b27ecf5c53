extension ObjectiveCParser {
    /// `- (T)name:(T)value { … }`, or the same with a semicolon.
    func method(of parent: SyntaxBuilder.Reference) {
        let first = index
        let isStatic = isMark(.plus)
        let node = builder.node(.function, from: first)
        builder.add(node, to: parent, as: .member)
        index += 1
        if kind() == .leftParenthesis { index = behind(index) }
        if index < end { builder.name(node, by: index) }
        let (selector, parameters) = self.selector(of: node)
        builder.name(node, selector)
        skipToBody()
        if kind() == .leftBrace { body(of: node) }
        builder.end(node, before: index)
        var head = functionHead(selector, from: first)
        head.parameters = parameters
        head.modifiers = isStatic ? [.static] : []
        builder.head(node, head)
    }

    private func selector(of node: SyntaxBuilder.Reference) -> (String, [Declaration.Parameter]) {
        var selector = ""
        var parameters: [Declaration.Parameter] = []
        while let kind = kind(), kind == .name || kind == .colon {
            let isPiece = kind == .colon || self.kind(ahead: 1) == .colon
            guard isPiece || selector.isEmpty else { break }
            let first = index
            let label = kind == .name ? name(at: index) : ""
            selector += label
            if kind == .name { index += 1 }
            guard skip(.colon) else { break }
            selector += ":"
            let name = methodParameter(of: node, from: first)
            parameters.append(Declaration.Parameter(label: label, name: name.map(self.name) ?? ""))
        }
        return (selector, parameters)
    }

    /// `(T)name`, between marks such as `__unused` and `__attribute__((unused))`.
    private func methodParameter(of method: SyntaxBuilder.Reference, from first: Int) -> Int? {
        let type = index
        if kind() == .leftParenthesis { index = behind(index) }
        skipParameterMarks()
        let name = kind() == .name ? index : nil
        if name != nil { index += 1 }
        let node = builder.node(.parameter, from: first, end: index, name: name)
        builder.add(node, to: method, as: .parameter)
        builder.head(node, parameterHead(name, typeAt: type, from: first))
        // After the name, they are the selector's next word only if a colon follows.
        if kind() == .name, kind(ahead: 1) == .leftParenthesis, word() != .other { skipParameterMarks() }
        return name
    }

    private func skipParameterMarks() {
        while kind() == .name, bytes[tokens[index].range].starts(with: "__".utf8) {
            index += 1
            if kind() == .leftParenthesis { index = behind(index) }
        }
    }

    private func parameterHead(_ name: Int?, typeAt parenthesis: Int, from first: Int) -> DeclarationHead {
        guard kind(at: parenthesis) == .leftParenthesis else {
            return variableHead(name, Declarator(end: index), nil, from: first)
        }
        let outerEnd = end
        end = closing(parenthesis)
        var place = parenthesis + 1
        while isPassingMode(place) { place += 1 }
        var found = specifiers(from: place)
        if found.type == nil {
            let behind = behindPath(found.end)
            if behind > found.end { found.type = found.end..<behind }
        }
        let shape = declarator(from: found.end)
        end = outerEnd
        return variableHead(name, shape, found.type, from: first)
    }

    /// Words that have a meaning only in the types of methods.
    private func isPassingMode(_ place: Int) -> Bool {
        kind(at: place + 1) == .name
            && (reads("nullable", at: place) || reads("nonnull", at: place) || reads("null_unspecified", at: place)
                || reads("in", at: place) || reads("out", at: place) || reads("inout", at: place)
                || reads("oneway", at: place) || reads("bycopy", at: place) || reads("byref", at: place))
    }

    /// Moves past the tokens that may follow a selector: attributes, and a semicolon that the compiler allows before a
    /// body.
    private func skipToBody() {
        while let kind = kind(), kind != .leftBrace, kind != .semicolon {
            if tokens[index].startsLine, kind == .at || kind == .mark { return }
            index = tokens[index].opens ? behind(index) : index + 1
        }
        skipSemicolon()
    }
}
