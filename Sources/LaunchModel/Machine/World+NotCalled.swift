extension World {
    /// The methods that the scenario names and that nothing has called since the timeline began.
    var uncalled: Timeline.Uncalled {
        let missing = described.namedMethods.map(\.site).filter { !record.called.contains($0) }
        guard isStopped else { return .methods(missing.map(notCalled)) }
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

    private func notCalled(_ site: Site) -> Timeline.NotCalled {
        let (why, insteadIn) = reason(for: site)
        return Timeline.NotCalled(
            receiver: site.receiver.rawValue, name: site.callback.name, why: why, insteadIn: insteadIn)
    }

    private func reason(for site: Site) -> (why: String, insteadIn: String?) {
        let callback = site.callback
        if let reason = absence(of: callback) { return (reason, nil) }
        let possible = book.rules(calling: callback, in: described)
        if possible.isEmpty { return ("the \(scenario.app.lifecycle.title) never calls it", counterpart(of: callback)) }
        if !scenario.has(site.receiver, role: site.role) { return ("there is no such object in this app", nil) }
        if let newer = possible.lazy.compactMap({ $0.when.excluded.first(where: implements) }).first {
            return ("it is called only without \(newer.name)", newer.name)
        }
        if let last = lastPayload(for: site) { return elsewhere(last.path, in: last.carrier) }
        if record.calledBefore.contains(site) { return ("it was called before the scenario begins", nil) }
        return ("nothing here leads to it", nil)
    }

    /// The last payload that could have come there; what people open comes to windows.
    private func lastPayload(for site: Site) -> (path: PayloadPath, carrier: Callback?)? {
        guard site.role == nil || site.role == .window else { return nil }
        return site.callback.payloads.compactMap { record.lastPayloads[$0] }
            .max { $0.path.stimulus < $1.path.stimulus }
    }

    /// That this system has no such callback.
    private func absence(of callback: Callback) -> String? {
        let spec = callback.spec
        if spec.isCalled(on: scenario.device.uikit) { return nil }
        return scenario.device.uikit < spec.since
            ? "it exists from iOS \(spec.since) on" : "it is no longer called on this system"
    }

    private func implements(_ callback: Callback) -> Bool {
        scenario.method(callback, on: callback.receiver) != nil
    }

    /// The callback that has the same task in this life cycle.
    private func counterpart(of callback: Callback) -> String? {
        let kin = Counterpart.all.first { $0.callbacks.contains(callback) }?.callbacks ?? []
        return kin.first { other in
            other != callback && other.spec.isCalled(on: scenario.device.uikit)
                && !book.rules(calling: other, in: described).isEmpty
        }?.name
    }

    /// Where the payload is that the callback could have had.
    private func elsewhere(_ path: PayloadPath, in carrier: Callback?) -> (String, String?) {
        let noun = path.kind.noun
        guard let carrier else {
            return ("\(noun) isn't handed over", nil)
        }
        guard let option = path.option else { return ("\(noun) goes elsewhere", carrier.name) }
        let why = path.isWithheld ? "a launch method returned false" : "\(noun) comes with the launch"
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
