/// A decision between rules: the one that applied, and the unmet requirements of the others.
package struct RuleDecision: Hashable, Sendable {
    /// The trigger at which the rules were evaluated.
    package let trigger: RuleTrigger
    /// The current scene, if there was one.
    package let scene: String?
    /// The rule that applied; nil if none did.
    package let rule: Rule?
    /// The other rules of the trigger, in the order of the tables.
    package let others: [Other]
    /// How many entries the timeline had before it.
    package let entry: Int

    /// A rule that didn't apply.
    package struct Other: Hashable, Sendable {
        package let rule: Rule
        /// Its requirements that weren't met.
        package let lacking: [Requirement]
    }
}

extension World {
    func decision(of rule: Rule?, at trigger: RuleTrigger, scene: String?) -> RuleDecision {
        let others = book.rules(at: trigger).filter { $0 != rule }.map { other in
            RuleDecision.Other(
                rule: other, lacking: other.requirements.filter { !isMet($0, at: trigger, scene: scene) })
        }
        return RuleDecision(trigger: trigger, scene: scene, rule: rule, others: others, entry: record.count)
    }

    private func isMet(_ requirement: Requirement, at trigger: RuleTrigger, scene: String?) -> Bool {
        switch requirement {
        case .lifecycle(let lifecycles): lifecycles.contains(scenario.app.lifecycle)
        case .state(let states): states.contains(state(at: trigger))
        case .system(let range): range.contains(scenario.device.uikit)
        case .sdk(let range): range.contains(scenario.sdkOnIOS)
        case .platform(let platforms): platforms.contains(scenario.device.platform)
        case .condition(let condition): holds(condition, scene: scene)
        }
    }
}
