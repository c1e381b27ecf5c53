extension WholeApp {
    package static let swiftDelegate = WholeApp(
        "Swift without scenes",
        SharedSwift.files.merging([
            "AppDelegate.swift": appDelegate, "HomeViewController.swift": SharedSwift.homeViewController,
        ]) { $1 }, infoPlist: WholeAppPlist.all, opensLinks: true, standing: ["LT001", "LT031"])

    private static let appDelegate = """
        import UIKit
        import UserNotifications

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = HomeViewController()
                window.makeKeyAndVisible()
                self.window = window
                let center = UNUserNotificationCenter.current()
                center.delegate = Pushes.shared
                Refresh.register()
                return true
            }

            func application(
                _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
            ) -> Bool {
                return Router.shared.open(url)
            }

            func application(
                _ application: UIApplication, continue userActivity: NSUserActivity,
                restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
            ) -> Bool {
                return Router.shared.resume(userActivity)
            }

            func application(
                _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void
            ) {
                completionHandler(Router.shared.perform(shortcutItem))
            }

        \(SharedSwift.pushMethod)
        }

        """
}
