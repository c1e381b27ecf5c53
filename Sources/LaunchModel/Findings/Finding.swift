/// A problem in an app's launch.
public struct Finding: Hashable, Sendable {
    /// The kind, whose code and meaning are the same in every run.
    public var kind: FindingKind
    /// The severity in this run.
    public var severity: Severity
    /// The problem, as a sentence without a full stop.
    public var message: String
    /// The message in parts, for output that also shows the code.
    package var account: Account
    /// The index of the entry that shows it.
    public var entry: Int
    /// The parts of the scenario that cause it; the first that the scenario contains is the location.
    public var causes: [ScenarioPath]
    /// The id of the finding rule.
    public var rule: String
    /// The confidence of its source, or of the rule that it depends on if that is lower.
    public var confidence: Confidence
    /// The text to insert that fixes it; nil if there is none.
    package var help: Help?
    /// The payload, task or key of the finding, if it can have several.
    package var subject: String?

    package init(
        kind: FindingKind, severity: Severity, message: String, entry: Int = 0, causes: [ScenarioPath] = [],
        rule: String = "", confidence: Confidence = .documented, help: Help? = nil, account: Account? = nil
    ) {
        self.kind = kind
        self.severity = severity
        self.message = message
        self.entry = entry
        self.causes = causes
        self.rule = rule
        self.confidence = confidence
        self.help = help
        // A timeline that is read back has the message alone.
        self.account = account ?? Account(effect: kind.name, label: message, notes: [], fix: "", question: nil)
    }

    /// The same for an app that is read from its project: the code is the reason for the gap, and a change of the
    /// scenario isn't the fix. A reason at the location of the finding is part of its label.
    package func explained(by reason: String?, isHere: Bool) -> Finding {
        guard let question = account.question else { return self }
        var finding = self
        finding.message = "\(question): \(reason ?? account.label)"
        finding.account.label = reason == nil || isHere ? finding.message : question
        finding.account.fix = ""
        finding.help = nil
        return finding
    }

    /// The parts of a finding, each without a full stop.
    package struct Account: Hashable, Sendable {
        /// The effect for the app's users, in at most ``mostLetters``.
        package let effect: String
        /// The problem at the location of the cause.
        package fileprivate(set) var label: String
        /// Additional facts.
        package let notes: [Note]
        package fileprivate(set) var fix: String
        /// The unknown fact of a finding about a gap in the scenario; nil for a problem of the app.
        package let question: String?

        /// With `warning: LT011 ` before it, the effect fits in a line of 80.
        package static let mostLetters = 65
    }

    /// An additional fact.
    package struct Note: Hashable, Sendable {
        /// The location in the scenario; nil if there is none.
        package let path: ScenarioPath?
        package let text: String
    }

    /// The code of its kind, to suppress, search for and link to, as in `LT010`.
    public var code: String { kind.code }

    /// The end of the message of a finding that depends on an unsettled rule.
    static let unsettledGround = " (depends on an unsettled step)"

    /// Whether the finding is unsettled only because of the rule that it depends on.
    package var restsOnUnsettled: Bool { message.hasSuffix(Self.unsettledGround) }

    /// The message without that end.
    package var problem: String { restsOnUnsettled ? String(message.dropLast(Self.unsettledGround.count)) : message }
}
