// Whether code is reached when what is around it runs.
extension LaunchEvaluation {
    /// Whether the conditions on the path to a node hold, from the start of the code around it, or since another node of the
    /// same function was reached.
    func path(to node: SyntaxNode, inside scope: SyntaxNode? = nil, reaching use: SyntaxNode? = nil) -> LaunchValues {
        guard let root = scope ?? node.ancestors.first(where: \.isFunction) else { return .unknown(node) }
        let isInFunction = node.ancestors.prefix { $0 != root }.contains { $0.kind == .function }
        if isInFunction || scope == nil && root.isLocalFunction { return .unknown(root) }
        let flow = conditions.flows[root]
        let shared = Set(use.map(flow.pathsOutward) ?? [])
        var (values, inner) = (LaunchValues(.flag(true), at: node), node)
        while true {
            let (path, closure) = flow.position(of: inner)
            for path in flow.steps.paths(path).reversed() where !shared.contains(path) {
                guard let step = flow.steps.last(of: path)?.step, step.end?.isCrash != true else { continue }
                values = value(of: step.clause, flow, at: node).and(values, at: node)
                if values.flag == false { return values }
            }
            guard let closure, closure != root, let outer = closure.parent else { return values }
            values = self.closure(closure).and(values, at: node)
            inner = outer
        }
    }

    private func value(of clause: FlowStep.Clause, _ flow: ControlFlow, at node: SyntaxNode) -> LaunchValues {
        switch clause {
        case .condition(let asked, let isMet): return isMet ? condition(asked) : condition(asked).negated(at: asked)
        case .matches(let element): return match(element)
        case .missing(let left):
            let value = values(of: left)
            return value.flag(value.isPresent.map { !$0 }, at: left)
        case .loop(let node), .event(let node): return .unknown(node)
        case .never: return LaunchValues(.flag(false), at: node)
        case .unless(let path, let since):
            return followed(node) {
                flow.steps.clauses(path, since: since).reversed().reduce(LaunchValues(.flag(true), at: node)) {
                    $0.flag == false ? $0 : $0.and(value(of: $1, flow, at: node), at: node)
                }.negated(at: node)
            }
        }
    }

    /// A closure runs once where it is called as it stands, or by what runs it at once.
    private func closure(_ node: SyntaxNode) -> LaunchValues {
        if node.role == .callee { return LaunchValues(.flag(true), at: node) }
        guard node.role == .value, let argument = node.parent, let call = SyntaxCall(argument.parent),
            ClosureTiming.timing(of: argument, in: call) == .atOnce
        else { return .unknown(node) }
        return LaunchValues(.flag(true), at: node)
    }

    // MARK: - Switch

    /// Whether a case is the one that its `switch` takes.
    func match(_ element: SyntaxNode) -> LaunchValues {
        guard let statement = element.parent, let subject = statement.child(.subject),
            statement.children.allSatisfy({ $0.kind != .opaque })
        else { return .unknown(element) }
        var others = LaunchValues(.flag(true), at: element)
        for other in statement.children(.element) where other.isSwift || !other.fallsThrough {
            let isMatched = matches(other, subject)
            if other == element { return others.and(isMatched, at: element) }
            others = others.and(isMatched.negated(at: other), at: element)
        }
        return .unknown(element)
    }

    private func matches(_ element: SyntaxNode, _ subject: SyntaxNode) -> LaunchValues {
        guard element.child(.condition) == nil else { return .unknown(element) }
        let patterns = element.children(.pattern)
        // `default`
        guard !patterns.isEmpty else { return LaunchValues(.flag(true), at: element) }
        let value = values(of: subject)
        guard let known = value.only else { return .unknown(value.open ?? subject) }
        let others = patterns.map { values(of: $0).only }
        if others.contains(known) { return LaunchValues(.flag(true), at: element, value.grounds) }
        guard let open = others.firstIndex(of: nil) else {
            return LaunchValues(.flag(false), at: element, value.grounds)
        }
        return .unknown(patterns[open])
    }
}

extension SyntaxNode {
    var isFunction: Bool { [.function, .accessor, .file].contains(kind) }

    /// The function, the accessor, the closure or the file that runs a node.
    var functionAround: SyntaxNode? { ancestors.first { $0.isFunction || $0.kind == .closure } }

    /// Whether it is code by itself, or a closure that is called as it stands.
    var isBody: Bool { isFunction || kind == .closure || SyntaxCall(self)?.callee?.kind == .closure }

    /// Whether a case of C has nothing that ends it, so that the next is run after it.
    fileprivate var fallsThrough: Bool {
        let statements = children(.statement).flatMap { $0.kind == .block ? $0.children(.statement) : [$0] }
        return !statements.contains { [.return, .jump, .throw].contains($0.kind) }
    }

    /// `name` of `name = …`, and of `&name`, by which another may set it.
    var changedName: String? {
        switch kind {
        case .assignment: child(.left)?.withoutMarks.lastName
        case .prefix where isNamed("&"): child(.operand)?.withoutMarks.lastName
        default: nil
        }
    }

    /// The name in it that is set, if it is this one by itself.
    func target(_ name: String) -> SyntaxNode? {
        let node = (child(.left) ?? child(.operand))?.withoutMarks
        return node?.kind == .name && node?.isNamed(name) == true ? node : nil
    }

    /// Whether a name is one that is set, or may be.
    var isSet: Bool {
        guard let outer = parent else { return false }
        // An operator of the app's own, such as `??=`, may set it.
        let isOther = outer.kind == .binary && !Self.operators.contains(outer.name ?? "")
        return role == .left && (outer.kind == .assignment || isOther) || role == .operand && outer.isNamed("&")
    }

    /// Those of Swift and C that give nothing a value.
    private static let operators: Set = [
        "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "&&", "||", "??", "+", "-", "*", "/", "%", "&+", "&-",
        "&*", "&", "|", "^", "<<", ">>", "..<", "...",
    ]

    /// Whether a variable keeps its first value.
    var isConstant: Bool {
        let words = text.split(maxSplits: 8) { " \n\t*".contains($0) }.prefix { $0 != "=" && !$0.hasPrefix("=") }
        return words.contains { $0 == "let" || $0 == "const" }
    }

    /// Whether no other file sees a variable.
    var isOfItsFile: Bool {
        let first = text.prefix { $0 != " " && $0 != "\n" }
        return ["private", "fileprivate", "static"].contains(first)
    }

    /// `value` of `"\(value)"`.
    var onlyInterpolation: SyntaxNode? {
        let arguments = children(.argument)
        guard arguments.count == 1, let value = arguments[0].child(.value), text == "\"\\(\(value.text))\"" else {
            return nil
        }
        return value
    }
}
