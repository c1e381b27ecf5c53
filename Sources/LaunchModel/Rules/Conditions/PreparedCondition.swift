/// A condition, prepared for evaluation at every point of a run: its events, states of the app and flags are bits, the
/// parts that depend on the app alone are evaluated once, and only the rest is evaluated at a moment.
struct PreparedCondition: Sendable {
    /// Nil for any, and for none.
    private var events: CaseSet<EventKind>?
    /// Nil for any.
    private let states: CaseSet<AppState>?
    private var set = CaseSet<Flag>()
    private var unset = CaseSet<Flag>()
    /// The parts that depend on the app alone.
    private var ofApp: [Condition] = []
    /// The rest, evaluated if the others allow it.
    private var rest: [Condition] = []

    init(from states: [AppState]?, when condition: Condition) {
        self.states = states.map { CaseSet($0) }
        take(condition)
    }

    /// The input that decides most evaluations.
    struct Bits {
        /// The kind of the current event; nil before the first.
        let event: EventKind?
        let state: AppState
        let flags: CaseSet<Flag>
    }

    func isAllowed(by bits: Bits) -> Bool {
        bits.flags.isSuperset(of: set) && bits.flags.isDisjoint(with: unset) && states?.contains(bits.state) ?? true
            && events.map { events in bits.event.map(events.contains) ?? false } ?? true
    }

    /// Whether it can hold in the app of a moment, at that moment or another.
    func concerns(_ moment: Moment) -> Bool { ofApp.allSatisfy { $0.holds(at: moment) } }

    /// Whether a moment whose bits and app allow it fulfills it; most moments need not be created for that.
    func holds(at moment: @autoclosure () -> Moment) -> Bool { rest.allSatisfy { $0.holds(at: moment()) } }

    private mutating func take(_ condition: Condition) {
        switch condition {
        case .always: break
        case .all(let parts): for part in parts { take(part) }
        case .flag(let flag): set.insert(flag)
        case .not(.flag(let flag)): unset.insert(flag)
        default:
            if condition.isOfApp { return ofApp.append(condition) }
            if case .event(let fact) = condition { take(fact.mentions.events) }
            if case .process(let fact) = condition { take(fact.mentions.events) }
            rest.append(condition)
        }
    }

    private mutating func take(_ kinds: [EventKind]) {
        if !kinds.isEmpty { events = CaseSet(kinds).intersection(events ?? CaseSet(kinds)) }
    }
}
