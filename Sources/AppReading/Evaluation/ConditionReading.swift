/// What is known of conditions in code that runs as an app is launched or its scenes connect.
struct ConditionReading {
    /// The role of the scenes for which the code runs.
    let role: SceneRole?
    /// What is known as the method begins whose code it is.
    var start = MethodStart.unknown
    /// The values of constants and of conditions that ask whether tests run; nil during the search for the entry point.
    var tests: TestQuestions?
    /// The steps that may be taken to ask when code runs.
    let budget: StepBudget
    /// The control flow of each piece of code.
    let flows: ControlFlows

    /// Whether a branch is taken: where its conditions are known, or where they ask for what every launch has.
    func isMet(by branch: SyntaxNode) -> Bool? {
        let values = branch.children(.condition).flatMap(\.conjuncts).map { holds(.condition($0, isMet: true)) }
        if values.contains(false) { return false }
        return values.allSatisfy { $0 == true } ? true : nil
    }

    /// The values of the steps in the control flow of a piece of code.
    func answers(in root: SyntaxNode) -> FlowAnswers { FlowAnswers(flows[root], holds) }

    /// Whether the clause of a single condition holds: where it is known, or where it asks for what every launch has.
    func holds(_ clause: FlowStep.Clause) -> Bool? {
        switch clause {
        case .condition(let condition, let isMet):
            if let value = value(of: [condition]) { return value == isMet }
            let branch = condition.branchOfCondition
            guard isUsual(condition, of: branch) else {
                return condition.denied.flatMap { holds(.condition($0, isMet: !isMet)) }
            }
            // What a branch without the usual does says nothing of what is after it.
            return isMet ? true : branch?.kind == .guard ? false : nil
        case .matches(let element): return tests?.isTaken(element)
        case .loop(let loop): return loop.isFullLoop ? true : nil
        case .missing, .event, .unless, .never: return nil
        }
    }

    /// The value of conditions all of which have to hold; nil where it isn't the same in each launch.
    func value(of conditions: [SyntaxNode]) -> Bool? {
        let values = conditions.flatMap(\.conjuncts).map { condition -> Bool? in
            switch condition.kind {
            case .availability: availability(condition)
            case .literal: ["true": true, "YES": true, "false": false, "NO": false][condition.text]
            case .tuple: condition.onlyElement.flatMap { value(of: [$0]) }
            case .prefix where condition.denied != nil: condition.denied.flatMap { value(of: [$0]) }.map { !$0 }
            case .call where asksForService(condition): true
            case .binary where asksForRole(condition, by: "!="): false
            // An initializer of Objective-C got its object.
            case .name where !condition.isSwift && condition.isNamed("self"): true
            default: start.value(of: condition) ?? tests?.value(of: condition)
            }
        }
        if values.contains(false) { return false }
        return values.isEmpty || values.contains(nil) ? nil : true
    }

    // MARK: - Systems

    /// Whether the newest system is asked for or an older one: code is read as it runs there.
    private func availability(_ condition: SyntaxNode) -> Bool? {
        let parts = condition.text.split { "(),".contains($0) }.dropFirst().map {
            $0.split(separator: " ").map(String.init)
        }
        let isDenied = condition.isNamed("unavailable")
        guard let system = parts.first(where: { $0.first == "iOS" }) else { return isDenied ? false : true }
        guard let version = system.last.flatMap({ Version($0) }) else { return nil }
        return (version <= Version.newest) != isDenied
    }

    // MARK: - What every launch has

    private func isUsual(_ condition: SyntaxNode, of branch: SyntaxNode?) -> Bool {
        if asksForScene(condition) || asksForBundle(condition) || asksForItself(condition) { return true }
        guard let branch, branch.kind == .if || branch.kind == .guard else { return false }
        if asksForRole(condition, by: "==") { return true }
        if branch.kind == .guard { return makesOnce(condition, behind: branch) }
        if asksForWindow(condition) { return start.window != .unknown }
        return makesOnce(condition, branch)
    }

    /// Every template asks so for the scene, which is a window scene wherever there is a window.
    private func asksForScene(_ condition: SyntaxNode) -> Bool {
        condition.denied == nil
            && condition.descendants.contains {
                ($0.kind == .cast || $0.kind == .call) && $0.text.contains("UIWindowScene")
            }
    }

    /// `session.role == .windowExternalDisplay`, and nothing else, in the delegate of such scenes.
    private func asksForRole(_ condition: SyntaxNode, by comparison: String) -> Bool {
        guard let role, condition.kind == .binary, condition.isNamed(comparison) else { return false }
        return condition.descendants.contains { $0.name.flatMap { SceneRole(sessionRole: $0) } == role }
    }

    /// `let identifier = Bundle.main.bundleIdentifier`, which every app has.
    private func asksForBundle(_ condition: SyntaxNode) -> Bool {
        condition.kind == .variable && condition.child(.value)?.isBundleIdentifier == true
    }

    /// `WCSession.isSupported()`, which holds on each device on which a service's event can come.
    private func asksForService(_ condition: SyntaxNode) -> Bool {
        guard let call = SyntaxCall(condition.withoutMarks), let type = call.receiver?.lastName,
            let name = call.firstName
        else { return false }
        return Self.questions[type]?.contains(name) ?? false
    }

