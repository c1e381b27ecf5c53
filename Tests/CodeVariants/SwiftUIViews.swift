extension CodeVariant {
    /// Handlers in views that may be on the first screen or not, and what views set up as they appear.
    package static let swiftUIViews: [CodeVariant] = [
        viewing("in the scene", "HomeView()\(opens)", takesURL),
        viewing("in a view of a view", "VStack { Group { HomeView() } }", home: opens, takesURL),
        viewing(
            "in a property of a view", "HomeView()", home: "", members: "var content: some View { Text(\"\")\(opens) }",
            body: "content", takesURL),
        viewing(
            "in a function of a view", "HomeView()", members: "func page() -> some View { Text(\"\")\(opens) }",
            body: "page()", takesURL),
        viewing("by a modifier of its own", "HomeView().modifier(Links())", more: links, takesURL),
        viewing("by a function for all views", "HomeView().handlingLinks()", more: links, takesURL),
        viewing("in a background", "HomeView().background { Color.clear\(opens) }", takesURL),
        viewing("in a branch that is always taken", "if true { HomeView() }", home: opens, takesURL),
        viewing("in a sheet", "Text(\"\").sheet(isPresented: $isShown) { HomeView() }", home: opens, .open),
        viewing("in a branch", "if isShown { HomeView() }", home: opens, .open),
        viewing(
            "in a branch, which only prints it", "if isShown { HomeView() }", home: "\n.onOpenURL { print($0) }",
            .does(), errors: ["LT010"]),
        viewing("in one of two branches", "if isShown { HomeView() } else { Text(\"\") }", home: opens, .open),
        viewing("behind a link", "NavigationStack { NavigationLink(\"Soup\") { HomeView() } }", home: opens, .open),
        viewing(
            "as the destination of a link", "NavigationLink(\"Soup\", destination: HomeView())", home: opens, .open),
        viewing("for each of some", "ForEach(0..<2, id: \\.self) { _ in HomeView() }", home: opens, .open),
        viewing("in a tab", "TabView { Text(\"\").tabItem { Text(\"\") }; HomeView() }", home: opens, .open),
        viewing("in a view that nothing shows", "Text(\"\")", home: opens, .open),
        viewing(
            "in a container of its own", "Box { HomeView() }", home: opens,
            more: """
                struct Box<Content: View>: View {
                    @ViewBuilder var content: () -> Content
                    var body: some View { content() }
                }
                """, takesURL),
        // A container of the target was taken for one that may not show its content.
        viewing(
            "in a container by its initializer", "Box(title: \"\") { HomeView() }", home: opens,
            more: """
                struct Box<Content: View>: View {
                    private let inner: Content
                    init(title: String, @ViewBuilder content: () -> Content) { inner = content() }
                    var body: some View { VStack { inner } }
                }
                """, takesURL),
        viewing(
            "in a container that shows it later", "Box { HomeView() }", home: opens,
            more: """
                struct Box<Content: View>: View {
                    @State var isOpen = false
                    @ViewBuilder var content: () -> Content
                    var body: some View { if isOpen { content() } else { Text("") } }
                }
                """, .open),
        viewing(
            "in a function that builds", "framed { HomeView() }", home: opens,
            more: """
                @ViewBuilder func framed<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
                    Group { content() }
                }
                """, takesURL),
        viewing(
            "in a branch by a state that nothing changes", "if isNew { HomeView() } else { Text(\"\") }", home: opens,
            .open, errors: ["LT010"]),
        viewing(
            "in the branch without a state that nothing changes", "if isNew { Text(\"\") } else { HomeView() }",
            home: opens, takesURL),
        viewing(
            "in two branches and the scene", "if isShown { HomeView() } else { Text(\"\") }\nHomeView()", home: opens,
            takesURL),
        viewing("in a branch that no launch takes", "if false { HomeView()\(opens) }", .open, errors: ["LT010"]),
        viewing(
            "in a branch for systems that no device has", "if #available(iOS 99, *) { HomeView()\(opens) }", .open,
            errors: ["LT010"]),
        viewing(
            "in a window that isn't the first", "Text(\"\")", scenes: "WindowGroup(id: \"recipe\") { HomeView() }",
            home: opens, .open),
        viewing(
            "shown by a view that shows itself", "HomeView()", members: "var depth = 0",
            body: "if depth > 2 { HomeView() }; Text(\"\")\(opens)", takesURL),
        appearing("as the first view appears", ".onAppear { center.delegate = pushes }", "onAppear(perform:)"),
        appearing("in the task of a view", ".task { center.delegate = pushes }", "task(priority:_:)"),
        appearing(
            "in a function of the view as it appears", ".onAppear { start() }", "onAppear(perform:)",
            members: "func start() { center.delegate = pushes }"),
        appearing(
            "dispatched as the first view appears",
            ".onAppear { DispatchQueue.main.async { center.delegate = pushes } }", "onAppear(perform:)",
            isDeferred: true),
        appearing("when something changes", ".onChange(of: isShown) { center.delegate = pushes }", nil),
        appearing("when a button is tapped", ".onTapGesture { center.delegate = pushes }", nil),
    ]

    private static let opens = "\n.onOpenURL { url in Store.shared.open(url) }\n"

    private static let takesURL = Meaning.does(VariantAction.takes("url"))

    private static let links = """
        struct Links: ViewModifier {
            func body(content: Content) -> some View { content\(opens) }
        }

        extension View {
            func handlingLinks() -> some View { modifier(Links()) }
        }
        """

    /// An app of SwiftUI whose first window shows this.
    private static func viewing(
        _ description: String, _ content: String, scenes: String = "", home: String = "", members: String = "",
        body: String = "Text(\"Home\")", more: String = "", _ url: Meaning, errors: Set<String> = []
    ) -> CodeVariant {
        let app = """
            import SwiftUI
            @main
            struct RecipesApp: App {
                @State private var isShown = false
                @State private var isNew = false

                var body: some Scene {
                    WindowGroup { \(content) }
                    \(scenes)
                }

                private func show() { isShown = true }
            }

            struct HomeView: View {
                \(members)

                var body: some View { \(body)\(home) }
            }

            #Preview { HomeView() }
            \(more)
            """
        return CodeVariant(
            "SwiftUI views: \(description)", ["RecipesApp.swift": app, "Store.swift": store],
            plist: VariantPlist.launchScreen + VariantPlist.declares([.url]),
            [VariantFact("view", "onOpenURL(perform:)", "does", is: url)], errors: errors)
    }

    /// An app of SwiftUI with a delegate, whose view sets that of the notification centre.
    private static func appearing(
        _ description: String, _ modifier: String, _ method: String?, members: String = "", isDeferred: Bool = false
    ) -> CodeVariant {
        let app = """
            import SwiftUI
            import UserNotifications
            @main
            struct RecipesApp: App {
                @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

                var body: some Scene { WindowGroup { HomeView() } }
            }

            struct HomeView: View {
                @State private var isShown = false
                private let pushes = Pushes()
                private let center = UNUserNotificationCenter.current()
                \(members)

                var body: some View {
                    Text("Home")
                        \(modifier)
                }
            }

            final class AppDelegate: NSObject, UIApplicationDelegate {
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
                ) -> Bool {
                    return true
                }
            }

            final class Pushes: NSObject, UNUserNotificationCenterDelegate {
                \(UIKitMethod.didReceiveResponse) {
                    print(response.notification.request.identifier.count)
                    UserDefaults.standard.set(response.notification.request.identifier, forKey: "shown")
                    completionHandler()
                }
            }
            """
        let action = isDeferred ? VariantAction.setsNotificationDelegateLater : VariantAction.setsNotificationDelegate
        let launch = "application(_:didFinishLaunchingWithOptions:)"
        return CodeVariant(
            "SwiftUI views: the delegate is set \(description)", ["RecipesApp.swift": app],
            plist: VariantPlist.launchScreen,
            [VariantFact("appDelegate", launch, "does", is: .does())]
                + [method.map { VariantFact("view", $0, "does", is: .does(action)) }].compactMap(\.self),
            errors: ["LT019"])
    }
}
