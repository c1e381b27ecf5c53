extension TimelineFormat {
    /// One object for programs. An entry stays on one line, so that a changed entry is one line of a diff.
    public static var json: TimelineFormat {
        TimelineFormat("json") { traced, presentation in
            let timeline = traced.timeline
            let above: Value = ["schema": .number(Timeline.schema), "scenario": timeline.scenario.value]
            let below: Value = [
                "notCalled": timeline.notCalled?.value ?? .list([]),
                "findings": .list(presentation.findingValues(of: traced)), "outcome": .string(timeline.outcome.name),
            ]
            var objects = EntryObjects(presentation.detail, on: timeline.scenario.device)
            for (index, entry) in presentation.shown(of: timeline).enumerated() {
                objects.add(index > 0 ? ",\n    " : "\n    ")
                objects.add(entry)
            }
            let entries = String(decoding: objects.takeBytes(), as: UTF8.self)
            // One object, written in three parts.
            return above.json(laidOut: .linewise).dropLast("\n}".count) + ",\n  \"entries\": [" + entries
                + (entries.isEmpty ? "]," : "\n  ],") + below.json(laidOut: .linewise).dropFirst() + "\n"
        }
    }
}
