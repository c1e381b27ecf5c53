import LaunchFormats
import LaunchModel
import TestSupport

extension Finding {
    package static func sample(
        _ kind: FindingKind = .payloadUnhandled, _ severity: Severity = .error, _ message: String = "nobody takes it",
        entry: Int = 0, at causes: [ScenarioPath.Step]..., rule: String = "payload.unclaimed",
        confidence: Confidence = .documented
    ) -> Finding {
        Finding(
            kind: kind, severity: severity, message: message, entry: entry, causes: causes.map(ScenarioPath.init),
            rule: rule, confidence: confidence)
    }
}

extension TracedScenario {
    /// A timeline of a scenario that nobody wrote down.
    package init(_ timeline: Timeline) {
        let source = SourceText("{}")
        let tree = JSONNode(.object([]), at: Place(source: source, range: 0..<2))
        let scenario = Scenario("n", events: [Event(.tapIcon)])
        self.init(
            ReadScenario(scenario: scenario, writtenEvents: [], start: nil, source: source, tree: tree, project: nil),
            timeline)
    }

    /// The scenario of a text, with findings as if its run had led to them.
    package init(_ source: SourceText, settings: [Setting] = [], findings: [Finding]) throws {
        let read = try reader(["Info.plist": Array("<plist><dict></dict></plist>".utf8)]).read(
            source, settings: settings)
        var timeline = try read.scenario.trace()
        timeline.findings = findings
        self.init(read, timeline)
    }
}

extension TimelineFormat {
    package func rendered(_ timeline: Timeline, _ presentation: Presentation) -> String {
        render(TracedScenario(timeline), presentation)
    }
}
