extension ObjectiveCParser {
    /// `{ … }`
    func block(_ kind: SyntaxKind = .block, from first: Int? = nil, name: Int? = nil) -> SyntaxBuilder.Reference {
        let node = builder.node(kind, from: first ?? index, name: name)
        statements(of: node)
        return node
    }

    /// Reads the statements in the next braces, after which the node ends.
    func statements(of node: SyntaxBuilder.Reference) {
        guard kind() == .leftBrace else { return builder.end(node, before: index) }
        let (outer, outerPlace) = (open(), isInBody)
        isInBody = true
        while index < end { statement(of: node, as: .statement) }
        isInBody = outerPlace
        close(outer)
        builder.end(node, before: index)
    }

    /// Reads one statement, or a lone semicolon.
    func statement(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        let first = index
        if enter() { anyStatement(of: parent, as: role) }
        leave()
        if index == first {
            builder.add(opaque(upTo: max(first + 1, statementEnd)), to: parent, as: role)
            skipSemicolon()
        }
    }

    private func anyStatement(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        switch kind() {
        case .semicolon: index += 1
        case .leftBrace: builder.add(block(), to: parent, as: role)
        case .at where atStatement(of: parent, as: role): break
        case .name where wordStatement(of: parent, as: role): break
        default: simpleStatement(of: parent, as: role)
        }
    }

    /// A statement that a keyword begins; false if it begins none.
    private func wordStatement(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) -> Bool {
        switch word() {
        case .if: ifStatement(of: parent, as: role)
        case .for: forStatement(of: parent, as: role)
        case .while: whileStatement(of: parent, as: role)
        case .do: repeatStatement(of: parent, as: role)
        case .switch: switchStatement(of: parent, as: role)
        case .case, .default: nestedCase(of: parent, as: role)
        case .return, .co_return: valueStatement(.return, of: parent, as: role)
        case .throw: valueStatement(.throw, of: parent, as: role)
        case .goto, .break, .continue: jump(of: parent, as: role)
        case .asm, .__asm, .__asm__, .else: return false
        case .try: tryStatement(from: index, of: parent, as: role)
        case .using, .namespace, .template, .public, .private, .protected:
            return plusPlusDeclaration(of: parent, as: role)
        default: return labelOrDeclaration(of: parent, as: role)
        }
        return true
    }

    private func labelOrDeclaration(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) -> Bool {
        if kind(ahead: 1) == .colon, word() == .other, !isScope(at: index + 1) {
            index += 2
            return true
        }
        if enumeration(of: parent, as: role) { return true }
        let found = specifiers(from: index)
        guard beginsDeclaration(found) else { return false }
        declaration(found, of: parent, as: role, isLocal: true)
        return true
    }

    /// An expression; the semicolon is optional after a macro call on a line of its own.
    func simpleStatement(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        statementStart = index
        guard !word().isStatement, let value = expression(.comma) else { return }
        builder.add(value, to: parent, as: role)
        if isMacro(value), kind() != .semicolon,
            index >= end || startsLine(index) || [.leftBrace, .at].contains(kind())
        {
            return
        }
        endStatement(of: parent, as: role)
    }

    /// `FOO`, `FOO(…)` and `@foo(…)`
    private func isMacro(_ node: SyntaxBuilder.Reference) -> Bool {
        switch builder.kind(of: node) {
        case .name, .macro: true
        case .call: kind(at: builder.first(of: node)) != .leftBracket
        default: false
        }
    }

    private func valueStatement(_ kind: SyntaxKind, of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        let node = builder.node(kind, from: index)
        builder.add(node, to: parent, as: role)
        index += 1
        if index < end, self.kind() != .semicolon { addValue(comma: true, to: node) }
        builder.end(node, before: index)
        endStatement(of: parent, as: role)
    }

    private func addValue(comma: Bool, to node: SyntaxBuilder.Reference) {
        if kind() == .leftBrace {
            addValue(to: node, as: .value)
        } else if let value = expression(comma ? .comma : .assignment) {
            builder.add(value, to: node, as: .value)
        }
    }

    private func jump(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        let node = builder.node(.jump, from: index)
        builder.add(node, to: parent, as: role)
        index += 1
        if kind() == .name { index += 1 }
        builder.end(node, before: index)
        endStatement(of: parent, as: role)
    }

    // MARK: - Conditions

    private func ifStatement(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        let node = builder.node(.if, from: index)
        builder.add(node, to: parent, as: role)
        index += 1
        _ = skip(word: .constexpr)
        condition(of: node)
        branch(of: node, as: .then)
        if skip(word: .else) { branch(of: node, as: .otherwise) }
    }

    /// A statement that depends on another, which ends there; a lone semicolon is an empty block.
    func branch(of node: SyntaxBuilder.Reference, as role: SyntaxRole) {
        let first = index
        if kind() == .semicolon {
            builder.add(builder.node(.block, from: index), to: node, as: role)
            index += 1
        } else if index < end {
            statement(of: node, as: role)
        }
        let isClosed = index > first + 1 && tokens[index - 1].kind == .semicolon
        builder.end(node, before: isClosed ? index - 1 : index)
    }

    /// `(…)` with an expression, or with a variable in C++.
    func condition(of node: SyntaxBuilder.Reference) {
        guard kind() == .leftParenthesis else { return }
        let outer = open()
        while index < end {
            let found = specifiers(from: index)
            if beginsDeclaration(found) {
                declaration(found, of: node, as: .condition, isLocal: true)
            } else if let value = expression(.comma) {
                builder.add(value, to: node, as: .condition)
                if kind() == .semicolon { index += 1 } else { addRest(to: node, as: .condition) }
            } else {
                addRest(to: node, as: .condition)
            }
        }
        close(outer)
    }
}
