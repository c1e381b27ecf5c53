// Branches, of which each way takes one, and loops.
extension CompletionWalk {
    typealias Run = (inout CompletionWalk, OpenWays) -> [WayArm]

    // MARK: - If and guard

    mutating func runIf(_ node: SyntaxNode, _ ways: OpenWays, _ exits: inout WayExits) -> OpenWays {
        branch(node, ways, &exits) { walk, met, unmet in
            [walk.arm(node.child(.then), met), walk.arm(node.child(.otherwise), unmet)]
        }
    }

    mutating func runGuard(_ node: SyntaxNode, _ ways: OpenWays, _ exits: inout WayExits) -> OpenWays {
        branch(node, ways, &exits) { walk, met, unmet in [WayArm(on: met), walk.arm(node.child(.otherwise), unmet)] }
    }

    /// What depends on the conditions of a statement; the ways on which they hold come first, then the others.
    private mutating func branch(
        _ node: SyntaxNode, _ ways: OpenWays, _ exits: inout WayExits,
        _ arms: (inout CompletionWalk, OpenWays, OpenWays) -> [WayArm]
    ) -> OpenWays {
        let all = node.children(.condition)
        let asked = all.filter { handler.presence(asked: $0) == nil }
        let ways = evaluate(asked, ways, &exits)
        guard !ways.ways.isEmpty else { return ways }
        let value = value(of: all, asked, node)
        return merge(ways, isDoubtful: isDoubtful(asked), &exits) { walk, ways in
            let met = value == false ? .none : ways.assuming(ConditionFact.facts(of: asked, areMet: true))
            let unmet = value == true ? .none : ways.assuming(ConditionFact.facts(of: asked, areMet: false))
            return arms(&walk, met, unmet)
        }
    }

    /// Whether conditions hold, of which those that ask for the handler itself are known.
    private func value(of all: [SyntaxNode], _ asked: [SyntaxNode], _ branch: SyntaxNode) -> Bool? {
        if all.contains(where: { handler.presence(asked: $0) == false }) { return false }
        if asked.isEmpty { return true }
        return asked.count == all.count ? reading.conditions.isMet(by: branch) : reading.conditions.value(of: asked)
    }

    private mutating func arm(_ block: SyntaxNode?, _ ways: OpenWays) -> WayArm {
        var arm = WayArm()
        guard !ways.ways.isEmpty else { return arm }
        arm.on = run(block: block, ways, &arm.exits)
        return arm
    }

    // MARK: - Switch

    mutating func runSwitch(_ node: SyntaxNode, _ ways: OpenWays, _ exits: inout WayExits) -> OpenWays {
        let subject = node.children(.subject)
        let ways = evaluate(subject, ways, &exits)
        let cases = handler.taken(of: node.children(.element))
        guard !ways.ways.isEmpty, !cases.isEmpty, cases.allSatisfy({ $0.kind == .switchCase }) else {
            return ways.ways.isEmpty ? ways : .called
        }
        let questions = subject + cases.flatMap { $0.children(.condition) }
        if questions.dropFirst(subject.count).contains(where: handler.isMentioned) { return .called }
        return merge(ways, isDoubtful: isDoubtful(questions), &exits) { walk, ways in walk.arms(of: cases, ways) }
    }

    /// Without a `default` a `switch` of C is taken to name all values, as the compiler asks for.
    private mutating func arms(of cases: [SyntaxNode], _ ways: OpenWays) -> [WayArm] {
        var falls = OpenWays.none
        var arms: [WayArm] = []
        for (number, element) in cases.enumerated() where !element.isOfUnknownCase {
            var arm = WayArm()
            arm.on = run(element.children(.statement), ways.union(falls), &arm.exits)
            falls = arm.exits.falls
            arm.exits.falls = .none
            if !element.isSwift, number + 1 < cases.count {
                falls = falls.union(arm.on)
                arm.on = .none
            }
            arm.on = arm.on.union(arm.exits.breaks)
            arm.exits.breaks = .none
            arms.append(arm)
        }
        return arms
    }

    // MARK: - Loops

