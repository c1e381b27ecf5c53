/// A scenario as it was read, with what it leads to.
public struct TracedScenario: Sendable {
    /// The scenario, with its places.
    public let read: ReadScenario
    /// The timeline of the scenario.
    public let timeline: Timeline

    /// A scenario beside its timeline.
    public init(_ read: ReadScenario, _ timeline: Timeline) {
        self.read = read
        self.timeline = timeline
    }

    /// The findings, in the order in which they show.
    public var findings: [PlacedFinding] {
        let isMendedInCode = read.isFromProject
        return timeline.findings.map { finding in
            var shown = finding
            if isMendedInCode { shown.help = nil }
            return PlacedFinding(
                finding: shown, place: read.place(of: finding, in: timeline), scenario: read.source,
                edit: shown.help.flatMap(read.edit))
        }
    }
}
