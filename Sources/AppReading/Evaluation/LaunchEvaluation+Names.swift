// The values of names and members.
extension LaunchEvaluation {
    func named(_ node: SyntaxNode) -> LaunchValues {
        guard let name = node.name else { return .unknown(node) }
        if let declared = node.resolve(name) {
            if declared.kind == .type { return type(node).map { LaunchValues(.type($0), at: node) } ?? .unknown(node) }
            return values(declaredBy: declared, at: node)
        }
        return declared(node) ?? type(node).map { LaunchValues(.type($0), at: node) } ?? text(node) ?? undeclared(node)
    }

    func member(_ node: SyntaxNode) -> LaunchValues {
        guard let name = node.name else { return .unknown(node) }
        // `.debug`, which a case of the enum is that is expected there.
        guard let base = node.child(.base) else { return LaunchValues(.enumCase(name), at: node) }
        if name == "self" || name == "class" { return classObject(base) }
        if let sign = node.dottedName.flatMap({ LaunchSigns.members[$0] }) { return LaunchValues(sign, at: node) }
        if let values = declared(node) { return values }
        if let type = type(node), code.type(type) != nil { return LaunchValues(.type(type), at: node) }
        if isCase(name, of: base) { return LaunchValues(.enumCase(name), at: node) }
        if let values = part(name, of: base, node) { return values }
        return text(node) ?? undeclared(node)
    }

    /// What a member of something is that has no declaration in the target.
    private func part(_ name: String, of base: SyntaxNode, _ node: SyntaxNode) -> LaunchValues? {
        // What begins with a type that isn't the target's says nothing by itself.
        guard type(base) == nil else { return nil }
        let owner = values(of: base)
        switch owner.only {
        case .nothing?: return owner
        case .process?: return LaunchSigns.ofProcess[name].map { LaunchValues($0, at: node, owner.grounds) }
        case .environment? where LaunchSigns.ofProcess[name] == .environment: return owner
        default: return nil
        }
    }

    /// Whether an enum of the target has a case of that name.
    private func isCase(_ name: String, of base: SyntaxNode) -> Bool {
        guard let type = type(base).flatMap({ code.type($0) }) else { return false }
        return type.parts.contains { part in
            part.declaration.node.children.contains { $0.kind == .enumCase && $0.isNamed(name) }
        }
    }

    // MARK: - Classes

    /// `AppDelegate` of `AppDelegate.self` and of `[AppDelegate class]`; what a variable of a class holds.
    func classObject(_ base: SyntaxNode) -> LaunchValues {
        let node = base.withoutMarks
        if let name = type(node) { return LaunchValues(.type(name), at: node) }
        guard node.kind == .name || node.kind == .call else { return .unknown(node) }
        let values = values(of: node)
        if values.only != nil || node.isSwift { return values }
        // `[[[AppDelegate alloc] init] class]`
        if case .own(let type) = targets.types.type(of: node) { return LaunchValues(.type(type.name), at: node) }
        return values
    }

    /// The name of a type, of the target or as it is written; nil for a name of something else.
    func type(_ node: SyntaxNode) -> String? {
        guard let name = node.dottedName, let first = name.split(separator: ".").first else { return nil }
        if let declared = node.resolve(String(first)), declared.kind != .type { return nil }
        if name == "self" || name == "Self" { return targets.types.typeAround(node)?.name }
        if let type = code.type(name, seenFrom: code.name(ofTypeAt: node.place) ?? "") { return type.name }
        guard name.lastName.isTypeName, targets.targets(of: node).isEmpty, constants.text(node) == nil else {
            return nil
        }
        return name
    }

    /// A class by the name under which the runtime knows it.
    func classFound(by text: String, at node: SyntaxNode) -> LaunchValues {
        guard let type = code.type(text) else {
            let isOfTests = TestNames.isInTestBundle(text) || TestNames.isOfXCTest(text)
            return isOfTests ? LaunchValues(.nothing, at: node, .outsideOfTests) : .unknown(node)
        }
        // A class of Swift has its module before its name, unless `@objc(Name)` gives it another.
        let isOfSwift = type.parts.allSatisfy { $0.declaration.node.isSwift }
        let named = type.parts.contains { $0.declaration.attribute("objc")?.argument != nil }
        guard isOfSwift, !named, !text.contains(".") else { return LaunchValues(.type(type.name), at: node) }
        return LaunchValues(.nothing, at: node).or(LaunchValues(.type(type.name), at: node), dependingOn: node)
    }

    // MARK: - Other files

    /// The value of a property or a variable of the target; nil for a name of none.
    private func declared(_ node: SyntaxNode) -> LaunchValues? {
        let found = runnable(targets.targets(of: node), by: node)
        guard let first = found.first else { return nil }
        guard found.count == 1, first.kind == .variable else { return .unknown(node) }
        return values(declaredBy: first, at: node)
    }

    /// The declarations that a name reaches, prototypes left out; an extension of a type that isn't the target's counts where
    /// its name is written.
    func runnable(_ found: [CallTargets.Target], by node: SyntaxNode) -> [SyntaxNode] {
        let written = Set((node.child(.base)?.dottedName ?? "").split(separator: ".").map(String.init))
        let meant = found.filter { target in
            target.certainty != .perhaps || target.owner == nil
                || target.owner.map { written.contains($0.name) } == true
        }
        let running = meant.filter { !$0.unit.bodies.isEmpty }
        return (running.isEmpty ? meant : running).map(\.unit.node)
    }

    private func text(_ node: SyntaxNode) -> LaunchValues? {
        constants.text(node).map { LaunchValues(.text($0), at: node) }
    }

    /// A name that isn't part of the target: false if it asks for tests, such as `isRunningUITests`, else unknown.
    func undeclared(_ node: SyntaxNode) -> LaunchValues {
        let name = node.kind == .call ? SyntaxCall(node)?.name : node.name
        guard let name, targets.declarations.members(name).isEmpty, targets.declarations.globals(name).isEmpty,
            TestNames.asksForTests(name.filter { $0 != ":" })
        else { return .unknown(node) }
        return LaunchValues(.flag(false), at: node, .namesOfTests)
    }
}
