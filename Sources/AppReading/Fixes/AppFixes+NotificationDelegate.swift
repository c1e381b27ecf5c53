extension AppFixes {
    /// The notification centre's delegate is set as the launch begins, where the object is known by a name that the app
    /// delegate can use.
    func notificationDelegate(_ problem: Problem) -> SourceFix? {
        let launch = ScenarioPath.app(Receiver.appDelegate.rawValue).to(.method(.didFinishLaunching))
        guard let launching = method(at: launch), let body = launching.declaration.body,
            let place = launching.code.start(of: body), let object = object(problem, in: launching),
            let imports = launching.code.importing(.userNotifications)
        else { return nil }
        let line =
            launching.code.isSwift
            ? "UNUserNotificationCenter.current().delegate = \(object)"
            : "[UNUserNotificationCenter currentNotificationCenter].delegate = \(object);"
        return SourceFix(imports + [place.inserting([line])])
    }

    /// The expression for what becomes the delegate, as a method writes it.
    private func object(_ problem: Problem, in method: FixableMethod) -> String? {
        guard let code = FixableCode(problem.place.source), code.isSwift == method.code.isSwift else { return nil }
        if problem.finding.rule == "launch-deadline-missed.delegate.never" {
            return code.declaration(at: problem.place).flatMap { $0.object(in: method) }
        }
        guard let assigned = code.assignedValue(at: problem.place) else { return nil }
        if assigned.isNamed("self"), assigned.kind == .name { return assigned.enclosingType?.object(in: method) }
        // A name of the method's own isn't known elsewhere.
        let names = assigned.descendants.filter { $0.kind == .name }.compactMap(\.name)
        let areKnown = names.allSatisfy { $0.first?.isUppercase == true && method.code.knows($0) }
        return areKnown && !names.isEmpty ? assigned.text : nil
    }
}

extension FixableCode {
    /// Whether a class of the app can be named in the file: in Objective-C its header is imported.
    func knows(_ type: String) -> Bool { isSwift || source.text(in: 0..<source.bytes.count).contains("\(type).h\"") }

    /// What becomes a delegate, where the name of the property or of its setter stands.
    fileprivate func assignedValue(at place: Place) -> SyntaxNode? {
        if let value = node(.assignment, around: place)?.child(.right) { return value }
        let call = node(.call, around: place).flatMap { SyntaxCall($0) }
        return call?.name == "setDelegate:" ? call?.values.first : nil
    }
}

extension SyntaxNode {
    fileprivate var enclosingType: Declaration? { ancestors.first { $0.kind == .type }.flatMap { Declaration($0) } }
}

extension Declaration {
    fileprivate var typeName: String? { node.ancestors.first { $0.kind == .type }.flatMap { Declaration($0) }?.name }

    /// The object of the class as another writes it: itself, or a static member that keeps one; nil where none is known.
    fileprivate func object(in method: FixableMethod) -> String? {
        if name == method.declaration.typeName { return "self" }
        guard method.code.knows(name) else { return nil }
        return node.isSwift ? keptObject : sharedObject
    }

    /// `[Pushes shared]`
    private var sharedObject: String? {
        let method = members.first { member in
            member.kind == .function && !member.modifiers.isDisjoint(with: [.static, .class])
                && member.name.hasPrefix("shared") && member.parameters.isEmpty
        }
        return method.map { "[\(name) \($0.name)]" }
    }

    /// `Pushes.shared`
    private var keptObject: String? {
        let kept = members.first { member in
            guard member.kind == .property, !member.modifiers.isDisjoint(with: [.static, .class]),
                !member.modifiers.contains(.hidden)
            else { return false }
            let made = member.node.child(.value).flatMap { SyntaxCall($0) }
            return made?.isNamed(name) == true
        }
        return kept.map { "\(name).\($0.name)" }
    }
}
