/// Questions for the kind of a payload, as conditions ask them: `url.isFileURL`, `url.scheme == "app"`.
enum PayloadQuestion {
    /// The members by which code chooses among payloads: an app uses what the rest of a payload says.
    static let members: Set = ["isFileURL", "scheme", "activityType"]

    /// Whether a clause states that a payload is a file, by the name with which the payload begins.
    static func isOfFile(_ clause: FlowStep.Clause, _ isPayload: (SyntaxNode) -> Bool) -> Bool {
        guard case .condition(let condition, let isMet) = clause, let (asked, isTrue) = condition.fact(isMet: isMet),
            isTrue
        else { return false }
        let member = SyntaxCall(asked)?.callee ?? asked
        return member.kind == .member && member.isNamed("isFileURL") && asked.beginning.map(isPayload) == true
    }
}

extension SyntaxNode {
    private static let mostNames = 8

    /// What a condition asks for, without `!`, comparisons with a truth value and names of local constants, and whether that
    /// is so.
    func fact(isMet: Bool) -> (asked: SyntaxNode, isTrue: Bool)? {
        var (node, isTrue) = (withoutMarks, isMet)
        for _ in 0..<Self.mostNames {
            if node.kind == .prefix, node.isNamed("!"), let operand = node.child(.operand) {
                (node, isTrue) = (operand.withoutMarks, !isTrue)
            } else if node.kind == .binary, node.isNamed("==") || node.isNamed("!="),
                let truth = node.child(.right)?.truth, let left = node.child(.left)
            {
                (node, isTrue) = (left.withoutMarks, isTrue == (truth == node.isNamed("==")))
            } else if node.kind == .name, let declared = node.name.flatMap(node.resolve), declared.role == .statement,
                declared.isConstant, let value = declared.child(.value)
            {
                node = value.withoutMarks
            } else {
                return (node, isTrue)
            }
        }
        return nil
    }
}

/// The types of quick actions or activities, the actions of notifications, or the schemes of URLs for which code runs, by the
/// conditions on its path.
struct HandledTypes {
    let kind: PayloadKind
    let constants: CodeConstants
    /// Whether a name means the payload.
    let isPayload: (SyntaxNode) -> Bool

    static let members: [PayloadKind: String] = [
        .shortcutItem: "type", .userActivity: "activityType", .notification: "actionIdentifier", .url: "scheme",
    ]

    /// Nil for any type.
    func types(at path: [FlowStep], _ steps: FlowSteps) -> Set<String>? {
        path.compactMap { types(of: $0.clause, steps) }.reduce(nil) { $0?.intersection($1) ?? $1 }
    }

    private func types(of clause: FlowStep.Clause, _ steps: FlowSteps) -> Set<String>? {
        switch clause {
        case .condition(let condition, let isMet): return types(of: condition, isMet: isMet)
        case .unless(let path, let since):
            let clauses = steps.clauses(path, since: since)
            guard clauses.count == 1, case .condition(let condition, let isMet) = clauses[0] else { return nil }
            return types(of: condition, isMet: !isMet)
        case .matches(let element):
            let patterns = element.children(.pattern)
            guard element.isSwift, !patterns.isEmpty, let statement = element.parent,
                let asked = statement.child(.subject).flatMap({ asked(by: $0) }),
                !statement.text.contains("fallthrough")
            else { return nil }
            return all(patterns.map { text($0, asked).map { [$0] } })
        case .missing, .loop, .event, .never: return nil
        }
    }

    private func types(of condition: SyntaxNode, isMet: Bool) -> Set<String>? {
        let node = condition.withoutMarks
        if let call = SyntaxCall(node), call.isComparison, isMet, let left = call.receiver,
            let right = call.values.first
        {
            return compared(left, right)
        }
        // `guard let kind = Kind(rawValue: item.type)`
        if isMet, node.kind == .variable, let value = node.child(.value), case .element(let type)? = asked(by: value) {
            return constants.rawValues(in: type, seenFrom: node).map(Set.init)
        }
        guard let left = node.child(.left) ?? node.child(.operand) else { return nil }
        switch (node.kind, node.name, isMet) {
        case (.prefix, "!", _): return types(of: left, isMet: !isMet)
        case (.binary, "==", true), (.binary, "!=", false): return node.child(.right).flatMap { compared(left, $0) }
        case (.binary, "||", true), (.binary, "&&", false):
            return all([left, node.child(.right)].map { $0.flatMap { types(of: $0, isMet: isMet) } })
        default: return nil
        }
    }

