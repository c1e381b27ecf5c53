// What calls and messages hand back.
extension LaunchEvaluation {
    func call(_ node: SyntaxNode) -> LaunchValues {
        guard let call = SyntaxCall(node), let callee = call.callee else { return .unknown(node) }
        if callee.kind == .closure { return result(of: callee) }
        guard let name = call.name else { return .unknown(node) }
        if let values = foundation(call, name) { return values }
        if let function = function(call, callee, name) {
            return function.kind == .closure ? result(of: function) : result(of: function, for: call)
        }
        return property(callee, name) ?? ofReceiver(call, name) ?? comparison(call, name) ?? undeclared(node)
    }

    // MARK: - Foundation's own

    private func foundation(_ call: SyntaxCall, _ name: String) -> LaunchValues? {
        let argument = call.values.first
        if name == "class", let receiver = call.receiver { return classObject(receiver) }
        if name == "description", argument == nil, let receiver = call.receiver, type(receiver) != nil {
            return classObject(receiver)
        }
        if let argument, LaunchSigns.classNamers.contains(name) { return values(of: argument) }
        if name == "String", let argument = call.argument("describing") ?? call.argument("reflecting") {
            return values(of: argument)
        }
        if let argument, LaunchSigns.classFinders.contains(name) { return foundClass(argument, call.node) }
        if let argument, name == "getenv" { return variable(argument, call.node) }
        if let argument, LaunchSigns.copies.contains(name), call.values.count == 1 { return values(of: argument) }
        if name == "ProcessInfo", call.values.isEmpty { return LaunchValues(.process, at: call.node) }
        if !call.node.isSwift, let receiver = call.receiver?.dottedName {
            return LaunchSigns.members["\(receiver).\(name)"].map { LaunchValues($0, at: call.node) }
        }
        return nil
    }

    private func foundClass(_ argument: SyntaxNode, _ node: SyntaxNode) -> LaunchValues {
        guard case .text(let text) = values(of: argument).only else { return .unknown(node) }
        return classFound(by: text, at: node)
    }

    /// What a variable of the environment holds.
    private func variable(_ key: SyntaxNode, _ node: SyntaxNode) -> LaunchValues {
        guard case .text(let key) = values(of: key).only, !LaunchSigns.isOfSystem(variable: key) else {
            return .unknown(node)
        }
        return LaunchValues(.nothing, at: node, TestNames.isOfXCTest(key) ? .outsideOfTests : .withoutArguments)
    }

    /// `environment["key"]`, and a part of what isn't there.
    func found(in base: SyntaxNode?, by key: SyntaxNode?, _ node: SyntaxNode) -> LaunchValues {
        guard let base, let key else { return .unknown(node) }
        let owner = values(of: base)
        switch owner.only {
        case .environment?: return variable(key, node)
        case .nothing?: return owner
        default: return .unknown(node)
        }
    }

    // MARK: - Functions of the target

    private func function(_ call: SyntaxCall, _ callee: SyntaxNode, _ name: String) -> SyntaxNode? {
        if callee.kind == .name, let declared = callee.resolve(name) {
            if declared.kind == .function { return declared }
            let value = declared.kind == .variable ? declared.child(.value) : nil
            if value?.kind == .closure, declared.isConstant { return value }
        }
        let found = runnable(targets.targets(of: callee), by: callee)
        return found.count == 1 && found[0].kind == .function ? found[0] : nil
    }

    /// A message that asks for a property.
    private func property(_ callee: SyntaxNode, _ name: String) -> LaunchValues? {
        guard !callee.isSwift else { return nil }
        let found = runnable(targets.targets(of: callee), by: callee)
        guard found.count == 1, found[0].kind == .variable else { return nil }
        return values(declaredBy: found[0], at: callee)
    }

    // MARK: - What has no declaration in the target

    private func ofReceiver(_ call: SyntaxCall, _ name: String) -> LaunchValues? {
        guard let receiver = call.receiver, type(receiver) == nil else { return nil }
        let owner = values(of: receiver)
        switch owner.only {
        case .nothing?: return owner
        case .type?:
            let isName = ["description", "map", "flatMap"].contains(name) && call.isNamingOfClass
            return isName ? owner : nil
        case .process?: return LaunchSigns.ofProcess[name].map { LaunchValues($0, at: call.node, owner.grounds) }
        case .arguments?, .environment?: return membership(call, name, owner)
        case .flag?, .text?, .enumCase?, .something?, .unknown?, nil: return nil
        }
    }

    /// What a list of arguments, or the environment, is asked for.
    private func membership(_ call: SyntaxCall, _ name: String, _ owner: LaunchValues) -> LaunchValues? {
        guard let searched = call.values.first else { return nil }
        if owner.only == .environment {
            if LaunchSigns.lookUps.contains(name) { return variable(searched, call.node) }
            guard LaunchSigns.memberships.contains(name), searched.kind != .closure else {
                return LaunchSigns.ofProcess[name] == .environment ? owner : nil
            }
            let value = variable(searched, call.node)
            return value.flag(value.isPresent, at: call.node)
        }
        guard searched.kind != .closure || searched.asksForArgument else { return nil }
        let isOfTests = TestNames.isOfXCTest(searched.text)
        let grounds = owner.grounds.union(isOfTests ? .outsideOfTests : .withoutArguments)
        if LaunchSigns.memberships.contains(name) { return LaunchValues(.flag(false), at: call.node, grounds) }
        if LaunchSigns.searches.contains(name) { return LaunchValues(.nothing, at: call.node, grounds) }
        return nil
    }

    /// `path.hasSuffix(".xctest")`, of anything.
    private func comparison(_ call: SyntaxCall, _ name: String) -> LaunchValues? {
        guard LaunchSigns.comparisons.contains(name), let argument = call.values.first else { return nil }
        let isOfTests =
            if argument.kind == .closure { result(of: argument).flag == false } else {
                values(of: argument).only.isOfXCTest
            }
        return isOfTests ? LaunchValues(.flag(false), at: call.node, .outsideOfTests) : nil
    }
}

extension LaunchValue? {
    var isOfXCTest: Bool { if case .text(let text) = self { TestNames.isOfXCTest(text) } else { false } }
}

extension SyntaxNode {
    /// `{ $0 == flag }`, `{ $0.hasPrefix("-flag") }`: a closure that the path of the app, the first argument, doesn't meet.
    fileprivate var asksForArgument: Bool {
        let statements = children(.statement)
        guard statements.count == 1 else { return false }
        if statements[0].kind == .binary { return statements[0].isNamed("==") }
        let text = SyntaxCall(statements[0])?.values.first?.stringValue ?? ""
        return text.hasPrefix("-") || TestNames.isOfXCTest(text)
    }
}

extension SyntaxCall {
    /// `description()`, `map(NSStringFromClass)` and `map { NSStringFromClass($0) }`, which make a name of a class.
    fileprivate var isNamingOfClass: Bool {
        guard let value = values.first else { return isNamed("description") }
        if let name = value.lastName { return LaunchSigns.classNamers.contains(name) }
        let statements = value.kind == .closure ? value.children(.statement) : []
        return statements.count == 1
            && SyntaxCall(statements[0])?.name.map { $0 == "String" || LaunchSigns.classNamers.contains($0) } == true
    }
}
