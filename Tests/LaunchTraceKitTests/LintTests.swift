import SampleLaunches
import TestSupport
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

private func traced(_ name: String, _ findings: Finding...) throws -> TracedScenario {
    try TracedScenario(SourceText(scenario(app: #""lifecycle": "scene""#), name: name), findings: findings)
}

private let unreadable = ScenarioTracing.Failure.unreadable(
    .file("hot.json"), FileProblem(reason: "no such file or directory"))

private func invalid(_ line: String) -> ScenarioTracing.Failure {
    let source = SourceText(line, name: "bad.json")
    return .invalid(Diagnostics([Diagnostic("bad", at: Place(source: source, range: 0..<1), hint: "good")]))
}

struct LintStatusCase: CustomTestStringConvertible {
    let severities: [Severity]
    var failures = 0
    let status: Int32

    var testDescription: String { "\(severities.map(\.rawValue)), \(failures) unreadable" }
}

@Test(arguments: [
    LintStatusCase(severities: [], status: 0), LintStatusCase(severities: [.warning, .note], status: 0),
    LintStatusCase(severities: [.warning, .error, .note], status: 1),
    LintStatusCase(severities: [.error], failures: 1, status: 2),
    LintStatusCase(severities: [], failures: 1, status: 2),
]) func lintStatusIsThatOfTheWorst(_ sample: LintStatusCase) throws {
    var scenario = try traced("cold.json")
    scenario = TracedScenario(
        scenario.read,
        Timeline(
            scenario: scenario.timeline.scenario, entries: scenario.timeline.entries,
            findings: sample.severities.map { .sample(.payloadUnhandled, $0) }, outcome: .stopped))
    let failures = Array(repeating: Result<LintedInput, _>.failure(unreadable), count: sample.failures)
    #expect(try lintOutcome("cold.json", of: failures + [.success(LintedInput(scenario))]).status == sample.status)
}

@Test func lintGoesThroughTheScenariosAndTheirPlaces() throws {
    let first = try traced(
        "b.json", .sample(.headlessLaunch, .note, "late"),
        .sample(.deadCallback, .warning, "early", at: [.key("app"), .key("lifecycle")]),
        .sample(.slowFirstFrame, .warning, "late too"))
    let second = try traced("a.json", .sample(.orphanWindow, .warning, "other"))
    let outcome = try lintOutcome(
        "b.json hot.json a.json",
        of: [.success(LintedInput(first)), .failure(unreadable), .success(LintedInput(second))])
    #expect(
        outcome.stdout.split(separator: "\n").filter { !$0.hasPrefix(" ") } == [
            "b.json:1:38: warning: LT013 dead-callback", "b.json:1:83: note: LT080 headless-launch",
            "b.json:1:83: warning: LT052 slow-first-frame", "a.json:1:83: warning: LT003 orphan-window",
        ])
    #expect(
        outcome.stderr == """
            launchtrace: error: cannot read hot.json: no such file or directory
            2 scenarios, 4 findings

            """)
    #expect(outcome.status == 2)
}

@Test func lintColoursForATerminalButNotForAFile() throws {
    let result = Result<_, ScenarioTracing.Failure>.success(LintedInput(try traced("a.json", .sample())))
    #expect(try lintOutcome("a.json", of: [result], atTerminal: true).stdout.contains("\u{1B}[1;31merror\u{1B}[0m"))
    #expect(!(try lintOutcome("a.json", of: [result]).stdout.contains("\u{1B}")))
    let outcome = try lintOutcome("a.json b.json -o out.txt", of: [result], atTerminal: true)
    #expect(outcome.files.first?.content.contains("\u{1B}") == false)
    #expect(outcome.files.first?.sources == [.file("a.json"), .file("b.json")])
    #expect(outcome.stdout.isEmpty && outcome.status == 1)
}

@Test func lintAnnotatesAnInvalidScenario() throws {
    let outcome = try lintOutcome(
        "bad.json hot.json --format github", of: [.failure(invalid("::error::x")), .failure(unreadable)])
    #expect(
        outcome.stderr == """
            ::error file=bad.json,line=1,col=1,endColumn=2::bad%0Agood
            ::error::cannot read hot.json: no such file or directory

            """)
}

private let files = FileAccess(
    readFile: { (path) throws(FileProblem) in
        switch path {
        case "cold.json": return Array(scenario(app: "").utf8)
        case "bad.json": return Array(scenario(app: #""lifecycl": "scene""#).utf8)
        default: throw FileProblem(reason: "no such file or directory")
        }
    }, readStandardInput: { Array(scenario(app: "", events: #"{ "event": "pressHome" }"#).utf8) })

private func outcome(_ line: String) -> CommandOutcome {
    CommandOutcome.of(
        line.split(separator: " ").map(String.init), files: files,
        terminal: TerminalFacts(outputIsTerminal: false) { _ in nil })
}

@Test func lintReadsEveryScenario() {
    #expect(
        outcome("lint bad.json cold.json hot.json -").stderr == """
            bad.json:1:38: error: unknown key "lifecycl" in app; did you mean "lifecycle"?
                { "name": "n", "device": {}, "app": {"lifecycl": "scene"}, "events": [{ "event": "tapIcon" }] }
                                                     ^~~~~~~~~~
            launchtrace: error: cannot read hot.json: no such file or directory
            <stdin>:1:63: error: pressHome can't happen here: the app isn't in front
                { "name": "n", "device": {}, "app": {}, "events": [{ "event": "pressHome" }] }
                                                                              ^~~~~~~~~~~
            hint: it can happen first with "start": "active"
            1 scenario, 0 findings

            """)
    #expect(outcome("lint bad.json").status == 2)
    #expect(outcome("lint bad.json --set app.lifecycl=null").status == 0)
    #expect(outcome("lint bad.json --format json").stdout == "[]\n")
}

@Test(arguments: [nil, "{", #"{ "sdk": 3 }"#]) func aCauseThatManyScenariosHaveIsToldOnce(_ app: String?) {
    let scenario = #"{ "name": "A", "app": "app.json", "events": [{ "event": "tapIcon" }] }"#
    var files = Dictionary(uniqueKeysWithValues: (1...4).map { ("\($0).json", scenario) })
    files["app.json"] = app
    let outcome = SampleFiles(files).outcome("lint", "1.json", "2.json", "3.json", "4.json")
    #expect(outcome.status == 2 && outcome.stdout.isEmpty)
    #expect(outcome.stderr.ranges(of: ": error: ").count == 2, "\(outcome.stderr)")
    #expect(outcome.stderr.contains("launchtrace: error: for the same reason 3 more scenarios can't be read\n"))
}

/// `lint` on what scenarios led to, at a terminal that shows no colours.
private func lintOutcome(
    _ line: String, of results: [Result<LintedInput, ScenarioTracing.Failure>], atTerminal: Bool = false
) throws -> CommandOutcome {
    let words = try ParsedArguments(line.split(separator: " ").map(String.init), options: CommandName.lint.spec.options)
    return try Lint(words).outcome(
        of: LintResults(results), ShownNames(base: .asNamed, files: SampleFiles([:]).access, root: nil),
        terminal: TerminalFacts(outputIsTerminal: atTerminal) { _ in nil })
}
