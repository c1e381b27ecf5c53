/// An operator between two operands.
struct COperator {
    let level: Level
    /// The number of its tokens.
    let length: Int

    /// From the lowest precedence.
    enum Level: Int {
        case comma, assignment, ternary, or, and, bitOr, bitExclusive, bitAnd, equality, comparison, shift, sum, product
    }
}

extension ObjectiveCParser {
    var nextOperator: COperator? {
        guard index < end else { return nil }
        let token = tokens[index]
        if token.kind == .comma { return COperator(level: .comma, length: 1) }
        guard token.kind == .mark else { return nil }
        let first = bytes[token.start]
        return token.end - token.start == 2 ? doubleOperator(first) : singleOperator(first)
    }

    private func doubleOperator(_ first: UInt8) -> COperator? {
        switch first {
        case UInt8(ascii: "&"): COperator(level: .and, length: 1)
        case .bar: COperator(level: .or, length: 1)
        case .equals, UInt8(ascii: "!"): COperator(level: .equality, length: 1)
        case .less, .greater: COperator(level: .comparison, length: 1)
        default: nil
        }
    }

    private func singleOperator(_ first: UInt8) -> COperator? {
        if isCompound(first) { return COperator(level: .assignment, length: 2) }
        switch first {
        case .equals: return COperator(level: .assignment, length: 1)
        case UInt8(ascii: "?"): return COperator(level: .ternary, length: 1)
        case .bar: return COperator(level: .bitOr, length: 1)
        case UInt8(ascii: "^"): return COperator(level: .bitExclusive, length: 1)
        case UInt8(ascii: "&"): return COperator(level: .bitAnd, length: 1)
        case .less, .greater: return angleOperator(first)
        case .plus, .minus: return COperator(level: .sum, length: 1)
        case .star, .slash, UInt8(ascii: "%"): return COperator(level: .product, length: 1)
        default: return nil
        }
    }

    /// `+=` and similar operators of two tokens.
    private func isCompound(_ first: UInt8) -> Bool {
        guard isMark(.equals, ahead: 1), isAdjacent(ahead: 1) else { return false }
        return [.plus, .minus, .star, .slash, .bar, UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "^")].contains(
            first)
    }

    /// `<`, `<<`, `<<=`; the lexer makes one token of `<=`.
    private func angleOperator(_ first: UInt8) -> COperator {
        guard index + 1 < end, tokens[index + 1].kind == .mark, isAdjacent(ahead: 1),
            bytes[tokens[index + 1].start] == first
        else { return COperator(level: .comparison, length: 1) }
        let isAssignment = tokens[index + 1].end - tokens[index + 1].start == 2
        return COperator(level: isAssignment ? .assignment : .shift, length: 2)
    }
}
