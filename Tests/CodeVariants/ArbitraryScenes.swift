extension CodeVariant {
    /// Scenes that code takes from the connected ones.
    package static let arbitraryScenes: [CodeVariant] = [
        opening("the first", "UIApplication.shared.connectedScenes.first", "note"),
        opening(
            "the first with a delegate",
            "UIApplication.shared.connectedScenes.compactMap { $0.delegate as? SceneDelegate }.first", "note"),
        opening("the first of a single one", "UIApplication.shared.connectedScenes.first", plist: "", nil),
        opening(
            "one that a condition selects",
            "UIApplication.shared.connectedScenes.first { $0.session.persistentIdentifier == \"a\" }", nil),
        opening("how many there are", "UIApplication.shared.connectedScenes.count", nil),
        launchingWithScenes(
            "needs a scene in a launch method",
            "let scene = UIApplication.shared.connectedScenes.first as! UIWindowScene\n        print(scene)",
            .does(#"{"read": "connectedScenes"}"#), errors: ["LT005"]
        ).finding("LT005", "error"),
        launchingWithScenes(
            "asks for a scene in a launch method",
            "if let scene = UIApplication.shared.connectedScenes.first { print(scene) }", .does()
        ).finding("LT005", nil),
    ]

    private static func opening(
        _ description: String, _ scene: String, plist: String = "<key>UIApplicationSupportsMultipleScenes</key><true/>",
        _ severity: String?
    ) -> CodeVariant {
        let pages = """
            import UIKit

            final class Pages {
                static let shared = Pages()
                private var scene: Any? { \(scene) }
                func open(_ url: URL) { Router.shared.open(url); print(scene as Any) }
            }

            """
        let variant = connecting(
            "uses \(description)", with: [],
            "        for context in connectionOptions.urlContexts { Pages.shared.open(context.url) }",
            members: """
                    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                        for context in contexts { Pages.shared.open(context.url) }
                    }
                """, more: ["Pages.swift": pages], .does(VariantAction.readsURLs))
        let manifest = "<key>UIApplicationSceneManifest</key><dict>"
        return CodeVariant(
            variant.description, variant.files,
            plist: variant.infoPlist.replacing(manifest, with: manifest + plist) + VariantPlist.declares([.url]),
            [
                VariantFact(
                    "sceneDelegate", "scene(_:openURLContexts:)", "does",
                    is: severity == nil
                        ? .does(VariantAction.takes("url"))
                        : .does(VariantAction.takes("url"), VariantAction.readsFirst("connectedScenes")))
            ]
        ).finding("LT017", severity)
    }
}
