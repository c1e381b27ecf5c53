/// A small app before its migration to scenes and after it, whose code makes the window.
struct SmallMigration: Sendable {
    /// What the launch method does, before and after.
    var launch = ("", "")
    /// Other members of the app delegate, before and after.
    var members = ("", "")
    /// What the scene delegate does as a scene connects.
    var connection = ""
    /// Other members of the scene delegate.
    var sceneMembers = ""
    /// Code that both states have.
    var others = ""
    /// The keys of the Info.plist in both states, and those that only one of them has.
    var keys = ""
    var oldKeys = ""
    var newKeys = Self.manifest
    /// Whether a storyboard makes the window, in place of code.
    var hasStoryboard = false

    static let manifest = SmallPlist.scenes
    static let emptyManifest =
        "<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict></dict></dict>"

    static func modes(_ mode: String) -> String {
        "<key>UIBackgroundModes</key><array><string>\(mode)</string></array>"
    }

    /// The changes that the tool reports, each without the gaps between its columns.
    var changes: [String] {
        let words = ["migrate", "--check", "old", "new", "--plist", "Info.plist", "--sources", "App"]
        let lines = SampleFiles(files).outcome(words).stdout.split(separator: "\n").dropLast()
        return lines.map { $0.split(separator: " ").joined(separator: " ") }
    }

    private var files: [String: String] {
        let (board, home) = (hasStoryboard ? SmallPlist.storyboard : "", "App/Home.swift")
        let sceneBoard = "<key>UISceneStoryboardFile</key><string>Main</string><key>UISceneDelegateClassName</key>"
        let scenes =
            hasStoryboard ? newKeys.replacing("<key>UISceneDelegateClassName</key>", with: sceneBoard) : newKeys
        return [
            "old/App/AppDelegate.swift": delegate(hasStoryboard ? launch.0 : Self.window + launch.0, members.0),
            "new/App/AppDelegate.swift": delegate(launch.1, members.1), "new/App/SceneDelegate.swift": scene,
            "old/\(home)": Self.home + others, "new/\(home)": Self.home + others,
            "old/Info.plist": plist(keys + oldKeys + board), "new/Info.plist": plist(keys + scenes),
        ]
    }

    private func plist(_ keys: String) -> String { "<plist version=\"1.0\"><dict>\(keys)</dict></plist>" }

    private func delegate(_ launch: String, _ members: String) -> String {
        """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                \(launch)
                return true
            }
            \(members)
        }
        """
    }

    private var scene: String {
        let window = hasStoryboard ? "" : "window = UIWindow(windowScene: scene as! UIWindowScene)\n\(Self.showing)"
        return """
            import UIKit
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    \(window)
                    \(connection)
                }
                \(sceneMembers)
            }
            """
    }

    private static let window = "window = UIWindow(frame: UIScreen.main.bounds)\n\(showing)\n"
    private static let showing = "window?.rootViewController = Home()\nwindow?.makeKeyAndVisible()"
    private static let home = """
        import UIKit
        final class Home: UIViewController {
            override func viewDidAppear(_ animated: Bool) { Alerts.show(UIAlertController()) }
        }

        """
}
