/// When things happen in pieces of code, seen from where the piece begins.
struct UnitTimings {
    private let conditions: ConditionReading
    private let targets: CallTargets
    private let known = Known()

    private final class Known {
        var timings: [SyntaxNode: BodyTiming] = [:]
    }

    init(_ conditions: ConditionReading, _ targets: CallTargets) {
        (self.conditions, self.targets) = (conditions, targets)
    }

    /// Whether a node happens only after the piece around it has returned, if at all.
    func isLate(_ node: SyntaxNode) -> Bool {
        let unit = CodeUnit(around: node)
        guard !unit.isFile, node.isInClosure(of: unit) else { return false }
        // What a variable runs stands in its accessor or its value.
        let isVariable = unit.node.kind == .variable
        let around = isVariable ? unit.bodies.first { $0.range.contains(node.range.lowerBound) } : unit.node
        guard let around else { return false }
        let timing = known.timings[around] ?? BodyTiming(around, conditions, isHelper: false, targets: targets)
        known.timings[around] = timing
        return timing.timing(of: node).isLate
    }
}

extension SyntaxNode {
    fileprivate func isInClosure(of unit: CodeUnit) -> Bool {
        ancestors.prefix { $0 != unit.node }.contains { $0.kind == .closure }
    }
}
