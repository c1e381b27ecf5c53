import Testing

/// The fixes of findings in a project, and what `lint --fix` makes of its files.
struct FixTests {
    static let lint = ["lint", "--plist", "Info.plist", "--sources", "App", "--root", "."]

    @Test(arguments: [FixableApp.swift, FixableApp.objectiveC]) func anAppAsItStandsIsRight(_ app: [String: String]) {
        let outcome = SampleFiles(app).outcome(Self.lint)
        #expect(outcome.status == 0 && outcome.stdout.isEmpty, "\(outcome)")
    }

    @Test(arguments: FixSample.all) func aBrokenPlaceIsMended(_ sample: FixSample) throws {
        let files = SampleFiles(try #require(sample.files))
        let shown = files.outcome(Self.lint + ["--fix", "--force", "--dry-run"])
        let lines = shown.stdout.split(separator: "\n").filter { !$0.hasPrefix("+++") && !$0.hasPrefix("---") }
        #expect(!lines.contains { $0.hasPrefix("-") })
        let inserted = lines.filter { $0.hasPrefix("+") }.map { $0.dropFirst() + "\n" }.joined()
        #expect(inserted == sample.inserted, "\(shown)")
        #expect(shown.status == 1 && shown.files.isEmpty)
        #expect(files.outcome(Self.lint).stdout.contains("error: \(sample.code) "))
        let written = files.outcome(Self.lint + ["--fix", "--force"])
        #expect(written.status == 0 && written.stdout.isEmpty, "\(written)")
        for file in written.files { try files.access.write(file) }
        let again = files.outcome(Self.lint + ["--fix", "--force"])
        #expect(again.status == 0 && again.files.isEmpty && !again.stderr.contains("insertion"), "\(again)")
    }

    /// Two blanks or a tab for a step, and lines as Windows ends them.
    @Test(arguments: [("  ", "\n"), ("\t", "\n"), ("    ", "\r\n"), ("\t", "\r\n")])
    func aFileKeepsItsIndentationAndItsEndsOfLines(unit: String, ending: String) throws {
        func written(_ text: String) -> String { text.replacing("    ", with: unit).replacing("\n", with: ending) }
        let texts = ["a quick action that starts the app", "a quick action while the app runs", "takes"]
        for sample in FixSample.all where sample.isSwift && texts.contains(where: sample.description.hasSuffix) {
            let broken = try #require(sample.files)
            let files = SampleFiles(broken.mapValues(written))
            let fixed = try #require(files.outcome(Self.lint + ["--fix", "--force"]).files.first)
            let usual = try #require(SampleFiles(broken).outcome(Self.lint + ["--fix", "--force"]).files.first)
            #expect(fixed.content == written(usual.content), "\(sample)")
        }
    }

    /// Each is fixed once, though all of them need the same method.
    @Test func whatNeedsOneMethodIsMendedByOne() throws {
        let sample = try #require(FixSample.all.first { $0.description.contains("no method connects") })
        let files = SampleFiles(try #require(sample.files))
        let text = try #require(files.outcome(Self.lint + ["--fix", "--force"]).files.first?.content)
        #expect(text.split(separator: "willConnectTo session").count == 2, "\(text)")
    }

    /// What is there isn't taken away.
    @Test func aReplacementIsShownAndLeft() {
        var app = FixableApp.swift
        app["Info.plist"] = app["Info.plist"]?.replacing("UIApplicationSceneManifest", with: "Other")
        app["App/SceneDelegate.swift"] = nil
        app["App/AppDelegate.swift"] = """
            import UIKit

            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    Taps.listen()
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = UIViewController()
                    window?.makeKeyAndVisible()
                    return false
                }

                func application(
                    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                ) -> Bool {
                    return Router.open(url)
                }
            }

            """
        let outcome = SampleFiles(app).outcome(Self.lint + ["--fix", "--force"])
        #expect(outcome.status == 1 && outcome.files.isEmpty)
        #expect(
            outcome.stdout.contains("  help: return true, or handle launchOptions.url in this method\n"), "\(outcome)")
    }

    /// A fix is no fix that makes another error.
    @Test func aFixIsTriedFirst() throws {
        let sample = try #require(FixSample.all.first { $0.description == "Swift: a link that starts the app" })
        var app = try #require(sample.files)
        // The handler doesn't take what it gets.
        app["App/SceneDelegate.swift"] = app["App/SceneDelegate.swift"]?.replacing(
            "for context in contexts { Router.open(context.url) }", with: "print(contexts.count)")
        let outcome = SampleFiles(app).outcome(Self.lint)
        #expect(outcome.stdout.contains("error: LT010") && !outcome.stdout.contains("help: insert"), "\(outcome)")
    }

    @Test(arguments: ["json", "sarif"]) func programsGetTheEdits(format: String) throws {
        let sample = try #require(FixSample.all.first { $0.description == "Swift: a link that starts the app" })
        let outcome = SampleFiles(try #require(sample.files)).outcome(Self.lint + ["--format", format])
        let line = #"        self.scene(scene, openURLContexts: options.urlContexts)\n"#
        let expected =
            format == "json"
            ? #""fixes":[{"file":"App/SceneDelegate.swift","line":18,"column":1,"text":"\#(line)"}]"#
            : #""insertedContent":{"text":"\#(line)"}"#
        let found =
            format == "json"
            ? outcome.stdout : outcome.stdout.replacing(/\n */, with: "").replacing("\": ", with: "\":")
        #expect(found.contains(expected), "\(outcome.stdout)")
    }

    @Test(arguments: [
        (["--dry-run"], "--dry-run needs --fix"), (["--force"], "--force needs --fix"),
        (["--fix", "--list"], "--list prints launches, not findings; leave out --fix"),
        (["--fix", "--write-baseline", "b.json"], "leave out --fix"),
        (["--fix", "--dry-run", "--format", "sarif"], "--dry-run prints a diff, and --format sarif findings"),
    ]) func optionsThatDoNotFitAreRefused(words: [String], reason: String) {
        let outcome = SampleFiles(FixableApp.swift).outcome(Self.lint + words)
        #expect(outcome.status == 2 && outcome.stderr.contains(reason), "\(outcome)")
    }
}
