/// The methods that a delegate implements, and their behavior: `[.didFinishLaunching: [.handle(.url)]]`.
public struct Delegate: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// The methods that the scenario names.
    public var named: [Callback: Method]
    /// The behavior of all other methods; nil if they aren't implemented.
    public var others: Method?
    /// The named methods in the order of the scenario, which matters only for writing them again.
    private let order: [Callback]
    /// Whether the scenario states that it exists, although no behavior is known; one that is left out is the default.
    private let isStatedUnknown: Bool

    /// A delegate that implements these methods, and perhaps all others.
    public init(_ methods: [(Callback, Method)], others: Method? = nil) {
        named = Dictionary(methods) { _, last in last }
        order = methods.map(\.0)
        self.others = others
        isStatedUnknown = false
    }

    /// A delegate whose methods have no order of their own.
    public init(named: [Callback: Method], others: Method? = nil) {
        self.init(named: named, others: others, isStatedUnknown: false)
    }

    private init(named: [Callback: Method], others: Method?, isStatedUnknown: Bool) {
        (self.named, self.others, self.isStatedUnknown) = (named, others, isStatedUnknown)
        order = []
    }

    /// A delegate that implements these methods and no others.
    public init(dictionaryLiteral methods: (Callback, Method)...) { self.init(methods) }

    /// The named methods in the order of the scenario; methods added later follow in the order of the catalog.
    package var methods: [(callback: Callback, method: Method)] {
        let later = named.count == order.count ? [] : Callback.allCases.filter { !order.contains($0) }
        return (order + later).compactMap { callback in named[callback].map { (callback, $0) } }
    }

    /// Compares the behavior, regardless of the order of the methods.
    public static func == (left: Delegate, right: Delegate) -> Bool {
        left.named == right.named && left.others == right.others && left.isStatedUnknown == right.isStatedUnknown
    }

    /// Hashes the methods, regardless of their order.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(named)
        hasher.combine(others)
    }

    /// Implements every method of its protocol, with unknown behavior.
    public static let complete = Delegate(named: [:], others: Method())

    /// The same where the scenario states it, as `"*": {}` alone: a payload that it receives isn't analyzed.
    package static let statedUnknown = Delegate(named: [:], others: Method(), isStatedUnknown: true)

    /// The delegate as a scenario states it.
    package var stated: Delegate { self == .complete ? .statedUnknown : self }

    /// The key that represents all methods that aren't named.
    package static let othersKey = "*"

    /// The behavior of a method; nil if the delegate doesn't implement it.
    public subscript(callback: Callback) -> Method? { named[callback] ?? others }

    /// The behaviour of one implemented method; `[.handle(.url)]` is one that does this and nothing else.
    public struct Method: Hashable, Sendable, ExpressibleByArrayLiteral {
        /// The return value, where the scenario names it.
        public var returns: ReturnValue?
        /// Main-thread time in the method itself, in milliseconds.
        public var durationMs: Int
        /// The actions in order; nil if it is unknown whether there are any.
        public var actions: [Action]?
        /// The parts that are unknown; other actions that aren't listed aren't done.
        public var unknown: Set<UnknownPart>
        /// False if some path through it doesn't call its completion handler; true if no such path is known.
        public var completes: Bool

        /// A method with these actions in order and no others except in its unknown parts; nil for unknown actions. Its
        /// time is in milliseconds: `Method(does: [.handle(.url)], returns: .bool(true))`.
        public init(
            does actions: [Action]? = nil, unknown: Set<UnknownPart> = [], returns: ReturnValue? = nil,
            durationMs: Int = 0, completes: Bool = true
        ) {
            self.returns = returns
            self.durationMs = durationMs
            self.actions = actions
            self.unknown = unknown
            self.completes = completes
        }

        package init(returns: ReturnValue? = nil, durationMs: Int = 0, actions: [Action]?) {
            self.init(does: actions, returns: returns, durationMs: durationMs)
        }

        /// A method with unknown behavior.
        public init() { self.init(actions: nil) }

        /// A method with these actions and no others.
        public init(arrayLiteral actions: Action...) { self.init(does: actions) }
    }
}

/// A value that a method returns.
public enum ReturnValue: Hashable, Sendable {
    case bool(Bool)
    case fetch(FetchResult)

    /// The spelling of Swift and of a scenario.
    public var text: String {
        switch self {
        case .bool(let value): value ? "true" : "false"
        case .fetch(let result): result.rawValue
        }
    }
}

/// `UIBackgroundFetchResult`.
public enum FetchResult: String, CaseIterable, Sendable { case newData, noData, failed }
