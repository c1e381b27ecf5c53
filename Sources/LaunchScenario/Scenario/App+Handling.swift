extension Scenario.App.Code {
    /// How a method uses a payload in addition to handling it, by properties as written: `pending`,
    /// `Router.shared.pending`.
    package struct Handling: Hashable, Sendable {
        /// The properties that receive the payload.
        package var keeps: Set<String>
        /// The methods that forward their values at state changes, and keep them.
        package var handedOutIn: Set<Callback>
        /// The properties that it reads or sets.
        package var touches: Set<String>
        /// Whether it reads one that it changes, such as a record of what has been handled.
        package var remembers: Bool
        /// The only types of quick actions and activities, actions of notifications and schemes of URLs, in lowercase,
        /// that it handles; kinds of which it handles any type are absent.
        package var onlyTypes: [PayloadKind: Set<String>] = [:]
        /// The end of a payload that it doesn't handle, as in `only logs link`.
        package var drops: [PayloadKind: String] = [:]

        package init(
            keeps: Set<String> = [], handedOutIn: Set<Callback> = [], touches: Set<String> = [], remembers: Bool = false
        ) {
            (self.keeps, self.handedOutIn) = (keeps, handedOutIn)
            (self.touches, self.remembers) = (touches, remembers)
        }

        /// Whether it handles the payload of an event.
        package func handles(_ trigger: Trigger?) -> Bool {
            let type: (PayloadKind, String?)? =
                switch trigger {
                case .quickAction(let type): (.shortcutItem, type)
                case .openURL(let opened): (.url, opened.address.scheme.lowercased())
                case .tapNotification(let tap): (.notification, tap.action ?? TappedNotification.defaultAction)
                default: trigger?.activityType.map { (.userActivity, $0) }
                }
            guard let (kind, name) = type, let name, let types = onlyTypes[kind] else { return true }
            return types.contains(name)
        }

        /// Whether it checks what an earlier method did with the payload, so that it isn't handled twice.
        package func knows(_ earlier: Handling) -> Bool { remembers || !touches.isDisjoint(with: earlier.keeps) }
    }
}
