/// When something happens, seen from where a method begins.
enum Timing: Hashable, Sendable {
    /// Whenever the method runs, before it returns.
    case atOnce
    /// After it has returned: in a task, on a queue, in a completion handler.
    case later
    /// Before it returns, if a branch or a loop is taken.
    case onCondition
    /// In a closure of which isn't known what runs it, or by a name that may mean something else.
    case unknown
    /// Not before it has returned, and perhaps not at all.
    case lateIfEver
    /// In a branch for systems that the app doesn't run on, or in a function that isn't called.
    case never

    /// When a part happens whose whole happens at this time.
    func then(_ part: Timing) -> Timing {
        switch (self, part) {
        case (.never, _), (_, .never): .never
        case (.atOnce, let other), (let other, .atOnce): other
        case (.later, .later): .later
        case (.later, _), (.lateIfEver, _), (_, .later), (_, .lateIfEver): .lateIfEver
        case (.unknown, _), (_, .unknown): .unknown
        case (.onCondition, .onCondition): .onCondition
        }
    }

    /// Whether it is too late for what has to be done before the method returns, if it is done at all.
    var isLate: Bool { self == .later || self == .lateIfEver }

    /// The earlier of two timings: what may happen at once hides what comes late.
    func or(_ other: Timing) -> Timing { rank <= other.rank ? self : other }

    private var rank: Int {
        switch self {
        case .atOnce: 0
        case .unknown: 1
        case .onCondition: 2
        case .later: 3
        case .lateIfEver: 4
        case .never: 5
        }
    }
}
