/// The receivers of an event's payload, and its handlers.
struct Delivery: Hashable, Sendable {
    let kind: PayloadKind
    /// The callbacks that receive it, in order.
    var carriers: [Carrier] = []
    /// The methods that would have received it, had the app implemented them.
    var missing: [Callback] = []
    /// A launch method returned false.
    var isWithheld = false
    /// The actions of the scenario that handle it.
    var handlings: [Handling] = []

    /// A callback that receives the payload.
    struct Carrier: Hashable, Sendable {
        let call: Call
        /// Its kind there: a web link that SwiftUI forwards is a URL.
        let kind: PayloadKind
        /// The option that contains it; nil if it is an argument.
        let slot: Slot?
        let timeMs: Int
        let knowledge: Knowledge
    }

    /// How much is known about a carrier's use of the payload.
    enum Knowledge: Sendable {
        /// Its actions are known.
        case known
        /// The delegate is described, and this method's actions aren't.
        case unknown
        /// The delegate isn't described at all.
        case undescribed
        /// The method leaves the payload to another that gets the same options.
        case passesOn
    }

    /// A location in the app's code that handles the payload.
    struct Handling: Hashable, Sendable {
        let site: Site
        let entry: Int
        let timeMs: Int
        /// A listener that is set up in the payload's receiver, and receives it from there.
        let isListener: Bool
        /// Whether it is a read of an option.
        var isRead = false
    }

    /// Its kind for its receivers: a web link that SwiftUI publishes is a URL.
    var kinds: [PayloadKind] {
        let published: [PayloadKind] = missing.contains(.onOpenURL) ? [.url] : []
        return PayloadKind.allCases.filter(([kind] + carriers.map(\.kind) + published).contains)
    }

    /// The carriers that may handle it, because their behavior is unknown.
    var unknownCarriers: [Carrier] { carriers.filter { $0.knowledge == .unknown || $0.knowledge == .undescribed } }

    /// The handlers, and the carriers that may handle it.
    var possibleHandlings: [Handling] {
        handlings
            + unknownCarriers.map { carrier in
                Handling(site: carrier.call.site, entry: carrier.call.entry, timeMs: carrier.timeMs, isListener: false)
            }
    }

    /// The first handler, and the first that repeats it. A read to choose a scene's configuration handles nothing, and a
    /// listener receives the payload from another handler.
    var repeatedHandling: (first: Handling, second: Handling)? {
        let handlings = handlings.filter {
            !($0.isRead && $0.site.callback == .configurationForConnecting) && !$0.isListener
        }
        guard let first = handlings.first, let second = handlings.first(where: { $0.site.method != first.site.method })
        else { return nil }
        return (first, second)
    }
}

/// A call of a callback.
struct Call: Hashable, Sendable {
    let callback: Callback
    let receiver: Receiver
    let scene: String?
    /// The role of the scene, if its delegate isn't the one of all scenes.
    let role: SceneRole?
    let entry: Int

    var site: Site { Site(receiver: receiver, callback: callback, action: nil, role: role) }
}
