/// The conditions of a body that ask whether a payload has come in the options, and what is reached by each answer.
struct PayloadsAround {
    private var regions: [(range: Range<Int>, answer: BroughtPayloads)] = []

    /// Notes what a branch asks for, where `slot` says which option an expression is that begins with a name.
    mutating func enter(_ branch: SyntaxNode, slot: (SyntaxNode) -> Slot?) {
        let conditions = branch.children(.condition)
        let parts = conditions.flatMap(\.conjuncts)
        for part in parts {
            guard let question = PresenceQuestion(part), let kind = slot(question.start)?.payload else { continue }
            for range in branch.ranges(behind: part, asked: true) where question.isSure(of: true) {
                regions.append((range, BroughtPayloads(kind, hasCome: question.isMetByPresence)))
            }
            // Of several conditions any one may have failed.
            guard parts.count == 1, question.isSure(of: false) else { continue }
            for range in branch.ranges(behind: part, asked: false) {
                regions.append((range, BroughtPayloads(kind, hasCome: !question.isMetByPresence)))
            }
        }
    }

    /// What has come for certain, or hasn't, where a node is reached.
    func brought(at node: SyntaxNode) -> BroughtPayloads {
        let start = node.range.lowerBound
        return regions.reduce(into: BroughtPayloads()) { if $1.range.contains(start) { $0.formUnion($1.answer) } }
    }
}

/// Which payloads have come for certain with a launch, and which haven't.
struct BroughtPayloads {
    private var come: Set<PayloadKind> = []
    private var missing: Set<PayloadKind> = []

    init() {}

    init(_ kind: PayloadKind, hasCome: Bool) { if hasCome { come = [kind] } else { missing = [kind] } }

    /// Whether one of a kind can't be there: an event brings the app one payload.
    func ruleOut(_ kind: PayloadKind) -> Bool { missing.contains(kind) || come.contains { $0 != kind } }

    mutating func formUnion(_ other: BroughtPayloads) {
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
    /// Whether it is asked for the options themselves, and for no part of them.
    let isOfWhole: Bool

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

    /// What a comparison of a count comes to where there is something.
    private static let counts = ["== 0": false, "!= 0": true, "> 0": true, ">= 1": true, "< 1": false]

    private init?(of expression: SyntaxNode?, isMetByPresence: Bool) {
        guard let expression, let start = expression.kind == .variable ? expression : expression.beginning else {
            return nil
        }
        self.start = start
        self.isMetByPresence = isMetByPresence
        let chain = SyntaxChain(from: start)
        isOfWhole = chain.links.isEmpty
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

    /// Whether the question tells what it is met by, or what it isn't met by: something that isn't chosen may be there.
    func isSure(of answer: Bool) -> Bool { answer == isMetByPresence || !isChoosing }
}

extension SyntaxNode {
    /// Whether it is reached only where something is missing that options may bring, or by whether there are options at all.
    func isReached(without variables: Set<SyntaxNode>) -> Bool {
        zip([self] + Array(ancestors), ancestors).prefix { $1.kind != .function && $1.kind != .closure }.contains {
            inner, outer in
            let isMet: Bool
            switch (outer.kind, inner.role) {
            case (.if, .then): isMet = true
            case (.if, .otherwise), (.guard, .otherwise): isMet = false
            default: return false
            }
            return outer.children(.condition).flatMap(\.conjuncts).contains { condition in
                guard let question = PresenceQuestion(condition),
                    question.isMetByPresence != isMet || question.isOfWhole
                else { return false }
                return question.start.name.flatMap(question.start.resolve).map(variables.contains) ?? false
            }
        }
    }

    /// What is reached only if a condition of a branch holds, or only if none does.
    fileprivate func ranges(behind condition: SyntaxNode, asked: Bool) -> [Range<Int>] {
        let rest = condition.range.upperBound.upTo(children(.condition).last?.range.upperBound ?? 0)
        let (then, otherwise) = (child(.then), child(.otherwise))
        let ranges: [Range<Int>?] =
            switch (kind, asked) {
            case (.guard, true): [rest, rangeBehind]
            case (.guard, false): [otherwise?.range]
            case (.if, true): [rest, then?.range, otherwise.ends ? rangeBehind : nil]
            case (.if, false): [otherwise?.range, then.ends ? rangeBehind : nil]
            default: []
            }
        return ranges.compactMap(\.self)
    }

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
