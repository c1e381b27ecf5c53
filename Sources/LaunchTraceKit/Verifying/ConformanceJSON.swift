extension VerifiedLaunches {
    /// The observed callbacks, and each mismatch, on a line of its own; of all launches, a launch.
    var json: String {
        let value: Value =
            switch form {
            case .one(let log): .object(log.members)
            case .all(let logs): ["launches": .list(logs.map { .object($0.title + $0.members) })]
            }
        return value.json(laidOut: .linewise) + "\n"
    }
}

extension VerifiedLog {
    /// The number of the launch, or the first of several, and who wrote it.
    fileprivate var title: [Value.Member] {
        Value.members([
            "launch": (launch?.numbers.first).map { .number($0) }, "process": .string(launch?.process?.title),
            "holds": .bool(holds),
        ])
    }

    fileprivate var members: [Value.Member] {
        let steps = conformance.steps
        return Value.members([
            "observed": .list(observed.map { .object($0.members) }), "matched": .number(conformance.counts.matched),
            "compared": .number(conformance.counts.compared), "expected": .number(expected),
            "missing": .list(steps.compactMap(\.missing)), "unexpected": .list(steps.compactMap(\.unexpected)),
            "outOfOrder": .list(steps.compactMap(\.outOfOrder)), "otherState": .list(steps.compactMap(\.otherState)),
            "otherArgument": .list(steps.compactMap(\.otherArgument)), "unnamed": .list(steps.compactMap(\.unnamed)),
            "stops": .list(stops.map { .object($0.members) }),
        ])
    }
}

extension Conformance.Step {
    fileprivate var missing: Value? {
        guard case .missing(let expectation, _) = self else { return nil }
        let entry = expectation.entry
        let state = entry.phase ?? entry.appState
        let what = Value.members(["name": .string(entry.name), "state": .string(state?.rawValue)])
        return .object(what + expectation.members)
    }

    fileprivate var unexpected: Value? {
        guard case .unexpected(let observed) = self else { return nil }
        return .object(observed.members)
    }

    fileprivate var unnamed: Value? {
        guard case .unnamed(let observed) = self else { return nil }
        return .object(observed.members)
    }

    fileprivate var otherArgument: Value? {
        guard case .otherArgument(let expectation, let observed, let mismatch) = self else { return nil }
        let arguments = Value.members([
            "argument": .string(mismatch.observed), "expected": .string(mismatch.expected),
            "belongsTo": .string(mismatch.owner),
        ])
        return .object(observed.members + arguments + expectation.members)
    }

    fileprivate var outOfOrder: Value? {
        guard case .outOfOrder(let expectation, let observed, let name) = self else { return nil }
        return .object(observed.members + [.init("expectedAfter", .string(name) ?? .null)] + expectation.members)
    }

    fileprivate var otherState: Value? {
        guard case .otherState(let expectation, let observed) = self else { return nil }
        let expected = Value.members(["expected": .string(observed.expectedState(in: expectation.entry)?.name)])
        return .object(observed.members + expected + expectation.members)
    }
}

extension ObservedEntry {
    fileprivate var members: [Value.Member] {
        Value.members([
            "line": .number(line), "name": .string(name), "state": .string(state?.name),
            "sceneState": .string(sceneState?.rawValue), "scene": timeMs == nil ? nil : .string(scene),
            "timeMs": timeMs.map { .number($0) },
        ])
    }
}

extension Conformance.Expectation {
    /// Its place in the timeline, its rule and its confidence.
    fileprivate var members: [Value.Member] {
        Value.members([
            "entry": .number(index), "rule": .string(entry.rule), "confidence": .string(entry.confidence.rawValue),
        ])
    }
}
