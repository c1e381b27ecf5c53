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
        let app = try SmallApp(
            """
            \(Self.main) {
                private let pushes: Pushes
                func application(_ a: UIApplication, didFinishLaunchingWithOptions _: [Key: Any]?) -> Bool {
                    UNUserNotificationCenter.current().delegate = pushes
                    return true
                }
            }
            class Pushes: NSObject, UNUserNotificationCenterDelegate {}
            class Others: NSObject, UNUserNotificationCenterDelegate {}
            """)
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
        #expect(try SmallApp(files)["appDelegate", Self.did, "unknown"] == (isCalled ? open : nil))
    }

    @Test func aSuperclassOutsideMayConformForTheClassThatSetsItself() throws {
        let app = try SmallApp(
            """
            @main class AppDelegate: FlutterAppDelegate {
                override func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
                    UNUserNotificationCenter.current().delegate = self
                    return super.application(a, didFinishLaunchingWithOptions: o)
                }
                override func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async { go(r) }
            }
            """)
        #expect(app.fact("notificationDelegate")?.remark == "AppDelegate")
        #expect(app["notificationDelegate", Self.response] == #"{"does": [{"handle": "notification"}]}"#)
        #expect(
            app.fact("notificationDelegate", "userNotificationCenter(_:willPresent:withCompletionHandler:)")?.how
                == .assumed)
    }

    @Test func aSubclassThatConformsIsTheOneThatSetsItself() throws {
        let app = try SmallApp(
            """
            \(Self.main) {}
            class Base: NSObject { func start() { UNUserNotificationCenter.current().delegate = self } }
            class Pushes: Base, UNUserNotificationCenterDelegate {}
            class Others: NSObject, UNUserNotificationCenterDelegate {}
            """)
        #expect(app.fact("notificationDelegate")?.remark == "Pushes")
    }

    @Test func aViewControllerImplementsNothingByItself() throws {
        let app = try SmallApp(
            """
            \(Self.main) {}
            class Home: UIViewController, UNUserNotificationCenterDelegate {
                func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async { go(r) }
            }
            """)
        #expect(app["notificationDelegate"] == #"{"\#(Self.response)": {"does": [{"handle": "notification"}]}}"#)
    }

    @Test func twoThatAreAsGoodAreUnknown() throws {
        let app = try SmallApp(
            """
            \(Self.main) {
                let (a, b) = (A(), B())
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
                    UNUserNotificationCenter.current().delegate = isFirst ? self.a : b
                    return true
                }
            }
            class A: NSObject, UNUserNotificationCenterDelegate {}
            class B: NSObject, UNUserNotificationCenterDelegate {}
            """)
        #expect(app.fact("notificationDelegate", "*")?.how == .unknown)
        #expect(app["notificationDelegate"] == #"{"*": {}}"#)
    }
}

/// What code that isn't seen or isn't sure leaves open, and what it doesn't.
struct DoubtsOfSetUpTests {
    private static let did = Callback.didFinishLaunching.name

    private func app(_ launch: String, _ other: String, plist: String? = nil) throws -> SmallApp {
        try SmallApp(
            [
                "App.swift": """
                @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
                    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
                        \(launch)
                        return true
                    }
                    func listen() { UNUserNotificationCenter.current().delegate = self }
                    func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async { go(r) }
                }
                """, "Other.swift": other,
            ], plist: plist)
    }

    private static let queue = """
        protocol Queueing { func async(execute work: @escaping () -> Void) }
        extension DispatchQueue: Queueing {
            func async(execute work: @escaping () -> Void) { async(group: nil, flags: [], execute: work) }
        }
        """

    @Test func aQueueMayHaveAnotherFunctionOfTheNameThatDoesTheSame() throws {
        let app = try app("DispatchQueue.main.async { self.listen() }", Self.queue)
        #expect(app["appDelegate", Self.did, "does"] == #"[{"setNotificationDelegate": true, "later": true}]"#)
    }

    @Test func oneThatDoesSomethingElseLeavesItOpen() throws {
        let other = Self.queue.replacing("async(group: nil, flags: [], execute: work)", with: "work()")
        let app = try app("DispatchQueue.main.async { self.listen() }", other)
        #expect(app.fact("appDelegate", Self.did, "unknown", "0")?.how == .unknown)
    }

    @Test func aPartThatIsNotUnderstoodMaySetTheDelegate() throws {
        let app = try app("", "func start(center: UNUserNotificationCenter) { center.delegate = ( }")
        let doubt = app.scanned.origins.first { $0.remark?.hasSuffix("and may set the delegate") == true }
        #expect(doubt?.how == .unknown)
        #expect(app["appDelegate", Self.did, "does"] == "[]")
    }

    @Test(arguments: [
        "FileLog.shared.addMessage(\"\\(url)\")", "Log.shared.append(\"\\(url)\")", "logger.log(\"\\(url)\")",
    ]) func whatIsWrittenToALogIsNotUsed(_ code: String) throws {
        #expect(try SmallApp(openingURL: code)["appDelegate", Callback.openURL.name, "does"] == "[]")
    }

    @Test(arguments: [
        "FileLog.shared.open(\"\\(url)\")", "FileLog.shared.add(url)", "Router.shared.addMessage(\"\\(url)\")",
    ]) func whatElseIsDoneWithItIs(_ code: String) throws {
        let app = try SmallApp(openingURL: code)
        #expect(app["appDelegate", Callback.openURL.name, "does"] == #"[{"handle": "url"}]"#)
    }

    @Test(arguments: [
        ("INPlayMediaIntent", ["INPlayMediaIntent"]), ("ABCOrderIntent", ["ABCOrderIntent"]), ("INIntent", []),
    ]) func anIntentThatCodeAsksForIsALaunch(_ intent: String, types: [String]) throws {
        let app = try SmallApp(
            appDelegate: """
                func application(_ a: UIApplication, continue activity: NSUserActivity, restorationHandler: (Any) -> Void) -> Bool {
                    guard let intent = activity.interaction?.intent else { return false }
                    if let asked = intent as? \(intent) { follow(asked) } else if intent is \(intent) { go(intent) }
                    return true
                }
                """)
        #expect(app.scanned.sources.activityTypes == types)
    }

    /// A manifest with a delegate for windows and one for cars.
    private static let manifest = """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        \(configuration("UIWindowSceneSessionRoleApplication", "Phone"))
        \(configuration("CPTemplateApplicationSceneSessionRoleApplication", "Car"))
        </dict></dict>
        """

    private static func configuration(_ role: String, _ name: String) -> String {
        """
        <key>\(role)</key><array><dict><key>UISceneConfigurationName</key><string>\(name)</string>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).\(name)Delegate</string></dict></array>
        """
    }

    @Test(arguments: [("Phone", false), ("Window", true)]) func aConfigurationOfWindowsIsMissedBesideOneForCars(
        _ name: String, isMissing: Bool
    ) throws {
        let app = try SmallApp(
            """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ a: UIApplication, configurationForConnecting s: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                    if s.role == .carTemplateApplication {
                        return UISceneConfiguration(name: "Car", sessionRole: .carTemplateApplication)
                    }
                    return UISceneConfiguration(name: "\(name)", sessionRole: s.role)
                }
            }
            class PhoneDelegate: UIResponder, UIWindowSceneDelegate {}
            class CarDelegate: UIResponder, CPTemplateApplicationSceneDelegate {}
            """, plist: Self.manifest)
        let remark = "the Info.plist doesn't have the configuration \"Window\""
        #expect(app.scanned.origins.contains { $0.remark == remark } == isMissing)
        #expect(app["scenes", "carPlay"] != "null")
    }
}
