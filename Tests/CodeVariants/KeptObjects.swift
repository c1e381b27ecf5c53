extension CodeVariant {
    /// What code keeps, and what becomes of what it doesn't.
    package static let keptObjects: [CodeVariant] = storedPayloads + releasedDelegates + keptWindows

    // MARK: - Payloads in properties

    private static let storedPayloads: [CodeVariant] = [
        connecting(
            "stored: nothing asks for the property", with: [.shortcut],
            "        pending = connectionOptions.shortcutItem",
            members: "    private var pending: UIApplicationShortcutItem?", .does(), errors: ["LT011"]),
        connecting(
            "stored: another method uses the property", with: [.shortcut],
            "        pending = connectionOptions.shortcutItem",
            members: """
                    private var pending: UIApplicationShortcutItem?

                    func sceneDidBecomeActive(_ scene: UIScene) {
                        if let pending { _ = Router.shared.perform(pending) }
                        pending = nil
                    }
                """, .does(VariantAction.readsShortcut)),
        connecting(
            "stored: another file asks for the property", with: [.shortcut],
            "        pending = connectionOptions.shortcutItem", members: "    var pending: UIApplicationShortcutItem?",
            more: ["Home.swift": "func item(of delegate: SceneDelegate) -> Any? { delegate.pending }\n"],
            .does(VariantAction.readsShortcut)),
        connecting(
            "stored: the property acts when it is set", with: [.shortcut],
            "        pending = connectionOptions.shortcutItem",
            members:
                "    var pending: UIApplicationShortcutItem? { didSet { pending.map { Router.shared.perform($0) } } }",
            .does(VariantAction.readsShortcut)),
        launching(
            "stored: an object whose properties are all written down", with: [.url],
            "        if let url = launchOptions?[.url] as? URL { State.shared.keep(url) }",
            more: [
                "State.swift": """
                import Foundation
                final class State: Codable {
                    static let shared = State()
                    private var opened: URL?

                    func keep(_ url: URL) { opened = url }
                }
                """
            ], does: .does(VariantAction.reads("launchOptions.url"))),
        connecting(
            "stored: a key path names the property", with: [.shortcut],
            "        pending = connectionOptions.shortcutItem",
            members: """
                    var pending: UIApplicationShortcutItem?
                    static let path = \\SceneDelegate.pending
                """, .does(VariantAction.readsShortcut)),
        launching(
            "stored: the options, of which another method prints what is there", with: [.url],
            "        self.options = launchOptions\n        look()",
            members: """
                    private var options: [UIApplication.LaunchOptionsKey: Any]?

                    func look() {
                        if let url = options?[.url] {
                            let opened = url
                            logger.info("opened \\(opened)")
                            window?.tintColor = .systemTeal
                        }
                    }
                """, does: .does()),
        launching(
            "stored: the options, of which a closure gets what is there", with: [.url],
            "        self.options = launchOptions\n        look()",
            members: """
                    private var options: [UIApplication.LaunchOptionsKey: Any]?

                    func look() {
                        guard let url = options?[.url] as? URL else { return }
                        DispatchQueue.main.async { [url] in Router.shared.open(url) }
                    }
                """, does: .does(VariantAction.reads("launchOptions.url"))),
        launching(
            "stored: the options, for somebody else", with: [.url],
            "        options = launchOptions\n        Router.shared.note(options)",
            members: "    var options: [UIApplication.LaunchOptionsKey: Any]?", does: .open),
        objectiveCLaunching(
            "stored: the options in a variable of the class, of which another method asks", with: [.url],
            above: """
                @interface AppDelegate ()
                @property (nonatomic, strong) NSDictionary *startOptions;
                @end
                """, "    _startOptions = launchOptions;",
            members: """
                - (void)applicationDidBecomeActive:(UIApplication *)application {
                    NSURL *url = _startOptions[UIApplicationLaunchOptionsURLKey];
                    if (url) { [[RCPRouter sharedRouter] openURL:url]; }
                }
                """, does: .does(VariantAction.reads("launchOptions.url"))),
    ]

    // MARK: - Delegates

    private static let releasedDelegates: [CodeVariant] = [
        handing("a new object", "center.delegate = Pushes()", errors: ["LT019"], sets: false),
        handing(
            "a new object with a name", "let new = Pushes()\n        center.delegate = new", errors: ["LT019"],
            sets: false), handing("a property's object", "center.delegate = pushes", sets: true),
        handing(
            "an object that a property gets", "let new = Pushes()\n        center.delegate = new\n        kept = new",
            sets: true),
        handing(
            "an object that keeps itself", "center.delegate = Pushes()",
            "    init() { Pushes.all.append(self) }\n    static var all: [Pushes] = []", sets: true),
        handing(
            "an object that a closure keeps",
            "let new = Pushes()\n        center.delegate = new\n        done = { new.stop() }", sets: true),
        handing(
            "an object that a closure of its own keeps", "center.delegate = Pushes()",
            "    override init() { super.init(); Timer.scheduledTimer(withTimeInterval: 9, repeats: true) { _ in self.stop() } }",
            sets: true),
        handing(
            "an object with a name that is bound again",
            "let new: Pushes? = Pushes()\n        center.delegate = new\n        if let new { kept = new }", sets: true),
        handing("the object of the class", "center.delegate = Pushes.shared", sets: true),
    ]

    private static func handing(
        _ description: String, _ code: String, _ members: String = "", errors: Set<String> = [], sets: Bool
    ) -> CodeVariant {
        launching(
            "delegate: \(description)", imports: notifications,
            """
                    let center = UNUserNotificationCenter.current()
                    center.requestAuthorization(options: [.alert]) { _, _ in }
                    \(code)
            """,
            members: """
                    let pushes = Pushes()
                    var kept: Pushes?
                    var done: (() -> Void)?
                """,
            more: [
                "Pushes.swift": """
                import UserNotifications
                final class Pushes: NSObject, UNUserNotificationCenterDelegate {
                    static let shared = Pushes()
                \(members)
                    func stop() {}

                    \(UIKitMethod.didReceiveResponse) {
                        Router.shared.show(response)
                        completionHandler()
                    }
                }
                """
            ],
            does: sets
                ? .does(VariantAction.asksForNotifications, VariantAction.setsNotificationDelegate)
                : .does(VariantAction.asksForNotifications), errors: errors)
    }

    // MARK: - Windows

    private static let keptWindows: [CodeVariant] = [
        connecting(
            "window: nothing keeps it", with: [], storyboard: false,
            """
                    guard let windowScene = scene as? UIWindowScene else { return }
                    let window = UIWindow(windowScene: windowScene)
                    window.rootViewController = UIViewController()
                    window.makeKeyAndVisible()
            """, .does(#"{"makeWindow": "scene", "visible": false}"#), errors: ["LT003"]),
        connecting(
            "window: a closure keeps it", with: [], storyboard: false,
            """
                    guard let windowScene = scene as? UIWindowScene else { return }
                    let window = UIWindow(windowScene: windowScene)
                    window.makeKeyAndVisible()
                    close = { window.isHidden = true }
            """, members: "    var close: (() -> Void)?", .does(VariantAction.makesSceneWindow)),
        connecting(
            "window: its name is bound again", with: [], storyboard: false,
            """
                    guard let windowScene = scene as? UIWindowScene else { return }
                    let window: UIWindow? = UIWindow(windowScene: windowScene)
                    window?.makeKeyAndVisible()
                    if let window { self.window = window }
            """, .does(VariantAction.makesSceneWindow)),
        connecting(
            "window: somebody else gets it", with: [], storyboard: false,
            """
                    guard let windowScene = scene as? UIWindowScene else { return }
                    let window = UIWindow(windowScene: windowScene)
                    Router.shared.show(in: window)
                    window.makeKeyAndVisible()
            """, .does(VariantAction.makesSceneWindow)),
        connecting(
            "window: another type that nothing comes to makes it", with: [], storyboard: false, "        print(scene)",
            more: [
                "Coordinator.swift": """
                import UIKit
                final class Coordinator {
                    private var window: UIWindow?

                    func start(in scene: UIWindowScene) {
                        window = UIWindow(windowScene: scene)
                        window?.makeKeyAndVisible()
                    }
                }
                """
            ], .does(), errors: ["LT003"]),
        launching(
            "window: a property's value from the start", plist: "<key>UIMainStoryboardFile</key><string></string>",
            "        first.makeKeyAndVisible()", members: "    let first = UIWindow(frame: UIScreen.main.bounds)",
            does: .does(VariantAction.makesFrameWindow)),
    ]
}
