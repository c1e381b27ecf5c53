extension ObjectiveCParser {
    /// An operand without operators.
    func primary() -> SyntaxBuilder.Reference? {
        switch kind() {
        case .name: return wordOperand()
        case .number, .character: return literal(length: 1)
        case .dot where kind(ahead: 1) == .number && isAdjacent(ahead: 1): return literal(length: 2)
        case .string: return string()
        case .at: return atOperand()
        case .leftParenthesis: return parenthesized()
        case .leftBracket: return isLambda ? lambda() : message()
        case .mark where isMark(UInt8(ascii: "^")): return blockLiteral()
        case .colon where isScope(at: index): return nameOperand()
        default: return nil
        }
    }

    func literal(length: Int) -> SyntaxBuilder.Reference {
        index += length
        return builder.node(.literal, from: index - length, end: index)
    }

    private func wordOperand() -> SyntaxBuilder.Reference? {
        if isString(at: index + 1) { return string() }
        if kind(ahead: 1) == .character, isAdjacent(ahead: 1) { return literal(length: 2) }
        let word = word()
        if word.isLiteral { return literal(length: 1) }
        switch word {
        case .other: return nameOperand()
        case .__builtin_available: return availability(from: index)
        case ._Generic: return genericSelection()
        case .static_cast, .dynamic_cast, .const_cast, .reinterpret_cast: return namedCast()
        case .__bridge, .__bridge_transfer, .__bridge_retained: return nil
        default:
            // `int(x)` of C++, and types as arguments of a macro.
            let isType =
                word.declarationPart == .type && (kind(ahead: 1) == .leftParenthesis || kind(ahead: 1) == .leftBrace)
            return isType || word.declarationPart == .measured || word == .operator ? nameOperand() : nil
        }
    }

    /// `name`, `space::name`, `make<T>`
    func nameOperand() -> SyntaxBuilder.Reference {
        let first = index
        index = max(behindPath(first), first + 1)
        let path = index
        if isPlusPlus { passTypeArguments() }
        let node = builder.node(.name, from: first, end: index, name: first)
        if path > first + 1 { builder.name(node, text(first..<path)) }
        // A lone name before braces is a macro.
        if isPlusPlus, kind() == .leftBrace, isAdjacent(ahead: 0) || first > statementStart {
            return construction(of: node)
        }
        return node
    }

    /// `<T>` before `(`, `{` or `::`
    private func passTypeArguments() {
        while isAngle(at: index), let angles = behindAngles(index),
            kind(at: angles) == .leftParenthesis || kind(at: angles) == .leftBrace || isScope(at: angles)
        {
            index = angles
            if isScope(at: index) { index = max(behindPath(index), index + 2) }
        }
    }

    /// `Name{…}` of C++
    private func construction(of callee: SyntaxBuilder.Reference) -> SyntaxBuilder.Reference {
        let node = builder.node(.call, from: builder.first(of: callee))
        builder.add(callee, to: node, as: .callee)
        initializerList(of: node)
        return node
    }

    /// Consecutive strings are one, with macros between them.
    func string() -> SyntaxBuilder.Reference {
        let first = index
        var last = index
        while index < end {
            if isString(at: index) {
                index += kind() == .at ? 2 : 1
                last = index
            } else if isName(at: index), isString(at: index + 1) || isFormatMacro(at: index) {
                index += 1
                last = index
            } else {
                break
            }
        }
        index = max(last, first + 1)
        return builder.node(.string, from: first, end: index)
    }

    /// `PRIu64` at the end of a string.
    private func isFormatMacro(at place: Int) -> Bool {
        let name = bytes[tokens[place].range]
        return name.starts(with: "PRI".utf8) && (place + 1 >= end || kind(at: place + 1) == .comma)
    }

    /// `(a)`, `(a, b)` and `({ … })`
    private func parenthesized() -> SyntaxBuilder.Reference {
        let node = builder.node(.tuple, from: index)
        let outer = open()
        let argument = builder.node(.argument, from: index, end: end)
        if kind() == .leftBrace {
            builder.add(block(), to: argument, as: .value)
        } else if let value = expression(.comma) {
            builder.add(value, to: argument, as: .value)
        }
        addRest(to: argument, as: .value)
        builder.add(argument, to: node, as: .argument)
        close(outer)
        builder.end(node, before: index)
        return node
    }

    /// `_Generic(x, int: a, default: b)`
    private func genericSelection() -> SyntaxBuilder.Reference {
        let node = builder.node(.macro, from: index, name: index)
        index += 1
        guard kind() == .leftParenthesis else {
            builder.end(node, before: index)
            return node
        }
        let outer = open()
        while index < end {
            let argument = builder.node(.argument, from: index)
            builder.add(argument, to: node, as: .argument)
            skipAssociation()
            addValue(to: argument, as: .value)
            addRestOfElement(to: argument)
            builder.end(argument, before: index)
            _ = skip(.comma)
        }
        close(outer)
        builder.end(node, before: index)
        return node
    }

    /// `int *:` and `default:`
    private func skipAssociation() {
        if word() == .default {
            index += 1
        } else if let type = typeName(from: index), kind(at: type.end) == .colon, !isScope(at: type.end) {
            index = type.end
        } else {
            return
        }
        _ = skip(.colon)
    }
}
