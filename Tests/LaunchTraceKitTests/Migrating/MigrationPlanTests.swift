import Foundation
import Testing

@testable import LaunchTraceKit

/// The plan of an app's move to scenes.
struct MigrationPlanTests {
    private static func outcome(_ app: AppWithoutScenes, _ words: String...) -> CommandOutcome {
        app.sampleFiles.outcome(["migrate", "Recipes.xcodeproj"] + words)
    }

    private static func plan(_ app: AppWithoutScenes, _ words: String...) -> String {
        app.sampleFiles.outcome(["migrate", "Recipes.xcodeproj"] + words).stdout
    }

    @Test func forPeople() {
        let app = AppWithoutScenes(
            more: """
                    func applicationWillEnterForeground(_ application: UIApplication) { Lock.shared.dismiss() }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
                        true
                    }
                """, launch: "window!.tintColor = .red")
        let outcome = Self.outcome(app)
        outcome.expect(
            """
            Recipes has no scenes: built with the iOS 27 SDK it crashes at launch (LT001)

            patch
              SceneDelegate.swift  new, next to AppDelegate.swift; 4 lines of project.pbxproj
              Info.plist:18        UIApplicationSceneManifest: one window, storyboard Main
            not called with scenes; the scene delegate calls them
              AppDelegate.swift:14  application(_:open:options:)        warm and cold
              AppDelegate.swift:21  applicationDidEnterBackground(_:)
              AppDelegate.swift:24  applicationWillEnterForeground(_:)  only at a warm start
            window
              Main.storyboard makes the window of the scene; AppDelegate.window is set to it
            unchanged
              application(_:didFinishLaunchingWithOptions:)
            different
              AppDelegate.swift:24  applicationWillEnterForeground(_:) isn't called at the first opening after a background launch
            left to you
              1  AppDelegate.swift:10  unwraps window, which is now nil: the app crashes
              2  AppDelegate.swift:25  UIKit no longer saves state for restoration: LT013
            7 launches, cold and warm: 3 keep their payload, 4 once step 1 is done; 2 steps are left to you

            """)
    }

