extension ComparedLaunch {
    /// The methods with code of their own that ran before and whose work nothing does now.
    var bodyChanges: [LaunchChange] {
        before.app.methods.flatMap { method -> [LaunchChange] in
            guard method.hasBody, runsBefore(method.site.callback), let place = before.app.place(of: method.site) else {
                return []
            }
            let change = method.isComparedAsBody ? change(of: method, at: place) : nil
            return change.map { [$0] } ?? callsLeftOut(of: method, at: place)
                + outsideCallsLeftOut(of: method, at: place)
        }
    }

    /// The functions that a method called and that nothing mentions now, though they are still declared.
    ///
    /// What shows a screen, or gets a payload, may have been replaced by other code.
    private func callsLeftOut(of method: NamedMethod, at place: Place) -> [LaunchChange] {
        let callback = method.site.callback
        guard [.appDelegate, .sceneDelegate].contains(method.site.receiver),
            let body = before.app.code.stateBodies[callback], !body.ownFunctions.isEmpty
        else { return [] }
        let isOfLaunch = Slot.Container.launchOptions.carriers.contains(callback)
        let called = method.isComparedAsBody ? body.ownFunctions : Set(body.settings.keys)
        return after.app.code.unmentioned.among(called).sorted().map { name in
            let isReplaceable = isOfLaunch ? body.screenFunctions.contains(name) : !method.isComparedAsBody
            return LaunchChange(
                kind: after.app.code.isPartlyUnread ? .notAnalyzed : isReplaceable ? .different : .lost,
                subject: .part(name), before: .init(place, "called it in \(callback.name)"),
                after: .init("nothing calls it"))
        }
    }

    /// The calls of libraries in a launch method that are gone with all other mentions of the library's type. Another library may
    /// make the same calls.
    private func outsideCallsLeftOut(of method: NamedMethod, at place: Place) -> [LaunchChange] {
        let callback = method.site.callback
        let calls = before.app.code.stateBodies[callback]?.outsideCalls ?? [:]
        guard Slot.Container.launchOptions.carriers.contains(callback), !calls.isEmpty else { return [] }
        let missing = after.app.code.unmentioned.missing(Set(calls.values))
        let mayBeElsewhere = after.app.code.isPartlyUnread || !newLibraries.isEmpty
        return calls.filter { missing.contains($0.value) }.keys.sorted().map { call in
            LaunchChange(
                kind: mayBeElsewhere ? .notAnalyzed : .lost, subject: .part(call),
                before: .init(place, "called it in \(callback.name)"), after: .init("nothing calls it"))
        }
    }

    /// The types of libraries that only the new app calls.
    private var newLibraries: Set<String> {
        func all(_ side: LaunchSide) -> Set<String> {
            Set(side.app.code.stateBodies.values.flatMap(\.outsideCalls.values))
        }
        return all(after).subtracting(all(before))
    }

    /// The functions of the app that a launch method called once, and that the scene delegate calls again now.
    var repeatedCalls: [LaunchChange] {
        func settings(_ side: LaunchSide, _ callback: Callback) -> Set<String> {
            side.calls(callback) ? Set(side.app.code.stateBodies[callback]?.settings.keys ?? [:].keys) : []
        }
        func place(_ side: LaunchSide, _ callback: Callback) -> Place? {
            side.app.method(callback).flatMap { side.app.place(of: $0.site) }
        }
        let connecting = settings(after, .sceneWillConnect).subtracting(settings(before, .sceneWillConnect))
        return Slot.Container.launchOptions.carriers.flatMap { callback in
            settings(before, callback).intersection(settings(after, callback)).intersection(connecting).sorted().map {
                LaunchChange(
                    kind: .different, subject: .part($0), before: .init(place(before, callback), "called it once"),
                    after: .init(place(after, .sceneWillConnect), "calls it again"))
            }
        }
    }

    /// The functions that a launch method called and that only the scene delegate calls now, in a launch without a scene that
    /// needs what they set.
    var movedCalls: [LaunchChange] {
        let launching = Slot.Container.launchOptions.carriers
        guard after.traced.read.scenario.app.lifecycle == .scene, !after.calls(.sceneWillConnect),
            let connecting = after.app.code.stateBodies[.sceneWillConnect]
        else { return [] }
        let running = after.app.code.stateBodies.filter { after.calls($0.key) }
        let called = Set(running.values.flatMap(\.ownFunctions))
        let needed = Set(running.filter { !launching.contains($0.key) }.values.flatMap(\.mentionedProperties))
        let set = Set(running.values.flatMap { $0.setProperties.union($0.settings.values.joined()) })
        let place = after.app.method(.sceneWillConnect).flatMap { after.app.place(of: $0.site) }
        return before.app.methods.filter { launching.contains($0.site.callback) && before.calls($0.site.callback) }
            .flatMap { method -> [LaunchChange] in
                guard let body = before.app.code.stateBodies[method.site.callback] else { return [] }
                let own = Set(body.settings.keys).subtracting(body.screenFunctions)
                let moved = own.intersection(connecting.ownFunctions)
                func change(_ name: String, _ verbs: (was: String, now: String)) -> LaunchChange {
                    LaunchChange(
                        kind: .late, subject: .part(name),
                        before: .init(before.app.place(of: method.site), "\(verbs.was) it in every launch"),
                        after: .init(place, "\(verbs.now) it once a scene connects, and none does in this launch"))
                }
                let late = body.setProperties.intersection(connecting.setProperties).intersection(needed)
                return late.subtracting(set).sorted().map { change($0, ("set", "sets")) }
                    + moved.subtracting(called).sorted().filter { name in
                        body.settings[name].map { !$0.isDisjoint(with: needed) } ?? false
                    }.map { change($0, ("called", "calls")) }
            }
    }

