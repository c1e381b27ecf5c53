extension World {
    func holds(_ fact: OccurrenceFact, of occurrence: FindingContext) -> Bool {
        switch fact {
        case .within(let callbacks): occurrence.site.map { callbacks.contains($0.callback) } ?? false
        case .isInScene: occurrence.call?.scene != nil
        case .action(let fact): occurrence.action.map { $0.holds(fact) } ?? false
        case .readsNothing: occurrence.read == .null
        case .readsReplacement: occurrence.slot.map(readsReplacement) ?? false
        case .taskIsRegistered: task(of: occurrence).map(isRegistered) ?? true
        case .taskIsPermitted: task(of: occurrence).map(isPermitted) ?? true
        case .resourceIsThere: occurrence.resource.map(process.code.resources.contains) ?? true
        case .resourceComesFrom(let callbacks):
            occurrence.resource.flatMap(maker).map { callbacks.contains($0.callback) } ?? false
        case .carriesPayload: current.delivery?.carriers.contains { $0.call == occurrence.call } ?? false
        case .ranForThisScene: scenes(of: occurrence).contains(occurrence.call?.scene ?? "")
        case .ranForAnotherScene: scenes(of: occurrence).contains { $0 != occurrence.call?.scene ?? "" }
        case .metricHasWaited: process.code.measured?.hasWaited ?? false
        case .metricWasInBackground: process.code.measured?.wasInBackground ?? false
        case .doesSomething: actions(of: occurrence)?.isEmpty == false
        case .doesNothing: actions(of: occurrence)?.isEmpty == true
        case .isReplacedBy(let callback): isReplaced(occurrence, by: callback)
        case .payload(let fact): holds(fact)
        case .overran(let watches): current.overrun.map { watches.contains($0.limit.watchdog) } ?? false
        case .launchWorkOver(let durationMs): process.code.launchWork.reduce(0) { $0 + $1.durationMs } > durationMs
        case .sceneConnectedBefore: scene(occurrence.call?.scene).map { $0.connections > 1 } ?? false
        }
    }

    /// Whether the app looks for the same payload in the connection options, too.
    private func readsReplacement(_ slot: Slot) -> Bool {
        written.contains { written in
            guard case .read(let other, _, _) = written.action, other.container == .connectionOptions else {
                return false
            }
            return other.payload == slot.payload && slot.payload != nil
        }
    }

    /// The BGTaskScheduler identifier that an action registers, or that the event is for.
    func task(of occurrence: FindingContext) -> String? {
        if case .registerTask(let identifier) = occurrence.action { return identifier }
        return current.event?.trigger.scheduledTask
    }

    /// Whether a task has a launch handler in this process.
    func isRegistered(_ task: String) -> Bool {
        process.code.registersEveryTask || process.code.tasks.contains(task)
            || task.isEmpty && !process.code.tasks.isEmpty
    }

    /// Whether Info.plist lists a task; a scenario without one permits every task.
    func isPermitted(_ task: String) -> Bool {
        guard let plist = scenario.app.infoPlist, !task.isEmpty else { return true }
        return (plist.permittedTasks ?? []).contains { permitted in
            permitted == task || permitted.hasSuffix(".*") && task.hasPrefix(permitted.dropLast())
        }
    }

    /// Where a resource is made; nil where nothing in the scenario makes it.
    func maker(of resource: String) -> Site? {
        written.first { $0.action == .create(resource: resource) }?.site
    }

    private func scenes(of occurrence: FindingContext) -> [String] {
        occurrence.site.flatMap { process.code.scenes[$0] } ?? []
    }

    private func actions(of occurrence: FindingContext) -> [Action]? {
        guard let site = occurrence.site else { return nil }
        return site.receiver.implementation(in: scenario.app).delegate?[site.callback]?.actions
    }

    /// Named beside it, and at least as busy.
    private func isReplaced(_ occurrence: FindingContext, by callback: Callback) -> Bool {
        let delegate = callback.receiver.implementation(in: scenario.app).delegate
        guard let method = delegate?.named[callback] else { return false }
        let isIdle = actions(of: occurrence)?.isEmpty ?? true
        return isIdle || method.actions?.isEmpty == false
    }
}

extension World {
    private func holds(_ fact: PayloadFact) -> Bool {
        guard let delivery = current.delivery else { return false }
        switch fact {
        case .isLost: return !delivery.everyClaim.contains { reachesConsumer($0, delivery.kind) }
        case .isOffered: return !delivery.carriers.isEmpty || !delivery.missing.isEmpty
        case .isDropped:
            let claims = delivery.everyClaim
            return !claims.isEmpty && !claims.contains { reachesConsumer($0, delivery.kind) }
        case .isTakenTwice: return delivery.repeatedClaim != nil
        case .isKeptTwice:
            return !delivery.everyClaim.isEmpty
                && process.code.listeners.filter { $0.kind == delivery.kind && $0.isBuffered }.count > 1
        case .isWithheld: return delivery.isWithheld
        case .isInOptions: return delivery.carriers.contains { $0.slot != nil }
        case .runningHandlerExists:
            return runningHandler.map { method($0, on: $0.receiver) != nil } ?? false
        case .hasRunningHandler:
            return scenario.route(of: delivery.kind).map { route in
                route.cold != route.running && takes(delivery.kind, in: route.running)
            } ?? false
        }
    }

    /// Whether a method, when called, takes a payload of this kind.
    private func takes(_ kind: PayloadKind, in callback: Callback) -> Bool {
        guard let method = method(callback, on: callback.receiver) else { return false }
        return method.actions.map { $0.contains(.take(kind)) } ?? true
    }
}

extension FindingContext {
    var slot: Slot? {
        if case .read(let slot, _, _) = action { slot } else { nil }
    }

    /// The resource that is used or made.
    var resource: String? {
        switch action {
        case .use(let name), .create(let name): name
        default: nil
        }
    }
}

extension BackgroundEvent.Kind {
    /// Whether BGTaskScheduler runs it.
    var isScheduledTask: Bool { self == .appRefreshTask || self == .processingTask }
}