    private static let questions: [String: Set<String>] = [
        "WCSession": ["isSupported"], "HKHealthStore": ["isHealthDataAvailable"],
        "CLLocationManager": [
            "significantLocationChangeMonitoringAvailable", "isMonitoringAvailable", "isMonitoringAvailableForClass",
        ],
    ]

    /// `let self` of a closure that holds its object weakly, which the objects of a launch outlive, and
    /// `(self = [super init]) != nil`.
    private func asksForItself(_ condition: SyntaxNode) -> Bool {
        let node = condition.withoutMarks
        switch node.kind {
        case .variable: return node.child(.value).map { $0.isNamed("self") && $0.kind == .name } ?? node.isNamed("self")
        case .name: return node.isNamed("self")
        case .tuple: return node.onlyElement.map(asksForItself) ?? false
        case .assignment: return !node.isSwift && node.child(.left)?.withoutMarks.isNamed("self") == true
        case .binary where node.isNamed("!="):
            return node.child(.right)?.isNothing == true && node.child(.left).map(asksForItself) == true
        default: return false
        }
    }

    /// Whether a condition asks only whether there is a window yet, as in `if (!self.window)`.
    private func asksForWindow(_ condition: SyntaxNode) -> Bool {
        let names = condition.namesAsked
        return names.contains(where: \.isOfWindow) && names.allSatisfy { $0.isOfWindow || $0 == "self" }
    }

    /// Whether a condition asks only for something that its block then makes, as in `if (!_queue) { _queue = …; }`: the
    /// first time there is none.
    private func makesOnce(_ condition: SyntaxNode, _ branch: SyntaxNode) -> Bool {
        guard let name = condition.nameDenied, let block = branch.child(.then) else { return false }
        return block.descendants.contains { $0.assigns(name) }
    }

    /// Whether a piece of code runs only once: the value of a static, lazy or global variable, a function that
    /// asks whether it has been there.
    func runsOnce(_ piece: SyntaxNode) -> Bool {
        if piece.kind == .variable {
            return piece.role != .member || !(piece.declaration?.modifiers.isDisjoint(with: .waiting) ?? true)
        }
        return piece.descendants.contains { node in
            switch node.kind {
            case .call: SyntaxCall(node)?.isNamed("dispatch_once") == true
            case .if: node.children(.condition).contains { makesOnce($0, node) }
            case .guard: node.children(.condition).contains { makesOnce($0, behind: node) }
            default: false
            }
        }
    }

    /// The same of what follows `guard queue == nil else { return }`.
    private func makesOnce(_ condition: SyntaxNode, behind branch: SyntaxNode) -> Bool {
        guard let name = condition.nameDenied, let block = branch.parent else { return false }
        let end = branch.range.upperBound
        return block.descendants.contains { $0.range.lowerBound >= end && $0.assigns(name) }
    }
}

extension SyntaxNode {
    /// `a`, `b` and `c` of `a && b && c`.
    var conjuncts: [SyntaxNode] {
        var parts: [SyntaxNode] = []
        var node = self
        while node.kind == .binary, node.isNamed("&&"), let left = node.child(.left), let right = node.child(.right) {
            parts.append(right)
            node = left
        }
        return [node] + parts
    }

    /// The statement or the expression whose condition it is, or a part of one.
    var branchOfCondition: SyntaxNode? {
        let condition = role == .condition ? self : ancestors.first { $0.role == .condition || $0.kind == .block }
        return condition?.role == .condition ? condition?.parent : nil
    }

    /// The `a` of `!a`.
    fileprivate var denied: SyntaxNode? { kind == .prefix && isNamed("!") ? child(.operand)?.withoutMarks : nil }

    /// What a condition asks for that isn't there, and asks for nothing else.
    fileprivate var nameDenied: String? {
        let names = namesAsked.filter { $0 != "self" }
        return (isNamed("!") || isNamed("==")) && names.count == 1 ? names.first : nil
    }

    /// `self.name = …`
    fileprivate func assigns(_ name: String) -> Bool {
        kind == .assignment && isNamed("=") && child(.left)?.withoutMarks.isNamed(name) == true
    }

    /// The names in a condition that only asks for something that is there or isn't.
    fileprivate var namesAsked: [String] {
        let parts = descendants.filter { $0.kind != .literal }
        let asks: Set<SyntaxKind> = [.name, .member, .prefix, .binary, .variable, .optionalChain, .tuple, .argument]
        return parts.allSatisfy { asks.contains($0.kind) }
            ? parts.filter { [.name, .member, .variable].contains($0.kind) }.compactMap(\.name) : []
    }
}

extension SyntaxNode {
    /// Whether a loop runs its body for each element of a list that is written down and has some.
    fileprivate var isFullLoop: Bool {
        guard children(.condition).isEmpty, let sequence = child(.sequence),
            sequence.listAsWritten?.children(.element).isEmpty == false || sequence.isPermittedTasks
        else { return false }
        return !descendants.contains { $0.kind == .jump }
    }

    /// A list that is written down, or that of a local constant.
    var listAsWritten: SyntaxNode? {
        let node = withoutMarks
        if node.kind == .array { return node }
        guard node.kind == .name, let declared = node.name.flatMap(node.resolve), declared.isConstant else {
            return nil
        }
        return declared.child(.value).flatMap { $0.kind == .array ? $0 : nil }
    }
}

extension String { fileprivate var isOfWindow: Bool { lowercased().hasSuffix("window") } }
