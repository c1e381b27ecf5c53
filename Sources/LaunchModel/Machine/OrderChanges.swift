extension Scenario {
    /// The findings about work that waited in another scenario and no longer does in this one.
    ///
    /// - Throws: ``ImpossibleEvent`` where one of the two can't happen.
    public func findings(
        comparedTo before: Scenario, preferring preference: Preference = .logs
    ) throws(ImpossibleEvent) -> [Finding] {
        let (old, new) = (try before.run(preferring: preference), try run(preferring: preference))
        var judge = new
        judge.record.findings = []
        for (milestone, context) in new.milestones where context.action != nil {
            guard let follower = new.firstOvertaken(by: milestone, old) else { continue }
            var context = context
            context.follower = follower
            judge.checkFindings(at: .comparison, context)
        }
        return judge.record.findings
    }
}

/// Something that two runs have in common, by which their orders are told apart.
private struct Milestone: Hashable {
    let name: String
    let words: String
}

extension World {
    /// The app's own actions, the first view and the first frame, each where it first comes.
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

    /// The first milestone that came after this one in an earlier run, and doesn't wait for it here.
    fileprivate func firstOvertaken(by milestone: Milestone, _ old: World) -> String? {
        let (before, after) = (old.milestones, milestones)
        guard let was = before.first(where: { $0.0 == milestone }), let now = after.first(where: { $0.0 == milestone })
        else { return nil }
        return after.first { other, context in
            guard other != milestone, let earlier = before.first(where: { $0.0 == other }) else { return false }
            return old.isDone(was.1.entry, before: earlier.1.entry) && !isDone(now.1.entry, before: context.entry)
        }?.0.words
    }

    private func isDone(_ entry: Int, before other: Int) -> Bool {
        entry < other && record.entries[entry].timeMs + record.entries[entry].durationMs <= record.entries[other].timeMs
    }
}
