extension [ScannedFact] {
    /// Leaves methods out of the app that UIKit never calls in it and that its own code calls: what they do then isn't what
    /// a launch tells.
    func withoutMethods(in calls: OwnCalls?) -> [ScannedFact] {
        guard let calls else { return self }
        let dead = deadMethods.filter { $0.first == Receiver.appDelegate.rawValue }
        let callbacks = Callback.allCases.filter { callback in
            callback.receiver == .appDelegate && dead.contains { $0.last == callback.scenarioName }
        }
        var callers: [String: String] = [:]
        for callback in callbacks {
            callers[callback.scenarioName] = calls.caller(of: callback, neverCalled: callbacks)
        }
        return compactMap { fact in
            guard fact.path.count > 1, fact.path[0] == Receiver.appDelegate.rawValue, let caller = callers[fact.path[1]]
            else { return fact }
            guard fact.path.count == 2 else { return nil }
            return ScannedFact(fact.path, nil, .unknown, at: fact.place, "\(caller) calls it, and not UIKit")
        }
    }

    /// Leaves methods out of the app that aren't its own and that UIKit never calls in it: a framework has them for apps of
    /// the other life cycle or for older systems, and that is no mistake of the app.
    var withoutDeadAssumptions: [ScannedFact] {
        guard contains(where: { $0.how == .assumed }) else { return self }
        let dead = deadMethods
        return compactMap { fact in
            guard fact.how == .assumed, let method = dead.first(where: fact.path.starts) else { return fact }
            guard fact.path == method else { return nil }
            let remark = [fact.remark, "never called here"].compactMap(\.self).joined(separator: ", ")
            return ScannedFact(fact.path, nil, .assumed, at: fact.place, remark)
        }
    }

    /// The paths of the methods that a launch of the app finds to be dead.
    private var deadMethods: [[String]] {
        let nowhere = Place(source: SourceText(name: "", bytes: []), range: 0..<0)
        let reader = ScenarioReader { (_) throws(FileProblem) in throw FileProblem(reason: "no file is needed") }
        do {
            let app = try reader.read(app: ScannedApp(facts: self).node(at: nowhere), in: nowhere.source)
            let findings = try app.scenario.trace().findings.filter { $0.kind == .deadCallback }
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
