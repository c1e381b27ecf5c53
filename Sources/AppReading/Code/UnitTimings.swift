/// When things happen in pieces of code, seen from where the piece begins.
struct UnitTimings {
    private let conditions: ConditionReading
    private let targets: CallTargets
    private let timings = CachedValues<SyntaxNode, BodyTiming>()

    init(_ conditions: ConditionReading, _ targets: CallTargets) {
        (self.conditions, self.targets) = (conditions, targets)
    }

    /// When a node happens, seen from the piece around it; what is in no closure and no branch happens at once.
    func timing(_ node: SyntaxNode) -> Timing {
        let unit = CodeUnit(around: node)
        guard !unit.isFile, node.isInPart(of: unit) else { return .atOnce }
        // The code of a variable is in its accessor or its value.
        let isVariable = unit.node.kind == .variable
        let around = isVariable ? unit.bodies.first { $0.range.contains(node.range.lowerBound) } : unit.node
        guard let around else { return .atOnce }
        return timings(around) { BodyTiming(around, conditions, targets: targets) }.timing(of: node)
    }
}

extension SyntaxNode {
    fileprivate func isInPart(of unit: CodeUnit) -> Bool {
        ancestors.prefix { $0 != unit.node }.contains { [.closure, .if, .guard].contains($0.kind) }
    }
}