    /// Whether UIKit calls a method of the old app. A method that restores state, or comes as the app is terminated, is in no
    /// launch: it counts for the plainest of them.
    private func runsBefore(_ callback: Callback) -> Bool {
        if before.calls(callback) { return true }
        let isDead = before.findings.contains { $0.finding.kind == .deadCallback && $0.isAbout(callback) }
        return launch.isPlain && (callback.isOfRestoration || callback == .applicationWillTerminate) && !isDead
    }

    /// The methods that took the place of others and run where those didn't.
    var newRuns: [LaunchChange] {
        before.app.methods.compactMap { method in
            let counterparts = method.site.callback.counterparts
            guard method.isComparedAsBody, method.hasBody, counterparts.contains(.scenePhase),
                !counterparts.contains(where: before.calls)
            else { return nil }
            let now = living(counterparts, besides: method.site.callback).first { counterpart in
                let isOnCondition = after.app.code.stateBodies[counterpart.site.callback]?.isOnCondition ?? true
                return !isOnCondition && after.calls(counterpart.site.callback)
            }
            guard let now, let place = after.app.place(of: now.site) else { return nil }
            return LaunchChange(
                kind: .new, subject: .part(now.site.callback.name),
                before: .init(before.app.place(of: method.site), "didn't run at such a start"),
                after: .init(place, "does"))
        }
    }

    private func change(of method: NamedMethod, at place: Place) -> LaunchChange? {
        let callback = method.site.callback
        func change(_ kind: LaunchChange.Kind, _ now: LaunchChange.Part) -> LaunchChange {
            LaunchChange(kind: kind, subject: .part(callback.name), before: .init(place, "ran"), after: now)
        }
        switch work(of: callback, method.site.receiver) {
        case .done: return nil
        case .undone(let finding):
            let isOfScenes = after.traced.read.scenario.app.lifecycle == .scene
            let counterpart =
                isOfScenes ? callback.counterparts.first { $0.receiver == .sceneDelegate && $0 != callback } : nil
            return change(.lost, .init(finding?.place, words(for: counterpart, isThere: finding != nil)))
        case .unknown(let other):
            let name = other?.site.callback.name ?? newRefreshTask(instead: callback) ?? "another method"
            let part = LaunchChange.Part(
                other.flatMap { after.app.place(of: $0.site) }, "unknown whether \(name) does its work")
            return change(.notAnalyzed, part)
        }
    }

    private func words(for counterpart: Callback?, isThere: Bool) -> String {
        let calls = counterpart.map { "UIKit calls \($0.name)" } ?? "UIKit doesn't call it"
        return isThere
            ? "is never called: \(calls)" : "nothing does its work" + (counterpart == nil ? "" : ": \(calls)")
    }

    /// What has become of the work of a method.
    private enum Work {
        case done
        /// With the finding where the method is still there.
        case undone(PlacedFinding?)
        /// With what may do it.
        case unknown(NamedMethod?)
    }

    private func work(of callback: Callback, _ receiver: Receiver) -> Work {
        let app = after.app
        let isNamed = app.method(callback).map(\.hasBody) ?? false
        if isNamed, after.calls(callback) || receiver != .appDelegate { return .done }
        if app.code.doneElsewhere.contains(callback) || isNotified(callback) { return .done }
        if callback == .applicationWillTerminate, callsAlike(callback, app.methods) { return .done }
        let counterparts = living(callback.counterparts, besides: callback)
        if let counterpart = counterparts.first {
            let followsPhase = counterparts.allSatisfy { [.scenePhase, .appScenePhase].contains($0.site.callback) }
            // Such a handler may be for one state of several.
            return !followsPhase || callsAlike(callback, counterparts) || statesBefore == 1
                ? .done : .unknown(counterpart)
        }
        let neighbours = living(callback.related.filter { !callback.counterparts.contains($0) }, besides: callback)
        if callsAlike(callback, neighbours) || !isNamed && neighbours.contains(where: isNew) { return .done }
        if isNamed {
            let dead = after.findings.first { $0.finding.kind == .deadCallback && $0.isAbout(callback) }
            if let dead { return dead.severity == .error ? .undone(dead) : .done }
            // An unknown scene delegate may or may not do the work.
            return app.leavesMethodsOpen(of: .sceneDelegate) ? .unknown(nil) : .done
        }
        let isOpen = app.leavesMethodsOpen(of: receiver) || newRefreshTask(instead: callback) != nil
        return isOpen ? .unknown(nil) : .undone(nil)
    }

