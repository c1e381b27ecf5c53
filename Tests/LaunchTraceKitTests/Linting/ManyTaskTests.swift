import Testing

@testable import LaunchTraceKit

/// Apps that register many background tasks.
struct ManyTaskTests {
    private static func files(_ count: Int, permitted: Int, late: Int = 0) -> SampleFiles {
        let names = (0..<permitted).map { "<string>t\($0)</string>" }.joined()
        func registrations(_ range: Range<Int>) -> String {
            range.map {
                "BGTaskScheduler.shared.register(forTaskWithIdentifier: \"t\($0)\", using: nil) { $0.setTaskCompleted() }"
            }.joined(separator: "\n")
        }
        return SampleFiles([
            "Info.plist": """
            <plist version="1.0"><dict><key>UIBackgroundModes</key><array><string>fetch</string></array>
            <key>BGTaskSchedulerPermittedIdentifiers</key><array>\(names)</array></dict></plist>
            """,
            "App/AppDelegate.swift": """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ a: UIApplication, didFinishLaunchingWithOptions launchOptions: [Key: Any]?) -> Bool {
                    \(registrations(late..<count))
                    return true
                }
                func applicationDidBecomeActive(_ a: UIApplication) { \(registrations(0..<late)) }
            }
            """,
        ])
    }

    /// Each launch had the registrations of all tasks, and 1,000 took 98 s.
    @Test(.timeLimit(.minutes(2))) func aLaunchForOneLeavesOutTheOthers() {
        let outcome = Self.files(200, permitted: 200).outcome(["lint", "--plist", "Info.plist", "--sources", "App"])
        #expect(
            outcome.status == 0 && !outcome.stdout.contains("error: "),
            "\(outcome.stderr) \(outcome.stdout.prefix(500))")
    }

    /// Those that something is found about are left in.
    @Test func findingsAreThoseOfEachTask() {
        let lint = ["lint", "--plist", "Info.plist", "--sources", "App"]
        let late = Self.files(5, permitted: 5, late: 2).outcome(lint)
        #expect(late.stdout.split(separator: "error: LT").count == 4, "\(late.stdout)")
        let unpermitted = Self.files(5, permitted: 3).outcome(lint)
        #expect(unpermitted.stdout.split(separator: "error: LT022 ").count == 5, "\(unpermitted.stdout)")
        let unregistered = Self.files(3, permitted: 5).outcome(lint)
        #expect(unregistered.status != 2, "\(unregistered)")
    }
}
