/// Something in an app's launch that its users would trip over.
public struct Finding: Hashable, Sendable {
    /// The kind, whose code and meaning are the same in every run.
    public var kind: FindingKind
    /// The severity in this run.
    public var severity: Severity
    /// The problem, as a sentence without a full stop.
    public var message: String
    /// The same in parts, for whoever shows the code that it is about.
    package var account: Account
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
        self.account = account ?? Account(effect: kind.name, label: message, notes: [], fix: "")
    }

    /// What a finding tells, in parts, each without a full stop.
    package struct Account: Hashable, Sendable {
        /// What the app's users see, in at most ``mostLetters``.
        package let effect: String
        /// What is the matter at the place of the cause.
        package let label: String
        /// What else is known.
        package let notes: [Note]
        /// The remedy.
        package let fix: String

        /// Beside `warning: LT011 ` that makes a line of 80.
        package static let mostLetters = 65
    }

    /// One more thing that is known, with the part of the scenario where it stands; nil where it stands nowhere.
    package struct Note: Hashable, Sendable {
        /// The part of the scenario.
        package let path: ScenarioPath?
        /// The words.
        package let text: String
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
