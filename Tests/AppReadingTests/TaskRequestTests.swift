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
