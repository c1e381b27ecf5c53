extension SwiftParser {
    func whileStatement() -> Reference {
        let node = builder.node(.while, from: index)
        advance()
        conditions(of: node)
        if let body = block() { builder.add(body, to: node, as: .body) }
        builder.end(node, before: here)
        return node
    }

    func repeatStatement() -> Reference {
        let node = builder.node(.repeat, from: index)
        advance()
        if let body = block() { builder.add(body, to: node, as: .body) }
        if skip(.while), let condition = expression() { builder.add(condition, to: node, as: .condition) }
        builder.end(node, before: here)
        return node
    }

    /// `for try await case let x? in sequence where condition { … }`.
    func forStatement() -> Reference {
        let node = builder.node(.for, from: index)
        advance()
        _ = skip(.try)
        _ = skip(.await)
        if word == .unsafe, word(ahead: 1) != .in, kind(ahead: 1) != .colon { advance() }
        let variable = skip(.case) ? casePattern() : bindingPattern()
        if let variable { builder.add(variable, to: node, as: .pattern) }
        if skip(.colon) { skipType() }
        if skip(.in), kind != .leftBrace, let sequence = conditionExpression() {
            builder.add(sequence, to: node, as: .sequence)
        }
        if skip(.where), let condition = conditionExpression() { builder.add(condition, to: node, as: .condition) }
        if let body = block() { builder.add(body, to: node, as: .body) }
        builder.end(node, before: here)
        return node
    }
}
