import CodeVariants
import Testing

@testable import LaunchTraceKit

/// The first rule of a check: code that is right gives no error.
struct CodeVariantLintTests {
    @Test(arguments: CodeVariant.all) func findsWhatIsWrongAndNoMore(_ variant: CodeVariant) {
        let outcome = lint(variant)
        #expect(outcome.status != 2, "\(outcome.stderr)")
        let lines = outcome.stdout.split(separator: "\n")
        let wrong = lines.filter { line in
            line.contains(": error: ") && !variant.errors.contains { line.contains(": error: \($0) ") }
        }
        #expect(wrong == [])
        for finding in variant.findings {
            let severities = ["error", "warning", "note"].filter { severity in
                lines.contains { $0.contains(": \(severity): \(finding.code) ") }
            }
            #expect(severities == [finding.severity].compactMap(\.self))
        }
        if Self.completing.contains(variant.description) { expectSkippedHandlers(of: variant, in: lines) }
    }

    private static let completing = Set(
        (CodeVariant.completions + CodeVariant.objectiveCCompletions + CodeVariant.taskHandlers).map(\.description))

    /// A path that skips a completion handler is a warning where it ends, and no other is one.
    private func expectSkippedHandlers(of variant: CodeVariant, in lines: [Substring]) {
        let isSkipped = variant.facts.contains { fact in
            // No launch of an app contains a notification that arrives in the foreground.
            let isPlayed = !fact.path.contains(Callback.willPresentNotification.name)
            return if case .settled = fact.meaning { isPlayed && fact.path.last == "completes" } else { false }
        }
        #expect(lines.filter { $0.contains(": warning: LT024 ") }.count == (isSkipped ? 1 : 0))
    }

    private func lint(_ variant: CodeVariant) -> CommandOutcome {
        var files = Dictionary(uniqueKeysWithValues: variant.files.map { ("App/\($0)", $1) })
        files["Info.plist"] = variant.infoPlistFile
        files["app.json"] = #"{ "plist": "Info.plist", "sources": ["App"] }"#
        return SampleFiles(files).outcome("lint", "app.json", "--root", ".", "--format", "text")
    }
}

/// Apps of which there are only folders of code and property lists.
struct FoldersOfCodeTests {
    private static let texts = [
        "App/Info.plist":
            "<plist><dict><key>UIBackgroundModes</key><array><string>fetch</string></array></dict></plist>",
        "App/App.entitlements": """
        <plist><dict><key>com.apple.developer.associated-domains</key><array><string>applinks:soup.example</string></array>
        </dict></plist>
        """,
        "App/AppDelegate.swift": """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, continue userActivity: NSUserActivity,
                restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool { open(userActivity) }
        }
        """,
    ]
    private static let files = SampleFiles(texts)
    private static let app = ["--plist", "App/Info.plist", "--sources", "App", "--root", "."]

    @Test func lintTakesThem() {
        let outcome = Self.files.outcome(["lint"] + Self.app)
        #expect(outcome.stderr.contains("App: ") && outcome.stderr.contains(" launches"))
        #expect(outcome.status != 2)
        // The app file says the same.
        let reference = ["app.json": #"{ "plist": "App/Info.plist", "sources": ["App"] }"#]
        let others = SampleFiles(Self.texts.merging(reference) { $1 })
        let lines = others.outcome(["lint", "app.json", "--root", "."]).stdout.split(separator: "\n")
        #expect(
            outcome.stdout.split(separator: "\n").filter { $0.contains(".swift:") }
                == lines.filter { $0.contains(".swift:") })
    }

    /// A task and a watch's session, each in a branch of its own class.
    @Test func eachThingThatIsLeftOpenHasItsOwnPlace() {
        let files = [
            "App/Info.plist": """
            <plist><dict><key>UIBackgroundModes</key><array><string>fetch</string></array>
            <key>BGTaskSchedulerPermittedIdentifiers</key><array><string>a</string></array></dict></plist>
            """,
            "App/AppDelegate.swift": """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
                    if Settings.on { Tasks.register() }
                    if Settings.on { Watch.shared.start() }
                    return true
                }
            }
            """,
            "App/Tasks.swift": """
            enum Tasks {
                static func register() { BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { $0.end() } }
            }
            """,
            "App/Watch.swift": """
            class Watch: NSObject, WCSessionDelegate {
                static let shared = Watch()
                func start() { WCSession.default.delegate = self }
                func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
            }
            """,
        ]
        let outcome = SampleFiles(files).outcome(["lint"] + Self.app + ["--format", "text"])
        let places = outcome.stdout.split(separator: "\n").filter { $0.contains(": LT018") }.map {
            String($0.prefix { $0 != " " })
        }
        #expect(places == ["App/Tasks.swift:2:53:", "App/Watch.swift:3:38:"])
        let table = SampleFiles(files).outcome(["scan"] + Self.app).stdout
        #expect(table.contains("unknown setUp") && table.contains("setServiceDelegate WCSessionDelegate"))
    }

    /// The finding said "isn't called on every path" of a method that calls its handler on none, too.
    @Test(arguments: [("print(response)", "is never called"), ("if ready { done() }", "isn't called on every path")])
    func completionHandlersThatAreNeverCalledAreNamed(_ code: String, _ state: String) {
        let app = """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
                var ready = false
                func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
                    UNUserNotificationCenter.current().delegate = self
                    return true
                }
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                    withCompletionHandler done: @escaping () -> Void) {
                    \(code)
                }
            }
            """
        let files = SampleFiles(["App/Info.plist": "<plist><dict></dict></plist>", "App/AppDelegate.swift": app])
        let outcome = files.outcome(["lint"] + Self.app + ["--format", "text"])
        let titles = outcome.stdout.split(separator: "\n").compactMap { line in
            line.range(of: "warning: LT024 ").map { String(line[$0.upperBound...]) }
        }
        #expect(titles == ["the completion handler \(state)"])
    }

    @Test func entitlementsSayWhichLinksOpenTheApp() throws {
        let app = CodeFolders(infoPlist: "App/Info.plist", entitlements: "App/App.entitlements", sources: ["App"])
        #expect(
            try Self.files.access.target(of: .folders(app, in: nil), below: nil).target.linkHosts == ["soup.example"])
        let signed = ["--entitlements", "App/App.entitlements"]
        for command in ["lint", "matrix"] { #expect(Self.files.outcome([command] + Self.app + signed).status != 2) }
        let table = Self.files.outcome(["scan"] + Self.app + signed).stdout
        #expect(table.contains("associated domains\n  applinks  soup.example"))
    }

    @Test(arguments: [
        ("lint --plist a", "--plist is for an app without a project; name its code with --sources"),
        ("lint --entitlements a", "--entitlements is for an app without a project; name its code with --sources"),
        ("lint --sources a --target b", "--target needs a project, and --sources is for an app without one"),
        ("matrix --sources a --app b", "--sources is for an app without a project; leave out --app"),
    ]) func whatDoesNotFitIsRefused(_ words: String, _ message: String) {
        let outcome = Self.files.outcome(words.split(separator: " ").map(String.init))
        #expect(outcome.stderr.hasPrefix("launchtrace: error: \(message)") && outcome.status == 2)
    }
}
