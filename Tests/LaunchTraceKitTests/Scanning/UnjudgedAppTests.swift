import Testing

@testable import LaunchTraceKit

/// An app whose delegate isn't found: nothing was said of it, and the status was 0.
struct UnjudgedAppTests {
    private static let start = "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "

    /// What `main.swift` hands over, the classes beside it, and what is said of them.
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let argument: String
        let classes: String
        let message: String
    }

    private static let cases = [
        Case(
            testDescription: "several classes", argument: "Kit.lite ? \"Lite\" : \"Full\"",
            classes:
                "class Lite: UIResponder, UIApplicationDelegate {}\nclass Full: UIResponder, UIApplicationDelegate {}",
            message: """
                main.swift:1:77: error: the app isn't analyzed: its delegate may be Lite (main.swift:1:77) or Full \
                (main.swift:1:86); "Kit.lite" (main.swift:1:66) isn't understood
                """),
        Case(
            testDescription: "a class of another module", argument: "\"Kit.AppDelegate\"", classes: "class Soup {}",
            message: """
                main.swift:1:1: error: the app isn't analyzed: the class of its delegate, Kit.AppDelegate, isn't part of \
                the target
                """),
        Case(
            testDescription: "none", argument: "nil", classes: "class Soup {}",
            message: """
                error: the app isn't analyzed: no class of its delegate is found: no @main, no UIApplicationMain that \
                names one, no class of the target with UIApplicationDelegate, and no App
                """),
    ]

    private static func files(_ app: Case) -> SampleFiles {
        SampleFiles(
            projects: ["A.xcodeproj": SampleProject(.init(files: ["main.swift", "Classes.swift"]))],
            [
                "main.swift": "\(start)\(app.argument))\n", "Classes.swift": app.classes,
                "app.json": #"{"project": "A.xcodeproj"}"#,
                "cold.json": #"{"name": "Cold", "app": "app.json", "events": [{"event": "tapIcon"}]}"#,
                "cold.timeline.txt": "Cold\n",
            ])
    }

    private static let commands = [
        ["lint", "A.xcodeproj"], ["lint", "A.xcodeproj", "--set", "app.lifecycle=scene"], ["lint", "app.json"],
        ["lint", "cold.json", "--format", "json"], ["check", "cold.json"], ["check", "--record", "cold.json"],
        ["run", "cold.json"], ["diff", "cold.json", "--set", "app.lifecycle=scene"],
        ["matrix", "--app", "A.xcodeproj"], ["init", "A.xcodeproj", "-d", "Launches"],
        ["play", "--plain", "--keys", "q", "cold.json"],
    ]

    @Test(arguments: cases, commands) func isJudgedByNoCommand(_ app: Case, _ words: [String]) {
        let files = Self.files(app)
        let outcome = files.outcome(words)
        #expect(outcome.status == 2 && outcome.files.isEmpty, "\(outcome)")
        let text = outcome.stdout + outcome.stderr
        #expect(text.contains(app.message) || text.contains(app.message.replacing("error: ", with: "")), "\(outcome)")
    }

    /// What is known of it is shown, and written down for nobody.
    @Test(arguments: cases.prefix(2)) func isScanned(_ app: Case) {
        let files = Self.files(app)
        let outcome = files.outcome("scan", "A.xcodeproj")
        #expect(outcome.status == 0 && outcome.stdout.contains("app delegate"), "\(outcome)")
        #expect(outcome.stderr.contains(app.message.replacing("error", with: "warning")), "\(outcome)")
        for options in [["--format", "json"], ["-o", "a.json"], ["--check", "app.json"]] {
            let outcome = files.outcome(["scan", "A.xcodeproj"] + options)
            #expect(outcome.status == 2 && outcome.stdout.isEmpty && outcome.files.isEmpty, "\(outcome)")
        }
    }

    /// Who says what the delegate does needs no class for it.
    @Test func isJudgedByWhatAFileSays() {
        let files = Self.files(Self.cases[1])
        files.set(
            "app.json",
            Array(#"{"project": "A.xcodeproj", "appDelegate": {"applicationDidBecomeActive(_:)": {}}}"#.utf8))
        let outcome = files.outcome("run", "cold.json")
        #expect(outcome.status == 0 && outcome.stdout.contains("applicationDidBecomeActive(_:)"), "\(outcome)")
    }

    /// The production delegate is read, and said to be that.
    @Test func theClassOutsideOfTestsIsSaid() {
        let app = Case(
            testDescription: "", argument: "NSClassFromString(\"XCTestCase\") == nil ? \"Full\" : \"FullTests\"",
            classes: "class Full: UIResponder, UIApplicationDelegate {}\nclass FullTests: Full {}", message: "")
        #expect(
            Self.files(app).outcome("scan", "A.xcodeproj").stdout == """
                App
                4 facts: 4 read

                life cycle
                  lifecycle  appDelegate                                main.swift:1     read

                app delegate  Full                                      Classes.swift:1  read
                  class  Full, the class outside of tests               main.swift:1     read
                  makeWindow
                    nothing does it, so that the screen stays black                      read

                """)
    }

    @Test func anAppOfSwiftUIAloneIsJudged() {
        let files = SampleFiles(
            projects: ["A.xcodeproj": SampleProject(.init())], ["AppDelegate.swift": "@main struct Soup: App {}\n"])
        #expect(files.outcome("lint", "A.xcodeproj").status == 0)
    }
}
