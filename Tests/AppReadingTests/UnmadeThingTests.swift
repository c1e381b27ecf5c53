import AppReading
import ProjectFixtures
import Testing

/// What is known of an app in which nothing sets the notification delegate, or makes the window of a scene.
struct UnmadeThingTests {
    private static let asks = "UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }"

    /// An app that asks for notifications, and a class that hears of taps.
    private static func asking(launch: String = "", members: String = "", ask: String = asks) -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            let pushes = Pushes()
            func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
                let center = UNUserNotificationCenter.current()
                \(launch)
                return true
            }
            func ask() { \(ask) }
        }
        class Pushes: NSObject, UNUserNotificationCenterDelegate {
            \(members)
            func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async { go(r) }
        }
        """
    }

    private static let unset: [String] = [
        asking(), asking(ask: ""), asking() + "class Other: NSObject, UNUserNotificationCenterDelegate {}",
        asking(launch: "center.delegate = nil"), asking(launch: "center.removeAllPendingNotificationRequests()"),
        asking(launch: "if false { center.delegate = pushes }"),
        asking(launch: "if #available(iOS 99, *) { center.delegate = pushes }"),
        asking(members: "func start() { UNUserNotificationCenter.current().delegate = self }"),
        asking(members: "init(session: WCSession) { session.delegate = self }"),
        asking(members: "var system: UNNotificationAttachment\nfunc start() { system.delegate = self }"),
        asking(launch: "let (c, p) = (UITableView(), 1)\nc.delegate = p"),
        asking(launch: "for (view, owner) in views { view.delegate = owner }"),
        asking(members: "func fill(_ view: UITableView, _ owner: UITableViewDelegate) { view.delegate = owner }"),
        asking(members: "func listen() { Messaging.messaging().delegate = self }"),
        asking(
            members:
                "func watch() { NotificationCenter.default.addObserver(self, selector: #selector(hear), name: .hear) }"),
    ]

    @Test(arguments: unset) func nothingSetsTheDelegate(_ code: String) throws {
        #expect(try app(code).app.code.undone.contains(.setNotificationDelegate))
    }

    private static let setOrUnknown: [String] = [
        asking() + "struct Home: View { var body: some View { Text(\"\").onChange(of: phase) { "
            + "UNUserNotificationCenter.current().delegate = Pushes.shared } } }",
        asking(launch: "center.delegate = pushes"),
        asking(launch: "DispatchQueue.main.async { center.delegate = self.pushes }"),
        asking(launch: "center.listen()")
            + "extension UNUserNotificationCenter { func listen() { delegate = Pushes.shared } }",
        asking(members: "var center: Centre!\nfunc start() { center.delegate = self }")
            + "protocol Centre: AnyObject { var delegate: UNUserNotificationCenterDelegate? { get set } }",
        asking(members: "func start(_ center: Any?) { center.delegate = self }"),
        asking(launch: "center[keyPath: \\.delegate] = pushes"),
        asking(launch: "set(\\UNUserNotificationCenter.delegate, pushes)"),
        asking(launch: "center.setValue(pushes, forKey: \"delegate\")"),
        asking(members: "var system: UserNotificationCentering\nfunc start() { system.delegate = self }"),
        asking(members: "var system: UNUserNotificationCenterType\nfunc start() { system.delegate = self }"),
        asking(members: "var own: UNUserNotificationCenter { .current() }\noverride init() { own.delegate = self }"),
        asking(launch: "Centre.current().delegate = pushes") + "typealias Centre = UNUserNotificationCenter",
        asking(launch: "found(1).delegate = pushes")
            + "func found(_ i: Int) -> UNUserNotificationCenter { .current() }",
        asking(launch: "let (c, p) = (UNUserNotificationCenter.current(), pushes)\nc.delegate = p"),
        asking(launch: "let (p, (c, _)) = (pushes, (center, 1))\nc.delegate = p"),
        asking(launch: "give(center, pushes)")
            + "protocol HasDelegate: AnyObject { associatedtype D; var delegate: D? { get set } }\n"
            + "extension UNUserNotificationCenter: HasDelegate {}\n"
            + "func give<Owner: HasDelegate>(_ owner: Owner, _ object: Owner.D) { owner.delegate = object }",
        asking(launch: "give(center, pushes)") + "func give<T: HasDelegate>(_ t: T, _ d: T.D) { t.delegate = d }",
        asking(launch: "give(center, pushes)") + "extension UNUserNotificationCenter: HasDelegate {}\n"
            + "func give(_ owner: some HasDelegate, _ object: Any) { owner.delegate = object }",
        asking(launch: "give(center, pushes)") + "extension UNUserNotificationCenter : HasDelegate {}\n"
            + "func give(_ owner: any HasDelegate, _ object: AnyObject) { owner.delegate = object }",
        asking(members: "var given: UNUserNotificationCenterDelegate?").replacing(
            "return true", with: "center.delegate = pushes.given\nreturn true"),
        asking(members: "init() { PushKit.start(delegate: self) }"),
        asking(members: "init() { NotificationHub.register(self) }"),
        asking().replacing("class Pushes: NSObject", with: "class Pushes: HubDelegate"),
    ]

    @Test(arguments: setOrUnknown) func somethingSetsTheDelegateOrMay(_ code: String) throws {
        #expect(try !app(code).app.code.undone.contains(.setNotificationDelegate))
    }

    @Test func aLibraryMaySetTheDelegate() throws {
        let app = try app(Self.asking(), products: ["OneSignalFramework"]).app
        #expect(!app.code.undone.contains(.setNotificationDelegate))
    }

    // MARK: - Windows

    private static func scene(_ connecting: String, _ more: String = "") -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {}
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options: UIScene.ConnectionOptions) {
                \(connecting)
            }
        }
        \(more)
        """
    }

    private static let windowless: [String] = [
        scene(""), scene("guard let _ = scene as? UIWindowScene else { return }"), scene("print(scene, s)"),
        scene("window = UIWindow(frame: UIScreen.main.bounds)"), scene("Log.info(\"\\(scene)\")"),
        scene("start()", "func start() {}"),
        scene("", ofCar("window = UIWindow(windowScene: scene as! UIWindowScene)")),
        scene(
            "",
            "class Alert { let window: UIWindow\ninit(_ w: UIWindow) { window = UIWindow(windowScene: w.windowScene!) } }"
        ),
        scene(
            "",
            "class Alert { func show(_ v: UIView) { guard let s = v.window?.windowScene else { return }\nUIWindow(windowScene: s) } }"
        ),
    ]

    /// Another scene's delegate.
    private static func ofCar(_ connecting: String) -> String {
        """
        class CarDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options: UIScene.ConnectionOptions) {
                \(connecting)
            }
        }
        """
    }

    @Test(arguments: windowless) func noWindowIsMade(_ code: String) throws {
        #expect(try window(code) == nil)
        let app = try app(code, plist: SmallApp.scenes(storyboard: nil)).app
        #expect(app.sceneDelegate?.named[.sceneWillConnect]?.actions?.contains(.makeWindow(.scene)) == false)
    }

    private static let elsewhere: [String] = [
        scene("", "class Host { @IBAction func connect(_ n: Any) { main = UIWindow(windowScene: found(n)) } }"),
        scene(
            "services.forEach { $0.scene(scene, willConnectTo: s, options: options) }",
            ofCar("window = UIWindow(windowScene: scene)")),
    ]

    @Test(arguments: elsewhere) func anotherTypeMayMakeTheWindow(_ code: String) throws {
        let app = try app(code, plist: SmallApp.scenes(storyboard: nil)).app
        #expect(app.sceneDelegate?.named[.sceneWillConnect]?.actions?.contains(.makeWindow(.scene)) == true)
    }

    private static let windowed: [String] = [
        scene("").replacing("UIWindowSceneDelegate", with: "UIHostingSceneDelegate"),
        scene("window?.windowScene = scene as? UIWindowScene"), scene("Coordinator.start(in: scene)"),
        scene("guard let found = scene as? UIWindowScene else { return }\nHost.show(Root(found))"),
        scene("Factory.shared.fill(self)"), scene("window = Factory.makeMain()"),
        scene("", "extension AppDelegate { func choose(_ c: UISceneConfiguration) { c.storyboard = .main } }"),
    ]

    @Test(arguments: windowed) func aWindowMayBeMade(_ code: String) throws {
        #expect(try window(code) == "no code of the target is known to create its window")
    }

    /// An app without scenes.
    private static func launching(_ launch: String, _ more: String = "") -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
                \(launch)
                return true
            }
        }
        \(more)
        """
    }

    @Test(arguments: ["", "window = nil", "Log.info(\"started\")", "SDK.start(with: o)"]) func anAppHasNoWindow(
        _ launch: String
    ) throws { #expect(try app(Self.launching(launch)).app.code.undone.contains(.makeWindow)) }

    private static let withWindow: [String] = [
        launching("window = UIWindow()"), launching("window = Factory.make()"), launching("SDK.start(self)"),
        launching("MainWindow().show()"),
        launching("", "class Host { func host() { let made = HostWindow(frame: .zero) } }"),
        launching("").replacing("UIResponder, ", with: "GameAppDelegate, "),
    ]

    @Test(arguments: withWindow) func anAppMayHaveAWindow(_ code: String) throws {
        #expect(try !app(code).app.code.undone.contains(.makeWindow))
    }

    @Test(arguments: ["UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "NSMainNibFile"])
    func somethingElseMakesTheWindow(_ key: String) throws {
        let plist = "<key>\(key)</key><string>Main</string>"
        #expect(try !app(Self.launching(""), plist: plist).app.code.undone.contains(.makeWindow))
    }

    private static let shown: [String] = [
        "window = UIWindow()\nwindow?.makeKeyAndVisible()", "window = UIWindow()\nwindow?.isHidden = false",
        "window = UIWindow()\nFactory.start(in: window)", "Factory.start(in: UIWindow())",
    ]

    @Test(arguments: shown) func aWindowMayBeShown(_ launch: String) throws {
        #expect(try Self.actions(of: app(Self.launching(launch))).contains(.makeWindow(.frame)))
    }

    @Test(arguments: ["window = UIWindow()", "window = UIWindow()\nwindow?.rootViewController = Home()"])
    func aWindowIsNeverShown(_ launch: String) throws {
        #expect(try Self.actions(of: app(Self.launching(launch))).contains(.makeWindow(.frame, visible: false)))
    }

    private static func actions(of app: ScannedApp) -> [Action] {
        app.app.appDelegate.named[.didFinishLaunching]?.actions ?? []
    }

    // MARK: - Reading

    /// Why it isn't known whether the scene's window is made.
    private func window(_ code: String) throws -> String? {
        let app = try app(code, plist: SmallApp.scenes(storyboard: nil))
        let path = ["sceneDelegate", Callback.sceneWillConnect.name]
        #expect(app.origins.contains { $0.keys == path })
        return app.origins.first { $0.keys == path + ["unknown", "0"] }?.remark
    }

    private func app(_ code: String, products: [String] = [], plist: String = "") throws -> ScannedApp {
        var project = LinkingProject(code: code)
        (project.products, project.plist) = (products, plist)
        let folder = project.memory.folder
        let target = try XcodeProject(folder, path: project.path).target(named: nil)
        return ScannedApp(AppSource(target, TargetCode(target, in: folder), in: folder))
    }
}
