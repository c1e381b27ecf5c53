extension CodeVariant {
    /// What the `App` of SwiftUI sets up, and which phases are followed.
    static let swiftUIApps: [CodeVariant] = [
        starting(
            "the initializer sets the delegate in a local function",
            initializer: """
                    func register() { UNUserNotificationCenter.current().delegate = pushes }
                    register()
                """, .init("swiftUIApp", "init()", "does", is: .does(VariantAction.setsNotificationDelegate))),
        starting(
            "the initializer sets the delegate by a static function", initializer: "        Self.register(pushes)",
            members: """
                    private static func register(_ pushes: Pushes) {
                        UNUserNotificationCenter.current().delegate = pushes
                    }
                """, .init("swiftUIApp", "init()", "does", is: .does(VariantAction.setsNotificationDelegate))),
        starting(
            "the initializer registers a task by a constant", plist: VariantPlist.permits("com.example.refresh"),
            initializer: """
                    BGTaskScheduler.shared.register(forTaskWithIdentifier: Self.refresh, using: nil) { task in
                        task.setTaskCompleted(success: true)
                    }
                """, members: "    private static let refresh = \"com.example.refresh\"",
            .init("swiftUIApp", "init()", "does", is: .does(VariantAction.registers("com.example.refresh")))),
        starting(
            "the initializer asks another class for its permission",
            initializer: "        LocationKit.requestAuthorization(options: [.precise]) { _ in }",
            .init("swiftUIApp", "init()", "does", is: .does())),
        starting(
            "the phase by its name, with two values", members: "    @Environment(\\.scenePhase) private var scenePhase",
            scene: """
                .onChange(of: scenePhase) { oldPhase, newPhase in
                            if newPhase == .active { print("active") }
                        }
                """, .init("swiftUIApp", "scenePhase", is: .settled("{}"))),
        starting(
            "the phase by another name, on many lines",
            members: """
                    @Environment(
                        \\.scenePhase // of all scenes
                    )
                    private
                    var phase
                """,
            scene: """
                .onChange(
                            of: /* the phase */ self.phase,
                            initial: true
                        ) {
                            print("changed")
                        }
                """, .init("swiftUIApp", "scenePhase", is: .settled("{}"))),
        starting(
            "another value is followed", members: "    @State private var scenePhase = 0",
            scene: #".onChange(of: scenePhase) { _, _ in print("changed") }"#,
            .init("swiftUIApp", "scenePhase", is: .open)),
    ]

    private static func starting(
        _ description: String, plist: String = "", initializer: String = "", members: String = "", scene: String = "",
        _ fact: VariantFact
    ) -> CodeVariant {
        let app = """
            import BackgroundTasks
            import LocationKit
            import SwiftUI
            import UserNotifications
            @main
            struct RecipesApp: App {
                private let pushes = Pushes()
            \(members)
                init() {
            \(initializer)
                }

                var body: some Scene {
                    WindowGroup { Text("Recipes") }
                        \(scene)
                }
            }

            final class Pushes: NSObject, UNUserNotificationCenterDelegate {}
            """
        return CodeVariant(
            "SwiftUI: \(description)", ["RecipesApp.swift": app], plist: VariantPlist.launchScreen + plist, [fact])
    }

    static let store = """
        import Foundation
        import SwiftUI
        final class Store: ObservableObject {
            static let shared = Store()
            @Published var links: [URL] = []

            @discardableResult
            func open(_ url: URL) -> Bool {
                links.append(url)
                return true
            }

            func visit(_ url: URL) { links.append(url) }
            func show(_ id: String) { UserDefaults.standard.set(id, forKey: "shown") }
            func onOpenURL(_ body: (URL) -> Void) { links.forEach(body) }
        }
        """

    /// What scenes of an `App` take over from it: background tasks, documents, and the choice of a window.
    static let swiftUIScenes: [CodeVariant] = [
        scene(
            "a refresh task is named by a scene", #"WindowGroup { Text("a") }.backgroundTask(.appRefresh("a.b")) {}"#,
            plist: VariantPlist.permits("a.b"), .init("swiftUIApp", task, is: .settled("{}"))
        ).finding("LT021", nil),
        scene(
            "a refresh task is named by a constant, on a line of its own",
            """
            WindowGroup { Text("a") }
                        .backgroundTask(
                            .appRefresh(Self.refresh)
                        ) { await Self.fetch() }
            """, plist: VariantPlist.permits("a.b"), .init("swiftUIApp", task, is: .settled("{}"))
        ).finding("LT021", nil),
        scene(
            "a task of another sort is named by a scene",
            #"WindowGroup { Text("a") }.backgroundTask(.urlSession("a.b")) {}"#, plist: VariantPlist.permits("a.b"),
            .init("swiftUIApp", task, is: .settled("{}"))
        ).finding("LT021", "error"),
        scene(
            "a group of documents opens them", "DocumentGroup(viewing: Recipe.self) { Text($0.document.title) }",
            plist: documents, .init("interface", is: .settled(#""documentGroup""#))
        ).finding("LT010", nil),
        scene(
            "a group of documents beside a group of windows",
            "DocumentGroup(viewing: Recipe.self) { Text($0.document.title) }; WindowGroup { Text(\"a\") }",
            plist: documents, .init("interface", is: .open)
        ).finding("LT010", nil),
        scene(
            "a window refuses all that comes",
            "WindowGroup { Text(\"a\").handlesExternalEvents(preferring: [], allowing: []) }",
            .init("view", "handlesExternalEvents(preferring:allowing:)", "returns", is: .settled("false"))),
        scene(
            "a window takes what its conditions allow",
            "WindowGroup { Text(\"a\").handlesExternalEvents(preferring: [\"a\"], allowing: [\"*\"]) }",
            .init("view", "handlesExternalEvents(preferring:allowing:)", "returns", is: .open)),
    ]

    private static let task = "backgroundTask(_:action:)"

    private static let documents = """
        <key>CFBundleDocumentTypes</key><array><dict>
        <key>LSItemContentTypes</key><array><string>a.b.recipe</string></array></dict></array>
        """

    private static func scene(_ description: String, _ scenes: String, plist: String = "", _ fact: VariantFact)
        -> CodeVariant
    {
        let app = """
            import SwiftUI
            @main
            struct RecipesApp: App {
                static let refresh = "a.b"

                init() {}

                var body: some Scene { \(scenes) }

                static func fetch() async {}
            }
            """
        return CodeVariant(
            "SwiftUI scenes: \(description)", ["RecipesApp.swift": app], plist: VariantPlist.launchScreen + plist,
            [fact])
    }

    /// A view of SwiftUI that a hosting controller shows as the root of the window.
    static let hostedViews: [CodeVariant] = [
        hosting("at once", "window.rootViewController = UIHostingController(rootView: Home())", hosted),
        hosting(
            "by a name",
            """
            let root = UIHostingController(rootView: Home())
                    window.rootViewController = root
            """, hosted),
        hosting(
            "the view by a name, with an object",
            """
            let home = Home().environmentObject(Store())
                    window.rootViewController = UIHostingController(rootView: home)
            """, hosted),
        hosting(
            "on a condition",
            """
            if Store().isReady { window.rootViewController = UIHostingController(rootView: Home()) }
                    else { window.rootViewController = UIViewController() }
            """, open),
        hosting(
            "another root comes later",
            """
            window.rootViewController = UIHostingController(rootView: Home())
                    Store().onLogout { window.rootViewController = UIViewController() }
            """, open),
        hosting(
            "as a child of another root",
            """
            let root = UIViewController()
                    root.addChild(UIHostingController(rootView: Home()))
                    window.rootViewController = root
            """, open),
        hosting(
            "a view of another module", "window.rootViewController = UIHostingController(rootView: Others.Home2())",
            open),
        hosting(
            "in a container",
            "window.rootViewController = UINavigationController(rootViewController: UIHostingController(rootView: Home()))",
            open),
    ]

    private static let hosted = [
        VariantFact("interface", is: .settled(#""hosting""#)),
        VariantFact("view", "onOpenURL(perform:)", is: .settled("{}")),
    ]
    private static let open = [VariantFact("interface", is: .open)]

    /// An app with scenes, whose scene delegate takes the URL and sets its window up so.
    private static func hosting(_ description: String, _ code: String, _ facts: [VariantFact]) -> CodeVariant {
        CodeVariant(
            "a hosted view: \(description)",
            [
                "AppDelegate.swift": appDelegate(),
                "SceneDelegate.swift": """
                import SwiftUI
                import UIKit
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?

                    \(UIKitMethod.willConnect) {
                        guard let windowScene = scene as? UIWindowScene else { return }
                        let window = UIWindow(windowScene: windowScene)
                        \(code)
                        self.window = window
                        window.makeKeyAndVisible()
                        if let url = connectionOptions.urlContexts.first?.url { Store.shared.show(url) }
                    }

                    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                        if let url = contexts.first?.url { Store.shared.show(url) }
                    }
                }
                """,
                "Home.swift": """
                import SwiftUI
                struct Home: View {
                    var body: some View { Text(Store.shared.shown?.path ?? "a").onOpenURL { Store.shared.show($0) } }
                }

                class Store {
                    static let shared = Store()
                    var isReady = false
                    var shown: URL?

                    func show(_ url: URL) { shown = url }
                    func onLogout(_ done: @escaping () -> Void) { later = done }
                    var later: (() -> Void)?
                }
                """,
            ],
            plist: VariantPlist.launchScreen + VariantPlist.scenes(storyboard: false) + VariantPlist.declares([.url]),
            facts
        ).finding("LT003", nil).finding("LT010", nil).finding("LT018", nil)
    }
}
