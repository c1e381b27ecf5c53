extension ObjectiveCParser {
    /// `@try`, `@throw`, `@synchronized`, `@autoreleasepool`; false for any other word after `@`.
    func atStatement(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) -> Bool {
        if word(ahead: 1) == .try || reads("try", at: index + 1) {
            index += 1
            tryStatement(from: index - 1, of: parent, as: role)
        } else if reads("throw", at: index + 1) {
            throwStatement(of: parent, as: role)
        } else if reads("synchronized", at: index + 1) {
            synchronizedBlock(of: parent, as: role)
        } else if reads("autoreleasepool", at: index + 1) {
            let (first, name) = (index, index + 1)
            index += 2
            builder.add(block(from: first, name: name), to: parent, as: role)
        } else {
            return false
        }
        return true
    }

    private func throwStatement(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        let node = builder.node(.throw, from: index)
        builder.add(node, to: parent, as: role)
        index += 2
        if index < end, kind() != .semicolon, let value = expression(.comma) {
            builder.add(value, to: node, as: .value)
        }
        builder.end(node, before: index)
        endStatement(of: parent, as: role)
    }

    private func synchronizedBlock(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        let node = builder.node(.block, from: index, name: index + 1)
        builder.add(node, to: parent, as: role)
        index += 2
        if kind() == .leftParenthesis {
            let outer = open()
            if let subject = expression(.comma) { builder.add(subject, to: node, as: .subject) }
            addRest(to: node, as: .subject)
            close(outer)
        }
        statements(of: node)
    }

    /// `@try` and `try`, at the word, with the handlers.
    func tryStatement(from first: Int, of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        let node = builder.node(.do, from: first)
        builder.add(node, to: parent, as: role)
        index += 1
        if kind() == .leftBrace { builder.add(block(), to: node, as: .body) }
        while let name = handlerName { handler(named: name, of: node) }
        builder.end(node, before: index)
    }

    /// The word of `@catch`, `@finally` or `catch` if that is next.
    private var handlerName: Int? {
        if word() == .catch { return index }
        guard kind() == .at, reads("catch", at: index + 1) || reads("finally", at: index + 1) else { return nil }
        return index + 1
    }

    private func handler(named name: Int, of parent: SyntaxBuilder.Reference) {
        let node = builder.node(.handler, from: index, name: name)
        builder.add(node, to: parent, as: .handler)
        index = name + 1
        if kind() == .leftParenthesis {
            let outer = open()
            if isEllipsis(at: index) { index = end }
            let found = specifiers(from: index)
            if index < end, beginsDeclaration(found, mayLackValue: true) {
                declaration(found, of: node, as: .pattern, isLocal: true)
            }
            addRest(to: node, as: .pattern)
            close(outer)
        }
        if kind() == .leftBrace { builder.add(block(), to: node, as: .body) }
        builder.end(node, before: index)
    }
}
