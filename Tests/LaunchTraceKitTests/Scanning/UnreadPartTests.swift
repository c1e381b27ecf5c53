import Testing

@testable import LaunchTraceKit

/// What a project names and the tool doesn't read: a warning, once, and never a reason to miss something.
struct UnreadPartTests {
    @Test func theWholeAppIsAsRecorded() {
        let app = UnreadApp(without: UnreadApp.Part(name: "nothing", hasUnknown: .nothing, warning: ""))
        #expect(app.outcome("check", "Launches").stdout == "6 scenarios: 6 unchanged; 1 app file\n")
        #expect(app.outcome("lint", UnreadApp.project).stderr == "Recipes.xcodeproj: 10 launches, nothing found\n")
        #expect(app.outcome("scan", UnreadApp.project, "-o", "app.json").status == 0)
    }

    /// Check said "6 unchanged", or that something had changed.
    @Test(arguments: UnreadApp.parts) func checkSaysWhatItDoesNotKnow(part: UnreadApp.Part) {
        let outcome = UnreadApp(without: part).outcome("check", "Launches")
        #expect(count(part.warning, in: outcome.stderr) == 1, "\(outcome)")
        switch part.hasUnknown {
        case .launches:
            #expect(outcome.stdout.hasSuffix("6 scenarios: 6 no longer analyzed; 1 app file\n") && outcome.status == 1)
        case .otherKeys, .nothing:
            #expect(outcome.stdout == "6 scenarios: 6 unchanged; 1 app file\n" && outcome.status == 0)
        }
    }

