import AppReading
import Testing

/// Methods of delegates whose names are nearly those of callbacks.
struct MisspeltMethodTests {
    private static func swift(
        app: String = "", scene: String = "", pushes: String = "", more: String = "",
        inherits: String = "UIResponder, UIApplicationDelegate"
    ) -> [String: String] {
        [
            "App.swift": "@main class AppDelegate: \(inherits) {\n\(app)\n}\n\(more)",
            "Scene.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n\(scene)\n}",
            "Pushes.swift":
                "class Pushes: NSObject, UNUserNotificationCenterDelegate {\ninit() { center.delegate = self }\n\(pushes)\n}",
        ]
    }

    private static func function(_ labels: String) -> String { "func \(labels) { show() }" }

    private static let fetch = "application(_ a: UIApplication, performFetchWithCompletion done: @escaping () -> Void)"
    private static let response =
        "userNotificationCenter(_ c: Center, didReceived r: Response, withCompletionHandler done: @escaping () -> Void)"

    private static let misspelt: [([String: String], Callback)] = [
        (swift(app: function(fetch)), .performFetch),
        (
            swift(
                app: function(
                    "application(_ a: UIApplication, performActionForShortcutItem i: Item, completionHandler d: Done)")),
            .applicationPerformAction
        ), (swift(app: function("applicationDidBecomActive(_ a: UIApplication)")), .applicationDidBecomeActive),
        (swift(app: "}\nextension AppDelegate { " + function(fetch)), .performFetch),
        (swift(scene: function("scene(_ s: UIScene, continueUserActivity a: NSUserActivity)")), .sceneContinueActivity),
        (swift(scene: function("scene(_ s: UIScene, openURLContext c: Set<UIOpenURLContext>)")), .sceneOpenURLContexts),
        (swift(pushes: function(response)), .didReceiveNotificationResponse),
        (
            swift(app: function("application(_ a: UIApplication, handleFor i: INIntent) -> Any?")).merging([
                "Texts.swift": "let type = \"application/json\""
            ]) { $1 }, .handlerForIntent
        ),
        (
            [
                "App.m": """
                @implementation AppDelegate
                - (void)userNotificationCenter:(C *)c didReceiveResponse:(R *)r withCompletionHandler:(void (^)(void))done { [self show]; }
                @end
                """,
                "App.h":
                    "@interface AppDelegate : UIResponder <UIApplicationDelegate, UNUserNotificationCenterDelegate>\n@end",
                "main.m": "int main(int c, char *v[]) { return UIApplicationMain(c, v, nil, @\"AppDelegate\"); }",
            ], .didReceiveNotificationResponse
        ),
    ]

    @Test(arguments: misspelt) func isToldWithWhatIsMeant(_ files: [String: String], _ meant: Callback) throws {
        let app = try SmallApp(files, plist: SmallApp.scenes())
        #expect(app.scanned.app.code.misspelt.map(\.callback) == [meant])
        let name = try #require(app.scanned.app.code.misspelt.first?.name)
        let fact = try #require(app.fact(meant.receiver.rawValue, name))
        #expect(fact.place != nil && fact.remark?.hasSuffix("\(meant.name) isn't implemented") == true)
        // No scenario has a method of that name.
        #expect(app[meant.receiver.rawValue, name] == nil)
    }

    private static let right: [[String: String]] = [
        // UIKit's own.
        swift(
            app: function("application(_ a: UIApplication, performFetchWithCompletionHandler d: @escaping (R) -> Void)")
                + "\n" + function(fetch)),
        swift(app: function("application(_ a: UIApplication, didUpdate u: NSUserActivity)")),
        swift(app: function("application(_ a: UIApplication, didRegister s: UIUserNotificationSettings)")),
        swift(scene: function("scene(_ s: UIScene, didUpdate u: NSUserActivity)")),
        swift(pushes: function("userNotificationCenter(_ c: Center, openSettingsFor n: UNNotification?)")),
        swift(pushes: "func userNotificationCenter(_ c: Center, didReceive r: Response) async { show() }"),
        // The app's own, which something calls, asks for or selects.
        swift(app: function(fetch) + "\nfunc show() { application(a, performFetchWithCompletion: done) }"),
        swift(app: function(fetch), more: "protocol P { func \(fetch) }"), swift(app: "@objc(run:) " + function(fetch)),
        swift(app: function(fetch) + "\nlet name = \"application:performFetchWithCompletion:\""),
        swift(app: "override " + function(fetch)), swift(app: "static " + function(fetch)),
        swift(app: function(fetch), inherits: "VendorDelegate"),
        // Something else.
        swift(app: function("application(_ a: UIApplication, prepareFor url: URL)")),
        swift(app: function("application(_ a: UIApplication, didReceiveMessage m: Message)")),
        swift(scene: function("scene(_ s: UIScene, show recipe: Recipe)")),
        swift(scene: function("scene(_ s: UIScene, continueWith activity: NSUserActivity)")),
        swift(more: "class Other: NSObject { " + function(fetch) + " }"),
    ]

    @Test(arguments: right) func whatIsRightOrAnythingElseIsNot(_ files: [String: String]) throws {
        #expect(try SmallApp(files, plist: SmallApp.scenes()).scanned.app.code.misspelt == [])
    }
}
