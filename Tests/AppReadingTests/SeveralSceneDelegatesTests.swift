import Testing

/// Which of several classes is the delegate of windows, by the code that chooses.
struct SeveralSceneDelegatesTests {
    private func app(choosing code: String, settings: String = "", plist: String = SmallApp.scenes()) throws -> SmallApp
    {
        try SmallApp(
            [
                "App.swift": """
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ a: UIApplication, configurationForConnecting s: UISceneSession,
                        options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                        let c = UISceneConfiguration(name: "Main", sessionRole: s.role)
                        \(code)
                    }
                }
                """,
                "Scenes.swift": """
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ s: UIScene, willConnectTo e: UISceneSession, options o: UIScene.ConnectionOptions) {}
                    func scene(_ s: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
                    func sceneDidBecomeActive(_ scene: UIScene) {}
                }
                class Settings: UIResponder, UIWindowSceneDelegate {
                    func sceneDidDisconnect(_ scene: UIScene) {}
                    \(settings)
                }
                """,
            ], plist: plist)
    }

    private static let asks = "options.userActivities.first?.activityType == \"settings\""
    private static let kind = "(options.userActivities.compactMap { Kind($0.activityType) }.first ?? .main)"
    private static let methods = ["scene(_:willConnectTo:options:)", "sceneDidBecomeActive(_:)"]

    @Test(arguments: [
        "if \(asks) { c.delegateClass = Settings.self } else { c.delegateClass = SceneDelegate.self }\nreturn c",
        "if \(asks) { c.delegateClass = Settings.self; return c }\nc.delegateClass = SceneDelegate.self\nreturn c",
        "c.delegateClass = SceneDelegate.self\nif \(asks) { c.delegateClass = Settings.self }\nreturn c",
        "c.delegateClass = \(asks) ? Settings.self : SceneDelegate.self\nreturn c",
        """
        guard options.userActivities.filter({ $0.activityType == "settings" }).first == nil else {
            let other = UISceneConfiguration(name: "Settings", sessionRole: .windowApplication)
            other.delegateClass = Settings.self
            return other
        }
        c.delegateClass = SceneDelegate.self
        return c
        """,
        """
        switch options.userActivities.first?.activityType {
        case "settings": c.delegateClass = Settings.self
        default: c.delegateClass = SceneDelegate.self
        }
        return c
        """,
        """
        let kind = options.userActivities.compactMap { Kind($0.activityType) }.first ?? .main
        if kind == .main { c.delegateClass = SceneDelegate.self } else { c.delegateClass = Settings.self }
        return c
        """,
        """
        switch \(kind) {
        case .settings: c.delegateClass = Settings.self
        case .main: c.delegateClass = SceneDelegate.self
        }
        return c
        """,
        // That of the Info.plist, where code sets another for an activity alone.
        "if \(asks) { c.delegateClass = Settings.self }\nreturn c",
    ]) func theUsualOneIsTaken(_ code: String) throws {
        let app = try app(choosing: code)
        #expect(Self.methods.allSatisfy { app["sceneDelegate", $0] != nil })
        #expect(app["sceneDelegate", "sceneDidDisconnect(_:)"] == nil)
        // The other one may get an activity, at the start and later.
        let connecting = app["sceneDelegate", "scene(_:willConnectTo:options:)"]
        #expect(connecting == #"{"does": [], "unknown": ["connectionOptions.userActivities"]}"#)
        #expect(app["sceneDelegate", "*"] == nil)
    }

    /// The methods of the class in the Info.plist, which no code has, were unknown, and its launches invented.
    @Test func codeOverridesTheInfoPlist() throws {
        let plist = SmallApp.scenes().replacing(".SceneDelegate", with: ".Missing")
        #expect(plist.contains(".Missing"))
        let app = try app(choosing: "c.delegateClass = SceneDelegate.self\nreturn c", plist: plist)
        #expect(app["sceneDelegate", "sceneDidBecomeActive(_:)"] != nil)
        #expect(app["sceneDelegate", "*"] == nil)
    }

    /// Launches for payloads that neither class receives were invented, and reported as lost.
    @Test func onlyMethodsOfTheOthersAreUnknown() throws {
        let app = try app(
            choosing: "if \(Self.asks) { c.delegateClass = Settings.self }\nreturn c",
            settings: "func scene(_ scene: UIScene, continue a: NSUserActivity) { print(a) }")
        #expect(app["sceneDelegate", "scene(_:continue:)"] == "{}")
        #expect(app["sceneDelegate", "*"] == nil)
    }

    /// What decides is left open, and nothing else.
    @Test func whatDoesNotDecideIsTold() throws {
        let url = try app(
            choosing: """
                c.delegateClass = options.urlContexts.first?.url.host == "settings" ? Settings.self : SceneDelegate.self
                return c
                """)
        let unknown = #"{"does": [], "unknown": ["connectionOptions.urlContexts"]}"#
        #expect(url["sceneDelegate", "scene(_:willConnectTo:options:)"] == unknown)
        #expect(url["sceneDelegate", "scene(_:openURLContexts:)"] == #"{"does": [], "unknown": ["payload"]}"#)
        #expect(url["sceneDelegate", "*"] == nil)
        let role = try app(
            choosing: """
                if s.role != .windowApplication { c.delegateClass = Settings.self; return c }
                c.delegateClass = SceneDelegate.self
                return c
                """)
        #expect(role["sceneDelegate", "scene(_:willConnectTo:options:)"] == #"{"does": []}"#)
    }

