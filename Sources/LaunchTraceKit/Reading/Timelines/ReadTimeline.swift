import LaunchModel

/// A timeline that somebody recorded, with the places that messages point at.
struct ReadTimeline {
    let source: SourceText
    let timeline: Timeline
    /// Where each entry stands.
    let entries: [Place]
    let findings: [Place]
    let form: Form

    /// How it was written down.
    enum Form {
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

extension ReadTimeline.Form {
    fileprivate var usualKinds: Set<ShownKind> {
        switch self {
        case .json: TimelineFormat.json.usualKinds
        case .text: TimelineFormat.text.usualKinds
        }
    }
}
