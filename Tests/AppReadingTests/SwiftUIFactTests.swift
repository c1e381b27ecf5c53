import AppReading
import Testing

/// What modifiers say of an `App` and its views.
struct SwiftUIFactTests {
    @Test func handlersOfSwiftUIAreThoseOfTheRoot() throws {
        let app = try SmallApp([
            "App.swift": """
            @main struct Recipes: App {
                @Environment(\\.scenePhase) var scenePhase
                init() { UNUserNotificationCenter.current().delegate = pushes }
                var body: some Scene {
                    WindowGroup { Home() }.onChange(of: scenePhase) { _ in }.handlesExternalEvents(matching: ["a"])
                }
            }
            """,
            "Home.swift": """
            struct Home: View {
                var body: some View {
                    List {}.onOpenURL { url in router.open(url) }
                        .onContinueUserActivity("a") { _ in refresh() }
                }
            }
            """,
        ])
        #expect(app["lifecycle"] == #""swiftUI""#)
        #expect(app["swiftUIApp"] == #"{"init()": {"does": [{"setNotificationDelegate": true}]}, "scenePhase": {}}"#)
        #expect(
            app["view"]
                == #"{"onOpenURL(perform:)": {"does": [{"handle": "url"}]}, "onContinueUserActivity(_:perform:)": {"does": []}}"#
        )
        #expect(app.fact("view", "handlesExternalEvents")?.how == .unknown)
    }

    @Test(
        arguments: [
            ("private var scenePhase", "scenePhase", "{}"),
            ("var phase: ScenePhase", "self.phase, initial: true", "{}"), ("var phase", "phase.isBusy", nil),
            ("var phase", "other", nil),
        ] as [(String, String, String?)]) func aViewMayCallThePhaseAsItLikes(
            _ property: String, _ watched: String, _ expected: String?
        ) throws
    {
        let app = try SmallApp(
            """
            @main struct A: App {
                @Environment(\\.scenePhase) \(property)
                var body: some Scene { WindowGroup { V() }.onChange(of: \(watched)) { _ in } }
            }
            """)
        #expect(app["swiftUIApp", "scenePhase"] == expected)
    }

    @Test(arguments: [
        (".onOpenURL { open($0) }", #"{"does": [{"handle": "url"}]}"#), (".onOpenURL(perform: open)", "{}"),
        (".onOpenURL(perform: { (url: URL) in open(url) })", #"{"does": [{"handle": "url"}]}"#),
        (".onOpenURL { [weak self] link in self?.open(link) }", #"{"does": [{"handle": "url"}]}"#),
        (".onOpenURL { _ in }", #"{"does": []}"#),
        (".onOpenURL { url in if url.isFileURL { open(url) } }", #"{"does": [{"handle": "url"}]}"#),
        (".onOpenURL { url in if url.scheme == app { wake() } }", "{}"),
        (
            ".onOpenURL(perform: self.go) } }\nfunc go(to link: URL) { do { open(link) ",
            #"{"does": [{"handle": "url"}]}"#
        ), (".onOpenURL(perform: go) } }\nfunc go(_ link: URL) { do { wake() ", #"{"does": []}"#),
        (".onOpenURL(perform: router.go) } }\nfunc go(_ link: URL) { do { wake() ", "{}"),
    ]) func closuresOfHandlersAreRead(_ modifier: String, _ expected: String) throws {
        let app = try SmallApp("@main struct A: App { var body: some Scene { WindowGroup { V()\(modifier) } } }")
        #expect(app["view", "onOpenURL(perform:)"] == expected)
    }

    /// A handler for calls alone counted as one for web links.
    @Test(arguments: [
        (#""INStartCallIntent""#, "{}"), ("Self.call", "{}"), ("NSStringFromClass(SoupIntent.self)", "{}"),
        ("NSUserActivityTypeBrowsingWeb", #"{"does": [{"handle": "userActivity"}]}"#),
        ("CSSearchableItemActionType", #"{"does": [{"handle": "userActivity"}]}"#),
        ("types.last", #"{"does": [{"handle": "userActivity"}]}"#),
    ]) func aHandlerOfAnIntentTakesNoOtherActivity(_ type: String, _ expected: String) throws {
        let app = try SmallApp(
            """
            @main struct A: App {
                static let call = "INStartCallIntent"
                var body: some Scene { WindowGroup { V().onContinueUserActivity(\(type)) { call($0) } } }
            }
            """)
        #expect(app["view", "onContinueUserActivity(_:perform:)"] == expected)
        let remark = app.fact("view", "onContinueUserActivity(_:perform:)", "does")?.remark ?? ""
        #expect(remark.hasPrefix("handles only") == (expected == "{}"))
    }

    @Test func aHandlerOfWebLinksBesideOneOfAnIntentTakesThem() throws {
        let app = try SmallApp(
            """
            @main struct A: App {
                var body: some Scene {
                    WindowGroup {
                        V().onContinueUserActivity("INStartCallIntent") { call($0) }
                            .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in }
                    }
                }
            }
            """)
        #expect(app["view", "onContinueUserActivity(_:perform:)"] == #"{"does": []}"#)
    }
}

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

/// A modifier in an extension of views, which needs nothing before it.
struct ModifierOfSelfTests {
    @Test(arguments: [
        "onOpenURL { store.open($0) }", "onOpenURL(perform: { store.open($0) })", "self.onOpenURL { store.open($0) }",
        "onOpenURL(perform: store.open)",
    ]) func isThatOfAView(_ call: String) throws {
        #expect(try handler("extension View { func links() -> some View { \(call) } }") != nil)
    }

    @Test(arguments: [
        "func onOpenURL(_ open: (URL) -> Void) {}\nfunc links() { onOpenURL { store.open($0) } }",
        "extension View { func links() -> some View { onOpenURL() } }",
    ]) func aFunctionOfTheTargetIsNone(_ code: String) throws { #expect(try handler(code) == nil) }

    private func handler(_ code: String) throws -> String? {
        let app = try SmallApp(
            """
            let store = Store()
            final class Store { var links: [URL] = []; func open(_ url: URL) { links.append(url) } }
            @main struct MyApp: App {
                var body: some Scene { WindowGroup { Text("a").links() } }
            }
            \(code)
            """)
        return app["view", Callback.onOpenURL.name]
    }
}
