/// The result of a condition on a way, by which it is known where the same is asked again.
struct ConditionFact: Hashable {
    let subject: Subject
    let isMet: Bool
    /// Whether few values are possible, all of which a row of such conditions may name.
    let isClosed: Bool

    struct Subject: Hashable {
        /// What is asked for, and what it is compared with.
        let asked: String
        let value: String

        /// Whether the same is compared with something else.
        func isBeside(_ other: Subject) -> Bool { asked == other.asked && value != other.value }
    }

    private init(_ asked: String, _ value: String, isMet: Bool, isClosed: Bool = false) {
        subject = Subject(asked: asked, value: value)
        (self.isMet, self.isClosed) = (isMet, isClosed)
    }

    /// What holds if all conditions do, or if one of them doesn't: then it is known only of a single one.
    static func facts(of conditions: [SyntaxNode], areMet: Bool) -> [ConditionFact] {
        if areMet { return conditions.flatMap { facts(of: $0, isMet: true) } }
        return conditions.count == 1 ? facts(of: conditions[0], isMet: false) : []
    }

    private static func facts(of condition: SyntaxNode, isMet: Bool) -> [ConditionFact] {
        let node = condition.withoutMarks
        switch node.kind {
        case .prefix where node.isNamed("!"): return node.child(.operand).map { facts(of: $0, isMet: !isMet) } ?? []
        case .binary: return comparison(node, isMet: isMet)
        case .variable: return [ConditionFact(node.child(.value)?.words ?? node.name ?? "", presence, isMet: isMet)]
        case .match:
            return [
                ConditionFact(
                    node.child(.value)?.words ?? "", node.child(.pattern)?.words ?? "", isMet: isMet, isClosed: true)
            ]
        default: return [ConditionFact(node.words, node.isSwift ? "" : presence, isMet: isMet)]
        }
    }

    private static let presence = "nil"
    private static let relations: Set = ["<", ">", "<=", ">="]

    private static func comparison(_ node: SyntaxNode, isMet: Bool) -> [ConditionFact] {
        guard let left = node.child(.left), let right = node.child(.right), let name = node.name else { return [] }
        switch name {
        // Which of the two it is isn't known.
        case "&&": return isMet ? facts(of: left, isMet: true) + facts(of: right, isMet: true) : []
        case "||": return isMet ? [] : facts(of: left, isMet: false) + facts(of: right, isMet: false)
        case "==", "!=":
            let holds = isMet == (name == "==")
            if ["nil", "NULL"].contains(right.text) { return [ConditionFact(left.words, presence, isMet: !holds)] }
            return [ConditionFact(left.words, right.words, isMet: holds, isClosed: !left.isText(with: right))]
        default:
            let isRelation = relations.contains(name)
            let value = isRelation ? name + right.words : right.words
            return [ConditionFact(left.words, value, isMet: isMet, isClosed: isRelation)]
        }
    }
}

extension SyntaxNode {
    /// The text with single spaces.
    fileprivate var words: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// Whether it is compared with one text of any number, such as an identifier.
    fileprivate func isText(with other: SyntaxNode) -> Bool {
        if other.kind == .string || other.lastName == "rawValue" { return true }
        let name = lastName ?? ""
        return name == "type" || name.hasSuffix("dentifier")
    }
}
