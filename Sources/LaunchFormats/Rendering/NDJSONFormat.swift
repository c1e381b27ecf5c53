extension TimelineFormat {
    /// One object per line for programs that read a stream: a header, the entries, a footer.
    public static var ndjson: TimelineFormat {
        TimelineFormat("ndjson") { traced, presentation in
            .written(by: NDJSONWriter(traced.read, traced.timeline, presentation), of: traced.timeline)
        }
    }
}

struct NDJSONWriter: EntryWriting {
    private let read: ReadScenario
    private let outline: Timeline
    private let presentation: Presentation
    private var objects: EntryObjects
    private var places: FindingPlaces

    /// The outline is the timeline with or without its entries.
    init(_ read: ReadScenario, _ outline: Timeline, _ presentation: Presentation) {
        (self.read, self.outline, self.presentation) = (read, outline, presentation)
        objects = EntryObjects(presentation.detail, on: outline.scenario.device)
        places = FindingPlaces(of: outline)
        objects.add(header(outline))
        objects.add("\n")
    }

    mutating func add(_ entry: Timeline.Entry) {
        let isShown = presentation.shows(entry)
        places.note(entry, isShown: isShown)
        guard isShown else { return }
        objects.add(entry)
        objects.add("\n")
    }

    mutating func end() {
        let findings = places.placed(outline.findings, in: read)
        objects.add(footer(outline, presentation.values(of: findings, places)))
        objects.add("\n")
    }

    mutating func takeBytes() -> [UInt8] { objects.takeBytes() }
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
