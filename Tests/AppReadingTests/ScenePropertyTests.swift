import AppReading
import LaunchScenario
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
