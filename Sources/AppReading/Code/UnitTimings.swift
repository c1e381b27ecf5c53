/// When things happen in pieces of code, seen from where the piece begins.
struct UnitTimings {
    private let conditions: ConditionReading
    private let targets: CallTargets
    private let timings = CachedValues<SyntaxNode, BodyTiming>()
    private let ends = CachedValues<SyntaxNode, Bool>()

    init(_ conditions: ConditionReading, _ targets: CallTargets) {
        (self.conditions, self.targets) = (conditions, targets)
    }

    /// When a node happens, seen from the piece around it; what is in no closure and no branch happens at once.
    func timing(_ node: SyntaxNode) -> Timing {
        let unit = CodeUnit(around: node)
        guard !unit.isFile, node.isInPart(of: unit) || ends(unit.node, { unit.node.mayEndEarly }) else {
            return .atOnce
        }
        // The code of a variable is in its accessor or its value.
        let isVariable = unit.node.kind == .variable
        let around = isVariable ? unit.bodies.first { $0.range.contains(node.range.lowerBound) } : unit.node
        guard let around else { return .atOnce }
        return timings(around) { BodyTiming(around, conditions, targets: targets) }.timing(of: node)
    }
}

extension SyntaxNode {
    fileprivate func isInPart(of unit: CodeUnit) -> Bool { isInPart(of: unit.node) }

    private func isInPart(of whole: SyntaxNode) -> Bool {
        ancestors.prefix { $0 != whole }.contains { [.closure, .if, .guard].contains($0.kind) }
    }

    /// Whether a system's version may end it before its end: the answers to other conditions aren't known.
    fileprivate var mayEndEarly: Bool {
        descendants.contains { $0.kind == .availability && $0.parent.map { [.if, .guard].contains($0.kind) } == true }
            && descendants.contains { $0.kind == .return && $0.isInPart(of: self) }
    }
}
