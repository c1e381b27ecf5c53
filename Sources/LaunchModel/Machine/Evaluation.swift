extension World {
    /// Whether a rule applies at a moment.
    func applies(_ rule: Rule, at moment: Moment) -> Bool {
        rule.from?.contains(process.state) ?? true && rule.concerns(scenario) && rule.when.holds(at: moment)
    }

    func holds(_ condition: Condition, scene: String?) -> Bool {
        condition.holds(at: moment(scene: scene))
    }

    /// All that conditions can be asked about, with a scene at hand or none.
    func moment(scene: String?) -> Moment {
        Moment(
            described: described, preference: preference, event: current.event, scene: scene,
            target: current.targetID, scenes: system.scenes, launch: process.launch, flags: process.flags,
            systemFlags: system.flags, returned: process.returned, owedDiscards: system.owedDiscards,
            code: process.code, delivery: current.delivery, overrun: current.overrun?.limit.watchdog,
            context: current.context)
    }
}
