extension SwiftParser {
    /// The statements up to the end of the surrounding brackets, or to the next case of a `switch`.
    func statements(of node: Reference, inCase: Bool = false) {
        while index < end {
            if offset > 0 {
                advance()
            } else if kind == .semicolon {
                advance()
            } else if inCase, startsCase {
                return
            } else {
                statement(of: node)
            }
        }
    }

    private func statement(of node: Reference) {
        skipStatementLabels()
        if startsDeclaration(isMember: false) {
            declaration(in: node, as: .statement)
        } else {
            let read = startStatement() ?? expression() ?? opaqueStatement()
            builder.add(read, to: node, as: .statement)
        }
    }

    /// Moves past `name:` before a statement.
    private func skipStatementLabels() {
        while kind(ahead: 1) == .colon, isIdentifier(), word(ahead: 2).canHaveLabel || kind(ahead: 3) == .colon {
            index += 2
        }
    }

    /// A statement that is known by its first word; nil if it is none of these.
    private func startStatement() -> Reference? {
        guard index < end else { return nil }
        switch tokens[index].word {
        case .if: return castStatement(ifStatement())
        case .guard: return guardStatement()
        case .switch: return castStatement(switchStatement())
        case .for: return forStatement()
        case .while: return whileStatement()
        case .repeat: return kind(ahead: 1) == .leftBrace ? repeatStatement() : nil
        case .do: return doStatement()
        case .defer: return deferStatement()
        case .return: return valueStatement(.return)
        case .throw: return valueStatement(.throw)
        case .break, .continue, .fallthrough: return jump()
        case .yield, .discard: return startsOperand() ? wordStatement() : nil
        default: return nil
        }
    }

    /// `if … else … as Type` is also an expression.
    private func castStatement(_ statement: Reference) -> Reference? {
        word == .as ? sequence(from: Operand(node: statement)) : statement
    }

    private func jump() -> Reference {
        let node = builder.node(.jump, from: index, name: index)
        advance()
        if !startsLine, isIdentifier() { advance() }
        builder.end(node, before: index)
        return node
    }

    /// `return x`, `throw x`. The value may be on the next line.
    private func valueStatement(_ kind: SyntaxKind) -> Reference {
        let node = builder.node(kind, from: index)
        advance()
        if index < end, startsValue, let value = expression() { builder.add(value, to: node, as: .value) }
        builder.end(node, before: here)
        return node
    }

    private var startsValue: Bool {
        get {
            switch word {
            case .if, .switch, .do: return true
            case .guard, .for, .while, .defer, .return, .throw, .break, .continue, .fallthrough, .case, .default:
                return false
            case .yield, .discard: return !startsOperand()
            default: return !startsDeclaration(isMember: false)
            }
        }
    }

    private func wordStatement() -> Reference {
        let node = builder.node(.word, from: index, name: index)
        advance()
        if let operand = expression() { builder.add(operand, to: node, as: .operand) }
        builder.end(node, before: here)
        return node
    }

    private func deferStatement() -> Reference {
        let node = builder.node(.defer, from: index)
        advance()
        if let body = block() { builder.add(body, to: node, as: .body) }
        builder.end(node, before: index)
        return node
    }

    // MARK: - Blocks

    /// Braces with statements; nil if there are none.
    func block() -> Reference? {
        guard kind == .leftBrace else { return nil }
        let first = index
        guard let around = enter() else { return opaqueBrackets() }
        let node = builder.node(.block, from: first)
        statements(of: node)
        leave(around, ending: node)
        return node
    }
}

extension SwiftWord {
    /// Whether a statement that the word begins may have a label.
    fileprivate var canHaveLabel: Bool {
        switch self {
        case .if, .guard, .switch, .for, .while, .repeat, .do: true
        default: false
        }
    }
}
