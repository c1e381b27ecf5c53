import Testing

@testable import LaunchTraceKit

/// The launches that `lint --list` prints, which are those that `init` writes.
struct ListedLaunchesTests {
    private static let texts = [
        "App/Info.plist": """
        <plist><dict>
        <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>soup</string><string>org-appextension-feature-password-management</string></array></dict></array>
        <key>CFBundleDocumentTypes</key>
        <array><dict><key>LSItemContentTypes</key><array><string>public.text</string></array></dict></array>
        <key>UIBackgroundModes</key><array><string>fetch</string></array><key>BGTaskSchedulerPermittedIdentifiers</key><array><string>com.example.fresh</string></array>
        <key>LSSupportsOpeningDocumentsInPlace</key><true/>
        </dict></plist>
        """,
        "App/AppDelegate.swift": """
        import UIKit
        enum Kind { static let dish = "com.example.dish" }; enum Action: String { case dish }
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions:
                [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                application.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New"),
                    UIApplicationShortcutItem(type: Action.dish.rawValue, localizedTitle: "Dish")]
                let request = BGAppRefreshTaskRequest(identifier: "com.example.fresh"); try? submit(request)
                return true
            }
            func application(_ app: UIApplication, open url: URL,
                options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { show(url) }
            func application(_ application: UIApplication, continue userActivity: NSUserActivity,
                restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
                if userActivity.activityType == NSUserActivityTypeBrowsingWeb { return show(userActivity.webpageURL) }
                switch userActivity.activityType {
                case Kind.dish: return show(userActivity)
                case CSSearchableItemActionType, NSStringFromClass(INStartCallIntent.self): return show(userActivity)
                case "com.example.restoration": return show(userActivity)
                default: return false
                }
            }
            func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void) { completionHandler(show(shortcutItem)) }
        }
        """,
    ]
    private static let app = ["--plist", "App/Info.plist", "--sources", "App", "--root", "."]

    @Test func eachHasAReasonAndItsPlace() {
        let outcome = SampleFiles(Self.texts).outcome(["lint", "--list"] + Self.app)
        #expect(outcome.status == 0 && outcome.stderr == "")
        let cold = outcome.stdout.split(separator: "\n").filter { $0.contains("(notRunning)") }
        #expect(
            cold.sorted() == [
                "backgroundEvent appRefreshTask (notRunning) com.example.fresh: BGTaskSchedulerPermittedIdentifiers, "
                    + "App/Info.plist:5; not analyzed",
                "continueActivity (notRunning) INStartCallIntent: code, App/AppDelegate.swift:18; analyzed",
                "continueActivity (notRunning) com.apple.corespotlightitem: code, App/AppDelegate.swift:18; analyzed",
                "continueActivity (notRunning) com.example.dish: code, App/AppDelegate.swift:17; analyzed",
                "openURL (notRunning) file:///path/document: CFBundleDocumentTypes, App/Info.plist:3; analyzed",
                "openURL (notRunning) soup://path: CFBundleURLTypes, App/Info.plist:2; analyzed",
                "openUniversalLink (notRunning) https://example.com/path: "
                    + "application(_:continue:restorationHandler:), App/AppDelegate.swift:13; analyzed",
                "quickAction (notRunning) dish: code, App/AppDelegate.swift:7; analyzed",
                "quickAction (notRunning) new: code, App/AppDelegate.swift:6; analyzed",
                "tapIcon (notRunning): every app; analyzed",
                "tapIcon, pressHome, tapIcon (notRunning): every app; analyzed",
            ])
    }

    @Test func lintAndInitAgree() throws {
        let files = SampleFiles(Self.texts)
        let app = try ScenarioTracing(root: ".").read(
            CodeFolders(infoPlist: "App/Info.plist", sources: ["App"]), files.access)
        let linted = try ScenarioTracing().launches(of: app).flatMap(\.launch.triggers).unique()
        let written = try app.scenario.coldAndWarmLaunches(from: app.project?.sources ?? LaunchSources()).flatMap(
            \.launch.triggers
        ).unique()
        #expect(linted.filter { $0.kind != .pressHome } == written)
        #expect(written.count == 10)
    }

    @Test(arguments: ["-o a", "--format json", "--before b"]) func whatIsNotPrintedIsRefused(_ words: String) {
        let outcome = SampleFiles(Self.texts).outcome(
            ["lint", "--list"] + Self.app + words.split(separator: " ").map(String.init))
        #expect(outcome.status == 2 && outcome.stderr.contains("--list prints launches, not findings; leave out --"))
    }
}

/// A background launch is judged with a scene and without one.
struct BackgroundFormTests {
    private func lint(_ app: String, event: String, _ words: String...) -> CommandOutcome {
        outcome(["lint", "a.json"] + words, app, event)
    }

    private func outcome(_ command: [String], _ app: String, _ event: String) -> CommandOutcome {
        let scenario = """
            { "name": "n", "device": { "os": "18.0" }, "app": { "lifecycle": "scene", \(app) },
              "events": [{ "event": \(event) }] }
            """
        return SampleFiles(["a.json": scenario]).outcome(command)
    }

