import Testing

@testable import LaunchTraceKit

/// What is found in apps whose delegate inherits from that of a framework.
struct FrameworkLintTests {
    private static func lint(_ members: String, _ words: String...) -> CommandOutcome {
        let delegate = """
            import Flutter
            @main @objc class AppDelegate: FlutterAppDelegate {
            \(members)
            }

            """
        return SampleFiles(projects: ["A.xcodeproj": SampleProject(.init())], ["AppDelegate.swift": delegate]).outcome(
            ["lint", "A.xcodeproj"] + words)
    }

    /// Nine methods were dead that Flutter has for apps without scenes, and whose plugins hear of the scene's in their place.
    @Test func whatIsOnlyInheritedIsNotDeadWithScenes() {
        let outcome = Self.lint("", "--set", "app.lifecycle=scene")
        #expect(!outcome.stdout.contains("LT013") && outcome.status == 0, "\(outcome)")
    }

    @Test func whatTheAppOverridesIs() {
        let members = "override func applicationDidBecomeActive(_ application: UIApplication) { track() }"
        let outcome = Self.lint(members, "--set", "app.lifecycle=scene")
        let dead = outcome.stdout.split(separator: "\n").filter { $0.contains(": LT013") }
        #expect(dead.count == 1 && dead[0].hasPrefix("AppDelegate.swift:3:"), "\(outcome)")
        #expect(outcome.stdout.contains("applicationDidBecomeActive(_:) is never called"), "\(outcome)")
        #expect(outcome.status == 1)
    }
}
