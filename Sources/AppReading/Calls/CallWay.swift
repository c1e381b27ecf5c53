/// The calls through which code is reached: `AppDelegate.swift:58 > Setup.start() Setup.swift:12`.
struct CallWay: Hashable {
    private(set) var steps: [Step] = []

    struct Step: Hashable {
        let call: SyntaxNode
        /// `Setup.start()`
        let callee: String
        /// Whether it runs only the first time that it is reached.
        var isOnce = false
    }

    /// Whether the code on it runs once, however often it is reached on this way.
    var isOnce: Bool { steps.contains(where: \.isOnce) }

    mutating func enter(_ step: Step) { steps.append(step) }

    mutating func leave() { steps.removeLast() }

    /// The argument that the calls pass for a parameter of the function to which they lead; any other expression as it is.
    func argument(for expression: SyntaxNode) -> SyntaxNode {
        var node = expression.withoutMarks
        for step in steps.reversed() {
            guard node.kind == .name, let parameter = node.name.flatMap(node.resolve), parameter.kind == .parameter,
                let function = parameter.parent, function.kind == .function,
                let call = step.call.callOfIt ?? SyntaxCall(step.call),
                call.isNamed(Declaration(function)?.baseName ?? ""),
                let given = call.matched(with: function).first(where: { $0.parameter == parameter })
            else { break }
            node = given.argument.withoutMarks
        }
        return node
    }

    /// The way to a place as text; nil for code in the method itself.
    func text(to place: Place) -> String? {
        guard let first = steps.first else { return nil }
        let calls = steps.enumerated().map { number, step in
            let next = number + 1 < steps.count ? steps[number + 1].call.namePlace : place
            return "\(step.callee) \(next.inFile)"
        }
        return ([first.call.namePlace.inFile] + calls).joined(separator: " > ")
    }
}

extension Place {
    /// The name of the file and the line: `Setup.swift:12`.
    var inFile: String { "\(source.name.split(separator: "/").last ?? ""):\(line)" }
}

extension CallWay.Step {
    /// A call of a function of a type, or what makes the value of a property.
    init(to node: SyntaxNode, of type: CodeType?, from call: SyntaxNode, isOnce: Bool = false) {
        let name = Declaration(node)?.name ?? node.name ?? ""
        let isFunction = node.kind == .function && node.isSwift && !name.contains("(")
        let callee = [type?.name, name + (isFunction ? "()" : "")].compactMap(\.self).joined(separator: ".")
        self.init(call: call, callee: callee, isOnce: isOnce)
    }
}
