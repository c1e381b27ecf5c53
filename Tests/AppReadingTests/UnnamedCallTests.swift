import AppReading
import Testing

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
            [
                "App.swift": """
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
                        \(launch)
                        return true
                    }
                }
                \(code)
                """
            ], plist: "<key>BGTaskSchedulerPermittedIdentifiers</key><array><string>a.b</string></array>")
        return app["appDelegate", Callback.didFinishLaunching.name, "unknown"]
    }
}
