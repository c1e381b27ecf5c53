extension World {
    /// The text of a message in the place of a placeholder.
    func text(for placeholder: Placeholder, _ context: FindingContext) -> String {
        switch placeholder {
        case .callback: context.site?.callback.name ?? "this launch"
        case .scene: context.call?.scene ?? Scenario.mainScene
        case .opener: context.kept?.opener ?? openerText
        case .payload: context.kept?.noun ?? payloadText
        case .carriers: carriersText
        case .untoldCarrier: untoldCarrierText
        case .telling: tellingText
        case .expected: expectedText
        case .option: payloadRoute?.option.rawValue ?? ""
        case .runningHandler: runningHandler?.name ?? ""
        case .falseReturn: falseReturn?.name ?? ""
        case .firstConsumer: current.delivery?.repeatedClaim?.first.site.callback.name ?? ""
        case .secondConsumer: current.delivery?.repeatedClaim?.second.site.callback.name ?? ""
        case .listener: listener?.callback.name ?? ""
        case .lateness: lateness
        case .slot: context.action?.slot?.rawValue ?? ""
        case .replacement: (context.action?.slot ?? context.action?.launchOption)?.underScenes ?? ""
        case .value: context.read.map(\.plainText) ?? ""
        case .label: context.action?.label ?? ""
        case .follower: context.follower ?? ""
        case .action: context.action?.doing ?? ""
        case .pause: process.code.pause
        case .request: requestText(context)
        case .identifier: identifierText(context)
        case .task: task(context)
        case .scheme: current.event?.trigger.openedURL?.scheme ?? ""
        case .mode: current.event?.trigger.backgroundMode ?? ""
        case .maker:
            makerText(context)
        case .event: current.event?.trigger.backgroundEvent.map { "the event \($0.kind.rawValue)" } ?? "the event"
        case .service: awaitedService?.rawValue ?? ""
        case .serviceSetUp: awaitedService.flatMap(described.setUp)?.callback.name ?? ""
        case .longestWork: longestWork?.words ?? ""
        case .remedy: longestWork?.remedy ?? ""
        case .longestMs: "\(longestWork?.durationMs ?? 0)"
        case .totalMs: "\(process.code.launchWorkMs)"
        case .savedMs: "\(process.code.launchWorkMs - (longestWork?.durationMs ?? 0))"
        case .limitMs: "\(current.overrun?.limit.limitMs ?? 0)"
        case .role: current.event?.trigger.role?.title ?? ""
        case .misplacedSetUp: described.misplacedSetUp?.callback.name ?? ""
        case .misspelling: scenario.app.written.code.misspelt.first?.name ?? ""
        case .misspelt: scenario.app.written.code.misspelt.first?.callback.name ?? ""
        case .misnamedConfiguration: scenario.app.written.code.misnamedConfigurations.first.map { "\"\($0)\"" } ?? ""
        case .sdk: scenario.app.sdk.description
        }
    }

    private var openerText: String {
        guard let event = current.event, let kind = current.delivery?.kind else { return "a payload" }
        if event.trigger.backgroundEvent?.kind == .intent { return "an intent" }
        return event.trigger.kind == .openUniversalLink ? PayloadKind.url.opener : kind.opener
    }

    private var payloadText: String {
        guard let event = current.event, let kind = current.delivery?.kind else { return "the payload" }
        let noun = event.trigger.backgroundEvent?.kind == .intent ? "the intent" : kind.noun
        return [noun, event.trigger.payloadName].compactMap(\.self).joined(separator: " ")
    }

    private var carriersText: String {
        guard let delivery = current.delivery else { return "nothing" }
        // Who chooses a configuration hands the same options on to the scene.
        let later = delivery.carriers.filter { $0.call.callback != .configurationForConnecting }
        let carriers = (later.isEmpty ? delivery.carriers : later).map { carrier in
            [carrier.slot?.rawValue, carrier.call.callback.name].compactMap(\.self).joined(separator: " of ")
        }
        if !carriers.isEmpty { return carriers.joined(separator: ", then ") + " held it" }
        return missingText(delivery.missing)
    }

    /// The method that is missing; of several that would do, the one to add.
    private func missingText(_ missing: [Callback]) -> String {
        let running = runningHandler.flatMap { scenario.method($0, on: $0.receiver) == nil ? $0 : nil }
        let names = (running.map { [$0] } ?? missing).map(\.name)
        if names.isEmpty { return "no callback carries it" }
        return names.count == 1
            ? "\(names[0]) isn't implemented" : "none of \(names.joined(separator: ", ")) is implemented"
    }

    /// The method that leaves open what it does with the payload, and the option, where it tells of others.
    private var untoldCarrierText: String {
        guard let carrier = untoldCarriers.last else { return "" }
        let option = part(leftOpenBy: carrier) == nil ? nil : carrier.slot?.rawValue
        return [option, carrier.call.callback.name].compactMap(\.self).joined(separator: " of ")
    }

    private var untoldCarriers: [Delivery.Carrier] {
        current.delivery?.carriers.filter { $0.telling == .untold } ?? []
    }

    /// What a method that is told leaves open of the payload.
    private func part(leftOpenBy carrier: Delivery.Carrier) -> Untold? {
        described.method(carrier.call.callback, on: carrier.call.receiver, role: carrier.call.role)?
            .untold(payloadIn: carrier.slot)
    }

    /// `"does": [{"take": "url"}] if it uses it, "does": [] if not`
    private var tellingText: String {
        guard let carrier = untoldCarriers.last else { return "" }
        let use = carrier.slot.map { "{\"read\": \"\($0.rawValue)\"}" } ?? "{\"take\": \"\(carrier.kind.rawValue)\"}"
        let callback = carrier.call.callback
        let delegate = carrier.call.receiver.implementation(in: scenario.app, role: carrier.call.role).delegate
        let isNamed = delegate?.named[callback] != nil
        if let part = part(leftOpenBy: carrier) {
            return "\(use) into \"does\" if it uses it, and either way leave \"\(part.rawValue)\" out of \"untold\""
        }
        func text(_ actions: String) -> String {
            isNamed ? "\"does\": [\(actions)]" : "\"\(callback.name)\": {\"does\": [\(actions)]}"
        }
        return "\(text(use)) if it uses it, \(text("")) if not"
    }

    /// The way to take the payload; one that was carried in options was there at a cold start.
    private var expectedText: String {
        guard let delivery = current.delivery else { return "" }
        guard let route = payloadRoute else {
            return delivery.carriers.last.map { "take it in \($0.call.callback.name)" } ?? "take it"
        }
        let isCold = delivery.carriers.contains { $0.slot != nil } || isSet(.launchedNow, scene: nil)
        guard isCold, current.event?.trigger.isHandoff != true else { return "take it in \(route.running.name)" }
        let holdsOptions: [Callback] = [.didFinishLaunching, .sceneWillConnect, .configurationForConnecting]
        if holdsOptions.contains(route.cold) { return "read \(route.option.rawValue) in \(route.cold.name)" }
        let isThere = scenario.has(route.cold.receiver)
        let holder = delivery.carriers.last { $0.slot != nil }?.call.callback.name
        guard !isThere, let holder else { return "take it in \(route.cold.name)" }
        return "read \(route.option.rawValue) in \(holder)"
    }

    private var lateness: String {
        guard let delivery = current.delivery, let claim = delivery.possibleClaims.first,
            let readyMs = process.timesOfListeners(for: delivery.kinds).min()
        else { return "which is never in this launch" }
        return readyMs > claim.timeMs ? "\(readyMs - claim.timeMs) ms later" : "later in the launch"
    }

    private func makerText(_ context: FindingContext) -> String {
        guard let maker = context.action?.resource.flatMap(described.maker) else { return "nothing makes it" }
        let isPutOff = described.isPutOff(maker)
        if maker.method == context.site?.method {
            return isPutOff ? "it is made only after the method has returned" : "it is made further down"
        }
        return "\(maker.callback.name) makes it" + (isPutOff ? ", and only after it has returned" : "")
    }

    private func requestText(_ context: FindingContext) -> String {
        switch context.action?.label {
        case "signIn": "a sign-in"
        case "setup": "set-up"
        case "review": "a review"
        case let other?: "permission for \(other.split(separator: ":").last ?? "")"
        case nil: ""
        }
    }

    private func task(_ context: FindingContext) -> String {
        let task = Occurrence(context: context, moment: moment(scene: nil)).task
        return task ?? current.event?.trigger.backgroundEvent?.identifier ?? ""
    }

    private func identifierText(_ context: FindingContext) -> String {
        let identifier = task(context)
        return identifier.isEmpty ? "of the event" : "\"\(identifier)\""
    }
}

