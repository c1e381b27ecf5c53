/// A part of a finding's message that depends on the run, known by its name.
package struct Placeholder: Hashable, Sendable {
    /// The name in a template, as in `<payload>`.
    package let name: String
    /// Whether it names the subject of a finding, of which an app can have several.
    let namesSubject: Bool
    let text: @Sendable (Occurrence) -> String

    private init(_ name: String, namesSubject: Bool = false, text: @escaping @Sendable (Occurrence) -> String) {
        (self.name, self.namesSubject, self.text) = (name, namesSubject, text)
    }

    package static func == (left: Placeholder, right: Placeholder) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Placeholder {
    static var all: [Placeholder] {
        [
            callback, scene, opener, payload, carriers, unknownCarrier, knowledge, expected, option, runningHandler,
            falseReturn, firstConsumer, secondConsumer, listener, lateness, slot, replacement, value, label, follower,
            action, pause, request, identifier, task, scheme, mode, maker, event, service, serviceSetUp, longestWork,
            longestMs, remedy, totalMs, savedMs, limitMs, role, misplacedSetUp, misspelling, misspelt,
            misnamedConfiguration, sdk,
        ]
    }

    /// The callback at hand.
    package static var callback: Self { Self("callback") { $0.context.site?.callback.name ?? "this launch" } }
    static var scene: Self { Self("scene") { $0.context.call?.scene ?? Scenario.mainScene } }
    /// What brings the payload, as in `a link`.
    static var opener: Self { Self("opener") { $0.context.kept?.opener ?? $0.openerText } }
    /// The payload, as in `the URL recipes://soup`.
    static var payload: Self { Self("payload", namesSubject: true) { $0.context.kept?.noun ?? $0.payloadText } }
    /// The callbacks that held it.
    static var carriers: Self { Self("carriers") { $0.carriersText } }
    /// The method that holds it and of which nothing is said, and the text that would say it, either way.
    static var unknownCarrier: Self { Self("unknownCarrier") { $0.unknownCarrierText } }
    static var knowledge: Self { Self("telling") { $0.possibleActionsText } }
    /// The way to take the payload, as in `take it in application(_:open:options:)`.
    static var expected: Self { Self("expected") { $0.expectedText } }
    /// The option that holds it at a cold start.
    static var option: Self { Self("option", namesSubject: true) { $0.payloadRoute?.option.rawValue ?? "" } }
    /// The method that a running app gets it by.
    static var runningHandler: Self { Self("runningHandler") { $0.runningHandler?.name ?? "" } }
    static var falseReturn: Self { Self("falseReturn") { $0.falseReturn?.name ?? "" } }
    static var firstConsumer: Self {
        Self("firstConsumer") { $0.moment.delivery?.repeatedHandling?.first.site.callback.name ?? "" }
    }
    static var secondConsumer: Self {
        Self("secondConsumer") { $0.moment.delivery?.repeatedHandling?.second.site.callback.name ?? "" }
    }
    /// The method whose consumer isn't ready.
    static var listener: Self { Self("listener") { $0.listener?.callback.name ?? "" } }
    /// How late it is.
    static var lateness: Self { Self("lateness") { $0.lateness } }
    /// The slot that is read.
    static var slot: Self { Self("slot", namesSubject: true) { $0.context.action?.slot?.rawValue ?? "" } }
    /// The value to read in place of a launch option.
    static var replacement: Self {
        Self("replacement") { ($0.context.action?.slot ?? $0.context.action?.launchOption)?.underScenes ?? "" }
    }
    /// The value that is read.
    static var value: Self { Self("value") { $0.context.read.map(\.plainText) ?? "" } }
    /// The subject of the action at hand.
    static var label: Self { Self("label", namesSubject: true) { $0.context.action?.label ?? "" } }
    /// The work that used to wait for it.
    static var follower: Self { Self("follower") { $0.context.follower ?? "" } }
    /// The action in words, as in `registering the task "a"`.
    static var action: Self { Self("action", namesSubject: true) { $0.context.action?.doing ?? "" } }
    /// Where a prewarmed launch waited.
    static var pause: Self { Self("pause") { $0.moment.code.pause } }
    /// The permission that the user is asked for.
    static var request: Self { Self("request", namesSubject: true) { $0.requestText } }
    static var identifier: Self {
        Self("identifier", namesSubject: true) { $0.taskText.isEmpty ? "of the event" : "\"\($0.taskText)\"" }
    }
    /// The identifier of a task as it is, where it has one.
    static var task: Self { Self("task", namesSubject: true) { $0.taskText } }
    static var scheme: Self {
        Self("scheme", namesSubject: true) { $0.moment.event?.trigger.openedURL?.scheme ?? "" }
    }
    /// The value of `UIBackgroundModes` that is needed.
    static var mode: Self { Self("mode", namesSubject: true) { $0.moment.event?.trigger.backgroundMode ?? "" } }
    /// The callback that makes a resource.
    static var maker: Self { Self("maker") { $0.makerText } }
    /// The event of a framework, as in `the event voipPush`.
    static var event: Self {
        Self("event") {
            $0.moment.event?.trigger.backgroundEvent.map { "the event \($0.kind.rawValue)" } ?? "the event"
        }
    }
    /// The delegate that the event is for, and the callback that sets it.
    static var service: Self { Self("service", namesSubject: true) { $0.awaitedService?.rawValue ?? "" } }
    static var serviceSetUp: Self { Self("serviceSetUp") { $0.serviceSetUp?.callback.name ?? "" } }
    static var longestWork: Self { Self("longestWork") { $0.longestWork?.words ?? "" } }
    static var longestMs: Self { Self("longestMs") { "\($0.longestWork?.durationMs ?? 0)" } }
    /// The remedy for it.
    static var remedy: Self { Self("remedy") { $0.longestWork?.remedy ?? "" } }
    /// Main-thread time before the first frame, and without the longest work.
    static var totalMs: Self { Self("totalMs") { "\($0.moment.code.launchWorkMs)" } }
    static var savedMs: Self {
        Self("savedMs") { "\($0.moment.code.launchWorkMs - ($0.longestWork?.durationMs ?? 0))" }
    }
    static var limitMs: Self { Self("limitMs") { "\($0.moment.overrun?.limit.limitMs ?? 0)" } }
    static var role: Self { Self("role", namesSubject: true) { $0.moment.event?.trigger.role?.title ?? "" } }
    static var misplacedSetUp: Self {
        Self("misplacedSetUp") { $0.moment.described.misplacedSetUp?.callback.name ?? "" }
    }
    /// The method whose name is nearly that of a callback, and the callback.
    static var misspelling: Self { Self("misspelling") { $0.code.misspelt.first?.name ?? "" } }
    static var misspelt: Self { Self("misspelt") { $0.code.misspelt.first?.callback.name ?? "" } }
    /// The name of a configuration that the Info.plist doesn't have.
    static var misnamedConfiguration: Self {
        Self("misnamedConfiguration") { $0.code.misnamedConfigurations.first.map { "\"\($0)\"" } ?? "" }
    }
    static var sdk: Self { Self("sdk") { $0.moment.scenario.app.sdk.description } }
}

extension Occurrence {
    fileprivate var openerText: String {
        guard let event = moment.event, let kind = moment.delivery?.kind else { return "a payload" }
        if event.trigger.backgroundEvent?.kind == .intent { return "an intent" }
        return event.trigger.kind == .openUniversalLink ? PayloadKind.url.opener : kind.opener
    }

    fileprivate var payloadText: String {
        guard let event = moment.event, let kind = moment.delivery?.kind else { return "the payload" }
        let noun = event.trigger.backgroundEvent?.kind == .intent ? "the intent" : kind.noun
        return [noun, event.trigger.payloadName].compactMap(\.self).joined(separator: " ")
    }

    fileprivate var carriersText: String {
        guard let delivery = moment.delivery else { return "nothing" }
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
        let running = runningHandler.flatMap { moment.scenario.method($0, on: $0.receiver) == nil ? $0 : nil }
        let names = (running.map { [$0] } ?? missing).map(\.name)
        if names.isEmpty { return "no callback carries it" }
        return names.count == 1
            ? "\(names[0]) isn't implemented" : "none of \(names.joined(separator: ", ")) is implemented"
    }

    /// The method that leaves open what it does with the payload, and the option, where it tells of others.
    fileprivate var unknownCarrierText: String {
        guard let carrier = unknownCarriers.last else { return "" }
        let option = part(leftOpenBy: carrier) == nil ? nil : carrier.slot?.rawValue
        return [option, carrier.call.callback.name].compactMap(\.self).joined(separator: " of ")
    }

    private var unknownCarriers: [Delivery.Carrier] {
        moment.delivery?.carriers.filter { $0.knowledge == .unknown } ?? []
    }

    /// What a method that is told leaves open of the payload.
    private func part(leftOpenBy carrier: Delivery.Carrier) -> UnknownPart? {
        moment.described.method(carrier.call.callback, on: carrier.call.receiver, role: carrier.call.role)?
            .unknown(payloadIn: carrier.slot)
    }

    /// `"does": [{"handle": "url"}] if it uses it, "does": [] if not`
    fileprivate var possibleActionsText: String {
        guard let carrier = unknownCarriers.last else { return "" }
        let use = carrier.slot.map { "{\"read\": \"\($0.rawValue)\"}" } ?? "{\"handle\": \"\(carrier.kind.rawValue)\"}"
        let callback = carrier.call.callback
        let delegate = carrier.call.receiver.implementation(in: moment.scenario.app, role: carrier.call.role).delegate
        let isNamed = delegate?.named[callback] != nil
        if let part = part(leftOpenBy: carrier) {
            return "\(use) into \"does\" if it uses it, and either way leave \"\(part.rawValue)\" out of \"unknown\""
        }
        func text(_ actions: String) -> String {
            isNamed ? "\"does\": [\(actions)]" : "\"\(callback.name)\": {\"does\": [\(actions)]}"
        }
        return "\(text(use)) if it uses it, \(text("")) if not"
    }

    /// The way to take the payload; one that was carried in options was there at a cold start.
    fileprivate var expectedText: String {
        guard let delivery = moment.delivery else { return "" }
        guard let route = payloadRoute else {
            return delivery.carriers.last.map { "take it in \($0.call.callback.name)" } ?? "take it"
        }
        let isCold = delivery.carriers.contains { $0.slot != nil } || moment.flags.contains(.launchedNow)
        guard isCold, moment.event?.trigger.isHandoff != true else { return "take it in \(route.running.name)" }
        let holdsOptions: [Callback] = [.didFinishLaunching, .sceneWillConnect, .configurationForConnecting]
        if holdsOptions.contains(route.cold) { return "read \(route.option.rawValue) in \(route.cold.name)" }
        let isThere = moment.scenario.has(route.cold.receiver)
        let holder = delivery.carriers.last { $0.slot != nil }?.call.callback.name
        guard !isThere, let holder else { return "take it in \(route.cold.name)" }
        return "read \(route.option.rawValue) in \(holder)"
    }

    fileprivate var lateness: String {
        guard let delivery = moment.delivery, let handling = delivery.possibleHandlings.first,
            let readyMs = timesOfListeners(for: delivery.kinds).min()
        else { return "which is never in this launch" }
        return readyMs > handling.timeMs ? "\(readyMs - handling.timeMs) ms later" : "later in the launch"
    }

    fileprivate var makerText: String {
        guard let maker = context.action?.resource.flatMap(moment.described.maker) else { return "nothing makes it" }
        let isDeferred = moment.described.isDeferred(maker)
        if maker.method == context.site?.method {
            return isDeferred ? "it is made only after the method has returned" : "it is made further down"
        }
        return "\(maker.callback.name) makes it" + (isDeferred ? ", and only after it has returned" : "")
    }

    fileprivate var requestText: String {
        switch context.action?.label {
        case "signIn": "a sign-in"
        case "setup": "set-up"
        case "review": "a review"
        case let other?: "permission for \(other.split(separator: ":").last ?? "")"
        case nil: ""
        }
    }

    fileprivate var taskText: String { task ?? moment.event?.trigger.backgroundEvent?.identifier ?? "" }

    /// When the listeners are ready that are set up, or are to be.
    private func timesOfListeners(for kinds: [PayloadKind]) -> [Int] {
        moment.code.listeners.filter { kinds.contains($0.kind) }.map(\.readyMs)
            + moment.deferred.compactMap { deferred in
                guard case .listen(let kind, let afterMs, _, _) = deferred.action, kinds.contains(kind) else {
                    return nil
                }
                return deferred.dueMs + afterMs
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
        case .handle(let kind): "taking \(kind.noun)"
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
        guard case .handle(let kind) = self else { return nil }
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
