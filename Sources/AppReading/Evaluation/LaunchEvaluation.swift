/// The values of expressions when the system launches the app, and no test and no debugger does.
///
/// What isn't certain is unknown: it goes through no loop, and follows no call that may be another's.
final class LaunchEvaluation {
    let targets: CallTargets
    let constants: CodeConstants
    let conditions: ConditionReading
    /// What has been found out of expressions in which no argument of a call is meant.
    private var known: [SyntaxNode: LaunchValues] = [:]
    /// The arguments of the calls that are followed.
    private var arguments: [SyntaxNode: LaunchValues] = [:]
    /// What is being asked for, so that what is made of itself has an end.
    private var asked: Set<SyntaxNode> = []
    private var (steps, depth, lookUps) = (0, 0, 0)
    private var assignments: [ObjectIdentifier: [String: [SyntaxNode]]] = [:]

    private static let (mostSteps, mostDepth, mostLookUps, mostAssignments) = (20_000, 60, 32, 64)

    init(_ targets: CallTargets, _ conditions: ConditionReading) {
        (self.targets, self.conditions) = (targets, conditions)
        constants = CodeConstants(targets.trees)
    }

    var code: TargetCode { targets.trees.code }

    // MARK: - Expressions

    func values(of expression: SyntaxNode) -> LaunchValues {
        let node = expression.withoutMarks
        if arguments.isEmpty, let values = known[node] { return values }
        var values = followed(node) { read(node) }
        // What asks for it says more than the braces of a body.
        if values.open?.isBody == true, !node.isBody { values.open = node }
        if arguments.isEmpty { known[node] = values }
        return values
    }

    /// What is found in a bounded number of steps.
    func followed(_ node: SyntaxNode, _ find: () -> LaunchValues) -> LaunchValues {
        guard steps < Self.mostSteps, depth < Self.mostDepth else { return .unknown(node) }
        (steps, depth) = (steps + 1, depth + 1)
        defer { depth -= 1 }
        return find()
    }

    private func read(_ node: SyntaxNode) -> LaunchValues {
        switch node.kind {
        case .string: node.stringValue.map { LaunchValues(.text($0), at: node) } ?? .unknown(node)
        case .interpolatedString: node.onlyInterpolation.map { values(of: $0) } ?? .unknown(node)
        case .literal: literal(node)
        case .name: named(node)
        case .member: member(node)
        case .call: call(node)
        case .subscript: found(in: node.child(.base), by: node.children(.argument).first?.child(.value), node)
        case .ternary, .if: choice(node)
        case .binary: operation(node)
        case .prefix: node.isNamed("!") ? condition(node.child(.operand) ?? node).negated(at: node) : .unknown(node)
        case .cast: node.child(.value).map { values(of: $0) } ?? .unknown(node)
        case .try, .await, .word: node.child(.operand).map { values(of: $0) } ?? .unknown(node)
        default: .unknown(node)
        }
    }

    private func literal(_ node: SyntaxNode) -> LaunchValues {
        switch node.text {
        case "nil", "NULL", "Nil": LaunchValues(.nothing, at: node)
        case "true", "YES": LaunchValues(.flag(true), at: node)
        case "false", "NO": LaunchValues(.flag(false), at: node)
        default: .unknown(node)
        }
    }

    /// `condition ? a : b`, `condition ?: b`, and an `if` that is a value.
    private func choice(_ node: SyntaxNode) -> LaunchValues {
        let condition = conjunction(of: node)
        let then = { [self] in
            node.child(.then).map { value(ofBranch: $0) } ?? node.child(.condition).map {
                values(of: $0).withoutNothing
            } ?? .unknown(node)
        }
        let otherwise = { [self] in node.child(.otherwise).map { value(ofBranch: $0) } ?? .unknown(node) }
        switch condition.flag {
        case true?: return then().taking(condition.grounds)
        case false?: return otherwise().taking(condition.grounds)
        case nil: return then().or(otherwise(), dependingOn: condition.open ?? node)
        }
    }

    /// The last expression of a block, or what stands there without one.
    private func value(ofBranch branch: SyntaxNode) -> LaunchValues {
        guard branch.kind == .block else { return values(of: branch) }
        let statements = branch.children(.statement)
        return statements.count == 1 ? values(of: statements[0]) : .unknown(branch)
    }

