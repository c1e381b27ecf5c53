@testable import LaunchModel
import Testing

@testable import LaunchTraceKit

/// A problem that somebody had and reported: their app as a scenario, what must be found in it, and their repair.
struct Report: Sendable, CustomTestStringConvertible {
    /// The row of findings.md; several situations can belong to one.
    let id: String
    /// Where it was reported, such as `expo/expo#47628`.
    let source: String
    /// What must be found, in the order of the marks.
    let expected: [Expectation]
    /// What may be found as well, because it is another way to look at the same mistake.
    let besides: [FindingKind]
    /// The scenario, with marks around what is to blame.
    let broken: String
    /// What the reporter changed to have it work.
    let repair: KeyValuePairs<String, String>

    /// A finding, without its words.
    struct Expectation: Hashable, Sendable {
        let kind: FindingKind
        let severity: Severity
        /// The callback during which it shows, or the name of an event or step; nil where any will do.
        let entry: String?

        init(_ kind: FindingKind, _ severity: Severity = .error, at entry: String? = nil) {
            self.kind = kind
            self.severity = severity
            self.entry = entry
        }
    }

    init(
        _ id: String, _ source: String, _ expected: Expectation..., besides: [FindingKind] = [], broken: String,
        repair: KeyValuePairs<String, String>
    ) {
        self.id = id
        self.source = source
        self.expected = expected
        self.besides = besides
        self.broken = broken
        self.repair = repair
    }

    var testDescription: String {
        ([id, source] + expected.map { "\($0.kind.code) \($0.severity.rawValue)" }).joined(separator: " ")
    }

    /// All but A15, whose finding comes of a comparison of two scenarios.
    static let all = adoption + links + notifications + states + background + tasks + clocks + watchdogs + scenes

    static let trap = "trap: UIScene life cycle is required for apps built with this SDK"
    static let console = Step.adoptionRequired.rawValue
    static let didFinish = "application(_:didFinishLaunchingWithOptions:)"
    static let willConnect = "scene(_:willConnectTo:options:)"
    static let openURL = "application(_:open:options:)"
    static let didBecomeActive = "applicationDidBecomeActive(_:)"
    static let didReceive = "userNotificationCenter(_:didReceive:withCompletionHandler:)"
    static let didDiscard = "application(_:didDiscardSceneSessions:)"
}
