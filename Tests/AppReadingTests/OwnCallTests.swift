import AppReading
import Testing

/// App delegates' methods that scenes silence, and that the app's own code calls.
struct OwnCallTests {
    private static let method = "application(_:open:options:)"

    private func app(scene: String = "", delegate: String = "", other: String = "") throws -> SmallApp {
        try SmallApp(
            [
                "App.swift": """
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ a: UIApplication, open url: URL, options: [Key: Any] = [:]) -> Bool { go(url); return true }
                    func applicationDidBecomeActive(_ application: UIApplication) { refresh() }
                    \(delegate)
                }
                """,
                "Scene.swift": """
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func open(_ context: UIOpenURLContext) { \(scene) }
                }
                \(other)
                """,
            ], plist: SmallApp.scenes())
    }

    private func caller(_ app: SmallApp, _ method: String = method) -> String? {
        let fact = app.fact("appDelegate", method)
        #expect((app["appDelegate", method] == nil) == (fact?.how == .unknown))
        return fact?.remark
    }

    @Test(arguments: [
        "UIApplication.shared.delegate?.application?(UIApplication.shared, open: context.url, options: [:])",
        "(UIApplication.shared.delegate as? AppDelegate)?.application(app, open: context.url, options: [:])",
        "(UIApplication.shared.delegate as! AppDelegate).application(app, open: context.url, options: [:])",
        "appDelegate.application(app, open: context.url, options: o(1, b: 2))",
    ]) func theSceneDelegateCallsIt(_ call: String) throws {
        #expect(caller(try app(scene: call)) == "SceneDelegate calls it, not UIKit")
    }

    /// What Xcode's template has, with comments.
    @Test func anEmptyOneIsNoLoss() throws {
        let app = try app(delegate: "func applicationWillResignActive(_ application: UIApplication) {\n// Pause.\n}")
        #expect(app["appDelegate", "applicationWillResignActive(_:)"] == #"{"does": []}"#)
        let withoutScenes = try SmallApp(appDelegate: "func applicationWillResignActive(_ a: UIApplication) {}")
        #expect(withoutScenes["appDelegate"] == #"{"applicationWillResignActive(_:)": {"does": []}}"#)
    }

    @Test(arguments: [
        "ApplicationDelegate.shared.application(app, open: context.url, options: [:])",
        "delegate.application(app, open: context.url, sourceApplication: nil, annotation: 1)",
        "router.application(app, open: context.url, options: [:])", "open(context.url)",
    ]) func anotherObjectOrMethodIsNone(_ call: String) throws { #expect(caller(try app(scene: call)) == nil) }

    @Test(arguments: [
        ("func go() { _ = application(app, open: home, options: [:]) }", "AppDelegate calls it, not UIKit"),
        ("func go() { _ = self.application(app, open: home, options: [:]) }", "AppDelegate calls it, not UIKit"),
        // Nobody calls the caller.
        (
            "func application(_ a: UIApplication, handleOpen url: URL) -> Bool { application(a, open: url, options: [:]) }",
            nil
        ),
    ]) func theDelegateCallsItItself(_ code: String, _ expected: String?) throws {
        #expect(caller(try app(delegate: code)) == expected)
    }

    @Test(arguments: [
        (
            "func watch() { c.addObserver(self, selector: #selector(applicationDidBecomeActive(_:)), name: n, object: nil) }",
            ""
        ), ("", "class A { func f(d: AppDelegate) { c.add(d, #selector(AppDelegate.applicationDidBecomeActive)) } }"),
    ]) func anObserverCallsIt(_ delegate: String, _ other: String) throws {
        let app = try app(delegate: delegate, other: other)
        #expect(caller(app, "applicationDidBecomeActive(_:)")?.hasSuffix(" calls it, not UIKit") == true)
    }

    @Test func theMethodOfAnotherClassIsNone() throws {
        let other = """
            class Player: NSObject {
                func watch() { c.addObserver(self, selector: #selector(applicationDidBecomeActive(_:)), name: n, object: nil) }
                @objc func applicationDidBecomeActive(_ n: Notification) {}
            }
            """
        #expect(caller(try app(other: other), "applicationDidBecomeActive(_:)") == nil)
    }

    @Test func objectiveCSendsIt() throws {
        let app = try SmallApp(
            [
                "main.m": "int main() { return UIApplicationMain(argc, argv, nil, @\"AppDelegate\"); }",
                "AppDelegate.m": """
                @implementation AppDelegate
                - (BOOL)application:(UIApplication *)a openURL:(NSURL *)url options:(NSDictionary *)options { return [self go:url]; }
                @end
                """,
                "SceneDelegate.m": """
                @implementation SceneDelegate
                - (void)open:(NSSet *)contexts {
                    AppDelegate *delegate = (AppDelegate *)UIApplication.sharedApplication.delegate;
                    [delegate application:UIApplication.sharedApplication openURL:[contexts anyObject].URL options:@{}];
                }
                @end
                """,
            ], plist: SmallApp.scenes("SceneDelegate"))
        #expect(caller(app) == "SceneDelegate calls it, not UIKit")
    }
}
