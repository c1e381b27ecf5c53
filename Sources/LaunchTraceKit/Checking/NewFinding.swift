/// A finding that the recorded timeline of a launch doesn't have.
struct NewFinding: Sendable {
    var finding: PlacedFinding
    /// What makes it one with that of another launch.
    let likeness: Likeness

    struct Likeness: Hashable, Sendable {
        let kind: FindingKind
        /// The code or the part of a scenario that causes it; the app where no part of it does.
        let cause: Location
        /// The message without the names that distinguish similar launches.
        let words: String
    }

    init(_ finding: PlacedFinding, of traced: TracedScenario) {
        self.finding = finding
        likeness = Likeness(
            kind: finding.finding.kind, cause: Location(traced.cause(of: finding)),
            words: finding.finding.problem.without(traced.read.scenario.namesOfTriggers))
    }
}

extension NewFinding {
    /// Whether a report begins with it: it counts, and is worse than a note.
    var isBug: Bool { finding.acceptance == nil && finding.severity != .note }

    /// `new error`, or `accepted error` if it is ignored or in a baseline.
    var title: String { "\(finding.acceptance == nil ? "new" : "accepted") \(finding.severity.rawValue)" }

    /// `App/SceneDelegate.swift:7:5: LT011 a link is lost at a cold start`
    var headline: String { "\(finding.placeInFile.heading): \(finding.heading)" }

    /// The finding in one line, with its location first.
    var sentence: String {
        let details = finding.acceptance.map { [$0.words] } ?? finding.account
        return "\(title): \(headline) (\(details.joined(separator: "; ")))"
    }

    /// Its place in a report: the worst first, and of these the launch with the payload.
    private var rank: [Int] {
        let severity = Severity.allCases.firstIndex(of: finding.severity) ?? 0
        return [finding.acceptance == nil ? 0 : 1, severity, Consequence.orderOfKinds(finding.finding)]
    }

    static func precedes(_ first: NewFinding, _ second: NewFinding) -> Bool {
        first.rank.lexicographicallyPrecedes(second.rank)
    }

    /// Whether its location is an event of the scenario.
    var isOfScenario: Bool { finding.place.source == finding.scenario }

    /// Whether the other is the same bug: one in the event of a launch, the other in the code that each launch runs.
    func isSame(as other: NewFinding) -> Bool {
        let (own, others) = (finding.finding, other.finding.finding)
        return isOfScenario != other.isOfScenario && own.kind == others.kind && own.subject != nil
            && own.subject == others.subject && own.account.fix.codeNames == others.account.fix.codeNames
    }

    /// Whether another finding has the same cause; `isElsewhere`: some launch has only the other one.
    func explains(_ other: NewFinding, isElsewhere: Bool) -> Bool {
        Consequence.all.contains { $0.holds(finding.finding, other.finding.finding, isElsewhere) }
    }
}

extension [NewFinding] {
    /// The order of all reports; equal ones stay as they are.
    var inOrderOfReport: [NewFinding] {
        enumerated().sorted { first, second in
            if NewFinding.precedes(first.element, second.element) { return true }
            return !NewFinding.precedes(second.element, first.element) && first.offset < second.offset
        }.map(\.element)
    }
}

/// A reason for which two findings have one cause, so that the second is reported with the first.
private struct Consequence: Sendable {
    let holds: @Sendable (_ cause: Finding, _ other: Finding, _ isElsewhere: Bool) -> Bool

    static let all = [
        // Without a scene delegate, or a scene, no payload is handled and no window is shown.
        Consequence { cause, other, isElsewhere in
            !isElsewhere && withoutScene.contains(cause.kind) && inScene.contains(other.kind)
        },
        // The code that handles a payload is the fix of both: the old option is read in each launch.
        Consequence { cause, other, _ in
            let names = cause.account.fix.codeNames
            return isOfLaunch(cause) && !isOfLaunch(other) && !names.isEmpty && names == other.account.fix.codeNames
        },
    ]

    private static let withoutScene: [FindingKind] = [
        .sceneLifecycleRequired, .sceneManifestIncomplete, .sceneDelegateClassUnresolved,
    ]

    private static let inScene: [FindingKind] = [
        .orphanWindow, .payloadUnhandled, .warmOnlyHandler, .launchOptionsEmptyUnderScenes, .droppedBeforeListener,
    ]

    /// First the app that shows nothing, then the launch that is lost, then the code that any launch runs.
    static func orderOfKinds(_ finding: Finding) -> Int {
        (withoutScene + [.orphanWindow]).contains(finding.kind) ? 0 : isOfLaunch(finding) ? 1 : 2
    }

    /// Whether its rule is about the event of the launch, or its payload.
    private static func isOfLaunch(_ finding: Finding) -> Bool {
        let triggers = finding.kind.rules.first { $0.id == finding.rule }?.on ?? []
        return triggers.contains { [.payload, .handedOut, .event, .unreceived].contains($0) }
    }
}
