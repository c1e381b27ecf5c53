import AppReading
import Testing

/// Which class hears of notifications, and whether it is set in time.
struct NotificationDelegateTests {
    private static let did = "application(_:didFinishLaunchingWithOptions:)"
    private static let response = "userNotificationCenter(_:didReceive:withCompletionHandler:)"
    private static let main = "@main class AppDelegate: UIResponder, UIApplicationDelegate"

    @Test func theClassThatSetsItselfIsTheNotificationDelegate() throws {
        let app = try SmallApp([
            "App.swift": """
            \(Self.main) {
                func application(_ a: UIApplication, didFinishLaunchingWithOptions _: [Key: Any]?) -> Bool { Pushes.shared.start(); return true }
            }
            class Other: NSObject, UNUserNotificationCenterDelegate {}
            """,
            "Pushes.swift": """
            final class Pushes: NSObject {
                static let shared = Pushes()
                func start() { UNUserNotificationCenter.current().delegate = self }
            }
            extension Pushes: UNUserNotificationCenterDelegate {
                func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async { go(r) }
            }
            """,
        ])
        #expect(app["notificationDelegate"] == #"{"\#(Self.response)": {"does": [{"handle": "notification"}]}}"#)
        #expect(app["appDelegate", Self.did, "does"] == #"[{"setNotificationDelegate": true}]"#)
        let fact = app.fact("appDelegate", Self.did, "does", "0")
        #expect(fact?.how == .read)
        #expect(fact?.remark == "App.swift:2 > Pushes.start() Pushes.swift:3")
    }

    @Test func aPropertyLeadsToTheNotificationDelegate() throws {
        let app = try SmallApp([
            "App.swift": """
            \(Self.main) {
                private let pushes: Pushes
                func application(_ a: UIApplication, didFinishLaunchingWithOptions _: [Key: Any]?) -> Bool {
                    UNUserNotificationCenter.current().delegate = pushes
                    return true
                }
            }
            class Pushes: NSObject, UNUserNotificationCenterDelegate {}
            class Others: NSObject, UNUserNotificationCenterDelegate {}
            """
        ])
        #expect(app.fact("notificationDelegate")?.remark == "Pushes")
    }

    /// With scenes a view loads after the launch; without them, within it, if it is the first. What nobody calls sets none.
    @Test(arguments: [
        ("override func viewDidLoad() { center.delegate = self }", "", true),
        ("override func viewDidLoad() { center.delegate = self }", "show(o.notificationResponse)", false),
        ("func start() { center.delegate = self }", "", false),
    ]) func aViewControllerMaySetItTooLate(_ method: String, _ connects: String, _ isLate: Bool) throws {
        let files = [
            "App.swift":
                "\(Self.main) { func application(_ a: UIApplication, didFinishLaunchingWithOptions _: [Key: Any]?) -> Bool { true } }",
            "Scene.swift": """
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options o: UIScene.ConnectionOptions) { \(connects) }
            }
            """,
            "Home.swift": """
            class Home: UITableViewController, UNUserNotificationCenterDelegate {
                let center = UNUserNotificationCenter.current()
                \(method)
                func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async { go(r) }
            }
            """,
        ]
        let app = try SmallApp(files, plist: SmallApp.scenes())
        let (set, open) = (#"[{"setNotificationDelegate": true}]"#, #"["setUp"]"#)
        let isCalled = method.hasPrefix("override")
        #expect(app["appDelegate", Self.did, "unknown"] == (isCalled && !isLate ? open : nil))
        #expect(app["viewController", "viewDidLoad()", "does"] == (isLate ? set : nil))
        let withoutScenes = try SmallApp(files)
        #expect(withoutScenes["appDelegate", Self.did, "unknown"] == (isCalled ? open : nil))
    }

    @Test func aSuperclassOutsideMayConformForTheClassThatSetsItself() throws {
        let app = try SmallApp([
            "App.swift": """
            @main class AppDelegate: FlutterAppDelegate {
                override func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
                    UNUserNotificationCenter.current().delegate = self
                    return super.application(a, didFinishLaunchingWithOptions: o)
                }
                override func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async { go(r) }
            }
            """
        ])
        #expect(app.fact("notificationDelegate")?.remark == "AppDelegate")
        #expect(app["notificationDelegate", Self.response] == #"{"does": [{"handle": "notification"}]}"#)
        #expect(
            app.fact("notificationDelegate", "userNotificationCenter(_:willPresent:withCompletionHandler:)")?.how
                == .assumed)
    }

    @Test func aSubclassThatConformsIsTheOneThatSetsItself() throws {
        let app = try SmallApp([
            "App.swift": """
            \(Self.main) {}
            class Base: NSObject { func start() { UNUserNotificationCenter.current().delegate = self } }
            class Pushes: Base, UNUserNotificationCenterDelegate {}
            class Others: NSObject, UNUserNotificationCenterDelegate {}
            """
        ])
        #expect(app.fact("notificationDelegate")?.remark == "Pushes")
    }

    @Test func aViewControllerImplementsNothingByItself() throws {
        let app = try SmallApp([
            "App.swift": """
            \(Self.main) {}
            class Home: UIViewController, UNUserNotificationCenterDelegate {
                func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async { go(r) }
            }
            """
        ])
        #expect(app["notificationDelegate"] == #"{"\#(Self.response)": {"does": [{"handle": "notification"}]}}"#)
    }

    @Test func twoThatAreAsGoodAreUnknown() throws {
        let app = try SmallApp([
            "App.swift": """
            \(Self.main) {
                let (a, b) = (A(), B())
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
                    UNUserNotificationCenter.current().delegate = isFirst ? self.a : b
                    return true
                }
            }
            class A: NSObject, UNUserNotificationCenterDelegate {}
            class B: NSObject, UNUserNotificationCenterDelegate {}
            """
        ])
        #expect(app.fact("notificationDelegate", "*")?.how == .unknown)
        #expect(app["notificationDelegate"] == #"{"*": {}}"#)
    }
}
