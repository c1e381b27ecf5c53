/// A fact about what has just happened.
package typealias OccurrenceFact = Fact<Occurrence>

/// Something that has just happened, and the moment at which it did.
package struct Occurrence: Sendable {
    let context: FindingContext
    let moment: Moment
}

extension OccurrenceFact {
    /// In a callback of one scene.
    static var isInScene: Self { Self("the callback [is|isn't] one of a scene") { $0.context.call?.scene != nil } }
    /// The slot that is read is empty.
    static var readsNothing: Self { Self("there is [nothing|something] to read") { $0.context.read == .null } }
    /// The app also looks for the same payload in the connection options.
    static var readsReplacement: Self {
        Self(
            "the app [also looks, or may look,|doesn't look] where the value is since there are scenes"
        ) { occurrence in
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
    /// What is kept has been handed out before.
    static var isHandedOutAgain: Self {
        Self("what is kept [has|hasn't] been handed out before") { occurrence in
            occurrence.context.kept.flatMap { occurrence.moment.code.kept[$0] }?.isHandedOut ?? false
        }
    }
    static var taskIsRegistered: Self {
        Self("the task [is|isn't] registered already") { occurrence in
            // A launch method of which nothing is known registers what a launch needs, and no task of the person's.
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
        Self("the resource [is|isn't] there") { occurrence in
            occurrence.context.action?.resource.map(occurrence.moment.code.resources.contains) ?? true
        }
    }
    /// Nothing that is told makes the resource, and some set-up isn't told.
    static var resourceMayBeUnknown: Self {
        Self("the resource [may be|isn't] made by what isn't told") { occurrence in
            let described = occurrence.moment.described
            guard described.hasUnknown(.setUp), let resource = occurrence.context.action?.resource else { return false }
            return described.maker(of: resource) == nil
        }
    }
    /// A method that has returned makes it at some time of which no more is known.
    static var resourceIsUnderWay: Self {
        Self("a method that has returned [is|isn't] about to make the resource") { occurrence in
            guard let resource = occurrence.context.action?.resource else { return false }
            return occurrence.moment.deferred.contains {
                $0.action == .create(resource: resource) && $0.afterMs == nil && $0.call != occurrence.context.call
            }
        }
    }
    /// The method has put it off until after it has returned.
    static var isDeferred: Self {
        Self("the method [has put it off until it has returned|does it before it returns]") {
            $0.context.deferred != nil
        }
    }
    /// The resource is the set-up that a start for another scene lacks.
    static var resourceIsMisplaced: Self {
        Self("only the window's scene [makes|doesn't make] the resource") { occurrence in
            let described = occurrence.moment.described
            guard let maker = occurrence.context.action?.resource.flatMap(described.maker) else { return false }
            return maker == described.misplacedSetUp
        }
    }
    /// The resource is made by one of these callbacks.
    static func resourceComesFrom(_ callbacks: [Callback]) -> Self {
        Self(
            "the resource [comes|doesn't come] from \(callbacks.map(\.name).listed("or"))",
            .callbacks(callbacks)
        ) { occurrence in
            let maker = occurrence.context.action?.resource.flatMap(occurrence.moment.described.maker)
            return maker.map { callbacks.contains($0.callback) } ?? false
        }
    }
    /// The callback brought what the app was opened with.
    static var carriesPayload: Self {
        Self("the callback [brought|didn't bring] the payload") { occurrence in
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
    /// The method has actions, and isn't empty.
    static var doesSomething: Self { Self("the method does [something|nothing]") { $0.actions?.isEmpty == false } }
    /// The scenario says that the method does nothing.
    static var doesNothing: Self {
        Self("the scenario [says|doesn't say] that the method does nothing") {
            $0.method?.actions == [] && $0.method?.unknown == []
        }
    }
    /// The method is told to do nothing and to take no time.
    static var isIdle: Self {
        Self("the method is told [to do nothing|to do something, or isn't told]") { occurrence in
            occurrence.method.map { $0.isDescribed && $0.actions == [] && $0.durationMs == 0 } ?? false
        }
    }
    /// What the method would do is done where this life cycle calls it, too, or is no more than a look at something.
    static var losesNothing: Self {
        Self("[nothing is lost|something may be lost] with the method") { occurrence in
            guard let method = occurrence.method, method.isDescribed, method.durationMs == 0 else { return false }
            let described = occurrence.moment.described
            return (method.actions ?? []).allSatisfy { $0.isLook || described.doesElsewhere($0, than: occurrence.site) }
        }
    }
    /// The scenario says of this method that it does all that the one at hand would.
    static func isDoneBy(_ callback: Callback) -> Self {
        Self(
            "\(callback.name) [is told to do the same|isn't told to do the same]", .callbacks([callback])
        ) { occurrence in
            guard let method = occurrence.method, method.isDescribed, let counterpart = occurrence.named(callback)
            else {
                return false
            }
            return method.actions?.allSatisfy { counterpart.actions?.contains($0) == true } == true
        }
    }
    /// The scenario names this method, and doesn't say what it does.
    static func isLeftOpen(in callback: Callback) -> Self {
        Self(
            "\(callback.name) [is named, and what it does isn't told|is told, or isn't named]", .callbacks([callback])
        ) { occurrence in occurrence.named(callback).map { $0.actions == nil } ?? false }
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
    /// The scenario names this method too, and it is at least as busy: the one at hand is a leftover for older systems.
    static func isReplacedBy(_ callback: Callback) -> Self {
        Self(
            "the scenario [names \(callback.name) too|doesn't name \(callback.name)]",
            .callbacks([callback])
        ) { occurrence in
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
        Self(
            "the first frame waits for [|no ]more than \(milliseconds) ms of main-thread work"
        ) { $0.moment.code.launchWorkMs > milliseconds }
    }
}

extension Occurrence {
    /// The BGTaskScheduler identifier that an action registers, or that the event is for.
    var task: String? {
        if case .registerTask(let identifier, _) = context.action { return identifier }
        return moment.event?.trigger.scheduledTask
    }

    /// The scenes for which the same code has run.
    fileprivate var scenes: Set<String> {
        context.site.flatMap { moment.code.scenes[$0] } ?? []
    }

    fileprivate var site: Site? { context.site }

    /// A method that the scenario names.
    fileprivate func named(_ callback: Callback) -> Delegate.Method? {
        callback.receiver.implementation(in: moment.scenario.app).delegate?.named[callback]
    }

    /// The actions of the method at hand, where the scenario names them.
    fileprivate var actions: [Action]? { method?.actions }

    /// The method at hand, where the scenario describes it.
    fileprivate var method: Delegate.Method? {
        guard let site = context.site else { return nil }
        return site.receiver.implementation(in: moment.scenario.app, role: site.role).delegate?[site.callback]
    }
}

extension Delegate.Method {
    /// Nothing of what it does is left open.
    fileprivate var isDescribed: Bool { actions != nil && unknown.isEmpty }
}

extension Action {
    /// Whether it looks at something that is still there afterwards.
    fileprivate var isLook: Bool { slot.map { $0.payload == nil } ?? false }
}

extension DescribedApp {
    /// Whether another method, which this life cycle calls, has such an action.
    fileprivate func doesElsewhere(_ action: Action, than site: Site?) -> Bool {
        let uncalled = Counterpart.uncalled(in: lifecycle)
        return writtenActions.contains {
            $0.action.itself == action.itself && $0.site.method != site?.method && !uncalled.contains($0.site.callback)
        }
    }

    /// Where a resource is made; nil where nothing in the scenario makes it.
    func maker(of resource: String) -> Site? {
        site(of: .create(resource: resource))
    }
}
