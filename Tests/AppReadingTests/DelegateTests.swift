import Testing

/// Which classes UIKit calls, and what is known of their methods.
struct DelegateTests {
    private static let did = "application(_:didFinishLaunchingWithOptions:)"
    private static let connect = "scene(_:willConnectTo:options:)"
    private static let main = "@main class AppDelegate: UIResponder, UIApplicationDelegate"

    // MARK: - Scene delegates

    @Test func theClassOfTheManifestIsRead() throws {
        let app = try SmallApp(
            sceneDelegate:
                "func sceneDidBecomeActive(_ scene: UIScene) {}\nfunc window() {}\nstatic func sceneDidDisconnect(_ s: UIScene) {}"
        )
        #expect(app["lifecycle"] == #""scene""#)
        #expect(app["sceneDelegate"] == #"{"sceneDidBecomeActive(_:)": {"does": []}}"#)
    }

    @Test func aClassThatIsMissingIsMissing() throws {
        #expect(try SmallApp("\(Self.main) {}", plist: SmallApp.scenes())["sceneDelegate"] == "null")
    }

    @Test func aClassThatMayBeElsewhereIsUnknown() throws {
        let app = try SmallApp("\(Self.main) {}", plist: SmallApp.scenes("Kit.SceneDelegate"))
        #expect(app["sceneDelegate"] == SmallApp.openDelegate)
        #expect(app.fact("sceneDelegate", "*")?.how == .unknown)
    }

    /// Where a class is set, as a part of the method, and for which scenes.
    private static let conditions: [(String, String)] = [
        ("c.delegateClass = Other.self", "window"),
        ("if s.role == .windowExternalDisplayNonInteractive { c.delegateClass = Other.self }", "externalDisplay"),
        (
            "guard s.role == .windowExternalDisplayNonInteractive else { return c }\nc.delegateClass = Other.self",
            "externalDisplay"
        ), ("guard s.role != .windowExternalDisplay else { return c }\nc.delegateClass = Other.self", "window"),
        ("if s.role == .windowExternalDisplay { return external }\nc.delegateClass = Other.self", "window"),
        ("if s.role == .windowExternalDisplay { a() } else { c.delegateClass = Other.self }", "window"),
        (
            "if s.role == .windowApplication { a() } else if s.role == .windowExternalDisplay { c.delegateClass = Other.self }",
            "externalDisplay"
        ),
        (
            "switch s.role { case .windowApplication: a()\ncase .windowExternalDisplay: c.delegateClass = Other.self\ndefault: b() }",
            "externalDisplay"
        ),
        (
            "let d = UISceneConfiguration(name: nil, sessionRole: .carTemplateApplication)\nd.delegateClass = Other.self",
            "carPlay"
        ),
    ]

    @Test(arguments: conditions) func aConditionSaysForWhichScenesAClassIsSet(_ code: String, _ role: String) throws {
        let app = try SmallApp(
            [
                "App.swift": """
                \(Self.main) {
                    func application(_ a: UIApplication, configurationForConnecting s: UISceneSession,
                        options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                        let c = UISceneConfiguration(name: nil, sessionRole: s.role)
                        \(code)
                        return c
                    }
                }
                """,
                "Scenes.swift": """
                class SceneDelegate: UIResponder, UIWindowSceneDelegate { func sceneDidBecomeActive(_ scene: UIScene) {} }
                class Other: UIResponder, UIWindowSceneDelegate { func sceneDidDisconnect(_ scene: UIScene) {} }
                """,
            ], plist: SmallApp.scenes())
        let other = #"{"sceneDidDisconnect(_:)": {"does": []}}"#
        if role == "window" {
            #expect(app["sceneDelegate"] == other)
        } else {
            #expect(app["sceneDelegates", role] == other)
            #expect(app["sceneDelegates", "window"] == #"{"sceneDidBecomeActive(_:)": {"does": []}}"#)
        }
    }

    @Test func theMethodAloneAdoptsScenes() throws {
        let app = try SmallApp(
            appDelegate: """
                func application(_ a: UIApplication, configurationForConnecting s: UISceneSession,
                    options o: UIScene.ConnectionOptions) -> UISceneConfiguration { make(o) }
                """)
        #expect(app["lifecycle"] == #""scene""#)
    }

