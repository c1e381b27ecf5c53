import LaunchModel

@testable import LaunchTraceKit

/// A small app with the probe, which does what a timeline says.
enum ProbedApp {
    static let appDelegate = """
        import UIKit

        final class AppDelegate: UIResponder, UIApplicationDelegate {
            override init() {
                super.init()
                LaunchProbe.start()
            }

            func application(_: UIApplication, willFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                LaunchProbe.call()
                return true
            }

            func application(_: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                LaunchProbe.call()
                return true
            }

            func application(_: UIApplication, configurationForConnecting: UISceneSession, options: Int) {
                LaunchProbe.call()
            }

            func applicationWillTerminate(_: UIApplication) { LaunchProbe.call() }
        }

        """

    static let sceneDelegate = """
        import UIKit

        final class SceneDelegate: UIResponder {
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Int) { LaunchProbe.call(scene) }
            func sceneWillEnterForeground(_ scene: UIScene) { LaunchProbe.call(scene) }
            func sceneDidBecomeActive(_ scene: UIScene) { LaunchProbe.call(scene) }
            func sceneWillResignActive(_ scene: UIScene) { LaunchProbe.call(scene) }
            func sceneDidEnterBackground(_ scene: UIScene) { LaunchProbe.call(scene) }
            func sceneDidDisconnect(_ scene: UIScene) { LaunchProbe.call(scene) }
        }

        """

    /// A main file that calls and posts what stands in a timeline, in its states.
    static func main(_ timeline: Timeline) -> String {
        let start = """
            import UIKit

            print("application(_:didFinishLaunchingWithOptions:) is what the app itself may log")
            let app = UIApplication()
            UIApplication.present = app
            let appDelegate = AppDelegate()
            app.delegate = appDelegate
            let sceneDelegate = SceneDelegate()
            let session = UISceneSession("5C3F", "UIWindowSceneSessionRoleApplication")
            let scene = UIScene(session: session)

            """
        return start + timeline.probed.map(statements).joined()
    }

    private static func statements(_ entry: Timeline.Entry) -> String {
        let app = entry.appState.map { "app.applicationState = .\($0)\n" } ?? ""
        let scene = entry.sceneState.map { "scene.activationState = .\($0)\n" } ?? ""
        // UIKit takes a scene out of the set before it tells that it has gone.
        let set = entry.name.hasPrefix("UIScene.didDisconnect") ? "[]" : "[scene]"
        let connected = entry.sceneState == nil ? "" : "app.connectedScenes = \(set)\n"
        let subject = entry.name.hasPrefix("UIScene.") ? "scene" : "app"
        let statement = calls[entry.name] ?? "NotificationCenter.default.post(name: \(entry.name), object: \(subject))"
        return app + scene + connected + statement + "\n"
    }

    private static let calls = [
        "application(_:willFinishLaunchingWithOptions:)":
            "_ = appDelegate.application(app, willFinishLaunchingWithOptions: nil)",
        "application(_:didFinishLaunchingWithOptions:)":
            "_ = appDelegate.application(app, didFinishLaunchingWithOptions: nil)",
        "application(_:configurationForConnecting:options:)":
            "appDelegate.application(app, configurationForConnecting: session, options: 0)",
        "applicationWillTerminate(_:)": "appDelegate.applicationWillTerminate(app)",
        "scene(_:willConnectTo:options:)": "sceneDelegate.scene(scene, willConnectTo: session, options: 0)",
        "sceneWillEnterForeground(_:)": "sceneDelegate.sceneWillEnterForeground(scene)",
        "sceneDidBecomeActive(_:)": "sceneDelegate.sceneDidBecomeActive(scene)",
        "sceneWillResignActive(_:)": "sceneDelegate.sceneWillResignActive(scene)",
        "sceneDidEnterBackground(_:)": "sceneDelegate.sceneDidEnterBackground(scene)",
        "sceneDidDisconnect(_:)": "sceneDelegate.sceneDidDisconnect(scene)",
    ]

    /// Whether the probe sees it.
    static func sees(_ entry: Timeline.Entry) -> Bool { calls[entry.name] != nil || entry.kind == .notification }
}

extension Timeline { var probed: [Entry] { entries.filter(ProbedApp.sees) } }
