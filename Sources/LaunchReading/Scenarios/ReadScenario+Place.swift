extension ReadScenario {
    /// The part of the scenario that is to blame for a finding: what causes it, else the event that it comes to light
    /// with, else the scenario as a whole.
    public func place(of finding: Finding, in timeline: Timeline) -> Place {
        finding.causes.lazy.compactMap(tree.place(at:)).first
            ?? event(of: finding, in: timeline).map { events[$0] }
            ?? tree.place.opening
    }

    private func event(of finding: Finding, in timeline: Timeline) -> Int? {
        guard timeline.entries.indices.contains(finding.entry),
            let event = timeline.entries[finding.entry].eventIndex, events.indices.contains(event)
        else { return nil }
        return event
    }
}
