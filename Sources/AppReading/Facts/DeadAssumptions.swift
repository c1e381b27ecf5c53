extension [ScannedFact] {
    /// Leaves methods out of the app that UIKit never calls in it, if its own code calls them, so that what they do isn't
    /// what a launch tells, or if they are empty, so that nothing is lost.
    func withoutMethods(in calls: OwnCalls?) -> [ScannedFact] {
        guard let calls else { return self }
        let dead = methods(with: [.deadCallback]).filter { $0.first == Receiver.appDelegate.rawValue }
        let callbacks = Callback.allCases.filter { callback in
            callback.receiver == .appDelegate && dead.contains { $0.last == callback.scenarioName }
        }
        var remarks: [String: String] = [:]
        for callback in callbacks {
            remarks[callback.scenarioName] =
                calls.caller(of: callback, neverCalled: callbacks).map { "\($0) calls it, and not UIKit" }
                ?? (calls.isEmpty(callback) ? "empty, and never called here" : nil)
        }
        return compactMap { fact in
            guard fact.path.count > 1, fact.path[0] == Receiver.appDelegate.rawValue, let remark = remarks[fact.path[1]]
            else { return fact }
            guard fact.path.count == 2 else { return nil }
            return ScannedFact(fact.path, nil, .unknown, at: fact.place, remark)
        }
    }

    /// Leaves methods out of the app that aren't its own and that UIKit never calls in it: a framework has them for apps of
    /// the other life cycle or for older systems, and that is no mistake of the app.
    var withoutDeadAssumptions: [ScannedFact] {
        guard contains(where: { $0.how == .assumed }) else { return self }
        let dead = methods(with: [.deadCallback, .swiftUIWrappedDelegate])
        return compactMap { fact in
            guard fact.how == .assumed, let method = dead.first(where: fact.path.starts) else { return fact }
            guard fact.path == method else { return nil }
            let remark = [fact.remark, "never called here"].compactMap(\.self).joined(separator: ", ")
            return ScannedFact(fact.path, nil, .assumed, at: fact.place, remark)
        }
    }

    /// The paths of the methods of which a launch of the app finds one of these.
    private func methods(with kinds: [FindingKind]) -> [[String]] {
        let nowhere = Place(source: SourceText(name: "", bytes: []), range: 0..<0)
        let reader = ScenarioReader { (_) throws(FileProblem) in throw FileProblem(reason: "no file is needed") }
        do {
            let app = try reader.read(app: ScannedApp(facts: self).node(at: nowhere), in: nowhere.source)
            let findings = try app.scenario.trace().findings.filter { kinds.contains($0.kind) }
            return findings.flatMap(\.causes).map { path in path.steps.dropFirst().compactMap(\.scenarioName) }
        } catch {
            // What can't be a scenario is told to whoever uses it as one.
            return []
        }
    }
}

extension ScenarioPath.Step {
    fileprivate var scenarioName: String? {
        switch self {
        case .key(let key): key
        case .item(let index): "\(index)"
        case .method(let callback): callback.scenarioName
        case .service(let service): service.rawValue
        }
    }
}
