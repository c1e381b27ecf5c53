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

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
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
        case .url:
            """
                func application(
                    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                ) -> Bool {
                    return Router.shared.open(url)
                }

            """
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
                func application(
                    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                    completionHandler: @escaping (Bool) -> Void
                ) {
                    completionHandler(Router.shared.perform(shortcutItem))
                }

            """
        }
    }
}
