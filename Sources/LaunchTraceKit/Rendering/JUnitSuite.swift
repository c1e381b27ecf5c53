/// A suite of tests in JUnit's XML, in the words that both Ant's and Jenkins' schema know.
struct JUnitSuite {
    let name: String
    /// Its number in the report, counted from 0.
    var number = 0
    let failures: Int
    var errors = 0
    /// An instant for readers who insist on one; never that of the run, so that the same input gives the same report.
    var timestamp = "1970-01-01T00:00:00"
    let cases: [XMLTag]

    /// A report of these suites.
    static func document(_ suites: [JUnitSuite]) -> String {
        XMLTag("testsuites", children: suites.map(\.element)).document
    }

    private var element: XMLTag {
        XMLTag(
            "testsuite",
            [
                ("name", name), ("package", Tool.name), ("id", String(number)), ("tests", String(cases.count)),
                ("failures", String(failures)), ("errors", String(errors)), ("skipped", "0"), ("time", "0"),
                ("timestamp", timestamp), ("hostname", "localhost"),
            ],
            children: [XMLTag("properties")] + cases + [XMLTag("system-out"), XMLTag("system-err")])
    }
}
