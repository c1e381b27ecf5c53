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
        let app = try SmallApp([
            "App.swift": """
            @main struct A: App {
                @Environment(\\.scenePhase) \(property)
                var body: some Scene { WindowGroup { V() }.onChange(of: \(watched)) { _ in } }
            }
            """
        ])
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
        let app = try SmallApp([
            "App.swift": "@main struct A: App { var body: some Scene { WindowGroup { V()\(modifier) } } }"
        ])
        #expect(app["view", "onOpenURL(perform:)"] == expected)
    }

    /// A handler for calls alone counted as one for web links.
    @Test(arguments: [
        (#""INStartCallIntent""#, "{}"), ("Self.call", "{}"), ("NSStringFromClass(SoupIntent.self)", "{}"),
        ("NSUserActivityTypeBrowsingWeb", #"{"does": [{"handle": "userActivity"}]}"#),
        ("CSSearchableItemActionType", #"{"does": [{"handle": "userActivity"}]}"#),
        ("types.last", #"{"does": [{"handle": "userActivity"}]}"#),
    ]) func aHandlerOfAnIntentTakesNoOtherActivity(_ type: String, _ expected: String) throws {
        let app = try SmallApp([
            "App.swift": """
            @main struct A: App {
                static let call = "INStartCallIntent"
                var body: some Scene { WindowGroup { V().onContinueUserActivity(\(type)) { call($0) } } }
            }
            """
        ])
        #expect(app["view", "onContinueUserActivity(_:perform:)"] == expected)
        let remark = app.fact("view", "onContinueUserActivity(_:perform:)", "does")?.remark ?? ""
        #expect(remark.hasPrefix("handles only") == (expected == "{}"))
    }

    @Test func aHandlerOfWebLinksBesideOneOfAnIntentTakesThem() throws {
        let app = try SmallApp([
            "App.swift": """
            @main struct A: App {
                var body: some Scene {
                    WindowGroup {
                        V().onContinueUserActivity("INStartCallIntent") { call($0) }
                            .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in }
                    }
                }
            }
            """
        ])
        #expect(app["view", "onContinueUserActivity(_:perform:)"] == #"{"does": []}"#)
    }
}
