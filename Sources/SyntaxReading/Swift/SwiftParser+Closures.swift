extension SwiftParser {
    /// A closure, from its brace.
    func closure() -> Reference {
        if bodies == .skipped { return skippedBraces() }
        let first = index
        guard let around = enter() else { return opaqueBrackets() }
        let node = builder.node(.closure, from: first)
        if hasSignature { signature(of: node) }
        statements(of: node)
        leave(around, ending: node)
        return node
    }

    // MARK: - Looking ahead

    /// Whether a closure begins with captures, parameters or a result before `in`.
    private var hasSignature: Bool {
        get {
            switch kind {
            case .at, .leftParenthesis, .leftBracket: break
            case .name, .quotedName: if !isIdentifier() { return false }
            default: return false
            }
            let first = index
            defer {
                index = first
                offset = 0
            }
            return skipSignature()
        }
    }

    private func skipSignature() -> Bool {
        while kind == .at { skipAttribute() }
        if kind == .leftBracket { skipBrackets() }
        if kind == .leftParenthesis {
            skipBrackets()
        } else {
            while isIdentifier() {
                advance()
                guard skip(.comma) else { break }
            }
        }
        skipEffects()
        if skip(reading: "->") {
            skipType()
            skipEffects()
        }
        return word == .in
    }

    // MARK: - Signatures

    private func signature(of node: Reference) {
        while kind == .at { builder.add(attribute().node, to: node, as: .attribute) }
        if kind == .leftBracket { captures(of: node) }
        if kind == .leftParenthesis {
            parameters(of: node, as: .parameter)
        } else {
            while isIdentifier() {
                parameterName(of: node)
                guard skip(.comma) else { break }
            }
        }
        skipEffects()
        if skip(reading: "->") { skipType() }
        while index < end, !skip(.in) { skipOne() }
    }

    /// One of `a, b in`.
    private func parameterName(of node: Reference) {
        let parameter = builder.node(.parameter, from: index, name: isWildcard ? nil : index)
        advance()
        builder.add(parameter, to: node, as: .parameter)
    }

    /// `[weak self, a = b]`.
    private func captures(of node: Reference) {
        guard let around = enter() else {
            skipBrackets()
            return
        }
        while index < end {
            let capture = builder.node(.variable, from: index)
            builder.add(capture, to: node, as: .capture)
            skipCaptureWord()
            if isName() {
                builder.name(capture, by: index)
                advance()
            }
            if skip(reading: "="), let value = sequence() { builder.add(value, to: capture, as: .value) }
            builder.end(capture, before: max(here, builder.first(of: capture) + 1))
            guard skip(.comma) else { break }
        }
        leave(around, ending: node)
    }

    /// Moves past `weak` or `unowned(safe)`.
    private func skipCaptureWord() {
        guard word == .weak || word == .unowned else { return }
        if kind(ahead: 1) == .leftParenthesis {
            advance()
            skipBrackets()
        } else if isName(ahead: 1) {
            advance()
        }
    }
}
