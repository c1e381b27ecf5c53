/// Where an event's payload travels, and who takes it.
struct Delivery: Hashable, Sendable {
    let kind: PayloadKind
    /// The callbacks that hold it, in order.
    var carriers: [Carrier] = []
    /// The methods that it would have come to, had the app implemented them.
    var missing: [Callback] = []
    /// A launch method returned false.
    var isWithheld = false
    /// The claims that the scenario's own actions lay to it.
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

    /// A place in the app's code that takes the payload.
    struct Claim: Hashable, Sendable {
        let site: Site
        let entry: Int
        let timeMs: Int
    }

    /// The claims of the scenario, and those of the methods that behave well.
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
