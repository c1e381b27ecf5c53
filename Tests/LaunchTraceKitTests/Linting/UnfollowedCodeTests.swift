import Testing

@testable import LaunchTraceKit

/// An app whose code leads to more than is followed.
struct UnfollowedCodeTests {
    private static func files(_ statements: String) -> SampleFiles {
        SampleFiles([
            "Info.plist": """
            <plist version="1.0"><dict>
            <key>UIBackgroundModes</key><array><string>fetch</string></array>
            <key>BGTaskSchedulerPermittedIdentifiers</key><array><string>refresh</string></array>
            <key>UILaunchScreen</key><dict/>
            <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>a</string></array></dict></array>
            </dict></plist>
            """,
            "App/AppDelegate.swift": """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ a: UIApplication, didFinishLaunchingWithOptions launchOptions: [Key: Any]?) -> Bool {
            \(statements)
                    BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { $0.setTaskCompleted() }
                    return true
                }
                func application(_ a: UIApplication, open url: URL, options: [Key: Any]) -> Bool { go(url); return true }
            }
            """,
        ])
    }

    private static let lint = ["lint", "--plist", "Info.plist", "--sources", "App"]

    private static let calls = (0..<40).map { "func c\($0)() { c\($0 + 1)(); c\($0 + 1)() }\n" }.joined() + "c0()"

    /// Neither an error nor an all-clear: a warning with the location, and notes that launches aren't analyzed.
    @Test(.timeLimit(.minutes(1))) func codeThatIsNotFollowedIsNoError() {
        let outcome = Self.files(Self.calls).outcome(Self.lint)
        #expect(outcome.status == 0)
        #expect(
            outcome.stderr.contains(#/App/AppDelegate\.swift:\d+:\d+: warning: the calls around here lead to more/#),
            "\(outcome.stderr)")
        #expect(outcome.stdout.contains("note: LT018"), "\(outcome.stdout)")
        #expect(!outcome.stdout.contains("error: "), "\(outcome.stdout)")
        let usual = Self.files("c0()").outcome(Self.lint)
        #expect(
            usual.status == 0 && !usual.stdout.contains("LT018") && !usual.stderr.contains("the calls around here"),
            "\(usual)")
    }

    /// Each fix would read the app again.
    @Test(.timeLimit(.minutes(1))) func noFixIsTried() {
        let broken = Self.calls + "\nUIApplication.shared.delegate = nil"
        let outcome = Self.files(broken).outcome(Self.lint + ["--fix", "--force"])
        #expect(outcome.files.isEmpty, "\(outcome)")
    }
}
