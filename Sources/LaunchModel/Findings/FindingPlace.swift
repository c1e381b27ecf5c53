/// A part of a scenario that causes a finding, known by its name and the keys in it.
package struct FindingPlace: Hashable, Sendable {
    private let name: String
    /// The keys from the root, where they are the same in every run.
    package let keys: [String]
    /// The path in a run; nil where the scenario has no such part.
    let path: @Sendable (Occurrence) -> ScenarioPath?

    private init(
        _ name: String, _ keys: [String] = [], path: @escaping @Sendable (Occurrence) -> ScenarioPath?
    ) {
        (self.name, self.keys, self.path) = (name, keys, path)
    }

    package static func == (left: FindingPlace, right: FindingPlace) -> Bool {
        left.name == right.name && left.keys == right.keys
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension FindingPlace {
    /// The action at hand, or the method.
    static var here: Self { Self("here") { $0.context.site?.path } }
    static var method: Self { Self("method") { $0.context.site?.method.path } }
    static var event: Self { Self("event") { $0.moment.eventIndex.map { .event($0) } } }
    /// A key of the app, or below one.
    static func app(_ keys: [String]) -> Self { fixed(["app"] + keys) }
    /// A key of the device.
    static func device(_ key: String) -> Self { fixed(["device", key]) }
    private static func fixed(_ keys: [String]) -> Self {
        Self("keys", keys) { _ in ScenarioPath(keys.map { .key($0) }) }
    }
    /// A method that the app implements.
    package static func implementation(_ callback: Callback) -> Self {
        Self("implementation of \(callback.rawValue)") { $0.site(of: callback).path }
    }
    /// The callback that is to take the payload: the last that held it, or, where only the choice of a scene's
    /// configuration did, the one that connects the scene.
    static var carrier: Self { Self("carrier") { $0.carrier?.path } }
    /// The last callback that holds the payload and of which the scenario doesn't say what it does; where it isn't
    /// named, what stands for it.
    static var unknownCarrier: Self { Self("unknownCarrier") { $0.unknownCarrier?.path } }
    static var unknownOthers: Self { Self("unknownOthers") { $0.unknownCarrier?.othersPath } }
    /// Who takes the payload, and who takes it once more.
    static var firstConsumer: Self { Self("firstConsumer") { $0.moment.delivery?.repeatedHandling?.first.site.path } }
    static var secondConsumer: Self {
        Self("secondConsumer") { $0.moment.delivery?.repeatedHandling?.second.site.path }
    }
    /// The consumer that isn't ready.
    static var listener: Self { Self("listener") { $0.listener?.path } }
    /// The launch method that returned false.
    static var falseReturn: Self {
        Self("falseReturn") { occurrence in occurrence.falseReturn.map { occurrence.site(of: $0).path(to: "returns") } }
    }
    /// That a path through the method at hand skips its completion handler.
    static var skippedCompletion: Self { Self("skippedCompletion") { $0.context.site?.path(to: "completes") } }
    /// The method that a running app gets the payload by.
    static var runningHandler: Self {
        Self("runningHandler") { occurrence in occurrence.runningHandler.map { occurrence.site(of: $0).path } }
    }
    /// The longest work before the first frame, or before a limit runs out.
    static var longestWork: Self { Self("longestWork") { $0.longestWork?.path } }
    /// The callback during which a limit ran out.
    static var stopped: Self { Self("stopped") { $0.moment.overrun?.work?.path } }
    /// Where the delegate is set that the event is for.
    static var serviceSetUp: Self { Self("serviceSetUp") { $0.serviceSetUp?.path } }
    /// The delegate that the event is for.
    static var service: Self {
        Self("service") { $0.awaitedService.map { ScenarioPath.app(ServiceProtocol.key).to(.service($0)) } }
    }
    /// What a launch method leaves open of the set-up.
    static var unknownSetUp: Self { Self("unknownSetUp") { $0.launchMethod(withUnknown: .setUp) } }
    /// What the event at hand needs of the set-up that code leaves open.
    static var openSetUp: Self { Self("openSetUp") { $0.openSetUp } }
    /// That a launch method leaves open what it returns.
    static var unknownAnswer: Self { Self("unknownAnswer") { $0.launchMethod(withUnknown: .returns) } }
    /// That a method leaves open what becomes of the app's window.
    static var unknownWindow: Self {
        Self("unknownWindow") { $0.moment.described.siteOfUnknownWindow.map { $0.method.word(.window, at: $0.site) } }
    }
    /// Set-up that stands where it doesn't run.
    static var misplacedSetUp: Self { Self("misplacedSetUp") { $0.moment.described.misplacedSetUp?.path } }
    /// A method whose name is nearly that of a callback.
    static var misspelling: Self {
        Self("misspelling") {
            $0.code.misspelt.first.map { ScenarioPath.app($0.callback.receiver.rawValue).to(.key($0.name)) }
        }
    }
    /// A configuration of scenes that the Info.plist doesn't have.
    static var misnamedConfiguration: Self {
        Self("misnamedConfiguration") { $0.code.misnamedConfigurations.first.map { .configuration($0) } }
    }
}

extension Occurrence {
    /// What was read of the app's code.
    var code: Scenario.App.Code { moment.scenario.app.written.code }

    /// The last consumer that isn't ready when the payload comes, or that this launch doesn't get to.
    var listener: Site? {
        guard let kinds = moment.delivery?.kinds else { return nil }
        return moment.code.listeners.last { kinds.contains($0.kind) }?.site
            ?? kinds.lazy.compactMap { moment.described.listeners[$0] }.first
    }

    /// The last method that may take the payload.
    var unknownCarrier: Site? { moment.delivery?.carriers.last { $0.knowledge == .unknown }?.call.site }

    /// The launch method whose answer keeps a payload back.
    var falseReturn: Callback? { [.didFinishLaunching, .willFinishLaunching].first { moment.returned[$0] == false } }

    /// The method that a running app gets the payload by.
    var runningHandler: Callback? { payloadRoute?.running }

    /// The methods that the payload comes to.
    var payloadRoute: PayloadRoute? {
        moment.delivery.flatMap { moment.scenario.route(of: $0.kind, with: moment.event?.trigger.kind) }
    }

    /// The service whose delegate the event is for, and where code sets the delegate.
    var awaitedService: ServiceProtocol? { moment.event?.trigger.backgroundEvent?.kind.service?.name }
    var serviceSetUp: Site? { awaitedService.flatMap(moment.described.setUp) }

    /// The work that takes longest of what has been done on the main thread in this launch.
    var longestWork: AppCode.Work? {
        (moment.overrun?.works ?? moment.code.launchWork).max { $0.durationMs < $1.durationMs }
    }

    /// Who chooses a configuration hands the same options on to the scene.
    fileprivate var carrier: Site? {
        guard let carrier = moment.delivery?.carriers.last else { return nil }
        let isOfScene = carrier.call.callback == .configurationForConnecting && payloadRoute?.cold == .sceneWillConnect
        return isOfScene ? site(of: .sceneWillConnect) : carrier.call.site
    }

    /// Where code leaves open what the event at hand needs, beside other set-up that it leaves open.
    fileprivate var openSetUp: ScenarioPath? {
        let trigger = moment.event?.trigger
        let wanted: Action? =
            if let task = trigger?.scheduledTask {
                .registerTask(identifier: task)
            } else {
                awaitedService.map { .setServiceDelegate($0) }
                    ?? (trigger?.kind == .tapNotification ? .setNotificationDelegate : nil)
            }
        guard let wanted, code.openSetUp?.contains(wanted) == true else { return nil }
        return launchMethod(withUnknown: .setUp)?.to(.key(wanted.nameAsSetUp))
    }

    /// The word of a launch method that leaves something open.
    fileprivate func launchMethod(withUnknown part: UnknownPart) -> ScenarioPath? {
        SystemValue.launchMethods.value.lazy.compactMap { callback -> ScenarioPath? in
            guard let method = moment.scenario.app.appDelegate.named[callback], method.hasUnknown(part) else {
                return nil
            }
            return method.word(part, at: site(of: callback))
        }.first
    }

    /// Where a scenario writes a method down; that of a scene's delegate for the windows.
    fileprivate func site(of callback: Callback) -> Site {
        Site(
            receiver: callback.receiver, callback: callback, action: nil,
            role: moment.scenario.app.roleOfDelegate(callback.receiver, of: .window))
    }
}

extension Delegate.Method {
    /// The word by which the method leaves something open.
    fileprivate func word(_ part: UnknownPart, at site: Site) -> ScenarioPath {
        let number = UnknownPart.allCases.filter(unknown.contains).firstIndex(of: part) ?? 0
        return site.path.to(.key("unknown"), .item(number))
    }
}

extension Site {
    fileprivate func path(to key: String) -> ScenarioPath { ScenarioPath(path.steps + [.key(key)]) }
}

extension AppCode.Work {
    /// A method's own time is blamed on the method, that of an action on the action.
    fileprivate var path: ScenarioPath { site?.path ?? ScenarioPath([.key("app"), .key("preMainMs")]) }
}
