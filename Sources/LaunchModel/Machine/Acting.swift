extension World {
    /// Runs an action of a method in the scenario, while the method runs or after it has returned.
    mutating func perform(
        _ action: Action, _ index: Int, in call: Call, _ deferred: AppCode.DeferredAction? = nil, rule: Rule
    ) {
        if action.isOnce, isSet(.launchedBefore, scene: nil) { return }
        let site = call.site.doing(index)
        var context = FindingContext(entry: record.count, call: call)
        context.action = action
        context.site = site
        context.deferred = deferred
        context.isPrewarming = isSet(.prewarming, scene: nil)
        if case .read(let slot, _, _, let protection) = action { context.read = value(of: slot, protection, in: call) }
        record(
            .action(
                action.kind, of: call.receiver, arguments: action.arguments(deferredBy: deferred?.call.callback),
                returns: context.read, within: deferred == nil ? call.entry : nil), durationMs: action.durationMs,
            rule: rule, scene: call.scene)
        if record.keeping == .everything { record.actions[context.entry] = WrittenAction(site: site, action: action) }
        checkFindings(at: .action, context)
        if isUnseen { process.code.backgroundActions.append(context) }
        process.code.scenes[site, default: []].insert(call.scene ?? "")
        takeEffect(action, context)
        if action.isOnMainThread { spendMainThread(action.durationMs, on: action.label, site: site) }
    }

    /// Whether the process runs, hasn't been in the foreground, and isn't entering it.
    private var isUnseen: Bool {
        !isSet(.drawn, scene: nil) && (isSet(.awakened, scene: nil) || isSet(.prewarming, scene: nil))
    }

    private mutating func takeEffect(_ action: Action, _ context: FindingContext) {
        guard let call = context.call, let site = context.site else { return }
        switch action {
        case .use, .request, .enableHealthKitDelivery, .reportCall, .later: break
        case .work(_, _, let queue, _):
            if queue == .background {
                process.code.backgroundWorkEndsMs = max(
                    process.code.backgroundWorkEndsMs, record.nowMs + action.durationMs)
            }
        case .read(let slot, _, _, _):
            if slot.payload == current.delivery?.kind, context.read != .null { handling(context) }
        case .handle(let kind): if carries(kind, call) { handling(context) }
        case .listen(let kind, let afterMs, let isBuffered, let clears):
            if isBuffered { handOut(kind, context, clears: clears) }
            process.code.listeners.append(
                AppCode.Listener(
                    kind: kind, readyMs: (context.deferred?.dueMs ?? record.nowMs) + afterMs, isBuffered: isBuffered,
                    clears: clears, site: site, entry: context.entry, deferredAt: context.deferred?.entry))
            if carries(kind, call), context.deferred == nil { handling(context) }
        case .registerTask(let identifier, _):
            reach(.registersTask, during: context)
            process.code.tasks.insert(identifier)
        case .setNotificationDelegate: reach(.setsNotificationDelegate, during: context)
        case .setServiceDelegate(let service): noteDelegate(of: service)
        case .registerForRemoteNotifications: set(.awaitsToken, scene: nil)
        case .makeWindow: reach(.makesWindow, during: context)
        case .create(let resource): process.code.resources.insert(resource)
        case .registerSceneAccessory(let accessory, let userInfo):
            process.code.sceneAccessories.append(.init(accessory: accessory, userInfo: userInfo))
            reach(.registersAccessory, during: context)
        case .unregisterSceneAccessory(let accessory):
            if let last = process.code.sceneAccessories.lastIndex(where: { $0.accessory == accessory }) {
                process.code.sceneAccessories.remove(at: last)
            }
            reach(.unregistersAccessory, during: context)
        case .mark(_, let metric): if let metric { note(metric, at: site) }
        }
    }

    mutating func handling(_ context: FindingContext) {
        guard let site = context.site,
            described.app.written.code.handlings[site.callback]?.handles(current.event?.trigger) ?? true
        else { return }
        let timeMs = deliveryMs(to: site.callback, scene: context.call?.scene)
        lay(
            Delivery.Handling(
                site: site, entry: context.entry, timeMs: timeMs, isListener: context.action?.kind == .listen,
                isRead: context.action?.kind == .read))
    }

    func carries(_ kind: PayloadKind, _ call: Call) -> Bool {
        current.delivery?.carriers.contains { $0.kind == kind && $0.call == call } ?? false
    }

    /// The rules of a point that depend on an action.
    private mutating func reach(_ point: LaunchPoint, during context: FindingContext) {
        current.context = context
        reach(point, scene: context.call?.scene)
        current.context = nil
    }

    private mutating func noteDelegate(of service: ServiceProtocol) {
        process.code.services.insert(service)
        if isSet(.launchMethodsReturned, scene: nil), isSet(.launching, scene: nil) {
            process.code.lateServices.insert(service)
        }
    }

    private mutating func note(_ metric: Action.Metric, at site: Site) {
        switch metric {
        case .start: process.code.metrics.append(AppCode.Stretch(start: site))
        case .stop:
            let stopped = process.code.metrics.popLast()
            process.code.backgroundActions.removeAll { $0.site == stopped?.start }
            process.code.process = nil
        case .session: break
        }
    }
}

extension Action {
    /// The name of its subject in a message.
    var label: String {
        switch self {
        case .work(let label, _, _, _), .mark(let label, _): label
        case .read(let slot, _, _, _): slot.rawValue
        case .handle(let kind), .listen(let kind, _, _, _): kind.rawValue
        case .setServiceDelegate(let service): service.rawValue
        case .registerTask(let name, _), .create(let name), .use(let name), .request(let name, _): name
        case .setNotificationDelegate, .enableHealthKitDelivery, .registerForRemoteNotifications, .reportCall:
            kind.rawValue
        case .makeWindow(let initializer, _): initializer.rawValue
        case .registerSceneAccessory(let accessory, _), .unregisterSceneAccessory(let accessory): accessory.rawValue
        case .later(let action, _): action.label
        }
    }
}
