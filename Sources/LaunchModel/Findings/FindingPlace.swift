/// A part of a scenario that causes a finding, identified by its name and its keys.
package struct FindingPlace: Hashable, Sendable {
    private let name: String
    /// The keys from the root, if they are the same in every run.
    package let keys: [String]
    /// The path in a run; nil if the scenario has no such part.
    let path: @Sendable (Occurrence) -> ScenarioPath?

    private init(_ name: String, _ keys: [String] = [], path: @escaping @Sendable (Occurrence) -> ScenarioPath?) {
        (self.name, self.keys, self.path) = (name, keys, path)
    }

    package static func == (left: FindingPlace, right: FindingPlace) -> Bool {
        left.name == right.name && left.keys == right.keys
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The action at hand, or the method.
    static var here: Self { Self("here") { $0.context.site?.path } }
    static var method: Self { Self("method") { $0.context.site?.method.path } }
    /// The background modes that the app declares.
    static var backgroundModes: Self {
        Self("backgroundModes") {
            let isDeclared = $0.moment.scenario.app.infoPlist?.backgroundModes?.isEmpty == false
            return isDeclared ? .app("infoPlist").to(.key("UIBackgroundModes")) : nil
        }
    }
    static var sceneManifest: Self {
        Self("sceneManifest") {
            $0.moment.scenario.app.infoPlist?.sceneManifest.map { _ in
                .app("infoPlist", InfoPlist.Key.sceneManifest.rawValue)
            }
        }
    }
    /// The list of the method's actions.
    static var does: Self { Self("does") { $0.context.site?.path(to: "does") } }
    static var event: Self { Self("event") { $0.moment.eventIndex.map { .event($0) } } }
    static func app(_ keys: [String]) -> Self { fixed(["app"] + keys) }
    static func device(_ key: String) -> Self { fixed(["device", key]) }
    private static func fixed(_ keys: [String]) -> Self {
        Self("keys", keys) { _ in ScenarioPath(keys.map { .key($0) }) }
    }
    package static func implementation(_ callback: Callback) -> Self {
        Self("implementation of \(callback.rawValue)") { $0.site(of: callback).path }
    }
    /// The callback that should handle the payload: the last that receives it, or the one that connects the scene if only
    /// the choice of its configuration receives it.
    static var carrier: Self { Self("carrier") { $0.carrier?.path } }
    /// The same, if it overrides a method of a framework's class without calling super.
    static var carrierWithoutSuper: Self {
        Self("carrierWithoutSuper") { occurrence in
            occurrence.carrier.flatMap { occurrence.code.withoutSuper.contains($0.callback) ? $0.path : nil }
        }
    }
    /// The last callback with unknown behavior that receives the payload; if it isn't named, the entry that represents it.
    static var unknownCarrier: Self { Self("unknownCarrier") { $0.unknownCarrier?.path } }
    /// The entry in "unknown" of that callback, if the rest of its behavior is known.
    static var unknownPart: Self { Self("unknownPart") { $0.unknownPart } }
    static var unknownOthers: Self { Self("unknownOthers") { $0.unknownCarrier?.othersPath } }
    /// The method that handles the payload, and the one that handles it a second time.
    static var firstConsumer: Self { Self("firstConsumer") { $0.moment.delivery?.repeatedHandling?.first.site.path } }
    static var secondConsumer: Self {
        Self("secondConsumer") { $0.moment.delivery?.repeatedHandling?.second.site.path }
    }
    static var listener: Self { Self("listener") { $0.listener?.path } }
    static var falseReturn: Self {
        Self("falseReturn") { occurrence in occurrence.falseReturn.map { occurrence.site(of: $0).path(to: "returns") } }
    }
    /// The key that states that a path skips the completion handler.
    static var skippedCompletion: Self { Self("skippedCompletion") { $0.context.site?.path(to: "completes") } }
    static var runningHandler: Self {
        Self("runningHandler") { occurrence in occurrence.runningHandler.map { occurrence.site(of: $0).path } }
    }
    /// The longest work before the first frame, or before a limit is reached.
    static var longestWork: Self { Self("longestWork") { $0.longestWork?.path } }
    /// The callback during which a limit was reached.
    static var stopped: Self { Self("stopped") { $0.moment.overrun?.work?.path } }
    /// The method that sets the delegate for the event.
    static var serviceSetUp: Self { Self("serviceSetUp") { $0.serviceSetUp?.path } }
    static var service: Self {
        Self("service") { $0.awaitedService.map { ScenarioPath.app(ServiceProtocol.key).to(.service($0)) } }
    }
    /// The unknown setup of a launch method.
    static var unknownSetUp: Self { Self("unknownSetUp") { $0.launchMethod(withUnknown: .setUp) } }
    /// The setup that the event needs, if it is unknown.
    static var openSetUp: Self { Self("openSetUp") { $0.openSetUp } }
    /// The unknown return value of a launch method.
    static var unknownAnswer: Self { Self("unknownAnswer") { $0.launchMethod(withUnknown: .returns) } }
    /// The unknown behavior of a method for the app's window.
    static var unknownWindow: Self {
        Self("unknownWindow") { $0.moment.described.siteOfUnknownWindow.map { $0.method.word(.window, at: $0.site) } }
    }
    /// The methods of a delegate with a superclass that isn't read.
    static var inheritedMethods: Self { Self("inheritedMethods") { $0.code.inheritsLaunchMethod } }
    static var misplacedSetUp: Self { Self("misplacedSetUp") { $0.moment.described.misplacedSetUp?.path } }
    static var misspelling: Self {
        Self("misspelling") {
            $0.code.misspelt.first.map { ScenarioPath.app($0.callback.receiver.rawValue).to(.key($0.name)) }
        }
    }
    static var roleWithoutDelegate: Self {
        Self("roleWithoutDelegate") {
            $0.moment.scenario.app.written.roleWithoutDelegate.map { .app(SceneRole.delegatesKey, $0.rawValue) }
        }
    }
    static var unusedSceneDelegate: Self {
        Self("unusedSceneDelegate") { $0.code.unusedSceneDelegate.map { .unusedSceneDelegate($0) } }
    }
    /// The method that handles a background event, if the scenario names it.
    static var eventHandler: Self {
        Self("eventHandler") { occurrence in
            guard let callback = occurrence.moment.event?.trigger.handlerInBackground,
                callback.receiver.implementation(in: occurrence.moment.scenario.app).delegate?.named[callback] != nil
            else { return nil }
            return occurrence.site(of: callback).path
        }
    }
    /// A scene configuration that isn't in the Info.plist.
    static var misnamedConfiguration: Self {
        Self("misnamedConfiguration") { $0.code.misnamedConfigurations.first.map { .configuration($0) } }
    }
}

extension Occurrence {
    var code: Scenario.App.Code { moment.scenario.app.written.code }

    /// The last listener that isn't ready when the payload is delivered, or that this launch doesn't reach.
    var listener: Site? {
        guard let kinds = moment.delivery?.kinds else { return nil }
        return moment.code.listeners.last { kinds.contains($0.kind) }?.site
            ?? kinds.lazy.compactMap { moment.described.listeners[$0] }.first
    }

    /// The last method with unknown behavior that receives the payload.
    var unknownCarrier: Site? { moment.delivery?.carriers.last { $0.knowledge == .unknown }?.call.site }

    fileprivate var unknownPart: ScenarioPath? {
        guard let carrier = moment.delivery?.carriers.last(where: { $0.knowledge == .unknown }) else { return nil }
        return part(leftOpenBy: carrier).flatMap { part in
            let call = carrier.call
            return moment.described.method(call.callback, on: call.receiver, role: call.role)?.word(part, at: call.site)
        }
    }

    /// The launch method that prevents the delivery by returning false.
    var falseReturn: Callback? { [.didFinishLaunching, .willFinishLaunching].first { moment.returned[$0] == false } }

    var runningHandler: Callback? { payloadRoute?.running }

    var payloadRoute: PayloadRoute? {
        moment.delivery.flatMap { moment.scenario.route(of: $0.kind, with: moment.event?.trigger.kind) }
    }

    /// The service of the event, and the method that sets its delegate.
    var awaitedService: ServiceProtocol? { moment.event?.trigger.backgroundEvent?.kind.service?.name }
    var serviceSetUp: Site? { awaitedService.flatMap(moment.described.setUp) }

    /// The longest work on the main thread in this launch.
    var longestWork: AppCode.Work? {
        (moment.overrun?.works ?? moment.code.launchWork).max { $0.durationMs < $1.durationMs }
    }

    /// The scene receives the same options as the choice of its configuration.
    fileprivate var carrier: Site? {
        guard let carrier = moment.delivery?.carriers.last else { return nil }
        let isOfScene = carrier.call.callback == .configurationForConnecting && payloadRoute?.cold == .sceneWillConnect
        return isOfScene ? site(of: .sceneWillConnect) : carrier.call.site
    }

    /// The setup that the event needs, in the unknown setup of a launch method.
    fileprivate var openSetUp: ScenarioPath? {
        let trigger = moment.event?.trigger
        let wanted: Action? =
            if let task = trigger?.scheduledTask { .registerTask(identifier: task) } else {
                awaitedService.map { .setServiceDelegate($0) }
                    ?? (trigger?.kind == .tapNotification ? .setNotificationDelegate : nil)
            }
        guard let wanted, code.openSetUp?.contains(wanted) == true else { return nil }
        return launchMethod(withUnknown: .setUp)?.to(.key(wanted.nameAsSetUp))
    }

    /// The entry of a launch method in `unknown`.
    fileprivate func launchMethod(withUnknown part: UnknownPart) -> ScenarioPath? {
        SystemValue.launchMethods.value.lazy.compactMap { callback -> ScenarioPath? in
            guard let method = moment.scenario.app.appDelegate.named[callback], method.hasUnknown(part) else {
                return nil
            }
            return method.word(part, at: site(of: callback))
        }.first
    }

    /// The location of a method in a scenario; for scenes, in the delegate of the windows.
    fileprivate func site(of callback: Callback) -> Site {
        Site(
            receiver: callback.receiver, callback: callback, action: nil,
            role: moment.scenario.app.roleOfDelegate(callback.receiver, of: .window))
    }
}

extension Trigger {
    /// The method that handles the event in the background.
    fileprivate var handlerInBackground: Callback? {
        switch self {
        case .remoteNotification: .fetchRemoteNotification
        case .backgroundEvent(let event) where event.kind == .backgroundFetch: .performFetch
        case .backgroundEvent(let event) where event.kind == .voipPush: .didReceiveIncomingPush
        default: nil
        }
    }
}

extension Delegate.Method {
    /// The entry of the method in `unknown`.
    fileprivate func word(_ part: UnknownPart, at site: Site) -> ScenarioPath {
        let number = UnknownPart.allCases.filter(unknown.contains).firstIndex(of: part) ?? 0
        return site.path.to(.key("unknown"), .item(number))
    }
}

extension Site { fileprivate func path(to key: String) -> ScenarioPath { ScenarioPath(path.steps + [.key(key)]) } }

extension AppCode.Work {
    /// The action, or the method for its own time.
    fileprivate var path: ScenarioPath { site?.path ?? ScenarioPath([.key("app"), .key("preMainMs")]) }
}
