/// A rule that finds a problem: its triggers, its condition, its severities and its source. It is a class because each
/// trigger selects from many rules.
package final class FindingRule: Sendable {
    /// The name of the rule in findings.
    package let id: String
    /// The moments at which the rule is checked.
    package let on: [FindingTrigger]
    /// The condition under which the problem exists.
    package let when: Condition
    /// The severities, of which the first that applies counts; without one there is no finding.
    package let severities: [Severity.Clause]
    /// Whether its confidence is limited by that of the entry that shows it.
    let restsOnEntry: Bool
    /// Whether it is reported only once, regardless of the number of locations.
    let isSaidOnce: Bool
    /// The rules whose entry shows it, if it is found before the first event.
    let shownBy: [String]
    let prepared: PreparedCondition
    /// The only callbacks in which it can hold; nil for all.
    let callbacks: [Callback]?
    private let report: @Sendable () -> Report

    /// The parts that only a finding needs: every run creates the rules, and most never hold.
    private struct Report: Hashable {
        let at: [FindingPlace]
        let effect: MessageTemplate?
        let label: MessageTemplate?
        let question: MessageTemplate?
        let message: MessageTemplate
        let notes: [FindingNote]
        let fix: MessageTemplate
        let help: FindingHelp?
        let source: Source
    }

    // In one place, as with rules.
    @inline(never) convenience init(
        _ id: String, on: [FindingTrigger], when: Condition = .always,
        at: @autoclosure @escaping @Sendable () -> [FindingPlace], _ severities: Severity.Clause...,
        effect: @autoclosure @escaping @Sendable () -> MessageTemplate? = nil,
        label: @autoclosure @escaping @Sendable () -> MessageTemplate? = nil,
        question: @autoclosure @escaping @Sendable () -> MessageTemplate? = nil,
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
                at: at(), effect: effect(), label: label(), question: question(), message: message(), notes: notes(),
                fix: fix(), help: help(), source: source())
        }
    }

    /// A gap in a scenario: the fact that is unknown, and the part of the scenario that doesn't state it.
    convenience init(
        gap id: String, on: [FindingTrigger], when: Condition,
        at: @autoclosure @escaping @Sendable () -> [FindingPlace],
        effect: @autoclosure @escaping @Sendable () -> MessageTemplate? = nil,
        _ question: @autoclosure @escaping @Sendable () -> MessageTemplate,
        because reason: @autoclosure @escaping @Sendable () -> MessageTemplate,
        notes: @autoclosure @escaping @Sendable () -> [FindingNote] = [],
        fix: @autoclosure @escaping @Sendable () -> MessageTemplate,
        source: @autoclosure @escaping @Sendable () -> Source, restsOnEntry: Bool = true
    ) {
        self.init(
            id, on: on, when: when, at: at(), .note, effect: effect(), label: reason(), question: question(),
            message: question() + ": " + reason(), notes: notes(), fix: fix(), source: source(),
            restsOnEntry: restsOnEntry)
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

    /// A copy with another name, another condition, or other severities.
    package func copy(id: String? = nil, when: Condition? = nil, severities: [Severity.Clause]? = nil) -> FindingRule {
        FindingRule(
            id ?? self.id, on: on, when: when ?? self.when, severities ?? self.severities, restsOnEntry: restsOnEntry,
            isSaidOnce: isSaidOnce, shownBy: shownBy, report: report)
    }

    /// The location of the cause: the first of these that the scenario has.
    package var at: [FindingPlace] { report().at }
    /// The effect for the app's users; nil for that of the kind.
    var effect: MessageTemplate? { report().effect }
    /// The problem at the location of the cause; nil for the message.
    var label: MessageTemplate? { report().label }
    /// The unknown fact of a rule that finds a gap in the scenario; nil for a problem of the app.
    var question: MessageTemplate? { report().question }
    /// The problem in this run.
    package var message: MessageTemplate { report().message }
    /// The problem and the fix with the values of an example.
    package var messageExample: String { message.example(in: callbacks?.first) }
    package var fixExample: String { fix.example(in: callbacks?.first) }
    /// Additional facts.
    var notes: [FindingNote] { report().notes }
    /// The fix in this run.
    package var fix: MessageTemplate { report().fix }
    /// The text that fixes it; nil if the fix is more than a line.
    package var help: FindingHelp? { report().help }
    /// The evidence for the rule.
    package var source: Source { report().source }
}

extension FindingRule: Hashable {
    /// Compares all parts.
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
    /// A severity and its condition.
    package struct Clause: Hashable, Sendable {
        /// The severity if the condition holds.
        package let severity: Severity
        /// The condition, checked after those of the preceding clauses.
        package let when: Condition

        package init(severity: Severity, when: Condition) { (self.severity, self.when) = (severity, when) }
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
