extension World {
    mutating func recordStimulus(_ event: Event, rule: Rule) {
        var arguments = event.trigger.arguments
        if let scene = event.scene { arguments.append(Value.Member("scene", .string(scene))) }
        if event.afterMs > 0 { arguments.append(Value.Member("afterMs", .number("\(event.afterMs)"))) }
        record(.stimulus(event.trigger.kind, arguments: arguments), rule: rule, scene: nil)
    }

    mutating func recordTransition(_ transition: Timeline.Transition, rule: Rule) {
        record.entries.append(
            Timeline.Entry(
                .transition(transition), scene: transition.subject.scene, timeMs: record.nowMs, rule: rule.id,
                confidence: current.confidence, ownConfidence: rule.confidence, eventIndex: current.index))
    }

    mutating func record(_ event: Timeline.Event, durationMs: Int = 0, rule: Rule, scene: String?) {
        if current.coming != current.confidence { record.grounds[record.count] = current.coming }
        record.entries.append(
            Timeline.Entry(
                event, scene: scene, appState: process.hasApplication ? process.state.read : nil,
                sceneState: self.scene(scene)?.state, timeMs: record.nowMs, durationMs: durationMs, rule: rule.id,
                confidence: current.confidence, ownConfidence: rule.confidence,
                stateConfidence: event.isOfCode ? stateConfidence(of: rule) : nil, eventIndex: current.index))
    }

    /// How sure the state is that code reads by a rule at this event; nil where that is as sure as the rule.
    private func stateConfidence(of rule: Rule) -> Confidence? {
        let disagrees = current.stateDisagreements.contains { $0.rule == rule.id }
        return disagrees ? .unsettled : rule.state?.confidence
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
