import Testing

/// Windows that code used before a migration to scenes, and that are nil after it.
struct MigratedWindowTests {
    private static let alerts = """
        enum Alerts {
            static func show(_ alert: UIAlertController) {
                (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController?.present(alert, animated: true)
            }
        }
        """
    private static let quietAlerts = "enum Alerts { static func show(_ alert: UIAlertController) {} }\n"
    private static let giving = "(UIApplication.shared.delegate as? AppDelegate)?.window = window"

    /// Every use of the app delegate's window outside the launch methods was silent.
    @Test(arguments: [false, true]) func anAlertOfTheDelegatesWindowIsLost(hasStoryboard: Bool) {
        var app = SmallMigration(others: Self.alerts, hasStoryboard: hasStoryboard)
        let place = hasStoryboard ? "" : "App/AppDelegate.swift:6 "
        #expect(
            app.changes == [
                "lost window in Alerts.show(_:) \(place)used the window of the app delegate; Home.swift:7 finds nil, "
                    + "because the scene has the window"
            ])
        app.connection = Self.giving
        #expect(app.changes == [])
        app.connection = ""
        app.members.1 =
            "static func give(_ other: UIWindow) { shared.window = other }\nstatic let shared = AppDelegate()"
        #expect(app.changes == [])
    }

    /// Another use of windows in the function may find one.
    @Test func anAlertThatFallsBackIsKept() {
        let other = Self.alerts.replacing(
            "(UIApplication.shared",
            with: "guard let key = UIApplication.shared.keyWindow else { return }\n(UIApplication.shared")
        #expect(SmallMigration(others: other).changes == [])
    }

    private static let push = """
        func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
            window?.rootViewController?.present(UIAlertController(), animated: true)
            completionHandler(.noData)
        }
        """
    private static let resigning =
        "func applicationWillResignActive(_ application: UIApplication) { window?.addSubview(UIView()) }"
    private static let helper =
        "func showError() { window?.rootViewController?.present(UIAlertController(), animated: true) }"
    private static let callOfHelper = """
        enum Alerts {
            static func show(_ alert: UIAlertController) { (UIApplication.shared.delegate as? AppDelegate)?.showError() }
        }
        """

    @Test func methodsOfTheDelegateMissTheirWindow() {
        func changes(_ member: String, others: String = Self.quietAlerts, scene: String = "") -> [String] {
            SmallMigration(members: (member, member), sceneMembers: scene, others: others).changes.map {
                $0.split(separator: " ").prefix(4).joined(separator: " ")
            }
        }
        #expect(
            changes(Self.push) == [
                "lost window in AppDelegate.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
            ])
        #expect(changes(Self.helper, others: Self.callOfHelper) == ["lost window in AppDelegate.showError()"])
        // Nothing calls it.
        #expect(changes(Self.helper) == [])
        let forwarding = """
            func sceneWillResignActive(_ scene: UIScene) {
                (UIApplication.shared.delegate as? AppDelegate)?.applicationWillResignActive(.shared)
            }
            """
        #expect(
            changes(Self.resigning, scene: forwarding) == ["lost window in AppDelegate.applicationWillResignActive(_:)"]
        )
        // UIKit doesn't call it, and the scene delegate has its code.
        let moved = "func sceneWillResignActive(_ scene: UIScene) { window?.addSubview(UIView()) }"
        #expect(changes(Self.resigning, scene: moved) == [])
    }

    private static let manager = """

        enum Manager {
            static func open() {
                if let window = UIApplication.shared.windows.first { window.rootViewController = Home() }
            }
            static func tint() { UIApplication.shared.keyWindow?.tintColor = .red }
        }
        """

    /// With another window made by the launch method, uses of the application's windows weren't compared.
    @Test(arguments: ["", "\nbanner = UIWindow(frame: UIScreen.main.bounds)\nbanner?.makeKeyAndVisible()"])
    func theFirstOfAllWindowsAtLaunchIsLost(banner: String) {
        let launch = "Manager.open()" + banner
        let member = banner.isEmpty ? "" : "var banner: UIWindow?"
        let app = SmallMigration(
            launch: (launch, launch), members: (member, member), others: Self.quietAlerts + Self.manager,
            hasStoryboard: true)
        #expect(
            app.changes == [
                "lost windows App/AppDelegate.swift:4 used it; App/AppDelegate.swift:4 doesn't set rootViewController, "
                    + "because the scene has the window"
            ])
    }

    @Test func theKeyWindowAtLaunch() {
        var app = SmallMigration(launch: ("Manager.tint()", "Manager.tint()"), others: Self.quietAlerts + Self.manager)
        let difference = "different keyWindow App/AppDelegate.swift:4 used it; App/AppDelegate.swift:4 "
        #expect(app.changes == [difference + "finds nil, because the scene has the window"])
        // A window without a scene may be the key window, or not.
        let window = "window = UIWindow(frame: UIScreen.main.bounds)\nManager.tint()"
        let reusing = SmallMigration(
            launch: ("Manager.tint()", window), connection: "", others: Self.quietAlerts + Self.manager)
        #expect(reusing.changes.contains(difference + "may find nil, because the window has no scene yet"))
        app.launch.1 = ""
        app.connection = "Manager.tint()"
        #expect(app.changes == [])
        // A storyboard's window isn't the key window yet.
        app = SmallMigration(
            launch: ("Manager.tint()", "Manager.tint()"), others: Self.quietAlerts + Self.manager, hasStoryboard: true)
        #expect(app.changes == [])
    }

    /// The main thread may be free before the scene connects.
    @Test(arguments: [("async", true), ("asyncAfter(deadline: .now() + 5)", false)])
    func aWindowInAnAsynchronousClosure(call: String, isReported: Bool) {
        let launch = "DispatchQueue.main.\(call) { self.window?.rootViewController?.present(Home(), animated: true) }"
        let app = SmallMigration(launch: (launch, launch), connection: Self.giving, others: Self.quietAlerts)
        let change = """
            different window App/AppDelegate.swift:4 used it; App/AppDelegate.swift:4 may find nil: the closure can run \
            before the scene connects
            """
        #expect(app.changes == (isReported ? [change] : []))
    }

    /// The storyboard's own screen shows in place of it.
    @Test func aScreenThatTheLaunchMethodSets() {
        let launch = "window?.rootViewController = Home()"
        var app = SmallMigration(launch: (launch, launch), others: Self.quietAlerts, hasStoryboard: true)
        #expect(
            app.changes == [
                "lost window App/AppDelegate.swift:6 used it; App/AppDelegate.swift:4 doesn't set rootViewController, because "
                    + "the scene has the window"
            ])
        app.connection = launch
        #expect(app.changes == [])
    }
}
