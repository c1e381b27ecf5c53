import LaunchModel

extension TimelineFormat {
    /// An object a line for programs that read as it comes: a header, the entries, a footer.
    public static let ndjson = TimelineFormat(name: "ndjson", usualKinds: ShownKind.everything) {
        traced, presentation in
        let timeline = traced.timeline
        let findings = presentation.findingValues(of: traced)
        let entries = presentation.shown(of: timeline).map { $0.value(presentation.detail) }
        return ([header(timeline)] + entries + [footer(timeline, findings)])
            .map { $0.json + "\n" }.joined()
    }
}

private func header(_ timeline: Timeline) -> Value {
    .object([
        Value.Member("kind", .string("header")),
        Value.Member("schema", .number(String(TimelineFormat.schema))),
        Value.Member("scenario", timeline.scenario.value),
    ])
}

private func footer(_ timeline: Timeline, _ findings: [Value]) -> Value {
    .object([
        Value.Member("kind", .string("footer")),
        Value.Member("findings", .list(findings)),
        Value.Member("outcome", .string(timeline.outcome.name)),
    ])
}
