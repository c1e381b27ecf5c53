/// A recorded timeline, with the places that messages point at.
public struct RecordedTimeline: Sendable {
    package let source: SourceText
    /// As much of the timeline as its form tells.
    package let timeline: Timeline
    /// Where each entry stands.
    package let entries: [Place]
    /// A number for each entry; those that share one are equal.
    package let alike: [Int]
    package let findings: [Place]
    package let form: Form
    /// The kinds it was recorded with: those that its form usually shows, or else just those that it holds.
    package let kinds: Set<ShownKind>

    package init(
        source: SourceText, timeline: Timeline, entries: [Place], alike: [Int]? = nil, findings: [Place], form: Form
    ) {
        self.source = source
        self.timeline = timeline
        self.entries = entries
        self.alike = alike ?? Array(entries.indices)
        self.findings = findings
        self.form = form
        var held: Set<ShownKind> = timeline.findings.isEmpty ? [] : [.finding]
        for (index, first) in self.alike.enumerated() where first == index {
            held.insert(ShownKind(timeline.entries[index]))
        }
        // Something happens in every timeline.
        kinds = held.contains(.event) ? held.union(form.usualKinds) : held
    }

    /// How it was written down.
    package enum Form: Hashable, Sendable {
        case json
        /// Text leaves out what people don't need; explained it bears the rules.
        case text(isExplained: Bool)
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
        case .json: ShownKind.everything
        case .text: ShownKind.usual
        }
    }
}

extension Timeline {
    /// The number of the JSON form: it goes up when a program that reads timelines would have to change.
    package static let schema = 1
}
