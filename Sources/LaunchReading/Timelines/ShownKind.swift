/// The kinds of lines that can be shown.
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

    /// The kinds that are shown by default.
    public static let usual: Set<ShownKind> = [.event, .step, .callback, .transition, .stop, .finding]

    /// All kinds of entries, and findings.
    public static let everything = Set(allCases)

    /// The plural, which `--show` also accepts.
    package var plural: String { self == .event ? "events" : rawValue + "s" }
}
