/// A fact about the latest occurrence.
package typealias OccurrenceFact = Fact<Occurrence>

/// The latest occurrence, and its moment.
package struct Occurrence: Sendable {
    let context: FindingContext
    let moment: Moment
}

extension OccurrenceFact {
    static var isInScene: Self { Self("the callback [is|isn't] one of a scene") { $0.context.call?.scene != nil } }
    /// The fact or option that is read has no value.
    static var readsNothing: Self {
        Self("there is [nothing|something] to read") { [.null, .list([])].contains($0.context.read) }
    }
    /// The app also reads the same payload from the connection options.
    static var readsReplacement: Self {
        Self("the app [also reads, or may read,|doesn't read] the option of scenes with the value") { occurrence in
            guard let payload = occurrence.context.action?.slot?.payload else { return false }
            let described = occurrence.moment.described
            return Slot.allCases.contains { slot in
                slot.container == .connectionOptions && slot.payload == payload
                    && (described.slots.contains(slot) || described.hasUnknown(payloadIn: slot))
            }
        }
    }
    /// The system prewarmed the process when it happened.
    static var whilePrewarming: Self {
        Self("the process [was|wasn't] being prewarmed when it happened") { $0.context.isPrewarming }
    }
    /// The kept payload has been forwarded before.
    static var isHandedOutAgain: Self {
        Self("the kept payload [has|hasn't] been forwarded before") { occurrence in
            occurrence.context.kept.flatMap { occurrence.moment.code.kept[$0] }?.isHandedOut ?? false
        }
    }
    static var taskIsRegistered: Self {
        Self("the task [is|isn't] registered already") { occurrence in
            // A launch method with unknown behavior registers what a launch needs, and no task that a user starts.
            if case .registerTask(let task, continued: true) = occurrence.context.action {
                return occurrence.moment.code.tasks.contains(task)
            }
            return occurrence.task.map(occurrence.moment.mayHandle) ?? true
        }
    }
    static var taskIsPermitted: Self {
        Self("Info.plist [permits|doesn't permit] the task") { occurrence in
            occurrence.task.map(occurrence.moment.scenario.permits) ?? true
        }
    }
    static var resourceIsThere: Self {
        Self("the resource [exists|doesn't exist]") { occurrence in
            occurrence.context.action?.resource.map(occurrence.moment.code.resources.contains) ?? true
        }
    }
    /// No known action creates the resource, and some setup is unknown.
    static var resourceMayBeUnknown: Self {
        Self("unknown setup [may create|doesn't create] the resource") { occurrence in
            let described = occurrence.moment.described
            guard described.hasUnknown(.setUp), let resource = occurrence.context.action?.resource else { return false }
            return described.maker(of: resource) == nil
        }
    }
    /// A method that has returned creates it at an unknown time.
    static var resourceIsUnderWay: Self {
        Self("a method that has returned [is|isn't] about to create the resource") { occurrence in
            guard let resource = occurrence.context.action?.resource else { return false }
            return occurrence.moment.deferred.contains {
                $0.action == .create(resource: resource) && $0.afterMs == nil && $0.call != occurrence.context.call
            }
        }
    }
    /// The method has deferred it until after it has returned.
    static var isDeferred: Self {
        Self("the method [has deferred it until it has returned|does it before it returns]") {
            $0.context.deferred != nil
        }
    }
    /// The resource is the setup that a start for another scene lacks.
    static var resourceIsMisplaced: Self {
        Self("[only the window's scene creates|others may create] the resource") { occurrence in
            let described = occurrence.moment.described
            guard let maker = occurrence.context.action?.resource.flatMap(described.maker) else { return false }
            return maker == described.misplacedSetUp
        }
    }
    /// The resource is created by one of these callbacks.
    static func resourceComesFrom(_ callbacks: [Callback]) -> Self {
        Self("the resource [comes|doesn't come] from \(callbacks.map(\.name).listed("or"))", .callbacks(callbacks)) {
            occurrence in
            let maker = occurrence.context.action?.resource.flatMap(occurrence.moment.described.maker)
            return maker.map { callbacks.contains($0.callback) } ?? false
        }
    }
    /// The callback received the payload that opened the app.
    static var carriesPayload: Self {
        Self("the callback [received|didn't receive] the payload") { occurrence in
            occurrence.moment.delivery?.carriers.contains { $0.call == occurrence.context.call } ?? false
        }
    }
    /// The same code has run before for the same scene, in this process.
    static var ranForThisScene: Self {
        Self("the same code [has|hasn't] run before for this scene") {
            $0.scenes.contains($0.context.call?.scene ?? "")
        }
    }
    /// The same code has run before for another scene, in this process.
    static var ranForAnotherScene: Self {
        Self("the same code [has|hasn't] run before for another scene") { occurrence in
            occurrence.scenes.contains { $0 != occurrence.context.call?.scene ?? "" }
        }
    }
    /// The process waited, prewarmed, while the metric ran.
    static var metricHasWaited: Self {
        Self("the process [waited|didn't wait] while the metric ran") { $0.moment.code.measured?.hasWaited ?? false }
    }
    static var metricWasInBackground: Self {
        Self("the app [was|wasn't] in the background while the metric ran") {
            $0.moment.code.measured?.wasInBackground ?? false
        }
    }
    static var doesSomething: Self { Self("the method does [something|nothing]") { $0.actions?.isEmpty == false } }
    /// The scenario states that the method does nothing.
    static var doesNothing: Self {
        Self("the scenario [states|doesn't state] that the method does nothing") {
            $0.method?.actions == [] && $0.method?.unknown == []
        }
    }
    /// The method is known to do nothing and to take no time.
    static var isIdle: Self {
        Self("the method [is known to do nothing|does something, or is unknown]") { occurrence in
            occurrence.method.map { $0.isDescribed && $0.actions == [] && $0.durationMs == 0 } ?? false
        }
    }
    /// The method's work is also done by a method that this life cycle calls, or it only reads something.
    static var losesNothing: Self {
        Self("the work of the method [isn't lost|may be lost]") { occurrence in
            if occurrence.isPossiblyDone { return true }
            guard let method = occurrence.method, method.isDescribed, method.durationMs == 0 else { return false }
            let described = occurrence.moment.described
            return (method.actions ?? []).allSatisfy { $0.isLook || described.doesElsewhere($0, than: occurrence.site) }
        }
    }
    /// Another method that this life cycle calls does each action of the method.
    static var isDoneElsewhere: Self {
        Self("another method that UIKit calls [does|doesn't do] the same work") { occurrence in
            if occurrence.isPossiblyDone { return true }
            guard let method = occurrence.method, method.isDescribed, method.durationMs == 0 else { return false }
            let (actions, described) = (method.actions ?? [], occurrence.moment.described)
            return !actions.isEmpty && actions.allSatisfy { described.doesElsewhere($0, than: occurrence.site) }
        }
    }
    /// The code of the counterparts that UIKit calls is read, and they do other work.
    static var isUndoneByCounterpart: Self {
        Self("the counterparts of the method [are known to do other work|may do its work]") {
            $0.isOfApp(in: $0.moment.scenario.app.written.code.undoneByCounterpart)
        }
    }
    /// An observer, or a counterpart in the code, does or may do the work of the method.
    static var isPossiblyDone: Self {
        Self("code that runs [does or may do|isn't known to do] the work of the method") { $0.isPossiblyDone }
    }
    /// Another method that this life cycle calls creates a window, too.
    static var windowIsMadeElsewhere: Self {
        Self("another method that UIKit calls [creates a window, too|creates no window]") { occurrence in
            occurrence.moment.described.makesWindowElsewhere(than: occurrence.site)
        }
    }
    /// The scenario states that this method does everything that the current one would.
    static func isDoneBy(_ callback: Callback) -> Self {
        Self("\(callback.name) [is known|isn't known] to do the same", .callbacks([callback])) { occurrence in
            guard let method = occurrence.method, method.isDescribed, let counterpart = occurrence.named(callback)
            else { return false }
            return method.actions?.allSatisfy { counterpart.actions?.contains($0) == true } == true
        }
    }
    /// The scenario names this method, and its behavior is unknown.
    static func isLeftOpen(in callback: Callback) -> Self {
        Self(
            "\(callback.name) [is named with unknown behavior|isn't named, or its behavior is known]",
            .callbacks([callback])
        ) { occurrence in occurrence.named(callback).map { $0.actions == nil } ?? false }
    }
    /// The method treats the push in the launch options as a tapped notification.
    static var takesPushForTap: Self {
        Self("the method [treats the push as a tap|isn't known to treat the push as a tap]") {
            $0.isOfApp(in: $0.moment.scenario.app.written.code.takingPushForTap)
        }
    }
    /// Some path through the method doesn't call its completion handler.
    static var skipsCompletion: Self {
        Self("[a|no] path through the method is known to skip its completion handler") { occurrence in
            guard occurrence.method?.completes == false else { return false }
            guard occurrence.context.site?.callback == .taskLaunchHandler, let task = occurrence.task else {
                return true
            }
            return occurrence.moment.scenario.app.written.code.unfinishedTasks?.contains(task) ?? true
        }
    }
    /// The method's actions are known, and none of them reports a call.
    static var reportsNoCall: Self {
        Self("the method [reports no call|reports a call, or may report one]") {
            $0.actions?.contains(.reportCall) == false
        }
    }
    /// The scenario names this method too, with at least as many actions: the current one is for older systems.
    static func isReplacedBy(_ callback: Callback) -> Self {
        Self("the scenario [names \(callback.name) too|doesn't name \(callback.name)]", .callbacks([callback])) {
            occurrence in
            guard let method = occurrence.named(callback) else { return false }
            guard let counterpart = method.actions else { return occurrence.actions?.isEmpty ?? true }
            return occurrence.actions == [] || !counterpart.isEmpty || !method.unknown.isEmpty
        }
    }
    package static func overran(_ watches: [Watchdog]) -> Self {
        Self("the limit [is|isn't] that of \(watches.map(\.rawValue).listed("or"))") {
            $0.moment.overrun.map { watches.contains($0.limit.watchdog) } ?? false
        }
    }
    /// Main-thread work before the first frame, over this many milliseconds.
    static func launchWorkOver(_ milliseconds: Int) -> Self {
        Self("the first frame waits for [|no ]more than \(milliseconds) ms of main-thread work") {
            $0.moment.code.launchWorkMs > milliseconds
        }
    }
}

