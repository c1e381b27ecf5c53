import AppReading
import Testing

/// What is said of the window that a scene's delegate makes for its own role.
struct SceneWindowTests {
    private static let windows = [
        BodyCase(
            "on its own role",
            "if session.role == .windowExternalDisplay { window = UIWindow(windowScene: scene)\nwindow?.makeKey() }",
            #"[{"makeWindow": "scene"}]"#),
        BodyCase(
            "on another role", "if session.role == .windowApplication { window = UIWindow(windowScene: scene) }",
            "conditionally makes a window"),
        BodyCase(
            "on its own role and more",
            "if session.role == .windowExternalDisplay, isWanted { window = UIWindow(windowScene: scene) }",
            "conditionally makes a window"), BodyCase("none", "note(session)", "[]"),
    ]

    /// A window of an external display that hangs on a condition isn't told as none.
    @Test(arguments: windows) func aWindowForItsRoleIsMade(_ example: BodyCase) throws {
        let app = try SmallApp(
            [
                "App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
                "Scene.swift": """
                class OtherDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        \(example.code)
                    }
                }
                """,
            ],
            plist: """
                <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
                <key>UIWindowSceneSessionRoleExternalDisplay</key><array><dict>
                <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).OtherDelegate</string>
                </dict></array></dict></dict>
                """)
        let path = ["sceneDelegates", "externalDisplay", Callback.sceneWillConnect.name, "does"]
        let does = app[path[0], path[1], path[2], path[3]]
        let doubt = app.fact(path.dropLast() + ["unknown", "0"])?.remark
        #expect(doubt ?? does ?? "unknown" == example.expected)
    }
}
