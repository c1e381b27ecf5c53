extension VerifiedLog {
    /// The observed callbacks, and each mismatch, on a line of its own.
    var json: String {
        let steps = conformance.steps
        let value: Value = [
            "observed": .list(observed.map { .object($0.members) }), "matched": .number(conformance.counts.matched),
            "missing": .list(steps.compactMap(\.missing)), "unexpected": .list(steps.compactMap(\.unexpected)),
            "outOfOrder": .list(steps.compactMap(\.outOfOrder)), "otherState": .list(steps.compactMap(\.otherState)),
        ]
        return value.json(laidOut: .linewise) + "\n"
    }
}

extension Conformance.Step {
    fileprivate var missing: Value? {
        guard case .missing(let expectation, _) = self else { return nil }
        let entry = expectation.entry
        let what = Value.members(["name": .string(entry.name), "state": .string(entry.appState?.rawValue)])
        return .object(what + expectation.members)
    }

    fileprivate var unexpected: Value? {
        guard case .unexpected(let observed) = self else { return nil }
        return .object(observed.members)
    }

    fileprivate var outOfOrder: Value? {
        guard case .outOfOrder(let expectation, let observed, let name) = self else { return nil }
        return .object(observed.members + [.init("expectedBehind", .string(name) ?? .null)] + expectation.members)
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
