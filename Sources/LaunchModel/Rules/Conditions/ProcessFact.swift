/// A fact about the process, independent of the latest occurrence.
package typealias ProcessFact = Fact<Moment>

extension ProcessFact {
    /// Sessions were discarded that the app doesn't know of yet.
    static var hasDiscardedSessions: Self {
        Self("[|no ]sessions were discarded that the app doesn't know of") { $0.owedDiscards > 0 }
    }
    static var hasSceneAccessory: Self {
        Self("[a|no] scene accessory is registered for the scene") { moment in
            let scene = moment.scenes.first { $0.id == moment.scene ?? moment.target && $0.role.isOfAccessory }
            let role = scene?.role ?? moment.event?.trigger.role
            return moment.code.sceneAccessories.contains { $0.accessory.role == role }
        }
    }

    /// An action sets the delegate that the event is for, or no class of the app is one.
    static var saysWhenServiceIsSet: Self {
        Self("the scenario [states|doesn't state] when the delegate for the event is set", .about(.backgroundEvent)) {
            moment in
            moment.service.map {
                moment.described.setUp(of: $0.name) != nil
                    || moment.described.app.servicesWithoutDelegate.contains($0.name)
            } ?? false
        }
    }
    /// No class of the app is a delegate for the event.
    static var hasNoServiceDelegate: Self {
        Self("[no|a] class of the app is a delegate for the event", .about(.backgroundEvent)) { moment in
            moment.service.map { moment.described.app.servicesWithoutDelegate.contains($0.name) } ?? false
        }
    }
    /// The delegate that the event is for isn't set, or was set too late for what launched the app.
    static var lacksServiceDelegate: Self {
        Self("[no|a] delegate has been set for the event in time", .about(.backgroundEvent)) { moment in
            moment.service.map(moment.lacksDelegate) ?? false
        }
    }
    /// A launch method defers setting the delegate that the event is for.
    static var putsOffServiceDelegate: Self {
        Self("a launch method [defers|doesn't defer] setting the delegate for the event", .about(.backgroundEvent)) {
            moment in moment.service.map(moment.isDeferred) ?? false
        }
    }
    /// It is unknown whether the delegate that the event is for is set in time.
    static var hasUnknownServiceDelegate: Self {
        Self("it is [unknown|known] whether the delegate for the event is set", .about(.backgroundEvent)) { moment in
            moment.service.map(moment.hasUnknown) ?? false
        }
    }
    /// The delegate that the event is for has no method for it.
    static var lacksServiceMethod: Self {
        Self("the delegate for the event has [no|a] method for it", .about(.backgroundEvent)) { moment in
            moment.service.map(moment.lacksMethods) ?? false
        }
    }
    /// The main thread has been busy since the process began.
    static var launchIsSlow: Self {
        Self("the launch [occupies|doesn't occupy] the main thread for more than \(SystemValue.quickLaunchMs.value) ms")
        { $0.code.launchWorkMs > SystemValue.quickLaunchMs.value }
    }
    /// It is unknown whether a launch handler is registered for the task in time.
    static var hasUnknownTask: Self {
        Self("it is [unknown|known] whether the task is registered", .about(.backgroundEvent)) { moment in
            moment.event?.trigger.scheduledTask.map { task in
                moment.described.hasUnknown(setUp: .registerTask(identifier: task)) && moment.mayHandle(task)
                    && !moment.code.tasks.contains(task)
            } ?? false
        }
    }
    static var valueIsShown: Self {
        Self("[an|no] open window shows the value already", .about(.openWindow)) { moment in
            guard let value = moment.event?.trigger.openedWindow?.value else { return false }
            return moment.scenes.contains { $0.value == value && $0.isConnected }
        }
    }
    /// SwiftUI runs the task, because the App names it.
    static var taskIsOfSwiftUI: Self {
        Self("the App of SwiftUI [has|doesn't have] an action for the task", .about(.backgroundEvent)) { moment in
            moment.event?.trigger.scheduledTask.map { moment.leavesToSwiftUI($0) } ?? false
        }
    }
    /// SwiftUI runs an action for the events of a session, because the App names it.
    static var sessionIsOfSwiftUI: Self {
        Self("the App of SwiftUI [has|doesn't have] an action for the session", .about(.backgroundEvent)) {
            $0.leavesSessionToSwiftUI
        }
    }
    /// The registration of the task is deferred, and still to come.
    static var defersTask: Self {
        Self("the app [defers|doesn't defer] the registration of the task", .about(.backgroundEvent)) { moment in
            moment.deferred.contains { deferred in
                guard case .registerTask(let identifier, _) = deferred.action.itself else { return false }
                return identifier == moment.event?.trigger.scheduledTask
            }
        }
    }
    /// No launch handler is registered for the task.
    static var unregisteredTask: Self {
        Self("[no|a] launch handler is registered for the task", .about(.backgroundEvent)) { moment in
            moment.event?.trigger.scheduledTask.map { !moment.mayHandle($0) } ?? false
        }
    }
}

extension Moment {
    /// The service whose delegate the event is for.
    fileprivate var service: BackgroundService? { event?.trigger.backgroundEvent?.kind.service }
}
