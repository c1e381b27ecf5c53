/// A recorded timeline, with the places for messages.
public struct RecordedTimeline: Sendable {
    package let source: SourceText
    /// The timeline, as far as its form contains it.
    package let timeline: Timeline
    /// The location of each entry.
    package let entries: [Place]
    /// A number for each entry; entries with the same number are equal.
    package let alike: [Int]
    package let findings: [Place]
    package let form: Form
    /// The recorded kinds: those that its form shows by default, or else only those that it contains.
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
        // Every timeline contains an event.
        kinds = held.contains(.event) ? held.union(form.usualKinds) : held
    }

    /// The form of the recording.
    package enum Form: Hashable, Sendable {
        case json
        /// Text omits details; explained text contains the rules.
        case text(isExplained: Bool)
    }
}

extension RecordedTimeline {
    /// Reads the output of `launchtrace run` as text, JSON or lines of JSON.
    ///
    /// - Throws: ``Diagnostics`` if the text isn't a timeline.
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
    /// The version of the JSON form. It increases with a change that breaks readers.
    package static let schema = 1
}
