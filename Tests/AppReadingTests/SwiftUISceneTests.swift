import AppReading
import Testing

/// What scenes of SwiftUI say beside their views.
struct SwiftUISceneTests {
    private func app(_ scenes: String, more: [String: String] = [:]) throws -> SmallApp {
        try SmallApp(
            more.merging(["App.swift": "@main struct A: App { init() {} var body: some Scene { \(scenes) } }"]) { $1 })
    }

    @Test(
        arguments: [
            ("DocumentGroup(newDocument: Recipe()) { file in Editor(file.$document) }", #""documentGroup""#),
            ("DocumentGroup(viewing: Recipe.self) { file in Viewer(file.document) }", #""documentGroup""#),
            // Either may get the document.
            ("DocumentGroup(newDocument: Recipe()) { Editor($0) }; WindowGroup { Home() }", nil),
            ("WindowGroup { Home() }", nil), ("WindowGroup { DocumentGroupList() }", nil),
        ] as [(String, String?)]) func aDocumentGroupOpensDocuments(_ scenes: String, _ expected: String?) throws
    { #expect(try app(scenes)["interface"] == expected) }

    @Test(
        arguments: [
            (#".backgroundTask(.appRefresh("refresh")) { await fetch() }"#, "{}"),
            (".backgroundTask(.appRefresh(Self.refresh)) { await fetch() }", "{}"),
            (#".backgroundTask(.urlSession("downloads")) { await take() }"#, "{}"),
            (#".backgroundTask(.urlSession(matching: { $0.hasPrefix("a") })) { _ in await take() }"#, "{}"),
            (#".task { await fetch() }"#, nil),
        ] as [(String, String?)]) func swiftUIRegistersTheTasksOfScenes(_ modifier: String, _ expected: String?) throws
    { #expect(try app("WindowGroup { Home() }\(modifier)")["swiftUIApp", "backgroundTask(_:action:)"] == expected) }

    @Test(
        arguments: [
            (".handlesExternalEvents(preferring: [], allowing: [])", #"{"returns": false}"#, nil),
            (#".handlesExternalEvents(preferring: ["a"], allowing: ["*"])"#, nil, true),
            (".handlesExternalEvents(preferring: [], allowing: mine)", nil, true),
        ] as [(String, String?, Bool?)]) func onlyAnEmptyListRefusesEverything(
            _ modifier: String, _ expected: String?, _ isOpen: Bool?
        ) throws
    {
        let app = try app("WindowGroup { Home()\(modifier) }")
        #expect(app["view", "handlesExternalEvents(preferring:allowing:)"] == expected)
        #expect(app.fact("view", "handlesExternalEvents").map { $0.how == .unknown } == isOpen)
    }

    @Test func aNewWindowMayBeRefused() throws {
        let app = try app("WindowGroup { Home() }.handlesExternalEvents(matching: [])")
        #expect(app["view", "handlesExternalEvents(matching:)"] == #"{"returns": false}"#)
    }

    @Test(arguments: [(": UIResponder, UIHostingSceneDelegate", true), (": UIResponder, UIWindowSceneDelegate", false)])
    func aDelegateMayHostScenesOfSwiftUI(_ conformances: String, _ isHosting: Bool) throws {
        let app = try SmallApp([
            "AppDelegate.swift": """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, configurationForConnecting session: UISceneSession,
                    options: UIScene.ConnectionOptions
                ) -> UISceneConfiguration {
                    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                    configuration.delegateClass = SceneDelegate.self
                    return configuration
                }
            }
            """,
            "SceneDelegate.swift": """
            class SceneDelegate\(conformances) {
                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
                ) { window = UIWindow(windowScene: scene as! UIWindowScene) }
                var window: UIWindow?
            }
            """,
        ])
        #expect((app["interface"] == #""hostingScene""#) == isHosting)
    }
}
