extension TimelineFormat {
    /// An object a line for programs that read as it comes: a header, the entries, a footer.
    public static var ndjson: TimelineFormat {
        TimelineFormat("ndjson") { traced, presentation in
            let timeline = traced.timeline
            let findings = presentation.findingValues(of: traced)
            let entries = presentation.shown(of: timeline).map {
                $0.value(presentation.detail, on: timeline.scenario.device)
            }
            return ([header(timeline)] + entries + [footer(timeline, findings)]).jsonLines
        }
    }
}

private func header(_ timeline: Timeline) -> Value {
    ["kind": "header", "schema": .number(Timeline.schema), "scenario": timeline.scenario.value]
}

private func footer(_ timeline: Timeline, _ findings: [Value]) -> Value {
    [
        "kind": "footer", "notCalled": timeline.notCalled?.value ?? .list([]), "findings": .list(findings),
        "outcome": .string(timeline.outcome.name),
    ]
}