    mutating func runLoop(_ node: SyntaxNode, _ ways: OpenWays, _ exits: inout WayExits) -> OpenWays {
        let head = node.children.filter { ![.body, .pattern].contains($0.role) }
        let ways = evaluate(head, ways, &exits)
        let isEndless = node.isEndlessLoop || reading.conditions.value(of: conditions(ofLoop: node)) == true
        let isEntered = node.kind == .repeat || isEndless || node.child(.sequence).map(\.hasElements) == true
        return merge(ways, isDoubtful: isDoubtful(head), &exits) { walk, ways in
            var inside = walk.arm(node.child(.body), ways)
            let again = inside.on.union(inside.exits.continues)
            inside.on = isEndless ? inside.exits.breaks : again.union(inside.exits.breaks)
            (inside.exits.continues, inside.exits.breaks) = (.none, .none)
            return isEntered ? [inside] : [inside, WayArm(on: ways)]
        }
    }

    /// What has to hold for its body to run; `where` of Swift chooses among elements.
    private func conditions(ofLoop node: SyntaxNode) -> [SyntaxNode] {
        node.kind == .for ? [] : node.children(.condition)
    }

    // MARK: - Errors

    mutating func runDo(_ node: SyntaxNode, _ ways: OpenWays, _ exits: inout WayExits) -> OpenWays {
        let handlers = node.children(.handler)
        // `@finally` comes behind each way; exceptions of Objective-C are no usual way.
        if handlers.contains(where: { $0.isNamed("finally") && handler.isMentioned(in: $0) }) { return .called }
        let catches = node.isSwift ? handlers : []
        let isDoubtful = isDoubtful(catches.flatMap { $0.children(.pattern) + $0.children(.condition) })
        return merge(ways, isDoubtful: isDoubtful, &exits) { walk, ways in
            var tried = walk.arm(node.child(.body), ways)
            guard !catches.isEmpty else { return [tried] }
            let thrown = OpenWays(ways: tried.exits.throwing.ways)
            if catches.contains(where: \.catchesAll) { tried.exits.throwing = .none }
            return [tried] + catches.map { walk.arm($0.child(.body), thrown) }
        }
    }

    // MARK: - Together

    /// Whether something that is asked changes in the function, or is whether the time of a task is up: then who ended it may
    /// have completed it.
    private func isDoubtful(_ conditions: [SyntaxNode]) -> Bool {
        if handler.kind.isTask, conditions.contains(where: \.asksForEnd) { return true }
        guard !assigned.isEmpty else { return false }
        return conditions.contains { condition in
            condition.descendants.contains { $0.lastName.map(assigned.contains) ?? false }
        }
    }

    /// What comes behind arms, one of which each way takes. Where a condition may hang on what came before, ways can't be
    /// trusted to take an arm that differs from the others.
    private mutating func merge(_ ways: OpenWays, isDoubtful: Bool, _ exits: inout WayExits, _ arms: Run) -> OpenWays {
        var on = OpenWays.none
        for isBesideCall in [false, true] {
            let group = OpenWays(ways: ways.ways.filter { $0.isBesideCall == isBesideCall })
            guard !group.ways.isEmpty else { continue }
            let arms = arms(&self, group)
            let isPlain = arms.allSatisfy(\.isPlain)
            // What was asked for then says nothing of the handler.
            if isPlain, arms.filter({ !$0.on.isEmpty }).count > 1 {
                on = on.union(group)
                continue
            }
            guard isPlain || !(isDoubtful || isBesideCall) else {
                exits.add(WayExits().calledOnly)
                on = on.union(.called)
                continue
            }
            on = on.union(arms.reduce(OpenWays.none) { $0.union($1.on) }.besideCalls)
            for arm in arms { exits.add(arm.exits) }
        }
        return on
    }
}

extension SyntaxNode {
    /// `Task.isCancelled`, `hasExpired`, `is CancellationError`
    fileprivate var asksForEnd: Bool {
        let words = text.lowercased()
        return ["cancel", "expir"].contains { words.contains($0) }
    }

    /// A case that isn't known yet.
    fileprivate var isOfUnknownCase: Bool {
        children(.attribute).contains { $0.isNamed("unknown") } || text.hasPrefix("@unknown")
    }

    /// Whether something is in a list that is written down.
    fileprivate var hasElements: Bool { kind == .array || kind == .binary && (isNamed("...") || isNamed("..<")) }

    fileprivate var catchesAll: Bool {
        let patterns = children(.pattern)
        guard children(.condition).isEmpty else { return false }
        return patterns.isEmpty || patterns.count == 1 && patterns[0].kind == .variable
    }
}
