import SampleLaunches
import Testing

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
    CommandOutcome.of(line.split(separator: " ").map(String.init), files: files)
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

/// A project in the place of an app file.
struct ProjectLintTests {
    private let tool: BuiltTool

    init() throws { tool = try BuiltTool() }

    private func writeBrokenApp(_ app: SampleApp = SampleApp()) throws {
        try app.write(in: tool)
        let folder = app.folder.isEmpty ? "" : app.folder + "/"
        try tool.folder.write("\(folder)App/SceneDelegate.swift", SampleApp.withoutColdLinks)
    }

    /// All ways to name it; the paths are those from the root.
    @Test(arguments: [
        "Recipes.xcodeproj", "Recipes.xcodeproj/", ".", "./", "Recipes.xcodeproj/project.pbxproj",
        "Recipes.xcodeproj --set app.target=Recipes", ". --target Recipes",
    ]) func aProjectNeedsNoFile(operand: String) throws {
        try writeBrokenApp()
        let result = try tool.sh("mkdir .git; $tool lint \(operand) --format github")
        #expect(result.status == 1 && result.stderr.isEmpty, "\(result)")
        #expect(
            result.stdout.hasPrefix("::error file=App/SceneDelegate.swift,line=6,col=5,endColumn=108,title=LT011 "),
            "\(result)")
        #expect(result.stdout.contains("%0Ain 1 of 10 launches: openURL (notRunning)"), "\(result)")
    }

    /// Web links are declared among the entitlements, whether there is code for them or not.
    @Test func linksThatNobodyTakesAreFound() throws {
        try SampleApp().write(in: tool)
        try tool.folder.write("App/SceneDelegate.swift", SampleApp.sceneDelegateWithoutWebLinks)
        try tool.folder.write("app.json", #"{"project": "."}"#)
        let result = try tool.sh("mkdir .git; $tool lint .; $tool lint app.json")
        #expect(result.status == 1, "\(result)")
        for launches in ["openUniversalLink (notRunning)", "openUniversalLink (suspended, active)"] {
            #expect(result.stdout.split(separator: "\n").count { $0.contains(launches) } == 2, "\(result)")
        }
        #expect(result.stdout.contains("note: scene(_:continue:) isn't implemented"))
    }

    /// Without the scene delegate's file lint only found less, and said nothing of why.
    @Test(arguments: [
        "Recipes.xcodeproj", ".", ". --target Recipes", "app.json", "app.json --set 'app.target=\"Recipes\"'",
        "cold.json", "app.json cold.json",
    ]) func whatCannotBeReadOfAProjectIsSaid(operands: String) throws {
        try SampleApp().write(in: tool)
        try tool.folder.write("app.json", #"{"project": "Recipes.xcodeproj"}"#)
        try tool.folder.write("cold.json", #"{"name": "Cold", "app": "app.json", "events": [{"event": "tapIcon"}]}"#)
        let result = try tool.sh("mkdir .git; rm App/SceneDelegate.swift; $tool lint \(operands)")
        let lines = result.stderr.split(separator: "\n")
        #expect(
            lines.first
                == "launchtrace: warning: cannot read \"App/SceneDelegate.swift\": there is no such file or folder",
            "\(result)")
        #expect(lines.count { $0.contains("warning") && $0.contains("cannot read") } == 1, "\(result)")
        let document = try tool.sh("$tool lint \(operands) --format json")
        #expect(document.stderr == "\(lines[0])\n" && document.stdout.hasPrefix("["), "\(document)")
    }

    /// A workspace may have several projects, and stands for its folder.
    @Test func aWorkspaceIsNoProject() throws {
        try SampleApp(folder: "ios").write(in: tool)
        let result = try tool.sh("mkdir ios/Recipes.xcworkspace; $tool lint ios/Recipes.xcworkspace")
        result.expect(stderr: "ios/Recipes.xcworkspace: 10 launches, nothing found\n")
    }

    @Test func severalTargetsAreChosenFrom() throws {
        try writeBrokenApp(SampleApp(targets: ["Recipes", "true"]))
        let several = try tool.sh("$tool lint Recipes.xcodeproj")
        several.expect(
            stderr: """
                Recipes.xcodeproj:1:1: error: several targets are apps for iOS: "Recipes", "true"; choose one with --target

                """, status: 2)
        // A name is a name, whatever it reads like.
        #expect(try tool.sh("$tool lint Recipes.xcodeproj --target true").stderr.hasSuffix("10 launches, 1 error\n"))
        #expect(try tool.sh("$tool lint . --target Recpies").stderr.contains(#"did you mean "Recipes"?"#))
    }

    @Test func aFolderWithoutAProjectIsNone() throws {
        let result = try tool.sh("mkdir empty; $tool lint empty gone.xcodeproj")
        #expect(result.status == 2 && result.stdout.isEmpty)
        #expect(
            result.stderr.contains("empty:1:1: error: no Xcode project found in empty (searched two levels deep)"),
            "\(result)")
        #expect(result.stderr.contains("gone.xcodeproj"), "\(result)")
    }

    /// The app of another worktree, as it was before.
    @Test func aProjectIsComparedWithAnother() throws {
        try SampleApp(folder: "old", targets: ["Recipes", "Other"]).write(in: tool)
        try writeBrokenApp(SampleApp(folder: "new", targets: ["Recipes", "Other"]))
        let result = try tool.sh("$tool lint new --before old --target Recipes")
        #expect(
            result.status == 1
                && result.stderr
                    == "new: read from Recipes.xcodeproj, target Recipes; skipped: Other\nnew: 10 launches, 1 error\n",
            "\(result)")
    }

    @Test func theMatrixIsOfAProject() throws {
        try SampleApp(folder: "ios").write(in: tool)
        let result = try tool.sh(
            "$tool matrix --app ios openURL; $tool matrix --app ios/Recipes.xcodeproj tapIcon | wc -l")
        #expect(result.status == 0 && result.stderr.isEmpty)
        #expect(result.stdout.contains("recipes://path"), "\(result)")
    }
}
