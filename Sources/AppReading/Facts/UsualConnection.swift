/// What of `application(_:configurationForConnecting:options:)` is reached as a tap on the icon connects a window, with
/// nothing in the options.
struct UsualConnection {
    private let function: SyntaxNode
    private let conditions: ConditionReading
    private let options: SyntaxNode?

    /// `isEmpty`: false for windows that something else may connect, which is in the options.
    init(_ function: SyntaxNode, _ conditions: ConditionReading, isEmpty: Bool = true) {
        self.function = function
        self.conditions = ConditionReading(
            role: .window, outsideOfTests: conditions.outsideOfTests, budget: conditions.budget)
        options = isEmpty ? function.children(.parameter).last : nil
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
        let way = path(to: node)
        if way == false { return false }
        let start = node.range.lowerBound
        let ends = function.descendants.filter { end in
            (end.kind == .return || end.kind == .throw) && end.range.upperBound <= start
                && end.enclosingFunction == function
        }.map(path)
        if ends.contains(true) { return false }
        return ends.contains(nil) ? nil : way
    }

    /// Whether the conditions on the way to a place are met.
    private func path(to node: SyntaxNode) -> Bool? {
        var isKnown = true
        for (inner, outer) in zip([node] + Array(node.ancestors), node.ancestors).prefix(while: { $0.1 != function }) {
            switch answer(to: inner, in: outer) {
            case .some(true): continue
            case .some(false): return false
            case nil: isKnown = false
            }
        }
        return isKnown ? true : nil
    }

    private func answer(to part: SyntaxNode, in whole: SyntaxNode) -> Bool? {
        switch (whole.kind, part.role) {
        case (.closure, _): return nil
        case (.if, .then), (.ternary, .then): return answer(whole.children(.condition))
        case (.if, .otherwise), (.ternary, .otherwise), (.guard, .otherwise):
            return answer(whole.children(.condition)).map { !$0 }
        case (.switchCase, .statement): return answer(toCase: whole)
        default:
            let timing = conditions.timing(of: part, in: whole)
            return timing == .atOnce ? true : timing == .never ? false : nil
        }
    }

    // MARK: - Conditions

    /// Whether all of some conditions are met.
    private func answer(_ all: [SyntaxNode]) -> Bool? {
        let answers = all.flatMap(\.conjuncts).map { conditions.value(of: [$0]) ?? answer(toOne: $0.withoutMarks) }
        if answers.contains(false) { return false }
        return answers.allSatisfy { $0 == true } ? true : nil
    }

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

    /// What stands for something that isn't in the options, `options.userActivities.first?.activityType ?? "main"`; nil where
    /// nothing does.
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
