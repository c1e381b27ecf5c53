import Testing

@testable import LaunchTraceKit

/// The limits, each met and gone beyond where that takes no more than a moment; those of a run are held by
/// `TraceLimitTests`, of a property list by `PlistShapeTests`, of a log by `LogReaderTests`, and of a project by
/// `ProjectLimitTests`.
struct InputLimitTests {
    private static let page = Release.project.appendingPathComponent("Sources/LaunchModel/LaunchModel.docc/Limits.md")

    @Test func thePageSaysThem() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        for table in [InputLimit.table, ProjectLimit.table] {
            #expect(text.contains("\n\n" + table + "\n"), "\(table)")
        }
    }

    private func scenario(_ content: String, settings: [Setting] = []) -> String? {
        let source = SourceText(name: "a.json", bytes: Array(content.utf8))
        do throws(Diagnostics) {
            _ = try ScenarioReader { _ in [] }.read(source, settings: settings)
            return nil
        } catch { return error.all.first?.message }
    }

    @Test func levelsOfJSON() {
        func nested(_ depth: Int) -> String {
            // Three of the levels are those of the scenario around it.
            let payload = String(repeating: "[", count: depth - 4) + String(repeating: "]", count: depth - 4)
            return #"{ "name": "n", "events": [{ "event": "remoteNotification", "payload": { "a": \#(payload) } }] }"#
        }
        let limit = InputLimit.jsonDepth.number
        #expect(scenario(nested(limit)) == nil)
        #expect(scenario(nested(limit + 1)) == InputLimit.jsonDepth.excess)
    }

    @Test func keysOfASetting() {
        let text = #"{ "name": "n", "events": [{ "event": "remoteNotification", "payload": {} }] }"#
        func setting(_ count: Int) -> Setting {
            Setting(key: "events.0.payload" + String(repeating: ".a", count: count - 3), value: "1")
        }
        let limit = InputLimit.settingKeys.number
        #expect(scenario(text, settings: [setting(limit)]) == nil)
        #expect(scenario(text, settings: [setting(limit + 1)]) == InputLimit.settingKeys.excess)
    }

    @Test func scenesAndEventsOfAScenario() throws {
        func text(_ event: String, _ count: Int) -> String {
            let events = (0..<count).map { event.replacing("#", with: "\($0)") }.joined(separator: ", ")
            return """
                { "name": "n", "device": { "platform": "iPadOS" }, "app": { "multipleScenes": true },
                  "events": [{ "event": "tapIcon" }, \(events)] }
                """
        }
        let files = SampleFiles([
            "scenes.json": text(#"{ "event": "openWindow", "scene": "w#" }"#, InputLimit.scenes.number - 1),
            "more.json": text(#"{ "event": "openWindow", "scene": "w#" }"#, InputLimit.scenes.number),
            "events.json": text(#"{ "event": "memoryWarning" }"#, InputLimit.events.number),
        ])
        #expect(files.outcome("run", "scenes.json").status == 0)
        let more = files.outcome("run", "more.json")
        #expect(more.stderr.hasPrefix("more.json:2:") && more.stderr.contains(": error: \(InputLimit.scenes.excess)\n"))
        #expect(more.status == 2 && more.stdout.isEmpty)
        #expect(files.outcome("run", "events.json").stderr.contains(": error: \(InputLimit.events.excess)\n"))
    }

    @Test func mistakesAreKeptAndShownUpToALimit() {
        func output(_ count: Int) -> String {
            let events = Array(repeating: #"{ "event": "lunch" }"#, count: count).joined(separator: ",\n")
            return SampleFiles(["a.json": #"{ "name": "n", "events": [\#(events)] }"#]).outcome("run", "a.json").stderr
        }
        #expect(!output(InputLimit.shownMistakes.number).contains("more\n"))
        #expect(output(InputLimit.shownMistakes.number + 7).hasSuffix(InputLimit.shownMistakes.excess + "\n"))
        let kept = InputLimit.mistakes.number
        #expect(output(kept + 7).hasSuffix("... and \(kept + 7 - InputLimit.shownMistakes.number) more\n"))
    }
}

/// A system that gives the tool little: what is there is read, and what isn't is said.
struct ScarceSystemTests {
    private let tool: BuiltTool

    init() throws {
        tool = try BuiltTool()
        for number in 1...12 { try tool.folder.write("\(number).json", try tool.folder.read("cold.json")) }
        _ = try tool.sh("$tool check . --record; mkdir P.xcodeproj")
        try tool.folder.write("AppDelegate.swift", sampleDelegate)
        try tool.folder.write(
            "P.xcodeproj/project.pbxproj",
            SampleProject(SampleProject.Target(settings: "SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist;")).text)
        try tool.folder.write(
            "project.json", #"{ "name": "P", "app": { "project": "P.xcodeproj" }, "events": [{ "event": "tapIcon" }] }"#
        )
    }

    private static func list(_ levels: Int) -> String {
        "<plist><dict><key>a</key>" + String(repeating: "<array>", count: levels)
            + String(repeating: "</array>", count: levels) + "</dict></plist>"
    }

    /// Foundation calls itself for each level, and took more than a small stack has; in a check that ended all of it.
    @Test func aSmallStackIsEnough() throws {
        try tool.folder.write("Info.plist", Self.list(300))
        try tool.folder.write(
            "plain.json", #"{ "name": "L", "app": { "infoPlist": "Info.plist" }, "events": [{ "event": "tapIcon" }] }"#)
        let result = try tool.sh(
            "ulimit -s 256; $tool check . --record 2> /dev/null | tail -n 1; $tool scan P.xcodeproj | head -n 1")
        #expect(result.stdout == "15 scenarios: 13 unchanged, 2 missing; 2 timelines recorded\nApp\n", "\(result)")
    }

    /// A project that nests deeper than any is its scenario's error, and the others are checked.
    @Test(arguments: ["{ a = ", "<plist><array>", "\u{FEFF}<plist><array>"]) func oneInputIsThatInputsError(
        _ start: String
    ) throws {
        let piece = start.contains("<") ? "<array>" : "("
        try tool.folder.write("P.xcodeproj/project.pbxproj", start + String(repeating: piece, count: 100_000))
        let result = try tool.sh("$tool check .")
        #expect(result.status == 2)
        #expect(result.stdout.hasSuffix("\n14 scenarios: 13 unchanged, 1 unreadable\n"), "\(result)")
    }

    /// Three of them are open when the tool starts, and threads take none.
    @Test func fewOpenFiles() throws {
        let result = try tool.sh("rm project.json; ulimit -n 5; $tool check .")
        result.expect("13 scenarios: 13 unchanged\n")
    }
}

/// Scenarios that go on after the moment at which the app is stopped.
struct StoppedScenarioTests {
    private static let goesOn = """
        {
          "name": "A week with the app",
          "device": { "os": "18.0" },
          "app": {
            "lifecycle": "appDelegate",
            "sdk": "27.0",
            "appDelegate": {
              "application(_:didFinishLaunchingWithOptions:)": { "does": [] },
              "application(_:open:options:)": { "does": [{ "handle": "url" }] },
              "application(_:handleOpen:)": { "does": [{ "work": "import" }] }
            }
          },
          "events": [
            { "event": "tapIcon" },
            { "event": "pressHome", "afterMs": 4000 },
            { "event": "openURL", "url": "recipes://soup", "afterMs": 60000 },
            { "event": "backgroundEvent", "kind": "location" }
          ]
        }
        """

    private static let files = FileAccess(
        readFile: { (path) throws(FileProblem) in
            guard path == "week.json" else { throw FileProblem(reason: "no such file or directory") }
            return Array(goesOn.utf8)
        }, readStandardInput: { [] })

    private func outcome(_ line: String) -> CommandOutcome {
        CommandOutcome.of(line.split(separator: " ").map(String.init), files: Self.files)
    }

    @Test func theNewSystemStopsTheAppAndNothingElseIsWrong() {
        let lint = outcome("lint week.json --set device.os=27.0")
        #expect(lint.status == 1)
        #expect(lint.stdout.contains("error: LT001 built with SDK 27, the app crashes at launch on iOS 27"))
        #expect(!lint.stdout.contains("LT013"))
        #expect(lint.stderr == "1 scenario, 1 finding\n")
    }

    @Test func theTimelineEndsWithTheTrapAndSaysWhatItSwallows() {
        let run = outcome("run week.json --set device.os=27.0")
        #expect(run.status == 0 && run.stderr.isEmpty)
        #expect(run.stdout.contains("trap: UIScene life cycle is required for apps built with this SDK"))
        let words = run.stdout.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            words.contains(
                "the app stops before 3 methods that the scenario names; pressHome, openURL and backgroundEvent "
                    + "don't happen"))
        #expect(outcome("run week.json --set device.os=27.0 --strict").status == 1)
    }

    @Test func theSystemBeforeItRunsAllOfIt() {
        let run = outcome("run week.json")
        #expect(run.status == 0 && run.stderr.isEmpty)
        #expect(!run.stdout.contains("the app stops before"))
        #expect(outcome("lint week.json").stdout.contains("LT013"))
    }
}

// The tables of the page Limits.

extension InputLimit {
    /// The first column of the table.
    fileprivate var subject: String {
        switch self {
        case .fileSize: "MiB of a file or of standard input; a log can have any length"
        case .jsonDepth: "nesting levels of JSON"
        case .plistSize: "MiB of a property list, both as a file and decoded"
        case .plistDepth: "nesting levels of a property list"
        case .plistValues: "values of a property list; a shared value counts at each use"
        case .recordedDepth: "levels of a value in a recorded text; `a.b.c` has three"
        case .settingKeys: "keys in one `--set` path"
        case .events: "events of a scenario"
        case .scenes: "scenes of an app at the same time"
        case .entriesOfEvent: "entries of a timeline that one event causes"
        case .entries: "entries of a timeline"
        case .callbacksOfLog: "callbacks of a log, in the selected launches"
        case .processesOfLog: "processes of a log"
        case .mistakes: "errors of a file that are stored"
        case .shownMistakes: "errors of a file that are printed"
        }
    }

    /// Whether exceeding the limit is an error.
    fileprivate var isError: Bool {
        switch self {
        case .recordedDepth, .mistakes, .shownMistakes: false
        case .fileSize, .jsonDepth, .plistSize, .plistDepth, .plistValues, .settingKeys, .events, .scenes,
            .entriesOfEvent, .entries, .callbacksOfLog, .processesOfLog:
            true
        }
    }

    /// The table of the documentation.
    static var table: String {
        table(allCases.map { ($0.subject, $0.number, $0.isError ? "`\($0.excess)`" : $0.excess) })
    }

    /// A table of such rows.
    static func table(_ rows: [(subject: String, number: Int, excess: String)]) -> String {
        let lines = rows.map { row in
            let digits = String(
                String(row.number).reversed().enumerated().flatMap { index, digit in
                    index > 0 && index % 3 == 0 ? [",", digit] : [digit]
                }.reversed())
            return "| \(row.subject) | \(digits) | \(row.excess) |\n"
        }
        return "| counted | limit | result beyond the limit |\n|---|---|---|\n" + lines.joined()
    }
}

extension ProjectLimit {
    /// The first column of the table.
    private var subject: String {
        switch self {
        case .files: "files of a target or folder"
        case .folderDepth: "nesting levels of folders"
        case .packages: "local packages of a project"
        case .projectDepth: "nesting levels of lists in a `project.pbxproj`"
        case .configurationFiles: "files that an `.xcconfig` includes, plus itself"
        case .configurationDepth: "nesting levels of `#include` in an `.xcconfig`"
        case .settingDepth: "nesting levels of variables in build settings"
        case .settingLength: "bytes of a build setting that has variables"
        case .settingBytes: "MiB of text that is processed to replace the variables of a target or file"
        }
    }

    /// The third column of the table.
    private var excess: String {
        switch self {
        case .files: "`\(ProjectProblem.tooManyFiles("App").message)`"
        case .folderDepth: "`\(ProjectProblem.tooDeep("App").message)`"
        case .packages: "`\(ProjectProblem.tooManyPackages("Kit").message)`"
        case .projectDepth: "`\(ProjectProblem.tooDeep("App.xcodeproj").message)`"
        case .configurationFiles, .configurationDepth: "`\(ProjectProblem.tooDeep("App.xcconfig").message)`"
        case .settingBytes: "`\(ProjectProblem.settingsTooLong("App").message)`"
        case .settingDepth, .settingLength: "the variable is not replaced"
        }
    }

    /// The table of the documentation.
    static var table: String {
        let project = allCases.map { ($0.subject, $0.number, $0.excess) }
        return InputLimit.table(SyntaxLimit.allCases.map { ($0.subject, $0.number, $0.excess) } + project)
    }
}

extension SyntaxLimit {
    /// The first column of the table.
    fileprivate var subject: String {
        switch self {
        case .fileSize: "MiB of a source, a project file, a property list or any other file of a project"
        case .nesting: "nesting levels of declarations, statements and expressions in a source"
        case .depth: "levels of a syntax tree without brackets, as in `a + b + c` and `a.b.c`"
        case .conditionDepth: "nesting levels of parentheses in an `#if` condition"
        case .problems: "problems of a file that each reading step reports"
        }
    }

    /// The third column of the table.
    fileprivate var excess: String {
        switch self {
        case .fileSize: "`\(ProjectProblem.fileTooLarge("App.swift").message)`"
        case .nesting, .depth: "`\(SourceProblem.Kind.tooDeep(limit: number).message)`"
        case .conditionDepth: "`\(SourceProblem.Kind.conditionNotUnderstood.message)`"
        case .problems: "not reported"
        }
    }
}
