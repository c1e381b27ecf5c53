extension SyntaxNode {
    /// The declaration of a name, seen from here: a parameter, a variable, a function or a type around it in this
    /// source, or a member of the surrounding type; nil for a name from elsewhere, and in an outline.
    ///
    /// `$0` is the closure around it.
    package func resolve(_ name: String) -> SyntaxNode? {
        if name.hasPrefix("$") { return ancestors.first { $0.kind == .closure } }
        var inner = self
        while let outer = inner.parent {
            if let found = outer.declared(name, seenFrom: inner) { return found }
            inner = outer
        }
        return nil
    }

    private func declared(_ name: String, seenFrom child: SyntaxNode) -> SyntaxNode? {
        switch kind {
        case .file, .block, .closure, .switchCase: return local(name, before: child)
        case .if, .while: return child.role == .otherwise ? nil : lastVariable(name, before: child)
        case .guard: return child.role == .condition ? lastVariable(name, before: child) : nil
        case .for: return child.role == .sequence ? nil : lastVariable(name, before: child)
        case .handler: return lastVariable(name, before: child)
        case .function, .accessor: return declarations(name).first { $0.kind == .parameter }
        case .type: return member(name)
        default: return nil
        }
    }

    /// A member of a type in this part of it.
    package func member(_ name: String) -> SyntaxNode? { declarations(name).first { $0.role == .member } }

    /// The declarations in a list of statements: variables before a node, parameters and captures, functions and types
    /// anywhere, and in a file also its variables.
    private func local(_ name: String, before place: SyntaxNode) -> SyntaxNode? {
        if let variable = lastVariable(name, before: place) { return variable }
        return declarations(name).first { $0.kind != .variable || kind == .file && $0 != place }
    }

    /// The last variable of a name before a child.
    private func lastVariable(_ name: String, before place: SyntaxNode) -> SyntaxNode? {
        let candidates = tree.scopes.candidates(name, in: number)
        let start = place.tokens.lowerBound
        var (low, high) = (0, candidates.count)
        while low < high {
            let middle = (low + high) / 2
            let node = SyntaxNode(tree: tree, number: candidates[middle])
            if node.tokens.lowerBound < start { low = middle + 1 } else { high = middle }
        }
        return candidates[..<low].reversed().lazy.map { SyntaxNode(tree: tree, number: $0) }.first {
            $0.kind == .variable && $0.isNamed(name)
        }
    }

    private func declarations(_ name: String) -> some Sequence<SyntaxNode> {
        tree.scopes.candidates(name, in: number).lazy.map { SyntaxNode(tree: tree, number: $0) }.filter {
            $0.declares(name)
        }
    }

    private func declares(_ name: String) -> Bool {
        switch kind {
        case .function: declaration?.hasBaseName(name) == true
        case .type: declaration?.name == name
        default: isNamed(name)
        }
    }
}

extension DeclarationHead {
    /// Whether this is its name before the parameters.
    package func hasBaseName(_ base: String) -> Bool {
        guard name.utf8.starts(with: base.utf8) else { return false }
        return [nil, UInt8.leftParenthesis].contains(name.utf8.dropFirst(base.utf8.count).first)
    }
}
