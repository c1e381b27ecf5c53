extension BodyWalk {
    /// Notes what a call or an assignment sets up, and when.
    mutating func readSetup(_ node: SyntaxNode, _ frame: BodyFrame) {
        guard let site = SetupSite(node, reading.constants) else { return }
        // A function of the app with the name of the scheduler's.
        if case .task = site.kind, let call = SyntaxCall(node), reading.calls.function(call) != nil { return }
        let timing = frame.timing(of: site.cause)
        if isAgain {
            if case .task(let argument) = site.kind, timing == .atOnce { registerTask(argument, at: site, timing) }
            return
        }
        guard timing != .never else { return }
        meet(node, timing)
        switch site.kind {
        case .request(let request): ask(request, at: site.place, timing)
        case .remoteNotifications:
            if timing == .atOnce || timing == .later {
                add(.registerForRemoteNotifications, at: site.place, isLate: timing == .later)
            }
        case .task(let argument): registerTask(argument, at: site, timing)
        case .notificationDelegate(to: .released), .service(_, to: .released): break
        case .notificationDelegate: setUp(.setNotificationDelegate, "sets the notification delegate", at: site, timing)
        case .service(let service, _): setUp(service, at: site.place, timing)
        case .window(let initializer):
            // UIKit's own window is no more than what is kept of it.
            let isPlain = node.isSwift && SyntaxCall(node)?.isNamed("UIWindow") == true
            let isKept = !(isPlain && node.role == .value && node.parent?.isReleased() == true)
            let isOfScene = initializer == .scene || frame.scenesOfWindows(reading.calls).hold(node)
            makeWindow(isOfScene ? .scene : initializer, isKept: isKept, at: site.place, timing, frame)
        }
    }

    /// The system asks a person once, so that an app asks at its first launches or never again.
    private mutating func ask(_ request: String, at place: Place, _ timing: Timing) {
        switch timing {
        case .atOnce, .later: add(.request(request), at: place)
        case .onCondition, .unknown, .lateIfEver:
            if isAtHome { add(.request(request, once: true), at: place, assumption: "conditionally") }
        case .never: break
        }
    }

    private mutating func registerTask(_ argument: SyntaxNode, at site: SetupSite, _ timing: Timing) {
        guard let identifiers = reading.constants.texts(way.argument(for: argument)) else {
            if !reading.permitsTasks {
                hand(.setUp, "registers a task whose identifier isn't a constant", at: site.place)
            }
            return
        }
        // An empty one is no task's.
        for identifier in identifiers where !identifier.isEmpty {
            setUp(.registerTask(identifier: identifier), "registers a task", at: site, timing)
        }
    }

    private mutating func setUp(_ action: Action, _ does: String, at site: SetupSite, _ timing: Timing) {
        switch timing {
        case .atOnce: add(action, at: site.place)
        case .later, .lateIfEver: add(action, at: site.place, isLate: true)
        case .onCondition: hand(.setUp, "\(does) \(conditionWords(site.cause))", at: site.place)
        case .unknown: hand(.setUp, "\(does) at an unknown time", at: site.place)
        case .never: break
        }
    }

    /// Uncertain code is only met, so that it makes nothing else unknown.
    private mutating func setUp(_ service: ServiceProtocol, at place: Place, _ timing: Timing) {
        guard reading.services.contains(service) else { return }
        switch timing {
        case .atOnce: add(.setServiceDelegate(service), at: place)
        case .later, .lateIfEver: add(.setServiceDelegate(service), at: place, isLate: true)
        case .onCondition, .unknown, .never: break
        }
    }

    private mutating func makeWindow(
        _ initializer: Action.WindowInitializer, isKept: Bool, at place: Place, _ timing: Timing, _ frame: BodyFrame
    ) {
        // Other types make windows beside the main one, for which a scene is found afterwards.
        guard isAtHome || initializer == .scene else { return }
        let showings = reading.showings(place) { !frame.isOnCondition($0) }
        // Of several, one may stand in each branch.
        if let only = showings?.first, showings?.count == 1, frame.isOnCondition(only), timing != .never {
            return hand(.window, "conditionally shows the window that it makes", at: only.place)
        }
        let window = Action.makeWindow(initializer, visible: showings != [] && isKept)
        switch timing {
        case .atOnce: add(window, at: place)
        case .later: add(window, at: place, isLate: true)
        case .onCondition, .unknown, .lateIfEver: hand(.window, "conditionally makes a window", at: place)
        case .never: break
        }
    }
}
