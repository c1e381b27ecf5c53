/// Which methods a delegate implements, and what they do: `[.didFinishLaunching: [.handle(.url)]]`.
public struct Delegate: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// The methods that the scenario names.
    public var named: [Callback: Method]
    /// The stand-in for all other methods; nil where they are not implemented.
    public var others: Method?
    /// The named methods in the order in which they were written down, which matters only to who writes them again.
    private let order: [Callback]

    /// A delegate that implements these methods, and perhaps all others.
    public init(_ methods: [(Callback, Method)], others: Method? = nil) {
        named = Dictionary(methods) { _, last in last }
        order = methods.map(\.0)
        self.others = others
    }

    /// A delegate whose methods have no order of their own.
    public init(named: [Callback: Method], others: Method? = nil) {
        self.named = named
        self.others = others
        order = []
    }

    /// A delegate that implements these methods and no others.
    public init(dictionaryLiteral methods: (Callback, Method)...) {
        self.init(methods)
    }

    /// The named methods, as they were written down; what was added later follows in the order of the catalogue.
    package var methods: [(callback: Callback, method: Method)] {
        let later = named.count == order.count ? [] : Callback.allCases.filter { !order.contains($0) }
        return (order + later).compactMap { callback in named[callback].map { (callback, $0) } }
    }

    /// Compares the behaviour, whatever the order in which the methods were written.
    public static func == (left: Delegate, right: Delegate) -> Bool {
        left.named == right.named && left.others == right.others
    }

    /// Hashes the methods, whatever their order.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(named)
        hasher.combine(others)
    }

    /// Implements every method of its protocol; of none is said what it does.
    public static let complete = Delegate(named: [:], others: Method())

    /// The key that stands for all methods that aren't named.
    package static let othersKey = "*"

    /// The behaviour of a method; nil where the delegate doesn't implement it.
    public subscript(callback: Callback) -> Method? {
        named[callback] ?? others
    }
}

extension Delegate {
    /// The behaviour of one implemented method; `[.handle(.url)]` is one that does this and nothing else.
    public struct Method: Hashable, Sendable, ExpressibleByArrayLiteral {
        /// The return value, where the scenario names it.
        public var returns: ReturnValue?
        /// Main-thread time in the method itself, in milliseconds.
        public var durationMs: Int
        /// The actions in order; nil where nothing is said of them, not even that there are none.
        public var actions: [Action]?
        /// What the actions leave open; all else that they don't name isn't done.
        public var unknown: Set<UnknownPart>
        /// False where some path through it doesn't call its completion handler; true where none is known.
        public var completes: Bool

        /// A method that does these things in order and nothing else but what is left unknown, or of which that isn't
        /// said; its time is in milliseconds: `Method(does: [.handle(.url)], returns: .bool(true))`.
        public init(
            does actions: [Action]? = nil, unknown: Set<UnknownPart> = [], returns: ReturnValue? = nil,
            durationMs: Int = 0,
            completes: Bool = true
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

        /// A method of which nothing is said.
        public init() {
            self.init(actions: nil)
        }

        /// A method that does these things and nothing else.
        public init(arrayLiteral actions: Action...) {
            self.init(does: actions)
        }
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
public enum FetchResult: String, CaseIterable, Sendable {
    case newData, noData, failed
}
