import Foundation
import Testing

@testable import LaunchTraceKit

struct ScanTests {
    private static let files = SampleFiles(["app.json": "{}"])

    /// The outcome for facts that are at hand.
    private static func outcome(_ target: ScannedTarget = SampleFacts.target, _ words: String..., columns: Int? = nil)
        throws -> CommandOutcome
    {
        guard let scan = try GivenCommand(["scan", "."] + words).command as? Scan else { throw UnexpectedCommand() }
        return scan.outcome(
            of: target, files.access, TerminalFacts(outputIsTerminal: columns != nil, columns: columns) { _ in nil })
    }

    /// Where the app begins can't be known as long as a file is missing.
    @Test func namesTheFileInWhichTheAppMayBegin() {
        let outcome = SampleFiles(projects: ["A.xcodeproj": SampleProject(.init())]).outcome("scan", "A.xcodeproj")
        #expect(
            outcome.stderr == "launchtrace: error: cannot read \"AppDelegate.swift\": there is no such file or folder\n"
        )
        #expect(outcome.status == 2)
    }

    @Test func aTableForPeople() throws {
        let text = try Self.outcome().stdout
        #expect(
            text == """
                Recipes
                9 facts: 7 read, 1 assumed, 1 unknown

                life cycle
                  lifecycle  appDelegate                            AppDelegate.swift:1  read

                Info.plist
                  UIBackgroundModes  fetch, voip                    Info.plist:3         read

                app delegate  AppDelegate                           AppDelegate.swift:2  read
                  application(_:didFinishLaunchingWithOptions:)     AppDelegate.swift:3  read
                    returns  false                                  AppDelegate.swift:5  read
                    read launchOptions.url                          AppDelegate.swift:4  read
                  application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
                                                                                         assumed
                      Messaging adds it to the delegate when the app is launched, unless its
                      Info.plist disables that

                notification delegate
                  all other methods                                 AppDelegate.swift:4  unknown
                      Push isn't in the target

                """)
    }

    @Test func thePageShowsTheTable() throws {
        let page = Release.project.appendingPathComponent("Sources/LaunchModel/LaunchModel.docc/ReadingAProject.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(text.contains("```\n\(try Self.outcome().stdout)```\n"))
        let told = AppComparisonTests.cases[0].1
        #expect(text.contains("```\n--- L/app.json\n+++ Recipes\n\(told)```\n"))
    }

    @Test func aTableForANarrowTerminal() throws {
        let text = try Self.outcome(SampleFacts.target, "--color", "never", columns: 50).stdout
        #expect(
            text == """
                Recipes
                9 facts: 7 read, 1 assumed, 1 unknown

                life cycle
                  lifecycle  appDelegate
                      AppDelegate.swift:1  read

                Info.plist
                  UIBackgroundModes  fetch, voip
                      Info.plist:3  read

                app delegate  AppDelegate
                    AppDelegate.swift:2  read
                  application(_:didFinishLaunchingWithOptions:)
                      AppDelegate.swift:3  read
                    returns  false
                        AppDelegate.swift:5  read
                    read launchOptions.url
                        AppDelegate.swift:4  read
                  application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
                      assumed
                      Messaging adds it to the delegate when the
                      app is launched, unless its Info.plist
                      disables that

                notification delegate
                  all other methods
                      AppDelegate.swift:4  unknown
                      Push isn't in the target

                """)
    }

    @Test func theAppAlone() throws {
        let app = """
            {
              "lifecycle": "appDelegate",
              "infoPlist": {
                "UIBackgroundModes": ["fetch", "voip"]
              },
              "appDelegate": {
                "application(_:didFinishLaunchingWithOptions:)": {
                  "returns": false,
                  "does": [
                    { "read": "launchOptions.url" }
                  ]
                },
                "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)": {}
              },
              "notificationDelegate": {
                "*": {}
              }
            }

            """
        #expect(try Self.outcome(SampleFacts.target, "--format", "json").stdout == app)
        let written = try Self.outcome(SampleFacts.target, "-o", "new.json").files
        #expect(written.map(\.content) == [app] && written.map(\.path) == ["new.json"])
        #expect(SampleFiles(["app.json": app]).outcome("lint", "app.json").status != 2)
    }

    @Test func everyFactWithItsPlace() throws {
        #expect(
            try Self.outcome(SampleFacts.target, "--places").stdout == """
                [
                  {"path":["lifecycle"],"value":"appDelegate","at":{"file":"Recipes/AppDelegate.swift","line":1,"col\
                umn":1},"how":"read"},
                  {"path":["infoPlist","UIBackgroundModes"],"value":["fetch","voip"],"at":{"file":"Recipes/Info.plis\
                t","line":3,"column":1},"how":"read"},
                  {"path":["appDelegate"],"value":{},"at":{"file":"Recipes/AppDelegate.swift","line":2,"column":1},"\
                how":"read","remark":"AppDelegate"},
                  {"path":["appDelegate","application(_:didFinishLaunchingWithOptions:)"],"value":{},"at":{"file":"R\
                ecipes/AppDelegate.swift","line":3,"column":5},"how":"read"},
                  {"path":["appDelegate","application(_:didFinishLaunchingWithOptions:)","returns"],"value":false,"a\
                t":{"file":"Recipes/AppDelegate.swift","line":5,"column":9},"how":"read"},
                  {"path":["appDelegate","application(_:didFinishLaunchingWithOptions:)","does"],"value":[],"at":{"f\
                ile":"Recipes/AppDelegate.swift","line":3,"column":5},"how":"read"},
                  {"path":["appDelegate","application(_:didFinishLaunchingWithOptions:)","does","0"],"value":{"read"\
                :"launchOptions.url"},"at":{"file":"Recipes/AppDelegate.swift","line":4,"column":14},"how":"read"},
                  {"path":["appDelegate","application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"],"val\
                ue":{},"how":"assumed","remark":"Messaging adds it to the delegate when the app is launched, unless \
                its Info.plist disables that"},
                  {"path":["notificationDelegate","*"],"value":{},"at":{"file":"Recipes/AppDelegate.swift","line":4,\
                "column":9},"how":"unknown","remark":"Push isn't in the target"}
                ]

                """)
    }

    @Test func problemsAreWarnings() throws {
        let source = SourceText(name: "Recipes/Broken.swift", bytes: Array("class A {".utf8))
        let plist = SampleFacts.place("<dict>", in: SampleFacts.plist)
        let app = ScannedApp(
            Scenario.App(lifecycle: .scene, infoPlist: InfoPlist(backgroundModes: ["fetchh"])),
            [
                FactOrigin(.app("infoPlist", "UIBackgroundModes"), .words(["fetchh"]), at: plist),
                FactOrigin(.app("lifecycle"), at: nil),
            ], mistakes: [Diagnostic(#"unknown background mode "fetchh"; did you mean "fetch"?"#, at: plist)],
            unread: [UnreadPart(.absent("Recipes/Gone.swift"), .code)],
            sourceProblems: TargetCode([source], BuildConditions()).files.flatMap(\.problems))
        let outcome = try Self.outcome(ScannedTarget(app, called: "Recipes"), "--format", "json")
        #expect(outcome.status == 0)
        #expect(
            outcome.stderr == """
                launchtrace: warning: cannot read "Recipes/Gone.swift": there is no such file or folder
                Recipes/Broken.swift:1:9: warning: nothing closes this bracket
                    class A {
                            ^
                Recipes/Info.plist:2:1: warning: unknown background mode "fetchh"; did you mean "fetch"?

                """)
    }
}

