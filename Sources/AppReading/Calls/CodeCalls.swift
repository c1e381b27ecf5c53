/// What the code of a target calls, and which of it leads to places where something is set up.
struct CodeCalls {
    let targets: CallTargets
    let callers: Callers

    init(
        _ targets: CallTargets, to sites: [SyntaxNode], _ outsiders: OutsideCallers,
        isLate: @escaping (SyntaxNode) -> Bool
    ) {
        self.targets = targets
        callers = Callers(of: Set(sites.map { CodeUnit(around: $0) }), targets, outsiders, isLate: isLate)
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
    func function(_ call: SyntaxCall) -> CallTargets.Target? {
        guard let callee = call.callee else { return nil }
        let functions = targets.targets(of: callee).filter { $0.unit.node.kind == .function }
        return functions.count == 1 && functions[0].isSure ? functions[0] : nil
    }
}
