extension ObjectiveCParser {
    /// Whether a function's body follows the tokens that are allowed after its parameters.
    func hasBody(behind place: Int) -> Bool { bodyStart(behind: place) != nil }

    /// The brace of the body after attributes, `const noexcept`, `-> T` and `: member(value)`.
    private func bodyStart(behind parameters: Int) -> Int? {
        var place = parameters
        while place < end {
            switch tokens[place].kind {
            case .leftBrace: return place
            case .name:
                let isAttribute = words[place].declarationPart == .qualifier || isUppercase(at: place)
                guard isPlusPlus || isAttribute || isTrailingName(place) else { return nil }
                place += 1
            case .leftParenthesis: place = behind(place)
            case .mark:
                guard isPlusPlus else { return nil }
                if isArrow(at: place) {
                    place = typeName(from: place + 2)?.end ?? place + 2
                } else if isTypeMark(place) {
                    place += 1
                } else {
                    return nil
                }
            case .colon:
                guard isPlusPlus else { return nil }
                if isScope(at: place) { place += 2 } else { return behindMemberValues(place) }
            default: return nil
            }
        }
        return nil
    }

    private func isTypeMark(_ place: Int) -> Bool {
        isPointerMark(at: place) || isMark(UInt8(ascii: "&"), at: place) || isMark(.less, at: place)
            || isMark(.greater, at: place) || isDoubleMark(UInt8(ascii: "&"), at: place)
    }

    /// A macro in small letters, which has parentheses.
    private func isTrailingName(_ place: Int) -> Bool { kind(at: place + 1) == .leftParenthesis }

    /// The brace of the body after `: first(1), second{2}`.
    private func behindMemberValues(_ colon: Int) -> Int? {
        var place = colon + 1
        while place < end {
            while kind(at: place) == .name || isScope(at: place) { place += isScope(at: place) ? 2 : 1 }
            if isAngle(at: place) { place = behindAngles(place) ?? end }
            guard kind(at: place) == .leftParenthesis || kind(at: place) == .leftBrace else { return nil }
            place = behind(place)
            if isEllipsis(at: place) { place += 3 }
            guard kind(at: place) == .comma else { return kind(at: place) == .leftBrace ? place : nil }
            place += 1
        }
        return nil
    }

    /// A function with its body, or a prototype; true if the braces have ended the declaration.
    func function(
        _ name: Int, _ shape: Declarator, from first: Int, of parent: SyntaxBuilder.Reference, as role: SyntaxRole,
        isStatic: Bool
    ) -> Bool {
        guard let brace = bodyStart(behind: shape.end) else {
            let node = builder.node(.otherDeclaration, from: first, name: name)
            builder.add(node, to: parent, as: role)
            index = shape.end
            skipBehindParameters()
            builder.end(node, before: index)
            return false
        }
        let node = builder.node(.function, from: first, name: name)
        builder.add(node, to: parent, as: role)
        if let list = shape.parameters { parameters(at: list, of: node) }
        index = brace
        body(of: node)
        builder.end(node, before: index)
        let isOperator = words[name] == .operator
        let whole = isOperator ? text(name..<(shape.parameters ?? name + 1)) : self.name(at: name)
        if isOperator { builder.name(node, whole) }
        builder.head(node, functionHead(whole, from: name))
        return true
    }

    /// Moves past the tokens after the parameters of a prototype.
    private func skipBehindParameters() {
        skipAttributes()
        guard isPlusPlus else { return }
        while index < end, kind() != .semicolon, kind() != .comma {
            index = tokens[index].opens ? behind(index) : index + 1
        }
    }

    /// The head of a function; it ends at the current token.
    func functionHead(_ name: String, from first: Int) -> DeclarationHead {
        let last = max(0, min(index, tokens.count) - 1)
        var head = DeclarationHead(kind: .function, name: name)
        head.range = tokens[first].start.upTo(tokens[last].end)
        head.lastToken = tokens[last].start
        return head
    }

    /// The next braces, read as requested.
    func body(of node: SyntaxBuilder.Reference) {
        switch bodies {
        case .read: builder.add(block(), to: node, as: .body)
        case .skipped:
            builder.add(builder.node(.skipped, from: index, end: behind(index)), to: node, as: .body)
            index = behind(index)
        }
    }

    // MARK: - Parameters

    func parameters(at parenthesis: Int, of node: SyntaxBuilder.Reference) {
        index = parenthesis
        let outer = open()
        let isVoid = word() == .void && index + 1 >= end
        if isVoid { index = end }
        while index < end {
            parameter(upTo: nextComma, of: node)
            _ = skip(.comma)
        }
        close(outer)
    }

    /// The next comma on this level, or the end.
    var nextComma: Int {
        var place = index
        while place < end, tokens[place].kind != .comma {
            if tokens[place].opens {
                place = behind(place)
            } else if isAngle(at: place), let angles = behindAngles(place) {
                place = angles
            } else {
                place += 1
            }
        }
        return place
    }

    private func parameter(upTo limit: Int, of function: SyntaxBuilder.Reference) {
        let (first, outerEnd) = (index, end)
        end = limit
        defer { end = outerEnd }
        let isVariadic = isEllipsis(at: index)
        if isVariadic || index >= limit {
            index = limit
            return
        }
        let found = specifiers(from: index)
        let shape = declarator(from: found.end)
        // A lone name is that of a type.
        let name = found.type == nil ? nil : shape.name
        let node = builder.node(.parameter, from: first, end: limit, name: name)
        builder.add(node, to: function, as: .parameter)
        index = shape.end
        skipAttributes()
        if isMark(.equals) {
            index += 1
            addValue(to: node, as: .value)
        }
        index = limit
        let type = found.type ?? shape.name.map { $0..<($0 + 1) }
        builder.head(node, variableHead(name, shape, type, from: first))
    }
}
