import AppReading
import Testing

/// What Objective-C calls of code in Swift.
struct ObjectiveCNameTests {
    private static let register = "BGTaskScheduler.shared.register(forTaskWithIdentifier: \"a.b\", using: nil) { _ in }"

    /// An app delegate in Objective-C that sends itself a message, and what Swift adds to it.
    private static func app(_ message: String, _ declaration: String) throws -> SmallApp {
        try SmallApp([
            "AppDelegate.m": """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
                \(message);
                return YES;
            }
            @end
            int main(int argc, char *argv[]) {
                return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
            }
            """,
            "Tasks.swift": """
            extension AppDelegate {
                \(declaration) { \(register) }
            }
            class Tasks: NSObject {
                @objc static let shared = Tasks()
                @objc static func begin(app: UIApplication) { \(register) }
                @objc func follow(_ app: UIApplication, later: Bool) { \(register) }
            }
            """,
        ])
    }

    private func does(_ message: String, _ declaration: String = "@objc func other()") throws -> String? {
        try Self.app(message, declaration)["appDelegate", Callback.didFinishLaunching.name, "does"]
    }

    @Test(arguments: [
        ("[self setUp]", "@objc func setUp()"), ("[self setUp:app]", "@objc func setUp(_ app: UIApplication)"),
        ("[self setUpWithApp:app]", "@objc func setUp(app: UIApplication)"),
        ("[self setUpWithApp:app]", "@objc func setUp(withApp app: UIApplication)"),
        ("[self setUpForApp:app later:YES]", "@objc func setUp(forApp app: UIApplication, later: Bool)"),
        ("[self setUpForApp:app :YES]", "@objc func setUpFor(app: UIApplication, _ later: Bool)"),
        ("[self begin:app]", "@objc(begin:) func setUp(app: UIApplication)"),
    ]) func aMessageReachesTheFunction(message: String, declaration: String) throws {
        #expect(try does(message, declaration) == #"[{"registerTask": "a.b"}]"#)
    }

    @Test(arguments: [
        "[Tasks beginWithApp:app]", "[[Tasks shared] follow:app later:YES]", "[Tasks.shared follow:app later:NO]",
    ]) func otherClassesHaveThemToo(message: String) throws {
        #expect(try does(message) == #"[{"registerTask": "a.b"}]"#)
    }

    @Test(arguments: [("follow(o)", #"[{"read": "launchOptions.url"}]"#), ("print(o)", "[]")])
    func whatIsHandedOnIsFollowed(body: String, does: String) throws {
        let declaration = """
            func follow(_ o: [AnyHashable: Any]?) { if let url = o?[UIApplication.LaunchOptionsKey.url] { go(url) } }
            @objc func begin(options o: [AnyHashable: Any]?, animated: Bool) { \(body) }
            func other()
            """
        #expect(try self.does("[self beginWithOptions:options animated:YES]", declaration) == does)
    }

    @Test(arguments: [
        ("[self setUpWithApp:app]", "@objc func setUp(_ app: UIApplication)"),
        ("[self setUp:app]", "@objc func setUp(app: UIApplication)"),
        ("[self setUpWithApp:app]", "@objc(begin:) func setUp(app: UIApplication)"),
    ]) func anotherSelectorDoesNot(message: String, declaration: String) throws {
        #expect(try does(message, declaration) == "[]")
    }
}
