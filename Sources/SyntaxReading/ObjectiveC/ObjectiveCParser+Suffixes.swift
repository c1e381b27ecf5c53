extension ObjectiveCParser {
    /// An operand with its suffixes.
    func suffixed() -> SyntaxBuilder.Reference? {
        let outerPeak = peak
        peak = depth
        defer { peak = max(peak, outerPeak) }
        return primary().map { suffixes(of: $0) }
    }

    /// Members, calls and subscripts after an operand.
    func suffixes(of operand: SyntaxBuilder.Reference) -> SyntaxBuilder.Reference {
        var node = operand
        while index < end, let longer = suffix(of: node) {
            node = longer
            // The left operand moves down one level.
            peak += 1
            if peak > SyntaxLimit.nesting.number {
                reportDepth()
                return node
            }
        }
        return node
    }

    private func suffix(of base: SyntaxBuilder.Reference) -> SyntaxBuilder.Reference? {
        switch kind() {
        case .dot where kind(ahead: 1) == .name: return member(of: base, nameAt: index + 1)
        case .leftParenthesis: return call(of: base)
        case .leftBracket: return isMessageOfItsOwn ? nil : subscripted(base)
        case .mark:
            if isArrow(at: index) { return member(of: base, nameAt: index + 2) }
            if isStep(at: index) { return postfix(base) }
            return nil
        default: return nil
        }
    }

    /// `[a b]` at the beginning of a line, after a macro without a semicolon.
    private var isMessageOfItsOwn: Bool { startsLine(index) && closing(index) > index + 2 }

    private func member(of base: SyntaxBuilder.Reference, nameAt place: Int) -> SyntaxBuilder.Reference? {
        let name =
            word(at: place) == .template || isMark(.star, at: place) || isMark(UInt8(ascii: "~"), at: place)
            ? place + 1 : place
        guard kind(at: name) == .name else { return nil }
        let node = builder.node(.member, from: builder.first(of: base), end: name + 1, name: name)
        builder.add(base, to: node, as: .base)
        index = name + 1
        if isPlusPlus, isAngle(at: index), let angles = behindAngles(index), kind(at: angles) == .leftParenthesis {
            index = angles
            builder.end(node, before: index)
        }
        return node
    }

    private func postfix(_ base: SyntaxBuilder.Reference) -> SyntaxBuilder.Reference {
        let node = builder.node(.postfix, from: builder.first(of: base), end: index + 2, name: index)
        builder.name(node, text(index..<(index + 2)))
        builder.add(base, to: node, as: .operand)
        index += 2
        return node
    }

    func call(of callee: SyntaxBuilder.Reference) -> SyntaxBuilder.Reference {
        let node = builder.node(.call, from: builder.first(of: callee))
        builder.add(callee, to: node, as: .callee)
        arguments(of: node)
        return node
    }

    private func subscripted(_ base: SyntaxBuilder.Reference) -> SyntaxBuilder.Reference {
        let node = builder.node(.subscript, from: builder.first(of: base))
        builder.add(base, to: node, as: .base)
        arguments(of: node)
        return node
    }

    // MARK: - Lists

    /// The arguments in the next brackets, after which the node ends.
    func arguments(of node: SyntaxBuilder.Reference) { list(of: node) { argument(of: node) } }

    /// The elements between the commas of the next brackets, after which the node ends.
    private func list(of node: SyntaxBuilder.Reference, _ element: () -> Void) {
        let outer = open()
        while index < end {
            element()
            _ = skip(.comma)
        }
        close(outer)
        builder.end(node, before: index)
    }

    /// One argument, which may be a type, as in `va_arg(list, NSString *)`.
    private func argument(of parent: SyntaxBuilder.Reference) {
        let node = builder.node(.argument, from: index)
        if let type = lonelyType {
            builder.add(builder.node(.typeName, from: index, end: type), to: node, as: .value)
            index = type
        } else {
            addValue(to: node, as: .value)
            addRestOfElement(to: node)
        }
        builder.end(node, before: index)
        if builder.end(of: node) > builder.first(of: node) { builder.add(node, to: parent, as: .argument) }
    }

    /// The index after a type that can't be a value and is the whole argument.
    private var lonelyType: Int? {
        guard kind() == .name, let type = typeName(from: index), type.isSure,
            type.end >= end || kind(at: type.end) == .comma
        else { return nil }
        return type.end
    }

    /// Covers unknown tokens up to the next comma.
    func addRestOfElement(to node: SyntaxBuilder.Reference) {
        guard index < end, kind() != .comma else { return }
        var place = index
        while place < end, tokens[place].kind != .comma { place = tokens[place].opens ? behind(place) : place + 1 }
        builder.add(opaque(upTo: place), to: node, as: .value)
    }

    /// `{1, 2}`, `{.x = 1, [2] = 3}`: a tuple whose labels are the names of fields.
    func initializers() -> SyntaxBuilder.Reference {
        let node = builder.node(.tuple, from: index)
        if enter() {
            initializerList(of: node)
        } else {
            builder.change(node, to: .opaque)
            index = behind(index)
            builder.end(node, before: index)
        }
        leave()
        return node
    }

    /// The values in the next brackets, after which the node ends.
    func initializerList(of node: SyntaxBuilder.Reference) { list(of: node) { initializer(of: node) } }

    private func initializer(of parent: SyntaxBuilder.Reference) {
        let node = builder.node(.argument, from: index)
        builder.add(node, to: parent, as: .argument)
        skipDesignators(of: node)
        addValue(to: node, as: .value)
        addRestOfElement(to: node)
        builder.end(node, before: index)
    }

    /// `.name =`, `[index] =`, `name:`
    private func skipDesignators(of node: SyntaxBuilder.Reference) {
        if isName(at: index), kind(ahead: 1) == .colon, !isScope(at: index + 1) {
            builder.name(node, by: index)
            index += 2
            return
        }
        let isArray = kind() == .leftBracket && isDesignator
        guard kind() == .dot && kind(ahead: 1) == .name || isArray else { return }
        while index < end, !isMark(.equals) {
            if kind() == .dot, kind(ahead: 1) == .name {
                builder.name(node, by: index + 1)
                index += 2
            } else if kind() == .leftBracket {
                index = behind(index)
            } else {
                return
            }
        }
        index = min(end, index + 1)
    }

    /// Whether a value follows the brackets, so that they aren't a message.
    private var isDesignator: Bool {
        var place = behind(index)
        while kind(at: place) == .leftBracket || kind(at: place) == .dot {
            place = kind(at: place) == .dot ? place + 2 : behind(place)
        }
        return isMark(.equals, at: place)
    }
}
