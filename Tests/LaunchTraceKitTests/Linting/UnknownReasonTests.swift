import Testing

/// A launch that isn't analyzed has the reason from the code. The message was about an app file that nobody had, and the
/// last line said "nothing found".
struct UnknownReasonTests {
    private static func files(_ registration: String, in launch: String) -> SampleFiles {
        SampleFiles([
            "App/App.swift": """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions:
                    [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    \(launch)
                    return true
                }
            }
            final class Refresh {
                static let shared = Refresh()
                var isEnabled = UserDefaults.standard.bool(forKey: "refresh")
                func start() {
                    \(registration)
                }
            }
            """,
            "App/Scene.swift": """
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
            \(SmallPlist.showing)
            }
            """,
            "Info.plist": """
            <plist version="1.0"><dict><key>UILaunchScreen</key><dict/>
            <key>BGTaskSchedulerPermittedIdentifiers</key><array><string>a.b</string></array>
            <key>UIBackgroundModes</key><array><string>fetch</string></array>
            \(SmallPlist.scenes)</dict></plist>
            """,
        ])
    }

    private static let showingScene = """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
        \(SmallPlist.showing)
        }

        """
    private static let register =
        "BGTaskScheduler.shared.register(forTaskWithIdentifier: \"a.b\", using: nil) { $0.end() }"
    private static let words = ["lint", "--plist", "Info.plist", "--sources", "App"]

