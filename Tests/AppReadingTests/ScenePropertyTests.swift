import AppReading
import Testing

/// The properties that code sets on window scenes.
struct ScenePropertyTests {
    private static let connect =
        "func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options o: UIScene.ConnectionOptions)"

    /// Sets a property in the connection of a scene.
    private static func connecting(_ code: String) throws -> SmallApp {
        try SmallApp(
            sceneDelegate: """
                \(connect) {
                    guard let windowScene = scene as? UIWindowScene else { return }
                    \(code)
                }
                """)
    }

    @Test(
        arguments: [
            (
                "windowScene.closureConfirmation = UISceneClosureConfirmation(title: nil, message: nil, actions: [])",
                .read
            ), ("if #available(iOS 27, *) { windowScene.closureConfirmation = .init(title: nil) }", .read),
            ("let asks = UISceneClosureConfirmation(); windowScene.closureConfirmation = asks", .read),
            ("windowScene.closureConfirmation = nil", nil), ("print(windowScene.closureConfirmation)", nil),
            ("if hasDraft { windowScene.closureConfirmation = UISceneClosureConfirmation() }", .unknown),
            ("windowScene.closureConfirmation = confirmation(of: draft)", .unknown),
            ("Timer.run { windowScene.closureConfirmation = UISceneClosureConfirmation() }", .unknown),
            (
                "windowScene.closureConfirmation = UISceneClosureConfirmation(); if saved { "
                    + "windowScene.closureConfirmation = nil }", .unknown
            ),
        ] as [(String, FactOrigin.How?)]) func closureConfirmation(_ code: String, how: FactOrigin.How?) throws
    {
        let app = try Self.connecting(code)
        #expect(app.fact("closureConfirmation")?.how == how)
        #expect(app["closureConfirmation"] == (how == .read ? "true" : nil))
        #expect((app.fact("closureConfirmation")?.place != nil) == (how != nil))
    }

    @Test(
        arguments: [
            ("scene.destructionConditions = [.systemDisconnection]", #"["systemDisconnection"]"#),
            (
                "scene.destructionConditions = Set([.systemDisconnection, UIScene.DestructionCondition"
                    + ".userInitiatedDismissal])", #"["userInitiatedDismissal", "systemDisconnection"]"#
            ), ("scene.destructionConditions = []", nil), ("scene.destructionConditions = conditions", "unknown"),
            ("scene.destructionConditions = [.systemDisconnection, other]", "unknown"),
            ("scene.destructionConditions.insert(.systemDisconnection)", "unknown"),
        ] as [(String, String?)]) func destructionConditions(_ code: String, expected: String?) throws
    {
        let app = try Self.connecting(code)
        #expect(app["destructionConditions"] == (expected == "unknown" ? nil : expected))
        #expect((app.fact("destructionConditions")?.how == .unknown) == (expected == "unknown"))
    }

    /// A property of the app's own type, and a method that may not be called.
    @Test func whatLooksLikeIt() throws {
        let own = try Self.connecting("dialog.closureConfirmation = 1 }; struct Dialog { var closureConfirmation = 0")
        #expect(own.fact("closureConfirmation") == nil)
        let later = try SmallApp(
            sceneDelegate:
                "func tap(_ scene: UIWindowScene) { scene.closureConfirmation = UISceneClosureConfirmation() }")
        #expect(later.fact("closureConfirmation")?.how == .unknown)
    }

    @Test func aViewControllerIsAssumedToBeShown() throws {
        let app = try SmallApp(
            sceneDelegate: """
                }
                class Editor: UIViewController {
                    override func viewDidAppear(_ animated: Bool) {
                        view.window?.windowScene?.closureConfirmation = UISceneClosureConfirmation()
                    }
                """)
        #expect(app.fact("closureConfirmation")?.how == .assumed && app["closureConfirmation"] == "true")
    }

    @Test func objectiveC() throws {
        let app = try SmallApp(
            [
                "main.m": "int main() { return UIApplicationMain(0, 0, nil, @\"AppDelegate\"); }",
                "AppDelegate.m": """
                @interface AppDelegate : UIResponder <UIApplicationDelegate> @end
                @implementation AppDelegate
                @end
                """,
                "SceneDelegate.m": """
                @interface SceneDelegate : UIResponder <UIWindowSceneDelegate> @end
                @implementation SceneDelegate
                - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session
                    options:(UISceneConnectionOptions *)options {
                    scene.destructionConditions =
                        [NSSet setWithObjects:[UISceneDestructionCondition systemDisconnection], nil];
                    [(UIWindowScene *)scene setClosureConfirmation:
                        [UISceneClosureConfirmation confirmationWithTitle:nil message:nil actions:@[]]];
                }
                @end
                """,
            ], plist: SmallApp.scenes())
        #expect(app["closureConfirmation"] == "true")
        #expect(app["destructionConditions"] == #"["systemDisconnection"]"#)
    }
}

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
        #expect(app.fact(path.dropLast() + ["unknown", "0"])?.remark ?? does ?? "unknown" == example.expected)
    }
}

