/// The cause of a callback or notification: a point of a launch, or an event.
package struct CallbackCause: Hashable, Sendable {
    /// The points at which its rules call it.
    package let points: [LaunchPoint]
    /// The event that most of these rules name, with values of which they hold; nil if they may follow from any.
    package let trigger: Trigger?
}

extension RuleBook {
    package func cause(of callback: Callback) -> CallbackCause {
        let calling = rules.filter { $0.calls(callback) }
        // SwiftUI's own delegates forward what they receive.
        let own = calling.filter { $0.lifecycles != [.swiftUI] }
        return cause(by: own.isEmpty ? calling : own) { $0.namedCallback == callback }
    }

    package func cause(of notification: PostedNotification) -> CallbackCause {
        cause(by: rules.filter { $0.notifications.contains(notification) }) { _ in true }
    }

    /// A report by another callback doesn't count, unless a rule begins with the event itself.
    private func cause(by all: [Rule], where describes: (Rule) -> Bool) -> CallbackCause {
        let knowledge = all.filter { rule in describes(rule) || rule.on.contains { $0.event != nil } }
        guard knowledge.count * 2 > all.count else { return CallbackCause(points: [], trigger: nil) }
        let named = knowledge.map { (rule: $0, events: events(namedFor: $0)) }
        let kind = Set(named.flatMap(\.events)).max { votes(for: $0, in: named) < votes(for: $1, in: named) }
        let trigger = kind.flatMap { kind in
            named.lazy.filter { $0.events.contains(kind) }.compactMap { $0.rule.when.trigger(of: [kind]) }.first
        }
        return CallbackCause(points: knowledge.flatMap { $0.on.compactMap(\.point) }, trigger: trigger)
    }

    /// The rules that name an event, those that begin with it before others, and of equals the first in the catalog.
    private func votes(for kind: EventKind, in named: [(rule: Rule, events: [EventKind])]) -> (Int, Int, Int) {
        let naming = named.filter { $0.events.contains(kind) }
        return (naming.count, naming.filter { $0.rule.on.contains(.event(kind)) }.count, -Int(kind.caseNumber))
    }

    /// The events that a rule names, unless they are too many; if it delivers what another rule has announced, the
    /// events of that rule.
    private func events(namedFor rule: Rule) -> [EventKind] {
        var named = rule.on.compactMap(\.event) + rule.when.required.flatMap(\.mentions.events)
        if named.isEmpty {
            let announced = rule.on.compactMap(\.point).filter(LaunchPoint.handingOver.contains)
            named = announced.flatMap(rules(leadingTo:)).flatMap { $0.when.required.flatMap(\.mentions.events) }
        }
        let kinds = named.unique()
        return kinds.count > 2 ? [] : kinds
    }
}

extension Rule {
    /// The callback by which the app learns of the event: the first with a payload, or the first of all.
    fileprivate var namedCallback: Callback? {
        let carrying = effects.lazy.compactMap { effect -> Callback? in
            if case .call(let callback, _, let carried) = effect, carried != .nothing { callback } else { nil }
        }
        return carrying.first ?? callbacks.first
    }
}

extension OptionKey {
    /// The event that puts a launch option there; nil for an option that isn't known.
    package static func cause(ofLaunchOption name: String) -> Trigger? {
        launchOptions.lazy.filter { $0.name == name }.compactMap { $0.when.trigger(of: $0.on) }.first
    }
}

extension RuleTrigger {
    fileprivate var event: EventKind? { if case .event(let kind) = self { kind } else { nil } }
    fileprivate var point: LaunchPoint? { if case .at(let point) = self { point } else { nil } }
}

extension Condition {
    /// The facts of an event without which it can't hold.
    fileprivate var required: [EventFact] { parts.compactMap { if case .event(let fact) = $0 { fact } else { nil } } }

    /// The facts of an event with which it can't hold.
    private var excluded: [EventFact] { parts.compactMap { if case .not(.event(let fact)) = $0 { fact } else { nil } } }

    /// The first representative event of some kinds that it may hold of.
    fileprivate func trigger(of kinds: [EventKind]) -> Trigger? {
        let described = DescribedApp(Scenario("", events: []))
        return RepresentativeTrigger.all(in: described.scenario).map(\.trigger).first { trigger in
            let event = EventAtHand(Event(trigger), in: described)
            return kinds.contains(trigger.kind) && required.allSatisfy { $0.holds(event) }
                && !excluded.contains { $0.holds(event) }
        }
    }
}
