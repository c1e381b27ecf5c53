/// A scenario as it was read, with what it leads to.
public struct TracedScenario: Sendable {
    public let read: ReadScenario
    public let timeline: Timeline

    public init(_ read: ReadScenario, _ timeline: Timeline) {
        self.read = read
        self.timeline = timeline
    }

    /// What was found, in the order in which it shows.
    public var findings: [PlacedFinding] {
        timeline.findings.map {
            PlacedFinding(finding: $0, place: read.place(of: $0, in: timeline), scenario: read.source)
        }
    }
}
