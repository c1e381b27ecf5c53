import LaunchModel

extension JSONNode {
    /// The actions of a method, in order.
    func actions(_ mistakes: Mistakes) -> [Action]? {
        list(mistakes)?.compactMap { node in
            guard var fields = Fields(node, of: .part("an action"), mistakes),
                let kind = fields.actionKind()
            else { return nil }
            fields.owner = .action(kind.rawValue)
            let action = fields.action(kind)
            fields.close()
            return action
        }
    }
}

extension Fields {
    /// The one key among the members that names an action.
    fileprivate mutating func actionKind() -> Action.Kind? {
        let named = Action.Kind.allCases.compactMap { kind in member(kind.rawValue).map { (kind, $0) } }
            .sorted { $0.1.keyPlace.range.lowerBound < $1.1.keyPlace.range.lowerBound }
        if let second = named.dropFirst().first {
            mistakes.add(.twoActions(named[0].1.key, second.1.key), at: second.1.keyPlace)
            return nil
        }
        if named.isEmpty { complainOfNoAction() }
        forgetKnown()
        return named.first?.0
    }

    private func complainOfNoAction() {
        let known = Action.Kind.allCases.map(\.rawValue)
        let misspelt = members.first { Suggestion.nearest(to: $0.key, among: known) != nil }
        if let misspelt {
            mistakes.add(.unknownValue(misspelt.key, of: "action", known: known), at: misspelt.keyPlace)
        } else {
            mistakes.add(.noAction(known), at: place.opening)
        }
    }

    fileprivate mutating func action(_ kind: Action.Kind) -> Action? {
        let key = kind.rawValue
        return switch kind {
        case .work: work()
        case .read: read()
        case .take: choice(key, noun: "payload").map(Action.take)
        case .listen: listen()
        case .registerTask: requiredName(key).map(Action.registerTask)
        case .setNotificationDelegate: ifTrue(key, .setNotificationDelegate)
        case .enableHealthKitDelivery: ifTrue(key, .enableHealthKitDelivery)
        case .registerForRemoteNotifications: ifTrue(key, .registerForRemoteNotifications)
        case .makeWindow: makeWindow()
        case .create: requiredName(key).map(Action.create)
        case .use: requiredName(key).map(Action.use)
        case .mark: mark()
        case .request: node(key)?.request(mistakes).map(Action.request)
        }
    }

    private mutating func work() -> Action? {
        let label = requiredName("work")
        let durationMs = milliseconds("durationMs")
        let queue: Action.Queue = choice("on", noun: "queue") ?? .main
        let once = flag("once") ?? false
        return label.map { .work(label: $0, durationMs: durationMs, queue: queue, once: once) }
    }

    private mutating func read() -> Action? {
        let slot: Slot? = choice("read", noun: "slot")
        let first = flag("first") ?? false
        let writesIfMissing = flag("writesIfMissing") ?? false
        return slot.map { .read(slot: $0, first: first, writesIfMissing: writesIfMissing) }
    }

    private mutating func listen() -> Action? {
        let kind: PayloadKind? = choice("listen", noun: "payload")
        let afterMs = milliseconds("afterMs")
        let buffered = flag("buffered") ?? false
        return kind.map { .listen($0, afterMs: afterMs, buffered: buffered) }
    }

    private mutating func makeWindow() -> Action? {
        let initializer: Action.WindowInitializer? = choice("makeWindow", noun: "window")
        let visible = flag("visible") ?? true
        return initializer.map { .makeWindow($0, visible: visible) }
    }

    private mutating func mark() -> Action? {
        let label = requiredName("mark")
        let metric: Action.Metric? = choice("metric")
        return label.map { .mark(label: $0, metric: metric) }
    }

    /// An action that is written as `"key": true`.
    private mutating func ifTrue(_ key: String, _ action: Action) -> Action? {
        guard let node = node(key), let value = node.bool(mistakes) else { return nil }
        if value { return action }
        mistakes.add(.mustBeTrue(key), at: node.place)
        return nil
    }
}
