extension World {
    /// The state that rules refer to: for an event, that of the app on the device's own screen.
    func state(at trigger: RuleTrigger) -> AppState {
        switch trigger {
        case .event: stateOnScreen
        case .at: process.state
        }
    }

    /// The application's state without the scenes on other screens.
    var stateOnScreen: AppState {
        let windows = system.scenes.filter(\.isWindow)
        guard process.state == .active, scenario.app.lifecycle != .appDelegate,
            !windows.contains(where: { $0.state == .foregroundActive })
        else { return process.state }
        return windows.contains(where: \.isForeground) ? .inactive : .background
    }

    /// The input of most rules: a state of the app, with or without a current scene.
    func bits(in state: AppState, scene: String?) -> PreparedCondition.Bits {
        PreparedCondition.Bits(event: current.event?.trigger.kind, state: state, flags: flags(scene: scene))
    }

    func holds(_ condition: Condition, scene: String?) -> Bool {
        condition.holds(at: moment(scene: scene))
    }

    /// The input of all conditions, with or without a current scene.
    func moment(scene: String?) -> Moment {
        Moment(
            described: described, preference: preference, event: current.event, eventIndex: current.index,
            scene: scene, target: current.targetID, scenes: system.scenes, flags: flags(scene: scene),
            returned: process.returned, owedDiscards: system.owedDiscards, code: process.code,
            deferred: process.allDeferred, delivery: current.delivery, overrun: current.overrun,
            context: current.context)
    }
}