extension World.Process {
    /// When the listeners are ready that are set up, or are to be.
    fileprivate func timesOfListeners(for kinds: [PayloadKind]) -> [Int] {
        code.listeners.filter { kinds.contains($0.kind) }.map(\.readyMs)
            + allPutOff.compactMap { putOff in
                guard case .listen(let kind, let afterMs, _, _) = putOff.action, kinds.contains(kind) else {
                    return nil
                }
                return putOff.dueMs + afterMs
            }
    }
}

extension AppCode.Work {
    fileprivate var words: String {
        switch (site, site?.action) {
        case (nil, _): "what runs before main"
        case (_, nil): "the body of \(label)"
        case (_, .some): "\"\(label)\""
        }
    }

    /// Before `main` there is nothing that could be moved.
    fileprivate var remedy: String {
        site == nil
            ? "link fewer dynamic libraries, and leave static initialisers and +load methods out"
            : "move that work to a background queue, or put it off until the first frame is shown"
    }
}

extension Action {
    /// The action in words, as in `reading window`.
    fileprivate var doing: String {
        switch self {
        case .work(let label, _, _, _): "\"\(label)\""
        case .read(let slot, _, _, _): "reading \(slot.rawValue)"
        case .take(let kind): "taking \(kind.noun)"
        case .listen(let kind, _, _, _): "listening for \(kind.noun)"
        case .registerTask(let identifier, _): "registering the task \"\(identifier)\""
        case .setServiceDelegate(let service): "setting the \(service.rawValue)"
        case .setNotificationDelegate: "setting the notification centre's delegate"
        case .enableHealthKitDelivery: "enabling HealthKit's background delivery"
        case .registerForRemoteNotifications: "registering for remote notifications"
        case .makeWindow: "making a window"
        case .create(let resource): "making \"\(resource)\""
        case .use(let resource): "using \"\(resource)\""
        case .mark(let label, _): "marking \"\(label)\""
        case .request(let request, _): "asking for \(request)"
        case .registerSceneAccessory(let role): "registering a scene accessory for \(role.title)"
        case .later(let action, _): action.doing
        }
    }
}