    /// What a scene makes and a push needs: only where none connects it isn't there.
    private static let engine = #"""
        "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": { "does": [] } },
        "sceneDelegate": { "scene(_:willConnectTo:options:)": { "does": [{ "create": "engine" }] } },
        "serviceDelegates": { "PKPushRegistryDelegate": {
            "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)": {
                "does": [{ "use": "engine" }, { "reportCall": true }] } } }
        """#

    private static let push = #""backgroundEvent", "kind": "voipPush""#

    @Test func whatOneFormAloneHasIsNoError() {
        let outcome = lint(Self.engine, event: Self.push)
        #expect(outcome.status == 0)
        #expect(outcome.stdout.contains("warning: LT005"))
        #expect(
            outcome.stdout.contains("  note: holds if no scene connects, as engineers state for iOS 15 and later\n"))
    }

    @Test func whatItsTimelineAloneHasFailsNoRun() {
        let shown = outcome(["run", "a.json", "--strict"], Self.engine, Self.push)
        #expect(shown.status == 0)
        #expect(shown.stdout.contains("warning LT005") && shown.stdout.contains("(if no scene connects, "))
        let uses = Self.engine.replacing(#"[{ "create": "engine" }]"#, with: "[]")
        let wrong = outcome(["run", "a.json", "--strict"], uses, Self.push)
        #expect(wrong.status == 1 && wrong.stdout.contains("error LT005") && !wrong.stdout.contains("scene connects, "))
    }

    @Test func whoChoosesAFormIsToldOfThatAlone() {
        let outcome = lint(Self.engine, event: Self.push, "--prefer", "scene-in-background")
        #expect(!outcome.stdout.contains("LT005"))
    }

    @Test func whatBothHaveStaysAnError() {
        let uses = Self.engine.replacing(#"[{ "create": "engine" }]"#, with: "[]")
        let outcome = lint(uses, event: Self.push)
        #expect(outcome.status == 1 && outcome.stdout.contains("error: LT005") && !outcome.stdout.contains("holds if "))
    }

    /// A payload of a scene that may connect, and work that its delegate does.
    @Test func whatHoldsWithASceneIsToldWithItsCondition() {
        let app = #"""
            "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": { "does": [] } },
            "sceneDelegate": { "scene(_:willConnectTo:options:)": { "does": [{ "use": "engine" }] } }
            """#
        let outcome = lint(app, event: #""backgroundEvent", "kind": "location""#)
        #expect(outcome.status == 0)
        #expect(outcome.stdout.contains("  note: holds if a scene connects, as reports state for iOS 15 and later\n"))
    }

    /// The views of a SwiftUI app appear with a scene that connects.
    @Test func viewsAreCountedWithAScene() {
        let scenario = #"""
            { "name": "n", "device": { "os": "26.0" }, "app": { "lifecycle": "swiftUI",
              "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": { "does": [] } },
              "view": { "onAppear(perform:)": { "does": [{ "mark": "start", "metric": "session" }] } } },
              "events": [{ "event": "backgroundEvent", "kind": "location" }] }
            """#
        let outcome = SampleFiles(["a.json": scenario]).outcome(["lint", "a.json"])
        #expect(outcome.status == 0 && outcome.stdout.contains("warning: LT030"))
        #expect(outcome.stdout.contains("  note: holds if a scene connects, as reports state for iOS 15 and later\n"))
        #expect(!outcome.stdout.contains("LT031"))
    }

    /// Before iOS 15 there is one form.
    @Test func whatIsMeasuredHasOneForm() {
        #expect(!lint(Self.engine, event: Self.push, "--set", "device.os=14.0").stdout.contains("holds if "))
    }
}

/// Which activities lead into an app from outside, where its own windows are made with activities, too.
struct WindowActivityTests {
    private static let drag = """
        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] {
            let provider = NSItemProvider(object: "Dish" as NSString)
            provider.registerObject(NSUserActivity(activityType: Kind.dish), visibility: .all)
            return [UIDragItem(itemProvider: provider)]
        }
        """

    static let cases = [
        ("nothing makes it", "", true), ("dragged", drag, false),
        (
            "for a new window",
            """
            func open() {
                let activity = NSUserActivity(activityType: "com.example.dish")
                UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
            }
            """, false
        ),
        (
            "restored",
            """
            func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                NSUserActivity(activityType: Kind.dish)
            }
            """, false
        ),
        (
            "dragged and offered",
            drag + "\nfunc offer() { let a = NSUserActivity(activityType: Kind.dish); a.becomeCurrent() }", true
        ),
        (
            "for a new window and for other devices",
            """
            func open() {
                let activity = NSUserActivity(activityType: Kind.dish)
                activity.isEligibleForHandoff = true
                UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
            }
            """, true
        ),
        (
            "dragged, beside one whose type isn't known",
            drag + "\nfunc offer(_ kind: String) { current = NSUserActivity(activityType: kind) }", true
        ),
        (
            "dragged, and offered by a view", drag + "\nvar body: some View { list.userActivity(Kind.dish) { _ in } }",
            true
        ), ("made and given to what asked", "func make() -> Any { NSUserActivity(activityType: Kind.dish) }", true),
    ]

    @Test(arguments: cases) func onlyWhatIsOfferedIsALaunch(_ name: String, _ code: String, _ isLaunch: Bool) {
        var files = SampleApp().files
        files["App/Info.plist"] = SampleApp.plist(
            SampleApp.infoPlist + "<key>NSUserActivityTypes</key><array><string>com.example.dish</string></array>")
        files["App/SceneDelegate.swift"] =
            SampleApp.sceneDelegate
            + "\nenum Kind { static let dish = \"com.example.dish\" }\nclass Own: NSObject {\n\(code)\n}\n"
        let launches = SampleFiles(files).outcome("lint", "--list", "Recipes.xcodeproj").stdout
        #expect(launches.contains("continueActivity (notRunning) com.example.dish") == isLaunch, "\(launches)")
    }
}
