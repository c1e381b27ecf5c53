/// A mention of a payload that only asks of which kind it is, as a condition does: `url.isFileURL`, `url.scheme == "app"`.
struct PayloadQuestion {
    /// The parts of the source that are reached with a file alone.
    let ofFiles: [Range<Int>]

    /// What a payload is asked for by those who only choose: an app uses what the rest of it says.
    static let members: Set = ["isFileURL", "scheme", "activityType"]

    /// Reads what stands around the name of a payload; nil where the name isn't just tested.
    init?(_ mention: SyntaxNode) {
        let chain = SyntaxChain(from: mention)
        guard let asked = chain.members.first(where: Self.members.contains),
            let condition = AskingCondition(around: chain.end)
        else { return nil }
        ofFiles = asked == "isFileURL" ? condition.reachedIfTrue : []
    }
}

/// The condition of an `if`, a `guard` or a `while`, and what follows it.
private struct AskingCondition {
    private let asked: SyntaxNode
    private let statement: SyntaxNode
    private var isDenied = false
    private var isGrouped = false
    private var isAlternative = false
    /// Whether the condition asks for nothing else.
    private var isAlone = true

    /// Nil where an expression isn't a part of a condition, or is an argument in it.
    init?(around asked: SyntaxNode) {
        var node = asked
        while node.role != .condition {
            guard let outer = node.parent else { return nil }
            switch outer.kind {
            case .prefix where outer.isNamed("!") && node == asked: isDenied = true
            case .binary where outer.isNamed("&&"): isAlone = false
            case .binary where outer.isNamed("||"): (isAlone, isAlternative) = (false, true)
            case .binary where outer.isNamed("==") && node == asked:
                isDenied = outer.children.contains { ["false", "NO"].contains($0.text) }
            case .binary where outer.isNamed("!="): isGrouped = true
            case .binary, .prefix: break
            case .tuple, .argument:
                guard outer.kind == .tuple || outer.parent?.onlyElement == node else { return nil }
                isGrouped = true
            default: return nil
            }
            node = outer
        }
        guard let statement = node.parent, [.if, .guard, .while].contains(statement.kind) else { return nil }
        self.asked = asked
        self.statement = statement
        isAlone = isAlone && statement.children(.condition).count == 1
    }

    /// The parts that are reached only where what is asked holds.
    var reachedIfTrue: [Range<Int>] {
        // What is denied as a group isn't taken apart.
        if isGrouped { return [] }
        if isDenied { return isAlone ? reachedByDenial : [] }
        if isAlternative { return [] }
        let conditions = statement.children(.condition)
        let rest = asked.range.upperBound.upTo(conditions.last?.range.upperBound ?? 0)
        return [rest]
            + [
                statement.kind == .guard
                    ? statement.rangeBehind : (statement.child(.then) ?? statement.child(.body))?.range
            ].compactMap(\.self)
    }

    private var reachedByDenial: [Range<Int>] {
        let otherwise = statement.child(.otherwise).map(\.range)
        if statement.kind == .guard { return [otherwise].compactMap(\.self) }
        return [otherwise, leaves ? statement.rangeBehind : nil].compactMap(\.self)
    }

    /// Whether what follows isn't reached from the block.
    private var leaves: Bool {
        statement.child(.then)?.descendants.contains { $0.kind == .return || $0.kind == .throw } ?? false
    }

}
