// The delegates that receive the events of services.
extension AppFactReading {
    func add(_ times: ServiceTimes, _ app: DelegateReading?, besides once: OneTimeActions, in draft: inout AppDraft) {
        var launches = launches
        for service in ServiceProtocol.allCases where launches.services.contains(service) {
            if let absence = times.absence(of: service) {
                draft.add(.missing(absence.place, absence.reason), at: .service(service))
                // Nothing says that the system runs the app for what nothing sets up.
                if !launches.isDeclared(service) { launches.leaveOut(service) }
            } else {
                var found = delegate(of: service)
                var once = once
                found.change { once.leaveOut(of: &$0.methods) }
                draft.add(found, at: .service(service))
            }
        }
        addUnset(in: &draft, &launches)
        // What comes with a call that a push has brought; no launch depends on when it is set.
        if launches.services.contains(.pushRegistry), !sites.services(.callProvider).isEmpty {
            draft.add(delegate(of: .callProvider), at: .service(.callProvider))
        }
        let handlers = TaskHandlers(sites, reader.reading)
        if let delegate = handlers.delegate {
            draft.add(.read(delegate), at: .service(.taskScheduler))
            if !handlers.areAll { draft.add(unfinishedTasks: Set(handlers.unfinished.map(\.task))) }
        }
        let method = app?[.handleBackgroundSessionEvents]
        let isOfSwiftUI = swiftUI?.kindsOfTasks.contains(.urlSession) == true
        if source.gaps.code == nil, !isOfSwiftUI, method == nil || method?.place == nil { launches.leaveOutSessions() }
        draft.kinds = launches.kinds
    }

    /// Adds the objects that code makes without a delegate.
    private func addUnset(in draft: inout AppDraft, _ launches: inout ServiceLaunches) {
        let question = UnsetServiceDelegate(source: source, reading: reader.reading, sites: sites, index: index)
        for service in ServiceProtocol.allCases where launches.unset.contains(service) {
            switch question.answer(service) {
            case .neverSet(let place):
                draft.add(.missing(place, "nothing sets it"), at: .service(service))
                // A session that is activated receives the events of the watch, with any Info.plist.
                if service == .watchSession { launches.addUnheard(service) }
            case .open(let place, let reason): draft.add(.unknown(place, reason), at: .service(service))
            case nil: break
            }
        }
    }

    private func delegate(of service: ServiceProtocol) -> DelegateFacts {
        switch ChosenDelegate.find(of: service, in: source, sites) {
        case .type(let type): return .read(reader.read(type, as: [service.receiver]))
        case .outside(let place): return .unread(.assumed, place, "its class isn't part of the target")
        case .doubt(let reason, let place, _): return .unread(.unknown, place, reason)
        case nil:
            // A query runs a closure.
            let methods = Callback.allCases.filter { $0.receiver == service.receiver }
            let place = sites.services(service).first?.1.place
            return .read(
                DelegateReading(
                    name: service.rawValue, place: place,
                    methods: methods.map { MethodReading(callback: $0, place: place) }))
        }
    }
}
