extension SwiftParser {
    // MARK: - Conditions

    /// The conditions of `if`, `guard` and `while`.
    func conditions(of node: Reference) {
        guard kind != .leftBrace || builder.kind(of: node) == .guard else { return }
        repeat {
            guard let condition = condition() else { return }
            builder.add(condition, to: node, as: .condition)
        } while skip(.comma)
    }

    private func condition() -> Reference? {
        switch word {
        case .case: return match()
        case .let, .var, .inout: return optionalBinding()
        default: return conditionExpression()
        }
    }

    /// `case pattern = value`.
    private func match() -> Reference {
        let node = builder.node(.match, from: index)
        advance()
        if let pattern = casePattern() { builder.add(pattern, to: node, as: .pattern) }
        conditionValue(of: node)
        return node
    }

    /// `let x = value`, `let x`.
    private func optionalBinding() -> Reference {
        let isName =
            isName(ahead: 1) && !isWildcard(ahead: 1) && kind(ahead: 2) != .dot && kind(ahead: 2) != .leftParenthesis
        let node = builder.node(isName ? .variable : .match, from: index)
        advance()
        if isName {
            builder.name(node, by: index)
            advance()
        } else if let pattern = bindingPattern() {
            builder.add(pattern, to: node, as: .pattern)
        }
        conditionValue(of: node)
        return node
    }

    private func conditionValue(of node: Reference) {
        if skip(.colon) { skipType() }
        if skip(reading: "="), let value = conditionExpression() { builder.add(value, to: node, as: .value) }
        builder.end(node, before: here)
    }

    // MARK: - Patterns

    /// A pattern in which names are expressions unless `let` precedes them.
    func casePattern() -> Reference? { pattern(.matching) }

    /// A pattern in which names are new variables.
    func bindingPattern() -> Reference? { pattern(.binding) }

    private func pattern(_ context: PatternContext) -> Reference? {
        let (wasCondition, outer) = (isCondition, pattern)
        isCondition = true
        pattern = context
        let node = matchedPattern()
        isCondition = wasCondition
        pattern = outer
        return node
    }

    /// `is Type`, `let x`, or an expression that may contain them.
    func matchedPattern() -> Reference? {
        let outer = pattern
        while word == .let || word == .var || word == .inout {
            pattern = .binding
            advance()
        }
        defer { pattern = outer }
        guard word == .is else { return sequence() }
        let node = builder.node(.cast, from: index, name: index)
        advance()
        if let type = typeName() { builder.add(type, to: node, as: .right) }
        builder.end(node, before: here)
        return node
    }

    /// Whether the next name is a new variable in a pattern after `let`, not a function or type.
    var bindsNext: Bool {
        get {
            switch kind(ahead: 1) {
            case .dot, .leftParenthesis, .leftBracket: return false
            case .mark where bytes[tokens[index + 1].start] == .less:
                let first = index
                advance()
                skipGenericArguments()
                let isGeneric = here > first + 1
                index = first
                offset = 0
                return !isGeneric
            default: return true
            }
        }
    }

    func variableOfPattern() -> Reference {
        let node = builder.node(isWildcard ? .name : .variable, from: index, name: index)
        advance()
        return node
    }
}
