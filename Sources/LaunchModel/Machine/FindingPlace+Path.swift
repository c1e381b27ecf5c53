extension World {
    /// Where a scenario writes down the cause of a finding; nil where nothing is written.
    func path(of place: FindingPlace, _ context: FindingContext) -> ScenarioPath? {
        switch place {
        case .here: context.site?.path
        case .method: context.site?.method.path
        case .event: current.index.map { .event($0) }
        case .app(let keys): ScenarioPath([.key("app")] + keys.map { .key($0) })
        case .device(let key): ScenarioPath([.key("device"), .key(key)])
        case .implementation(let callback): site(of: callback).path
        case .carrier: carrier?.path
        case .untoldCarrier: untoldCarrier?.path
        case .untoldOthers: untoldCarrier?.othersPath
        case .firstConsumer: current.delivery?.repeatedClaim?.first.site.path
        case .secondConsumer: current.delivery?.repeatedClaim?.second.site.path
        case .listener: listener?.path
        case .falseReturn: falseReturn.map { site(of: $0).path(to: "returns") }
        case .skippedCompletion: context.site.map { $0.path(to: "completes") }
        case .runningHandler: runningHandler.map { site(of: $0).path }
        case .longestWork: longestWork?.path
        case .stopped: current.overrun?.work?.path
        case .serviceSetUp: awaitedService.flatMap(described.setUp)?.path
        case .service: awaitedService.map { ScenarioPath.app(ServiceProtocol.key).to(.service($0)) }
        case .untoldSetUp: launchMethod(leavingOpen: .setUp)
        case .openSetUp: openSetUp
        case .untoldAnswer: launchMethod(leavingOpen: .returns)
        case .untoldWindow: described.siteLeavingWindowOpen.map { word($0.site, .window, in: $0.method) }
        case .misplacedSetUp: described.misplacedSetUp?.path
        case .misspelling:
            scenario.app.written.code.misspelt.first.map {
                ScenarioPath.app($0.callback.receiver.rawValue).to(.key($0.name))
            }
        case .misnamedConfiguration: scenario.app.written.code.misnamedConfigurations.first.map { .configuration($0) }
        }
    }

    /// The last consumer that isn't ready when the payload comes, or that this launch doesn't get to.
    var listener: Site? {
        guard let kinds = current.delivery?.kinds else { return nil }
        return process.code.listeners.last { kinds.contains($0.kind) }?.site
            ?? kinds.lazy.compactMap { described.listeners[$0] }.first
    }

    /// Who chooses a configuration hands the same options on to the scene.
    private var carrier: Site? {
        guard let carrier = current.delivery?.carriers.last else { return nil }
        let isOfScene = carrier.call.callback == .configurationForConnecting && payloadRoute?.cold == .sceneWillConnect
        return isOfScene ? site(of: .sceneWillConnect) : carrier.call.site
    }

    /// The last method that may take the payload.
    var untoldCarrier: Site? { current.delivery?.carriers.last { $0.telling == .untold }?.call.site }

    /// The launch method whose answer keeps a payload back.
    var falseReturn: Callback? {
        [.didFinishLaunching, .willFinishLaunching].first { process.returned[$0] == false }
    }

    /// The method that a running app gets the payload by.
    var runningHandler: Callback? { payloadRoute?.running }

    /// The methods that the payload comes to.
    var payloadRoute: PayloadRoute? {
        current.delivery.flatMap { scenario.route(of: $0.kind, with: current.event?.trigger.kind) }
    }

    /// The service whose delegate the event is for.
    var awaitedService: ServiceProtocol? { current.event?.trigger.backgroundEvent?.kind.service?.name }

    /// Where code leaves open what the event at hand needs, beside other set-up that it leaves open.
    private var openSetUp: ScenarioPath? {
        let trigger = current.event?.trigger
        let wanted: Action? =
            if let task = trigger?.scheduledTask {
                .registerTask(identifier: task)
            } else {
                awaitedService.map { .setServiceDelegate($0) }
                    ?? (trigger?.kind == .tapNotification ? .setNotificationDelegate : nil)
            }
        guard let wanted, scenario.app.written.code.openSetUp?.contains(wanted) == true else { return nil }
        return launchMethod(leavingOpen: .setUp)?.to(.key(wanted.nameAsSetUp))
    }

    /// The word of a launch method that leaves something open.
    private func launchMethod(leavingOpen part: Untold) -> ScenarioPath? {
        SystemValue.launchMethods.value.lazy.compactMap { callback -> ScenarioPath? in
            guard let method = scenario.app.appDelegate.named[callback], method.leavesOpen(part) else { return nil }
            return word(site(of: callback), part, in: method)
        }.first
    }

    /// The word of a method that leaves something open.
    private func word(_ site: Site, _ part: Untold, in method: Delegate.Method) -> ScenarioPath {
        let number = Untold.allCases.filter(method.untold.contains).firstIndex(of: part) ?? 0
        return site.path.to(.key("untold"), .item(number))
    }

    /// The work that takes longest of what has been done on the main thread in this launch.
    var longestWork: AppCode.Work? {
        (current.overrun?.works ?? process.code.launchWork).max { $0.durationMs < $1.durationMs }
    }
}

extension World {
    /// Where a scenario writes a method down; that of a scene's delegate for the windows.
    private func site(of callback: Callback) -> Site {
        Site(
            receiver: callback.receiver, callback: callback, action: nil,
            role: scenario.app.roleOfDelegate(callback.receiver, of: .window))
    }
}

extension Site {
    fileprivate func path(to key: String) -> ScenarioPath {
        ScenarioPath(path.steps + [.key(key)])
    }
}

extension AppCode.Work {
    /// A method's own time is blamed on the method, that of an action on the action.
    fileprivate var path: ScenarioPath {
        site?.path ?? ScenarioPath([.key("app"), .key("preMainMs")])
    }
}
