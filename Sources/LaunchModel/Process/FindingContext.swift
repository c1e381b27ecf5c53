/// The latest moment of a run, for the search for findings.
struct FindingContext: Hashable, Sendable {
    /// The index of the entry that shows it.
    var entry: Int
    var call: Call?
    var action: Action?
    var site: Site?
    /// An action that a method has deferred until after it has returned; nil for its own.
    var deferred: AppCode.DeferredAction?
    /// The value that an action reads from a fact or option; null for none.
    var read: Value?
    /// The kind of a kept payload that is forwarded now.
    var kept: PayloadKind?
    /// The system prewarms the process meanwhile.
    var isPrewarming = false
    /// In a comparison, what an action used to precede.
    var follower: String?

    init(entry: Int, call: Call? = nil) {
        self.entry = entry
        self.call = call
        site = call?.site
    }
}
