/// A suite of tests in JUnit's XML, in the terms of both Ant's and Jenkins' schemas.
package struct JUnitSuite {
    package let name: String
    package let cases: [Case]
    /// The warnings without a case.
    package var warnings: [String] = []

    package init(name: String, cases: [Case]) { (self.name, self.cases) = (name, cases) }

    /// A test with its problems; a success may have problems that are ignored.
    package struct Case {
        package let name: String
        package let outcome: Outcome
        package var problems: [Problem] = []

        package init(name: String, outcome: Outcome, problems: [Problem] = []) {
            (self.name, self.outcome, self.problems) = (name, outcome, problems)
        }
    }

    package enum Outcome: String { case success, failure, error }
}

extension [JUnitSuite] {
    /// A report of the suites, with the time of their run.
    package func junit(at timestamp: String) -> String {
        XMLTag("testsuites", children: enumerated().map { $1.element(number: $0, at: timestamp) }).document
    }
}

extension JUnitSuite {
    fileprivate func element(number: Int, at timestamp: String) -> XMLTag {
        func count(_ outcome: Outcome) -> String { String(cases.count { $0.outcome == outcome }) }
        return XMLTag(
            "testsuite",
            [
                ("name", name), ("package", ToolInfo.name), ("id", String(number)), ("tests", String(cases.count)),
                ("failures", count(.failure)), ("errors", count(.error)), ("skipped", "0"), ("time", "0"),
                ("timestamp", timestamp), ("hostname", "localhost"),
            ],
            children: [XMLTag("properties")] + cases.map { $0.element(of: name) } + [
                XMLTag("system-out"), XMLTag("system-err", text: warnings.joined(separator: "\n")),
            ])
    }
}

extension JUnitSuite.Case {
    fileprivate func element(of suite: String) -> XMLTag {
        let attributes = [("name", name), ("classname", suite), ("time", "0")]
        guard let first = problems.first, outcome != .success else { return XMLTag("testcase", attributes) }
        let element = XMLTag(
            outcome.rawValue, [("message", first.message), ("type", first.type)],
            text: problems.map(\.atLength).joined(separator: "\n"))
        return XMLTag("testcase", attributes, children: [element])
    }
}

extension Problem {
    fileprivate var atLength: String {
        [location?.heading, sentences.joined(separator: "\n")].compactMap(\.self).joined(separator: ": ")
    }
}
