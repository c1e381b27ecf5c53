extension AppFixes {
    /// What started the app is handed to the method that takes it while the app runs, where the class has that.
    func coldRead(_ problem: Problem, as form: (HandOver) -> HandOver?) -> SourceFix? {
        guard let (usual, delegate) = coldHandOver(problem), let handOver = form(usual),
            let handler = method(at: delegate.to(.method(handOver.handler))),
            // An asynchronous one is called in another way.
            handler.declaration.effects.isEmpty
        else { return nil }
        let connecting = delegate.to(.method(.sceneWillConnect))
        guard read.tree.place(at: connecting) == nil else {
            return method(at: connecting).flatMap(handOver.reading).map { SourceFix($0) }
        }
        guard let type = type(at: delegate), let place = type.code.place(in: type.declaration) else { return nil }
        return SourceFix(place.inserting(handOver.connecting(type.code)))
    }

    /// What the connection options bring that nothing reads, and whose delegate gets them.
    private func coldHandOver(_ problem: Problem) -> (HandOver, ScenarioPath)? {
        if let help = problem.help, callback(of: help.path) == .sceneWillConnect, let delegate = delegate(of: help.path)
        {
            return HandOver.all.first { help.value == ["read": .string($0.slot.rawValue)] }.map { ($0, delegate) }
        }
        // A delegate without the method has no place for it.
        guard problem.help == nil, let cause = problem.finding.causes.first, let delegate = delegate(of: cause) else {
            return nil
        }
        return HandOver.all.first { $0.handler == callback(of: cause) }.map { ($0, delegate) }
    }
}

extension HandOver {
    /// The lines at the end of a method that connects a scene; nil where its parameters have no names.
    func reading(in connecting: FixableMethod) -> TextEdit? {
        guard let scene = connecting.declaration.parameterName(0),
            let options = connecting.declaration.parameterName(2),
            let place = connecting.declaration.body.flatMap(connecting.code.end)
        else { return nil }
        let lines = connecting.code.isSwift ? coldLines.swift : coldLines.objectiveC
        return place.inserting(lines.replacingNames(["scene": scene, "options": options]))
    }

    /// A whole method that connects a scene, in the language of a file.
    fileprivate func connecting(_ code: FixableCode) -> [String] {
        let (head, lines) =
            code.isSwift
            ? (Self.connectingHead.swift, coldLines.swift) : (Self.connectingHead.objectiveC, coldLines.objectiveC)
        let body = lines.replacingNames(["scene": "scene", "options": "connectionOptions"])
        return head + body.map { "    " + $0 } + ["}"]
    }
}
