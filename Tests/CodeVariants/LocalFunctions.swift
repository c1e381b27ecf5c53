extension CodeVariant {
    /// Functions and closures inside a method, which do something only where they are called.
    package static let localFunctions: [CodeVariant] = [
        connecting(
            "a local function reads the URLs", storyboard: false,
            """
                    window = UIWindow(windowScene: scene as! UIWindowScene)
                    window?.makeKeyAndVisible()
                    func handleURLs() { \(opensURLs) }
                    handleURLs()
            """, .does(VariantAction.makesSceneWindow, VariantAction.readsURLs)),
        connecting(
            "a default argument of a local function",
            """
                    func open(_ contexts: Set<UIOpenURLContext> = connectionOptions.urlContexts) {
                        for context in contexts { Router.shared.open(context.url) }
                    }
                    open()
            """, .does(VariantAction.readsURLs)),
        connecting(
            "a default argument of a local function that gets another one",
            """
                    func open(_ contexts: Set<UIOpenURLContext> = connectionOptions.urlContexts) {
                        for context in contexts { Router.shared.open(context.url) }
                    }
                    open([])
            """, .does(), errors: ["LT011"]),
        connecting(
            "a quick action is printed if it has a type", with: [.shortcut],
            #"        if let item = connectionOptions.shortcutItem, item.type == "com.example.new" { print(item) }"#,
            .does(), errors: ["LT011"]),
        connecting(
            "a quick action is printed behind a guard for its type", with: [.shortcut],
            """
                    guard let item = connectionOptions.shortcutItem, item.type == "com.example.add" else { return }
                    print(item)
            """, .does(), errors: ["LT011"]),
        connecting(
            "something is done if a quick action has a type", with: [.shortcut],
            """
                    if let item = connectionOptions.shortcutItem, item.type == "com.example.new" {
                        Router.shared.open(URL(string: "recipes://new")!)
                    }
            """, .does(VariantAction.readsShortcut)),
        connecting(
            "a local function is called above its declaration",
            """
                    handleURLs()

                    func handleURLs() {
                        guard let context = connectionOptions.urlContexts.first else { return }
                        Router.shared.open(context.url)
                    }
            """, .does(VariantAction.readsFirstURL)),
        connecting(
            "a local function gets the options under another name",
            """
                    func route(_ options: UIScene.ConnectionOptions) {
                        options.urlContexts.forEach { Router.shared.open($0.url) }
                    }
                    route(connectionOptions)
            """, .does(VariantAction.readsURLs)),
        connecting(
            "a local function gets the set",
            """
                    func open(_ contexts: Set<UIOpenURLContext>) {
                        for context in contexts { Router.shared.open(context.url) }
                    }
                    open(connectionOptions.urlContexts)
            """, .does(VariantAction.readsURLs)),
        connecting(
            "a local function calls another one",
            """
                    func handleURLs() { \(opensURLs) }
                    func handleAll() { handleURLs() }
                    handleAll()
            """, .does(VariantAction.readsURLs)),
        connecting(
            "nothing calls the local function", "        func handleURLs() { \(opensURLs) }", .does(), errors: ["LT011"]
        ),
        connecting(
            "a local function is handed on by its name",
            """
                    func handleURLs() { \(opensURLs) }
                    DispatchQueue.main.async(execute: handleURLs)
            """, .does(VariantAction.readsURLs)),
        connecting(
            "a local function is called when an animation is over",
            """
                    func handleURLs() { \(opensURLs) }
                    UIView.animate(withDuration: 0.3, animations: showHome) { _ in handleURLs() }
            """, members: "    private func showHome() { window?.alpha = 1 }", .does(VariantAction.readsURLs)),
        connecting(
            "a local function is called on a condition",
            """
                    func handleURLs() { \(opensURLs) }
                    if UserDefaults.standard.bool(forKey: "onboarded") { handleURLs() }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "a local function has the name of a method, which reads nothing",
            """
                    func handle() { \(opensURLs) }
                    handle()
            """, members: "    func handle(_ other: Int = 0) { window?.tag = other }", .does(VariantAction.readsURLs)),
        connecting(
            "a closure that is called at once",
            """
                    let url: URL? = {
                        let contexts = connectionOptions.urlContexts
                        return contexts.map(\\.url).sorted { $0.path < $1.path }.first
                    }()
                    if let url { Router.shared.open(url) }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "a closure in a constant that is called",
            """
                    let handleURLs = { \(opensURLs) }
                    handleURLs()
            """, .does(VariantAction.readsURLs)),
        connecting(
            "nothing calls the closure in a constant", "        let handleURLs = { \(opensURLs) }",
            .settledOrOpen("[]"), errors: ["LT011"]),
        connecting(
            "a trailing closure on a queue",
            """
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                        connectionOptions.urlContexts.forEach { Router.shared.open($0.url) }
                    }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "the second of two trailing closures", with: [.shortcut],
            """
                    UIView.animate(withDuration: 0.2) {
                        self.window?.alpha = 1
                    } completion: { _ in
                        guard let item = connectionOptions.shortcutItem else { return }
                        Router.shared.perform(item)
                    }
            """, .does(VariantAction.readsShortcut)),
        connecting(
            "a capture list",
            """
                    Task { @MainActor [contexts = connectionOptions.urlContexts] in
                        await Task.yield()
                        contexts.forEach { Router.shared.open($0.url) }
                    }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "a method handed on by its name", with: [.url, .activity],
            """
                    connectionOptions.urlContexts
                        .map(\\.url)
                        .forEach { url in Router.shared.open(url) }
                    connectionOptions.userActivities.forEach(Router.shared.resume)
            """, .does(VariantAction.readsURLs, VariantAction.readsActivities)),
        connecting(
            "a local function answers a notification", with: [],
            """
                    func answer(_ link: String) { URL(string: link).map { url in _ = Router.shared.open(url) } }
                    let content = connectionOptions.notificationResponse?.notification.request.content
                    if let link = content?.userInfo["link"] as? String { answer(link) }
            """, .does(VariantAction.readsResponse), errors: ["LT010"]),
        connecting(
            "a local function inside a closure", with: [.activity],
            """
                    DispatchQueue.main.async {
                        func resume(_ activity: NSUserActivity?) { if let activity { Router.shared.resume(activity) } }
                        resume(connectionOptions.userActivities.first)
                    }
            """, .does(VariantAction.readsFirstActivity)),
    ]

    /// Which functions are methods that UIKit calls.
    package static let declarations: [CodeVariant] = [
        declaring(
            "a nested class has a method of the app delegate",
            members: """
                    final class Proxy: NSObject, UIApplicationDelegate {
                        func applicationDidBecomeActive(_ application: UIApplication) { print(application) }
                    }
                """, is: .open),
        declaring(
            "an extension of a nested class has a method of the app delegate",
            members: "    final class Proxy: NSObject {}",
            more: [
                "Proxy.swift": """
                import UIKit
                extension AppDelegate.Proxy: UIApplicationDelegate {
                    func applicationDidBecomeActive(_ application: UIApplication) { print(application) }
                }
                """
            ], is: .open),
        declaring(
            "a local function has the name of a method",
            code: """
                    func applicationDidBecomeActive(_ application: UIApplication) { print(application) }
                    applicationDidBecomeActive(application)
                """, is: .open),
        declaring(
            "a static function has the name of a method",
            members: "    static func applicationDidBecomeActive(_ application: UIApplication) { print(application) }",
            is: .open),
        declaring(
            "a text has the method",
            members: """
                    static let template = \"\""
                        func applicationDidBecomeActive(_ application: UIApplication) { start() }
                        \"\""
                """, is: .open),
        declaring(
            "a comment has the method",
            members: """
                    /*
                    func applicationDidBecomeActive(_ application: UIApplication) { /* pause */ print(application) }
                    */
                    // func applicationDidBecomeActive(_ application: UIApplication) {}
                """, is: .open),
        declaring(
            "another platform has the method",
            members: """
                    #if os(tvOS)
                    func applicationDidBecomeActive(_ application: UIApplication) { print(application) }
                    #endif
                """, is: .open),
        declaring(
            "a function has the name and another label",
            members: "    func applicationDidBecomeActive(from application: UIApplication) { print(application) }",
            is: .open),
        declaring(
            "a property has the name of a method", members: "    var applicationDidBecomeActive = false", is: .open),
        declaring(
            "the method itself, on many lines",
            members: """
                    @objc
                    public
                    func applicationDidBecomeActive
                        (
                            // the app
                            _ application: UIApplication
                        )
                    {
                        application.registerForRemoteNotifications()
                    }
                """, is: .settled(registering), errors: ["LT013"]),
        declaring(
            "the method itself, in an extension of another file",
            more: [
                "AppDelegate+State.swift": """
                import UIKit
                extension AppDelegate {
                    func applicationDidBecomeActive(_ application: UIApplication) {
                        application.registerForRemoteNotifications()
                    }
                }
                """
            ], is: .settled(registering), errors: ["LT013"]),
    ]

    private static let registering = #"{"does": [\#(VariantAction.registersForRemote)]}"#

    private static func declaring(
        _ description: String, code: String = "", members: String = "", more: [String: String] = [:],
        is meaning: Meaning, errors: Set<String> = []
    ) -> CodeVariant {
        launchingWithScenes(
            "declaration: \(description)", code, members: members, more: more, .settledOrOpen("[]"), errors: errors
        ).with(VariantFact("appDelegate", "applicationDidBecomeActive(_:)", is: meaning))
    }
}