    private func operation(_ node: SyntaxNode) -> LaunchValues {
        guard let left = node.child(.left), let right = node.child(.right), let name = node.name else {
            return .unknown(node)
        }
        switch name {
        case "&&": return condition(left).and(condition(right), at: node)
        case "||":
            return condition(left).negated(at: left).and(condition(right).negated(at: right), at: node).negated(
                at: node)
        case "==", "===": return equality(left, right, node)
        case "!=", "!==": return equality(left, right, node).negated(at: node)
        case "??":
            let first = values(of: left)
            switch first.isPresent {
            case true?: return first
            case false?: return values(of: right).taking(first.grounds)
            case nil: return first.withoutNothing.or(values(of: right), dependingOn: first.open ?? left)
            }
        default: return .unknown(node)
        }
    }

    private func equality(_ left: SyntaxNode, _ right: SyntaxNode, _ node: SyntaxNode) -> LaunchValues {
        let (first, second) = (values(of: left), values(of: right))
        let both = first.or(second)
        if second.only == .nothing { return both.flag(first.isPresent.map { !$0 }, at: node) }
        if first.only == .nothing { return both.flag(second.isPresent.map { !$0 }, at: node) }
        if [first.only, second.only].contains(.something) { return both.flag(nil, at: node) }
        if let first = first.only, let second = second.only { return both.flag(first == second, at: node) }
        if [first.only, second.only].contains(where: \.isOfXCTest) {
            return LaunchValues(.flag(false), at: node, .outsideOfTests)
        }
        return both.flag(nil, at: node)
    }

    // MARK: - Conditions

    func conjunction(of branch: SyntaxNode) -> LaunchValues {
        branch.children(.condition).reduce(LaunchValues(.flag(true), at: branch)) { result, part in
            result.flag == false ? result : result.and(condition(part), at: branch)
        }
    }

    func condition(_ node: SyntaxNode) -> LaunchValues {
        switch node.kind {
        case .variable:
            let value = bound(by: node)
            return value.flag(value.isPresent, at: node)
        case .availability:
            if let isMet = conditions.value(of: [node]) { return LaunchValues(.flag(isMet), at: node) }
            return LaunchValues(.flag(!node.isNamed("unavailable")), at: node, .newestSystem)
        // `let _ = value`
        case .match where node.child(.pattern).map { $0.text == "_" } ?? true:
            guard let value = node.child(.value).map({ values(of: $0) }) else { return .unknown(node) }
            return value.flag(value.isPresent, at: node)
        case .match: return .unknown(node)
        default:
            let values = values(of: node)
            // In C, an object is true if it is there. One of several truth values is none.
            let isFlag = values.possible.contains { if case .flag = $0.value { true } else { false } }
            if node.isSwift || isFlag { return values.flag(values.flag, at: node) }
            return values.flag(values.isPresent, at: node)
        }
    }

    /// What `if let name = value` and `if let name` bind.
    private func bound(by variable: SyntaxNode) -> LaunchValues {
        if let value = variable.child(.value) { return values(of: value) }
        guard let name = variable.name, let outer = variable.resolve(name), outer != variable else {
            return .unknown(variable)
        }
        return values(declaredBy: outer, at: variable)
    }

    // MARK: - Variables

    /// What a variable holds where it is used.
    func values(declaredBy declared: SyntaxNode, at use: SyntaxNode) -> LaunchValues {
        if let argument = arguments[declared] { return argument }
        // A variable that is asked for before it is set again is another question.
        let question = declared.kind == .variable && declared.role == .statement ? use : declared
        guard asked.insert(question).inserted else { return .unknown(use) }
        defer { asked.remove(question) }
        switch declared.kind {
        case .parameter: return declared.child(.value).map { values(of: $0) } ?? .unknown(use)
        case .variable where declared.role == .condition: return bound(by: declared).withoutNothing
        case .variable where declared.role == .capture:
            return declared.child(.value).map { values(of: $0) } ?? .unknown(use)
        case .variable where !declared.children(.attribute).isEmpty: return .unknown(use)
        case .variable where declared.role == .member || declared.tree !== use.tree: return stored(declared, use)
        case .variable: return flow(into: declared, before: use)
        default: return .unknown(use)
        }
    }

    /// A property or a variable of another file, which may be set anywhere.
    private func stored(_ declared: SyntaxNode, _ use: SyntaxNode) -> LaunchValues {
        if let getter = declared.children(.accessor).first(where: { $0.name == nil || $0.isNamed("get") }) {
            return result(of: getter)
        }
        guard let value = declared.child(.value) else { return .unknown(use) }
        let initial = values(of: value)
        return isSetAnywhere(declared, inOwnFile: true) ? initial.or(.unknown(use)) : initial
    }