    @Test(arguments: [
        "c.delegateClass = Store.hasAccount ? Settings.self : SceneDelegate.self\nreturn c",
        "if Store.hasAccount { c.delegateClass = Settings.self }\nreturn c",
        "c.delegateClass = SceneDelegate.self\nif Store.hasAccount { c.delegateClass = Settings.self }\nreturn c",
        """
        let activity = options.userActivities.first ?? s.stateRestorationActivity
        c.delegateClass = activity?.activityType == "settings" ? Settings.self : SceneDelegate.self
        return c
        """,
        """
        let kind = options.userActivities.compactMap { Kind($0.activityType) }.first ?? .main
        c.delegateClass = kind == store.kind ? Settings.self : SceneDelegate.self
        return c
        """,
    ]) func whereAnythingElseDecidesNothingIsJudged(_ code: String) throws {
        let app = try app(choosing: code)
        #expect(app["sceneDelegate"] == SmallApp.openDelegate)
        let fact = app.fact("sceneDelegate", "*")
        #expect(fact?.how == .unknown)
        #expect(fact?.remark == "code chooses between SceneDelegate and Settings")
    }

    /// A class that only a run shows, or that some windows get and the others none.
    @Test(arguments: [
        "c.delegateClass = Store.delegateClass\nreturn c",
        "func make(_ type: AnyClass) { c.delegateClass = type }\nmake(SceneDelegate.self)\nreturn c",
        "if \(asks) { c.delegateClass = Settings.self }\nreturn c",
    ]) func whatIsNotSeenIsNotJudged(_ code: String) throws {
        let app = try app(
            choosing: code, plist: "<key>UIApplicationSceneManifest</key><dict/><key>UILaunchScreen</key><dict/>")
        #expect(app["sceneDelegate"] == SmallApp.openDelegate)
        #expect(app.fact("sceneDelegate", "*")?.remark == "the class that code sets for windows is unknown")
    }

    @Test func objectiveCSetsItByAMessage() throws {
        let app = try SmallApp(
            [
                "AppDelegate.m": """
                @interface AppDelegate : UIResponder <UIApplicationDelegate>
                @end
                @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
                @end
                @interface Settings : UIResponder <UIWindowSceneDelegate>
                @end
                @implementation AppDelegate
                - (UISceneConfiguration *)application:(UIApplication *)application
                    configurationForConnectingSceneSession:(UISceneSession *)session
                    options:(UISceneConnectionOptions *)options {
                    UISceneConfiguration *c = [[UISceneConfiguration alloc] initWithName:nil sessionRole:session.role];
                    if (options.userActivities.count > 0) {
                        [c setDelegateClass:[Settings class]];
                    } else {
                        [c setDelegateClass:SceneDelegate.class];
                    }
                    return c;
                }
                @end
                @implementation SceneDelegate
                - (void)sceneDidBecomeActive:(UIScene *)scene {}
                @end
                @implementation Settings
                @end
                int main(int argc, char *argv[]) {
                    return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
                }
                """
            ], plist: SmallApp.scenes())
        #expect(app["sceneDelegate", "sceneDidBecomeActive(_:)"] != nil)
        #expect(app["sceneDelegate", "*"] == nil)
    }

    /// Two configurations of the Info.plist, and code that asks for one of them.
    @Test(arguments: [
        ("Store.isNew", false), (asks, true), ("\(kind) == .settings", true), ("\(kind) == .main", false),
    ]) func oneOfTheInfoPlist(_ condition: String, isMain: Bool) throws {
        let app = try app(
            choosing: """
                if \(condition) { return UISceneConfiguration(name: "Other", sessionRole: s.role) }
                return c
                """, plist: Self.twoConfigurations)
        #expect((app["sceneDelegate", "sceneDidBecomeActive(_:)"] != nil) == isMain)
        // Without an option that decides, either class may be the one of each window.
        #expect(app["sceneDelegate", "*"] == (condition == "Store.isNew" ? "{}" : nil))
    }

    /// A class for the car says nothing of which one windows get.
    @Test func oneOfTheInfoPlistBesideTheCar() throws {
        let app = try app(
            choosing: """
                if s.role == .carTemplateApplication {
                    let car = UISceneConfiguration(name: "Car", sessionRole: s.role)
                    car.delegateClass = CarDelegate.self
                    return car
                }
                if Store.isNew { return UISceneConfiguration(name: "Other", sessionRole: s.role) }
                return c
                """, plist: Self.twoConfigurations)
        #expect(app["sceneDelegates", "window"] == SmallApp.openDelegate)
    }

    private static let twoConfigurations: String = {
        let entries = [("Other", "Settings"), ("Main", "SceneDelegate")].map { name, type in
            "<dict><key>UISceneConfigurationName</key><string>\(name)</string>"
                + "<key>UISceneDelegateClassName</key><string>App.\(type)</string></dict>"
        }
        return """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array>\(entries.joined())</array></dict></dict>
            """
    }()
}
