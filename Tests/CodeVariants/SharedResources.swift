extension CodeVariant {
    /// What the car's scene needs, and where it is made.
    package static let sharedResources: [CodeVariant] = [
        sharing("the window's scene alone makes it", "error"),
        sharing("a helper of the window's scene makes it", connect: "start()", "error"),
        sharing("an object has it", owner: "Hub.shared", "error"),
        // Right.
        sharing("the launch makes it", launch: "player = Player()", nil),
        sharing(
            "the car makes it if it is missing",
            use: "if app.player == nil { app.player = Player() }\n        app.player?.play()", nil),
        sharing("the car asks whether it is there", use: "if let player = app.player { player.play() }", nil),
        sharing("it is made as it is asked for", property: "lazy var player: Player? = Player()", nil),
        sharing("a helper of both makes it", connect: "make()", launch: "make()", nil),
    ]

    private static func sharing(
        _ description: String, connect: String? = nil, launch: String = "", use: String = "app.player?.play()",
        property: String = "var player: Player?", owner: String? = nil, _ severity: String?
    ) -> CodeVariant {
        let (own, shared) = (owner == nil ? property : "", owner == nil ? "" : property)
        let app = owner ?? "UIApplication.shared.delegate as! AppDelegate"
        let isHelperOfBoth = launch == "make()"
        let files = [
            "AppDelegate.swift": """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                \(own)
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    \(launch)
                    return true
                }
                func make() { \(isHelperOfBoth ? "player = Player()" : "") }
            }

            final class Player { func play() {} }

            final class Hub {
                static let shared = Hub()
                \(shared)
            }

            """,
            "SceneDelegate.swift": """
            import UIKit

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                private let app = \(app)

                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions
                ) {
                    \(isHelperOfBoth ? "app.make()" : connect ?? "app.player = Player()")
                }
                private func start() { app.player = Player() }
            }

            """.replacing(
                connect == "start()" ? "§" : "    private func start() { app.player = Player() }\n", with: ""),
            "CarSceneDelegate.swift": """
            import CarPlay

            class CarSceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
                func templateApplicationScene(
                    _ scene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController
                ) {
                    let app = \(app)
                    \(use)
                }
            }

            """,
        ]
        return CodeVariant("shares: \(description)", files, plist: VariantPlist.launchScreen + carScenes, []).finding(
            "LT060", severity)
    }

    private static let carScenes = """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        <key>UISceneStoryboardFile</key><string>Main</string></dict></array>
        <key>CPTemplateApplicationSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).CarSceneDelegate</string>
        </dict></array></dict></dict>
        """
}
