/// A `false` that a launch method hands back where it has handled an option, so that UIKit keeps that to itself.
struct RefusedOption {
    /// Where it stands.
    let place: Place

    /// Looks for one in the body of a launch method that reads options at these places; nil where each `false` stands
    /// elsewhere.
    init?(in function: SyntaxNode, reading reads: [Place], _ flow: ControlFlow) {
        guard let body = function.child(.body), !reads.isEmpty else { return nil }
        let answers = body.refusals
        let refusal = answers.first { answer in
            flow.stepsOutward(from: answer).contains { step in
                if case .condition(let condition, isMet: true) = step.clause { condition.names(reads) } else { false }
            }
        }
        guard let refusal else { return nil }
        place = refusal.place
    }
}

extension SyntaxNode {
    /// Where the function itself returns false, or sets the variable to false that it returns.
    fileprivate var refusals: [SyntaxNode] {
        var returned: [SyntaxNode] = []
        var assigned: [SyntaxNode] = []
        walk { node in
            switch node.kind {
            case .return: returned.append(node)
            case .assignment: assigned.append(node)
            default: break
            }
            return ![.closure, .function, .type, .accessor].contains(node.kind)
        }
        let answers = returned.compactMap { $0.child(.value) }
        let variables = Set(answers.compactMap { $0.kind == .name ? $0.name.flatMap($0.resolve) : nil })
        let set = assigned.filter { node in
            guard let left = node.child(.left), left.kind == .name, node.child(.right)?.isFalse == true else {
                return false
            }
            return left.name.flatMap(left.resolve).map(variables.contains) ?? false
        }
        return returned.filter { $0.child(.value)?.isFalse == true } + set
    }

    fileprivate var isFalse: Bool { kind == .literal && (isNamed("false") || text == "false" || text == "NO") }

    /// Whether one of these is in it, or in the value of a variable that it names.
    fileprivate func names(_ reads: [Place]) -> Bool {
        if contains(reads) { return true }
        return descendants.contains { node in
            guard let name = node.name, node.kind == .name || node.kind == .variable && node.child(.value) == nil else {
                return false
            }
            return node.resolve(name)?.child(.value)?.contains(reads) ?? false
        }
    }

    private func contains(_ reads: [Place]) -> Bool {
        reads.contains { range.contains($0.range.lowerBound) && place.source.name == $0.source.name }
    }
}
