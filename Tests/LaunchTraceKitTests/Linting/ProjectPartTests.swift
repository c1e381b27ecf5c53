import Testing

@testable import LaunchTraceKit

/// A file of an app in the place of the app.
struct ProjectPartTests {
    private static let texts = [
        "App/SceneDelegate.swift": "class SceneDelegate {}", "App/Old.m": "@implementation Old\n@end",
        "App/Info.plist": "<plist><dict/></plist>", "App/App.entitlements": "<plist><dict/></plist>",
        "App/Main.storyboard": "<document/>", "App/App.xcconfig": "A = B",
    ]

    @Test(arguments: [
        ("App/SceneDelegate.swift", "Swift code"), ("App/Old.m", "Objective-C code"),
        ("App/Info.plist", "a property list"), ("App/App.entitlements", "an entitlements file"),
        ("App/Main.storyboard", "an interface of Interface Builder"), ("App/App.xcconfig", "build settings"),
    ]) func theProjectIsNamedInstead(_ path: String, _ noun: String) {
        let project = ["ios/Recipes.xcodeproj/project.pbxproj": ""]
        let texts = Dictionary(uniqueKeysWithValues: Self.texts.map { ("ios/\($0.key)", $0.value) })
        let files = SampleFiles(texts.merging(project) { first, _ in first })
        let expected = """
            ios/\(path):1:1: error: this is \(noun), which is a part of an app
            hint: "launchtrace lint ios/Recipes.xcodeproj" reads it with the rest of its app

            """
        files.outcome("lint", "ios/\(path)").expect(stderr: expected, status: 2)
        #expect(files.outcome("run", "ios/\(path)").stderr == expected)
    }

    @Test func ofSeveralProjectsTheFolderIsNamed() {
        let more = ["A.xcodeproj/project.pbxproj": "", "B.xcodeproj/project.pbxproj": ""]
        let outcome = SampleFiles(Self.texts.merging(more) { first, _ in first }).outcome("lint", "App/Old.m")
        #expect(outcome.stderr.contains("\"launchtrace lint .\" reads it"), "\(outcome.stderr)")
    }

    /// Git's folder is the last in which the project is looked for.
    @Test(arguments: [
        ("App/SceneDelegate.swift", "--plist FILE"), ("App/Info.plist", "--plist App/Info.plist"),
        ("App/App.entitlements", "--plist FILE --entitlements App/App.entitlements"),
    ]) func withoutAProjectItsPartsAreNamed(_ path: String, _ options: String) {
        let more = [".git/HEAD": "", "../A.xcodeproj/project.pbxproj": ""]
        let outcome = SampleFiles(Self.texts.merging(more) { first, _ in first }).outcome("lint", path)
        #expect(outcome.status == 2)
        #expect(
            outcome.stderr.hasSuffix(
                "hint: \"launchtrace lint DIR\" reads the project in a folder, \"launchtrace lint \(options) --sources "
                    + "DIR\" an app without a project\n"), "\(outcome.stderr)")
    }

    @Test func aFileThatIsNotThereIsNoPart() {
        let outcome = SampleFiles(Self.texts).outcome("lint", "App/None.swift", "App/Old.m")
        #expect(outcome.stderr.hasPrefix("launchtrace: error: cannot read App/None.swift: no such file or directory\n"))
        #expect(outcome.stderr.contains("App/Old.m:1:1: error: this is Objective-C code"))
    }
}

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
    @Test(.timeLimit(.minutes(5))) func codeThatIsNotFollowedIsNoError() {
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
    @Test(.timeLimit(.minutes(5))) func noFixIsTried() {
        let broken = Self.calls + "\nUIApplication.shared.delegate = nil"
        let outcome = Self.files(broken).outcome(Self.lint + ["--fix", "--force"])
        #expect(outcome.files.isEmpty, "\(outcome)")
    }
}

/// Code that acts on an option of a scene without a look at what is in it: an app with one quick action needn't look.
struct UnlookedOptionTests {
    private static func summary(_ code: String) -> [String] {
        let files = SampleFiles([
            "App/App.swift": """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                    completionHandler: @escaping (Bool) -> Void) {
                    play()
                    completionHandler(true)
                }
                func play() { Player.shared.play() }
            }
            """,
            "App/Scene.swift": """
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                var app: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window = UIWindow(windowScene: scene as! UIWindowScene)
                    window?.makeKeyAndVisible()
                    \(code)
                }
                func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                    completionHandler: @escaping (Bool) -> Void) {
                    app?.application(.shared, performActionFor: shortcutItem, completionHandler: completionHandler)
                }
                func handle(_ item: UIApplicationShortcutItem) { Player.shared.play() }
                func note(_ item: UIApplicationShortcutItem) { print("started by", item) }
            }
            """,
            "Info.plist": """
            <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
            <key>UIApplicationShortcutItemType</key><string>play</string></dict></array>
            \(SmallPlist.scenes)</dict></plist>
            """,
        ])
        let outcome = files.outcome("lint", "--plist", "Info.plist", "--sources", "App", "--summary")
        return outcome.stdout.matches(of: /Scene.swift:4:5: (\w+): (LT\d+)/).map { "\($0.1) \($0.2)" }
    }

    @Test(arguments: [
        "if options.shortcutItem != nil { handleFirst() }", "if let item = options.shortcutItem { handle(item) }",
        "guard let item = options.shortcutItem else { return }; handle(item)",
        "if let item = options.shortcutItem { self.windowScene(scene as! UIWindowScene, performActionFor: item) { _ in } }",
    ]) func isLeftOpen(_ code: String) { #expect(Self.summary(code) == ["note LT018"]) }

    @Test(arguments: [
        "", "if options.shortcutItem != nil { print(\"started by a quick action\") }",
        "if let item = options.shortcutItem { note(item) }",
    ]) func isLostWhereNothingActs(_ code: String) { #expect(Self.summary(code) == ["error LT011"]) }
}
