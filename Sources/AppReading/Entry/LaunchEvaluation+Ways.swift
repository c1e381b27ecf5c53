// Whether code is reached when what is around it runs.
extension LaunchEvaluation {
    /// Whether the conditions around a node hold, as far as a node around it.
    func way(to node: SyntaxNode, inside scope: SyntaxNode? = nil) -> LaunchValues {
        var way = LaunchValues(.flag(true), at: node)
        var inner = node
        while inner != scope, let outer = inner.parent {
            way = step(to: inner, in: outer).and(way, at: node)
            if way.flag == false || outer.kind == .file { break }
            inner = outer
            if outer.isFunction, outer != scope, outer.role != .statement || outer.parent?.kind == .file { break }
        }
        return way
    }

    /// Whether a node runs where the one around it does.
    private func step(to inner: SyntaxNode, in outer: SyntaxNode) -> LaunchValues {
        switch (outer.kind, inner.role) {
        case (.if, .then), (.ternary, .then): conjunction(of: outer)
        case (.if, .otherwise), (.ternary, .otherwise), (.guard, .otherwise): conjunction(of: outer).negated(at: outer)
        case (.switchCase, .statement): match(outer)
        case (.for, .body), (.while, .body), (.do, .handler): .unknown(outer)
        case (.binary, .right): operand(outer)
        case (.closure, .statement): closure(outer)
        case (.function, .body) where outer.isLocalFunction: .unknown(outer)
        default: LaunchValues(.flag(true), at: outer)
        }
    }

    /// Whether the right side of an operator is asked for.
    private func operand(_ node: SyntaxNode) -> LaunchValues {
        guard let left = node.child(.left) else { return .unknown(node) }
        switch node.name {
        case "&&": return condition(left)
        case "||": return condition(left).negated(at: left)
        case "??":
            let value = values(of: left)
            return value.flag(value.isPresent.map { !$0 }, at: left)
        default: return LaunchValues(.flag(true), at: node)
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
    private func match(_ element: SyntaxNode) -> LaunchValues {
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
        return role == .left && outer.kind == .assignment || role == .operand && outer.isNamed("&")
    }

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
