import Testing

/// Work of the launch method that a migration moves or leaves out, and declarations that it drops.
struct MigratedSetUpTests {
    private static let types = """
        enum Alerts { static func show(_ alert: UIAlertController) {} }
        final class Store {
            static let shared = Store()
            var items: [Any] = []
            func prepare() { items = [] }
            func add(_ item: Any) { items.append(item) }
        }
        final class Counter {
            static let shared = Counter()
            var count = 0
            func add() { count += 1 }
        }
        enum Start {
            static var first: UIViewController?
            static func show() { first = UIViewController() }
        }
        """

    private static func push(_ code: String) -> String {
        """
        func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
            \(code)
            completionHandler(.newData)
        }
        """
    }

    private static func moved(_ setUp: String, push code: String, more: String = "") -> SmallMigration {
        let member = push(code) + more
        return SmallMigration(
            launch: (setUp, ""), members: (member, member), connection: setUp, others: types,
            keys: SmallMigration.modes("remote-notification"))
    }

    /// The system runs a permitted task in place of a fetch, if code asks for it.
    @Test func aTaskMayFetchInstead() {
        let fetch = """
            func application(_ application: UIApplication,
                performFetchWithCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void) { Counter.shared.add(); done(.newData) }
            """
        let task = "<key>BGTaskSchedulerPermittedIdentifiers</key><array><string>a.refresh</string></array>"
        var app = SmallMigration(members: (fetch, ""), others: Self.types, keys: SmallMigration.modes("fetch"))
        #expect(app.changes.contains { $0.hasPrefix("lost application(_:performFetch") }, "\(app.changes)")
        app.newKeys += task
        #expect(
            app.changes.contains { $0.hasSuffix("unknown whether the task a.refresh does its work") }, "\(app.changes)")
    }

    /// A push can launch the app without a scene. Set-up that moved to the scene delegate was silent.
    @Test func setUpThatOnlyASceneDoes() {
        let places =
            "App/AppDelegate.swift:4 called it in every launch; App/SceneDelegate.swift:4 calls it once a scene "
        let end = "connects, and none does in this launch"
        let needed = Self.moved("Store.shared.prepare()", push: "Store.shared.add(userInfo)")
        #expect(needed.changes == ["late prepare() \(places)\(end)"])
        #expect(Self.moved("Store.shared.prepare()", push: "Counter.shared.add()").changes == [])
        // Not every launch did it: a URL that the scene opens now was late.
        for call in [
            "if options != nil { Store.shared.prepare() }",
            "guard options != nil else { return true }\nStore.shared.prepare()",
        ] {
            var sometimes = needed
            sometimes.launch.0 = call
            #expect(sometimes.changes == [], "\(call)")
        }
        // The push does it itself, or the launch method still does.
        #expect(Self.moved("Store.shared.prepare()", push: "Store.shared.prepare()").changes == [])
        var kept = needed
        kept.launch.1 = kept.launch.0
        #expect(kept.changes.allSatisfy { $0.hasPrefix("different prepare()") })
        // A screen belongs to the scene.
        #expect(Self.moved("Start.show()", push: "Counter.shared.add()").changes == [])
        // Nothing launches the app without a scene.
        var inFront = needed
        (inFront.keys, inFront.members) = ("", ("", ""))
        #expect(inFront.changes == [])
    }

    /// It ended the app at a push: the property is an implicitly unwrapped optional.
    @Test func aPropertyThatOnlyASceneSets() {
        let app = Self.moved(
            "AppDelegate.store = Store()", push: "AppDelegate.store.add(userInfo)", more: "\nstatic var store: Store!")
        #expect(
            app.changes == [
                "late AppDelegate.store App/AppDelegate.swift:4 set it in every launch; App/SceneDelegate.swift:4 sets it once "
                    + "a scene connects, and none does in this launch"
            ])
    }

    /// Only methods for state changes were compared by their calls.
    @Test func aCallThatALaunchMethodLeavesOut() {
        func changes(_ call: String) -> [String] { SmallMigration(launch: (call, ""), others: Self.types).changes }
        #expect(
            changes("Store.shared.prepare()") == [
                "lost prepare() App/AppDelegate.swift:4 called it in application(_:didFinishLaunchingWithOptions:); nothing calls it"
            ])
        // Other code may do what depends on the launch.
        #expect(changes("if options != nil { Store.shared.prepare() }") == [])
        // Other code may show the screen.
        #expect(changes("Start.show()").allSatisfy { $0.hasPrefix("different show() ") }, "\(changes("Start.show()"))")
    }

    @Test func aCallThatAMethodForURLsLeavesOut() {
        let opening = """
            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
                Store.shared.add(url)
                Counter.shared.add()
                return true
            }
            """
        let app = SmallMigration(
            members: (opening, ""), connection: "for context in options.urlContexts { Store.shared.add(context.url) }",
            sceneMembers: """
                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                    for context in contexts { Store.shared.add(context.url) }
                }
                """, others: Self.types.replacing("func add()", with: "func tally()"), keys: SmallPlist.urls)
        var counting = app
        counting.members.0 = opening.replacing("Counter.shared.add()", with: "Counter.shared.tally()")
        #expect(
            counting.changes == [
                "different tally() App/AppDelegate.swift:12 called it in application(_:open:options:); nothing calls it"
            ])
    }

    /// The type stayed in the code alone, and the system offers only declared types.
    @Test func aQuickActionThatIsNoLongerDeclared() {
        let action = """
            func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void) {
                Store.shared.add(item.type)
                completionHandler(true)
            }
            """
        let declared = """
            <key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemType</key><string>add</string>
            </dict></array>
            """
        var app = SmallMigration(
            members: (action, ""), connection: "if let item = options.shortcutItem { Store.shared.add(item.type) }",
            sceneMembers: action.replacing(
                "application(_ application: UIApplication", with: "windowScene(_ scene: UIWindowScene"),
            others: Self.types, oldKeys: declared)
        #expect(
            app.changes == [
                "lost quickAction add, cold and warm App/AppDelegate.swift:12 handled it; its type is no longer declared"
            ])
        app.newKeys += declared
        #expect(app.changes == [])
    }

    private static func choosing(_ class: String) -> String {
        """
        func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            \(`class`)
            return configuration
        }
        """
    }

    /// An external display shows the phone's screen a second time.
    @Test func oneConfigurationForEveryRole() {
        let set = "configuration.delegateClass = SceneDelegate.self"
        var app = SmallMigration(
            members: ("", Self.choosing(set)), others: Self.types, newKeys: SmallMigration.emptyManifest)
        #expect(
            app.changes == [
                "different scenes of other roles App/AppDelegate.swift:9 an external display or CarPlay gets the scene delegate "
                    + "of the app's windows"
            ])
        app.members.1 = Self.choosing("if session.role == .windowApplication { \(set) }")
        #expect(app.changes == [])
        // As Xcode's template has it: no class, and the Info.plist has windows only.
        app = SmallMigration(members: ("", Self.choosing("")), others: Self.types)
        #expect(app.changes == [])
    }

    /// A library's start, and the registration for pushes, were left out silently.
    @Test func callsOfLibrariesThatAreLeftOut() {
        for (call, name) in [
            ("Crashes.shared.start()", "Crashes.start"),
            ("application.registerForRemoteNotifications()", "UIApplication.registerForRemoteNotifications"),
        ] {
            let left = SmallMigration(launch: (call, ""))
            let words =
                "App/AppDelegate.swift:4 called it in application(_:didFinishLaunchingWithOptions:); nothing calls it"
            #expect(left.changes == ["lost \(name) \(words)"])
            #expect(SmallMigration(launch: (call, call)).changes == [])
            let moved = SmallMigration(
                launch: (call, ""), connection: call.replacing("application", with: "UIApplication.shared"))
            #expect(moved.changes == [])
        }
        // Another library may do the same, and UIKit's classes are replaced with the window.
        #expect(
            SmallMigration(launch: ("Crashes.shared.start()", "Reports.shared.start()")).changes == [
                "not analyzed Crashes.start App/AppDelegate.swift:4 called it in "
                    + "application(_:didFinishLaunchingWithOptions:); nothing calls it"
            ])
        #expect(SmallMigration(launch: ("UINavigationBar.appearance().isHidden = true", "")).changes == [])
    }

    /// The scene delegate calls again what the launch method calls.
    @Test func callsThatAreRepeated() {
        let call = "Counter.shared.add()"
        let both = SmallMigration(launch: (call, call), connection: call, others: Self.types)
        #expect(
            both.changes == [
                "different add() App/AppDelegate.swift:4 called it once; App/SceneDelegate.swift:4 calls it again"
            ])
        #expect(SmallMigration(launch: (call, call), others: Self.types).changes == [])
        #expect(SmallMigration(launch: (call, ""), connection: call, others: Self.types).changes == [])
        let getter = "Counter.current().count = 1"
        let types = Self.types.replacing(
            "var count = 0", with: "var count = 0\nstatic func current() -> Counter { shared }")
        #expect(SmallMigration(launch: (getter, getter), connection: getter, others: types).changes == [])
        var sometimes = both
        sometimes.connection = "if window == nil { \(call) }"
        #expect(sometimes.changes == [])
    }

    /// No launch has a termination. UIKit doesn't call the method of the app delegate on a scene delegate.
    @Test func theEndOfTheApp() {
        let end = "func applicationWillTerminate(_ application: UIApplication) { Counter.shared.add() }"
        let lost = SmallMigration(members: (end, ""), sceneMembers: end, others: Self.types)
        #expect(lost.changes.map { $0.prefix(24) } == ["lost applicationWillTerm"])
        #expect(SmallMigration(members: (end, end), others: Self.types).changes == [])
        let disconnects = "func sceneDidDisconnect(_ scene: UIScene) { Counter.shared.add() }"
        #expect(SmallMigration(members: (end, ""), sceneMembers: disconnects, others: Self.types).changes == [])
    }
}
