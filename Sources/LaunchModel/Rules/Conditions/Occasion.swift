/// When something holds, made ready to be asked at every point of a run: the events, the states of the app and the flags
/// that it needs are bits, and only what these leave open is asked of a moment.
struct Occasion: Sendable {
    /// Nil for any, and for none.
    private let events: CaseSet<EventKind>?
    /// Nil for any.
    private let states: CaseSet<AppState>?
    private let set: CaseSet<Flag>
    private let unset: CaseSet<Flag>
    /// What has to hold beside them; nil for nothing.
    private let rest: Condition?

    init(from states: [AppState]?, when condition: Condition) {
        self.states = states.map { CaseSet($0) }
        var parts = Parts()
        parts.take(condition)
        (events, set, unset) = (parts.events, parts.set, parts.unset)
        rest =
            switch parts.others.count {
            case 0: nil
            case 1: parts.others[0]
            default: .all(parts.others)
            }
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

    /// The conditions that all have to hold, sorted.
    private struct Parts {
        var events: CaseSet<EventKind>?
        var set = CaseSet<Flag>()
        var unset = CaseSet<Flag>()
        var others: [Condition] = []

        mutating func take(_ condition: Condition) {
            switch condition {
            case .always: break
            case .all(let parts): for part in parts { take(part) }
            case .flag(let flag): set.insert(flag)
            case .not(.flag(let flag)): unset.insert(flag)
            case .event(let fact): take(condition, about: fact.mentions.events)
            case .process(let fact): take(condition, about: fact.mentions.events)
            default: others.append(condition)
            }
        }

        private mutating func take(_ condition: Condition, about kinds: [EventKind]) {
            if !kinds.isEmpty { events = CaseSet(events.map { known in kinds.filter(known.contains) } ?? kinds) }
            others.append(condition)
        }
    }
}
