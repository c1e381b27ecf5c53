/// The path of a payload through an app: from its event to the code that handles it.
public struct PayloadPath: Hashable, Sendable {
    /// The kind of payload.
    public let kind: PayloadKind
    /// The index of the event's entry.
    public let event: Int
    /// The indices of the callbacks that receive it, in order.
    public let carriers: [Int]
    /// The indices of the callbacks, or of the actions in them, that handle it, in order.
    public let handlers: [Int]
    /// Whether it is known that no code handles it.
    public let isLost: Bool
    /// Whether a launch method returned false, so that UIKit didn't deliver it.
    package let isWithheld: Bool
    /// The option of the last callback that contains it; nil if it is an argument.
    package let option: Slot?

    package init(
        kind: PayloadKind, event: Int, carriers: [Int], handlers: [Int], isLost: Bool, isWithheld: Bool = false,
        option: Slot? = nil
    ) {
        self.kind = kind
        self.event = event
        self.carriers = carriers
        self.handlers = handlers
        self.isLost = isLost
        self.isWithheld = isWithheld
        self.option = option
    }
}
