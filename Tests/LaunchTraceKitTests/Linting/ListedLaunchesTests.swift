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
