extension World {
    mutating func recordStimulus(_ event: Event, rule: IndexedRule) {
        var arguments = event.trigger.arguments
        if let scene = event.scene { arguments.append(Value.Member("scene", .string(scene))) }
        if event.afterMs > 0 { arguments.append(Value.Member("afterMs", .number("\(event.afterMs)"))) }
        record(.stimulus(event.trigger.kind, arguments: arguments), rule: rule, scene: nil)
    }

    mutating func recordTransition(_ transition: Timeline.Transition, rule: IndexedRule) {
        record.entries.append(
            Timeline.Entry(
                .transition(transition), scene: transition.subject.scene, timeMs: record.nowMs, rule: rule.id,
                confidence: current.confidence, ownConfidence: rule.confidence, eventIndex: current.index))
    }

    mutating func record(_ event: Timeline.Event, durationMs: Int = 0, rule: IndexedRule, scene: String?) {
        record.entries.append(
            Timeline.Entry(
                event, scene: scene, appState: process.hasApplication ? process.state.read : nil,
                sceneState: self.scene(scene)?.state, timeMs: record.nowMs, durationMs: durationMs, rule: rule.id,
                confidence: current.confidence, ownConfidence: rule.confidence,
                stateConfidence: event.isOfCode ? stateConfidence(of: rule) : nil, eventIndex: current.index))
    }

    private func stateConfidence(of rule: IndexedRule) -> Confidence? {
        rule.stateConfidence(after: current.event?.trigger.kind, on: described.uikit)
    }
}

extension Timeline.Event {
    /// Whether code of the app runs, which can read a state.
    fileprivate var isOfCode: Bool {
        switch kind {
        case .callback, .notification: true
        case .stimulus, .step, .transition, .action, .stop: false
        }
    }
}
