import Testing

/// The classes that a scene manifest names, and those that none names.
struct SceneManifestLintTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let plist: String
        var files: [String: String] = [:]
        /// The severity, the code and the location of each finding of LT001, LT002 and LT004.
        let expected: [String]
    }

    private static let window = "UIWindowSceneSessionRoleApplication"
    private static let car = "CPTemplateApplicationSceneSessionRoleApplication"

    private static func manifest(_ classes: [(role: String, name: String)]) -> String {
        let roles = classes.map { role, name in
            "<key>\(role)</key><array><dict><key>UISceneDelegateClassName</key><string>\(name)</string></dict></array>"
        }
        return "<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key>"
            + "<dict>\(roles.joined())</dict></dict>"
    }

    private static func scene(_ name: String, in file: String = "App/Scene.swift") -> [String: String] {
        [
            file: """
            import UIKit

            class \(name): UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    let window = UIWindow(windowScene: scene as! UIWindowScene)
                    window.rootViewController = UIViewController()
                    window.makeKeyAndVisible()
                    self.window = window
                }
            }

            """
        ]
    }

    private static let swiftUI = [
        "App/AppDelegate.swift": """
        import SwiftUI
        @main struct Soup: App { var body: some Scene { WindowGroup { Text("a") } } }

        """
    ]

    static let cases = [
        Case(
            testDescription: "a scene delegate that nothing names", plist: "", files: scene("Pages"),
            expected: ["warning LT004 App/Scene.swift:3", "warning LT001 App/AppDelegate.swift:2"]),
        Case(testDescription: "an empty manifest", plist: manifest([]), expected: ["warning LT001 Info.plist:2"]),
        Case(
            testDescription: "a scene delegate that code chooses", plist: "",
            files: scene("Pages").merging([
                "App/Choice.swift": """
                import UIKit
                extension AppDelegate {
                    func application(
                        _ application: UIApplication, configurationForConnecting session: UISceneSession,
                        options: UIScene.ConnectionOptions
                    ) -> UISceneConfiguration {
                        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                        configuration.delegateClass = Pages.self
                        return configuration
                    }
                }

                """
            ]) { $1 }, expected: []),
        Case(
            testDescription: "a class that is spelled otherwise",
            plist: manifest([(window, "$(PRODUCT_MODULE_NAME).Page")]), files: scene("Pages"),
            expected: ["error LT004 Info.plist:2"]),
        Case(
            // A file that isn't understood made the class unknown, although it can't declare it.
            testDescription: "a class that an unread file can't declare",
            plist: manifest([(window, "$(PRODUCT_MODULE_NAME).Page")]),
            files: scene("Pages").merging(["App/Odd.m": "@implementation Odd\n- (void)a { if (1) {\n@end\n"]) { $1 },
            expected: ["error LT004 Info.plist:2"]),
        Case(
            testDescription: "a class for CarPlay that doesn't exist",
            plist: manifest([(window, "$(PRODUCT_MODULE_NAME).Pages"), (car, "$(PRODUCT_MODULE_NAME).CarDelegate")]),
            files: scene("Pages"), expected: ["error LT004 Info.plist:2"]),
        Case(
            testDescription: "classes for both roles",
            plist: manifest([(window, "$(PRODUCT_MODULE_NAME).Pages"), (car, "$(PRODUCT_MODULE_NAME).CarDelegate")]),
            files: scene("Pages").merging([
                "App/Car.swift":
                    "import CarPlay\nclass CarDelegate: UIResponder, CPTemplateApplicationSceneDelegate {}\n"
            ]) { $1 }, expected: []),
        Case(
            // It was an error, although SwiftUI shows the windows without the class.
            testDescription: "a class in the manifest of a SwiftUI app that is gone",
            plist: manifest([(window, "$(PRODUCT_MODULE_NAME).SceneDelegate")]), files: swiftUI,
            expected: ["warning LT004 Info.plist:2"]),
    ]

    @Test(arguments: cases) func findsWhatIsWrong(_ example: Case) {
        let files = [
            "App/AppDelegate.swift": """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?)
                    -> Bool { true }
            }

            """, "Info.plist": "<plist><dict><key>UILaunchScreen</key><dict/>\n\(example.plist)</dict></plist>\n",
        ]
        let outcome = SampleFiles(files.merging(example.files) { $1 }).outcome(
            "lint", "--sources", "App", "--plist", "Info.plist", "--root", ".", "--format", "text")
        let found = outcome.stdout.split(separator: "\n").compactMap { line -> String? in
            let parts = line.split(separator: ": ", maxSplits: 2)
            guard parts.count == 3, let code = parts[2].split(separator: " ").first,
                ["LT001", "LT002", "LT004"].contains(code)
            else { return nil }
            return "\(parts[1]) \(code) \(parts[0].split(separator: ":").prefix(2).joined(separator: ":"))"
        }
        #expect(found == example.expected, "\(outcome.stdout)\(outcome.stderr)")
    }

    /// A migration wrote a second scene delegate next to one that nothing used.
    @Test func aMigrationUsesTheSceneDelegateThatIsThere() {
        let files = Self.scene("Pages").merging([
            "App/AppDelegate.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
            "Info.plist":
                "<plist version=\"1.0\">\n<dict>\n\t<key>UILaunchScreen</key>\n\t<dict/>\n</dict>\n</plist>\n",
        ]) { $1 }
        let outcome = SampleFiles(files).outcome(
            "migrate", "--sources", "App", "--plist", "Info.plist", "--root", ".", "--format", "patch")
        #expect(outcome.status == 0, "\(outcome.stderr)")
        #expect(
            outcome.stdout.contains("+\t\t\t\t\t<string>$(PRODUCT_MODULE_NAME).Pages</string>"), "\(outcome.stdout)")
        #expect(!outcome.stdout.contains("/dev/null"))
    }
}

