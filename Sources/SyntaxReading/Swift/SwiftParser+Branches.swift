extension SwiftParser {
    /// `if` with all of its `else` branches.
    func ifStatement() -> Reference {
        let first = builder.node(.if, from: index)
        var last = first
        advance()
        while true {
            conditions(of: last)
            if let then = block() { builder.add(then, to: last, as: .then) }
            guard skip(.else) else { break }
            if word == .if {
                let next = builder.node(.if, from: index)
                builder.add(next, to: last, as: .otherwise)
                last = next
                advance()
            } else {
                if let otherwise = block() { builder.add(otherwise, to: last, as: .otherwise) }
                break
            }
        }
        while last != first {
            builder.end(last, before: here)
            last = builder.parent(of: last)
        }
        builder.end(first, before: here)
        return first
    }

    func guardStatement() -> Reference {
        let node = builder.node(.guard, from: index)
        advance()
        conditions(of: node)
        _ = skip(.else)
        if let otherwise = block() { builder.add(otherwise, to: node, as: .otherwise) }
        builder.end(node, before: here)
        return node
    }

    // MARK: - Switches

    func switchStatement() -> Reference {
        let node = builder.node(.switch, from: index)
        advance()
        if kind != .leftBrace, let subject = conditionExpression() { builder.add(subject, to: node, as: .subject) }
        builder.end(node, before: here)
        guard kind == .leftBrace else { return node }
        guard let around = enter() else {
            builder.add(opaqueBrackets(), to: node, as: .element)
            builder.end(node, before: index)
            return node
        }
        while index < end {
            let next = startsCase ? switchCase() : opaqueStatement()
            builder.add(next, to: node, as: .element)
        }
        leave(around, ending: node)
        return node
    }

    /// Whether a case of a `switch` is next, possibly with its attribute.
    var startsCase: Bool {
        switch word {
        case .case, .default: true
        default: kind == .at && (word(ahead: 2) == .case || word(ahead: 2) == .default)
        }
    }

    private func switchCase() -> Reference {
        let node = builder.node(.switchCase, from: index)
        if kind == .at { builder.add(attribute().node, to: node, as: .attribute) }
        if skip(.case) { patterns(of: node) } else { _ = skip(.default) }
        if kind != .colon, index < end { skipToColon(in: node) }
        _ = skip(.colon)
        statements(of: node, inCase: true)
        builder.end(node, before: here)
        return node
    }

    private func skipToColon(in node: Reference) {
        let first = index
        while index < end, kind != .colon, !startsCase { skipOne() }
        if index > first { builder.add(builder.node(.opaque, from: first, end: index), to: node, as: .pattern) }
    }

    /// `pattern where condition, …` of a case, or of a `catch`, whose body no closure precedes.
    func patterns(of node: Reference, beforeBody: Bool = false) {
        repeat {
            if word != .where, let pattern = casePattern() { builder.add(pattern, to: node, as: .pattern) }
            if skip(.where), let condition = beforeBody ? conditionExpression() : expression() {
                builder.add(condition, to: node, as: .condition)
            }
        } while skip(.comma)
    }

    // MARK: - Errors

    func doStatement() -> Reference {
        let node = builder.node(.do, from: index)
        advance()
        skipEffects()
        if let body = block() { builder.add(body, to: node, as: .body) }
        while word == .catch { builder.add(handler(), to: node, as: .handler) }
        builder.end(node, before: here)
        return node
    }

    private func handler() -> Reference {
        let node = builder.node(.handler, from: index)
        advance()
        if kind != .leftBrace { patterns(of: node, beforeBody: true) }
        if let body = block() { builder.add(body, to: node, as: .body) }
        builder.end(node, before: here)
        return node
    }
}
