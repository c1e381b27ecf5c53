/// The identity of an entry in two timelines, regardless of its payload and state.
enum EntryKey: Hashable {
    case entry(Timeline.Kind, String, Receiver?, scene: String?, about: Value?)
    case transition(Timeline.Transition)
    /// A state that ends, regardless of the next one.
    case departure(Timeline.Subject, from: Timeline.State)
    /// An event with all its values in the scenario.
    case event(String, [Value.Member], scene: String?)
}

extension Timeline.Entry {
    var key: EntryKey {
        if let transition { return .transition(transition) }
        let written = event.written
        // An action is the same in any method; its first argument is its subject.
        return written.kind == .action
            ? .entry(.action, written.name, nil, scene: nil, about: written.arguments.first?.value)
            : .entry(written.kind, written.name, written.receiver, scene: otherScene, about: nil)
    }

    var eventKey: EntryKey? { kind == .event ? .event(name, arguments, scene: scene) : nil }

    /// Whether it structures an app's code, unlike the callbacks of views.
    var isDelegateCallback: Bool { kind == .callback && receiver?.isOfViews == false }

    var departure: EntryKey? { transition.map { .departure($0.subject, from: $0.from) } }
}
