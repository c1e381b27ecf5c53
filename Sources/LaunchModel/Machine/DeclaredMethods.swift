extension RuleBook {
    /// The paths of the methods for which one of these finding kinds reports a declaration, regardless of launches.
    package func methods(of app: Scenario.App, reportedBy kinds: [FindingKind], on device: Device = Device()) -> Set<
        ScenarioPath
    > {
        let scenario = Scenario(
            "", notes: nil, device: device, app: ResolvedApp(app, on: device), start: .notRunning, events: [])
        let world = World(scenario, preferring: .logs, by: self)
        let codes = Set(kinds.map(\.code))
        return Set(world.described.namedMethods.map(\.site).filter { world.declares($0, against: codes) }.map(\.path))
    }
}

extension World {
    /// Whether a finding with one of these codes reports a method before the first event.
    fileprivate func declares(_ site: Site, against codes: Set<String>) -> Bool {
        var world = self
        let call = Call(callback: site.callback, receiver: site.receiver, scene: nil, role: site.role, entry: 0)
        world.current.context = FindingContext(entry: 0, call: call)
        let moment = world.moment(scene: nil)
        return book.findingRules(at: .method, in: site.callback).contains { indexed in
            codes.contains(indexed.kind.code) && isAnalyzed(indexed.kind) && indexed.rule.when.holds(at: moment)
                && indexed.rule.severities.contains { $0.when.holds(at: moment) }
        }
    }
}
