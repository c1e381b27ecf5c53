/// When the delegates of services are set.
struct ServiceTimes {
    private(set) var times: [ServiceProtocol: Time] = [:]

    enum Time {
        /// Methods that are read set it when they are called.
        case known
        /// It isn't known when, or whether at all.
        case open(BodyActions.Doubt)
        /// It is never done, for a reason.
        case absent(Place, String)
    }

    /// By all methods of the app that are read, in each of which what was met is known.
    init(_ services: Set<ServiceProtocol>, _ setup: LaunchSetup, _ methods: [MethodReading], hasScenes: Bool) {
        for service in services {
            let all = setup.sites.services(service)
            let sites = all.filter { $0.to != .released }.map(\.1)
            if sites.isEmpty, let gone = all.first {
                times[service] = .absent(gone.1.place, "the object is released when its function returns")
                continue
            }
            let action = Action.setServiceDelegate(service)
            if setup.isInTime(action, methods) || Self.isInTime(service, action, methods) {
                times[service] = .known
            } else if hasScenes, setup.source.gaps.code == nil, let first = sites.first,
                sites.allSatisfy({ setup.reading.calls.leadOnlyLateEvent(to: $0.node) })
            {
                times[service] = .absent(first.place, "only an event after the launch sets it")
            } else if let doubt = Self.doubt(of: sites, setup, methods) {
                times[service] = .open(doubt)
            } else if methods.contains(where: { $0.actions?.contains { $0.action == action } == true }) {
                times[service] = .known
            } else if let first = sites.first {
                times[service] = Self.absence(of: sites, first, setup)
            }
        }
    }

    private static func doubt(of sites: [SetupSites.Found], _ setup: LaunchSetup, _ methods: [MethodReading])
        -> BodyActions.Doubt?
    {
        if let doubt = methods.lazy.filter({ $0.callback.isLaunchMethod && $0.actions == nil }).flatMap(\.doubts).first
        {
            return doubt
        }
        return sites.lazy.compactMap { site in
            setup.openness(of: site, methods).map { BodyActions.Doubt(concern: .setUp, reason: $0, place: site.place) }
        }.first
    }

    /// What nothing calls is never done; what comes late on ways that weren't followed may be.
    private static func absence(of sites: [SetupSites.Found], _ first: SetupSites.Found, _ setup: LaunchSetup) -> Time {
        let isKnown = setup.source.gaps.code == nil
        if isKnown, !sites.contains(where: { setup.reading.calls.callers.areSeen(for: $0.node) }) {
            return .absent(first.place, "nothing calls the code that sets it")
        }
        let name = first.type ?? first.place.source.name
        return .open(
            BodyActions.Doubt(concern: .setUp, reason: "\(name) sets it at an unknown time", place: first.place))
    }

    /// Whether the session is made again by the method that receives its events.
    private static func isInTime(_ service: ServiceProtocol, _ action: Action, _ methods: [MethodReading]) -> Bool {
        service == .urlSession
            && methods.contains { method in
                method.callback == .handleBackgroundSessionEvents
                    && method.actions?.contains { $0.action == action && !$0.isLate } == true
            }
    }

    /// The services of which it isn't known, in the order of the catalogue.
    var open: [(service: ServiceProtocol, doubt: BodyActions.Doubt)] {
        ServiceProtocol.allCases.compactMap { service in
            if case .open(let doubt) = times[service] { (service, doubt) } else { nil }
        }
    }

    var openSetUp: Set<Action> { Set(open.map { .setServiceDelegate($0.service) }) }

    func absence(of service: ServiceProtocol) -> (place: Place, reason: String)? {
        if case .absent(let place, let reason) = times[service] { (place, reason) } else { nil }
    }

    /// Leaves uncertain set-up out of methods, and makes it an unknown fact of the last launch method.
    func settle(_ methods: inout [MethodReading]) {
        for (service, doubt) in open {
            for index in methods.indices { methods[index].leaveOut(.setServiceDelegate(service)) }
            guard let last = methods.lastIndex(where: \.callback.isLaunchMethod), methods[last].actions != nil else {
                continue
            }
            methods[last].doubt(whether: .setServiceDelegate(service), doubt.reason, at: doubt.place)
        }
    }
}
