extension TimelineFormat {
    /// One object for programs; an entry stays on one line, so that a changed entry is one line of a diff.
    public static var json: TimelineFormat {
        TimelineFormat("json") { traced, presentation in
            let timeline = traced.timeline
            let value: Value = [
                "schema": .number(Timeline.schema), "scenario": timeline.scenario.value,
                "entries": .list(
                    presentation.shown(of: timeline).map { $0.value(presentation.detail, on: timeline.scenario.device) }
                ),
                "notCalled": timeline.notCalled?.value ?? .list([]),
                "findings": .list(presentation.findingValues(of: traced)), "outcome": .string(timeline.outcome.name),
            ]
            return value.json(laidOut: .linewise) + "\n"
        }
    }
}