    /// Apps with such a manifest live as they did before.
    @Test(arguments: ["", "<key>UISceneConfigurations</key><dict/>"]) func aManifestWithoutConfigurationsAdoptsNothing(
        _ configurations: String
    ) throws {
        let manifest = """
            <key>UIApplicationSceneManifest</key>
            <dict><key>UIApplicationSupportsMultipleScenes</key><false/>\(configurations)</dict>
            """
        let app = try SmallApp(appDelegate: "", plist: manifest)
        #expect(app["lifecycle"] == #""appDelegate""#)
        #expect(app.fact("lifecycle")?.remark == "a scene manifest without configurations doesn't adopt scenes")
        let inCode = try SmallApp(
            appDelegate: """
                func application(_ a: UIApplication, configurationForConnecting s: UISceneSession,
                    options o: UIScene.ConnectionOptions) -> UISceneConfiguration { make(o) }
                """, plist: manifest)
        #expect(inCode["lifecycle"] == #""scene""#)
        let unread = try SmallApp("@main class AppDelegate: VendorDelegate {}", plist: manifest)
        #expect(unread["lifecycle"] == #""scene""#)
        let absent = try SmallApp(
            ["main.swift": "UIApplicationMain(0, nil, nil, NSStringFromClass(Kit.Delegate.self))"], plist: manifest)
        #expect(absent["lifecycle"] == #""scene""#)
    }

    @Test func aWindowThatNobodyIsSeenToMakeIsNotDenied() throws {
        let app = try SmallApp(
            [
                "App.swift": "\(Self.main) {}",
                "Scene.swift": """
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options o: UIScene.ConnectionOptions) {
                        Coordinator(scene).start()
                    }
                }
                """,
            ], plist: SmallApp.scenes(storyboard: nil))
        #expect(app["sceneDelegate", Self.connect] == #"{"does": [], "unknown": ["window"]}"#)
    }

    // MARK: - Superclasses

