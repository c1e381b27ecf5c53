extension WholeApp {
    package static let swiftUIAdaptor = WholeApp(
        "SwiftUI with an app delegate",
        SharedSwift.files.merging([
            "RecipesApp.swift": recipesApp, "AppDelegate.swift": appDelegate, "SceneDelegate.swift": sceneDelegate,
            "HomeView.swift": SharedSwiftUI.homeView,
        ]) { $1 }, infoPlist: WholeAppPlist.all)

    private static let recipesApp = """
        import SwiftUI
        @main
        struct RecipesApp: App {
            @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

            var body: some Scene {
                WindowGroup {
                    HomeView()
                }
            }
        }

        """

    private static let appDelegate = """
        import UIKit
        import UserNotifications
        final class AppDelegate: NSObject, UIApplicationDelegate {
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
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
                let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
                configuration.delegateClass = SceneDelegate.self
                return configuration
            }

        \(SharedSwift.pushMethod)
        }

        """

    private static let sceneDelegate = """
        import UIKit
        final class SceneDelegate: NSObject, UIWindowSceneDelegate {
            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
            ) {
                if let item = connectionOptions.shortcutItem { Router.shared.perform(item) }
            }

            func windowScene(
                _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void
            ) {
                completionHandler(Router.shared.perform(shortcutItem))
            }
        }

        """
}