    private func all(_ types: [Set<String>?]) -> Set<String>? {
        let known = types.compactMap(\.self)
        return known.count == types.count ? known.reduce([]) { $0.union($1) } : nil
    }

    private func compared(_ left: SyntaxNode, _ right: SyntaxNode) -> Set<String>? {
        for (subject, other) in [(left, right), (right, left)] {
            if let asked = asked(by: subject), let text = text(other, asked) { return [text] }
        }
        return nil
    }

    // MARK: - Questions

    private enum Asked {
        case text
        /// A case of this enumeration, whose raw value is the type.
        case element(of: String)
    }

    private static let mostNames = 4

    /// Whether an expression is the type of the payload, or the case of an enumeration for it.
    private func asked(by expression: SyntaxNode) -> Asked? {
        var node = expression.withoutMarks
        for _ in 0..<Self.mostNames {
            if let call = SyntaxCall(node), let value = call.argument("rawValue"), let type = call.callee?.dottedName {
                guard case .text? = asked(by: value), constants.rawValues(in: type, seenFrom: node) != nil else {
                    return nil
                }
                return .element(of: type)
            }
            if let call = SyntaxCall(node), Self.lowercasing.contains(call.name ?? ""), let text = call.receiver {
                node = text.withoutMarks
            }
            if let start = node.beginning, isType(node, from: start) { return .text }
            guard node.kind == .name, let declared = node.name.flatMap(node.resolve), declared.kind == .variable,
                declared.isConstant, let value = declared.child(.value)
            else { return nil }
            node = value.withoutMarks
        }
        return nil
    }

    private static let lowercasing: Set = ["lowercased", "lowercaseString"]
    private static let membersOnTheWay: Set = [
        "shortcutItem", "userActivities", "first", "notificationResponse", "urlContexts", "url", "URL", "anyObject",
        "forEach", "map",
    ]

    private func isType(_ node: SyntaxNode, from start: SyntaxNode) -> Bool {
        guard node.kind == .member, node.name == Self.members[kind], isPayload(start) else { return false }
        return SyntaxChain(from: start).links.prefix { $0 != .member(node) }.allSatisfy { link in
            if case .member = link { Self.isOnTheWay(link) } else { false }
        }
    }

    /// Whether a chain ends with the payload with which it begins: `connectionOptions.urlContexts.first?.url`.
    static func isSame(_ chain: SyntaxChain) -> Bool { chain.links.allSatisfy(isOnTheWay) }

    private static func isOnTheWay(_ link: SyntaxChain.Link) -> Bool {
        switch link {
        case .member(let member): membersOnTheWay.contains(member.name ?? "")
        case .call(let call): call.isNamed("forEach") || call.arguments.isEmpty || call.values.map(\.text) == ["\\.url"]
        case .subscript: false
        }
    }

    private func text(_ node: SyntaxNode, _ asked: Asked) -> String? {
        if case .element(let type) = asked {
            guard node.kind == .member, let name = node.name else { return nil }
            return constants.rawValue(of: name, in: type, seenFrom: node)
        }
        return node.lastName.flatMap { Self.ofFrameworks[$0] } ?? constants.textOrRawValue(node)
    }

    /// The type of web links.
    static let webLink = "NSUserActivityTypeBrowsingWeb"

    /// The types of activities and the actions of notifications that frameworks have constants for.
    static let ofFrameworks = [
        "UNNotificationDefaultActionIdentifier": TappedNotification.defaultAction,
        "UNNotificationDismissActionIdentifier": "com.apple.UNNotificationDismissActionIdentifier", webLink: webLink,
        "CSSearchableItemActionType": "com.apple.corespotlightitem",
        "CSQueryContinuationActionType": "com.apple.corespotlightquery",
    ]
}
