extension ObjectiveCParser {
    func whileStatement(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        let node = builder.node(.while, from: index)
        builder.add(node, to: parent, as: role)
        index += 1
        condition(of: node)
        branch(of: node, as: .body)
    }

    func repeatStatement(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        let node = builder.node(.repeat, from: index)
        builder.add(node, to: parent, as: role)
        index += 1
        branch(of: node, as: .body)
        if skip(word: .while) { condition(of: node) }
        builder.end(node, before: index)
        endStatement(of: parent, as: role)
    }

    func forStatement(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        let node = builder.node(.for, from: index)
        builder.add(node, to: parent, as: role)
        index += 1
        if kind() == .leftParenthesis {
            let outer = open()
            if let separator = sequenceSeparator {
                pattern(upTo: separator, of: node)
                index = min(end, separator + 1)
                addValue(to: node, as: .sequence)
                addRest(to: node, as: .sequence)
            } else {
                loopParts(of: node)
            }
            close(outer)
        }
        branch(of: node, as: .body)
    }

    /// `in`, or the colon of C++; nil if semicolons separate the content of the parentheses.
    private var sequenceSeparator: Int? {
        var (place, found) = (index, Int?.none)
        while place < end {
            if tokens[place].kind == .semicolon { return nil }
            if tokens[place].opens {
                place = behind(place)
                continue
            }
            let isScope = isScope(at: place)
            if found == nil, !isScope, place > index,
                reads("in", at: place) || isPlusPlus && tokens[place].kind == .colon
            {
                found = place
            }
            place += isScope ? 2 : 1
        }
        return found
    }

    /// The variable for each element.
    private func pattern(upTo limit: Int, of node: SyntaxBuilder.Reference) {
        let outerEnd = end
        end = limit
        let found = specifiers(from: index)
        if beginsDeclaration(found, mayLackValue: true) {
            declaration(found, of: node, as: .pattern, isLocal: true)
        } else if let value = expression(.comma) {
            builder.add(value, to: node, as: .pattern)
        }
        addRest(to: node, as: .pattern)
        end = outerEnd
    }

    /// `i = 0; i < n; i++`
    private func loopParts(of node: SyntaxBuilder.Reference) {
        let found = specifiers(from: index)
        if beginsDeclaration(found) {
            declaration(found, of: node, as: .statement, isLocal: true)
        } else {
            loopPart(of: node, as: .statement)
        }
        loopPart(of: node, as: .condition)
        loopPart(of: node, as: .update)
        addRest(to: node, as: .update)
    }

    private func loopPart(of node: SyntaxBuilder.Reference, as role: SyntaxRole) {
        if index < end, kind() != .semicolon, let value = expression(.comma) { builder.add(value, to: node, as: role) }
        if index < end, kind() != .semicolon { builder.add(opaque(upTo: statementEnd), to: node, as: role) }
        skipSemicolon()
    }

    // MARK: - Switches

    func switchStatement(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        let node = builder.node(.switch, from: index)
        builder.add(node, to: parent, as: role)
        index += 1
        if kind() == .leftParenthesis {
            let outer = open()
            if let subject = expression(.comma) { builder.add(subject, to: node, as: .subject) }
            addRest(to: node, as: .subject)
            close(outer)
        }
        if kind() == .leftBrace {
            let outer = open()
            while index < end { switchCase(of: node) }
            close(outer)
            builder.end(node, before: index)
        } else {
            branch(of: node, as: .element)
        }
    }

    /// Consecutive cases are one with several patterns; the name of one with a `default` is that word.
    private func switchCase(of parent: SyntaxBuilder.Reference) {
        let node = builder.node(.switchCase, from: index)
        builder.add(node, to: parent, as: .element)
        while isCaseLabel { caseLabel(of: node) }
        while index < end, !isCaseLabel { statement(of: node, as: .statement) }
        builder.end(node, before: index)
    }

    /// A case in a statement of a `switch`, with its single statement.
    func nestedCase(of parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        guard isCaseLabel else { return }
        let node = builder.node(.switchCase, from: index)
        builder.add(node, to: parent, as: role)
        while isCaseLabel { caseLabel(of: node) }
        branch(of: node, as: .statement)
    }

    private var isCaseLabel: Bool { word() == .case || word() == .default && kind(ahead: 1) == .colon }

    private func caseLabel(of node: SyntaxBuilder.Reference) {
        if word() == .default {
            builder.name(node, by: index)
            index += 2
            return
        }
        index += 1
        casePattern(of: node)
        if isEllipsis(at: index) {
            index += 3
            casePattern(of: node)
        }
        if index < end, kind() != .colon { builder.add(opaque(upTo: labelEnd), to: node, as: .pattern) }
        _ = skip(.colon)
    }

    private func casePattern(of node: SyntaxBuilder.Reference) {
        if let pattern = expression(.ternary) { builder.add(pattern, to: node, as: .pattern) }
    }

    private var labelEnd: Int {
        var place = index
        while place < end, tokens[place].kind != .colon, tokens[place].kind != .semicolon {
            place = tokens[place].opens ? behind(place) : place + 1
        }
        return place
    }
}
