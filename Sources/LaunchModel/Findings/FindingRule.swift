/// One way in which an app goes wrong: where it shows, under which condition, how bad it is, and by which source; a class,
/// because every moment at which findings are looked for chooses among some.
package final class FindingRule: Sendable {
    /// The name by which findings know the rule.
    package let id: String
    /// The moments at which the rule is asked.
    package let on: [FindingTrigger]
    /// The condition under which the problem is there.
    package let when: Condition
    /// How bad it is: the first that applies; where none does there is no finding.
    package let severities: [Severity.Clause]
    /// Whether it is no surer than the entry that shows it.
    let restsOnEntry: Bool
    /// Whether it is said once, in however many places it shows.
    let isSaidOnce: Bool
    /// The rules whose entry shows it, where it is found before anything happens.
    let shownBy: [String]
    let prepared: PreparedCondition
    /// The callbacks in which alone it can hold; nil where it may in any.
    let callbacks: [Callback]?
    private let report: @Sendable () -> Report

    /// The parts that only a finding needs: every run makes the rules, and most never hold.
    private struct Report: Hashable {
        let at: [FindingPlace]
        let effect: MessageTemplate?
        let label: MessageTemplate?
        let message: MessageTemplate
        let notes: [FindingNote]
        let fix: MessageTemplate
        let help: FindingHelp?
        let source: Source
    }

    // In one place, as with rules.
    @inline(never)
    convenience init(
        _ id: String, on: [FindingTrigger], when: Condition = .always,
        at: @autoclosure @escaping @Sendable () -> [FindingPlace], _ severities: Severity.Clause...,
        effect: @autoclosure @escaping @Sendable () -> MessageTemplate? = nil,
        label: @autoclosure @escaping @Sendable () -> MessageTemplate? = nil,
        message: @autoclosure @escaping @Sendable () -> MessageTemplate,
        notes: @autoclosure @escaping @Sendable () -> [FindingNote] = [],
        fix: @autoclosure @escaping @Sendable () -> MessageTemplate,
        help: @autoclosure @escaping @Sendable () -> FindingHelp? = nil,
        source: @autoclosure @escaping @Sendable () -> Source, restsOnEntry: Bool = true, isSaidOnce: Bool = false,
        shownBy: [String] = []
    ) {
        self.init(
            id, on: on, when: when, severities, restsOnEntry: restsOnEntry, isSaidOnce: isSaidOnce, shownBy: shownBy
        ) {
            Report(
                at: at(), effect: effect(), label: label(), message: message(), notes: notes(), fix: fix(),
                help: help(), source: source())
        }
    }

    private init(
        _ id: String, on: [FindingTrigger], when: Condition, _ severities: [Severity.Clause], restsOnEntry: Bool,
        isSaidOnce: Bool, shownBy: [String], report: @escaping @Sendable () -> Report
    ) {
        self.id = id
        self.on = on
        self.when = when
        self.severities = severities
        self.restsOnEntry = restsOnEntry
        self.isSaidOnce = isSaidOnce
        self.shownBy = shownBy
        self.report = report
        prepared = PreparedCondition(from: nil, when: when)
        callbacks = when.callbacks
    }

    /// The same with another name, another condition, or other severities.
    package func copy(
        id: String? = nil, when: Condition? = nil, severities: [Severity.Clause]? = nil
    ) -> FindingRule {
        FindingRule(
            id ?? self.id, on: on, when: when ?? self.when, severities ?? self.severities,
            restsOnEntry: restsOnEntry, isSaidOnce: isSaidOnce, shownBy: shownBy, report: report)
    }
}

extension FindingRule {
    /// The location of the cause: the first of these that the scenario has.
    package var at: [FindingPlace] { report().at }
    /// The consequence for the app's users; nil where it is that of the kind.
    var effect: MessageTemplate? { report().effect }
    /// The problem at the location of the cause; nil where the message says it.
    var label: MessageTemplate? { report().label }
    /// The problem in this run.
    package var message: MessageTemplate { report().message }
    /// What else is known.
    var notes: [FindingNote] { report().notes }
    /// The remedy in this run.
    package var fix: MessageTemplate { report().fix }
    /// The text that fixes it; nil where it takes more than a line.
    package var help: FindingHelp? { report().help }
    /// The evidence for the rule.
    package var source: Source { report().source }
}

extension FindingRule: Hashable {
    /// Compares everything that is said of it.
    package static func == (left: FindingRule, right: FindingRule) -> Bool {
        left === right
            || left.id == right.id && left.on == right.on && left.when == right.when
                && left.severities == right.severities && left.restsOnEntry == right.restsOnEntry
                && left.isSaidOnce == right.isSaidOnce && left.shownBy == right.shownBy
                && left.report() == right.report()
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
