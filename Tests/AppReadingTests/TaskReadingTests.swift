import AppReading
import ProjectFixtures
import Testing

/// For which permitted tasks the system launches an app: for those that its code asks for or registers.
struct TaskRequestTests {
    private static let permitted = """
        <key>UIBackgroundModes</key><array><string>fetch</string><string>processing</string></array>
        <key>BGTaskSchedulerPermittedIdentifiers</key><array><string>com.example.sync</string></array>
        """

    private static let main = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"

    private static func sources(_ code: String, main: String = main, products: [String] = []) throws -> LaunchSources {
        var project = LinkingProject(
            code: """
                import UIKit
                \(main)
                enum Tasks: String { case sync = "com.example.sync" }
                \(code)
                """)
        project.plist = permitted
        project.products = products
        let folder = project.memory.folder
        let target = try XcodeProject(folder, path: project.path).target(named: nil)
        return ScannedApp(AppSource(target, TargetCode(target, in: folder), in: folder)).sources
    }

    /// The kinds that launches of the task have; nil for both.
    private static func kinds(_ code: String) throws -> Set<BackgroundEvent.Kind>? {
        try sources(code).taskKinds["com.example.sync"]
    }

    @Test(arguments: [
        "func ask() { try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: \"com.example.sync\")) }",
        "func ask() { let r = BGAppRefreshTaskRequest(identifier: Tasks.sync.rawValue) }",
    ]) func aRequestSaysTheKind(_ code: String) throws { #expect(try Self.kinds(code) == [.appRefreshTask]) }

    @Test(arguments: [
        "func ask(_ id: String) { try? BGTaskScheduler.shared.submit(BGProcessingTaskRequest(identifier: id)) }",
        "func ask(_ kind: BGTaskRequest.Type) { kinds.append(BGTaskRequest.self) }",
        "let kinds = [BGProcessingTaskRequest.self]",
    ]) func aRequestMayBeForAny(_ code: String) throws { #expect(try Self.kinds(code) == nil) }

    @Test(arguments: [
        "", "func ask() { try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: \"com.example.x\")) }",
        "func ask() { let r = BGContinuedProcessingTaskRequest(identifier: \"com.example.sync\", title: \"\") }",
    ]) func nothingAsksForIt(_ code: String) throws { #expect(try Self.kinds(code) == []) }

    /// Somebody meant it to run.
    @Test func whatNothingCallsRegistersIt() throws {
        let code = """
            class Sync {
                func start() {
                    BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.sync", using: nil) { _ in }
                }
            }
            """
        #expect(try Self.kinds(code) == nil)
    }

    @Test func whatSwiftUIRegistersRuns() throws {
        let app = """
            @main struct Home: App {
                var body: some Scene {
                    WindowGroup { Text("") }.backgroundTask(.appRefresh("com.example.sync")) { await sync() }
                }
            }
            """
        #expect(try Self.sources("", main: app).taskKinds["com.example.sync"] == nil)
    }

    @Test func aLibraryMayAskForIt() throws {
        let library = try #require(LaunchingLibrary.all.first { $0.setUp == .registerTasks }?.names.first)
        #expect(try Self.sources("", products: [library]).taskKinds["com.example.sync"] == nil)
    }
}

/// Where a path skips a completion handler, and when that isn't told.
struct CompletionReadingTests {
    private static let push = "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"

    private func app(_ code: String, members: String = "", more: String = "", imports: String = "import UIKit") throws
        -> SmallApp
    {
        try SmallApp(
            """
            \(imports)
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ a: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any],
                    fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void
                ) {
                    \(code)
                }
            \(members)
            }
            \(more)
            """)
    }

    private func completion(_ app: SmallApp) -> FactOrigin? { app.fact("appDelegate", Self.push, "completes") }

    // MARK: - Where

    @Test func theReturnIsPointedAt() throws {
        let app = try app("guard let id = info[\"id\"] else { return }\ndone(.newData)")
        let origin = try #require(completion(app))
        #expect(origin.how == .read && origin.remark == "returns here without calling done")
        #expect(origin.place.map { $0.source.text(in: $0.range) } == "return")
        #expect(app["appDelegate", Self.push, "completes"] == "false")
    }

    @Test func soIsTheEndOfTheMethod() throws {
        let origin = try #require(try completion(app("")))
        #expect(origin.remark == "ends here without calling done")
        #expect(origin.place.map { $0.source.text(in: $0.range) } == "}" && origin.place?.line == 8)
    }

    @Test func ofAHelperItsOwnReturnIs() throws {
        let helper = "func take(_ then: (UIBackgroundFetchResult) -> Void) {\nif busy { return }\nthen(.newData) }"
        let origin = try #require(try completion(app("take(done)", members: helper)))
        #expect(origin.remark == "returns here without calling then" && origin.place?.line == 10)
    }

    @Test func aHandlerWithoutANameIsSkipped() throws {
        let method = Self.push
        let app = try SmallApp(
            appDelegate: """
                func application(
                    _ a: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any],
                    fetchCompletionHandler _: @escaping (UIBackgroundFetchResult) -> Void
                ) { if info.isEmpty { return } }
                """)
        #expect(app["appDelegate", method, "completes"] == "false")
    }

    // MARK: - What isn't known

    /// Code that names the handler on one path alone, beside something that may do the rest.
    private static let unknown = [
        "#if NEVER\ndone(.newData)\n#endif",
        "outer: for x in y { for z in x { if z { continue outer } } }\ndone(.newData)",
    ]

    @Test(arguments: unknown) func nothingIsToldOfIt(_ code: String) throws {
        #expect(try completion(app(code)) == nil)
    }

    @Test func aHelperThatMayThrowIsNotFollowed() throws {
        let helper = "func take(_ then: (UIBackgroundFetchResult) -> Void) throws {}"
        #expect(try completion(app("try? take(done)", members: helper)) == nil)
    }

    @Test func neitherIsOneThatASubclassHas() throws {
        let helper = "func take(_ then: (UIBackgroundFetchResult) -> Void) {}"
        let heir = "class Other: AppDelegate { override \(helper.replacing("{}", with: "{ then(.noData) }")) }"
        #expect(try completion(app("take(done)", members: helper)) != nil)
        #expect(try completion(app("take(done)", members: helper, more: heir)) == nil)
    }

    @Test func norAreFunctionsOfOneName() throws {
        let helpers = """
            func take(_ then: (UIBackgroundFetchResult) -> Void) {}
            func take(_ then: (Any) -> Void) {}
            """
        #expect(try completion(app("take(done)", members: helpers)) == nil)
    }

    @Test func aFunctionThatCallsItselfEnds() throws {
        let helper = "func take(_ then: (UIBackgroundFetchResult) -> Void) { take(then) }"
        #expect(try completion(app("take(done)", members: helper)) == nil)
    }

    @Test func aLibraryMayCallIt() throws {
        #expect(try completion(app("", imports: "import OneSignalFramework")) == nil)
    }

    /// Firebase hands the method a handler that it waits for.
    @Test func aLibraryLeavesItToTheApp() throws {
        #expect(try completion(app("", imports: "import FirebaseMessaging")) != nil)
    }

    @Test func nothingIsToldOfCodeThatIsNotUnderstood() throws {
        let app = try SmallApp([
            "main.m": "int main() { return UIApplicationMain(0, 0, nil, @\"AppDelegate\"); }",
            "AppDelegate.m": """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate
            - (void)application:(UIApplication *)app performFetchWithCompletionHandler:(void (^)(NSUInteger))done {
                __asm__("nop" : : "r"(done));
            }
            @end
            """,
        ])
        #expect(app.fact("appDelegate", "application(_:performFetchWithCompletionHandler:)", "completes") == nil)
    }

    @Test func branchesThatSayNothingOfItCostNothing() throws {
        let branches = (0..<40).map { "if a\($0) { b\($0)() }" }.joined(separator: "\n")
        #expect(try completion(app(branches))?.remark == "ends here without calling done")
    }

    @Test func tooManyWaysAreGivenUp() throws {
        let branches = (0..<40).map { "if a\($0) { if b\($0) { return } }" }.joined(separator: "\n")
        #expect(try completion(app(branches + "\ndone(.newData)")) == nil)
    }

    // MARK: - Background tasks

    private static let handler = ["serviceDelegates", "BGTaskScheduler", "launchHandler(_:)"]

    private static func registering(_ task: String, _ handler: String) -> String {
        "BGTaskScheduler.shared.register(forTaskWithIdentifier: \(task), using: nil) \(handler)"
    }

    @Test func theEndOfALaunchHandlerIsPointedAt() throws {
        let app = try SmallApp(launching: Self.registering("\"a\"", "{ task in\nrun()\n}"))
        let origin = try #require(app.fact(Self.handler + ["completes"]))
        #expect(origin.remark == "ends here without calling setTaskCompleted(success:)")
        #expect(origin.place.map { $0.source.text(in: $0.range) } == "}" && origin.place?.line == 5)
        #expect(app.scanned.app.code.unfinishedTasks == nil)
    }

    @Test func itHoldsOnlyForTheTasksWhoseHandlersAreSo() throws {
        let finished = Self.registering("\"b\"", "{ $0.setTaskCompleted(success: true) }")
        let app = try SmallApp(launching: Self.registering("\"a\"", "{ task in run() }") + "\n" + finished)
        #expect(app[Self.handler + ["completes"]] == "false" && app.scanned.app.code.unfinishedTasks == ["a"])
    }

    @Test(arguments: [
        registering("name()", "{ task in run() }"),
        registering("\"a\"", "{ task in run() }") + "\n"
            + registering("\"a\"", "{ $0.setTaskCompleted(success: true) }"),
    ]) func whatMayBeAnotherHandlerIsLeftOpen(_ registrations: String) throws {
        #expect(try SmallApp(launching: registrations)[Self.handler + ["completes"]] == nil)
    }
}
