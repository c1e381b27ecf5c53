/// A scenario as it was read, with its timeline.
public struct TracedScenario: Sendable {
    /// The scenario, with its places.
    public let read: ReadScenario
    /// The timeline of the scenario.
    public let timeline: Timeline

    /// A scenario with its timeline.
    public init(_ read: ReadScenario, _ timeline: Timeline) { (self.read, self.timeline) = (read, timeline) }

    /// The findings, in the order in which they are shown.
    public var findings: [PlacedFinding] {
        timeline.findings.map { finding in
            let isThere = timeline.entries.indices.contains(finding.entry)
            return PlacedFinding(finding, of: read, at: isThere ? timeline.entries[finding.entry].eventIndex : nil)
        }
    }
}

extension PlacedFinding {
    init(_ finding: Finding, of read: ReadScenario, at event: Int?) {
        var shown = finding
        if read.isFromProject { shown.help = nil }
        let place = read.place(of: finding, at: event)
        let reason = read.reason(of: finding)
        let isHere = reason?.place.map { $0 == place } ?? true
        if read.isFromProject { shown = shown.explained(by: reason?.text, isHere: isHere) }
        self.init(
            finding: shown, place: place, scenario: read.source, isFromProject: read.isFromProject,
            baselineKey: read.baselineKey(of: finding, at: place), edit: shown.help.flatMap(read.edit))
        need = finding.help
        sharedApp = read.sharedApp
        acceptance = read.acceptance(of: finding, at: place)
        notes = finding.account.notes.compactMap { read.placed($0, beside: place) }
        if let reason, !isHere { notes.insert(Note(place: reason.place, text: reason.text), at: 0) }
    }
}

extension ReadScenario {
    /// A finding at its location, or else at an event.
    package func placed(_ finding: Finding, at event: Int? = nil) -> PlacedFinding {
        PlacedFinding(finding, of: self, at: event)
    }

    /// A note with its location; nil if the location doesn't exist or is that of the finding.
    fileprivate func placed(_ note: Finding.Note, beside blamed: Place) -> PlacedFinding.Note? {
        guard let path = note.path else { return PlacedFinding.Note(place: nil, text: note.text) }
        guard let place = tree.place(at: path), place != blamed else { return nil }
        return PlacedFinding.Note(place: place, text: note.text)
    }

    fileprivate func acceptance(of finding: Finding, at place: Place) -> Acceptance? {
        accepted(finding.code, at: place).map(Acceptance.reason)
    }
}
