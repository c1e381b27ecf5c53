/// A format for timelines.
public typealias TimelineFormat = OutputFormat<TracedScenario, Presentation>

extension TimelineFormat {
    /// Every format, the default first.
    public static var all: [TimelineFormat] { [.text, .json, .ndjson, .markdown, .mermaid, .svg, .html] }

    /// The kinds shown by default: all for programs, and in pictures also the app's actions.
    public var usualKinds: Set<ShownKind> {
        if [.json, .ndjson].contains(self) { return ShownKind.everything }
        return [.svg, .html].contains(self) ? ShownKind.usual.union([.viewController, .action]) : ShownKind.usual
    }
}

/// The shown part of a timeline, and its style.
public struct Presentation: Hashable, Sendable {
    /// The kinds of entries that are shown.
    public var kinds: Set<ShownKind>
    /// The detail of the entries.
    public var detail: Detail
    /// The colors of text; other formats ignore them.
    public var palette: Palette
    /// The columns of the terminal for wrapped text; nil for one line per entry.
    public var width: Int?

    /// The detail of an entry.
    public enum Detail: Sendable {
        case facts
        /// The facts, and their rule.
        case explained
    }

    /// A presentation of these kinds, by default plain and without rules.
    public init(kinds: Set<ShownKind>, detail: Detail = .facts, palette: Palette = .plain, width: Int? = nil) {
        self.kinds = kinds
        self.detail = detail
        self.palette = palette
        self.width = width
    }

    package func shown(of timeline: Timeline) -> [Timeline.Entry] { timeline.entries.filter(shows) }

    package func shows(_ entry: Timeline.Entry) -> Bool { kinds.contains(ShownKind(entry)) }

    /// The findings shown to readers: those about the app.
    func shownFindings(of timeline: Timeline) -> [Finding] {
        kinds.contains(.finding) ? timeline.findings.filter { $0.kind.subject == .app } : []
    }

    /// The same with their locations.
    func shownFindings(of traced: TracedScenario) -> [PlacedFinding] {
        kinds.contains(.finding) ? traced.findings.filter { $0.finding.kind.subject == .app } : []
    }

    /// The methods that aren't called, if calls are shown; nil if there are none.
    func shownUncalled(of timeline: Timeline) -> Timeline.Uncalled? {
        kinds.contains(.callback) ? timeline.notCalled.flatMap { $0.isEmpty ? nil : $0 } : nil
    }

    /// The shown findings, as objects that count the shown entries.
    func findingValues(of traced: TracedScenario) -> [Value] {
        var places = FindingPlaces(of: traced.timeline)
        for entry in traced.timeline.entries { places.note(entry, isShown: shows(entry)) }
        return values(of: traced.findings, places)
    }

    func values(of findings: [PlacedFinding], _ places: FindingPlaces) -> [Value] {
        kinds.contains(.finding) ? findings.map { $0.value(entry: places.number(of: $0.finding.entry), detail) } : []
    }
}
