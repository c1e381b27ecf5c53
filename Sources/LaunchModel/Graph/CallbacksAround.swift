struct CallbacksAround: Hashable {
    private(set) var calls: [String] = []
    /// The reason that the process is stopped, if it is.
    private(set) var stop: String?

    /// The callbacks of both, and the reason to stop if it is the same.
    func common(with other: CallbacksAround) -> CallbacksAround {
        CallbacksAround(calls: calls.filter(other.calls.contains), stop: stop == other.stop ? stop : nil)
    }

    fileprivate mutating func add(_ entry: Timeline.Entry) {
        if entry.kind == .stop { stop = entry.name } else { calls.append(entry.name) }
    }
}

/// The changes of a subject's state that an event brings.
struct Changes {
    private(set) var all: [(transition: Timeline.Transition, around: CallbacksAround)] = []
    private var lastRule: String?
    /// The entries that aren't assigned to a change yet.
    private var waiting: [Timeline.Entry] = []

    init(of subject: Timeline.Subject, in entries: [Timeline.Entry]) {
        for entry in entries {
            if let transition = entry.transition, transition.subject == subject {
                add(transition, by: entry.rule)
            } else if entry.describes(of: subject) {
                waiting.append(entry)
            }
        }
        for entry in waiting where !all.isEmpty { all[all.count - 1].around.add(entry) }
    }

    /// Adds a change: entries that lead up to it belong to it, and all others to the change before.
    private mutating func add(_ transition: Timeline.Transition, by rule: String) {
        let ahead = Rule.leadingUp[rule] ?? []
        all.append((transition, CallbacksAround()))
        for entry in waiting {
            let isMine = lastRule == nil || entry.rule != lastRule && ahead.contains(entry.rule)
            all[all.count - (isMine ? 1 : 2)].around.add(entry)
        }
        (waiting, lastRule) = ([], rule)
    }
}

extension Timeline.Entry {
    /// Whether it ends the app, or is a callback by which the app learns of a subject's states, not of payloads or
    /// views.
    fileprivate func describes(of subject: Timeline.Subject) -> Bool {
        if kind == .stop { return true }
        guard kind == .callback, let receiver, scene == subject.scene else { return false }
        switch receiver {
        case .appDelegate, .sceneDelegate, .swiftUIApp, .view: return !Rule.handingOver.contains(rule)
        case .notificationDelegate, .viewController, .restoredViewController, .restorationClass, .taskHandler,
            .locationManagerDelegate, .urlSessionDelegate, .centralManagerDelegate, .peripheralManagerDelegate,
            .pushRegistryDelegate, .callProviderDelegate, .observerQuery, .sessionDelegate, .intent,
            .carPlaySceneDelegate:
            return false
        }
    }
}

extension Rule {
    /// For each rule its id, and those of the rules that its effects lead to before they change a state.
    fileprivate static let leadingUp = Dictionary(
        uniqueKeysWithValues: RuleBook.standard.rules.map { ($0.id, $0.leadingUp) })

    /// The ids of the rules that deliver something to an app.
    fileprivate static let handingOver = Set(
        LaunchPoint.handingOver.flatMap { RuleBook.standard.rules(at: .at($0)) }.map(\.id))

    private var leadingUp: Set<String> {
        let before = effects.prefix { !$0.changesState }
        var (found, open) = (Set([id]), before.flatMap(\.points))
        while let point = open.popLast() {
            for rule in RuleBook.standard.rules(at: .at(point)) where found.insert(rule.id).inserted {
                open += rule.effects.flatMap(\.points)
            }
        }
        return found
    }
}
