extension World {
    /// The application's state without the scenes on other screens.
    var stateOnScreen: AppState {
        let windows = system.scenes.filter(\.isWindow)
        guard process.state == .active, scenario.app.lifecycle != .appDelegate,
            !windows.contains(where: { $0.state == .foregroundActive })
        else { return process.state }
        return windows.contains(where: \.isForeground) ? .inactive : .background
    }

    func holds(_ condition: Condition, scene: String?) -> Bool { condition.holds(at: moment(scene: scene)) }

    // A call passes a copy of the world, a thousand bytes, unless it may change the world. Inlined, these read what they need,
    // which saves a tenth of a run.

    /// The state that rules refer to: for an event, that of the app on the device's own screen.
    @inline(__always) func state(at trigger: RuleTrigger) -> AppState {
        switch trigger {
        case .event: stateOnScreen
        case .at: process.state
        }
    }

    @inline(__always) func scene(_ id: String?) -> Scene? { system.scenes.first { $0.id == id } }

    /// The flags that are set; among the flags of scenes, those of one scene.
    @inline(__always) func flags(scene: String?) -> CaseSet<Flag> {
        var flags = process.flags.all(scene: scene)
        flags.formUnion(system.flags)
        return flags
    }

    /// The input of most rules: a state of the app, with or without a current scene.
    @inline(__always) func bits(in state: AppState, scene: String?) -> PreparedCondition.Bits {
        PreparedCondition.Bits(event: current.event?.trigger.kind, state: state, flags: flags(scene: scene))
    }

    /// The arguments as an entry shows them; none if no entry is shown.
    @inline(__always) mutating func shownArguments(_ carried: Carried, scene: String?) -> [Value.Member] {
        if case .nothing = carried { return [] }
        return record.keeping == .outline ? [] : arguments(carried, scene: scene)
    }

    /// The input of all conditions, with or without a current scene.
    @inline(__always) func moment(scene: String?) -> Moment {
        Moment(
            described: described, preference: preference, event: current.event, eventIndex: current.index, scene: scene,
            target: current.targetID, scenes: system.scenes, flags: flags(scene: scene), returned: process.returned,
            owedDiscards: system.owedDiscards, code: process.code, deferred: process.allDeferred,
            delivery: current.delivery, overrun: current.overrun, context: current.context)
    }
}
