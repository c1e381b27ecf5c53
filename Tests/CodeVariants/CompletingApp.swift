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
        case .push:
            """
            func application(
                _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
                fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
            )
            """
        case .asyncPush:
            """
            func application(
                _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
            ) async -> UIBackgroundFetchResult
            """
        case .response:
            """
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                withCompletionHandler completionHandler: @escaping () -> Void
            )
            """
        case .present:
            """
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
            )
            """
        case .sessionEvents:
            """
            func application(
                _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
                completionHandler: @escaping () -> Void
            )
            """
        case .quickAction:
            """
            func application(
                _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void
            )
            """
        case .sceneQuickAction:
            """
            func windowScene(
                _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void
            )
            """
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
                var kept: Any?
                var isShowing = false

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    \(method.isOfNotifications ? "UNUserNotificationCenter.current().delegate = self" : "")
                    return true
                }

            \(method.isOfScene ? "" : function)
            }

            \(more)
            """
        let scene = """
            import UIKit

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions
                ) {
                    if let item = connectionOptions.shortcutItem { _ = Router.shared.perform(item) }
                }

            \(function)
            }
            """
        let files = ["AppDelegate.swift": app, "Router.swift": router]
        let plist = method.isOfScene ? VariantPlist.scenes() : VariantPlist.mainStoryboard
        return CodeVariant(
            "completion: \(description)",
            method.isOfScene ? files.merging(["SceneDelegate.swift": scene]) { $1 } : files,
            plist: VariantPlist.launchScreen + VariantPlist.getsPushes + plist,
            [VariantFact(method.path.receiver, method.path.name, "completes", is: skips ? .settled("false") : .open)])
    }
}
