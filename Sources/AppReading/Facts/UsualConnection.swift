/// What of `application(_:configurationForConnecting:options:)` is reached as a tap on the icon connects a window, with
/// nothing in the options.
struct UsualConnection {
    private let answers: FlowAnswers

    /// `isEmpty`: false for windows that something else may connect, which is in the options.
    init(_ function: SyntaxNode, _ conditions: ConditionReading, isEmpty: Bool = true) {
        let conditions = ConditionReading(
            role: .window, tests: conditions.tests, budget: conditions.budget, flows: conditions.flows)
        let options = isEmpty ? function.children(.parameter).last : nil
        let question = OptionsQuestion(conditions: conditions, options: options)
        answers = FlowAnswers(conditions.flows[function], question.holds)
    }

    /// Whether some place is reached among each of these; nil where that isn't known.
    func reaches(oneOfEach all: [[SyntaxNode]]) -> Bool? {
        let answers = all.map(reaches(oneOf:))
        return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    }

    private func reaches(oneOf nodes: [SyntaxNode]) -> Bool? {
        let answers = nodes.map(reaches)
        return answers.contains(true) ? true : answers.allSatisfy { $0 == false } ? false : nil
    }

    private func reaches(_ node: SyntaxNode) -> Bool? {
        let values = answers.flow.pathsOutward(from: node).map(answers.value(ofLast:))
        if values.contains(false) { return false }
        return values.contains(nil) || answers.flow.position(of: node).closure != nil ? nil : true
    }
}

/// The conditions of the method that chooses a configuration, as far as its options answer them.
private struct OptionsQuestion {
    let conditions: ConditionReading
    let options: SyntaxNode?

    func holds(_ clause: FlowStep.Clause) -> Bool? {
        switch clause {
        case .condition(let condition, let isMet):
            (conditions.value(of: [condition]) ?? answer(toOne: condition.withoutMarks)).map { $0 == isMet }
        case .matches(let element): answer(toCase: element) ?? conditions.holds(clause)
        case .missing, .loop, .event, .unless, .never: conditions.holds(clause)
        }
    }

    // MARK: - Conditions

    private func answer(toOne condition: SyntaxNode) -> Bool? {
        if condition.kind == .prefix, condition.isNamed("!") {
            return condition.child(.operand).flatMap { answer(toOne: $0.withoutMarks) }.map { !$0 }
        }
        if let number = condition.countComparedWithNothing, asksForOptions(number) { return condition.isNamed("==") }
        if let (sides, isEqual) = condition.comparison {
            let roles = sides.compactMap(\.sessionRole)
            if roles.count == 1 { return (roles[0] == .window) == isEqual }
            guard sides.contains(where: asksForOptions), !condition.isNumeric else { return nil }
            let values = sides.map { fallback(of: $0) ?? $0 }
            if values != sides { return values[0].isSame(as: values[1]).map { $0 == isEqual } }
            return hasFallback(condition) ? nil : sides.contains(where: \.isNothing) == isEqual
        }
        guard asksForOptions(condition), !hasFallback(condition) else { return nil }
        switch condition.kind {
        case .variable, .match: return false
        case .member where condition.isNamed("isEmpty"): return true
        case .member where !condition.isSwift: return false
        case .call: return SyntaxCall(condition)?.isNamed("contains") == true ? false : nil
        default: return nil
        }
    }

    /// Whether a case of a `switch` is the one that is taken.
    private func answer(toCase one: SyntaxNode) -> Bool? {
        guard let whole = one.parent, let subject = whole.child(.subject), one.child(.condition) == nil else {
            return nil
        }
        let patterns = one.children(.pattern)
        let roles = patterns.compactMap(\.sessionRole)
        if !patterns.isEmpty, roles.count == patterns.count { return roles.contains(.window) }
        let isDefault = patterns.isEmpty || one.isNamed("default")
        let others = whole.children(.element).filter { $0 != one }.flatMap { $0.children(.pattern) }
        if isDefault, !others.isEmpty, others.allSatisfy({ $0.sessionRole != nil }) {
            return !others.contains { $0.sessionRole == .window }
        }
        guard asksForOptions(subject) else { return nil }
        if let value = fallback(of: subject) {
            let same = (isDefault ? others : patterns).map { value.isSame(as: $0.withoutMarks) }
            return same.contains(true) ? !isDefault : same.contains(nil) ? nil : isDefault
        }
        if isDefault { return others.contains(where: \.isNothing) ? nil : true }
        return patterns.allSatisfy { [.string, .member, .name].contains($0.withoutMarks.kind) && !$0.isNothing }
            ? false : nil
    }

    /// The replacement for a value that isn't in the options, `options.userActivities.first?.activityType ?? "main"`; nil
    /// where there is no replacement.
    private func fallback(of node: SyntaxNode) -> SyntaxNode? {
        let node = node.withoutMarks
        if node.kind == .binary, node.isNamed("??"), let left = node.child(.left), asksForOptions(left) {
            return node.child(.right)?.withoutMarks
        }
        guard node.kind == .name, let declared = node.name.flatMap(node.resolve), declared.kind == .variable,
            let value = declared.child(.value)
        else { return nil }
        return fallback(of: value)
    }

    private func hasFallback(_ node: SyntaxNode) -> Bool { node.descendants.contains { fallback(of: $0) != nil } }

    /// Whether it is something in the options, or a variable that has that.
    private func asksForOptions(_ node: SyntaxNode) -> Bool {
        node.descendants.contains { part in
            guard part.kind == .name || part.kind == .variable && part.child(.value) == nil, let name = part.name,
                let declared = part.resolve(name)
            else { return false }
            if declared == options { return true }
            return declared != part
                && declared.child(.value)?.descendants.contains { inner in
                    inner.kind == .name && inner.name.flatMap(inner.resolve) == options
                } == true
        }
    }
}

extension SyntaxNode {
    /// The role of a session that a value is, `.windowApplication`.
    fileprivate var sessionRole: SceneRole? { lastName.flatMap { SceneRole(sessionRole: $0) } }

    /// Both sides of `a == b`, `a != b`, `[a isEqualToString:b]`, and whether they have to be equal.
    fileprivate var comparison: (sides: [SyntaxNode], isEqual: Bool)? {
        if kind == .binary, isNamed("==") || isNamed("!="), let left = child(.left), let right = child(.right) {
            return ([left.withoutMarks, right.withoutMarks], isNamed("=="))
        }
        guard let call = SyntaxCall(self), call.isComparison, let receiver = call.receiver else { return nil }
        return ([receiver] + call.values, true)
    }

    /// Whether two constants are the same; nil where that isn't known.
    fileprivate func isSame(as other: SyntaxNode) -> Bool? {
        if let text = stringValue, let other = other.stringValue { return text == other }
        guard let name = lastName, let otherName = other.lastName else { return nil }
        return name == otherName ? true : isCase && other.isCase ? false : nil
    }

    /// Whether it is written as a case of an enumeration, `.main` or `Kind.main`.
    private var isCase: Bool { kind == .member && child(.base)?.name?.first?.isLowercase != true }

    /// The left side of `options.userActivities.count > 0`.
    fileprivate var countComparedWithNothing: SyntaxNode? {
        guard kind == .binary, isNamed(">") || isNamed("!=") || isNamed("=="), let left = child(.left)?.withoutMarks,
            left.isNamed("count"), child(.right)?.withoutMarks.text == "0"
        else { return nil }
        return left
    }

    /// Whether a side of a comparison is a number or a truth value.
    fileprivate var isNumeric: Bool { children.contains { $0.withoutMarks.kind == .literal && !$0.isNothing } }
}
