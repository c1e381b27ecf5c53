import Testing

/// What lint says of apps on their way to scenes, and after it.
struct MigratedAppTests {
    private static let launching = """
        func application(_ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
        """
    private static let connecting = """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
        """

    /// The codes of the findings in an app with scenes, whose windows code makes.
    private static func codes(app: String = "", scene: String, plist: String = "", more: [String: String] = [:])
        -> [String]
    { codes(SampleFiles(files(app: app, scene: scene, plist: plist).merging(more) { $1 })) }

    /// The facts of such an app, as a table.
    private static func scan(app: String, scene: String) -> String {
        SampleFiles(files(app: app, scene: scene)).outcome("scan", "--plist", "Info.plist", "--sources", "App").stdout
    }

    private static func files(app: String, scene: String, plist: String = "") -> [String: String] {
        [
            "App/App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {\n\(app)\n}",
            "App/Scene.swift": """
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                \(scene)
            }
            """, "Info.plist": "<plist version=\"1.0\"><dict>\(plist)\(SmallPlist.scenes)</dict></plist>",
        ]
    }

    private static func codes(_ files: SampleFiles, _ words: String...) -> [String] {
        let outcome = files.outcome(["lint", "--plist", "Info.plist", "--sources", "App", "--summary"] + words)
        return outcome.stdout.split(separator: "\n").compactMap { $0.firstMatch(of: /LT\d+/).map { String($0.output) } }
            .sorted()
    }

    /// Which method of the delegate a notification leads to is chosen by its name.
    @Test func aSwitchOverNotificationsKeepsMethodsAlive() {
        let app = """
            \(Self.launching) {
                for name in [UIApplication.didBecomeActiveNotification, UIApplication.didEnterBackgroundNotification] {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(handle(_:)), name: name, object: nil)
                }
                return true
            }
            @objc func handle(_ note: Notification) {
                switch note.name {
                case UIApplication.didBecomeActiveNotification: applicationDidBecomeActive(UIApplication.shared)
                case UIApplication.didEnterBackgroundNotification: applicationDidEnterBackground(UIApplication.shared)
                default: break
                }
            }
            func applicationDidBecomeActive(_ application: UIApplication) { refresh() }
            func applicationDidEnterBackground(_ application: UIApplication) { save() }
            """
        #expect(Self.codes(app: app, scene: SmallPlist.showing) == [])
        let silent = app.replacing("applicationDidEnterBackground(UIApplication.shared)", with: "break")
        #expect(Self.codes(app: silent, scene: SmallPlist.showing) == ["LT013"])
    }

    @Test func aSceneDelegateForTestsIsntTheApps() {
        let app = """
            func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                if NSClassFromString("XCTestCase") != nil {
                    configuration.delegateClass = TestSceneDelegate.self
                } else {
                    configuration.delegateClass = SceneDelegate.self
                }
                return configuration
            }
            """
        let scene = """
            \(Self.connecting) {
                window = UIWindow(windowScene: scene as! UIWindowScene)
                window?.makeKeyAndVisible()
                open(options.urlContexts)
            }
            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { open(contexts) }
            func open(_ contexts: Set<UIOpenURLContext>) { for context in contexts { Router.open(context.url) } }
            """
        let tests = ["App/Tests.swift": "class TestSceneDelegate: UIResponder, UIWindowSceneDelegate {}"]
        #expect(Self.codes(app: app, scene: scene, plist: SmallPlist.urls, more: tests) == [])
        let broken = scene.replacing("open(options.urlContexts)", with: "")
        #expect(Self.codes(app: app, scene: broken, plist: SmallPlist.urls, more: tests) == ["LT011"])
        let choice = "NSClassFromString(\"XCTestCase\") != nil ? TestSceneDelegate.self : SceneDelegate.self"
        let short = app.replacing(/(?s)if NSClass.*?else \{.*?\}/, with: "configuration.delegateClass = \(choice)")
        #expect(Self.codes(app: short, scene: scene, plist: SmallPlist.urls, more: tests) == [])
        #expect(Self.codes(app: short, scene: broken, plist: SmallPlist.urls, more: tests) == ["LT011"])
    }