struct ScanUsageTests {
    @Test(arguments: [
        ([], "PROJECT is missing"), (["a", "b"], #"unexpected argument "b""#),
        (["a", "--format", "svg"], #"unknown value "svg" of --format (known: text, json)"#),
        (["a", "--target"], "--target needs a value: TARGET"),
        (["a", "--plist", "Info.plist"], "--plist is for an app without a project; name its code with --sources"),
        (["--sources", "a", "--target", "App"], "--target needs a project, and --sources is for an app without one"),
        (["a", "--places", "--format", "text"], "--places writes JSON; leave out --format text"),
        (
            ["a", "--check", "app.json", "-o", "b"],
            "--check prints a difference and writes nothing; leave out --output"
        ), (["a", "--set", "x=1"], #"unknown option "--set""#),
    ]) func refuses(_ words: [String], _ message: String) {
        let error = #expect(throws: UsageError.self) { try GivenCommand(["scan"] + words) }
        #expect(error?.mistake.message == message)
    }
}

/// A project that tests ask says what the commands say.
struct TestedProjectTests {
    private let tool: BuiltTool
    private let path: String

    init() throws {
        tool = try BuiltTool(SampleApp())
        path = tool.folder.url.appendingPathComponent("Recipes.xcodeproj").path
    }

    private func outcome(_ command: String) -> CommandOutcome {
        CommandOutcome.of([command, path], files: .ofSystem())
    }

    @Test func findsWhatTheCommandFinds() throws {
        let broken = SampleApp.sceneDelegateWithoutWebLinks.replacing(SampleApp.coldLine, with: "")
        try tool.folder.write("App/SceneDelegate.swift", broken)
        let app = try Project(path).app()
        let (found, linted) = (try app.lint().map(\.description), outcome("lint"))

        let heads = linted.stdout.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(heads.count == found.count && zip(heads, found).allSatisfy { $0.hasSuffix("/" + $1) }, "\(linted)")
        #expect(linted.stderr == "\(path): \(app.launches().count) launches, \(found.count) errors\n")
        #expect(found.count == 3)
    }

    /// A pipe would be waited for.
    @Test func readsAsSafelyAsTheCommandDoes() throws {
        _ = try tool.sh("cd App && rm SceneDelegate.swift && mkfifo SceneDelegate.swift")
        let app = try Project(path).app()

        #expect(app.warnings.map(\.message) == [#"cannot read "App/SceneDelegate.swift": not a regular file"#])
        #expect(app.warnings.problemTexts.joined() == outcome("scan").stderr)
        #expect(!app.isAnalyzed)
    }

    @Test func anErrorIsThatOfTheCommand() throws {
        try tool.folder.write("App/AppDelegate.swift", "")
        let error = try #require(throws: ProjectError.self) { try Project(path).app() }

        #expect(error.description == outcome("scan").stderr)
    }
}
