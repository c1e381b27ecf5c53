/// When something holds, made ready to be asked at every point of a run: the events, the states of the app and the flags
/// that it needs are bits, and only what these leave open is asked of a moment.
struct PreparedCondition: Sendable {
    /// Nil for any, and for none.
    private let events: CaseSet<EventKind>?
    /// Nil for any.
    private let states: CaseSet<AppState>?
    private let set: CaseSet<Flag>
    private let unset: CaseSet<Flag>
    /// What is asked where they allow it; nil where they say it all.
    private let rest: Condition?

    init(from states: [AppState]?, when condition: Condition) {
        self.states = states.map { CaseSet($0) }
        var bits = Needed()
        rest = bits.take(condition) ? nil : condition
        (events, set, unset) = (bits.events, bits.set, bits.unset)
    }

    /// What decides most occasions.
    struct Bits {
        /// The kind of the event at hand; nil before the first.
        let event: EventKind?
        let state: AppState
        let flags: CaseSet<Flag>
    }

    func isAllowed(by bits: Bits) -> Bool {
        bits.flags.isSuperset(of: set) && bits.flags.isDisjoint(with: unset) && states?.contains(bits.state) ?? true
            && events.map { events in bits.event.map(events.contains) ?? false } ?? true
    }

    /// Whether a moment allows it whose bits do; most need not be made for that.
    func holds(at moment: @autoclosure () -> Moment) -> Bool { rest?.holds(at: moment()) ?? true }

    /// The bits that a condition needs.
    private struct Needed {
        var events: CaseSet<EventKind>?
        var set = CaseSet<Flag>()
        var unset = CaseSet<Flag>()

        /// Whether they say all that the condition does.
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
