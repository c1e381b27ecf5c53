extension World {
    mutating func recordEvent(_ event: Event, rule: Rule) {
        var arguments = event.trigger.arguments
        if let scene = event.scene { arguments.append(Value.Member("scene", .string(scene))) }
        if event.afterMs > 0 { arguments.append(Value.Member("afterMs", .number("\(event.afterMs)"))) }
        record(.event(event.trigger.kind, arguments: arguments), rule: rule, scene: nil)
    }

    mutating func recordTransition(_ transition: Timeline.Transition, rule: Rule) {
        let event = Timeline.Event.transition(transition)
        let doubt = takeDoubt(of: event, by: rule)
        record.entries.append(
            Timeline.Entry(
                event, scene: transition.subject.scene, timeMs: record.nowMs, rule: rule.id, doubt: doubt,
                confidence: current.confidence, ownConfidence: rule.confidence.showing(doubt), eventIndex: current.index
            ))
    }

    mutating func record(_ event: Timeline.Event, durationMs: Int = 0, rule: Rule, scene: String?) {
        if current.coming != current.confidence { record.grounds[record.count] = current.coming }
        let doubt = takeDoubt(of: event, by: rule)
        let stateDisagrees = current.stateDisagreements.contains { $0.rule == rule.id }
        record.entries.append(
            Timeline.Entry(
                event, scene: scene, appState: process.hasApplication ? process.state.read : nil,
                sceneState: self.scene(scene)?.state, timeMs: record.nowMs, durationMs: durationMs, rule: rule.id,
                doubt: doubt, confidence: current.confidence, ownConfidence: rule.confidence.showing(doubt),
                stateConfidence: !event.isOfCode ? nil : stateDisagrees ? .unsettled : rule.state?.confidence,
                eventIndex: current.index))
    }

    /// The doubt that begins with an entry of a rule: that of the rule, or of a rule without entries that led to it,
    /// unless an entry of the previous event shows it. An entry that is hidden by default leaves it to the next.
    private mutating func takeDoubt(of event: Timeline.Event, by rule: Rule) -> Timeline.Doubt? {
        let own = rule.asDoubt
        guard let doubt = own ?? current.doubt else { return nil }
        let isShown = current.shownDoubts.contains(doubt.rule)
        if !event.isDetail {
            current.shownDoubts.insert(doubt.rule)
            if let ground = current.doubt { current.shownDoubts.insert(ground.rule) }
        }
        return isShown ? nil : doubt
    }
}

extension Timeline.Event {
    /// Whether it is omitted by default: notifications, an app's actions, and the callbacks of views.
    fileprivate var isDetail: Bool {
        switch self {
        case .notification, .action: true
        case .callback(_, of: let receiver, _, _): receiver.isOfViews
        case .event, .step, .transition, .stop, .unknown: false
        }
    }

    /// Whether code of the app runs, which can read a state.
    fileprivate var isOfCode: Bool {
        switch kind {
        case .callback, .notification: true
        case .event, .step, .transition, .action, .stop: false
        }
    }
}
