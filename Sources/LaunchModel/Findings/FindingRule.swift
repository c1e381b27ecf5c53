/// One way in which an app goes wrong: where it shows, under which condition, how bad it is, and by which source.
public struct FindingRule: Sendable {
    /// The name by which findings know the rule.
    public let id: String
    /// The moments at which the rule is asked.
    public let on: [FindingTrigger]
    /// The condition under which the problem is there.
    public let when: Condition
    /// Where the cause stands: the first of these that the scenario writes down.
    public let at: [FindingPlace]
    /// How bad it is: the first that applies; where none does there is no finding.
    public let severities: [Severity.Clause]
    /// The problem in this run.
    public var message: MessageTemplate { makeMessage() }
    /// The remedy in this run.
    public var fix: MessageTemplate { makeFix() }
    private let makeMessage: Sentence
    private let makeFix: Sentence
    /// The text that mends it; nil where it takes more than a line.
    public let help: FindingHelp?
    /// The evidence for the rule.
    public let source: Source
    /// Whether it is no surer than the entry that shows it.
    let restsOnEntry: Bool
    /// Whether it is said once, in however many places it shows.
    let isSaidOnce: Bool
    /// The rules whose entry shows it, where it is found before anything happens.
    let shownBy: [String]

    /// Made only where it is told, since every run makes all rules.
    typealias Sentence = @Sendable () -> MessageTemplate

    init(
        _ id: String, on: [FindingTrigger], when: Condition = .always, at: [FindingPlace],
        _ severities: Severity.Clause..., message: @escaping @autoclosure Sentence,
        fix: @escaping @autoclosure Sentence, help: FindingHelp? = nil, source: Source, restsOnEntry: Bool = true,
        isSaidOnce: Bool = false, shownBy: [String] = []
    ) {
        self.id = id
        self.on = on
        self.when = when
        self.at = at
        self.severities = severities
        makeMessage = message
        makeFix = fix
        self.help = help
        self.source = source
        self.restsOnEntry = restsOnEntry
        self.isSaidOnce = isSaidOnce
        self.shownBy = shownBy
    }

    /// The same with another name, another condition, or other severities.
    package func copy(
        id: String? = nil, when: Condition? = nil, severities: [Severity.Clause]? = nil
    ) -> FindingRule {
        FindingRule(self, id ?? self.id, when: when ?? self.when, severities: severities ?? self.severities)
    }

    private init(_ rule: FindingRule, _ id: String, when: Condition, severities: [Severity.Clause]) {
        self.id = id
        on = rule.on
        self.when = when
        at = rule.at
        self.severities = severities
        makeMessage = rule.makeMessage
        makeFix = rule.makeFix
        help = rule.help
        source = rule.source
        restsOnEntry = rule.restsOnEntry
        isSaidOnce = rule.isSaidOnce
        shownBy = rule.shownBy
    }
}

extension FindingRule: Hashable {
    /// Compares everything, the sentences by their text.
    public static func == (left: FindingRule, right: FindingRule) -> Bool {
        left.id == right.id && left.on == right.on && left.when == right.when && left.at == right.at
            && left.severities == right.severities && left.message == right.message && left.fix == right.fix
            && left.help == right.help && left.source == right.source && left.restsOnEntry == right.restsOnEntry
            && left.isSaidOnce == right.isSaidOnce && left.shownBy == right.shownBy
    }

    /// Hashes the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Severity {
    /// A severity with what it holds for.
    public struct Clause: Hashable, Sendable {
        /// The severity where the condition holds.
        public let severity: Severity
        /// The condition, asked after those of the clauses before.
        public let when: Condition

        package init(severity: Severity, when: Condition) {
            self.severity = severity
            self.when = when
        }
    }
}

extension Severity.Clause {
    static let error = error(.always)
    static let warning = warning(.always)
    static let note = note(.always)

    static func error(_ when: Condition) -> Severity.Clause { Severity.Clause(severity: .error, when: when) }
    static func warning(_ when: Condition) -> Severity.Clause { Severity.Clause(severity: .warning, when: when) }
    static func note(_ when: Condition) -> Severity.Clause { Severity.Clause(severity: .note, when: when) }
}
