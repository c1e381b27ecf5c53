extension World {
    mutating func perform(_ item: AgendaItem) {
        (current.confidence, current.coming, current.doubt) = (item.confidence, item.coming, item.doubt)
        switch item.work {
        case .effect(let effect): perform(effect, rule: item.rule, scene: item.scene)
        case .action(.later(let action, let afterMs), let index, let call):
            deferred(action, index, in: call, afterMs: afterMs, rule: item.rule)
        case .action(let action, let index, let call): perform(action, index, in: call, rule: item.rule)
        case .deferred(let deferred):
            record.nowMs = max(record.nowMs, deferred.dueMs)
            perform(deferred.action, deferred.index, in: deferred.call, deferred, rule: item.rule)
        }
    }

    private mutating func perform(_ effect: Effect, rule: Rule, scene: String?) {
        switch effect {
        case .step(let step, let carried):
            record(.step(step, arguments: shownArguments(carried, scene: scene)), rule: rule, scene: scene)
        case .call(let callback, let receiver, let carried):
            call(callback, on: receiver ?? callback.receiver, carrying: carried, rule: rule, scene: scene)
        case .post(let notification, let carried):
            // The application represents all its scenes.
            let subject = notification.actor == .scene ? scene : nil
            record(
                .notification(notification, arguments: shownArguments(carried, scene: scene)), rule: rule,
                scene: subject)
        case .app(let next): moveApp(to: next, rule: rule)
        case .scene(let next): moveScene(scene, to: next, rule: rule)
        case .then(let point): reach(point, scene: scene)
        case .forEach(let selection, let points):
            reach(points, forEach: selection.scenes(among: system.scenes, target: current.targetID), rule: rule)
        case .set(let flag): set(flag, scene: scene)
        case .clear(let flag): clear(flag, scene: scene)
        case .elapse(let duration): elapse(duration)
        case .watch(let watchdog): begin(watchdog)
        case .endWatch(let watchdog): process.watchdogs[watchdog] = nil
        case .checkFindings(let trigger): checkFindings(at: trigger, FindingContext(entry: record.count - 1))
        case .withhold: current.delivery?.isWithheld = true
        case .accept: current.delivery = nil
        case .pauseLaunch: pauseLaunch()
        case .continueLaunch: (process.agenda, process.pausedLaunch) = (process.agenda + process.pausedLaunch, [])
        case .addScene: addTargetScene()
        case .connect: connect(scene)
        case .disconnect: disconnect(scene, rule: rule)
        case .putAway: changeScene(scene) { $0.isOnScreen = false }
        case .forgetSession: forgetSession(of: scene)
        case .forgetSessions: for scene in system.scenes { forgetSession(of: scene.id) }
        case .owesDiscards: system.owedDiscards += system.scenes.filter { $0.role == .window && !$0.isNew }.count
        case .discardsDelivered: system.owedDiscards = 0
        case .endProcess: endProcess(rule: rule)
        case .stop(let reason): stop(reason, rule: rule)
        }
    }

    private mutating func elapse(_ duration: Effect.Duration) {
        switch duration {
        case .preMain: spendBeforeMain(scenario.app.preMainMs)
        case .backgroundWork:
            spend(max(process.code.backgroundWorkEndsMs - record.nowMs, 0))
            pushDeferred()
        case .event: workOnEvent(current.event?.trigger.backgroundEvent?.takesMs ?? 0)
        }
    }

    private mutating func spendBeforeMain(_ durationMs: Int) {
        if let process = record.entries.lastIndex(where: \.createsProcess) {
            record.entries[process].durationMs = durationMs
        }
        spendMainThread(durationMs, on: "", site: nil)
    }

    /// The callback of the event takes as long as the app works on it.
    private mutating func workOnEvent(_ durationMs: Int) {
        let callback = entriesOfEvent.lastIndex { $0.kind == .callback }
        if let callback { record.entries[callback].durationMs += durationMs }
        spend(durationMs, entry: callback.map { record.handedOn + $0 })
    }

    private mutating func begin(_ watchdog: Watchdog) {
        process.watchdogs[watchdog] = 0
        if watchdog == .launch { process.code.launchWork = [] }
    }

    private mutating func pauseLaunch() {
        // The event whose launch waits is marked itself.
        (process.pausedLaunch, process.agenda) = (process.agenda.map(\.withoutDoubt), [])
        process.code.note { $0.hasWaited = true }
        process.code.pause =
            entriesOfEvent.last { $0.kind == .callback }.map { "after \($0.name)" } ?? "before UIApplicationMain"
    }

    private mutating func moveApp(to next: AppState, rule: Rule) {
        guard next != process.state else { return }
        let previous = process.state
        process.state = next
        if next == .suspended || next == .background && [.active, .inactive].contains(previous) {
            process.code.note { $0.wasInBackground = true }
        }
        system.isStopped = false
        if next == .inactive || next == .active { process.code.backgroundActions = [] }
        process.hasApplication = process.hasApplication || next.read != nil
        recordTransition(.app(from: previous, to: next), rule: rule)
    }

    private mutating func moveScene(_ id: String?, to next: SceneState, rule: Rule) {
        guard let scene = scene(id), scene.state != next else { return }
        changeScene(id) {
            $0.state = next
            $0.isOnScreen = $0.isOnScreen || $0.isForeground
        }
        recordTransition(.scene(scene.id, from: scene.state, to: next), rule: rule)
    }

    private mutating func connect(_ id: String?) {
        if let id {
            process.flags.removeAll(of: id)
            current.connectedMs[id] = record.nowMs
        }
        changeScene(id) {
            $0.isConnected = true
            $0.connections += 1
            $0.isNew = false
        }
    }

    private mutating func disconnect(_ id: String?, rule: Rule) {
        moveScene(id, to: .unattached, rule: rule)
        changeScene(id) { $0.isConnected = false }
    }

    private mutating func endProcess(rule: Rule) {
        let hasProcess = isSet(.prewarmed, scene: nil) || isSet(.launching, scene: nil)
        guard hasProcess || process.state != .notRunning && process.state != .terminated else { return }
        checkBackgroundActions()
        moveApp(to: .terminated, rule: rule)
        disconnectAllScenes()
        process = Process(state: .terminated)
    }

    private mutating func stop(_ reason: String, rule: Rule) {
        record(.stop(reason), rule: rule, scene: nil)
        // It is unknown whether the launch would have reached the foreground.
        process.code.backgroundActions = []
        endProcess(rule: rule)
        system.isStopped = true
    }
}
