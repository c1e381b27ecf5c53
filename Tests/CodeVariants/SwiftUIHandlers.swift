extension CodeVariant {
    /// What modifiers and the `App` of SwiftUI say.
    package static let swiftUIHandlers: [CodeVariant] =
        [
            showing("a closure with an await", ".onOpenURL { url in Task { await store.open(url) } }", url: takesURL),
            showing(
                "a call inside a text that is printed", #".onOpenURL { print("opened \(store.open($0))") }"#,
                url: takesURL),
            showing("only printed", #".onOpenURL { url in print("opened \(url)") }"#, url: .does(), errors: ["LT010"]),
            showing(
                "the parameter of a closure inside", ".onOpenURL { _ in store.links.forEach { store.open($0) } }",
                url: .does(), errors: ["LT010"]),
            showing(
                "a method of the view", ".onOpenURL(perform: open)",
                members: """
                    private func open(_ link: URL) {
                        guard link.scheme == "recipes" else { return }
                        store.open(link)
                    }
                    """, url: takesURL),
            showing(
                "a static method of the view", ".onOpenURL(perform: Self.open)",
                members: "    private static func open(_ link: URL) { Store.shared.open(link) }",
                url: .doesOrOpen(VariantAction.takes("url"))),
            showing(
                "a method of the view that only prints", ".onOpenURL(perform: note)",
                members: "    private func note(_ link: URL) { print(\"opened\", link) }", url: .does(),
                errors: ["LT010"]), showing("a method of an object", ".onOpenURL(perform: store.visit)", url: .open),
            showing(
                "a binding", ".onOpenURL { selection = $0.lastPathComponent }",
                members: "    @State private var selection: String?", url: takesURL),
            showing(
                "an object's function of that name", ".onAppear { store.onOpenURL { link in print(link) } }",
                url: .open, errors: ["LT010"]),
            showing(
                "two, of which one only prints",
                """
                .onOpenURL { print("opened", $0) }
                .onOpenURL { url in store.open(url) }
                """, url: takesURL),
            showing(
                "an activity by a guard",
                """
                .onContinueUserActivity("com.example.recipe") { activity in
                    guard let id = activity.userInfo?["id"] as? String else { return }
                    store.show(id)
                }
                """, activity: .does(VariantAction.takes("userActivity"))),
            showing(
                "an activity that is only printed",
                #".onContinueUserActivity("com.example.recipe") { print($0.activityType) }"#, activity: .does(),
                errors: ["LT010"]),
            showing(
                "an activity by a local constant of the view",
                """
                .onContinueUserActivity(
                    Self.type, // com.example.other
                    perform: { activity in store.show(activity.title ?? "") }
                )
                """, members: "    private static let type = \"com.example.recipe\"",
                activity: .does(VariantAction.takes("userActivity"))),
            showing(
                "activities of another type than the app has",
                #".onContinueUserActivity("com.example.other") { activity in store.show(activity.title ?? "") }"#,
                activity: .open),
            showing(
                "links alone, in an app with activities",
                #".onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { store.show($0.title ?? "") }"#,
                activity: .open),
        ] + swiftUIApps

    private static let takesURL = Meaning.does(VariantAction.takes("url"))

    /// A view of an app of SwiftUI, with modifiers.
    private static func showing(
        _ description: String, _ modifiers: String, members: String = "", url: Meaning? = nil, activity: Meaning? = nil,
        errors: Set<String> = []
    ) -> CodeVariant {
        let app = """
            import SwiftUI
            @main
            struct RecipesApp: App {
                var body: some Scene { WindowGroup { HomeView() } }
            }

            struct HomeView: View {
                @ObservedObject private var store = Store.shared
            \(members)
                var body: some View {
                    List(store.links, id: \\.self) { Text($0.path) }
            \(modifiers)
                }
            }
            """
        let triggers: [VariantPlist.Trigger] = [url.map { _ in .url }, activity.map { _ in .activity }].compactMap(
            \.self)
        return CodeVariant(
            "SwiftUI: \(description)", ["RecipesApp.swift": app, "Store.swift": store],
            plist: VariantPlist.launchScreen + VariantPlist.declares(triggers),
            [
                url.map { VariantFact("view", "onOpenURL(perform:)", "does", is: $0) },
                activity.map { VariantFact("view", "onContinueUserActivity(_:perform:)", "does", is: $0) },
            ].compactMap(\.self), errors: errors)
    }
}
