/// Something in a method that the list of its actions leaves open, as a scenario's `unknown` names it.
public enum UnknownPart: Hashable, Sendable {
    /// The use of any of the options.
    case launchOptions, connectionOptions
    /// The use of one option.
    case option(Slot)
    /// The use of what the callback itself carries.
    case payload
    /// Whether it makes a window.
    case window
    /// What it sets up.
    case setUp
    /// The value that it returns.
    case returns
    /// Whether it calls its completion handler.
    case completion
}

extension UnknownPart: RawRepresentable, CaseIterable {
    /// All of them; the facts that aren't options can't be left open.
    public static let allCases: [UnknownPart] =
        [.launchOptions, .connectionOptions, .payload, .window, .setUp, .returns, .completion]
        + Slot.allCases.filter { $0.container != nil }.map(UnknownPart.option)

    /// The word that a scenario writes for it.
    public var rawValue: String {
        switch self {
        case .launchOptions: "launchOptions"
        case .connectionOptions: "connectionOptions"
        case .option(let slot): slot.rawValue
        case .payload: "payload"
        case .window: "window"
        case .setUp: "setUp"
        case .returns: "returns"
        case .completion: "completion"
        }
    }

    /// The part with such a word; nil where there is none.
    public init?(rawValue: String) {
        guard let part = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = part
    }
}

extension UnknownPart {
    /// The part in one sentence.
    public var meaning: String {
        switch self {
        case .launchOptions: "What it does with the launch options."
        case .connectionOptions: "What it does with the connection options."
        case .option(let slot): "What it does with \(slot.rawValue)."
        case .payload: "What it does with what the callback itself carries."
        case .window: "Whether it makes a window, and what becomes of the app's windows."
        case .setUp: "What it sets up beside what is listed."
        case .returns: "What it returns."
        case .completion: "Whether it calls its completion handler."
        }
    }

    /// Whether it leaves open what is done with a payload that stands in an option, or that the callback carries where
    /// there is no option.
    package func covers(payloadIn slot: Slot?) -> Bool {
        switch self {
        case .launchOptions: slot?.container == .launchOptions
        case .connectionOptions: slot?.container == .connectionOptions
        // A payload can be had by several keys of the same options.
        case .option(let own): slot.map { own == $0 || own.isAnotherKey(for: $0) } ?? false
        case .payload: slot == nil
        case .window, .setUp, .returns, .completion: false
        }
    }

    /// Whether it leaves open that a method does this.
    fileprivate func covers(_ action: Action) -> Bool {
        switch action.itself {
        case .read(let slot, _, _, _): slot.container != nil && covers(payloadIn: slot)
        case .handle: self == .payload
        case .makeWindow: self == .window
        default: self == .setUp && action.kind.setsUp
        }
    }
}

extension Slot {
    fileprivate func isAnotherKey(for other: Slot) -> Bool {
        container == other.container && payload == other.payload && payload != nil
    }
}

extension Delegate.Method {
    /// Whether nothing is known of this part: the actions aren't listed at all, or their list leaves it open.
    package func hasUnknown(_ part: UnknownPart) -> Bool { actions == nil || unknown.contains(part) }

    /// Whether the list of its actions leaves open that it does this.
    package func hasUnknown(_ action: Action) -> Bool { unknown.contains { $0.covers(action) } }

    /// What the list of its actions leaves open of a payload that stands in an option, or that the callback carries.
    package func unknown(payloadIn slot: Slot?) -> UnknownPart? {
        UnknownPart.allCases.first { unknown.contains($0) && $0.covers(payloadIn: slot) }
    }
}
