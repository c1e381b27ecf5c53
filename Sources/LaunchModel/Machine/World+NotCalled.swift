extension World {
    /// The methods that the scenario names and that haven't been called since the timeline began.
    var uncalled: Timeline.Uncalled {
        let missing = described.namedMethods.map(\.site).filter { !record.called.contains($0) }
        guard isStopped else {
            let held = missing.isEmpty ? [] : record.rulesWithoutEntries.union(record.entries.lazy.map(\.rule))
            return .methods(missing.map { notCalled($0, held) })
        }
        return missing.isEmpty && record.unreached.isEmpty ? .methods([]) : .cutShort(stopNote(missing.count))
    }

    /// `the app stops before 3 methods that the scenario names; pressHome doesn't happen`
    private func stopNote(_ methods: Int) -> String {
        let before =
            methods == 0
            ? "the app stops"
            : "the app stops before \(methods) method\(methods == 1 ? "" : "s") that the scenario names"
        let events = record.unreached.map(\.rawValue).unique()
        let verb = events.count == 1 ? "doesn't" : "don't"
        return before + (events.isEmpty ? "" : "; \(events.listed("and")) \(verb) happen")
    }

    private func notCalled(_ site: Site, _ held: Set<String>) -> Timeline.NotCalled {
        let reason = keptMessage(for: site, held) ?? reason(for: site)
        let source = reason.isSettled ? reason.source : dispute(about: site.callback, held) ?? reason.source
        return Timeline.NotCalled(
            receiver: site.receiver.rawValue, name: site.callback.name, why: reason.why, insteadIn: reason.insteadIn,
            confidence: source.confidence, source: source.citation)
    }

    /// A dispute in this run whose other answer might call the method.
    private func dispute(about callback: Callback, _ held: Set<String>) -> Source? {
        Dispute.all.first { $0.callbacks.contains(callback) && !held.isDisjoint(with: $0.rules) }.map {
            .unsettled("The dispute \($0.id)")
        }
    }

    /// The reason that a method isn't called.
    private struct Absence {
        let why: String
        let source: Source
        var insteadIn: String?
        /// Whether no dispute about the method concerns this.
        var isSettled = false
    }

    /// The reason that SwiftUI's own delegate handled this message, although it forwards others of the method.
    private func keptMessage(for site: Site, _ held: Set<String>) -> Absence? {
        guard let message = SwiftUIMessage.keeping(site.callback, by: held) else { return nil }
        return Absence(
            why: "SwiftUI's own delegate doesn't forward \(message.scope)", source: message.source,
            insteadIn: message.publication?.modifier.name, isSettled: true)
    }

    private func reason(for site: Site) -> Absence {
        let callback = site.callback
        if let reason = absence(of: callback) { return Absence(why: reason, source: .availability(of: callback)) }
        if scenario.isKeptBySwiftUI(callback) {
            return Absence(why: "SwiftUI's own delegate doesn't forward it", source: .swiftUIDelegates)
        }
        if site.receiver == .view, scenario.app.interface == .hosting, callback.comesFromSwiftUI {
            return Absence(why: "a view in a hosting controller doesn't receive it", source: .hostingControllers)
        }
        if callback == .onOpenURL, let opening = record.entries.first(where: \.opensDocument) {
            return Absence(
                why: "the DocumentGroup opens the document by itself",
                source: book.rule(opening.rule)?.source ?? .written)
        }
        let possible = book.rules(calling: callback, in: described)
        if possible.isEmpty { return absence(of: callback, elsewhere: book.rules.filter { $0.calls(callback) }) }
        if possible.allSatisfy({ $0.platforms == .windowed }), !scenario.device.showsSeveralWindows {
            return Absence(why: "it is called only on devices that show several windows", source: possible[0].source)
        }
        if !scenario.has(site.receiver, role: site.role) {
            return Absence(why: "there is no such object in this app", source: .written)
        }
        for rule in possible {
            guard let newer = rule.when.excluded.first(where: implements) else { continue }
            return Absence(why: "it is called only without \(newer.name)", source: rule.source, insteadIn: newer.name)
        }
        if let last = lastPayload(for: site), !isReported(callback, of: last.path) {
            let (why, insteadIn) = elsewhere(last.path, in: last.carrier)
            let route = scenario.route(of: last.path.kind, with: current.event?.trigger.kind)
            return Absence(why: why, source: route?.source ?? .written, insteadIn: insteadIn)
        }
        if record.calledBefore.contains(site) {
            return Absence(why: "it was called before the scenario begins", source: .written)
        }
        let roles = rolesReceiving(site)
        let why = roles.isEmpty ? "not triggered in this scenario" : "called only for \(roles.listed("and"))"
        return Absence(why: why, source: possible[0].source)
    }

    /// The roles of the scenes whose delegates have received it.
    private func rolesReceiving(_ site: Site) -> [String] {
        SceneRole.allCases.filter { role in
            record.called.contains(Site(receiver: site.receiver, callback: site.callback, action: nil, role: role))
        }.map(\.title)
    }

    /// The reason that it is never called in this life cycle, or on this platform.
    private func absence(of callback: Callback, elsewhere rules: [Rule]) -> Absence {
        let others = rules.filter {
            $0.lifecycles.contains(scenario.app.lifecycle) && $0.os.contains(scenario.device.uikit)
        }
        guard let rule = others.first else {
            return Absence(
                why: "the \(scenario.app.lifecycle.title) never calls it", source: .lifeCycle,
                insteadIn: counterpart(of: callback))
        }
        let platforms = Platform.allCases.filter { platform in others.contains { $0.platforms.contains(platform) } }
        return Absence(why: "it is called on \(platforms.map(\.title).listed("and")) only", source: rule.source)
    }

    /// Whether a method only has a payload among its launch options, and isn't its receiver.
    private func isReported(_ callback: Callback, of path: PayloadPath) -> Bool {
        callback == .configurationForConnecting
            && scenario.route(of: path.kind, with: current.event?.trigger.kind)?.cold != callback
    }

    /// The last payload that could have been delivered there; windows receive what users open.
    private func lastPayload(for site: Site) -> (path: PayloadPath, carrier: Callback?)? {
        guard site.role == nil || site.role == .window else { return nil }
        return site.callback.payloads.compactMap { record.lastPayloads[$0] }.max { $0.path.event < $1.path.event }
    }

    /// The reason that this system has no such callback.
    private func absence(of callback: Callback) -> String? {
        let spec = callback.spec
        if spec.isCalled(on: scenario.device.uikit) { return nil }
        return scenario.device.uikit < spec.since
            ? "it exists from iOS \(spec.since) on" : "it is no longer called on this system"
    }

    private func implements(_ callback: Callback) -> Bool { scenario.method(callback, on: callback.receiver) != nil }

    /// The callback that has the same task in this life cycle.
    private func counterpart(of callback: Callback) -> String? {
        let counterparts = Counterpart.all.first { $0.callbacks.contains(callback) }?.callbacks ?? []
        return counterparts.first { other in
            other != callback && other.spec.isCalled(on: scenario.device.uikit)
                && !book.rules(calling: other, in: described).isEmpty
        }?.name
    }

    /// The location of the payload that the callback could have received.
    private func elsewhere(_ path: PayloadPath, in carrier: Callback?) -> (String, String?) {
        let noun = path.kind.noun
        guard let carrier else { return ("\(noun) isn't delivered", nil) }
        guard let option = path.option else { return ("\(noun) is delivered elsewhere", carrier.name) }
        let why = path.isWithheld ? "a launch method returned false" : "\(noun) is delivered with the launch"
        return (why, "\(option.rawValue) of \(carrier.name)")
    }
}

extension Condition {
    /// The callbacks that mustn't be implemented.
    fileprivate var excluded: [Callback] {
        if case .all(let parts) = self { return parts.flatMap(\.excluded) }
        if case .not(.implements(let callback)) = self { return [callback] }
        return []
    }
}

extension Timeline.Entry {
    fileprivate var opensDocument: Bool { if case .step(.documentOpened, _) = event { true } else { false } }
}

extension Source {
    /// The page of the callback itself.
    fileprivate static func availability(of callback: Callback) -> Source {
        documented("Apple, \(callback.name): availability")
    }

    fileprivate static let written = format("From the scenario")
}