/// What an app delegate does with a method of a framework's class from which it inherits.
struct FrameworkSuperclassLintTests {
    private static let launch = "didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool"
    private static let open = "open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool"

    private static func method(_ head: String, _ code: String) -> String {
        "    override func application(_ a: UIApplication, \(head) {\n        \(code)\n    }\n"
    }

    private static let passes = "super.application(a, didFinishLaunchingWithOptions: o)"

    /// Each with the code and the line of a finding that must be there, or with a code alone that must not.
    @Test(
        arguments: [
            ("returns false after super", method(launch, "_ = \(passes)\n        return false"), "LT014", 4),
            ("returns the result of super", method(launch, "return \(passes)"), "LT014", nil),
            (
                "overrides without super",
                method(launch, "\(passes)") + method(open, "print(url)\n        return true"), "super", 6
            ),
            (
                "overrides with super",
                method(launch, "\(passes)") + method(open, "super.application(a, open: url, options: options)"),
                "super", nil
            ),
        ] as [(String, String, String, Int?)]) func findsWhatIsLost(
            _ description: String, _ methods: String, _ word: String, _ line: Int?
        )
    {
        let scheme =
            "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>soup</string></array></dict></array>"
        let outcome = SampleFiles([
            "App/AppDelegate.swift": "import Flutter\n@main class AppDelegate: FlutterAppDelegate {\n\(methods)}\n",
            "Info.plist": "<plist><dict><key>UILaunchScreen</key><dict/>\(scheme)</dict></plist>\n",
        ]).outcome("lint", "--sources", "App", "--plist", "Info.plist", "--root", ".", "--format", "json")
        let found = outcome.stdout.split(separator: "\n").filter {
            word == "super" ? $0.contains("doesn't call super") : $0.contains("\"code\":\"\(word)\"")
        }
        guard let line else { return #expect(found == [], "\(description)") }
        #expect(
            found.contains { $0.contains("\"line\":\(line)") || $0.contains("\"line\":\(line + 1)") },
            "\(description): \(outcome.stdout)")
    }
}

/// The launches that code alone declares.
struct LaunchesOfCodeTests {
    private static let app = """
        import SwiftUI
        @main struct Soup: App {
            @UIApplicationDelegateAdaptor var delegate: AppDelegate
            var body: some Scene { WindowGroup { Text("a").onOpenURL { print($0) } } }
        }
        final class AppDelegate: NSObject, UIApplicationDelegate {

        """

    /// Each with what the list of launches has.
    @Test(
        arguments: [
            (
                "an activity by the beginning of its type",
                """
                func application(_ a: UIApplication, continue activity: NSUserActivity,
                    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
                    activity.activityType.hasPrefix("com.example.soup")
                }
                }
                """, ["continueActivity (notRunning) com.example.soup"]
            ),
            (
                "quick actions that an enumeration makes",
                """
                func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem,
                    completionHandler: @escaping (Bool) -> Void) { completionHandler(true) }
                }
                enum Action: String {
                    case search, add = "new"
                    var item: UIApplicationShortcutItem { UIApplicationShortcutItem(type: rawValue, localizedTitle: "a") }
                }
                """, ["quickAction (notRunning) search", "quickAction (notRunning) new"]
            ),
        ] as [(String, String, [String])]) func listsThem(_ description: String, _ code: String, _ has: [String])
    {
        let outcome = SampleFiles([
            "App/App.swift": Self.app + code + "\n",
            "Info.plist": """
            <plist><dict><key>UILaunchScreen</key><dict/><key>CFBundleURLTypes</key><array><dict>
            <key>CFBundleURLSchemes</key><array><string>soup</string></array></dict></array></dict></plist>

            """,
        ]).outcome("lint", "--sources", "App", "--plist", "Info.plist", "--root", ".", "--list")
        for word in has { #expect(outcome.stdout.contains(word), "\(description): \(outcome.stdout)\(outcome.stderr)") }
    }
}
