import LaunchModel

extension ConformanceFormat {
    /// For programs: one object; what was seen, and each mismatch, on a line of its own.
    static let json = ConformanceFormat(name: "json") { verified, _ in
        let steps = verified.conformance.steps
        return """
            {
              "observed": \(linewise(verified.observed.map { .object($0.members) })),
              "matched": \(verified.conformance.counts.matched),
              "missing": \(linewise(steps.compactMap(\.missing))),
              "unexpected": \(linewise(steps.compactMap(\.unexpected))),
              "outOfOrder": \(linewise(steps.compactMap(\.outOfOrder))),
              "otherState": \(linewise(steps.compactMap(\.otherState)))
            }

            """
    }
}

private func linewise(_ items: [Value]) -> String {
    guard !items.isEmpty else { return "[]" }
    return "[\n" + items.map { "    " + $0.json }.joined(separator: ",\n") + "\n  ]"
}

extension Conformance.Step {
    fileprivate var missing: Value? {
        guard case .missing(let expectation, _) = self else { return nil }
        let state = member("state", expectation.entry.appState?.rawValue)
        return .object([member("name", expectation.entry.name), state].compactMap(\.self) + expectation.members)
    }

    fileprivate var unexpected: Value? {
        guard case .unexpected(let observed) = self else { return nil }
        return .object(observed.members)
    }

    fileprivate var outOfOrder: Value? {
        guard case .outOfOrder(let expectation, let observed, let name) = self else { return nil }
        let before = Value.Member("expectedBehind", name.map(Value.string) ?? .null)
        return .object(observed.members + [before] + expectation.members)
    }

    fileprivate var otherState: Value? {
        guard case .otherState(let expectation, let observed) = self else { return nil }
        let expected = member("expected", observed.state.flatMap(expectation.entry.state)?.name)
        return .object(observed.members + [expected].compactMap(\.self) + expectation.members)
    }
}

extension ObservedCallback {
    fileprivate var members: [Value.Member] {
        [Value.Member("line", .number(String(line))), Value.Member("name", .string(callback.name))]
            + [member("state", state?.name)].compactMap(\.self)
    }
}

extension Conformance.Expectation {
    /// Where it stands in the timeline, and who says so.
    fileprivate var members: [Value.Member] {
        [
            Value.Member("entry", .number(String(index))), Value.Member("rule", .string(entry.rule)),
            Value.Member("confidence", .string(entry.confidence.rawValue)),
        ]
    }
}