    /// What a step mends isn't told as lost besides, and the launches wait for all steps that concern them.
    @Test func launchesWaitForSteps() {
        let restoring = """
                func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
                    Store.shared.load(coder)
                }
            """
        let restored = Self.plan(AppWithoutScenes(more: restoring))
        #expect(
            restored.hasSuffix(": 6 keep their payload, 1 once step 1 is done; 1 step is left to you\n"), "\(restored)")
        #expect(!restored.contains("with the patch"))
        let both = Self.plan(AppWithoutScenes(more: restoring, launch: "window!.tintColor = .red"))
        #expect(
            both.hasSuffix(": 3 keep their payload, 4 once steps 1 and 2 are done; 2 steps are left to you\n"),
            "\(both)")
    }

    /// Nothing is left where the window isn't used, and the page shows that.
    @Test func asThePageShowsIt() throws {
        let page = Release.project.appendingPathComponent("Sources/LaunchModel/LaunchModel.docc/MigratingToScenes.md")
        let app = AppWithoutScenes(
            more: """
                    func applicationWillEnterForeground(_ application: UIApplication) { Lock.shared.dismiss() }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
                        true
                    }
                """)
        #expect(try String(contentsOf: page, encoding: .utf8).contains("```\n\(Self.plan(app))```\n"))
    }

    @Test func inObjectiveC() {
        let text = Self.plan(AppWithoutScenes(language: .objectiveC, hasStoryboard: false))
        #expect(
            text.contains("SceneDelegate.h, SceneDelegate.m  new, next to RCDelegate.m; 6 lines of project.pbxproj"))
        #expect(text.contains("RCDelegate.m:12  made in RCDelegate.makeWindow; the scene uses it"))
        #expect(text.contains("UIApplicationSceneManifest: one window, no storyboard"))
        #expect(!text.contains("left to you"))
    }

    /// Each reason once, with its source.
    @Test func reasons() {
        let text = Self.plan(AppWithoutScenes(), "--explain")
        #expect(text.matches(of: #/LT013: /#).count == 1)
        #expect(text.contains("Flutter's XCUITests"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 || !$0.hasPrefix("      ") })
    }

    @Test func forPullRequests() {
        let text = Self.plan(AppWithoutScenes(), "--format", "markdown")
        #expect(text.hasPrefix("## Recipes has no scenes"))
        #expect(text.contains("- `AppDelegate.swift:14` `application(_:open:options:)`, warm and cold\n"))
    }

    @Test func forPrograms() throws {
        let text = Self.plan(AppWithoutScenes(launch: "window!.tintColor = .red"), "--format", "json")
        let plan = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(plan["schema"] as? Int == 1 && plan["targets"] as? [String] == ["Recipes"])
        let left = try #require(plan["leftToYou"] as? [[String: Any]])
        let at = try #require((left.first?["at"] as? [[String: Any]])?.first)
        #expect(at["file"] as? String == "App/AppDelegate.swift" && at["line"] as? Int == 10)
        #expect(left.first?["reason"] as? String == "LT005")
        let launches = try #require(plan["launches"] as? [String: Any])
        #expect(launches["all"] as? Int == 7 && launches["kept"] as? Int == 3 && launches["worse"] as? Int == 0)
        #expect(launches["keptBySteps"] as? Int == 4 && launches["steps"] as? [Int] == [1])
    }

    /// The name that is meant for a scene delegate may belong to something else.
    @Test func aNameThatIsTaken() {
        let app = AppWithoutScenes(others: ["Old.swift": "class SceneDelegate {}"])
        #expect(Self.plan(app).contains("WindowSceneDelegate.swift  new"))
    }

    /// The plan said that the scene uses the window of the app delegate, and the patch said nothing of the losses.
    @Test func aSceneDelegateThatExists() {
        let app = AppWithoutScenes(
            hasStoryboard: false,
            others: [
                "SceneDelegate.swift": """
                import UIKit
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    \(SmallPlist.showing)
                }
                """
            ])
        let plan = Self.plan(app)
        #expect(plan.contains("SceneDelegate becomes the scene delegate\n"))
        #expect(plan.contains("made in application(_:didFinishLaunchingWithOptions:)\n"), "\(plan)")
        #expect(plan.contains("  lost  openURL recipes://path, cold and warm"), "\(plan)")
        let patch = Self.outcome(app, "--format", "patch")
        #expect(
            patch.stderr.hasSuffix(" lose something with the patch; \"launchtrace migrate\" lists the changes\n"),
            "\(patch)")
    }

    @Test func anEmptyManifestIsFilledIn() {
        let plist =
            AppWithoutScenes.links + """

                \t<key>UIApplicationSceneManifest</key>
                \t<dict>
                \t\t<key>UISceneConfigurations</key>
                \t\t<dict/>
                \t</dict>
                """
        let text = Self.plan(AppWithoutScenes(plist: plist))
        #expect(text.hasPrefix("Recipes has a scene manifest without configurations: built with the iOS 27 SDK"))
        #expect(text.contains("UISceneConfigurations is filled in: one window, storyboard Main"))
    }

    // MARK: - Apps that have scenes, or whose framework brings them

    @Test func anAppWithScenes() {
        var app = SampleApp()
        app.folder = "ios"
        let whole = SampleFiles(app.files).outcome("migrate", "ios")
        #expect(whole.stdout.hasPrefix("Recipes has scenes, and nothing is missing in SceneDelegate\n"))
        var files = app.files
        files["ios/App/SceneDelegate.swift"] = SampleApp.withoutColdLinks
        let broken = SampleFiles(files).outcome("migrate", "ios").stdout
        #expect(broken.hasPrefix("Recipes has scenes, and 1 error\n"))
        #expect(broken.contains("SceneDelegate.swift:6  a link is lost at a cold start  LT011\n"))
    }

    @Test func appsThatShareADelegate() {
        var app = SampleApp()
        app.targets = ["Recipes", "Recipes Pro"]
        let text = SampleFiles(app.files).outcome("migrate", "Recipes.xcodeproj").stdout
        #expect(text.hasPrefix("Recipes and Recipes Pro have scenes, and nothing is missing in SceneDelegate\n"))
        let one = SampleFiles(app.files).outcome("migrate", "Recipes.xcodeproj", "--target", "Recipes Pro").stdout
        #expect(one.hasPrefix("Recipes Pro has scenes"))
    }

    @Test func frameworksAndSwiftUI() {
        func plan(_ code: String, lock: [String: String] = [:]) -> String {
            let files = ["ios/Info.plist": SampleApp.plist(""), "ios/App/App.swift": code].merging(lock) { $1 }
            return SampleFiles(files).outcome(
                "migrate", "--plist", "ios/Info.plist", "--sources", "ios/App", "--root", "."
            ).stdout
        }
        let swiftUI = plan("@main struct Recipes: App { var body: some Scene { WindowGroup { Text(\"\") } } }")
        #expect(swiftUI.hasPrefix("App has scenes: SwiftUI makes them\n"))
        #expect(swiftUI.contains("migrate --check OLD NEW"))
        let flutter = plan("@main class AppDelegate: FlutterAppDelegate {}")
        #expect(flutter.hasPrefix("App has the app delegate of Flutter\n"))
        #expect(flutter.contains("Flutter has scenes from 3.41 on\n  flutter build ios migrates the app\n"))
        #expect(!flutter.contains("patch"))
    }

    @Test func whatCantBePlanned() {
        let missing = SampleFiles([:]).outcome("migrate", "No.xcodeproj")
        #expect(missing.status == 2 && missing.stdout.isEmpty && missing.stderr.contains("No.xcodeproj"))
    }
}
