extension World {
    mutating func recordStimulus(_ event: Event, rule: Rule) {
        var arguments = event.trigger.arguments
        if let scene = event.scene { arguments.append(Value.Member("scene", .string(scene))) }
        if event.afterMs > 0 { arguments.append(Value.Member("afterMs", .number("\(event.afterMs)"))) }
        record(.stimulus, event.trigger.kind.rawValue, arguments: arguments, rule: rule, scene: nil)
    }

    mutating func recordStep(_ step: Step, carrying carried: Carried, rule: Rule, scene: String?) {
        record(.step, step.rawValue, arguments: arguments(carried, scene: scene), rule: rule, scene: scene)
    }

    mutating func recordPost(_ notification: PostedNotification, carrying carried: Carried, rule: Rule, scene: String?)
    {
        record(
            .notification, notification.rawValue, arguments: arguments(carried, scene: scene), rule: rule, scene: scene)
    }

    mutating func recordStop(_ reason: String, rule: Rule) {
        record(.stop, reason, rule: rule, scene: nil)
    }

    mutating func recordTransition(_ transition: Entry.Transition, rule: Rule, scene: String?) {
        record(.transition, transition.subject, transition: transition, rule: rule, scene: scene)
    }

    mutating func call(
        _ callback: Callback, on receiver: Receiver, carrying carried: Carried, rule: Rule, scene: String?
    ) {
        guard let method = method(callback, on: receiver) else { return }
        let result = method.result(of: callback)
        if case .bool(let answer) = result { returned[callback] = answer }
        record(
            .callback, callback.name, receiver: receiver, arguments: arguments(carried, scene: scene),
            returns: result, durationMs: method.durationMs, rule: rule, scene: scene)
        for action in method.actions ?? [] { perform(action, receiver: receiver, rule: rule, scene: scene) }
    }

    private mutating func perform(_ action: Action, receiver: Receiver, rule: Rule, scene: String?) {
        if case .work(_, _, _, once: true) = action, isSet(.launchedBefore, scene: nil) { return }
        record(
            .action, action.title, receiver: receiver, durationMs: action.mainThreadMs, rule: rule, scene: scene)
    }

    private mutating func record(
        _ kind: Entry.Kind, _ name: String, receiver: Receiver? = nil, arguments: [Value.Member] = [],
        returns: Value? = nil, transition: Entry.Transition? = nil, durationMs: Int = 0, rule: Rule, scene: String?
    ) {
        entries.append(
            Entry(
                kind: kind, name: name, receiver: receiver, scene: scene,
                appState: hasApplication && kind != .transition ? state.read : nil,
                sceneState: kind == .transition ? nil : self.scene(scene)?.state, arguments: arguments,
                returns: returns, transition: transition, timeMs: nowMs, durationMs: durationMs, rule: rule.id,
                confidence: confidence, event: eventIndex))
        nowMs += durationMs
    }
}

extension Method {
    /// What it returns: what the scenario says, else what a method that behaves well returns.
    func result(of callback: Callback) -> Value? {
        switch callback.facts.returns {
        case .nothing, .handler, .viewController: return nil
        case .bool: return returns.map(Value.init) ?? .bool(true)
        case .fetchResult: return returns.map(Value.init) ?? .string(FetchResult.newData.rawValue)
        case .sceneConfiguration: return .string("UISceneConfiguration")
        case .userActivity: return .string("NSUserActivity")
        }
    }
}

extension Value {
    fileprivate init(_ returned: ReturnValue) {
        switch returned {
        case .bool(let value): self = .bool(value)
        case .fetch(let result): self = .string(result.rawValue)
        }
    }
}
