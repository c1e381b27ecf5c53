/// The methods of a class and its superclasses in the target, the class first, as code in it can call them.
struct ClassHelpers {
    let line: [CodeType]
    private let trees: CodeTrees
    private let methods: [[CodeType.Part]]

    init(_ line: [CodeType], _ trees: CodeTrees) {
        self.line = line
        self.trees = trees
        methods = line.map(\.methods)
    }

    /// Whether what it calls of its superclass is UIKit's own, which does nothing with callbacks.
    var haveHarmlessSuperclass: Bool { line.contains { $0.hasHarmlessSuperclass } }

    /// Whether a receiver is the object itself, or its class: `self`, `Self`, `AppDelegate`, `[self class]`.
    func areNamed(by receiver: SyntaxNode) -> Bool {
        if let call = SyntaxCall(receiver) { return call.isNamed("class") && call.receiver?.isNamed("self") == true }
        guard receiver.kind == .name, let name = receiver.name else { return false }
        return name == "self" || name == "Self" || line.first?.name.lastName == name
    }

    /// The functions that give the object's `window` a value, and the property where it has one from the start.
    var makersOfWindow: [SyntaxNode] {
        let properties = line.flatMap(\.parts).flatMap(\.declaration.members).filter {
            $0.kind == .property && $0.name == "window" && ($0.node.child(.value) != nil || $0.hasBody)
        }
        return methods.flatMap(\.self).map(trees.node).filter(\.givesOwnWindow) + properties.map(\.node)
    }

    /// Whether the code of the target names a helper, which UIKit doesn't call, only in a method.
    func isCalledOnly(_ helper: SyntaxNode, by method: SyntaxNode) -> Bool {
        guard let declaration = Declaration(helper), declaration.kind == .function,
            Callback.declared(declaration, by: Receiver.described) == nil,
            !declaration.attributes.contains(where: { $0.name == "objc" })
        else { return false }
        let name = declaration.nameOfCall
        return NodeIndex(trees, names: [name])[name].allSatisfy { $0 == helper || method.contains($0) }
    }

    var callbacks: Set<Callback> {
        Set(methods.flatMap(\.self).compactMap { Callback.declared($0.declaration, by: Receiver.described) })
    }

    /// The method that a call reaches, with the number of the class that has it; nil where several differ only in their types.
    func method(_ call: SyntaxCall, from start: Int) -> (function: SyntaxNode, owner: Int)? {
        guard let name = call.fullName, let base = call.name else { return nil }
        let (count, match) = (call.arguments.count, CallMatch(call, trees))
        for owner in line.indices.dropFirst(start) {
            let exact = methods[owner].filter { $0.declaration.name == name }
            if let part = exact.first { return exact.count == 1 ? (trees.node(part), owner) : nil }
            // Arguments with defaults are left out of a call, and closures have no labels behind it.
            let similar = match.functions(
                of: methods[owner].filter {
                    $0.declaration.parameters.count >= count && $0.declaration.hasBaseName(base)
                })
            if similar.count == 1, let part = similar.first { return (trees.node(part), owner) }
        }
        return nil
    }
}

extension SyntaxNode {
    fileprivate var givesOwnWindow: Bool {
        descendants.contains { node in
            node.kind == .assignment && node.child(.left)?.isOwnWindow == true && node.child(.right)?.isNothing == false
        }
    }
}

extension SyntaxCall {
    /// The parameters of a function with the arguments of the call, or with their default arguments.
    func argumentsWithDefaults(of function: SyntaxNode) -> [(parameter: SyntaxNode, argument: SyntaxNode)] {
        let given = matched(with: function)
        let others = function.children(.parameter).filter { parameter in !given.contains { $0.parameter == parameter } }
        return given + others.compactMap { parameter in parameter.child(.value).map { (parameter, $0) } }
    }

    /// The parameters of a function with the arguments that the call has for them: by their labels, since those with
    /// defaults may be left out.
    func matched(with function: SyntaxNode) -> [(parameter: SyntaxNode, argument: SyntaxNode)] {
        let parameters = function.children(.parameter)
        let labels = function.declaration?.parameters.map(\.label) ?? []
        var next = 0
        return arguments.enumerated().compactMap { number, argument in
            guard let value = argument.child(.value) else { return nil }
            let label = argument.name ?? ""
            let found =
                node.isSwift
                ? next.upTo(parameters.count).first { labels.indices.contains($0) && labels[$0] == label } : number
            guard let index = found ?? (next < parameters.count ? next : nil), parameters.indices.contains(index) else {
                return nil
            }
            next = index + 1
            return (parameters[index], value)
        }
    }
}
