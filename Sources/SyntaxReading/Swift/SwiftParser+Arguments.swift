extension SwiftParser {
    /// The arguments up to the end of the surrounding brackets.
    func arguments(of node: Reference) {
        while index < end {
            let argument = builder.node(.argument, from: index)
            builder.add(argument, to: node, as: .argument)
            if isLabel {
                if !isWildcard { builder.name(argument, by: index) }
                index += 2
            }
            if let value = argumentValue() { builder.add(value, to: argument, as: .value) }
            builder.end(argument, before: here)
            guard skip(.comma) else { return }
        }
    }

    private var isLabel: Bool { kind(ahead: 1) == .colon && isName() && word != .inout }

    private func argumentValue() -> Reference? {
        if let operation = operatorName() { return operation }
        return pattern == .none ? sequence() : matchedPattern()
    }

    /// An operator that is passed as a function: `+`.
    private func operatorName() -> Reference? {
        guard kind == .mark, index + 1 == end || kind(ahead: 1) == .comma else { return nil }
        let node = builder.node(.name, from: index, name: index)
        advance()
        return node
    }
}
