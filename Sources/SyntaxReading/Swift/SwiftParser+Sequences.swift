extension SwiftParser {
    /// Nodes of which each contains the next, such as those of `try await`; they have consecutive numbers.
    struct Chain {
        let first: Reference
        var last: Reference
    }

    /// A part of a sequence. The part to its right may still become a child of its `try`.
    struct Operand {
        /// Nil if it is missing.
        var node: Reference?
        var marks: Chain?
    }

    /// An operator whose right operand isn't known yet.
    struct PendingOperator {
        let precedence: Precedence
        let kind: SyntaxKind
        let token: Int
        /// The operand between `?` and `:`.
        var middle: Reference?
    }

    // MARK: - Expressions

    /// An expression in which a brace begins a closure; nil if there is none.
    func expression() -> Reference? {
        let (wasCondition, outer) = (isCondition, pattern)
        isCondition = false
        pattern = .none
        let node = sequence()
        isCondition = wasCondition
        pattern = outer
        return node
    }

    /// An expression before the body of a statement.
    func conditionExpression() -> Reference? {
        let (wasCondition, outer) = (isCondition, pattern)
        isCondition = true
        pattern = .none
        let node = sequence()
        isCondition = wasCondition
        pattern = outer
        return node
    }

    /// Operands with operators between them.
    func sequence() -> Reference? { operand().flatMap { sequence(from: $0) } }

    /// A sequence whose first operand has been read.
    func sequence(from first: Operand) -> Reference? {
        guard let operation = operation() else { return close(first) }
        let (firstOperand, firstOperator) = (operands.count, operators.count)
        operands.append(first)
        var next: PendingOperator? = operation
        while let operation = next {
            fold(before: operation.precedence, downTo: firstOperator)
            if operation.kind == .cast {
                operands.append(cast(operands.removeLast(), operation))
            } else {
                operators.append(operation)
                let right = operand()
                operands.append(right ?? Operand())
                if right == nil { break }
            }
            next = self.operation()
        }
        while operators.count > firstOperator { foldLast() }
        defer { operands.removeLast(operands.count - firstOperand) }
        return operands.last.flatMap { close($0) }
    }

    // MARK: - Operators

    /// Reads an operator between two operands, for a cast without its type; nil if there is none.
    private func operation() -> PendingOperator? {
        guard index < end else { return nil }
        switch tokens[index].kind {
        case .mark: return markOperation()
        case .name: return wordOperation()
        default: return nil
        }
    }

    private func markOperation() -> PendingOperator? {
        guard fixity == .infix || (byte == .question && isTernary) else { return nil }
        let operation = index
        if isTernary {
            advance()
            return ternary(operation)
        }
        if pattern != .none, reads("=") { return nil }
        let precedence = precedence()
        advance()
        return PendingOperator(precedence: precedence, kind: kind(of: precedence), token: operation)
    }

    /// The precedence of the next operator.
    private func precedence() -> Precedence {
        let token = tokens[index]
        let start = token.start + offset
        if token.end - start <= 8 {
            var name: UInt64 = 0
            for position in start..<token.end { name = name << 8 | UInt64(bytes[position]) }
            if let precedence = Precedence.standard[name] { return precedence }
        }
        return precedences.precedence(text.source.text(in: start..<token.end))
    }

    private func kind(of precedence: Precedence) -> SyntaxKind {
        switch precedence {
        case .arrow: .typeName
        case .assignment: .assignment
        case .declared(let group): precedences.isAssignment(group) ? .assignment : .binary
        default: .binary
        }
    }

    /// Whether `a ∘ b ∙ c` is `(a ∘ b) ∙ c`.
    private func foldsLeft(_ first: Precedence, _ second: Precedence) -> Bool {
        guard let level = first.level, let secondLevel = second.level else {
            return precedences.foldsLeft(first, second)
        }
        return level == secondLevel ? first.associativity != .right : level > secondLevel
    }

    /// Whether the next mark is a `?` that is separated from the token before it.
    private var isTernary: Bool {
        let start = tokens[index].start + offset
        return bytes[start] == .question && tokens[index].end - start == 1 && !isLeftBound(start)
    }

    private func ternary(_ mark: Int) -> PendingOperator? {
        var middle: Reference?
        if mayNest() {
            depth += 1
            middle = sequence()
            depth -= 1
        }
        if kind == .colon { advance() }
        return PendingOperator(precedence: .ternary, kind: .ternary, token: mark, middle: middle)
    }

    private func wordOperation() -> PendingOperator? {
        switch tokens[index].word {
        case .is, .as:
            let operation = index
            advance()
            return PendingOperator(precedence: .casting, kind: .cast, token: operation)
        case .async, .throws:
            guard skipEffectsBeforeArrow() else { return nil }
            let arrow = index
            advance()
            return PendingOperator(precedence: .arrow, kind: .typeName, token: arrow)
        default: return nil
        }
    }

    // MARK: - Folding

    /// Combines the operands of operators that bind more tightly than the next one.
    private func fold(before precedence: Precedence, downTo first: Int) {
        while operators.count > first, let last = operators.last, foldsLeft(last.precedence, precedence) { foldLast() }
    }

    private func foldLast() {
        guard let operation = operators.popLast(), let right = operands.popLast(), let left = operands.popLast() else {
            return
        }
        let rightNode = close(right)
        let hasName = operation.kind != .ternary && operation.kind != .typeName
        let first = left.node.map { builder.first(of: $0) } ?? operation.token
        let node = builder.node(
            operation.kind, from: first, end: rightNode.map { builder.end(of: $0) } ?? here,
            name: hasName ? operation.token : nil)
        let isTernary = operation.kind == .ternary
        if let left = left.node { builder.add(left, to: node, as: isTernary ? .condition : .left) }
        if let middle = operation.middle { builder.add(middle, to: node, as: .then) }
        if let rightNode { builder.add(rightNode, to: node, as: isTernary ? .otherwise : .right) }
        operands.append(Operand(node: node, marks: left.marks))
    }

    /// `value as Type`, of which the words before the type have been read.
    private func cast(_ value: Operand, _ operation: PendingOperator) -> Operand {
        let first = value.node.map { builder.first(of: $0) } ?? operation.token
        let node = builder.node(.cast, from: first, name: operation.token)
        if let value = value.node { builder.add(value, to: node, as: .value) }
        if isOptionalMark { builder.name(node, byte == .question ? "as?" : "as!") }
        skipOptionalMark()
        if let type = typeName() { builder.add(type, to: node, as: .right) }
        builder.end(node, before: here)
        return Operand(node: node, marks: value.marks)
    }

    /// Adds an operand as the child of the words before it.
    func close(_ operand: Operand) -> Reference? {
        guard let marks = operand.marks else { return operand.node }
        close(marks, around: operand.node)
        return marks.first
    }

    func close(_ chain: Chain, around node: Reference?) {
        if let node { builder.add(node, to: chain.last, as: .operand) }
        let end = node.map { builder.end(of: $0) } ?? here
        for number in chain.first.number...max(chain.first.number, chain.last.number) {
            builder.end(Reference(number: number), before: end)
        }
    }

    /// Adds a node to the innermost of a chain.
    func append(_ node: Reference, to chain: inout Chain?) {
        if let last = chain?.last {
            builder.add(node, to: last, as: .operand)
            chain?.last = node
        } else {
            chain = Chain(first: node, last: node)
        }
    }
}
