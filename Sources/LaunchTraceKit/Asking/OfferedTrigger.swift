/// A trigger that an app can be asked for.
struct OfferedTrigger: Hashable, Sendable {
    /// What has to happen first.
    let before: [Trigger]
    let trigger: Trigger

    init(_ trigger: Trigger, after before: [Trigger] = []) { (self.trigger, self.before) = (trigger, before) }

    /// Without its distinguishing name: `backgroundEvent location`.
    var sort: String { trigger.sortWords.joined(separator: " ") }

    /// Whether it is called by all of these words.
    func isCalled(_ words: [String]) -> Bool {
        let known = Set((trigger.sortWords + [trigger.nameInApp].compactMap(\.self)).map(\.folded))
        return words.allSatisfy { known.contains($0.folded) }
    }
}

extension ReadScenario {
    /// The triggers of the app itself: its icon, what it declares, and what it has code for.
    var ownTriggers: [OfferedTrigger] {
        let sources = project?.sources ?? LaunchSources()
        return [OfferedTrigger(.tapIcon)]
            + (scenario.app.triggers(from: sources) + sources.undeclared).map { OfferedTrigger($0) }
    }

    /// What happens to every app alike: each sort of it once.
    var commonTriggers: [OfferedTrigger] {
        RepresentativeTrigger.all(in: scenario).filter { !$0.trigger.kind.isUpToTheApp && $0.trigger != .tapIcon }.map {
            OfferedTrigger($0.trigger, after: $0.before)
        }
    }
}

extension [OfferedTrigger] {
    /// The fewest words for each that distinguish it from the others.
    var names: [String] {
        let kinds = Dictionary(grouping: self, by: \.trigger.kind)
        let sorts = Dictionary(grouping: self, by: \.sort)
        return map { offered in
            let isOnlySort = kinds[offered.trigger.kind]?.allSatisfy { $0.sort == offered.sort } ?? true
            let name = sorts[offered.sort]?.count == 1 ? nil : offered.trigger.nameInApp
            return [isOnlySort ? offered.trigger.kind.rawValue : offered.sort, name].compactMap(\.self).joined(
                separator: " ")
        }.unique()
    }
}
