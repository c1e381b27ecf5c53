/// The compared part of a timeline, and its locations.
struct ComparedTimeline {
    private(set) var timeline: Timeline
    let numbers: [Int]
    /// The locations of the entries; for a scenario those of their events.
    let entries: [Place?]
    /// A number for each entry; those that share one are equal.
    private var alike: [Int]
    /// The text that it was read from, whose entries have these numbers; nil where it is something else.
    private var text: RecordedTimeline?
    private(set) var findings: [Place?]

    init(_ side: DiffSide, _ kinds: Set<ShownKind>) {
        let whole = side.timeline
        timeline = whole
        let numbers: [Int]
        if kinds == side.kinds {
            numbers = Array(whole.entries.indices)
        } else {
            numbers = whole.entries.indices.filter { kinds.contains(ShownKind(whole.entries[$0])) }
            timeline.entries = numbers.map { whole.entries[$0] }
        }
        if !kinds.contains(.finding) { timeline.findings = [] }
        self.numbers = numbers
        alike = numbers
        switch side.content {
        case .traced(let traced):
            let read = traced.read
            let events = read.scenario.events.indices.map { read.place(ofEvent: $0)?.inFile(read.source) }
            entries = timeline.entries.map { $0.eventIndex.flatMap { events[$0] } }
            findings = traced.findings.map(\.placeInFile)
        case .recorded(let read):
            entries = numbers.map { read.entries[$0] }
            alike = numbers.map { read.alike[$0] }
            if case .text = read.form { text = read }
            findings = read.findings
        case .computed:
            entries = numbers.map { _ in nil }
            findings = timeline.findings.map { _ in nil }
        }
    }

    /// Removes everything that recorded text doesn't contain.
    mutating func readAsText(_ kinds: Set<ShownKind>) throws(Diagnostics) {
        let text = timeline.text(Presentation(kinds: kinds))
        let source = SourceText(name: timeline.scenario.name, bytes: Array(text.utf8))
        guard let read = try RecordedTimeline(text: source) else { return }
        let hasNotCalled = timeline.notCalled != nil
        timeline = read.timeline
        alike = read.alike
        self.text = read
        if !hasNotCalled { timeline.notCalled = nil }
    }

    /// A number for each entry; those that share one are equal, on either side.
    static func alike(_ before: ComparedTimeline, _ after: ComparedTimeline) -> (before: [Int], after: [Int]) {
        guard let old = before.text, let new = after.text else {
            let others = (before.alike.max() ?? -1) + 1
            return (before.alike, after.alike.map { $0 + others })
        }
        let numbers = RecordedTimeline.numbers(old, new)
        return (before.alike.map { numbers.before[$0] }, after.alike.map { numbers.after[$0] })
    }

    mutating func add(_ others: [PlacedFinding]) {
        timeline.findings += others.map(\.finding)
        findings += others.map(\.placeInFile)
    }
}

extension Place {
    /// The top of a file is the location of values from the command line.
    fileprivate func inFile(_ file: SourceText) -> Place {
        source.settingNumber == 0 ? self : Place(source: file, range: 0..<0)
    }
}
