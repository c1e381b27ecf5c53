extension SwiftParser {
    /// The state around a pair of brackets.
    struct OuterBrackets {
        let opening: Int
        let closing: Int
        let end: Int
        let isCondition: Bool
        let pattern: PatternContext
    }

    /// Moves into the next brackets; nil if too many are open.
    func enter(keepingPattern: Bool = false) -> OuterBrackets? {
        guard mayNest() else { return nil }
        let around = OuterBrackets(
            opening: index, closing: closing, end: end, isCondition: isCondition, pattern: pattern)
        depth += 1
        advance()
        end = around.closing
        isCondition = false
        if !keepingPattern { pattern = .none }
        return around
    }

    /// Moves out of the brackets, which end a node. The rest between them is unknown.
    func leave(_ around: OuterBrackets, ending node: Reference) {
        if here < end {
            if offset > 0 { advance() }
            builder.add(opaque(upTo: end), to: node, as: .statement)
        }
        index = around.closing
        offset = 0
        end = around.end
        isCondition = around.isCondition
        pattern = around.pattern
        depth -= 1
        skipPartner(of: around.opening)
        builder.end(node, before: index)
    }

    /// Whether another level is allowed; reported once per location.
    func mayNest() -> Bool {
        guard depth >= SyntaxLimit.nesting.number else { return true }
        if index < end { builder.report(.tooDeep(limit: SyntaxLimit.nesting.number), tokens[index].range) }
        return false
    }

    // MARK: - What isn't followed

    func opaque(upTo limit: Int) -> Reference {
        let node = builder.node(.opaque, from: index, end: limit)
        index = limit
        offset = 0
        return node
    }

    func opaqueBrackets() -> Reference {
        let node = builder.node(.opaque, from: index)
        skipBrackets()
        builder.end(node, before: index)
        return node
    }

    /// The rest of a statement, at least one token.
    func opaqueStatement(from first: Int? = nil) -> Reference {
        let node = builder.node(.opaque, from: first ?? index)
        offset = 0
        repeat { skipOne() } while index < end && !tokens[index].startsLine && kind != .semicolon
        builder.end(node, before: index)
        return node
    }

    /// Moves past a token or a pair of brackets.
    func skipOne() { if index < end, tokens[index].opens { skipBrackets() } else { advance() } }

    /// Skipped braces.
    func skippedBraces() -> Reference {
        let node = builder.node(.skipped, from: index)
        skipBrackets()
        builder.end(node, before: index)
        return node
    }
}
