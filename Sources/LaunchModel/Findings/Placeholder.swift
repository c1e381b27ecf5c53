/// A part of a finding's message that depends on the run, identified by its name.
package struct Placeholder: Hashable, Sendable {
    /// The name in a template, as in `<payload>`.
    package let name: String
    /// The value on a page, which has no run.
    private(set) var example: String
    /// Whether it names the subject of a finding, of which an app can have several.
    let namesSubject: Bool
    let text: @Sendable (Occurrence) -> String

    private init(
        _ name: String, _ example: String, namesSubject: Bool = false, text: @escaping @Sendable (Occurrence) -> String
    ) { (self.name, self.example, self.namesSubject, self.text) = (name, example, namesSubject, text) }

    /// The placeholder with another value on pages.
    func shown(as example: String) -> Placeholder {
        var placeholder = self
        placeholder.example = example
        return placeholder
    }

    func shown(as callback: Callback) -> Placeholder { shown(as: callback.name) }

    package static func == (left: Placeholder, right: Placeholder) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

    static var all: [Placeholder] {
        [
            callback, scene, opener, payload, carriers, unknownCarrier, knowledge, expected, option, runningHandler,
            falseReturn, firstConsumer, secondConsumer, listener, lateness, slot, replacement, value, label, follower,
            action, pause, request, identifier, task, scheme, mode, maker, event, service, serviceSetUp, longestWork,
            longestMs, remedy, totalMs, savedMs, limitMs, role, misplacedSetUp, misspelling, misspelt,
            misnamedConfiguration, unusedSceneDelegate, roleWithoutDelegate, sdk, completion,
        ]
    }

    package static var callback: Self {
        Self("callback", "application(_:didFinishLaunchingWithOptions:)") {
            $0.context.site?.callback.name ?? "this launch"
        }
    }
    static var scene: Self { Self("scene", "main") { $0.context.call?.scene ?? Scenario.mainScene } }
    /// The source of the payload for the user, as in `a link`.
    static var opener: Self { Self("opener", "a link") { $0.context.kept?.opener ?? $0.openerText } }
    /// The payload, as in `the URL recipes://soup`.
    static var payload: Self {
        Self("payload", "the URL recipes://soup", namesSubject: true) { $0.context.kept?.noun ?? $0.payloadText }
    }
    /// The callbacks that receive it, each with its option.
    static var carriers: Self {
        Self("carriers", "scene(_:willConnectTo:options:) receives it in connectionOptions.urlContexts") {
            $0.carriersText
        }
    }
    /// The method with unknown behavior that receives it, and the text that describes either behavior.
    static var unknownCarrier: Self {
        Self("unknownCarrier", "scene(_:willConnectTo:options:)") { $0.unknownCarrierText }
    }
    static var knowledge: Self {
        Self(
            "knowledge",
            "\"does\": [{\"read\": \"connectionOptions.urlContexts\"}] if the method uses it, or \"does\": [] if it doesn't"
        ) { $0.possibleActionsText }
    }
    /// The fix, as in `handle it in application(_:open:options:)`.
    static var expected: Self {
        Self("expected", "read connectionOptions.urlContexts in scene(_:willConnectTo:options:)") { $0.expectedText }
    }
    /// The option that contains it at a cold start.
    static var option: Self {
        Self("option", "connectionOptions.urlContexts", namesSubject: true) { $0.payloadRoute?.option.rawValue ?? "" }
    }
    static var runningHandler: Self {
        Self("runningHandler", "scene(_:openURLContexts:)") { $0.runningHandler?.name ?? "" }
    }
    static var falseReturn: Self {
        Self("falseReturn", "application(_:didFinishLaunchingWithOptions:)") { $0.falseReturn?.name ?? "" }
    }
    static var firstConsumer: Self {
        Self("firstConsumer", "application(_:didFinishLaunchingWithOptions:)") {
            $0.moment.delivery?.repeatedHandling?.first.site.callback.name ?? ""
        }
    }
    static var secondConsumer: Self {
        Self("secondConsumer", "application(_:open:options:)") {
            $0.moment.delivery?.repeatedHandling?.second.site.callback.name ?? ""
        }
    }
    /// The method that adds the listener that isn't ready.
    static var listener: Self {
        Self("listener", "scene(_:willConnectTo:options:)") { $0.listener?.callback.name ?? "" }
    }
    /// The delay of the listener, as in `is ready 800 ms too late`.
    static var lateness: Self { Self("lateness", "is ready 300 ms too late") { $0.lateness } }
    static var slot: Self { Self("slot", "window", namesSubject: true) { $0.context.action?.slot?.rawValue ?? "" } }
    /// The value to read in place of a launch option.
    static var replacement: Self {
        Self("replacement", "read connectionOptions.urlContexts in scene(_:willConnectTo:options:)") {
            ($0.context.action?.slot ?? $0.context.action?.launchOption)?.underScenes ?? ""
        }
    }
    static var value: Self { Self("value", "background") { $0.context.read.map(\.plainText) ?? "" } }
    static var label: Self { Self("label", "app start", namesSubject: true) { $0.context.action?.label ?? "" } }
    /// The work that was done after it.
    static var follower: Self { Self("follower", "\"build first screen\"") { $0.context.follower ?? "" } }
    /// The action in words, as in `registering the task "a"`.
    static var action: Self {
        Self("action", "registering the task \"com.example.recipes.refresh\"", namesSubject: true) {
            $0.context.action?.doing ?? ""
        }
    }
    /// The moment at which a prewarmed launch waited, as in `before UIApplicationMain`.
    static var pause: Self { Self("pause", "before UIApplicationMain") { $0.moment.code.pause } }
    static var request: Self { Self("request", "the location permission", namesSubject: true) { $0.requestText } }
    static var identifier: Self {
        Self("identifier", "\"com.example.recipes.refresh\"", namesSubject: true) {
            $0.taskText.isEmpty ? "of the event" : "\"\($0.taskText)\""
        }
    }
    /// The identifier of a task without quotes; empty if it has none.
    static var task: Self { Self("task", "com.example.recipes.refresh", namesSubject: true) { $0.taskText } }
    static var scheme: Self {
        Self("scheme", "recipes", namesSubject: true) { $0.moment.event?.trigger.openedURL?.scheme ?? "" }
    }
    /// The value of `UIBackgroundModes` that is needed.
    static var mode: Self {
        Self("mode", "fetch", namesSubject: true) { $0.moment.event?.trigger.backgroundMode ?? "" }
    }
    static var maker: Self { Self("maker", "scene(_:willConnectTo:options:) creates it") { $0.makerText } }
    /// The event of a framework, as in `the voipPush event`.
    static var event: Self {
        Self("event", "the voipPush event") {
            $0.moment.event?.trigger.backgroundEvent.map { "the \($0.kind.rawValue) event" } ?? "the event"
        }
    }
    /// The delegate that the event is for, and the callback that sets it.
    static var service: Self {
        Self("service", "PKPushRegistryDelegate", namesSubject: true) { $0.awaitedService?.rawValue ?? "" }
    }
    static var serviceSetUp: Self {
        Self("serviceSetUp", "scene(_:willConnectTo:options:)") { $0.serviceSetUp?.callback.name ?? "" }
    }
    static var longestWork: Self { Self("longestWork", "\"migrate the database\"") { $0.longestWork?.words ?? "" } }
    static var longestMs: Self { Self("longestMs", "24000") { "\($0.longestWork?.durationMs ?? 0)" } }
    static var remedy: Self {
        Self("remedy", "move this work to a background queue, or defer it until the first frame is shown") {
            $0.longestWork?.remedy ?? ""
        }
    }
    /// Main-thread time before the first frame, and without the longest work.
    static var totalMs: Self { Self("totalMs", "690") { "\($0.moment.code.launchWorkMs)" } }
    static var savedMs: Self {
        Self("savedMs", "40") { "\($0.moment.code.launchWorkMs - ($0.longestWork?.durationMs ?? 0))" }
    }
    static var limitMs: Self { Self("limitMs", "20000") { "\($0.moment.overrun?.limit.limitMs ?? 0)" } }
    static var role: Self { Self("role", "CarPlay", namesSubject: true) { $0.moment.event?.trigger.role?.title ?? "" } }
    static var misplacedSetUp: Self {
        Self("misplacedSetUp", "scene(_:willConnectTo:options:)") {
            $0.moment.described.misplacedSetUp?.callback.name ?? ""
        }
    }
    /// The misspelled method, and the callback that it resembles.
    static var misspelling: Self {
        Self("misspelling", "sceneDidBecomActive(_:)") { $0.code.misspelt.first?.name ?? "" }
    }
    static var misspelt: Self {
        Self("misspelt", "sceneDidBecomeActive(_:)") { $0.code.misspelt.first?.callback.name ?? "" }
    }
    /// The name of a configuration that isn't in the Info.plist.
    static var misnamedConfiguration: Self {
        Self("misnamedConfiguration", "\"Default\"") { $0.code.misnamedConfigurations.first.map { "\"\($0)\"" } ?? "" }
    }
    static var unusedSceneDelegate: Self {
        Self("unusedSceneDelegate", "SceneDelegate") { $0.code.unusedSceneDelegate ?? "" }
    }
    static var roleWithoutDelegate: Self {
        Self("roleWithoutDelegate", "CarPlay") { $0.moment.scenario.app.written.roleWithoutDelegate?.title ?? "" }
    }
    /// Whether some path calls the completion handler.
    static var completion: Self {
        let usual = "isn't called on every path"
        return Self("completion", usual) { occurrence in
            let isNeverCalled = occurrence.context.site.map { occurrence.code.neverCompleting.contains($0.callback) }
            return isNeverCalled == true ? "is never called" : usual
        }
    }
    static var sdk: Self { Self("sdk", "27.0") { $0.moment.scenario.app.sdk.description } }
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
        // The scene receives the same options as the choice of its configuration.
        let later = delivery.carriers.filter { $0.call.callback != .configurationForConnecting }
        let carriers = (later.isEmpty ? delivery.carriers : later).map { carrier in
            "\(carrier.call.callback.name) receives it" + (carrier.slot.map { " in \($0.rawValue)" } ?? "")
                + (use(of: delivery.kind, by: carrier.call.callback).map { " and \($0)" } ?? "")
        }
        if !carriers.isEmpty { return carriers.joined(separator: ", then ") }
        return missingText(delivery.missing)
    }

    /// The code's use of a payload that it doesn't handle, or of which it handles other types.
    private func use(of kind: PayloadKind, by callback: Callback) -> String? {
        guard let handling = moment.described.app.written.code.handlings[callback] else { return nil }
        if let types = otherTypes(of: kind, by: callback) {
            return "handles only \(types.sorted().joined(separator: ", "))"
        }
        return handling.onlyTypes[kind] == nil ? handling.drops[kind] : nil
    }

    /// The types that a method handles, without that of the payload.
    private func otherTypes(of kind: PayloadKind, by callback: Callback) -> Set<String>? {
        guard let handling = moment.described.app.written.code.handlings[callback] else { return nil }
        return handling.handles(moment.event?.trigger) ? nil : handling.onlyTypes[kind]
    }

    /// The missing method; of several that would handle the payload, the one to add.
    private func missingText(_ missing: [Callback]) -> String {
        let running = runningHandler.flatMap { moment.scenario.method($0, on: $0.receiver) == nil ? $0 : nil }
        let names = (running.map { [$0] } ?? missing).map(\.name)
        if names.isEmpty { return "no callback receives it" }
        return names.count == 1
            ? "\(names[0]) isn't implemented" : "none of \(names.joined(separator: ", ")) is implemented"
    }

    /// The method with unknown behavior.
    fileprivate var unknownCarrierText: String { unknownCarriers.last?.call.callback.name ?? "" }

    private var unknownCarriers: [Delivery.Carrier] {
        moment.delivery?.carriers.filter { $0.knowledge == .unknown } ?? []
    }

    /// The part of a described method that is unknown for the payload.
    func part(leftOpenBy carrier: Delivery.Carrier) -> UnknownPart? {
        moment.described.method(carrier.call.callback, on: carrier.call.receiver, role: carrier.call.role)?.unknown(
            payloadIn: carrier.slot)
    }

    /// `"does": [{"handle": "url"}] if the method uses it, or "does": [] if it doesn't`
    fileprivate var possibleActionsText: String {
        guard let carrier = unknownCarriers.last else { return "" }
        let use = carrier.slot.map { "{\"read\": \"\($0.rawValue)\"}" } ?? "{\"handle\": \"\(carrier.kind.rawValue)\"}"
        let callback = carrier.call.callback
        let delegate = carrier.call.receiver.implementation(in: moment.scenario.app, role: carrier.call.role).delegate
        let isNamed = delegate?.named[callback] != nil
        if let part = part(leftOpenBy: carrier) {
            return
                "\(use) to \"does\" if the method uses it, and remove \"\(part.rawValue)\" from \"unknown\" in any case"
        }
        func text(_ actions: String) -> String {
            isNamed ? "\"does\": [\(actions)]" : "\"\(callback.name)\": {\"does\": [\(actions)]}"
        }
        return "\(text(use)) if the method uses it, or \(text("")) if it doesn't"
    }

    /// The fix; a payload that was delivered in options launched the app.
    fileprivate var expectedText: String {
        guard let delivery = moment.delivery else { return "" }
        let callbacks = delivery.carriers.map(\.call.callback)
        if let callback = callbacks.last(where: { otherTypes(of: delivery.kind, by: $0) != nil }) {
            let declaration = delivery.kind == .url ? ", or declare the scheme that it handles" : ""
            return "handle it in \(callback.name)\(declaration)"
        }
        guard let route = payloadRoute else {
            return delivery.carriers.last.map { "handle it in \($0.call.callback.name)" } ?? "handle it"
        }
        let isCold = delivery.carriers.contains { $0.slot != nil } || moment.flags.contains(.launchedNow)
        guard isCold, moment.event?.trigger.isHandoff != true else { return "handle it in \(route.running.name)" }
        let holdsOptions: [Callback] = [.didFinishLaunching, .sceneWillConnect, .configurationForConnecting]
        if holdsOptions.contains(route.cold) { return "read \(route.option.rawValue) in \(route.cold.name)" }
        let isThere = moment.scenario.has(route.cold.receiver)
        let holder = delivery.carriers.last { $0.slot != nil }?.call.callback.name
        guard !isThere, let holder else { return "handle it in \(route.cold.name)" }
        return "read \(route.option.rawValue) in \(holder)"
    }

    fileprivate var lateness: String {
        guard let delivery = moment.delivery, let handling = delivery.possibleHandlings.first,
            let readyMs = timesOfListeners(for: delivery.kinds).min()
        else { return "is never ready in this launch" }
        return readyMs > handling.timeMs
            ? "is ready \(readyMs - handling.timeMs) ms too late" : "is ready only later in this launch"
    }

    fileprivate var makerText: String {
        guard let maker = context.action?.resource.flatMap(moment.described.maker) else { return "no code creates it" }
        let isDeferred = moment.described.isDeferred(maker)
        if maker.method == context.site?.method {
            return isDeferred ? "it is created only after the method has returned" : "it is created later in the method"
        }
        return "\(maker.callback.name) creates it" + (isDeferred ? ", and only after the method has returned" : "")
    }

    fileprivate var requestText: String {
        switch context.action?.label {
        case "signIn": "a sign-in"
        case "setup": "initial setup"
        case "review": "a review"
        case let other?: "the \(other.split(separator: ":").last ?? "") permission"
        case nil: ""
        }
    }

    fileprivate var taskText: String { task ?? moment.event?.trigger.backgroundEvent?.identifier ?? "" }

    /// The times at which the listeners are ready, including deferred ones.
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
        case (nil, _): "code before main"
        case (_, nil): "the body of \(label)"
        case (_, .some): "\"\(label)\""
        }
    }

    /// Work before `main` can't be moved.
    fileprivate var remedy: String {
        site == nil
            ? "link fewer dynamic libraries, and avoid static initializers and +load methods"
            : "move this work to a background queue, or defer it until the first frame is shown"
    }
}

