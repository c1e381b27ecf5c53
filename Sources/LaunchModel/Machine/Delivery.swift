/// Where an event's payload travels, and who takes it.
struct Delivery: Hashable, Sendable {
    let kind: PayloadKind
    /// The callbacks that hold it, in order.
    var carriers: [Carrier] = []
    /// The methods that it would have come to, had the app implemented them.
    var missing: [Callback] = []
    /// A launch method returned false.
    var isWithheld = false
    /// What the scenario's own actions take of it.
    var claims: [Claim] = []

    /// A callback that holds the payload.
    struct Carrier: Hashable, Sendable {
        let call: Call
        /// The option that it stands in; nil where it is an argument of its own.
        let slot: Slot?
        let timeMs: Int
        /// A method that a scenario says nothing of takes what it carries.
        let takesIt: Bool
    }

    /// Somebody who takes the payload.
    struct Claim: Hashable, Sendable {
        let site: Site
        let entry: Int
        let timeMs: Int
    }

    /// Those who take it: whoever the scenario says, and the methods that behave well.
    var everyClaim: [Claim] {
        claims
            + carriers.filter(\.takesIt).map { carrier in
                Claim(site: carrier.call.site, entry: carrier.call.entry, timeMs: carrier.timeMs)
            }
    }

    /// The first claim, and the first that repeats it; choosing a scene's configuration only looks at the options.
    var repeatedClaim: (first: Claim, second: Claim)? {
        let claims = claims.filter { $0.site.callback != .configurationForConnecting }
        guard let first = claims.first, let second = claims.first(where: { $0.site.method != first.site.method })
        else { return nil }
        return (first, second)
    }
}

/// A callback that is made.
struct Call: Hashable, Sendable {
    let callback: Callback
    let receiver: Receiver
    let scene: String?
    /// The index of its entry.
    let entry: Int

    var site: Site { Site(receiver: receiver, callback: callback, action: nil) }
}

extension Carried {
    /// The kind of payload that an argument is; nil for options, and for what is none.
    var payload: PayloadKind? {
        switch self {
        case .url, .urlAlone, .urlAndSource, .urlContexts: .url
        case .activity, .activities: .userActivity
        case .shortcutItem: .shortcutItem
        case .notification, .notificationResponse: .notification
        case .cloudKitShareMetadata: .cloudKitShare
        case .nothing, .launchOptions, .userInfo, .connectionOptions, .sourceApplication, .activityType, .identifier,
            .identifiers, .yes, .restorationActivity, .role, .discardedSessions, .launchScreenStoryboard,
            .mainStoryboard, .withheldPayload, .scenePhase:
            nil
        }
    }
}

extension Carried {
    fileprivate var container: Slot.Container? {
        switch self {
        case .launchOptions: .launchOptions
        case .connectionOptions: .connectionOptions
        default: nil
        }
    }
}

extension Slot.Container {
    fileprivate var table: OptionKey.Table {
        switch self {
        case .launchOptions: .launchOptions
        case .connectionOptions: .connectionOptions
        }
    }
}

extension Callback {
    /// The methods that an intent is handled in; it is nobody's argument, but handed over all the same.
    fileprivate static let ofIntents: [Callback] = [.intentPerform, .handlerForIntent]
}

extension World {
    /// Notes that a callback holds the event's payload, or would have.
    mutating func route(_ carried: Carried, by call: Call?, to callback: Callback) {
        guard let kind = current.delivery?.kind else { return }
        let slot = slot(of: kind, in: carried, scene: call?.scene)
        guard slot != nil || carried.payload == kind || Callback.ofIntents.contains(callback) else { return }
        guard let call else {
            if callback.spec.isCalled(on: scenario.device.uikit) { current.delivery?.missing.append(callback) }
            return
        }
        let carrier = Delivery.Carrier(call: call, slot: slot, timeMs: record.nowMs, takesIt: takesWhatItCarries(call))
        current.delivery?.carriers.append(carrier)
    }

    /// A method without actions takes what it carries; the one that chooses a configuration leaves it to the scene.
    private func takesWhatItCarries(_ call: Call) -> Bool {
        guard method(call.callback, on: call.receiver)?.actions == nil else { return false }
        // Who answers that the payload isn't handled doesn't handle it.
        if Callback.launchMethods.contains(call.callback), process.returned[call.callback] == false { return false }
        return call.callback != .configurationForConnecting || !holds(.has(.sceneDelegate), scene: nil)
    }

    /// The option that holds a payload of this kind.
    private func slot(of kind: PayloadKind, in carried: Carried, scene: String?) -> Slot? {
        guard let container = carried.container else { return nil }
        let members = options(container.table, scene: container == .launchOptions ? nil : scene)
        return Slot.allCases.first { slot in
            slot.container == container && slot.payload == kind && members.contains { $0.key == slot.key }
        }
    }

    /// Whether a claim reaches a consumer: the claimant itself, or a listener that is ready by then.
    func reachesConsumer(_ claim: Delivery.Claim, _ kind: PayloadKind) -> Bool {
        let isForwarded = written.contains { $0.action.listens(for: kind) }
        return !isForwarded
            || process.code.listeners.contains { $0.kind == kind && ($0.isBuffered || $0.isReady(for: claim)) }
    }
}

extension AppCode.Listener {
    fileprivate func isReady(for claim: Delivery.Claim) -> Bool {
        readyMs <= claim.timeMs && entry <= claim.entry
    }
}

extension Action {
    func listens(for kind: PayloadKind) -> Bool {
        if case .listen(kind, _, _) = self { true } else { false }
    }
}

extension Delivery {
    /// Where the payload has gone, once the event has settled.
    func path(from stimulus: Int, reaching: (Claim) -> Bool) -> PayloadPath {
        let declared = claims.filter(reaching).map(\.entry)
        // A method that behaves well takes what is still there.
        let tacit = everyClaim.filter(reaching).map(\.entry).min()
        let takers = Set(declared + [tacit].compactMap(\.self))
        return PayloadPath(
            kind: kind, stimulus: stimulus, carriers: carriers.map(\.call.entry), takers: takers.sorted())
    }
}