extension Trigger {
    /// The name that tells this payload from others of its kind.
    var payloadName: String? {
        switch self {
        case .openURL(let url): url.url
        case .openUniversalLink(let link): link.url
        case .continueActivity(let activity): activity.activityType
        case .quickAction(let type): type
        case .tapNotification(let tap): tap.action
        case .backgroundEvent(let event): event.identifier
        default: nil
        }
    }
}

extension Action {
    /// The launch option that holds what it takes.
    fileprivate var launchOption: Slot? {
        guard case .take(let kind) = self else { return nil }
        return Slot.allCases.first { $0.container == .launchOptions && $0.payload == kind }
    }
}

extension Slot {
    /// The successor of a launch option in an app with scenes.
    fileprivate var underScenes: String {
        switch self {
        case .launchLocation, .launchBluetoothCentrals, .launchBluetoothPeripherals:
            "make the manager in a launch method; the event comes to its delegate"
        case .launchRemoteNotification, .launchLocalNotification:
            "a tap is in connectionOptions.notificationResponse of scene(_:willConnectTo:options:), and a silent push "
                + "comes to the method with a completion handler"
        default:
            "read \(connectionOption?.rawValue ?? "the connection options") in scene(_:willConnectTo:options:)"
        }
    }

    private var connectionOption: Slot? {
        Slot.allCases.first { $0.container == .connectionOptions && $0.payload == payload && payload != nil }
    }
}

extension Value {
    /// A plain value as code prints it.
    fileprivate var plainText: String {
        switch self {
        case .null: "nil"
        case .string(let text): text
        default: "a value"
        }
    }
}
