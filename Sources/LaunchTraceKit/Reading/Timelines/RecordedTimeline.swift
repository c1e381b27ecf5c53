import LaunchModel

/// A recorded timeline, with the places that messages point at.
public struct RecordedTimeline: Sendable {
    let source: SourceText
    /// As much of the timeline as its form tells.
    public let timeline: Timeline
    /// Where each entry stands.
    let entries: [Place]
    let findings: [Place]
    let form: Form

    /// How it was written down.
    enum Form: Sendable {
        case json
        /// With how much detail; text leaves out what people don't need.
        case text(Presentation.Detail)
    }

    /// What it was recorded with: what its form usually shows, or else just what it holds.
    var kinds: Set<ShownKind> {
        let held = Set(timeline.entries.map(ShownKind.init) + (timeline.findings.isEmpty ? [] : [.finding]))
        // Something happens in every timeline.
        guard held.contains(.stimulus) else { return held }
        return held.union(form.usualKinds)
    }
}

extension RecordedTimeline {
    /// Reads what `launchtrace run` prints as text, JSON or lines of JSON.
    ///
    /// - Throws: ``Diagnostics`` where the text is no timeline.
    public init(_ text: String) throws(Diagnostics) {
        let source = SourceText(name: "recorded", bytes: Array(text.utf8))
        switch try WrittenInput(source) {
        case .timeline(let timeline): self = timeline
        case .scenario: throw Diagnostics([Diagnostic("expected a recorded timeline, found a scenario", at: nil)])
        }
    }
}

extension RecordedTimeline.Form {
    fileprivate var usualKinds: Set<ShownKind> {
        switch self {
        case .json: TimelineFormat.json.usualKinds
        case .text: TimelineFormat.text.usualKinds
        }
    }
}
