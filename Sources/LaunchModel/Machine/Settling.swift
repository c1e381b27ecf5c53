extension World {
    /// Runs one event with all its consequences.
    package mutating func advance(to next: Event, index: Int?, isLast: Bool = false) throws(ImpossibleEvent) {
        let rule = try begin(next, index: index)
        current.isLast = isLast
        (current.confidence, current.coming, current.doubt) = (rule.confidence, rule.source.confidence, rule.asDoubt)
        recordEvent(next, rule: rule)
        let event = FindingContext(entry: record.count - 1)
        push(rule, scene: nil)
        pushDeferred()
        try settle(event)
        try conclude(event)
        notePayload(of: event)
        if let conflict = record.conflict { throw ImpossibleEvent(event: index, conflict: conflict) }
    }

    /// The rule of an event, before it happens.
    mutating func begin(_ next: Event, index: Int?) throws(ImpossibleEvent) -> Rule {
        current = CurrentEvent(
            event: EventAtHand(resolved(next), in: described), index: index, firstEntry: record.count,
            targetID: target(of: next), delivery: analyzedPayload(of: next).map { Delivery(kind: $0) })
        current.stateDisagreements = StateDisagreement.all(after: next.trigger.kind, on: described.uikit)
        record.nowMs += next.afterMs
        if let reason = refusal(of: next.trigger.kind) { throw ImpossibleEvent(event: index, reason: reason) }
        guard let rule = match(.event(next.trigger.kind), scene: nil) else {
            throw ImpossibleEvent(event: index, reason: "this event is unknown while the app is \(process.state.title)")
        }
        return rule
    }

    /// The payload of an event; a VoIP push is one for an app that forwards it, while others report a call immediately.
    private func analyzedPayload(of event: Event) -> PayloadKind? {
        let kind = event.trigger.payload
        return kind == .voipPush && described.listeners[.voipPush] == nil ? nil : kind
    }

    /// Checks the consequences of an event.
    private mutating func conclude(_ event: FindingContext) throws(ImpossibleEvent) {
        if entriesOfEvent.indices.contains(where: { record.entries[$0].kind == .stop }) {
            checkFindings(at: .stop, FindingContext(entry: current.overrun?.entry ?? record.count - 1))
        } else {
            checkFindings(at: .event, event)
            reach(.eventSettles, scene: nil)
            try settle(event)
            let last = current.delivery?.carriers.last
            checkFindings(at: .payload, last.map { FindingContext(entry: $0.call.entry, call: $0.call) } ?? event)
            checkFindings(at: .settled, event)
        }
        clear(.launchedNow, scene: nil)
    }

    private mutating func notePayload(of event: FindingContext) {
        guard let delivery = current.delivery else { return }
        let delivered = Delivered(delivery: delivery, moment: moment(scene: nil))
        noteKept(of: delivery)
        let path = delivery.path(from: event.entry, reaching: delivered.isReached)
        if record.keeping == .everything { record.payloads.append(path) }
        record.lastPayloads[delivery.kind] = (path, delivery.carriers.last?.call.callback)
    }

    /// The event with the place of a tap if the scenario doesn't name it, and without an unknown sender.
    private func resolved(_ event: Event) -> Event {
        var event = event
        if case .tapNotification(var tap) = event.trigger, tap.from == nil {
            tap.from = stateOnScreen == SystemValue.stateWithBanner.value ? .banner : .lockScreen
            event.trigger = .tapNotification(tap)
        } else if case .openURL(var url) = event.trigger, !url.isOpenedByExtension {
            url.sourceApplication = SystemValue.namedSender(of: url, on: scenario.device)
            event.trigger = .openURL(url)
        }
        return event
    }

    private func refusal(of kind: EventKind) -> String? {
        let bits = bits(in: stateOnScreen, scene: nil)
        lazy var moment = moment(scene: nil)
        let refusal = book.refusals(of: kind).first { refusal in
            refusal.prepared.isAllowed(by: bits) && refusal.prepared.concerns(governing.app)
                && refusal.prepared.holds(at: moment)
        }
        return refusal?.because
    }

    /// The rule that applies, if any.
    mutating func match(_ trigger: RuleTrigger, scene: String?) -> Rule? {
        let matching = matching(trigger, scene: scene)
        if matching.count > 1, record.conflict == nil {
            record.conflict = RuleConflict(trigger: trigger, rules: matching.map(\.id))
        }
        if record.alternatives != nil { weighAlternatives(at: trigger, scene: scene, against: matching) }
        if record.decisions != nil {
            let decision = decision(of: matching.first, at: trigger, scene: scene)
            record.decisions?.append(decision)
        }
        return matching.first
    }

    /// The rules that apply; most points have none for such an app in its state, and need no evaluation.
    mutating func matching(_ trigger: RuleTrigger, scene: String?) -> [Rule] {
        let concerned = governing.rules(at: trigger)
        if concerned.isEmpty { return [] }
        let bits = bits(in: state(at: trigger), scene: scene)
        var known: Moment?
        // A lazy variable would copy the world.
        func moment() -> Moment {
            let moment = known ?? self.moment(scene: scene)
            known = moment
            return moment
        }
        return concerned.filter { $0.prepared.isAllowed(by: bits) && $0.prepared.holds(at: moment()) }
    }

    private mutating func weighAlternatives(at trigger: RuleTrigger, scene: String?, against held: [Rule]) {
        guard var alternatives = record.alternatives else { return }
        let (bits, moment) = (bits(in: state(at: trigger), scene: scene), moment(scene: scene))
        record.alternatives = nil
        alternatives.weigh(at: trigger, against: held) { rule in
            rule.prepared.isAllowed(by: bits) && rule.concerns(described) && rule.prepared.concerns(moment)
                && rule.prepared.holds(at: moment)
        }
        record.alternatives = alternatives
    }

    private mutating func push(_ rule: Rule, scene: String?) {
        let confidence = rule.confidence.resting(on: current.confidence)
        let coming = rule.source.confidence.resting(on: current.coming)
        let doubt = current.doubt ?? rule.asDoubt
        for effect in rule.effects.reversed() {
            process.agenda.append(
                AgendaItem(
                    work: .effect(effect), rule: rule, confidence: confidence, coming: coming, doubt: doubt,
                    scene: scene))
        }
    }

    /// The next thing that happens.
    mutating func push(_ work: AgendaItem.Work, rule: Rule, scene: String?) {
        process.agenda.append(
            AgendaItem(
                work: work, rule: rule, confidence: current.confidence, coming: current.coming, doubt: current.doubt,
                scene: scene))
    }

    /// Does the remaining work, with its consequences.
    private mutating func settle(_ event: FindingContext) throws(ImpossibleEvent) {
        while let next = process.agenda.popLast() ?? popDeferred() {
            perform(next)
            if let limit = exceededLimit(since: event.entry) {
                throw ImpossibleEvent(event: current.index, limit: limit)
            }
        }
    }

    mutating func reach(_ point: LaunchPoint, scene: String?) {
        if let rule = match(.at(point), scene: scene) { push(rule, scene: scene) }
    }

    mutating func reach(_ points: [LaunchPoint], forEach scenes: [Scene], rule: Rule) {
        for point in points.reversed() {
            for scene in scenes.reversed() { push(.effect(.then(point)), rule: rule, scene: scene.id) }
        }
    }
}

