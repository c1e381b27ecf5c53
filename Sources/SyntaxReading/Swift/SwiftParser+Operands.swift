extension SwiftParser {
    /// One operand of a sequence, with `try`, `await` and similar words before it; nil if there is none.
    func operand() -> Operand? {
        var marks: Chain?
        while index < end, tokens[index].kind == .name {
            switch tokens[index].word {
            case .try: appendTry(to: &marks)
            case .await: append(wordNode(.await), to: &marks)
            case .unsafe where startsOperand(acceptsClosure: true): append(wordNode(.word), to: &marks)
            default: return finish(marks)
            }
        }
        return finish(marks)
    }

    private func finish(_ marks: Chain?) -> Operand? {
        let node = unary()
        return node == nil && marks == nil ? nil : Operand(node: node, marks: marks)
    }

    private func appendTry(to marks: inout Chain?) {
        let node = wordNode(.try)
        if isOptionalMark { builder.name(node, byte == .question ? "try?" : "try!") }
        skipOptionalMark()
        append(node, to: &marks)
    }

    /// A node whose first word is its name.
    private func wordNode(_ kind: SyntaxKind) -> Reference {
        let node = builder.node(kind, from: index, name: index)
        advance()
        return node
    }

    // MARK: - Words before an operand

    /// Whether an operand follows a word that may also be a name.
    func startsOperand(acceptsClosure: Bool = false) -> Bool {
        guard isInLine(ahead: 1), let kind = kind(ahead: 1) else { return false }
        switch kind {
        case .quotedName, .number, .string, .stringPiece, .regex, .at, .backslash, .hash: return true
        case .name: return Self.startsOperand(word(ahead: 1))
        case .mark: return fixity(tokens[index + 1].start, tokens[index + 1].end) == .prefix
        case .leftParenthesis, .leftBracket, .dot: return acceptsClosure && tokens[index + 1].start > tokens[index].end
        case .leftBrace: return acceptsClosure && !isCondition
        default: return false
        }
    }

    private static func startsOperand(_ word: SwiftWord) -> Bool {
        switch word {
        case .`self`, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch: true
        default: !word.isReserved
        }
    }

    /// An operand that may have words or operators before it.
    private func unary() -> Reference? {
        guard index < end else { return nil }
        switch tokens[index].kind {
        case .mark: return prefixed()
        case .at: return typeName()
        case .name: return unaryWord()
        case .backslash: return keyPath()
        default: return primary().map { suffixes(of: $0) }
        }
    }

    private func unaryWord() -> Reference? {
        switch tokens[index].word {
        case .if: return nested { $0.ifStatement() }
        case .switch: return nested { $0.switchStatement() }
        case .do: return nested { $0.doStatement() }
        case .repeat where kind(ahead: 1) != .leftBrace: return nested { $0.wordExpression() }
        case .consume, .copy, .each: if startsOperand() { return nested { $0.wordExpression() } }
        case .any, .some: if startsOperand() { return typeWord() }
        default: break
        }
        return primary().map { suffixes(of: $0) }
    }

    /// An expression that can contain itself without brackets.
    func nested(_ read: (SwiftParser) -> Reference?) -> Reference? {
        guard mayNest() else { return opaque(upTo: end) }
        depth += 1
        let node = read(self)
        depth -= 1
        return node
    }

    /// `consume x`, `repeat each x`.
    private func wordExpression() -> Reference? {
        let isExpansion = word == .repeat
        let node = wordNode(.word)
        let operand = isExpansion ? sequence() : operand().flatMap { close($0) }
        if let operand { builder.add(operand, to: node, as: .operand) }
        builder.end(node, before: here)
        return node
    }

    /// `any P`.
    private func typeWord() -> Reference? {
        let node = wordNode(.word)
        if let type = typeName() { builder.add(type, to: node, as: .operand) }
        builder.end(node, before: here)
        return node
    }

    // MARK: - Operators before an operand

    private func prefixed() -> Reference? {
        var chain: Chain?
        while kind == .mark, fixity == .prefix {
            let node = builder.node(.prefix, from: index, name: index)
            advance()
            append(node, to: &chain)
        }
        guard let chain else { return nil }
        // After a mark that isn't a prefix there is no operand.
        let operand = kind == .mark ? nil : unary()
        close(chain, around: operand)
        return chain.first
    }
}