    @Test func methodsOfSuperclassesAndExtensionsCount() throws {
        let app = try SmallApp([
            "App.swift":
                "@main final class AppDelegate: Base { override func applicationDidBecomeActive(_ a: UIApplication) {} }",
            "Base.swift":
                "class Base: UIResponder, UIApplicationDelegate { func applicationWillTerminate(_ a: UIApplication) {} }",
            "More.swift":
                "extension AppDelegate { @objc(application:openURL:options:) func go(_ a: UIApplication, _ u: URL, _ o: [Key: Any]) -> Bool { false } }",
        ])
        #expect(
            app["appDelegate"]
                == #"{"applicationDidBecomeActive(_:)": {"does": []}, "applicationWillTerminate(_:)": {"does": []}, "application(_:open:options:)": {"returns": false, "does": []}}"#
        )
    }

    @Test func anUnknownSuperclassIsTakenToImplementEverything() throws {
        let app = try SmallApp(
            "@main class AppDelegate: VendorDelegate { func applicationDidBecomeActive(_ a: UIApplication) {} }")
        #expect(app["appDelegate"] == #"{"applicationDidBecomeActive(_:)": {}, "*": {}}"#)
        #expect(app.fact("appDelegate", "*")?.how == .assumed)
    }

    @Test func whatAFrameworkHasForOtherAppsIsLeftOut() throws {
        let app = try SmallApp("@main class AppDelegate: FlutterAppDelegate {}")
        #expect(app["appDelegate", "application(_:open:options:)"] == "{}")
        #expect(app["appDelegate", "application(_:handleOpen:)"] == nil)
        #expect(app.fact("appDelegate", "application(_:handleOpen:)")?.how == .assumed)
    }

    @Test func aCallOfSuperDoesWhatTheTableSays() throws {
        let app = try SmallApp(
            """
            @main class AppDelegate: CDVAppDelegate {
                override func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
                    super.application(a, didFinishLaunchingWithOptions: o)
                }
            }
            """)
        #expect(app["appDelegate", Self.did, "does"] == "[]")
    }

    // MARK: - What hides a payload

    private static let openURL = "application(_:open:options:)"
    private static let ignoring =
        "func application(_ a: UIApplication, open url: URL, options: [Key: Any]) -> Bool { true }"

    @Test(arguments: ["", "import Foundation\n"]) func anIgnoredPayloadIsLost(_ start: String) throws {
        let app = try SmallApp("\(start)\(Self.main) {\n\(Self.ignoring)\n}")
        #expect(app["appDelegate", Self.openURL] == #"{"returns": true, "does": []}"#)
    }

    @Test(arguments: [
        "import FirebaseAnalytics\n\(main)", "@Delegating \(main)", "@main class AppDelegate: VendorDelegate",
    ]) func whatMayTakeAPayloadUnseenLeavesItUnknown(_ start: String) throws {
        let app = try SmallApp("\(start) {\n\(Self.ignoring)\n}")
        #expect(app["appDelegate", Self.openURL] == #"{"returns": true, "does": [], "unknown": ["payload"]}"#)
        #expect(app.fact("appDelegate", Self.openURL, "unknown", "0")?.how == .unknown)
    }

    @Test func headersOfLibrariesCountAsWell() throws {
        let app = try SmallApp([
            "main.m": "int main(void) { return UIApplicationMain(0, 0, nil, @\"AppDelegate\"); }",
            "AppDelegate.m": """
            #import <FirebaseAnalytics/FirebaseAnalytics.h>
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)a openURL:(NSURL *)url options:(NSDictionary *)o { return YES; }
            @end
            """,
        ])
        #expect(app["appDelegate", Self.openURL] == #"{"returns": true, "does": [], "unknown": ["payload"]}"#)
    }

    // MARK: - Set-up

    @Test func anIntentIsNoActivity() throws {
        let app = try SmallApp(
            appDelegate:
                "func application(_ a: UIApplication, handlerFor intent: INIntent) -> Any? { handlers[intent] }")
        #expect(app["appDelegate"] == #"{"application(_:handlerFor:)": {}}"#)
    }

    @Test func whatAnotherGetsLeavesOnlyTheOptionsOpen() throws {
        let app = try SmallApp(
            appDelegate: """
                func application(_ a: UIApplication, willFinishLaunchingWithOptions o: [Key: Any]?) -> Bool { start(); return true }
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool { sdk.start(o); return true }
                """)
        let will = app["appDelegate", "application(_:willFinishLaunchingWithOptions:)"]
        #expect(will == #"{"returns": true, "does": []}"#)
        #expect(app["appDelegate", Self.did] == #"{"returns": true, "does": [], "unknown": ["launchOptions"]}"#)
    }

    private static let tasks =
        "<key>BGTaskSchedulerPermittedIdentifiers</key><array><string>com.example.a</string></array>"

    @Test func aTaskByAnotherTextIsOneThatIsPermitted() throws {
        let app = try SmallApp(
            appDelegate: """
                func application(_ a: UIApplication, didFinishLaunchingWithOptions _: [Key: Any]?) -> Bool { start(); return true }
                func start() {
                    guard let bundle = Bundle.main.bundleIdentifier else { return }
                    BGTaskScheduler.shared.register(forTaskWithIdentifier: "\\(bundle).a", using: nil) { _ in }
                    UNUserNotificationCenter.current().delegate = self
                }
                """, plist: Self.tasks)
        #expect(
            app["appDelegate", Self.did, "does"]
                == #"[{"setNotificationDelegate": true}, {"registerTask": "com.example.a"}]"#)
        #expect(app.fact("appDelegate", Self.did, "does", "1")?.how == .assumed)
    }

    // MARK: - Info.plist

    @Test func aValueOfAnotherTypeIsLeftOut() throws {
        let app = try SmallApp(
            appDelegate: "",
            plist: """
                <key>UILaunchScreen</key><false/><key>UIMainStoryboardFile</key><string></string>
                <key>UIBackgroundModes</key><string>fetch</string>
                <key>NSUserActivityTypes</key><array><string>a</string></array>
                """)
        #expect(app["infoPlist"] == #"{"UIMainStoryboardFile": "", "NSUserActivityTypes": ["a"]}"#)
        #expect(app.fact("infoPlist", "UILaunchScreen")?.how == .unknown)
    }

    // MARK: - Results

    @Test(
        arguments: [
            ("return true", true), ("if x { return true }\nreturn true", true),
            ("if x { return false }\nreturn true", nil), ("true", true),
            ("items.map { return false }\nreturn true", true), ("return isReady", nil), ("return true && isReady", nil),
            ("switch x { case 1: return false\ndefault: return false }", false),
        ] as [(String, Bool?)]) func resultsThatAreAlwaysTheSameAreRead(_ body: String, _ result: Bool?) throws
    {
        let app = try SmallApp(
            appDelegate:
                "func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {\n\(body)\n}"
        )
        #expect(app["appDelegate", Self.did, "returns"] == result.map { "\($0)" })
        #expect(app.fact("appDelegate", Self.did, "returns")?.how == (result == nil ? .unknown : .read))
    }

}
