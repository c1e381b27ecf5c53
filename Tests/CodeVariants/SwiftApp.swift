extension CodeVariant {
    /// An app without scenes, in whose `application(_:didFinishLaunchingWithOptions:)` this stands before `return true`.
    static func launching(
        _ description: String, with triggers: [VariantPlist.Trigger] = [], plist: String = "",
        end: String = "return true", imports: String = "import UIKit", _ code: String, members: String = "",
        more: [String: String] = [:], does: Meaning? = nil, returns: Meaning? = nil, errors: Set<String> = []
    ) -> CodeVariant {
        let app = """
            \(imports)

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                \(UIKitMethod.didFinishLaunching) {
            \(code)
                    \(end)
                }

            \(triggers.map(whileRunning).joined(separator: "\n"))
            \(members)
            }
            """
        let keys = plist.contains("UIApplicationSceneManifest") ? "" : VariantPlist.mainStoryboard
        let method = "application(_:didFinishLaunchingWithOptions:)"
        return CodeVariant(
            description, ["AppDelegate.swift": app, "Router.swift": router].merging(more) { $1 },
            plist: VariantPlist.launchScreen + keys + plist + VariantPlist.declares(triggers),
            [
                does.map { VariantFact("appDelegate", method, "does", is: $0) },
                returns.map { VariantFact("appDelegate", method, "returns", is: $0) },
            ].compactMap(\.self), errors: errors)
    }

    private static func whileRunning(_ trigger: VariantPlist.Trigger) -> String {
        switch trigger {
        case .url: "    \(UIKitMethod.openURL) { return Router.shared.open(url) }"
        case .activity:
            """
                func application(
                    _ application: UIApplication, continue userActivity: NSUserActivity,
                    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
                ) -> Bool {
                    Router.shared.resume(userActivity)
                    return true
                }
            """
        case .shortcut:
            """
                \(UIKitMethod.performAction) { completionHandler(Router.shared.perform(shortcutItem)) }
            """
        }
    }

    /// An app with scenes, in whose `scene(_:willConnectTo:options:)` this stands; while it runs it handles all triggers.
    static func connecting(
        _ description: String, with triggers: [VariantPlist.Trigger] = [.url], storyboard: Bool = true,
        plist: String = "", _ code: String, members: String = "", more: [String: String] = [:], _ meaning: Meaning,
        errors: Set<String> = []
    ) -> CodeVariant {
        let files = ["AppDelegate.swift": appWithScenes, "Router.swift": router].merging(more) { $1 }
        let scene = sceneDelegate(
            """
                \(UIKitMethod.willConnect) {
            \(code)
                }

            \(triggers.map(whileRunningInScene).joined(separator: "\n"))
            \(members)
            """)
        return CodeVariant(
            description, files.merging(["SceneDelegate.swift": scene]) { $1 },
            plist: VariantPlist.launchScreen + VariantPlist.scenes(storyboard: storyboard) + plist
                + VariantPlist.declares(triggers),
            [VariantFact("sceneDelegate", "scene(_:willConnectTo:options:)", "does", is: meaning)], errors: errors)
    }

    /// The file of the app delegate with these members.
    static func appDelegate(_ members: String = "") -> String {
        "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n\(members)\n}\n"
    }

    /// The file of the scene delegate with its window and these members.
    static func sceneDelegate(_ members: String = "") -> String {
        """
        import UIKit
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

        \(members)
        }
        """
    }

    static let appWithScenes = appDelegate("    \(UIKitMethod.didFinishLaunching) { return true }")

    /// Opens each URL with which a scene is connected.
    static let opensURLs = opensURLs(of: "connectionOptions")

    static func opensURLs(of options: String) -> String {
        "for context in \(options).urlContexts { Router.shared.open(context.url) }"
    }

    static let router = """
        import UIKit
        final class Router {
            static let shared = Router()
            private(set) var visited: [String] = []

            @discardableResult
            func open(_ url: URL) -> Bool {
                visited.append(url.path)
                return true
            }

            func resume(_ activity: NSUserActivity) { visited.append(activity.activityType) }

            @discardableResult
            func perform(_ item: UIApplicationShortcutItem) -> Bool {
                visited.append(item.type)
                return true
            }
        }
        """

    private static func whileRunningInScene(_ trigger: VariantPlist.Trigger) -> String {
        switch trigger {
        case .url:
            """
                func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                    for context in URLContexts { Router.shared.open(context.url) }
                }
            """
        case .activity:
            """
                func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
                    Router.shared.resume(userActivity)
                }
            """
        case .shortcut:
            """
                \(UIKitMethod.scenePerformsAction) { completionHandler(Router.shared.perform(shortcutItem)) }
            """
        }
    }
}

