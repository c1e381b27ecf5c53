/// One way to write a timeline down.
public typealias TimelineFormat = OutputFormat<TracedScenario, Presentation>

extension TimelineFormat {
    /// Every format, the usual one first.
    public static var all: [TimelineFormat] { [.text, .json, .ndjson, .markdown, .mermaid, .svg, .html] }

    /// The kinds it shows where nothing else is asked for: all for programs, and in pictures the app's actions, too.
    public var usualKinds: Set<ShownKind> {
        if [.json, .ndjson].contains(self) { return ShownKind.everything }
        return [.svg, .html].contains(self) ? ShownKind.usual.union([.viewController, .action]) : ShownKind.usual
    }
}

/// How much of a timeline is shown, and how.
public struct Presentation: Hashable, Sendable {
    /// The kinds of entries that are shown.
    public var kinds: Set<ShownKind>
    /// The detail in which an entry is shown.
    public var detail: Detail
    /// The colours of text, which other formats ignore.
    public var palette: Palette
    /// The cells of the terminal that text is wrapped to; nil for a line an entry, however long.
    public var width: Int?

    /// The detail in which an entry is told.
    public enum Detail: Sendable {
        case facts
        /// The facts, and the rule behind them.
        case explained
    }

    /// A presentation of these kinds, by default plain and without rules.
    public init(kinds: Set<ShownKind>, detail: Detail = .facts, palette: Palette = .plain, width: Int? = nil) {
        self.kinds = kinds
        self.detail = detail
        self.palette = palette
        self.width = width
    }

    /// The entries that are shown.
    package func shown(of timeline: Timeline) -> [Timeline.Entry] {
        timeline.entries.filter(shows)
    }

    package func shows(_ entry: Timeline.Entry) -> Bool {
        kinds.contains(ShownKind(entry))
    }

    /// The findings that are shown to people: those about the app.
    func shownFindings(of timeline: Timeline) -> [Finding] {
        kinds.contains(.finding) ? timeline.findings.filter { $0.kind.subject == .app } : []
    }

    /// The same with their places.
    func shownFindings(of traced: TracedScenario) -> [PlacedFinding] {
        kinds.contains(.finding) ? traced.findings.filter { $0.finding.kind.subject == .app } : []
    }

    /// The methods that aren't called, where calls are shown; nil where there are none.
    func shownUncalled(of timeline: Timeline) -> Timeline.Uncalled? {
        kinds.contains(.callback) ? timeline.notCalled.flatMap { $0.isEmpty ? nil : $0 } : nil
    }

    /// The findings that are shown, as objects that count the entries as they are shown.
    func findingValues(of traced: TracedScenario) -> [Value] {
        var places = FindingPlaces(of: traced.timeline)
        for entry in traced.timeline.entries { places.note(entry, isShown: shows(entry)) }
        return values(of: traced.findings, places)
    }

    func values(of findings: [PlacedFinding], _ places: FindingPlaces) -> [Value] {
        kinds.contains(.finding)
            ? findings.map { $0.value(entry: places.number(of: $0.finding.entry), detail) } : []
    }
}
