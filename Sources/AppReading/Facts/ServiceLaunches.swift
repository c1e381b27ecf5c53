/// For which events of services the system runs an app, by what its code asks for.
struct ServiceLaunches {
    /// Whether it is run for a kind; what isn't known isn't there.
    private(set) var kinds: [BackgroundEvent.Kind: Bool] = [:]

    /// The services whose delegates a launch depends on.
    private(set) var services: Set<ServiceProtocol> = []

    /// Those whose delegates a launch would depend on, and that no place sets.
    private(set) var unset: Set<ServiceProtocol> = []

    init(_ source: AppSource, _ index: NodeIndex, _ sites: SetupSites, _ constants: CodeConstants) {
        for ask in ServiceAsk.all {
            let isAsked = ask.calls.isEmpty ? !sites.services(ask.service).isEmpty : ask.isMade(index, constants)
            let isDeclared = ask.mode.map { source.declares($0) } ?? .some(true)
            if isDeclared != false, ask.calls.isEmpty || isAsked { unset.insert(ask.service) }
            if isAsked {
                kinds[ask.kind] = isDeclared
                if isDeclared != false { services.insert(ask.service) }
            } else if source.gaps.code == nil, ask.isOwn(index) {
                // Who makes the object without asking for that isn't run for it.
                kinds[ask.kind] = false
            }
        }
        services = services.filter { !sites.services($0).isEmpty }
        unset = unset.filter { sites.services($0).isEmpty }
    }

    /// Whether the app's Info.plist has to declare the events of a service, and so does.
    func isDeclared(_ service: ServiceProtocol) -> Bool {
        ServiceAsk.all.contains { $0.service == service && $0.mode != nil && kinds[$0.kind] == true }
    }

    /// Adds that the system runs the app for the events of a service, though no code receives them.
    mutating func addUnheard(_ service: ServiceProtocol) {
        for ask in ServiceAsk.all where ask.service == service { kinds[ask.kind] = true }
    }

    mutating func leaveOut(_ service: ServiceProtocol) {
        for ask in ServiceAsk.all where ask.service == service { kinds[ask.kind] = false }
    }

    /// Adds that there are no transfers whose events the app handles.
    mutating func leaveOutSessions() { if kinds[.urlSession] == nil { kinds[.urlSession] = false } }
}

/// How code asks the system to run the app for a kind of event.
struct ServiceAsk {
    let kind: BackgroundEvent.Kind
    let service: ServiceProtocol
    /// The background mode without which there is no such launch.
    var mode: String?
    /// The functions that ask for it, of selectors the first parts; empty where the object alone does, as it is made.
    var calls: Set<String> = []
    /// A label that an argument of the function has.
    var label: String?
    /// The class of the object; empty where the function's name says enough.
    var classes: Set<String> = []
    /// What is named by code that has such an object.
    var own: String?

    static let all = [
        ServiceAsk(kind: .voipPush, service: .pushRegistry, mode: "voip"),
        ServiceAsk(kind: .bluetoothCentral, service: .centralManager, mode: "bluetooth-central"),
        ServiceAsk(kind: .bluetoothPeripheral, service: .peripheralManager, mode: "bluetooth-peripheral"),
        // Locations need the mode only where the app runs on for them.
        ServiceAsk(
            kind: .location, service: .locationManager, calls: ["startMonitoringSignificantLocationChanges"],
            own: "CLLocationManager"),
        ServiceAsk(
            kind: .region, service: .locationManager, calls: ["startMonitoring"], label: "for",
            classes: ["CLLocationManager"]),
        ServiceAsk(kind: .region, service: .locationManager, calls: ["startMonitoringForRegion"]),
        ServiceAsk(kind: .visit, service: .locationManager, calls: ["startMonitoringVisits"]),
        ServiceAsk(kind: .urlSession, service: .urlSession),
        ServiceAsk(
            kind: .healthKit, service: .observerQuery,
            calls: ["enableBackgroundDelivery", "enableBackgroundDeliveryForType"]),
        ServiceAsk(kind: .watchConnectivity, service: .watchSession),
    ]

    /// The names of what asks for it.
    static let names = all.flatMap(\.calls)

    /// The names of which only is asked whether they are there.
    static let mentioned = all.compactMap(\.own)

    fileprivate func isMade(_ index: NodeIndex, _ constants: CodeConstants) -> Bool {
        calls.contains { name in
            index[name].contains { node in
                guard node.role == .callee, let call = SyntaxCall(node.parent) else { return false }
                if let label, call.argument(label) == nil { return false }
                return classes.isEmpty || call.receiver.map { constants.isOf(classes, $0) } == true
            }
        }
    }

    fileprivate func isOwn(_ index: NodeIndex) -> Bool { own.map { !index.files(mentioning: $0).isEmpty } ?? false }
}

extension AppSource {
    /// Whether the Info.plist has a background mode; nil where that isn't known.
    func declares(_ mode: String) -> Bool? {
        if case .list(let items) = infoPlist.values[Self.modes],
            items.contains(where: { if case .text(mode) = $0 { true } else { false } })
        {
            return true
        }
        return gaps.infoPlist.mayHoldMore(Self.modes) ? nil : false
    }

    private static let modes = "UIBackgroundModes"
}
