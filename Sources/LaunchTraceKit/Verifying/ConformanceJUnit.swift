import LaunchModel

extension ConformanceFormat {
    /// For CI: a callback is a test.
    static let junit = ConformanceFormat(name: "junit") { verified, _ in
        let steps = verified.conformance.steps
        let failures = steps.count { $0.failure != nil }
        var calls: [String: Int] = [:]
        let cases = steps.map { step in
            calls[step.name, default: 0] += 1
            return step.testCase(call: calls[step.name] ?? 1, of: verified)
        }
        return JUnitSuite.document([
            JUnitSuite(name: verified.timeline.scenario.name, failures: failures, cases: cases)
        ])
    }
}

extension Conformance.Step {
    /// The third call of a callback is the same test in every run, wherever it stands.
    fileprivate func testCase(call: Int, of verified: VerifiedLog) -> XMLTag {
        let title = call == 1 ? name : "\(name) #\(call)"
        let attributes = [("name", title), ("classname", verified.timeline.scenario.name), ("time", "0")]
        guard let failure else { return XMLTag("testcase", attributes) }
        let place = observed.map { "\(verified.log):\($0.line)" } ?? verified.log
        let text = "\(place): \(name): \(failure.message)"
        let element = XMLTag("failure", [("message", failure.message), ("type", failure.type)], text: text)
        return XMLTag("testcase", attributes, children: [element])
    }

    fileprivate var name: String {
        switch self {
        case .matched(let expectation, _), .otherState(let expectation, _), .missing(let expectation, _),
            .outOfOrder(let expectation, _, _):
            expectation.entry.name
        case .unexpected(let observed): observed.callback.name
        }
    }

    private var observed: ObservedCallback? {
        switch self {
        case .matched(_, let observed), .otherState(_, let observed), .unexpected(let observed),
            .outOfOrder(_, let observed, _):
            observed
        case .missing: nil
        }
    }

    /// What is wrong; nil where nothing is.
    fileprivate var failure: (type: String, message: String)? {
        switch self {
        case .matched: nil
        case .otherState(let expectation, let observed):
            (
                "otherState",
                "\(observed.state?.name ?? "") instead of "
                    + "\(observed.state.flatMap(expectation.entry.state)?.name ?? "")"
            )
        case .missing(let expectation, _): ("missing", "missing; rule \(expectation.entry.rule) expects it")
        case .unexpected: ("unexpected", "unexpected")
        case .outOfOrder(_, _, let name):
            ("outOfOrder", name.map { "out of order; expected behind \($0)" } ?? "out of order; expected first")
        }
    }
}
