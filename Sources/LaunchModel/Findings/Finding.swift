/// Something in an app's launch that its users would trip over.
public struct Finding: Hashable, Sendable {
    /// The kind, whose code and meaning are the same in every run.
    public var kind: FindingKind
    /// The severity in this run.
    public var severity: Severity
    /// The problem, as a sentence without a full stop.
    public var message: String
    /// The index of the entry that shows it.
    public var entry: Int
    /// The parts of the scenario that cause it; the first of them that the scenario writes down is to blame.
    public var causes: [ScenarioPath]
    /// The id of the finding rule.
    public var rule: String
    /// How sure it is: that of its source, or of the rule that it rests on where that is weaker.
    public var confidence: Confidence
    /// The text that mends it, where there is one to insert.
    package var help: Help?
    /// The payload, task or key that it is about, where it is about one of several.
    package var subject: String?

    package init(
        kind: FindingKind, severity: Severity, message: String, entry: Int = 0, causes: [ScenarioPath] = [],
        rule: String = "", confidence: Confidence = .documented, help: Help? = nil
    ) {
        self.kind = kind
        self.severity = severity
        self.message = message
        self.entry = entry
        self.causes = causes
        self.rule = rule
        self.confidence = confidence
        self.help = help
    }
}

extension Finding {
    /// The code of its kind, to suppress, search for and link to, as in `LT010`.
    public var code: String { kind.code }

    /// The end of the message of a finding that is as unsettled as what it rests on.
    static let unsettledGround = " (what leads to it is unsettled)"

    /// Whether the only doubt about it is what leads to it.
    package var restsOnUnsettled: Bool { message.hasSuffix(Self.unsettledGround) }

    /// The message, whatever leads to it.
    package var problem: String {
        restsOnUnsettled ? String(message.dropLast(Self.unsettledGround.count)) : message
    }
}
