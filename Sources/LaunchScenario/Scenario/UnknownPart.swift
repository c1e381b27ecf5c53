/// A part of a method's behavior that is unknown, as a scenario's `unknown` names it.
public enum UnknownPart: Hashable, Sendable {
    /// The use of any of the options.
    case launchOptions, connectionOptions
    /// The use of one option.
    case option(Slot)
    /// The use of the callback's own payload.
    case payload
    /// Whether it creates a window.
    case window
    case setUp
    /// Its return value.
    case returns
    /// Whether it calls its completion handler.
    case completion
}

extension UnknownPart: RawRepresentable, CaseIterable {
    /// All of them; the facts that aren't options can't be unknown.
    public static let allCases: [UnknownPart] =
        [.launchOptions, .connectionOptions, .payload, .window, .setUp, .returns, .completion]
        + Slot.allCases.filter { $0.container != nil }.map(UnknownPart.option)

    /// The word for it in a scenario.
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
        case .launchOptions: "The use of the launch options."
        case .connectionOptions: "The use of the connection options."
        case .option(let slot): "The use of \(slot.rawValue)."
        case .payload: "The use of the callback's own payload."
        case .window: "Whether it creates a window, and how it changes the app's windows."
        case .setUp: "Its setup in addition to the listed actions."
        case .returns: "Its return value."
        case .completion: "Whether it calls its completion handler."
        }
    }

    /// Whether the use of a payload is unknown, which is in an option, or is the callback's own if there is no option.
    package func covers(payloadIn slot: Slot?) -> Bool {
        switch self {
        case .launchOptions: slot?.container == .launchOptions
        case .connectionOptions: slot?.container == .connectionOptions
        // Several keys of the same options can contain a payload.
        case .option(let own): slot.map { own == $0 || own.isAnotherKey(for: $0) } ?? false
        case .payload: slot == nil
        case .window, .setUp, .returns, .completion: false
        }
    }

    /// Whether a method with this unknown part may have this action.
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
    /// Whether this part is unknown: the actions aren't listed at all, or their list leaves it out.
    package func hasUnknown(_ part: UnknownPart) -> Bool { actions == nil || unknown.contains(part) }

    /// Whether it may have this action in an unknown part.
    package func hasUnknown(_ action: Action) -> Bool { unknown.contains { $0.covers(action) } }

    /// The unknown parts that concern a payload in an option, or the callback's own payload.
    package func unknown(payloadIn slot: Slot?) -> UnknownPart? {
        UnknownPart.allCases.first { unknown.contains($0) && $0.covers(payloadIn: slot) }
    }
}