    /// The delegate of a launch made it, and the scene takes it over.
    @Test(arguments: ["(UIApplication.shared.delegate as? AppDelegate)?.window", "app?.window"])
    func aWindowThatTheSceneTakesOverIsSeen(_ window: String) {
        let app = """
            var window: UIWindow?
            \(Self.launching) {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.makeKeyAndVisible()
                return true
            }
            """
        let scene = """
            var app: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
            \(Self.connecting) {
                guard let windowScene = scene as? UIWindowScene else { return }
                window = \(window)
                window?.windowScene = windowScene
                window?.makeKeyAndVisible()
            }
            """
        #expect(Self.codes(app: app, scene: scene) == [])
        #expect(Self.scan(app: app, scene: scene).contains("makeWindow scene"))
        let orphan = scene.replacing("window?.windowScene = windowScene", with: "")
        #expect(!Self.scan(app: app, scene: orphan).contains("makeWindow scene"))
    }

    @Test func aWindowThatIsMadeIfThereIsNone() {
        let scene = """
            \(Self.connecting) {
                if window == nil { window = UIWindow(frame: UIScreen.main.bounds) }
                window?.windowScene = scene as? UIWindowScene
                window?.makeKeyAndVisible()
            }
            """
        #expect(Self.codes(scene: scene) == [])
        #expect(
            Self.codes(scene: scene.replacing("window?.windowScene = scene as? UIWindowScene", with: "")) == ["LT003"])
    }

    /// One of the app delegate's that nobody shows hurts nobody, where the scene has its own.
    @Test func aWindowBesideThatOfTheScene() {
        let app = """
            var window: UIWindow?
            \(Self.launching) {
                if window == nil { window = UIWindow(frame: UIScreen.main.bounds) }
                window?.makeKeyAndVisible()
                return true
            }
            """
        #expect(Self.codes(app: app, scene: SmallPlist.showing) == [])
    }

    /// Whether a window is made says nothing of the links.
    @Test func aDoubtAboutTheWindowHidesNoLink() {
        let scene = """
            \(Self.connecting) {
                if Feature.isOn { window = UIWindow(windowScene: scene as! UIWindowScene) }
            }
            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                for context in contexts { Router.open(context.url) }
            }
            """
        #expect(Self.codes(scene: scene, plist: SmallPlist.urls).contains("LT011"))
    }

    @Test func aFrameworksOwnMethodsArentDead() {
        let files = SampleFiles([
            "App/App.swift": """
            import Flutter
            @main class AppDelegate: FlutterAppDelegate {
                override func application(_ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    Maps.start()
                    return super.application(application, didFinishLaunchingWithOptions: options)
                }
            }
            """, "Info.plist": "<plist version=\"1.0\"><dict></dict></plist>",
        ])
        #expect(Self.codes(files, "--set", "app.lifecycle=scene") == [])
    }

    @Test func aQuickActionThatNothingOfSwiftUITakes() {
        let files = SampleFiles([
            "App/App.swift": "@main struct Recipes: App { var body: some Scene { WindowGroup { Text(\"\") } } }",
            "Info.plist": """
            <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
            <key>UIApplicationShortcutItemType</key><string>add</string></dict></array></dict></plist>
            """,
        ])
        #expect(Set(Self.codes(files)) == ["LT010"])
    }

    /// Code that ends in the middle is told, and read all the same.
    @Test func aSelectorThatNothingOpens() {
        let app = """
            \(Self.launching) {
                perform(#selector(x)) application
                return [#selector(x)) application]
            }
            func applicationDidBecomeActive(_ application: UIApplication) { refresh() }
            """
        #expect(!Self.codes(app: app, scene: SmallPlist.showing).contains("LT011"))
    }
}

/// Parts of small apps.
enum SmallPlist {
    static let scenes = """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        </dict></array></dict></dict>
        """
    static let urls = """
        <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>recipes</string></array>
        </dict></array>
        """
    static let storyboard = "<key>UIMainStoryboardFile</key><string>Main</string>"

    /// A scene delegate that makes its window.
    static let showing = """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            window = UIWindow(windowScene: scene as! UIWindowScene)
            window?.makeKeyAndVisible()
        }
        """
}
