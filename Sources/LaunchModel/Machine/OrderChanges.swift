extension Scenario {
    /// The findings about work that waited in another scenario and no longer does in this one.
    ///
    /// - Throws: ``ImpossibleEvent`` if one of the two can't happen.
    public func findings(comparedTo before: Scenario, preferring preference: Preference = .logs) throws(ImpossibleEvent)
        -> [Finding]
    {
        let (old, new) = (try before.run(preferring: preference), try run(preferring: preference))
        let order = MilestoneOrder(from: old, to: new)
        var comparing = new
        (comparing.record.findings, comparing.record.reported) = ([], [])
        for (milestone, context) in order.milestones where context.action != nil {
            guard let follower = order.firstOvertaken(by: milestone, at: context.entry) else { continue }
            var context = context
            context.follower = follower
            comparing.checkFindings(at: .comparison, context)
        }
        return comparing.record.findings
    }
}

/// Something that two runs have in common, by which their orders are compared.
private struct Milestone: Hashable {
    let name: String
    let words: String
}

extension World {
    /// The app's own actions, the first view and the first frame, each at its first occurrence.
    fileprivate var milestones: [(Milestone, FindingContext)] {
        var seen: Set<Milestone> = []
        return record.entries.indices.compactMap { index in
            guard let milestone = milestone(at: index), seen.insert(milestone).inserted else { return nil }
            var context = FindingContext(entry: index)
            context.action = record.actions[index]?.action
            context.site = record.actions[index]?.site
            return (milestone, context)
        }
    }

    private func milestone(at index: Int) -> Milestone? {
        let entry = record.entries[index]
        if let action = record.actions[index]?.action {
            return Milestone(name: action.kind.rawValue + " " + action.label, words: "\"\(action.label)\"")
        }
        let isShared = entry.name == Callback.viewDidLoad.name || entry.name == Step.firstFrame.rawValue
        return isShared ? Milestone(name: entry.name, words: entry.name) : nil
    }

    /// The first entry that doesn't begin before another one is done.
    fileprivate func firstEntry(afterEndOf entry: Int) -> Int {
        let end = record.entries[entry].timeMs + record.entries[entry].durationMs
        return max(entry + 1, record.entries.partitioningIndex { $0.timeMs >= end })
    }
}

/// The order in which one run reaches what another reached before. A class, because a copy would copy two whole worlds.
private final class MilestoneOrder {
    private let old: World
    private let new: World
    /// The milestones of the new run, in its order.
    let milestones: [(Milestone, FindingContext)]
    /// The entries of the milestones of the old run.
    private let before: [Milestone: Int]
    /// For each milestone of the new run the last of the old entries up to it.
    private let latest: [Int]

    init(from old: World, to new: World) {
        (self.old, self.new) = (old, new)
        milestones = new.milestones
        let before = Dictionary(old.milestones.map { ($0.0, $0.1.entry) }) { first, _ in first }
        self.before = before
        var last = -1
        latest = milestones.map { milestone, _ in
            last = max(last, before[milestone] ?? -1)
            return last
        }
    }

    /// The first milestone that came after this one in the earlier run, and doesn't wait for it here.
    func firstOvertaken(by milestone: Milestone, at entry: Int) -> String? {
        guard let was = before[milestone] else { return nil }
        let waited = old.firstEntry(afterEndOf: was)
        let index = latest.partitioningIndex { $0 >= waited }
        guard index < milestones.count else { return nil }
        let (other, context) = milestones[index]
        return context.entry < new.firstEntry(afterEndOf: entry) ? other.words : nil
    }
}