extension Action {
    /// The action in words, as in `reading window`.
    fileprivate var doing: String {
        switch self {
        case .work(let label, _, _, _): "\"\(label)\""
        case .read(let slot, _, _, _): "reading \(slot.rawValue)"
        case .handle(let kind): "handling \(kind.noun)"
        case .listen(let kind, _, _, _): "listening for \(kind.noun)"
        case .registerTask(let identifier, _): "registering the task \"\(identifier)\""
        case .setServiceDelegate(let service): "setting the \(service.rawValue)"
        case .setNotificationDelegate: "setting the delegate of UNUserNotificationCenter"
        case .enableHealthKitDelivery: "enabling HealthKit's background delivery"
        case .registerForRemoteNotifications: "registering for remote notifications"
        case .reportCall: "reporting a call"
        case .makeWindow: "creating a window"
        case .create(let resource): "creating \"\(resource)\""
        case .use(let resource): "using \"\(resource)\""
        case .mark(let label, _): "marking \"\(label)\""
        case .request(let request, _): "asking for \(request)"
        case .registerSceneAccessory: "registering a scene accessory"
        case .unregisterSceneAccessory: "unregistering a scene accessory"
        case .later(let action, _): action.doing
        }
    }
}

extension Trigger {
    /// The name that distinguishes this payload from others of its kind.
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

extension Finding {
    /// The problem without the names of the payloads of some events, which distinguish it from no other.
    package func problem(withoutPayloadsOf triggers: [Trigger]) -> String {
        let payloads = triggers.compactMap(\.payloadName).flatMap { name in
            PayloadKind.allCases.map { (named: "\($0.noun) \(name)", noun: $0.noun) }
        }
        return payloads.reduce(problem) { $0.replacing($1.named, with: $1.noun) }
    }
}

extension Action {
    /// The launch option that contains the payload that it handles.
    fileprivate var launchOption: Slot? {
        guard case .handle(let kind) = self else { return nil }
        return Slot.allCases.first { $0.container == .launchOptions && $0.payload == kind }
    }
}

extension Slot {
    /// The replacement of a launch option in an app with scenes.
    fileprivate var underScenes: String {
        switch self {
        case .launchLocation, .launchBluetoothCentrals, .launchBluetoothPeripherals:
            "create the manager in application(_:didFinishLaunchingWithOptions:); its delegate receives the event"
        case .launchRemoteNotification, .launchLocalNotification:
            "read connectionOptions.notificationResponse in scene(_:willConnectTo:options:) for a tap, and implement "
                + "application(_:didReceiveRemoteNotification:fetchCompletionHandler:) for a silent push"
        default: "read \(connectionOption?.rawValue ?? "the connection options") in scene(_:willConnectTo:options:)"
        }
    }

    private var connectionOption: Slot? {
        Slot.allCases.first { $0.container == .connectionOptions && $0.payload == payload && payload != nil }
    }
}

extension Value {
    /// A plain value, as code prints it.
    fileprivate var plainText: String {
        switch self {
        case .null: "nil"
        case .string(let text): text
        default: "a value"
        }
    }
}
