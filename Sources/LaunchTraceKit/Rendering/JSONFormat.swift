import LaunchModel

extension TimelineFormat {
    /// One object for programs; an entry stays on one line, so that a changed entry is one line of a diff.
    public static let json = TimelineFormat(name: "json", usualKinds: ShownKind.everything) {
        traced, presentation in
        let timeline = traced.timeline
        let entries = presentation.shown(of: timeline).map { $0.value(presentation.detail) }
        return """
            {
              "schema": \(TimelineFormat.schema),
              "scenario": \(timeline.scenario.value.json),
              "entries": \(linewise(entries)),
              "findings": \(linewise(presentation.findingValues(of: traced))),
              "outcome": \(Value.string(timeline.outcome.name).json)
            }

            """
    }

    /// Goes up when a program that reads timelines would have to change.
    static let schema = 1
}

private func linewise(_ items: [Value]) -> String {
    guard !items.isEmpty else { return "[]" }
    return "[\n" + items.map { "    " + $0.json }.joined(separator: ",\n") + "\n  ]"
}