/// The declarations of methods that UIKit calls, in Swift, as far as their bodies.
enum UIKitMethod {
    static let didFinishLaunching = """
        func application(_ application: UIApplication, \
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
        """
    static let willConnect = """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, \
        options connectionOptions: UIScene.ConnectionOptions)
        """
    static let openURL =
        "func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool"
    static let configuration = """
        func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, \
        options: UIScene.ConnectionOptions) -> UISceneConfiguration
        """
    static let didReceiveRemoteNotification = """
        func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], \
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
        """
    static let didReceiveResponse = """
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, \
        withCompletionHandler completionHandler: @escaping () -> Void)
        """
    static let willPresent = """
        func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, \
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
        """
    static let handleSessionEvents = """
        func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, \
        completionHandler: @escaping () -> Void)
        """
    static let performAction = """
        func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, \
        completionHandler: @escaping (Bool) -> Void)
        """
    static let scenePerformsAction = """
        func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, \
        completionHandler: @escaping (Bool) -> Void)
        """
    static let didReceivePush = """
        func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, \
        for type: PKPushType, completion: @escaping () -> Void)
        """
}

/// A method with a completion handler, in Swift.
enum CompletingMethod {
    case push, asyncPush, response, present, sessionEvents, quickAction, sceneQuickAction

    /// Its receiver and its name in a scenario.
    var path: (receiver: String, name: String) {
        switch self {
        case .push, .asyncPush: ("appDelegate", "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)")
        case .response: ("notificationDelegate", "userNotificationCenter(_:didReceive:withCompletionHandler:)")
        case .present: ("notificationDelegate", "userNotificationCenter(_:willPresent:withCompletionHandler:)")
        case .sessionEvents: ("appDelegate", "application(_:handleEventsForBackgroundURLSession:completionHandler:)")
        case .quickAction: ("appDelegate", "application(_:performActionFor:completionHandler:)")
        case .sceneQuickAction: ("sceneDelegate", "windowScene(_:performActionFor:completionHandler:)")
        }
    }

    /// The declaration, as far as its body.
    fileprivate var head: String {
        switch self {
        case .push: UIKitMethod.didReceiveRemoteNotification
        case .asyncPush:
            """
            func application(
                _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
            ) async -> UIBackgroundFetchResult
            """
        case .response: UIKitMethod.didReceiveResponse
        case .present: UIKitMethod.willPresent
        case .sessionEvents: UIKitMethod.handleSessionEvents
        case .quickAction: UIKitMethod.performAction
        case .sceneQuickAction: UIKitMethod.scenePerformsAction
        }
    }

    fileprivate var isOfScene: Bool { self == .sceneQuickAction }

    fileprivate var isOfNotifications: Bool { path.receiver == "notificationDelegate" }

    /// What an app has beside it.
    fileprivate var others: String {
        self == .present
            ? CompletingMethod.response.head
                + " {\nRouter.shared.open(URL(string: response.actionIdentifier)!)\ncompletionHandler() }" : ""
    }
}

extension CodeVariant {
    /// An app whose method has this body; `skips`: a path through it doesn't call the completion handler.
    static func completing(
        _ description: String, _ method: CompletingMethod, _ code: String, members: String = "", more: String = "",
        skips: Bool = false
    ) -> CodeVariant {
        let function = "\(method.head) {\n\(code)\n}\n\(method.others)\n\(members)"
        let app = """
            import UIKit
            import UserNotifications
            @main
            class AppDelegate: UIResponder, UIApplicationDelegate\(method.isOfNotifications ? ", UNUserNotificationCenterDelegate" : "") {
                var window: UIWindow?
                var kept: Any? { didSet { print(kept as Any) } }
                var unused: Any?
                var isShowing = false

                \(UIKitMethod.didFinishLaunching) {
                    \(method.isOfNotifications ? "UNUserNotificationCenter.current().delegate = self" : "")
                    return true
                }

            \(method.isOfScene ? "" : function)
            }

            \(more)
            """
        let scene = sceneDelegate(
            """
                \(UIKitMethod.willConnect) {
                    if let item = connectionOptions.shortcutItem { _ = Router.shared.perform(item) }
                }

            \(function)
            """)
        let files = ["AppDelegate.swift": app, "Router.swift": router]
        let plist = method.isOfScene ? VariantPlist.scenes() : VariantPlist.mainStoryboard
        return CodeVariant(
            "completion: \(description)",
            method.isOfScene ? files.merging(["SceneDelegate.swift": scene]) { $1 } : files,
            plist: VariantPlist.launchScreen + VariantPlist.getsPushes + plist,
            [VariantFact(method.path.receiver, method.path.name, "completes", is: skips ? .settled("false") : .open)])
    }
}
