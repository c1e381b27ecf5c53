extension ObjectiveCParser {
    /// Reads operators down to a level and their operands; nil if no expression begins here.
    func expression(_ lowest: COperator.Level) -> SyntaxBuilder.Reference? {
        let outerPeak = peak
        peak = depth
        defer { peak = max(peak, outerPeak) }
        guard var left = operand() else { return nil }
        while let sign = nextOperator, sign.level.rawValue >= lowest.rawValue {
            // The left operand moves down one level.
            peak += 1
            left = operation(sign, left)
        }
        return left
    }

    private func operation(_ sign: COperator, _ left: SyntaxBuilder.Reference) -> SyntaxBuilder.Reference {
        let isInside = enterOperation()
        defer { leave() }
        switch sign.level {
        case .ternary: return ternary(left, isInside: isInside)
        case .assignment: return infix(.assignment, sign, left, rightLevel: .assignment, isInside: isInside)
        case .comma: return infix(.binary, sign, left, rightLevel: .assignment, isInside: isInside)
        case .or, .and, .bitOr, .bitExclusive, .bitAnd, .equality, .comparison, .shift, .sum, .product:
            let above = COperator.Level(rawValue: sign.level.rawValue + 1) ?? .product
            return infix(.binary, sign, left, rightLevel: above, isInside: isInside)
        }
    }

    /// Moves down one level if the left operand isn't too high.
    private func enterOperation() -> Bool {
        guard enter() else { return false }
        guard peak > SyntaxLimit.nesting.number else { return true }
        reportDepth()
        return false
    }

    private func infix(
        _ kind: SyntaxKind, _ sign: COperator, _ left: SyntaxBuilder.Reference, rightLevel: COperator.Level,
        isInside: Bool
    ) -> SyntaxBuilder.Reference {
        let node = builder.node(kind, from: builder.first(of: left), name: index)
        if sign.length > 1 { builder.name(node, text(index..<(index + sign.length))) }
        builder.add(left, to: node, as: .left)
        index += sign.length
        let isProduct = sign.level == .product
        if !isInside {
            builder.add(opaque(upTo: statementEnd), to: node, as: .right)
        } else if kind == .assignment, self.kind() == .leftBrace {
            builder.add(initializers(), to: node, as: .right)
        } else if let right = isProduct ? operand() : expression(rightLevel) {
            builder.add(right, to: node, as: .right)
        }
        builder.end(node, before: index)
        return node
    }

    /// `a ? b : c` and `a ?: c`
    private func ternary(_ condition: SyntaxBuilder.Reference, isInside: Bool) -> SyntaxBuilder.Reference {
        let node = builder.node(.ternary, from: builder.first(of: condition))
        builder.add(condition, to: node, as: .condition)
        index += 1
        guard isInside else {
            builder.add(opaque(upTo: statementEnd), to: node, as: .otherwise)
            builder.end(node, before: index)
            return node
        }
        if kind() != .colon, let then = expression(.comma) { builder.add(then, to: node, as: .then) }
        if skip(.colon), let otherwise = expression(.assignment) { builder.add(otherwise, to: node, as: .otherwise) }
        builder.end(node, before: index)
        return node
    }

    // MARK: - Operands

    /// An operand with the operators before and after it.
    func operand() -> SyntaxBuilder.Reference? {
        guard index < end else { return nil }
        defer { leave() }
        return enter() ? prefixed() : opaque(upTo: statementEnd)
    }

    private func prefixed() -> SyntaxBuilder.Reference? {
        if let length = prefixLength { return prefix(length) }
        switch kind() {
        case .leftParenthesis: if let type = castEnd { return cast(behind: type) }
        case .name:
            switch word() {
            case .sizeof, .alignof, ._Alignof, .__alignof, .__alignof__, .typeid: return measure()
            case .__extension__:
                index += 1
                return operand()
            case .new, .delete, .throw, .co_await, .co_yield: return plusPlusPrefix()
            default: break
            }
        default: break
        }
        return suffixed()
    }

    /// The number of tokens of an operator before an operand; nil if none is next.
    private var prefixLength: Int? {
        guard kind() == .mark else { return nil }
        if isStep(at: index) { return 2 }
        if isDoubleMark(UInt8(ascii: "&"), at: index) { return 1 }
        let signs: [UInt8] = [UInt8(ascii: "!"), UInt8(ascii: "~"), .minus, .plus, .star, UInt8(ascii: "&")]
        return signs.contains { isMark($0) } ? 1 : nil
    }

    private func prefix(_ length: Int) -> SyntaxBuilder.Reference {
        let node = builder.node(.prefix, from: index, name: index)
        if length > 1 { builder.name(node, text(index..<(index + length))) }
        index += length
        if let operand = operand() { builder.add(operand, to: node, as: .operand) }
        builder.end(node, before: index)
        return node
    }

    /// `sizeof x`, `sizeof(T)`
    private func measure() -> SyntaxBuilder.Reference {
        let node = builder.node(.prefix, from: index, name: index)
        index += 1
        if kind() == .leftParenthesis, let type = typeName(from: index + 1), type.end == closing(index),
            type.isSure || looksLikeType(type.end)
        {
            builder.add(builder.node(.typeName, from: index + 1, end: type.end), to: node, as: .operand)
            index = behind(index)
        } else if let operand = operand() {
            builder.add(operand, to: node, as: .operand)
        }
        builder.end(node, before: index)
        return node
    }

    // MARK: - Casts

    /// The parenthesis that closes the next cast; nil if there is no cast.
    private var castEnd: Int? {
        let last = closing(index)
        guard last < end, let type = typeName(from: index + 1), type.end == last else { return nil }
        let next = last + 1
        guard next < end else { return nil }
        if type.isSure { return beginsOperand(at: next) || kind(at: next) == .leftBrace ? last : nil }
        return isCast(toNameBefore: last, next: next) ? last : nil
    }

    private func beginsOperand(at place: Int) -> Bool {
        switch kind(at: place) {
        case .name, .number, .string, .character, .at, .leftParenthesis, .leftBracket: true
        case .mark:
            [UInt8(ascii: "!"), UInt8(ascii: "~"), .minus, .plus, .star, UInt8(ascii: "&"), UInt8(ascii: "^")].contains(
                bytes[tokens[place].start])
        case .dot, .colon: isAdjacent(at: place + 1)
        default: false
        }
    }

    /// Whether `(name)` is a type rather than a value, by the following tokens and its spelling.
    private func isCast(toNameBefore last: Int, next: Int) -> Bool {
        switch kind(at: next) {
        case .name:
            return word(at: next).declarationPart == .none && !word(at: next).isStatement && !reads("in", at: next)
        case .number, .string, .character, .at: return true
        case .leftBrace: return true
        case .leftParenthesis: return looksLikeType(last)
        case .leftBracket: return looksLikeType(last) || closing(next) - next > 2 && kind(at: next + 1) != .number
        case .mark:
            if isMark(UInt8(ascii: "!"), at: next) || isMark(UInt8(ascii: "~"), at: next) { return true }
            guard beginsOperand(at: next), !isDoubleMark(UInt8(ascii: "&"), at: next) else { return false }
            return looksLikeType(last) && isAdjacent(at: next + 1) && !isMark(.equals, at: next + 1)
        default: return false
        }
    }

    /// Types begin with a capital letter or end with `_t`; constants consist of capital letters.
    private func looksLikeType(_ last: Int) -> Bool {
        let place = last - 1
        guard kind(at: place) == .name else { return true }
        if reads("id", at: place) || reads("BOOL", at: place) || reads("SEL", at: place) || reads("IMP", at: place) {
            return true
        }
        let name = bytes[tokens[place].range]
        if name.suffix(2).elementsEqual([UInt8(ascii: "_"), UInt8(ascii: "t")]) { return true }
        guard let first = name.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first else { return false }
        return !isUppercase(at: place)
    }

    private func cast(behind parenthesis: Int) -> SyntaxBuilder.Reference {
        let node = builder.node(.cast, from: index)
        index = parenthesis + 1
        if kind() == .leftBrace {
            builder.add(suffixes(of: initializers()), to: node, as: .value)
        } else if let value = operand() {
            builder.add(value, to: node, as: .value)
        }
        builder.end(node, before: index)
        return node
    }
}
