/// The entries of findings: the events that led to them, and their numbers among the shown entries.
struct FindingPlaces {
    private let wanted: Set<Int>
    private var events: [Int: Int] = [:]
    private var numbers: [Int: Int] = [:]
    private var count = 0
    private var shown = 0

    init(of timeline: Timeline) { wanted = Set(timeline.findings.map(\.entry)) }

    /// Adds the next entry.
    mutating func note(_ entry: Timeline.Entry, isShown: Bool) {
        if wanted.contains(count) {
            events[count] = entry.eventIndex
            if isShown { numbers[count] = shown }
        }
        count += 1
        if isShown { shown += 1 }
    }

    /// The number of an entry among the shown ones; nil if it isn't shown.
    func number(of entry: Int) -> Int? { numbers[entry] }

    func placed(_ findings: [Finding], in read: ReadScenario) -> [PlacedFinding] {
        findings.map { PlacedFinding($0, of: read, at: events[$0.entry]) }
    }
}
