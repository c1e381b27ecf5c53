/// The C++ that occurs in the sources of apps.
extension ObjectiveCParser {
    // MARK: - Declarations

    /// `namespace`, `using`, `template` and `public:`; true if one was read.
    func plusPlusDeclaration(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) -> Bool {
        switch word() {
        case .namespace:
            guard !namespace(of: parent, as: role) else { return true }
            otherDeclaration(of: parent, as: role)
        case .using: otherDeclaration(of: parent, as: role)
        case .template: template(of: parent, as: role)
        case .public, .private, .protected:
            index += 1
            _ = skip(.colon)
        default: return false
        }
        return true
    }

    /// The content of a namespace belongs to the surrounding node.
    private func namespace(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) -> Bool {
        var place = index + 1
        while kind(at: place) == .name || kind(at: place) == .colon { place += 1 }
        guard kind(at: place) == .leftBrace else { return false }
        index = place
        enclosedDeclarations(of: parent, as: role)
        return true
    }

    private func otherDeclaration(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        let node = builder.node(.otherDeclaration, from: index)
        builder.add(node, to: parent, as: role)
        index = statementEnd
        builder.end(node, before: index)
        skipSemicolon()
    }

    /// The declaration after `template <…>` is read without it.
    private func template(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        index += 1
        guard isAngle(at: index) else { return otherDeclaration(of: parent, as: role) }
        var depth = 0
        repeat {
            if isMark(.less) { depth += 1 }
            if isMark(.greater) { depth -= 1 }
            index = index < end && tokens[index].opens ? behind(index) : index + 1
        } while index < end && depth > 0
        index = min(index, end)
    }

    /// `class Name : Base { … }`
    func plusPlusType(_ tag: Specifiers.Tag, braces: Int, of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        let node = builder.node(.type, from: index, name: tag.name)
        builder.add(node, to: parent, as: role)
        index = braces
        enclosedDeclarations(of: node, as: .member)
        builder.end(node, before: index)
    }

    // MARK: - Expressions

    /// `new T(a)`, `delete x`, `throw x`
    func plusPlusPrefix() -> SyntaxBuilder.Reference {
        let isNew = word() == .new
        let node = builder.node(word() == .throw ? .throw : .prefix, from: index, name: index)
        index += 1
        if kind() == .leftBracket, closing(index) == index + 1 { index += 2 }
        if isNew {
            // The address for the object.
            if kind() == .leftParenthesis { index = behind(index) }
            index = specifiers(from: index).end
        }
        if let operand = operand() {
            builder.add(operand, to: node, as: builder.kind(of: node) == .throw ? .value : .operand)
        }
        builder.end(node, before: index)
        return node
    }

    /// `static_cast<T>(x)`
    func namedCast() -> SyntaxBuilder.Reference {
        let node = builder.node(.cast, from: index, name: index)
        index += 1
        if isAngle(at: index) { index = behindAngles(index) ?? index }
        if kind() == .leftParenthesis {
            let outer = open()
            if let value = expression(.comma) { builder.add(value, to: node, as: .value) }
            addRest(to: node, as: .value)
            close(outer)
        }
        builder.end(node, before: index)
        return node
    }

    /// Whether brackets contain the captures of a lambda, rather than a message.
    var isLambda: Bool {
        guard isPlusPlus else { return false }
        let behind = behind(index)
        guard kind(at: behind) == .leftParenthesis || kind(at: behind) == .leftBrace || reads("mutable", at: behind)
        else { return false }
        let last = closing(index)
        if last == index + 1 || isMark(.equals, at: index + 1) || isMark(UInt8(ascii: "&"), at: index + 1) {
            return true
        }
        return kind(at: index + 1) == .name
            && (last == index + 2 || kind(at: index + 2) == .comma || isMark(.equals, at: index + 2))
    }

    func lambda() -> SyntaxBuilder.Reference {
        let node = builder.node(.closure, from: index)
        captures(of: node)
        if kind() == .leftParenthesis { parameters(at: index, of: node) }
        while index < end, kind() == .name || kind() == .mark || isScope(at: index) {
            index += isScope(at: index) ? 2 : 1
        }
        statements(of: node)
        return node
    }

    /// `[=, &a, b = c]`: those that have a value are variables.
    private func captures(of closure: SyntaxBuilder.Reference) {
        let outer = open()
        while index < end {
            let limit = nextComma
            if isName(at: index), isMark(.equals, ahead: 1) {
                let node = builder.node(.variable, from: index, name: index)
                index += 2
                addValue(to: node, as: .value)
                builder.end(node, before: index)
                builder.add(node, to: closure, as: .capture)
            }
            index = max(index, limit)
            _ = skip(.comma)
        }
        close(outer)
    }
}
