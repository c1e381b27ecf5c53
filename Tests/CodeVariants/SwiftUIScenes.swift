extension CodeVariant {
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

                var body: some Scene {
                    \(scenes)
                }

                static func fetch() async {}
            }

            """
        return CodeVariant(
            "SwiftUI scenes: \(description)", ["RecipesApp.swift": app], plist: VariantPlist.launchScreen + plist,
            [fact])
    }
}
