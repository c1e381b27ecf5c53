/// What the model has of a call or a notification that a log shows.
struct ModelCalls {
    private var counts: [Key: Int] = [:]
    /// The methods that the model doesn't call, with the reason.
    private let notCalled: [Timeline.NotCalled]

    private struct Key: Hashable {
        let kind: Timeline.Kind
        let name: String
    }

    init(_ timeline: Timeline, notCalled: [Timeline.NotCalled]) {
        self.notCalled = notCalled
        for entry in timeline.entries { counts[Key(kind: entry.kind, name: entry.name), default: 0] += 1 }
    }

    private func count(_ kind: Timeline.Kind, _ name: String) -> Int { counts[Key(kind: kind, name: name)] ?? 0 }

    /// Why the model doesn't expect an entry; after the end of the scenario, with its last event.
    func reasons(_ observed: ObservedEntry, endedAfter event: String?) -> [String] {
        let end = event.map { "the scenario has ended; its last event is \($0)" }
        guard observed.notification == nil else {
            let count = count(.notification, observed.name)
            let posts = count == 0 ? "doesn't post it in this scenario" : "posts it \(times(count))"
            return ["the model \(posts)", end].compactMap(\.self)
        }
        // No further event would lead to a call that another one replaces.
        let isReplaced = notCalled.contains { $0.name == observed.name && $0.insteadIn != nil }
        return [call(observed.name), isReplaced ? nil : end].compactMap(\.self)
    }

    /// `the model makes this call once`
    func call(_ name: String) -> String {
        let count = count(.callback, name)
        if count > 0 { return "the model makes this call \(times(count))" }
        let reason = notCalled.first { $0.name == name }?.reason
        return "the model doesn't make this call: \(reason ?? "nothing in the scenario triggers it")"
    }
}

private func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