extension Occurrence {
    /// The BGTaskScheduler identifier that an action registers, or that the event is for.
    var task: String? {
        if case .registerTask(let identifier, _) = context.action { return identifier }
        return moment.event?.trigger.scheduledTask
    }

    fileprivate var scenes: Set<String> { context.site.flatMap { moment.code.scenes[$0] } ?? [] }

    fileprivate var site: Site? { context.site }

    /// Whether an observer of the notification, or a counterpart, does or may do the work of the current method.
    fileprivate var isPossiblyDone: Bool { isOfApp(in: moment.scenario.app.written.code.possiblyDone) }

    fileprivate func isOfApp(in callbacks: Set<Callback>) -> Bool {
        site.map { $0.receiver == .appDelegate && callbacks.contains($0.callback) } ?? false
    }

    fileprivate func named(_ callback: Callback) -> Delegate.Method? {
        callback.receiver.implementation(in: moment.scenario.app).delegate?.named[callback]
    }

    /// The actions of the current method, if the scenario names them.
    fileprivate var actions: [Action]? { method?.actions }

    /// The current method, if the scenario describes it.
    fileprivate var method: Delegate.Method? {
        guard let site = context.site else { return nil }
        return site.receiver.implementation(in: moment.scenario.app, role: site.role).delegate?[site.callback]
    }
}

extension Delegate.Method {
    /// No part of its behavior is unknown.
    fileprivate var isDescribed: Bool { actions != nil && unknown.isEmpty }
}

extension Action {
    /// Whether it reads a value that still exists afterwards.
    fileprivate var isLook: Bool { slot.map { $0.payload == nil } ?? false }
}

extension DescribedApp {
    /// Whether another method, which this life cycle calls, has such an action.
    fileprivate func doesElsewhere(_ action: Action, than site: Site?) -> Bool {
        isCalled(besides: site) { $0.itself == action.itself }
    }

    fileprivate func makesWindowElsewhere(than site: Site?) -> Bool {
        isCalled(besides: site) { $0.itself.kind == .makeWindow }
    }

    private func isCalled(besides site: Site?, _ isMeant: (Action) -> Bool) -> Bool {
        let uncalled = Counterpart.uncalled(in: lifecycle)
        return writtenActions.contains {
            isMeant($0.action) && $0.site.method != site?.method && !uncalled.contains($0.site.callback)
        }
    }

    /// The location that creates a resource; nil if nothing in the scenario creates it.
    func maker(of resource: String) -> Site? { site(of: .create(resource: resource)) }
}
