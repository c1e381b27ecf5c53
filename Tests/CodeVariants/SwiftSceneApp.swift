extension CodeVariant {
    /// An app with scenes, in whose `scene(_:willConnectTo:options:)` this stands; while it runs it handles all triggers.
    static func connecting(
        _ description: String, with triggers: [VariantPlist.Trigger] = [.url], storyboard: Bool = true,
        plist: String = "", _ code: String, members: String = "", more: [String: String] = [:], _ meaning: Meaning,
        errors: Set<String> = []
    ) -> CodeVariant {
        let files = ["AppDelegate.swift": appWithScenes, "Router.swift": router].merging(more) { $1 }
        let scene = """
            import UIKit

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions
                ) {
            \(code)
                }

            \(triggers.map(whileRunning).joined(separator: "\n"))
            \(members)
            }

            """
        return CodeVariant(
            description, files.merging(["SceneDelegate.swift": scene]) { $1 },
            plist: VariantPlist.launchScreen + VariantPlist.scenes(storyboard: storyboard) + plist
                + VariantPlist.declares(triggers),
            [VariantFact("sceneDelegate", "scene(_:willConnectTo:options:)", "does", is: meaning)], errors: errors)
    }

    static let appWithScenes = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                return true
            }
        }

        """

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

    private static func whileRunning(_ trigger: VariantPlist.Trigger) -> String {
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
                func windowScene(
                    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                    completionHandler: @escaping (Bool) -> Void
                ) {
                    completionHandler(Router.shared.perform(shortcutItem))
                }

            """
        }
    }
}
