extension ObjectiveCParser {
    // MARK: - Declaration or expression

    /// Whether a declaration is next rather than an expression: without the names of all types, `a * b;` is one.
    ///
    /// A declaration that ends with the surrounding brackets has no value, as in `for (T *x in y)` and `catch (T &x)`.
    func beginsDeclaration(_ found: Specifiers, mayLackValue: Bool = false) -> Bool {
        guard found.end > index else { return false }
        let shape = declarator(from: found.end)
        if found.isSure { return shape.name != nil || found.tag != nil || found.isTypedef || isBinding(found.end) }
        guard found.type != nil, let name = shape.name else { return false }
        // A macro on a line of its own.
        if startsLine(name), isUppercase(at: index), name == index + 1 { return false }
        if shape.end >= end { return mayLackValue }
        // `a && b(c)`
        let needsValue = isInBody && isReference(at: found.end) && !isMark(.equals, at: shape.end)
        return !needsValue && endsDeclarator(shape.end)
    }

    /// The tokens that can follow a declared name.
    private func endsDeclarator(_ place: Int) -> Bool {
        switch tokens[place].kind {
        case .comma, .semicolon, .colon: return true
        case .leftBrace: return isPlusPlus || !isInBody
        case .name: return isMacroName(at: place) || word(at: place).declarationPart == .qualifier
        case .mark: return isMark(.equals, at: place)
        default: return false
        }
    }

    /// `auto [a, b]` of C++.
    private func isBinding(_ place: Int) -> Bool {
        guard isPlusPlus else { return false }
        return kind(at: isReference(at: place) ? place + 1 : place) == .leftBracket
    }

    // MARK: - Declarations

    /// Reads up to a semicolon, or to the end of a function's braces.
    func declaration(_ found: Specifiers, of parent: SyntaxBuilder.Reference, as role: SyntaxRole, isLocal: Bool) {
        let first = index
        if found.isTypedef { return typeDefinition(found, of: parent, as: role) }
        let isTag = tagDeclaration(found, of: parent, as: role)
        index = found.end
        if isTag, kind() == .semicolon || index >= end { return skipSemicolon() }
        repeat {
            let shape = declarator(from: index)
            guard let name = shape.name else {
                if isBinding(index) { binding(from: first, of: parent, as: role) }
                break
            }
            let start = index == found.end && !isTag ? first : index
            if shape.isFunction, !isLocal || !isPlusPlus || hasBody(behind: shape.end) {
                if function(name, shape, from: start, of: parent, as: role, isStatic: found.isStatic) { return }
            } else {
                variable(name, shape, found, from: start, of: parent, as: role)
            }
        } while skip(.comma)
        endStatement(of: parent, as: role)
    }

    /// One variable of a declaration, with its value.
    private func variable(
        _ name: Int, _ shape: Declarator, _ found: Specifiers, from first: Int, of parent: SyntaxBuilder.Reference,
        as role: SyntaxRole
    ) {
        let node = builder.node(.variable, from: first, name: name)
        builder.add(node, to: parent, as: role)
        index = shape.isFunction ? shape.parameters ?? shape.end : shape.end
        skipAttributes()
        initialValue(of: node)
        builder.end(node, before: index)
        builder.head(node, variableHead(name, shape, found.type, from: first))
    }

    /// `= value`, `{ … }` and `(…)` of C++, or the width of a field.
    private func initialValue(of node: SyntaxBuilder.Reference) {
        if isMark(.equals) {
            index += 1
            addValue(to: node, as: .value)
        } else if kind() == .leftBrace || kind() == .leftParenthesis {
            builder.add(initializers(), to: node, as: .value)
        } else if kind() == .colon {
            index += 1
            addValue(to: node, as: .value)
        }
    }

    /// A value, which may be a list in braces.
    func addValue(to node: SyntaxBuilder.Reference, as role: SyntaxRole) {
        if kind() == .leftBrace {
            builder.add(initializers(), to: node, as: role)
        } else if let value = expression(.assignment) {
            builder.add(value, to: node, as: role)
        }
    }

    /// The head of a variable; it ends at the current token.
    func variableHead(_ name: Int?, _ shape: Declarator, _ type: Range<Int>?, from first: Int) -> DeclarationHead {
        let last = max(first, min(index, tokens.count) - 1)
        var head = DeclarationHead(kind: .property, name: name.map(self.name) ?? "")
        head.type = shape.isIndirect ? nil : typeText(type)
        if first < tokens.count {
            head.range = tokens[first].start.upTo(tokens[last].end)
            head.lastToken = tokens[name ?? last].start
        }
        return head
    }

    /// `unsigned long`, `NSString`, `std::string`; nil for tokens that don't name a type.
    private func typeText(_ type: Range<Int>?) -> String? {
        guard let type, !type.isEmpty else { return nil }
        if type.count == 1 { return name(at: type.lowerBound) }
        let isPath = type.contains { isScope(at: $0) }
        return type.map { text(tokens: $0) }.joined(separator: isPath ? "" : " ")
    }

    private func text(tokens place: Int) -> String { text.text(tokens[place]) }

    /// `auto [a, b] = pair`
    private func binding(from first: Int, of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        let node = builder.node(.match, from: first)
        builder.add(node, to: parent, as: role)
        while index < end, kind() != .leftBracket { index += 1 }
        let outer = open()
        while index < end {
            if isName(at: index) {
                builder.add(builder.node(.variable, from: index, name: index), to: node, as: .pattern)
            }
            index += 1
        }
        close(outer)
        initialValue(of: node)
        builder.end(node, before: index)
    }

    // MARK: - What surrounds a name

    /// Moves past `__attribute__((…))`, `asm("…")` and macros after a declared name.
    func skipAttributes() {
        while kind() == .name {
            switch word() {
            case .asm, .__asm, .__asm__: index += 1
            case .other:
                guard isUppercase(at: index) else { return }
                index += 1
            default:
                guard word().declarationPart == .qualifier else { return }
                index += 1
            }
            if kind() == .leftParenthesis { index = behind(index) }
        }
    }

    func skipSemicolon() { if kind() == .semicolon { index += 1 } }

    /// Moves past the semicolon; unknown tokens before it are opaque.
    func endStatement(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        if index < end, kind() != .semicolon {
            // A statement without a semicolon.
            if !isInBody, beginsMember(at: index) { return }
            builder.add(opaque(upTo: max(index + 1, statementEnd)), to: parent, as: role)
        }
        skipSemicolon()
    }
}
