extension SwiftParser {
    /// The tokens before a declaration.
    struct Prefix {
        /// The number of its first token.
        let first: Int
        var nodes: [Reference] = []
        var attributes: [Declaration.Attribute] = []
        var modifiers: Declaration.Modifiers = []
        /// The position of `static` or `class`.
        var start: Int?
    }

    /// Reads a declaration with its attributes and modifiers.
    func declaration(in parent: Reference, as role: SyntaxRole) {
        let prefix = prefix()
        switch word {
        case .class, .struct, .enum, .protocol, .extension, .actor: builder.add(type(prefix), to: parent, as: role)
        case .func, .`init`, .deinit, .subscript: builder.add(function(prefix), to: parent, as: role)
        case .var, .let: variables(prefix, in: parent, as: role)
        case .case where role == .member: cases(prefix, in: parent)
        case .import, .typealias, .associatedtype, .operator, .precedencegroup, .macro:
            builder.add(otherDeclaration(prefix), to: parent, as: role)
        default: builder.add(undeclared(prefix), to: parent, as: role)
        }
    }

    /// Tokens after attributes or modifiers that aren't a declaration, such as a macro.
    private func undeclared(_ prefix: Prefix) -> Reference {
        guard kind == .hash, isName(ahead: 1) else { return opaqueStatement(from: prefix.first) }
        let node = node(.macro, prefix)
        macro(node)
        return node
    }

    private func prefix() -> Prefix {
        var prefix = Prefix(first: index)
        while index < end {
            if kind == .at {
                let (node, attribute) = attribute()
                prefix.nodes.append(node)
                prefix.attributes.append(attribute)
            } else if isModifierHere, word != .class || isModifierClass {
                modify(&prefix)
            } else {
                break
            }
        }
        return prefix
    }

    private func modify(_ prefix: inout Prefix) {
        // `private(set)` hides nothing else.
        let isOfSetter = index + 1 < end && tokens[index + 1].kind == .leftParenthesis
        let modifier = isOfSetter ? [] : word.modifier ?? []
        if modifier == .static || modifier == .class { prefix.start = tokens[index].start }
        prefix.modifiers.insert(modifier)
        skipModifier()
    }

    /// A node for a declaration; the next token is the word that introduces it.
    func node(_ kind: SyntaxKind, _ prefix: Prefix) -> Reference {
        let node = builder.node(kind, from: prefix.first)
        for attribute in prefix.nodes { builder.add(attribute, to: node, as: .attribute) }
        return node
    }

    func head(_ kind: Declaration.Kind, _ prefix: Prefix) -> DeclarationHead {
        var head = DeclarationHead(kind: kind, name: "")
        head.attributes = prefix.attributes
        head.modifiers = prefix.modifiers
        let start = prefix.start ?? (index < tokens.count ? tokens[index].start : 0)
        head.range = start..<start
        return head
    }

    /// Ends a declaration after the last token that was read.
    func finish(_ node: Reference, _ head: consuming DeclarationHead) {
        let last = tokens[max(0, min(here, tokens.count) - 1)]
        head.range = head.range.lowerBound.upTo(last.end)
        head.lastToken = last.start
        builder.end(node, before: here)
        builder.head(node, head)
    }

    // MARK: - Types

    private func type(_ prefix: Prefix) -> Reference {
        guard let kind = word.introduced else { return opaqueStatement(from: prefix.first) }
        let node = node(.type, prefix)
        var head = head(kind, prefix)
        advance()
        typeName(of: node, &head)
        if skip(.colon) {
            repeat {
                let first = index
                skipType()
                head.inherited.append(withoutArguments(first.upTo(here)))
            } while skip(.comma)
        }
        skipRequirements()
        guard self.kind == .leftBrace else {
            let last = tokens[max(0, min(here, tokens.count) - 1)]
            builder.report(.declarationNotUnderstood, head.range.lowerBound.upTo(last.end))
            builder.change(node, to: .opaque)
            builder.end(node, before: max(here, prefix.first + 1))
            return node
        }
        members(of: node)
        finish(node, head)
        return node
    }

    private func typeName(of node: Reference, _ head: inout DeclarationHead) {
        let first = index
        if index < end { builder.name(node, by: index) }
        if head.kind == .extension {
            skipType()
            head.name = withoutArguments(first.upTo(here))
            if here > first + 1 { builder.name(node, head.name) }
        } else {
            head.name = index < end ? text.name(tokens[index]) : ""
            advance()
            skipAnglesIfAny()
        }
    }

    private func members(of node: Reference) {
        guard let around = enter() else {
            builder.add(opaqueBrackets(), to: node, as: .member)
            return
        }
        while index < end {
            if offset > 0 || kind == .semicolon {
                advance()
            } else if startsDeclaration(isMember: true) {
                declaration(in: node, as: .member)
            } else if kind == .hash, let macro = expression() {
                builder.add(macro, to: node, as: .member)
            } else {
                builder.add(opaqueStatement(), to: node, as: .member)
            }
        }
        leave(around, ending: node)
    }
}
