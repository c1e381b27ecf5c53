/// What the code of a target calls, and which of it leads to places where something is set up.
struct CodeCalls {
    let targets: CallTargets
    /// The ways to what the app wants set up by the end of the launch.
    let callers: Callers
    private let outsiders: OutsideCallers
    private let timing: (SyntaxNode) -> Timing
    /// Whether a storyboard may make objects of any class.
    let hasStoryboard: Bool
    /// Whether all code of the app is seen.
    private let isWhole: Bool
    private let callersOfUnits = CachedValues<CodeUnit, Callers>()
    private let madeLate = CachedValues<String, Bool>()
    private let makings = CachedValues<String, [SyntaxNode]?>()
    private let onlyCalls = CachedValues<CodeUnit, SyntaxNode?>()
    private let onlySet = CachedValues<String, Bool>()

    init(
        _ targets: CallTargets, to sites: [SyntaxNode], _ outsiders: OutsideCallers, hasStoryboard: Bool, isWhole: Bool,
        timing: @escaping (SyntaxNode) -> Timing
    ) {
        (self.targets, self.outsiders, self.isWhole, self.timing) = (targets, outsiders, isWhole, timing)
        self.hasStoryboard = hasStoryboard || targets.trees.code.spells(["UIStoryboard", "storyboardWithName"])
        callers = Callers(of: Set(sites.map { CodeUnit(around: $0) }), targets, outsiders, timing: timing)
    }

    /// Whether a node is in a branch that never runs on the newest system.
    func isNever(_ node: SyntaxNode) -> Bool { timing(node) == .never }

    /// The ways to a piece of code.
    func callers(of unit: CodeUnit) -> Callers {
        callersOfUnits(unit) { Callers(of: [unit], targets, outsiders, timing: timing) }
    }

    /// The call of a function whose name the code has nowhere else.
    func onlyCall(of unit: CodeUnit) -> SyntaxNode? {
        onlyCalls(unit) {
            guard let name = Declaration(unit.node)?.baseName, name != "init" else { return nil }
            let mentions = NodeIndex(targets.trees, names: [name])[name].filter { Declaration($0) == nil }
            return mentions.count == 1 && mentions[0].role == .callee ? mentions[0] : nil
        }
    }

    /// Whether code only assigns to properties of this name, or to their elements, and never reads one.
    func isOnlySet(_ name: String) -> Bool {
        onlySet(name) {
            let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
            guard isWhole, !targets.trees.code.spells(["\"\(name)", "\\.\(name)", setter]) else { return false }
            // Objective-C has its variable as well.
            let names = [name, "_" + name]
            let index = NodeIndex(targets.trees, names: names)
            return index.hidden.isEmpty
                && names.flatMap { index[$0] }.allSatisfy { node in
                    let element = node.role == .base && node.parent?.kind == .subscript ? node.parent : nil
                    return Declaration(node) == nil
                        ? (element ?? node).isOnlySet
                        : node.children(.accessor).isEmpty && node.children(.attribute).isEmpty
                }
        }
    }

    /// Whether something outside of the target reaches a place, or may reach it.
    func areSeen(for place: SyntaxNode) -> Bool {
        if callers.lead(from: CodeUnit(around: place)) { return callers.areSeen(for: place) }
        return callers(of: CodeUnit(around: place)).areSeen(for: place)
    }

    /// Whether nothing reaches a place before an event after the launch, such as an action of the user on a screen.
    func leadOnlyLateEvent(to place: SyntaxNode) -> Bool {
        callers.leadsOnlyLateEvent(to: place) { unit in
            targets.types.typeAround(unit.node).map { type in madeLate(type.name) { isMadeLate(type) } } ?? false
        }
    }

    /// Whether only such events make objects of a view controller's class.
    private func isMadeLate(_ type: CodeType) -> Bool {
        makings(of: type)?.allSatisfy { callers(of: CodeUnit(around: $0)).leadsOnlyLateEvent(to: $0) } ?? false
    }

    /// The only places that make objects of a view controller's class; nil for any other class.
    func makings(of type: CodeType) -> [SyntaxNode]? {
        let superclass = targets.trees.code.withSuperclasses(type).last?.superclass
        return superclass?.lastName.hasSuffix("ViewController") == true ? anyMakings(of: type) : nil
    }

    /// The only places that make objects of a class: no storyboard has it, no class inherits from it, and code names it only
    /// to make one; nil for any other class.
    func anyMakings(of type: CodeType) -> [SyntaxNode]? { makings(type.name) { findMakings(of: type) } }

    private func findMakings(of type: CodeType) -> [SyntaxNode]? {
        let code = targets.trees.code
        let name = type.name.lastName
        guard !hasStoryboard, type.isClass,
            !code.allTypes.contains(where: { $0.inherited.contains { $0.lastName == name } }),
            !code.spells(["\"\(name)\"", "as! \(name)", "as? \(name)", "\(name).self", "(\(name) *)"]),
            !code.spells(["", "?", "!"].map { ": \(name)\($0) = .init" } + ["-> \(name)"])
        else { return nil }
        let nodes = NodeIndex(targets.trees, names: [name])[name].filter { Declaration($0) == nil }
        let areMakings = nodes.allSatisfy { node in
            let isMade = node.role == .callee || ["alloc", "new", "init"].contains(node.parent?.name ?? "")
            return node.kind == .name && isMade
        }
        return nodes.isEmpty || !areMakings ? nil : nodes
    }

    /// What a name reaches that leads to a place of set-up.
    func leading(from node: SyntaxNode) -> [CallTargets.Target] {
        // Of a selector they have the first part.
        guard let name = node.name?.prefix(while: { $0 != ":" }), callers.names.contains(String(name)) else {
            return []
        }
        return targets.targets(of: node).filter { $0.certainty != .perhaps && callers.lead(from: $0.unit) }
    }

    /// The function of the target that a call is sure to reach.
    func function(_ call: SyntaxCall) -> CallTargets.Target? { targets.function(call) }

    /// The only function of the target that a name or a member can mean.
    func function(named node: SyntaxNode) -> SyntaxNode? {
        let targets = targets.targets(of: node)
        guard targets.count == 1, targets[0].certainty != .perhaps, targets[0].unit.node.kind == .function else {
            return nil
        }
        return targets[0].unit.node
    }
}
