/// Something that a version changed, in all launches in which one rule stands behind it.
struct ModelChange: Sendable {
    /// The first version after it.
    let version: Version
    /// The rule that holds since; nil where something only ceased.
    let rule: Rule?
    /// The ways in which it shows, that of most launches first.
    fileprivate(set) var variants: [Variant]

    /// A way in which it shows, and the launches in which it does.
    struct Variant: Sendable {
        let steps: StepChanges
        fileprivate(set) var launches: [Changed]
    }

    /// A launch before and after.
    struct Changed: Sendable {
        let launch: SurveyedLaunch
        let after: SurveyedRun
    }

    /// What a person would call it: the reason for what is new, else what is different first.
    var title: String {
        if let rule { return rule.because }
        guard let first = variants.first?.steps.lines.first else { return "" }
        return switch first.sign {
        case .new: "\(first.step) comes."
        case .gone: "\(first.step) no longer comes."
        case .changed: "\(first.step): \(first.remarks.joined(separator: "; "))."
        }
    }

    var launchCount: Int { variants.map(\.launches.count).reduce(0, +) }
}

extension LaunchSurvey {
    /// What each version of iOS changed: one entry for each different change, the oldest version first, and what most launches
    /// have before the rest.
    var changes: [ModelChange] {
        var changes: [ModelChange] = []
        var known: [ChangeKey: Int] = [:]
        for launch in launches {
            let runs = launch.runsOnIOS
            for (before, after) in zip(runs, runs.dropFirst()) {
                let steps = StepChanges(from: before.timeline, to: after.timeline)
                let rule = after.firstRule(since: before, steps)
                let key = ChangeKey(
                    version: after.versions.first, reason: rule?.because, steps: rule == nil ? steps : nil)
                let changed = ModelChange.Changed(launch: launch, after: after)
                if let index = known[key] {
                    changes[index].add(changed, steps)
                } else {
                    known[key] = changes.count
                    let variant = ModelChange.Variant(steps: steps, launches: [changed])
                    changes.append(ModelChange(version: key.version, rule: rule, variants: [variant]))
                }
            }
        }
        // In the order of the launches where as many have it.
        return changes.enumerated().sorted {
            ($0.element.version, -$0.element.launchCount, $0.offset)
                < ($1.element.version, -$1.element.launchCount, $1.offset)
        }.map(\.element)
    }
}

extension ModelChange {
    fileprivate mutating func add(_ changed: Changed, _ steps: StepChanges) {
        if let same = variants.firstIndex(where: { $0.steps == steps }) {
            variants[same].launches.append(changed)
        } else {
            variants.append(Variant(steps: steps, launches: [changed]))
        }
    }
}

extension SurveyedRun {
    /// The rule of the first step that is new or different, and that an older run doesn't have.
    fileprivate func firstRule(since older: SurveyedRun, _ steps: StepChanges) -> Rule? {
        let old = Set(older.timeline.entries.map(\.rule))
        return steps.rules.first { !old.contains($0) }.flatMap { RuleBook.standard.rule($0) }
    }
}

private struct ChangeKey: Hashable {
    let version: Version
    let reason: String?
    let steps: StepChanges?
}
