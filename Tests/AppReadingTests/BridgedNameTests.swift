import AppReading
import Testing

/// What Swift calls of code in Objective-C.
struct SwiftNameTests {
    /// An app delegate in Swift, and a class that sets the notification delegate as its object is made.
    private static func app(_ call: String, made: String = "[self new]", start: String = start) throws -> SmallApp {
        try SmallApp([
            "App.swift": """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
                    \(call)
                    return true
                }
            }
            """,
            "ABCPushes.h": """
            @interface ABCPushes : NSObject <UNUserNotificationCenterDelegate>
            @property(class, readonly) ABCPushes *sharedPushes;
            - (void)listen;
            @end
            """,
            "ABCPushes.m": """
            #import "ABCPushes.h"
            @implementation ABCPushes
            + (instancetype)sharedPushes {
                static ABCPushes *pushes;
                static dispatch_once_t once;
                dispatch_once(&once, ^{ pushes = \(made); });
                return pushes;
            }
            - (instancetype)init {
                \(start)
                return self;
            }
            - (void)listen {}
            @end
            """,
        ])
    }

    private static let set = "[[UNUserNotificationCenter currentNotificationCenter] setDelegate:self];"
    private static let start = "if ((self = [super init]) != nil) { \(set) }"

    private func does(_ app: SmallApp) -> String? { app["appDelegate", Callback.didFinishLaunching.name, "does"] }

    @Test(arguments: ["ABCPushes.shared.listen()", "_ = ABCPushes.shared", "ABCPushes.sharedPushes.listen()"])
    func theObjectOfAClassIsMade(call: String) throws {
        #expect(try does(Self.app(call)) == #"[{"setNotificationDelegate": true}]"#)
    }

    @Test(arguments: ["[self new]", "[[self alloc] init]", "[ABCPushes new]"]) func byAnyMessageThatMakesOne(
        made: String
    ) throws {
        #expect(try does(Self.app("ABCPushes.shared.listen()", made: made)) == #"[{"setNotificationDelegate": true}]"#)
    }

    @Test(arguments: [
        "self = [super init]; if (self) { \(set) }", "self = [super init]; if (!self) { return nil; } \(set)",
        "if (self = [super init]) { \(set) }", "if ((self = [super init])) { \(set) }",
    ]) func anInitializerHasItsObject(start: String) throws {
        #expect(
            try does(Self.app("ABCPushes.shared.listen()", start: start)) == #"[{"setNotificationDelegate": true}]"#)
    }

    @Test(arguments: ["ABCPushes.other.listen()", "Pushes.shared.listen()", "print(ABCPushes.self)"])
    func anotherNameMakesNone(call: String) throws { #expect(try does(Self.app(call)) == "[]") }
}

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

/// What registers a task and is called without its name: when isn't known, and that nothing calls it isn't said.
struct UnnamedCallTests {
    private static let register = "BGTaskScheduler.shared.register(forTaskWithIdentifier: \"a.b\", using: nil) { _ in }"

    private static let called: [(launch: String, code: String)] = [
        ("job()", "let job = Job()\nstruct Job { func callAsFunction() { \(register) } }"),
        ("_ = Job()[1]", "struct Job { subscript(_ i: Int) -> Int { \(register); return i } }"),
        ("self <~ 1", "infix operator <~\nfunc <~ (left: AppDelegate, right: Int) { \(register) }"),
        (
            "_ = (NSClassFromString(\"App.Job\") as? NSObject.Type)?.init()",
            "class Job: NSObject { override init() { super.init(); \(register) } }"
        ),
        (
            "_ = (NSClassFromString(\"\\(module).Job\") as? NSObject.Type)?.init()",
            "class Job: NSObject { override init() { super.init(); \(register) } }"
        ),
    ]

    @Test(arguments: called) func whatIsCalledSoIsLeftOpen(launch: String, code: String) throws {
        #expect(try unknown(launch, code) == #"["setUp"]"#)
    }

    @Test(arguments: [
        "struct Job { func begin() { \(register) } }",
        "class Job: NSObject { override init() { super.init(); \(register) } }",
    ]) func whatNothingNamesIsAbsent(code: String) throws {
        #expect(try unknown("print(\"Jobs of the App\")", code) == nil)
    }

    private static let objectiveC = """
        [BGTaskScheduler.sharedScheduler registerForTaskWithIdentifier:@"a.b" usingQueue:nil launchHandler:^(BGTask *t) {}];
        """

    /// The loader runs it before `main`, or a class that is found by its name gets the message.
    @Test(arguments: [
        ("", "__attribute__((constructor)) static void early(void) { \(objectiveC) }"),
        (
            "[NSClassFromString(@\"Jobs\") performSelector:@selector(begin)];",
            "@implementation Jobs\n+ (void)begin { \(objectiveC) }\n@end"
        ),
        (
            "Class jobs = NSClassFromString(@\"Jobs\"); [jobs performSelector:@selector(begin)];",
            "@implementation Jobs\n+ (void)begin { \(objectiveC) }\n@end"
        ),
        (
            "[[objc_getClass(\"Jobs\") new] performSelector:@selector(begin)];",
            "@implementation Jobs\n- (void)begin { \(objectiveC) }\n@end"
        ),
    ]) func whatObjectiveCFindsIsLeftOpen(launch: String, code: String) throws {
        let app = try SmallApp(
            [
                "App.m": """
                @interface AppDelegate : UIResponder <UIApplicationDelegate>
                @end
                @implementation AppDelegate
                - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
                    \(launch)
                    return YES;
                }
                @end
                \(code)
                int main(int c, char **v) { return UIApplicationMain(c, v, nil, NSStringFromClass([AppDelegate class])); }
                """
            ], plist: "<key>BGTaskSchedulerPermittedIdentifiers</key><array><string>a.b</string></array>")
        #expect(app["appDelegate", Callback.didFinishLaunching.name, "unknown"] == #"["setUp"]"#)
    }

    private func unknown(_ launch: String, _ code: String) throws -> String? {
        let app = try SmallApp(
            """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
                    \(launch)
                    return true
                }
            }
            \(code)
            """, plist: "<key>BGTaskSchedulerPermittedIdentifiers</key><array><string>a.b</string></array>")
        return app["appDelegate", Callback.didFinishLaunching.name, "unknown"]
    }
}
