extension KnownPayloads {
    /// The payloads that conditions on the path to a part require. `slot` returns the option that an expression, which begins
    /// with a name, asks for.
    init(at steps: [FlowStep], slot: (SyntaxNode) -> Slot?) {
        self.init()
        for case .condition(let condition, let isMet) in steps.map(\.clause) {
            guard let question = PresenceQuestion(condition), question.isSure(of: isMet),
                let kind = slot(question.start)?.payload
            else { continue }
            formUnion(KnownPayloads(kind, hasCome: question.isMetByPresence == isMet))
        }
    }
}

/// Which payloads have come for certain with a launch, and which haven't.
struct KnownPayloads {
    private var come: Set<PayloadKind> = []
    private var missing: Set<PayloadKind> = []

    init() {}

    init(_ kind: PayloadKind, hasCome: Bool) { if hasCome { come = [kind] } else { missing = [kind] } }

    /// Whether one of a kind can't be there: an event brings the app one payload.
    func ruleOut(_ kind: PayloadKind) -> Bool { missing.contains(kind) || come.contains { $0 != kind } }

    mutating func formUnion(_ other: KnownPayloads) {
        come.formUnion(other.come)
        missing.formUnion(other.missing)
    }
}

/// A condition that only asks whether something is there: `if let url = options.urlContexts.first?.url`, `x != nil`,
/// `!contexts.isEmpty`, and in Objective-C `contexts.count > 0`, `if (item)`.
private struct PresenceQuestion {
    /// The name that what is asked for begins with.
    let start: SyntaxNode
    private(set) var isMetByPresence: Bool
    /// Whether more is asked for than that it is there: a part of it, or one that fits.
    private let isChoosing: Bool

    init?(_ condition: SyntaxNode) {
        let node = condition.withoutMarks
        switch node.kind {
        case .prefix where node.isNamed("!"):
            guard let inner = node.child(.operand).flatMap({ PresenceQuestion($0) }) else { return nil }
            self = inner
            isMetByPresence.toggle()
        case .variable: self.init(of: node.child(.value) ?? node, isMetByPresence: true)
        case .match: self.init(of: node.child(.value), isMetByPresence: true)
        case .binary: self.init(comparison: node)
        case .member where node.isNamed("isEmpty"): self.init(of: node.child(.base), isMetByPresence: false)
        default:
            if node.isSwift { return nil }
            self.init(of: node.isNamed("count") ? node.child(.base) : node, isMetByPresence: true)
        }
    }

    /// `x != nil`, `x.count > 0`
    private init?(comparison node: SyntaxNode) {
        guard let name = node.name, let left = node.child(.left)?.withoutMarks, let right = node.child(.right) else {
            return nil
        }
        if right.isNothing || left.isNothing {
            guard ["==", "!="].contains(name) else { return nil }
            self.init(of: right.isNothing ? left : right, isMetByPresence: name == "!=")
        } else if left.isNamed("count"), let isMet = Self.counts["\(name) \(right.text)"] {
            self.init(of: left.child(.base), isMetByPresence: isMet)
        } else {
            return nil
        }
    }

    /// The results of a comparison of a count where there is something.
    private static let counts = ["== 0": false, "!= 0": true, "> 0": true, ">= 1": true, "< 1": false]

    private init?(of expression: SyntaxNode?, isMetByPresence: Bool) {
        guard let expression, let start = expression.kind == .variable ? expression : expression.beginning else {
            return nil
        }
        self.start = start
        self.isMetByPresence = isMetByPresence
        let chain = SyntaxChain(from: start)
        isChoosing = chain.links.contains { link in
            switch link {
            case .call(let call): !call.arguments.isEmpty && call.node.isSwift
            case .member(let node):
                !Self.wholes.contains(node.name ?? "") && OptionsKey.connection(node.name ?? "") == nil
            case .subscript: false
            }
        }
    }

    /// The members by which nothing is chosen.
    private static let wholes: Set = ["first", "anyObject", "count", "isEmpty", "objectForKey:", "valueForKey:"]

    /// Whether an answer to the question is certain: something that isn't chosen may be there.
    func isSure(of answer: Bool) -> Bool { answer == isMetByPresence || !isChoosing }
}

extension SyntaxNode {
    /// The name that an expression begins with: `options` of `options.urlContexts.first?.url`.
    var beginning: SyntaxNode? {
        var node = withoutMarks
        while node.kind != .name {
            guard
                let inner = node.child(.base) ?? node.child(.callee) ?? (node.kind == .cast ? node.child(.value) : nil)
            else { return nil }
            node = inner.withoutMarks
        }
        return node
    }
}
