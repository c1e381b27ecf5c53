/// The delegate that a background event is for, and the fate of an event that arrives before it exists.
package struct BackgroundService: Hashable, Sendable {
    /// The protocol or class of the delegate.
    package let name: ServiceProtocol
    /// Whether the launching event is kept for a delegate that is set after the launch methods.
    let isKept: Bool
    /// The methods of which its delegate needs one; empty if it needs none.
    let asked: [Callback]
    package let source: Source

    private init(_ name: ServiceProtocol, isKept: Bool = false, asks asked: [Callback] = [], source: Source) {
        self.name = name
        self.isKept = isKept
        self.asked = asked
        self.source = source
    }

    fileprivate static let locations = BackgroundService(
        .locationManager,
        source: .inferred(
            "As for other services. Apple, Handling location updates in the background: queued updates are delivered once "
                + "the app starts the service; the page doesn't mention regions and visits"))
    fileprivate static let sessions = BackgroundService(
        .urlSession, isKept: true,
        source: .documented(
            "Apple, Downloading files in the background",
            "https://developer.apple.com/documentation/foundation/downloading-files-in-the-background"))
    fileprivate static let pushes = BackgroundService(
        .pushRegistry, asks: [.didReceiveIncomingPush, .didReceiveIncomingVoIPPush],
        source: .documented("Apple, PKPushRegistry"))
    fileprivate static let queries = BackgroundService(
        .observerQuery,
        source: .documented(
            "Apple, Executing Observer Queries",
            "https://developer.apple.com/documentation/healthkit/executing-observer-queries"))
    fileprivate static let watch = BackgroundService(
        .watchSession, isKept: true, source: .inferred("Apple, WCSession: what was sent waits for the session"))
    fileprivate static let centrals = BackgroundService(
        .centralManager, asks: [.centralWillRestoreState], source: .bluetooth)
    fileprivate static let peripherals = BackgroundService(
        .peripheralManager, asks: [.peripheralWillRestoreState], source: .bluetooth)
}

extension Source {
    fileprivate static let bluetooth = documented(
        "Apple, Core Bluetooth Background Processing for iOS Apps: managers are recreated in didFinishLaunching",
        "https://developer.apple.com/library/archive/documentation/NetworkingInternetWeb/Conceptual/"
            + "CoreBluetooth_concepts/CoreBluetoothBackgroundProcessingForIOSApps/"
            + "PerformingTasksWhileYourAppIsInTheBackground.html")
}

extension BackgroundEvent.Kind {
    /// The service whose delegate receives it; nil for the app delegate, or an object that the app doesn't create.
    package var service: BackgroundService? {
        switch self {
        case .location, .region, .visit: .locations
        case .urlSession: .sessions
        case .bluetoothCentral: .centrals
        case .bluetoothPeripheral: .peripherals
        case .voipPush: .pushes
        case .healthKit: .queries
        case .watchConnectivity: .watch
        case .backgroundFetch, .appRefreshTask, .processingTask, .intent, .pushToStart: nil
        }
    }
}

extension Moment {
    /// Whether an event for a service finds no delegate: none is set yet, it was set too late for the event that
    /// launched the app, or no class is one. Without a location in the scenario, a launch method sets it.
    func lacksDelegate(of service: BackgroundService) -> Bool {
        if described.app.servicesWithoutDelegate.contains(service.name) { return true }
        guard described.setUp(of: service.name) != nil else { return false }
        if isDeferred(service) { return !service.isKept && flags.contains(.launching) }
        guard code.services.contains(service.name) else { return true }
        return !service.isKept && flags.contains(.launching) && code.lateServices.contains(service.name)
    }

    /// Whether a launch method defers setting the delegate.
    func isDeferred(_ service: BackgroundService) -> Bool {
        guard let site = described.setUp(of: service.name) else { return false }
        return SystemValue.launchMethods.value.contains(site.callback) && described.isDeferred(site)
    }

    /// Whether it is unknown if the delegate is set: nothing sets it yet, and setup is unknown.
    func hasUnknown(_ service: BackgroundService) -> Bool {
        described.hasUnknown(setUp: .setServiceDelegate(service.name)) && described.setUp(of: service.name) == nil
            && !described.app.servicesWithoutDelegate.contains(service.name)
    }

    /// Whether the delegate that is described has none of the methods that it needs.
    func lacksMethods(of service: BackgroundService) -> Bool {
        guard !service.asked.isEmpty, let delegate = service.name.receiver.implementation(in: described.app).delegate
        else { return false }
        return service.asked.allSatisfy { delegate[$0] == nil }
    }
}