    @Test func theCodeIsTheReason() {
        let files = Self.files("guard isEnabled else { return }; \(Self.register)", in: "Refresh.shared.start()")
        let outcome = files.outcome(Self.words)
        let reason = "registers a task only if `isEnabled`"
        #expect(
            outcome.stdout.hasPrefix(
                """
                App/App.swift:12:65: note: LT018 unknown whether the background task runs
                    guard isEnabled else { return }; \(Self.register)
                                                                            ^~~~~~~~ \
                unknown whether the task "a.b" has a launch handler: \(reason)
                  in 3 of 7 launches: backgroundEvent appRefreshTask (notRunning, suspended, active); see "launchtrace explain LT018"

                """), "\(outcome)")
        #expect(outcome.stderr == "App: 7 launches, 1 note; 3 not analyzed\n" && outcome.status == 0)
        let listed = files.outcome(Self.words + ["--list"]).stdout.split(separator: "\n").filter {
            $0.contains("(notRunning) a.b") || $0.hasPrefix(" ")
        }
        #expect(
            listed.prefix(2) == [
                "backgroundEvent appRefreshTask (notRunning) a.b: BGTaskSchedulerPermittedIdentifiers, Info.plist:2; "
                    + "not analyzed",
                "  App/App.swift:12:65: unknown whether the task \"a.b\" has a launch handler: \(reason)",
            ])
    }

    /// The nearest condition that decides, and none that every launch meets or that is too long for a line.
    @Test(arguments: [
        ("if isEnabled { \(register) }", "only if `isEnabled`"),
        ("if !isEnabled { log() } else { \(register) }", "unless `!isEnabled`"),
        ("if isEnabled { return }; \(register)", "unless `isEnabled`"),
        ("if #available(iOS 13, *), isEnabled { \(register) }", "only if `isEnabled`"),
        ("if #available(iOS 13, *) { if isEnabled { \(register) } }", "only if `isEnabled`"),
        ("while isEnabled { \(register) }", "only if `isEnabled`"),
        ("switch isEnabled { case true: \(register); default: break }", "conditionally"),
        ("if isEnabled == Set([\(String(repeating: "true, ", count: 12))]).first { \(register) }", "conditionally"),
    ]) func theConditionIsQuoted(_ code: String, _ condition: String) {
        let json = Self.files(code, in: "Refresh.shared.start()").outcome(Self.words + ["--format", "json"]).stdout
        #expect(json.contains("has a launch handler: registers a task \(condition)\""), "\(json)")
    }

    /// The reason was "registers a task conditionally" where the condition is around a call that leads to the registration.
    @Test(arguments: [
        ("if wantsRefresh { Refresh.shared.start() }", register, "only if `wantsRefresh`"),
        ("guard wantsRefresh else { return true }; Refresh.shared.start()", register, "only if `wantsRefresh`"),
        // The nearest of two says it.
        ("if wantsRefresh { Refresh.shared.start() }", "if isEnabled { \(register) }", "only if `isEnabled`"),
    ]) func theConditionOfACallIsQuoted(_ call: String, _ code: String, _ condition: String) {
        let json = Self.files(code, in: call).outcome(Self.words + ["--format", "json"]).stdout
        #expect(json.contains("has a launch handler: registers a task \(condition)\""), "\(json)")
    }

    /// The superclass of a delegate may do anything at a launch; nothing was found in an app without a URL.
    @Test(arguments: [
        ("class SceneDelegate: SDKSceneDelegate {}", "App/Scene.swift:1:1", "SDKSceneDelegate"),
        (showingScene, "App/App.swift:1:7", "SDKAppDelegate"),
    ]) func aSuperclassThatIsNotReadIsTheReason(_ scene: String, _ place: String, _ superclass: String) {
        let isOfApp = superclass == "SDKAppDelegate"
        let files = SampleFiles([
            "App/App.swift":
                "@main class AppDelegate: \(isOfApp ? superclass : "UIResponder, UIApplicationDelegate") {}\n",
            "App/Scene.swift": scene + "\n",
            "Info.plist":
                "<plist version=\"1.0\"><dict><key>UILaunchScreen</key><dict/>\(SmallPlist.scenes)</dict></plist>\n",
        ])
        let outcome = files.outcome(Self.words)
        #expect(outcome.stderr == "App: 4 launches: 4 not analyzed\n", "\(outcome)")
        #expect(outcome.stdout.contains("\(place): note: LT018"), "\(outcome)")
        #expect(outcome.stdout.contains(": \(superclass) isn't read\n"), "\(outcome)")
    }

    /// A superclass that isn't read isn't called with quick actions if the app has scenes; these were errors.
    @Test func aSuperclassHasNoQuickActionsOfScenes() {
        let files = SampleFiles([
            "App/App.swift": """
            @main class AppDelegate: SDKAppDelegate {
                override func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions:
                    [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
            }

            """, "App/Scene.swift": Self.showingScene,
            "Info.plist":
                "<plist version=\"1.0\"><dict><key>UILaunchScreen</key><dict/>\(SmallPlist.scenes)</dict></plist>\n",
        ])
        #expect(files.outcome(Self.words).stderr == "App: 4 launches, nothing found\n")
    }

    /// Nothing closes a bracket: the launches counted as analyzed.
    @Test func aFileThatIsNotUnderstoodIsTheReason() {
        let files = SampleFiles([
            "App/App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
            "App/Scene.swift": Self.showingScene, "App/View.swift": "class View {\n",
            "Info.plist":
                "<plist version=\"1.0\"><dict><key>UILaunchScreen</key><dict/>\(SmallPlist.scenes)</dict></plist>\n",
        ])
        let outcome = files.outcome(Self.words)
        #expect(outcome.stderr.hasSuffix("App: 4 launches: 4 not analyzed\n"), "\(outcome)")
        #expect(outcome.stderr.hasPrefix("App/View.swift:1:12: warning: nothing closes this bracket\n"), "\(outcome)")
        let listed = files.outcome(Self.words + ["--list"]).stdout.split(separator: "\n")
        #expect(
            listed.prefix(2) == [
                "tapIcon (notRunning): every app; not analyzed",
                "  App/View.swift:1:12: a part of the file isn't understood",
            ], "\(listed)")
    }

    private static let link = """
        { "infoPlist": { "CFBundleURLTypes": [{ "CFBundleURLSchemes": ["a"] }], "UILaunchScreen": {},
            "UIApplicationSceneManifest": { "UISceneConfigurations": { "UIWindowSceneSessionRoleApplication": [
              { "UISceneDelegateClassName": "App.SceneDelegate" }] } } },
          "lifecycle": "scene", "appDelegate": {}, "sceneDelegate": { "scene(_:willConnectTo:options:)": {} } }
        """

    @Test(arguments: [
        (["lint", "app.json"], "app.json: 7 launches, 1 error; 1 not analyzed\n"),
        (["lint", "cold.json"], "1 scenario: 1 not analyzed\n"),
        (["lint", "cold.json", "icon.json"], "2 scenarios: 1 not analyzed\n"),
        (["lint", "icon.json"], "1 scenario, 0 findings\n"),
    ]) func nothingIsSaidToBeAbsent(_ words: [String], _ summary: String) {
        let files = SampleFiles([
            "app.json": Self.link, "cold.json": Self.scenario(#"{ "event": "openURL", "url": "a://b" }"#),
            "icon.json": Self.scenario(#"{ "event": "tapIcon" }"#),
        ])
        #expect(files.outcome(words).stderr == summary)
    }

    private static func scenario(_ event: String) -> String {
        #"{ "name": "a", "app": "app.json", "events": [\#(event)] }"#
    }
}
