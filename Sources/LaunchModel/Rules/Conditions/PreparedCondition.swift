/// A condition, prepared for evaluation at every point of a run: its events, states of the app and flags are bits, and
/// only the rest is evaluated at a moment.
struct PreparedCondition: Sendable {
    /// Nil for any, and for none.
    private let events: CaseSet<EventKind>?
    /// Nil for any.
    private let states: CaseSet<AppState>?
    private let set: CaseSet<Flag>
    private let unset: CaseSet<Flag>
    /// The rest, evaluated if they allow it; nil if there is none.
    private let rest: Condition?

    init(from states: [AppState]?, when condition: Condition) {
        self.states = states.map { CaseSet($0) }
        var bits = Needed()
        rest = bits.take(condition) ? nil : condition
        (events, set, unset) = (bits.events, bits.set, bits.unset)
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

    /// Whether a moment whose bits allow it fulfills it; most moments need not be created for that.
    func holds(at moment: @autoclosure () -> Moment) -> Bool { rest?.holds(at: moment()) ?? true }

    /// The bits that a condition needs.
    private struct Needed {
        var events: CaseSet<EventKind>?
        var set = CaseSet<Flag>()
        var unset = CaseSet<Flag>()

        /// Whether they express the whole condition.
        mutating func take(_ condition: Condition) -> Bool {
            switch condition {
            case .always: return true
            case .all(let parts):
                var isSaid = true
                for part in parts where !take(part) { isSaid = false }
                return isSaid
            case .flag(let flag): set.insert(flag)
            case .not(.flag(let flag)): unset.insert(flag)
            case .event(let fact):
                take(fact.mentions.events)
                return false
            case .process(let fact):
                take(fact.mentions.events)
                return false
            default: return false
            }
            return true
        }

        private mutating func take(_ kinds: [EventKind]) {
            if !kinds.isEmpty { events = CaseSet(kinds).intersection(events ?? CaseSet(kinds)) }
        }
    }
}