    /// A background task that only the new app permits, and that may fetch in place of a method for that.
    private func newRefreshTask(instead callback: Callback) -> String? {
        guard callback == .performFetch else { return nil }
        let known = before.permittedTasks
        return after.permittedTasks.first { !known.contains($0) }.map { "the task \($0)" }
    }

    /// Those with code of their own that UIKit calls.
    private func living(_ callbacks: [Callback], besides callback: Callback) -> [NamedMethod] {
        let dead = Set(after.findings.filter { $0.finding.kind == .deadCallback }.flatMap(\.callbacks))
        return after.app.methods.filter { method in
            let own = method.site.callback
            return own != callback && callbacks.contains(own) && method.hasBody && !dead.contains(own)
        }
    }

    /// Whether some methods call anything that one of the old app called.
    private func callsAlike(_ callback: Callback, _ methods: [NamedMethod]) -> Bool {
        let was = before.app.code.stateBodies[callback]?.calledNames ?? []
        return methods.contains { method in
            let now = after.app.code.stateBodies[method.site.callback]?.calledNames ?? []
            return !now.isDisjoint(with: was)
        }
    }

    /// Whether a method has no counterpart in the old app.
    private func isNew(_ method: NamedMethod) -> Bool {
        !before.app.methods.contains { method.site.callback.counterparts.contains($0.site.callback) && $0.hasBody }
    }

    /// How many methods of the old app come with a state of its own.
    private var statesBefore: Int {
        before.app.methods.count {
            $0.isComparedAsBody && $0.hasBody && $0.site.callback.counterparts.contains(.scenePhase)
        }
    }

    /// Whether the notification that comes with it is asked for in more files than before.
    private func isNotified(_ callback: Callback) -> Bool {
        guard let notification = Counterpart.all.first(where: { $0.callbacks.contains(callback) })?.notification else {
            return false
        }
        return after.app.code.filesNaming[notification, default: 0]
            > before.app.code.filesNaming[notification, default: 0]
    }
}

extension NamedMethod {
    /// Launch methods are compared by what they set up, and those that bring a payload by what becomes of that.
    fileprivate var isComparedAsBody: Bool {
        let callback = site.callback
        guard [.appDelegate, .sceneDelegate].contains(site.receiver) else { return false }
        if Slot.Container.launchOptions.carriers.contains(callback) || Self.ofScenes.contains(callback) { return false }
        let brings = Counterpart.all.contains { $0.payload != nil && $0.callbacks.contains(callback) }
        return !brings || Callback.pushes.contains(callback)
    }

    /// What is asked about scenes, which apps without them don't have.
    private static let ofScenes: Set<Callback> = [
        .configurationForConnecting, .didDiscardSceneSessions, .sceneWillConnect,
    ]
}

extension Callback {
    /// Those that come for the same reason in the other life cycles, and itself.
    fileprivate var counterparts: [Callback] {
        if Self.pushes.contains(self) { return Self.pushes }
        if isOfRestoration { return Self.restoring }
        let own = Counterpart.all.first { $0.callbacks.contains(self) }?.callbacks ?? []
        let phase: [Callback] = own.contains(.scenePhase) ? [.appScenePhase] : []
        return own + phase + (self == .performFetch ? [.swiftUIBackgroundTask, .taskLaunchHandler] : [])
    }

    /// A push that is brought to the app, which is no notification that was tapped.
    fileprivate static let pushes: [Callback] = [.fetchRemoteNotification, .didReceiveRemoteNotification]

    /// Whether it keeps the state of the interface, or brings it back.
    fileprivate var isOfRestoration: Bool { Self.restoring.contains(self) }

    /// A scene that keeps an activity finds it again in its session, wherever it looks for it.
    private static let restoring = Counterpart.all.map(\.callbacks).filter {
        $0.contains(.stateRestorationActivity) || $0.contains(.restoreInteractionState)
    }.flatMap(\.self)
}

extension PlacedFinding {
    fileprivate func isAbout(_ callback: Callback) -> Bool { callbacks.contains(callback) }

    /// The methods that are to blame.
    var callbacks: [Callback] {
        finding.causes.flatMap { path in
            path.steps.compactMap { if case .method(let callback) = $0 { callback } else { nil } }
        }
    }
}

extension LaunchSide {
    fileprivate var permittedTasks: [String] { traced.read.scenario.app.infoPlist?.permittedTasks ?? [] }
}