    /// Whether something may set a property, or a variable of a file, from somewhere else.
    private func isSetAnywhere(_ declared: SyntaxNode, inOwnFile isOwnFileAsked: Bool) -> Bool {
        guard !declared.isConstant, let name = declared.name else { return false }
        guard let mentions = mentions(of: name) else { return true }
        let isGlobal = declared.role != .member
        return mentions.contains { node in
            // `flag.toggle()` changes it, and `Options(flag: true)` may be the initializer of a struct.
            guard node.isSet || node.kind == .argument || node.memberOfIt?.role == .callee else { return false }
            guard isGlobal else { return true }
            guard node.tree === declared.tree else { return node.kind == .name && node.resolve(name) == nil }
            return isOwnFileAsked && node.resolve(name) == declared
        }
    }

    /// Where the target has a name; nil where that has been asked too often.
    func mentions(of name: String) -> [SyntaxNode]? {
        lookUps += 1
        return lookUps <= Self.mostLookUps ? NodeIndex(targets.trees, names: [name])[name] : nil
    }

    /// A variable of the same function or file: its first value, and what is assigned before the use.
    private func flow(into declared: SyntaxNode, before use: SyntaxNode) -> LaunchValues {
        guard let scope = declared.parent, let name = declared.name else { return .unknown(use) }
        if let getter = declared.children(.accessor).first(where: { $0.name == nil || $0.isNamed("get") }) {
            return result(of: getter)
        }
        var values = declared.child(.value).map { self.values(of: $0) } ?? .none
        if scope.kind == .file, !declared.isOfItsFile, isSetAnywhere(declared, inOwnFile: false) {
            return values.or(.unknown(use))
        }
        let changes = changes(of: name, in: declared.tree)
        guard changes.count <= Self.mostAssignments else { return .unknown(use) }
        for change in changes where scope.contains(change) && change.target(name)?.resolve(name) == declared {
            let isBefore = change.range.lowerBound < use.range.lowerBound
            let isInOrder = change.functionAround == use.functionAround
            if !isBefore && isInOrder { continue }
            let new = change.kind == .assignment ? change.child(.right).map { self.values(of: $0) } : nil
            let way = isInOrder ? path(to: change, inside: scope, reaching: use) : .unknown(change)
            switch way.flag {
            case true?: values = (new ?? .unknown(change)).taking(way.grounds)
            case false?: values = values.taking(way.grounds)
            case nil: values = values.or(new ?? .unknown(change), dependingOn: way.open ?? change)
            }
        }
        return values.possible.isEmpty ? .unknown(use) : values
    }

    /// The assignments to names, and where they are handed on to be set, file by file.
    private func changes(of name: String, in tree: SyntaxTree) -> [SyntaxNode] {
        let key = ObjectIdentifier(tree)
        if let known = assignments[key] { return known[name] ?? [] }
        var found: [String: [SyntaxNode]] = [:]
        for node in tree.root.descendants where node.kind == .assignment || node.kind == .prefix {
            guard let name = node.changedName else { continue }
            found[name, default: []].append(node)
        }
        assignments[key] = found
        return found[name] ?? []
    }

    // MARK: - Functions

    /// Whether an expression is true, where parameters have these values.
    func flag(of expression: SyntaxNode, _ given: [SyntaxNode: LaunchValues]) -> Bool? {
        let outer = arguments
        arguments.merge(given) { $1 }
        defer { arguments = outer }
        return condition(expression).flag
    }

    /// What a function, an accessor or a closure hands back.
    func result(of function: SyntaxNode) -> LaunchValues {
        guard asked.insert(function).inserted else { return .unknown(function) }
        defer { asked.remove(function) }
        var values = LaunchValues.none
        for value in function.returnedValues {
            let way = path(to: value, inside: function)
            let new = { [self] in
                value.kind == .return || value.kind == .opaque ? .unknown(value) : self.values(of: value)
            }
            switch way.flag {
            case true?: return values.or(new().taking(values.grounds.union(way.grounds)))
            case false?: values = values.taking(way.grounds)
            case nil: values = values.or(new(), dependingOn: way.open ?? value)
            }
        }
        return values.possible.isEmpty ? .unknown(function) : values
    }

    /// What a function hands back for the arguments of a call.
    func result(of function: SyntaxNode, for call: SyntaxCall) -> LaunchValues {
        let parameters = function.children(.parameter)
        guard !parameters.isEmpty else { return result(of: function) }
        let labels = function.declaration?.parameters.map(\.label) ?? []
        var given: [SyntaxNode: LaunchValues] = [:]
        var rest = parameters.indices[...]
        for argument in call.arguments {
            while function.isSwift, let index = rest.first, labels.indices.contains(index),
                labels[index] != argument.name ?? ""
            { rest.removeFirst() }
            guard let index = rest.popFirst(), let value = argument.child(.value) else { return .unknown(call.node) }
            given[parameters[index]] = values(of: value)
        }
        let outer = arguments
        arguments.merge(given) { $1 }
        defer { arguments = outer }
        return result(of: function)
    }
}
