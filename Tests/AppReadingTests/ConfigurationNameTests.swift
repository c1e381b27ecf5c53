import Testing

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
