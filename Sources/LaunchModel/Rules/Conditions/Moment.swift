/// The moment at which conditions are evaluated: the app, the current event and scene, and the state of the process; a
/// class, because it is large, and each condition passes it on.
package final class Moment: Sendable {
    let described: DescribedApp
    let preference: Preference
    let event: EventAtHand?
    /// The index of the event in the scenario.
    let eventIndex: Int?
    /// The current scene; nil if there is none.
    let scene: String?
    /// The scene that the event is for.
    let target: String
    let scenes: [Scene]
    /// The flags that are set, among those of scenes the ones of the current scene.
    let flags: CaseSet<Flag>
    /// The last return values, in this process, of the methods that return a Bool.
    let returned: [Callback: Bool]
    /// The number of discarded sessions still to be reported to the app.
    let owedDiscards: Int
    let code: AppCode
    /// The deferred actions that haven't run yet.
    let deferred: [AppCode.DeferredAction]
    let delivery: Delivery?
    /// The limit that expired.
    let overrun: Overrun?
    /// The latest occurrence, and the callback that it is in.
    let context: FindingContext?
    let callback: Callback?

    /// By default the moment before anything happens.
    init(
        described: DescribedApp, preference: Preference = .logs, event: EventAtHand? = nil, eventIndex: Int? = nil,
        scene: String? = nil, target: String = Scenario.mainScene, scenes: [Scene] = [],
        flags: CaseSet<Flag> = CaseSet(), returned: [Callback: Bool] = [:], owedDiscards: Int = 0,
        code: AppCode = AppCode(), deferred: [AppCode.DeferredAction] = [], delivery: Delivery? = nil,
        overrun: Overrun? = nil, context: FindingContext? = nil
    ) {
        self.described = described
        self.preference = preference
        self.event = event
        self.eventIndex = eventIndex
        self.scene = scene
        self.target = target
        self.scenes = scenes
        self.flags = flags
        self.returned = returned
        self.owedDiscards = owedDiscards
        self.code = code
        self.deferred = deferred
        self.delivery = delivery
        self.overrun = overrun
        self.context = context
        callback = context?.site?.callback
    }

    var scenario: Scenario { described.scenario }

    var followed: [Scene] { scenes.filter { SystemValue.rolesOfApplicationState.value.contains($0.role) } }

    /// Whether a task has a launch handler in this process, or may have one because the setup is unknown.
    func mayHandle(_ task: String) -> Bool {
        if code.tasks.contains(task) || task.isEmpty && !code.tasks.isEmpty || leavesToSwiftUI(task) { return true }
        let registers = Action.registerTask(identifier: task)
        return code.unknownSetUp && !described.registers(task) && described.app.written.code.mayHaveUnknown(registers)
            && !described.app.servicesWithoutDelegate.contains(.taskScheduler)
    }

    /// Whether the App of SwiftUI has an action for a refresh task that no code registers itself.
    func leavesToSwiftUI(_ task: String) -> Bool {
        hasTaskOfSwiftUI(for: .appRefreshTask) && !code.tasks.contains(task) && !described.registers(task)
    }

    /// Whether the App of SwiftUI has an action for a background session, and its delegate doesn't handle that itself.
    var leavesSessionToSwiftUI: Bool {
        hasTaskOfSwiftUI(for: .urlSession) && scenario.method(.handleBackgroundSessionEvents, on: .appDelegate) == nil
    }

    /// Whether the current event is of a kind for which the App of SwiftUI has an action.
    private func hasTaskOfSwiftUI(for kind: BackgroundEvent.Kind) -> Bool {
        let callback = Callback.swiftUIBackgroundTask
        return event?.trigger.backgroundEvent?.kind == kind && described.lifecycle == .swiftUI
            && described.app.swiftUIApp?.named[callback] != nil && callback.spec.isCalled(on: described.uikit)
            && described.app.written.code.tasksOfSwiftUI?.contains(kind) ?? true
    }

    var sceneAtHand: SceneAtHand {
        let id = scene ?? target
        return SceneAtHand(scene: scenes.first { $0.id == id }, isTarget: id == target)
    }
}

/// A limit that expired.
struct Overrun: Hashable, Sendable {
    let limit: Limit
    /// The index of the entry during which it expired.
    let entry: Int
    /// The work at that moment; nil if only time passed.
    let work: AppCode.Work?
    /// The work of the launch until then.
    let works: [AppCode.Work]
}

/// The preferred source if Apple's documentation and the logs of developers disagree.
public enum Preference: String, CaseIterable, Sendable {
    case logs, documented
    /// The documentation in only one dispute, by its name: a scene connects in a background launch.
    case sceneInBackground = "scene-in-background"
    /// The same of another: such a launch enters the background.
    case entersBackground = "entry-in-background"

    /// Whether the documentation is preferred in the dispute that the other one names.
    func includes(_ dispute: Preference) -> Bool { self == .documented || self == dispute }
}

extension Scenario {
    /// The behavior of a receiver's method; nil if UIKit finds nothing to call.
    package func method(_ callback: Callback, on receiver: Receiver, role: SceneRole? = nil) -> Delegate.Method? {
        guard callback.spec.isCalled(on: device.uikit), has(receiver, role: role), !isKeptBySwiftUI(callback) else {
            return nil
        }
        return switch receiver.implementation(in: app, role: role) {
        case .described(let delegate): delegate?[callback]
        case .everything: Delegate.Method()
        }
    }

    /// Whether one of SwiftUI's own delegates answers UIKit without calling the app's.
    func isKeptBySwiftUI(_ callback: Callback) -> Bool {
        app.lifecycle == .swiftUI && SwiftUIMessage.kept.contains(callback)
    }

    /// Whether such an object exists.
    package func has(_ receiver: Receiver, role: SceneRole? = nil) -> Bool {
        switch receiver.existence {
        case .always: true
        case .described: receiver.implementation(in: app, role: role).delegate != nil
        case .inSwiftUI: app.lifecycle == .swiftUI
        case .shown: app.lifecycle == .swiftUI || app.interface.hostsViews
        case .inUIKit: app.lifecycle != .swiftUI
        }
    }
}
