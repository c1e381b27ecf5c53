/// One way in which an app goes wrong: where it shows, under which condition, how bad it is, and by which source; a class,
/// because every moment at which findings are looked for chooses among some.
package final class FindingRule: Sendable {
    /// The name by which findings know the rule.
    package let id: String
    /// The moments at which the rule is asked.
    package let on: [FindingTrigger]
    /// The condition under which the problem is there.
    package let when: Condition
    /// Where the cause stands: the first of these that the scenario writes down.
    package let at: [FindingPlace]
    /// How bad it is: the first that applies; where none does there is no finding.
    package let severities: [Severity.Clause]
    /// What the app's users see of it; nil where that is what they see of its kind.
    let effect: MessageTemplate?
    /// What is the matter at the place of the cause; nil where the message says it.
    let label: MessageTemplate?
    /// The problem in this run.
    package let message: MessageTemplate
    /// What else is known.
    let notes: [FindingNote]
    /// The remedy in this run.
    package let fix: MessageTemplate
    /// The text that mends it; nil where it takes more than a line.
    package let help: FindingHelp?
    /// The evidence for the rule.
    package let source: Source
    /// Whether it is no surer than the entry that shows it.
    let restsOnEntry: Bool
    /// Whether it is said once, in however many places it shows.
    let isSaidOnce: Bool
    /// The rules whose entry shows it, where it is found before anything happens.
    let shownBy: [String]
    let prepared: PreparedCondition
    /// The callbacks in which alone it can hold; nil where it may in any.
    let callbacks: [Callback]?

    // In one place, as with rules.
    @inline(never)
    convenience init(
        _ id: String, on: [FindingTrigger], when: Condition = .always, at: [FindingPlace],
        _ severities: Severity.Clause..., effect: MessageTemplate? = nil, label: MessageTemplate? = nil,
        message: MessageTemplate, notes: [FindingNote] = [], fix: MessageTemplate, help: FindingHelp? = nil,
        source: Source, restsOnEntry: Bool = true, isSaidOnce: Bool = false, shownBy: [String] = []
    ) {
        self.init(
            id, on: on, when: when, at: at, severities, effect: effect, label: label, message: message, notes: notes,
            fix: fix, help: help, source: source, restsOnEntry: restsOnEntry, isSaidOnce: isSaidOnce, shownBy: shownBy)
    }

    private init(
        _ id: String, on: [FindingTrigger], when: Condition, at: [FindingPlace], _ severities: [Severity.Clause],
        effect: MessageTemplate?, label: MessageTemplate?, message: MessageTemplate, notes: [FindingNote],
        fix: MessageTemplate, help: FindingHelp?, source: Source, restsOnEntry: Bool,
        isSaidOnce: Bool, shownBy: [String]
    ) {
        self.id = id
        self.on = on
        self.when = when
        self.at = at
        self.severities = severities
        self.effect = effect
        self.label = label
        self.message = message
        self.notes = notes
        self.fix = fix
        self.help = help
        self.source = source
        self.restsOnEntry = restsOnEntry
        self.isSaidOnce = isSaidOnce
        self.shownBy = shownBy
        prepared = PreparedCondition(from: nil, when: when)
        callbacks = when.callbacks
    }

    /// The same with another name, another condition, or other severities.
    package func copy(
        id: String? = nil, when: Condition? = nil, severities: [Severity.Clause]? = nil
    ) -> FindingRule {
        FindingRule(
            id ?? self.id, on: on, when: when ?? self.when, at: at, severities ?? self.severities, effect: effect,
            label: label,
            message: message, notes: notes, fix: fix, help: help, source: source, restsOnEntry: restsOnEntry,
            isSaidOnce: isSaidOnce, shownBy: shownBy)
    }
}

extension FindingRule: Hashable {
    /// Compares everything that is said of it.
    package static func == (left: FindingRule, right: FindingRule) -> Bool {
        left === right
            || left.id == right.id && left.on == right.on && left.when == right.when && left.at == right.at
                && left.severities == right.severities && left.effect == right.effect && left.label == right.label
                && left.message == right.message && left.notes == right.notes && left.fix == right.fix
                && left.help == right.help && left.source == right.source && left.restsOnEntry == right.restsOnEntry
                && left.isSaidOnce == right.isSaidOnce && left.shownBy == right.shownBy
    }

    /// Hashes the id.
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Severity {
    /// A severity with what it holds for.
    package struct Clause: Hashable, Sendable {
        /// The severity where the condition holds.
        package let severity: Severity
        /// The condition, asked after those of the clauses before.
        package let when: Condition

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
