extension World {
    /// The value that code reads from a fact or option during a callback; null for none.
    func value(of slot: Slot, _ protection: Action.Protection, in call: Call) -> Value {
        switch slot.container {
        case .launchOptions:
            option(
                slot,
                among: Slot.Container.launchOptions.carriers.contains(call.callback)
                    ? options(.launchOptions, scene: nil) : [])
        case .connectionOptions: option(slot, among: connectionOptions(in: call))
        case nil: fact(slot, protection, in: call)
        }
    }

    private func option(_ slot: Slot, among members: [Value.Member]) -> Value {
        let value = members.first { $0.key == slot.key }?.value ?? .null
        return slot == .launchUserActivityType ? value["activityType"] ?? .null : value
    }

    private func connectionOptions(in call: Call) -> [Value.Member] {
        guard Slot.Container.connectionOptions.carriers.contains(call.callback), hasConnectionOptions(call.scene) else {
            return []
        }
        return options(.connectionOptions, scene: call.scene)
    }

    private func fact(_ slot: Slot, _ protection: Action.Protection, in call: Call) -> Value {
        switch slot {
        case .window:
            holds(call.scene == nil ? .mayHaveWindow : .hasWindow, scene: call.scene) ? .string("UIWindow") : .null
        case .appDelegateWindow:
            holds(
                scenario.app.lifecycle == .appDelegate ? .hasWindow : .flag(.windowWithoutSceneMade), scene: call.scene)
                ? .string("UIWindow") : .null
        case .keyWindow: holds(.hasWindow, scene: call.scene) ? .string("UIWindow") : .null
        case .rootViewController: holds(.hasWindow, scene: call.scene) ? .string("UIViewController") : .null
        case .applicationState: process.state.read.map { .string($0.rawValue) } ?? .null
        case .connectedScenes: connectedScenes
        case .sharedDelegate: .string(SystemValue.sharedDelegate.value[scenario.app.lifecycle] ?? "AppDelegate")
        case .protectedData: isSet(protection.lockedAway, scene: nil) ? .null : .string("Data")
        case .activePrewarm: holds(.prewarmFlagIsSet, scene: nil) ? .string("1") : .null
        default: .null
        }
    }
}

extension World {
    private var connectedScenes: Value { .list(system.scenes.filter(\.isConnected).map { .string($0.id) }) }
}

extension Condition {
    /// UIKit or the app has created the current window. If the scenario doesn't state when the app does, it has its
    /// window as early as possible.
    static let hasWindow = Condition.any([
        .flag(.windowMade), .both(.lifecycle(.appDelegate), .not(.app(.makesWindowInCode))),
    ])

    /// The same, for the window that the application's own code keeps if no scene has one yet.
    static let mayHaveWindow = Condition.any([hasWindow, .flag(.windowWithoutSceneMade)])

    /// `ActivePrewarm` is in the environment; it is removed when the launch methods are done.
    static let prewarmFlagIsSet = Condition.both(.flag(.wasPrewarmed), .not(.flag(.launchMethodsReturned)))
}
