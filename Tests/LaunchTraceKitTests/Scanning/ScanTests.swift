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
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../../Sources/LaunchModel/LaunchModel.docc/ReadingAProject.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(text.contains("```\n\(try Self.outcome().stdout)```\n"))
        let told = AppComparisonTests.cases[0].told
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
        let text = try Self.outcome(SampleFacts.target, "--format", "json").stdout
        #expect(text == app)
        let written = try Self.outcome(SampleFacts.target, "-o", "new.json").files
        #expect(written.map(\.content) == [app] && written.map(\.path) == ["new.json"])
        let files = SampleFiles(["app.json": app])
        #expect(files.outcome("lint", "app.json").status != 2)
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
    struct Case: CustomTestStringConvertible, Sendable {
        let words: [String]
        let message: String

        var testDescription: String { words.joined(separator: " ") }
    }

    @Test(arguments: [
        Case(words: [], message: "PROJECT is missing"), Case(words: ["a", "b"], message: #"unexpected argument "b""#),
        Case(words: ["a", "--format", "svg"], message: #"unknown value "svg" of --format (known: text, json)"#),
        Case(words: ["a", "--target"], message: "--target needs a value: TARGET"),
        Case(
            words: ["a", "--plist", "Info.plist"],
            message: "--plist is for an app without a project; name its code with --sources"),
        Case(
            words: ["--sources", "a", "--target", "App"],
            message: "--target needs a project, and --sources is for an app without one"),
        Case(words: ["a", "--places", "--format", "text"], message: "--places writes JSON; leave out --format text"),
        Case(
            words: ["a", "--check", "app.json", "-o", "b"],
            message: "--check prints a difference and writes nothing; leave out --output"),
        Case(words: ["a", "--set", "x=1"], message: #"unknown option "--set""#),
    ]) func refuses(_ sample: Case) {
        let error = #expect(throws: UsageError.self) { try GivenCommand(["scan"] + sample.words) }
        #expect(error?.mistake.message == sample.message)
    }
}