/// An event that can't happen at its position, or about which the rule book contradicts itself.
public struct ImpossibleEvent: Error, Hashable, Sendable {
    /// The event's index in the scenario; nil if the start itself is impossible.
    public let event: Int?
    /// The reason, as the end of a sentence.
    public let reason: String
    /// The contradiction, if that is the reason; it isn't a mistake of the scenario.
    package let conflict: RuleConflict?
    /// The limit that the event exceeds, if that is the reason.
    public let limit: TraceLimit?

    package init(event: Int?, reason: String) { self.init(event: event, reason: reason, conflict: nil, limit: nil) }

    init(event: Int?, conflict: RuleConflict) {
        let reason = "\(conflict.rules.joined(separator: " and ")) both apply \(conflict.trigger.place)"
        self.init(event: event, reason: reason, conflict: conflict, limit: nil)
    }

    package init(event: Int?, limit: TraceLimit) {
        self.init(event: event, reason: limit.excess, conflict: nil, limit: limit)
    }

    private init(event: Int?, reason: String, conflict: RuleConflict?, limit: TraceLimit?) {
        (self.event, self.reason, self.conflict, self.limit) = (event, reason, conflict, limit)
    }

    /// The same of the start, to which the event belongs.
    var ofStart: ImpossibleEvent { ImpossibleEvent(event: nil, reason: reason, conflict: conflict, limit: limit) }
}

/// A trigger at which more than one rule applies: a mistake in the rule book.
package struct RuleConflict: Hashable, Sendable {
    /// The trigger at which they apply.
    package let trigger: RuleTrigger
    package let rules: [String]
}

extension RuleTrigger {
    /// `at the event tapIcon`, `at the point firstFrame`
    fileprivate var place: String {
        switch self {
        case .event(let event): "at the event \(event.rawValue)"
        case .at(let point): "at the point \(point.rawValue)"
        }
    }
}

extension World {
    /// The limit that the current event has exceeded; nil while it is within all of them.
    fileprivate func exceededLimit(since first: Int) -> TraceLimit? {
        let count = record.count
        if count - first > limits.entriesOfEvent { return .entriesOfEvent(limits.entriesOfEvent) }
        if count > limits.entries { return .entries(limits.entries) }
        return system.scenes.count > limits.scenes ? .scenes(limits.scenes) : nil
    }
}
