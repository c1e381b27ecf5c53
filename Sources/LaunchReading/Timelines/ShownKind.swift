/// The kinds of lines that a reader can ask to see.
public enum ShownKind: String, CaseIterable, Sendable {
    case event, step, callback, viewController, notification, transition, action, stop, finding

    /// The kind that an entry is shown under.
    public init(_ entry: Timeline.Entry) {
        switch entry.kind {
        case .event: self = .event
        case .step: self = .step
        case .callback: self = entry.receiver?.isOfViews == true ? .viewController : .callback
        case .notification: self = .notification
        case .transition: self = .transition
        case .action: self = .action
        case .stop: self = .stop
        }
    }

    /// The kinds that people read where they ask for nothing.
    public static let usual: Set<ShownKind> = [.event, .step, .callback, .transition, .stop, .finding]

    /// All kinds of entries, and findings.
    public static let everything = Set(allCases)

    /// The word for several of them, which `--show` takes too.
    package var plural: String {
        self == .event ? "events" : rawValue + "s"
    }
}
