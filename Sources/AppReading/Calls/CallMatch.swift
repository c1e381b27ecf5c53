/// Whether a call can mean a function, by its labels and by the parameters that it may leave out.
struct CallMatch {
    private let call: SyntaxCall
    private let trees: CodeTrees

    init(_ call: SyntaxCall, _ trees: CodeTrees) { (self.call, self.trees) = (call, trees) }

    /// Those that the call can mean.
    func functions(of parts: [CodeType.Part]) -> [CodeType.Part] {
        let functions = parts.filter { $0.declaration.kind != .property }
        return call.node.isSwift ? functions.filter { fits(trees.node($0)) } : functions
    }

    /// Whether the call names each of its arguments as the function does, and has one at least: no property of that name
    /// could be called so.
    func isExact(_ part: CodeType.Part) -> Bool {
        let labels = call.arguments.map { $0.name ?? "" }
        return labels.contains { !$0.isEmpty } && part.declaration.parameters.map(\.label) == labels
    }

    private func fits(_ function: SyntaxNode) -> Bool {
        let labels = function.declaration?.parameters.map(\.label) ?? []
        let parameters = function.children(.parameter)
        guard labels.count == parameters.count else { return true }
        var next = 0
        for argument in call.arguments {
            let label = argument.name ?? ""
            // A closure behind the call has no label.
            let isTrailing = label.isEmpty && argument.child(.value)?.kind == .closure
            if label.isEmpty, next > 0, next <= labels.count, parameters[next - 1].isVariadic, !isTrailing { continue }
            while next < labels.count, labels[next] != label, !(isTrailing && parameters[next].mayBeClosure) {
                guard parameters[next].canBeLeftOut else { return false }
                next += 1
            }
            guard next < labels.count else { return false }
            next += 1
        }
        return parameters[min(next, parameters.count)...].allSatisfy(\.canBeLeftOut)
    }
}

extension SyntaxNode {
    fileprivate var canBeLeftOut: Bool { child(.value) != nil || isVariadic }

    fileprivate var isVariadic: Bool { text.contains("...") }

    /// Whether its type is that of a function, or one that has a name.
    fileprivate var mayBeClosure: Bool {
        let type = writtenType ?? ""
        return type.contains("->")
            || !["String", "Int", "Bool", "Double"].contains(type.filter { $0 != " " && $0 != "?" })
    }
}
