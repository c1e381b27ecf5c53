/// Whether a call can mean a function, by its labels and by the parameters that it may leave out.
struct CallMatch {
    private let call: SyntaxCall
    private let trees: CodeTrees

    private let arguments: [Argument]

    private struct Argument {
        let label: String
        /// Whether it is a closure behind the call, which has no label.
        let isTrailing: Bool
    }

    init(_ call: SyntaxCall, _ trees: CodeTrees) {
        (self.call, self.trees) = (call, trees)
        arguments = call.arguments.map { argument in
            let label = argument.name ?? ""
            return Argument(label: label, isTrailing: label.isEmpty && argument.child(.value)?.kind == .closure)
        }
    }

    /// Those that the call can mean.
    func functions(of parts: [CodeType.Part]) -> [CodeType.Part] {
        let functions = parts.filter { $0.declaration.kind != .property }
        return call.node.isSwift ? functions.filter { fits(trees.declared($0)) } : functions
    }

    /// Whether the call names each of its arguments as the function does, and has one at least: no property of that name
    /// could be called so.
    func isExact(_ part: CodeType.Part) -> Bool {
        let labels = arguments.map(\.label)
        return labels.contains { !$0.isEmpty } && part.declaration.parameters.map(\.label) == labels
    }

    private func fits(_ function: DeclaredCode) -> Bool {
        guard let parameters = function.parameters else { return true }
        var next = 0
        for argument in arguments {
            let (label, isTrailing) = (argument.label, argument.isTrailing)
            if label.isEmpty, next > 0, next <= parameters.count, parameters[next - 1].isVariadic, !isTrailing {
                continue
            }
            while next < parameters.count, parameters[next].label != label,
                !(isTrailing && parameters[next].mayBeClosure)
            {
                guard parameters[next].canBeLeftOut else { return false }
                next += 1
            }
            guard next < parameters.count else { return false }
            next += 1
        }
        return parameters[min(next, parameters.count)...].allSatisfy(\.canBeLeftOut)
    }
}
