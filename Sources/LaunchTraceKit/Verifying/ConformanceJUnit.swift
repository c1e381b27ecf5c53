extension VerifiedLaunches {
    /// A launch is a suite.
    var suites: [JUnitSuite] {
        let name = timeline.scenario.name
        return switch form {
        case .one(let log): [log.suite(name)]
        case .all(let logs): logs.map { $0.suite("\(name), \($0.launchNumbers ?? "launch 1")") }
        }
    }
}

extension VerifiedLog {
    /// A callback is a test; its third call is the same test in every run, regardless of its position.
    fileprivate func suite(_ name: String) -> JUnitSuite {
        var calls: [String: Int] = [:]
        let cases = conformance.steps.map { step in
            calls[step.name, default: 0] += 1
            let call = calls[step.name, default: 1]
            let problems = [step.problem(in: log)].compactMap(\.self)
            return JUnitSuite.Case(
                name: call == 1 ? step.name : "\(step.name) #\(call)", outcome: problems.isEmpty ? .success : .failure,
                problems: problems)
        }
        return JUnitSuite(name: name, cases: cases)
    }
}

extension Conformance.Step {
    /// The mismatch as a problem; nil for a match.
    fileprivate func problem(in log: String) -> Problem? {
        failure.map { type, message in
            let place = observed.map { "\(log):\($0.line)" } ?? log
            return Problem(
                severity: .error, type: type, sentences: [message], details: "\(place): \(name): \(message)")
        }
    }

    fileprivate var name: String {
        switch self {
        case .matched(let expectation, _), .otherState(let expectation, _), .otherArgument(let expectation, _, _),
            .missing(let expectation, _), .outOfOrder(let expectation, _, _):
            expectation.entry.name
        case .unexpected(let observed), .unnamed(let observed): observed.name
        }
    }

    private var failure: (type: String, message: String)? {
        switch self {
        case .matched, .unnamed: nil
        case .otherArgument(_, _, let mismatch): ("otherArgument", mismatch.sentence)
        case .otherState(let expectation, let observed):
            (
                "otherState",
                "\(observed.stateNames) instead of \(observed.expectedState(in: expectation.entry)?.name ?? "")"
            )
        case .missing(let expectation, _):
            (
                "missing",
                (expectation.entry.phase.map { "\($0.title) " } ?? "")
                    + "missing; rule \(expectation.entry.rule) expects it"
            )
        case .unexpected: ("unexpected", "unexpected")
        case .outOfOrder(_, _, let name):
            ("outOfOrder", name.map { "out of order; expected after \($0)" } ?? "out of order; expected first")
        }
    }
}
