import SampleLaunches
import TestSupport
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

private let cold = """
    {
      "name": "Cold",
      "events": [
        { "event": "tapIcon" }
      ]
    }
    """

/// Files of a test; any other name is missing, and standard input holds the scenario.
private let files = FileAccess(
    readFile: { (path) throws(FileProblem) in
        guard path == "cold.json" else { throw FileProblem(reason: "no such file or directory") }
        return Array(cold.utf8)
    }, readStandardInput: { Array(cold.utf8) })

private func outcome(_ line: String, atTerminal: Bool = false) -> CommandOutcome {
    let terminal = TerminalFacts(outputIsTerminal: atTerminal) { _ in nil }
    return CommandOutcome.of(line.split(separator: " ").map(String.init), files: files, terminal: terminal)
}

private func rendered(
    _ format: TimelineFormat = .text, _ kinds: Set<ShownKind> = ShownKind.usual, name: String = "Cold",
    palette: Palette = .plain
) throws -> String {
    let timeline = try Scenario(name, events: [Event(.tapIcon)]).trace()
    return format.rendered(timeline, Presentation(kinds: kinds, palette: palette))
}

@Test func runPrintsTheTimeline() throws {
    outcome("run cold.json").expect(try rendered())
    outcome("run -").expect(try rendered())
}

@Test func runShowsEverythingToPrograms() throws {
    #expect(outcome("run cold.json --format json").stdout == (try rendered(.json, ShownKind.everything)))
}

@Test func runAppliesSettings() throws {
    #expect(outcome("run cold.json --set name=Hot").stdout == (try rendered(name: "Hot")))
}

@Test func runColoursForATerminalButNotForAFile() throws {
    #expect(outcome("run cold.json", atTerminal: true).stdout == (try rendered(palette: .ansi)))
    let file = OutputFile(path: "cold.txt", content: try rendered(), sources: [.file("cold.json")])
    #expect(outcome("run cold.json -o cold.txt", atTerminal: true) == CommandOutcome(files: [file]))
}

@Test func runSaysWhyAFileIsUnreadable() {
    let message = "launchtrace: error: cannot read hot.json: no such file or directory\n"
    outcome("run hot.json").expect(stderr: message, status: 2)
}

@Test func anImpossibleEventIsPointedAt() throws {
    let text = SourceText(name: "cold.json", bytes: Array(cold.utf8))
    let read = try ScenarioReader(readFile: files.readFile).read(text, settings: [])
    let diagnostic = read.diagnostic(for: ImpossibleEvent(event: 0, reason: "nothing runs"))
    #expect(diagnostic.message == "tapIcon can't happen here: nothing runs")
    #expect(diagnostic.place?.line == 4)
}

@Test func wrongUsageIsStatusTwo() {
    #expect(outcome("run").status == 2)
    #expect(outcome("run").stdout.isEmpty)
}

@Test func versionIsNameAndNumber() { outcome("--version").expect("launchtrace 0.2.0\n") }

@Test func helpIsAProduct() {
    outcome("run --help").expect(CommandName.run.help)
    outcome("help").expect(ToolInfo.help)
}

@Test func strictRunsFailOnAnError() throws {
    let terminal = TerminalFacts(outputIsTerminal: false) { _ in nil }
    for (words, severity, status) in [
        (["cold.json", "--strict"], Severity.error, 1), (["cold.json", "--strict"], .warning, 0),
        (["cold.json"], .error, 0),
    ] {
        let run = try Run(ParsedArguments(words, options: CommandName.run.spec.options))
        let traced = try TracedScenario(SourceText(cold), findings: [.sample(.payloadUnhandled, severity)])
        let outcome = run.outcome(of: traced, terminal: terminal)
        #expect(outcome.status == Int32(status))
        #expect(outcome.stdout.hasSuffix("= active\n\n\(severity.rawValue) LT010 payload-unhandled: nobody takes it\n"))
    }
}

/// Two rules that apply in one situation are a mistake of the tool, which names both and makes no timeline.
struct ConflictTests {
    private static let tracing = ScenarioTracing(
        book: RuleBook(
            rules: RuleBook.standard.rules + [
                Rule(
                    "copy", on: [.at(.sceneEntersForeground)], effects: [.call(.sceneWillEnterForeground)],
                    because: "Applies where another rule does.", source: .inferred("A test"))
            ]))
    private let terminal = TerminalFacts(outputIsTerminal: false) { _ in nil }

    private let message =
        "scene.foreground and copy both apply at the point sceneEntersForeground; this is a bug in launchtrace, "
        + "please report it"

    @Test func runNamesBothRules() throws {
        var run = try Run(ParsedArguments(["cold.json"], options: CommandName.run.spec.options))
        run.tracing = Self.tracing
        let stderr = """
            cold.json:4:16: error: \(message)
                { "event": "tapIcon" }
                           ^~~~~~~~~

            """
        let failure = #expect(throws: ScenarioTracing.Failure.self) {
            try run.outcome(files: files, terminal: terminal)
        }
        #expect(failure?.text == stderr)
    }

    @Test func checkSaysItOfThatScenarioAlone() throws {
        let old = #"{"name": "Old", "device": {"os": "12.0"}, "events": [{"event": "tapIcon"}]}"#
        let samples = SampleFiles(["L/cold.json": cold, "L/old.json": old])
        samples.set("L/old.timeline.txt", Array(samples.outcome("run", "L/old.json").stdout.utf8))
        var check = Check(paths: ["L"], mode: .compare, reports: [], shard: nil, color: .never)
        check.tracing = Self.tracing
        let outcome = try check.outcome(files: samples.access, terminal: terminal)
        #expect(outcome.status == 2)
        #expect(
            outcome.stdout == """
                unreadable  L/cold.json: \(message)
                2 scenarios: 1 unchanged, 1 unreadable

                """)
    }
}
