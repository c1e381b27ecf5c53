import AppReading
import LaunchModel
import Testing

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
        let app = try SmallApp(openingURL: code)
        #expect(app["appDelegate", Callback.openURL.name, "does"] == "[]")
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
            [
                "App.swift": """
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
                """
            ], plist: Self.manifest)
        let remark = "the Info.plist doesn't have the configuration \"Window\""
        #expect(app.scanned.origins.contains { $0.remark == remark } == isMissing)
        #expect(app["scenes", "carPlay"] != "null")
    }
}
