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
        #expect(try untold(launch, code) == #"["setUp"]"#)
    }

    @Test(arguments: [
        "struct Job { func begin() { \(register) } }",
        "class Job: NSObject { override init() { super.init(); \(register) } }",
    ]) func whatNothingNamesIsAbsent(code: String) throws {
        #expect(try untold("print(\"Jobs of the App\")", code) == nil)
    }

    private func untold(_ launch: String, _ code: String) throws -> String? {
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
        return app["appDelegate", Callback.didFinishLaunching.name, "untold"]
    }
}
