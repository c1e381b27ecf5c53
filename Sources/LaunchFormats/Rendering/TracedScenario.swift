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
        timeline.findings.map {
            PlacedFinding(
                finding: $0, place: read.place(of: $0, in: timeline), scenario: read.source,
                edit: $0.help.flatMap(read.edit))
        }
    }
}
