extension Scenario.App.Code {
    /// How a method deals with a payload beside handling it, by properties as they are written: `pending`,
    /// `Router.shared.pending`.
    package struct Handling: Hashable, Sendable {
        /// Those that get the payload.
        package var keeps: Set<String>
        /// The methods that come as the state changes, hand out what those have, and leave it there.
        package var handedOutIn: Set<Callback>
        /// Those that it asks for or sets.
        package var touches: Set<String>
        /// Whether it asks for one that it changes, as for what has been handled.
        package var remembers: Bool

        package init(
            keeps: Set<String> = [], handedOutIn: Set<Callback> = [], touches: Set<String> = [],
            remembers: Bool = false
        ) {
            (self.keeps, self.handedOutIn) = (keeps, handedOutIn)
            (self.touches, self.remembers) = (touches, remembers)
        }

        /// Whether it knows what an earlier one has done with the payload, so that it isn't handled twice.
        package func knows(_ earlier: Handling) -> Bool { remembers || !touches.isDisjoint(with: earlier.keeps) }
    }
}