/// What an app with scenes of two roles asks for by name.
struct ConfigurationNameTests {
    private static let plist = """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array>
        <dict><key>UISceneConfigurationName</key><string>Main</string>
        <key>UISceneDelegateClassName</key><string>App.SceneDelegate</string></dict>
        <dict><key>UISceneConfigurationName</key><string>Game</string>
        <key>UISceneDelegateClassName</key><string>App.SceneDelegate</string></dict></array>
        <key>UIWindowSceneSessionRoleExternalDisplay</key><array>
        <dict><key>UISceneConfigurationName</key><string>External</string>
        <key>UISceneDelegateClassName</key><string>App.OtherDelegate</string></dict></array>
        </dict></dict>
        """

    private static let delegate = #"{"sceneDidDisconnect(_:)": {"does": []}}"#

    @Test(arguments: [
        ("return UISceneConfiguration(name: \"Main\", sessionRole: s.role)", delegate),
        // Nothing that windows get is there.
        ("return UISceneConfiguration(name: \"Mian\", sessionRole: s.role)", "null"),
        // Windows get another, or may.
        ("return s.isScreen ? UISceneConfiguration(name: \"External\", sessionRole: s.role) : usual(s)", delegate),
        (
            "if s.isGame { return UISceneConfiguration(name: \"Gaem\", sessionRole: s.role) }\nreturn s.configuration",
            delegate
        ),
        // What some get isn't, or is of another role.
        (
            "if s.isGame { return UISceneConfiguration(name: \"Gaem\", sessionRole: s.role) }\n"
                + "return UISceneConfiguration(name: \"Main\", sessionRole: s.role)", delegate
        ),
        (
            "if s.isMain { return UISceneConfiguration(name: \"Main\", sessionRole: s.role) }\n"
                + "return UISceneConfiguration(name: \"External\", sessionRole: s.role)", delegate
        ),
    ]) func aNameThatTheInfoPlistLacksHasNoDelegate(_ code: String, _ expected: String) throws {
        let app = try SmallApp(
            [
                "App.swift": """
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ a: UIApplication, configurationForConnecting s: UISceneSession,
                        options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                        \(code)
                    }
                }
                """,
                "Scenes.swift": """
                class SceneDelegate: UIResponder, UIWindowSceneDelegate { func sceneDidDisconnect(_ scene: UIScene) {} }
                class OtherDelegate: UIResponder, UIWindowSceneDelegate { func sceneDidDisconnect(_ scene: UIScene) {} }
                """,
            ], plist: Self.plist)
        let path = ["sceneDelegates", "window"]
        #expect(app[path] ?? app.fact(path)?.remark == expected)
        #expect(app["sceneDelegates", "externalDisplay"] == Self.delegate)
    }

    /// A helper makes the configuration, so that either class can be the delegate. The first class was the delegate for
    /// certain.
    @Test(arguments: [
        ("Room(s).configuration", "isn't known"),
        ("UISceneConfiguration(name: \"Main\", sessionRole: s.role)", "SceneDelegate"),
    ]) func aConfigurationThatAHelperMakesIsUnknown(_ code: String, _ remark: String) throws {
        let app = try SmallApp(
            [
                "App.swift": """
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ a: UIApplication, configurationForConnecting s: UISceneSession,
                        options: UIScene.ConnectionOptions) -> UISceneConfiguration { \(code) }
                }
                """,
                "Scenes.swift": """
                class SceneDelegate: UIResponder, UIWindowSceneDelegate { func sceneDidDisconnect(_ scene: UIScene) {} }
                class OtherDelegate: UIResponder, UIWindowSceneDelegate { func sceneDidDisconnect(_ scene: UIScene) {} }
                struct Room {
                    init(_ session: UISceneSession) {}
                    var configuration: UISceneConfiguration { UISceneConfiguration(name: name, sessionRole: role) }
                }
                """,
            ],
            plist: Self.plist.replacing(
                "Game</string>\n<key>UISceneDelegateClassName</key><string>App.SceneDelegate",
                with: "Game</string>\n<key>UISceneDelegateClassName</key><string>App.OtherDelegate"))
        #expect(app.fact(["sceneDelegates", "window"])?.remark == remark)
    }
}
