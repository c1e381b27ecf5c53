extension ObjectiveCParser {
    /// `[receiver selector]`, `[receiver first:a second:b, c]`
    func message() -> SyntaxBuilder.Reference {
        let node = builder.node(.call, from: index)
        let outer = open()
        if let receiver = receiver() {
            if kind() == .name || kind() == .colon {
                selector(of: node, receiver)
            } else {
                builder.add(receiver, to: node, as: .callee)
            }
        }
        addRest(to: node, as: .argument)
        close(outer)
        builder.end(node, before: index)
        return node
    }

    /// A class may have type arguments: `[NSArray<NSString *> new]`
    private func receiver() -> SyntaxBuilder.Reference? {
        let place = behindPath(index)
        if place > index, isAngle(at: place), let angles = behindAngles(place), kind(at: angles) == .name {
            let node = builder.node(.name, from: index, end: angles, name: index)
            if place > index + 1 { builder.name(node, text(index..<place)) }
            index = angles
            return node
        }
        if kind() == .name, kind(ahead: 1) == .name || kind(ahead: 1) == .colon && !isScope(at: index + 1),
            !isString(at: index + 1), word() == .other || word().isLiteral
        {
            index += 1
            let isLiteral = words[index - 1].isLiteral
            return builder.node(
                isLiteral ? .literal : .name, from: index - 1, end: index, name: isLiteral ? nil : index - 1)
        }
        return expression(.comma)
    }

    private func selector(of call: SyntaxBuilder.Reference, _ receiver: SyntaxBuilder.Reference) {
        let first = index
        let isUnary = kind() == .name && kind(ahead: 1) != .colon
        // Created before the member, so that the first word finds the member, and is a part of the argument.
        let argument = isUnary ? nil : builder.node(.argument, from: first + 1, name: kind() == .name ? first : nil)
        let member = builder.node(.member, from: builder.first(of: receiver), end: first + 1, name: first)
        builder.add(receiver, to: member, as: .base)
        builder.add(member, to: call, as: .callee)
        if let argument {
            var name = piece(of: call, argument, at: first)
            while kind() == .colon || kind() == .name && kind(ahead: 1) == .colon {
                let place = index
                name += piece(
                    of: call, builder.node(.argument, from: index, name: kind() == .name ? index : nil), at: place)
            }
            builder.name(member, name)
            moreArguments(of: call)
        } else {
            index += 1
        }
    }

    /// One word of a selector with its argument.
    private func piece(of call: SyntaxBuilder.Reference, _ argument: SyntaxBuilder.Reference, at place: Int) -> String {
        let label = kind(at: place) == .name ? name(at: place) : ""
        index = min(end, place + (kind(at: place) == .name ? 2 : 1))
        builder.add(argument, to: call, as: .argument)
        addValue(to: argument, as: .value)
        builder.end(argument, before: index)
        return label + ":"
    }

    /// `, b, c` after the last argument.
    private func moreArguments(of call: SyntaxBuilder.Reference) {
        while skip(.comma), index < end {
            let argument = builder.node(.argument, from: index)
            addValue(to: argument, as: .value)
            addRestOfElement(to: argument)
            builder.end(argument, before: index)
            builder.add(argument, to: call, as: .argument)
        }
    }

    // MARK: - Blocks

    /// `^{ … }`, `^(int a) { … }`, `^int (int a) { … }`
    func blockLiteral() -> SyntaxBuilder.Reference {
        let node = builder.node(.closure, from: index)
        index += 1
        skipResultType()
        if kind() == .leftParenthesis { parameters(at: index, of: node) }
        skipAttributes()
        guard kind() == .leftBrace else {
            builder.change(node, to: .opaque)
            builder.end(node, before: index)
            return node
        }
        statements(of: node)
        return node
    }

    /// The parameters are in the last parentheses before the braces.
    private func skipResultType() {
        guard kind() != .leftBrace else { return }
        var (place, last) = (index, index)
        while place < end, tokens[place].kind != .leftBrace {
            if tokens[place].kind == .leftParenthesis {
                let isAttribute = word(at: place - 1).declarationPart == .qualifier
                if !isAttribute { last = place }
                place = behind(place)
                continue
            }
            guard [.name, .mark, .comma, .leftBracket].contains(tokens[place].kind) else { break }
            place = tokens[place].opens ? behind(place) : place + 1
        }
        index = kind(at: last) == .leftParenthesis ? last : place
    }
}
