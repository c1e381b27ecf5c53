extension SwiftParser {
    /// An import, a type alias, an associated type, an operator, a precedence group or a macro.
    func otherDeclaration(_ prefix: Prefix) -> Reference {
        let node = node(.otherDeclaration, prefix)
        let introducer = word
        advance()
        if introducer == .import { skipImportedKind() }
        if index < end { builder.name(node, by: index) }
        switch introducer {
        case .import: importedPath(of: node)
        case .typealias, .associatedtype: alias()
        case .macro: macroDeclaration(node)
        case .operator: operatorDeclaration()
        default:
            advance()
            if kind == .leftBrace { skipBrackets() }
        }
        builder.end(node, before: max(here, prefix.first + 1))
        return node
    }

    /// Moves past `class` of `import class Module.Name`.
    private func skipImportedKind() { if word.isReserved, isName(ahead: 1) { advance() } }

    private func importedPath(of node: Reference) {
        let first = index
        advance()
        while kind == .dot, kind(ahead: 1) != nil { index += 2 }
        if index > first + 1 { builder.name(node, source(first.upTo(index))) }
    }

    /// The name of a type with its inheritance, requirements and value.
    private func alias() {
        advance()
        skipAnglesIfAny()
        if skip(.colon) { repeat { skipType() } while skip(.comma) }
        if skip(reading: "=") { skipType() }
        skipRequirements()
    }

    private func macroDeclaration(_ node: Reference) {
        advance()
        skipAnglesIfAny()
        if kind == .leftParenthesis { parameters(of: node, as: .parameter) }
        skipEffects()
        if skip(reading: "->") { skipType() }
        if skip(reading: "="), let value = expression() { builder.add(value, to: node, as: .value) }
        skipRequirements()
    }

    private func operatorDeclaration() {
        advance()
        if skip(.colon) { repeat { advance() } while skip(.comma) }
    }
}
