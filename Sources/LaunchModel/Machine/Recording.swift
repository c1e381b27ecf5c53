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

    mutating func record(
        _ kind: Entry.Kind, _ name: String, receiver: Receiver? = nil, arguments: [Value.Member] = [],
        returns: Value? = nil, transition: Entry.Transition? = nil, durationMs: Int = 0, rule: Rule, scene: String?,
        within: Int? = nil
    ) {
        record.entries.append(
            Entry(
                kind: kind, name: name, receiver: receiver, scene: scene,
                appState: process.hasApplication && kind != .transition ? process.state.read : nil,
                sceneState: kind == .transition ? nil : self.scene(scene)?.state, arguments: arguments,
                returns: returns, transition: transition, timeMs: record.nowMs, durationMs: durationMs, rule: rule.id,
                confidence: current.confidence, event: current.index, within: within))
    }
}
