extension WholeApp {
    package static let swiftScenes = WholeApp(
        "Swift with scenes",
        SharedSwift.files.merging([
            "AppDelegate.swift": appDelegate, "SceneDelegate.swift": sceneDelegate,
            "HomeViewController.swift": SharedSwift.homeViewController,
        ]) { $1 }, infoPlist: WholeAppPlist.all + WholeAppPlist.scenes("$(PRODUCT_MODULE_NAME).SceneDelegate"),
        opensLinks: true)

    private static let appDelegate = """
        import UIKit
        import UserNotifications

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let center = UNUserNotificationCenter.current()
                center.delegate = Pushes.shared
                Refresh.register()
                return true
            }

            func application(
                _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
            }

        \(SharedSwift.pushMethod)
        }

        """

    private static let sceneDelegate = """
        import UIKit

        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
            ) {
                guard let windowScene = scene as? UIWindowScene else { return }
                let window = UIWindow(windowScene: windowScene)
                window.rootViewController = HomeViewController()
                window.makeKeyAndVisible()
                self.window = window
                openAll(connectionOptions.urlContexts)
                for activity in connectionOptions.userActivities { Router.shared.resume(activity) }
                if let item = connectionOptions.shortcutItem { Router.shared.perform(item) }
            }

            func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                openAll(URLContexts)
            }

            func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
                Router.shared.resume(userActivity)
            }

            func windowScene(
                _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void
            ) {
                completionHandler(Router.shared.perform(shortcutItem))
            }

            private func openAll(_ contexts: Set<UIOpenURLContext>) {
                for context in contexts { Router.shared.open(context.url) }
            }
        }

        """
}