    @Test(arguments: UnreadApp.parts, ["junit", "sarif", "markdown", "github"]) func eachReportHasIt(
        part: UnreadApp.Part, report: String
    ) throws {
        let outcome = UnreadApp(without: part).outcome(
            "check", "Launches", "--report", report == "github" ? report : "\(report)=report")
        let text = try #require(report == "github" ? outcome.stdout : outcome.files.first?.content)
        // What ends an attribute or an element is escaped, each format in its way.
        let words = part.warning.split(separator: "\"").map { $0.replacing("'", with: "&#39;") }
        let last = try #require(words.last?.split(separator: "'").first.map(String.init))
        let isThere = text.contains(last) || text.contains(last.replacing("&#39;", with: "'"))
        #expect(isThere, "\(text)")
        if report != "github" { #expect(count(part.warning, in: outcome.stderr) == 1) }
        if report == "github" { #expect(outcome.stderr.isEmpty && count("::warning", in: text) == 1, "\(outcome)") }
    }

    /// Lint stated as an error that a method isn't implemented whose file it hadn't read.
    @Test(arguments: UnreadApp.parts, [[UnreadApp.project], ["Launches/app.json", "Launches/icon-cold.json"]])
    func lintMissesNothingThatMayBeThere(part: UnreadApp.Part, operands: [String]) {
        let outcome = UnreadApp(without: part).outcome(["lint"] + operands)
        #expect(count(part.warning, in: outcome.stderr) == 1, "\(outcome)")
        #expect(!outcome.stdout.contains("error") && !outcome.stdout.contains("warning"), "\(outcome)")
        #expect(outcome.status == 0)
    }

    @Test(
        arguments: UnreadApp.parts,
        [
            ["run", scenario], ["diff", scenario, "Launches/icon-cold.json"],
            ["diff", scenario, scenario, "--format", "github"], ["matrix", "--app", UnreadApp.project],
            ["play", "--plain", "--keys", "q", scenario], ["scan", UnreadApp.project, "--places"],
            ["init", UnreadApp.project, "-d", "New"],
        ]) func theOthersWarnOnce(part: UnreadApp.Part, words: [String])
    {
        let outcome = UnreadApp(without: part).outcome(words)
        #expect(count(words.contains("github") ? "::warning" : part.warning, in: outcome.stderr) == 1, "\(outcome)")
        #expect(outcome.status < 2, "\(outcome)")
    }

    private static let scenario = "Launches/icon-warm.json"

    @Test(arguments: UnreadApp.parts) func verifyWarnsOnce(part: UnreadApp.Part) {
        let app = UnreadApp(without: part)
        app.files.set("app.log", Array("applicationDidBecomeActive\n".utf8))
        let outcome = app.outcome("verify", Self.scenario, "app.log")
        #expect(count(part.warning, in: outcome.stderr) == 1, "\(outcome)")
    }

    /// What others read as the whole app mustn't lack what only wasn't read.
    @Test(arguments: UnreadApp.parts, [["--format", "json"], ["-o", "out.json"]]) func noClosedListIsWritten(
        part: UnreadApp.Part, options: [String]
    ) {
        let outcome = UnreadApp(without: part).outcome(["scan", UnreadApp.project] + options)
        #expect(count(part.warning, in: outcome.stderr) == 1, "\(outcome)")
        guard part.hasUnknown != .nothing else { return #expect(outcome.status == 0) }
        #expect(outcome.status == 2 && outcome.stdout.isEmpty && outcome.files.isEmpty, "\(outcome)")
        #expect(outcome.stderr.contains("error: cannot write the app of a scenario: "), "\(outcome)")
    }

    /// An app file that was written when all could be read isn't contradicted by what can't be now.
    @Test(arguments: UnreadApp.parts) func nothingIsContradicted(part: UnreadApp.Part) throws {
        let whole = UnreadApp(without: UnreadApp.Part(name: "nothing", hasUnknown: .nothing, warning: ""))
        let app = UnreadApp(without: part)
        app.files.set("app.json", Array(whole.outcome("scan", UnreadApp.project, "--format", "json").stdout.utf8))
        let outcome = app.outcome("scan", UnreadApp.project, "--check", "app.json")
        #expect(outcome.status == 0 && count(part.warning, in: outcome.stderr) == 1, "\(outcome)")
    }

    /// The delegate of tests was taken for that of the app.
    @Test func anAppThatMayBeginElsewhereIsNotJudged() {
        let target = SampleProject.Target(files: ["AppDelegate.swift", "Other.swift"])
        let files = SampleFiles(
            projects: ["A.xcodeproj": SampleProject(target)],
            ["Other.swift": "class TestDelegate: UIResponder, UIApplicationDelegate {}\n"])
        let outcome = files.outcome("lint", "A.xcodeproj")
        #expect(outcome.status == 2 && outcome.stdout.isEmpty)
        #expect(outcome.stderr.contains(#"cannot read "AppDelegate.swift": there is no such file or folder"#))
    }

    /// Which of its methods are called depends on a file that isn't there; the status was 0.
    @Test func anAppWhoseSceneManifestMayStandElsewhereIsNotAnalyzed() {
        let target = SampleProject.Target(settings: "SDKROOT = iphoneos; INFOPLIST_FILE = Missing.plist;")
        let files = SampleFiles(projects: ["A.xcodeproj": SampleProject(target)], ["AppDelegate.swift": sampleDelegate])
        let outcome = files.outcome("lint", "A.xcodeproj")
        #expect(outcome.status == 2 && outcome.stdout.isEmpty, "\(outcome)")
        #expect(
            outcome.stderr.contains(#"error: cannot read "Missing.plist": there is no such file or folder"#),
            "\(outcome.stderr)")
    }

    /// What no checkout has is a row, and no warning.
    @Test func theTableHasWhatIsNotRead() {
        let app = UnreadApp(without: UnreadApp.parts[0])
        let generated = "Generated.xcconfig"
        let project = UnreadApp.project + "/project.pbxproj"
        app.files.set(project, Array((app.files[project] ?? "").replacing("App/App.xcconfig", with: generated).utf8))
        let outcome = app.outcome("scan", UnreadApp.project)
        #expect(
            outcome.stdout.hasSuffix(
                """

                not read
                  Generated.xcconfig                                                     unknown
                      a tool puts it there before a build
                  App/More.swift                                                         unknown
                      there is no such file or folder

                """), "\(outcome.stdout)")
        #expect(count("warning", in: outcome.stderr) == 1)
    }

    private func count(_ words: String, in text: String) -> Int { text.ranges(of: words).count }
}

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
