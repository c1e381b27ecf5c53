extension SwiftParser {
    /// The positions of an operator's operands, by the whitespace around it.
    enum Fixity { case prefix, infix, postfix }

    /// The fixity of the next mark.
    var fixity: Fixity { fixity(tokens[index].start + offset, tokens[index].end) }

    /// The fixity of a mark with these bytes.
    func fixity(_ start: Int, _ stop: Int) -> Fixity {
        let isLeftBound = isLeftBound(start)
        if stop - start == 1, bytes[start] == .equals { return .infix }
        if stop - start == 2, bytes[start] == .minus, bytes[start + 1] == .greater { return .infix }
        let isRightBound = isRightBound(stop, isLeftBound: isLeftBound)
        if isLeftBound == isRightBound { return .infix }
        return isLeftBound ? .postfix : .prefix
    }

    /// Whether a mark directly follows a token.
    func isLeftBound(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        switch bytes[start - 1] {
        case .space, .carriageReturn, .lineFeed, .tab, .leftParenthesis, .leftBracket, .leftBrace, .comma, .semicolon,
            .colon, 0:
            return false
        case .slash: return start < 2 || bytes[start - 2] != .star
        default: return true
        }
    }

    private func isRightBound(_ stop: Int, isLeftBound: Bool) -> Bool {
        guard stop < bytes.count else { return false }
        switch bytes[stop] {
        case .space, .carriageReturn, .lineFeed, .tab, .rightParenthesis, .rightBracket, .rightBrace, .comma,
            .semicolon, .colon, 0:
            return false
        case .dot: return !isLeftBound
        case .slash: return stop + 1 >= bytes.count || (bytes[stop + 1] != .slash && bytes[stop + 1] != .star)
        default: return true
        }
    }
}
