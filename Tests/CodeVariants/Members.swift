extension CodeVariant {
    /// Helpers of the class, wherever they stand and however they are called.
    package static let members: [CodeVariant] = [
        connecting(
            "a helper of the class by its bare name",
            """
                    openAll(in: connectionOptions)
            """,
            members: """
                    private func openAll(in options: UIScene.ConnectionOptions) {
                        for context in options.urlContexts { Router.shared.open(context.url) }
                    }
                """, .does(VariantAction.readsURLs)),
        connecting(
            "the method for a running app gets the set",
            """
                    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
            """, .does(VariantAction.readsURLs)),
        connecting(
            "the method for a running app gets the set by its bare name, on many lines",
            """
                    if !connectionOptions.urlContexts.isEmpty {
                        self
                            .scene(
                                scene,
                                openURLContexts:
                                    connectionOptions.urlContexts
                            )
                    }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "a static function of the class",
            """
                    Self.openAll(in: connectionOptions)
            """,
            members: """
                    private static func openAll(in options: UIScene.ConnectionOptions) {
                        for context in options.urlContexts { Router.shared.open(context.url) }
                    }
                """, .does(VariantAction.readsURLs)),
        connecting(
            "a static function by the name of the class",
            """
                    SceneDelegate.openAll(in: connectionOptions)
            """,
            members: """
                    private class func openAll(in options: UIScene.ConnectionOptions) {
                        for context in options.urlContexts { Router.shared.open(context.url) }
                    }
                """, .does(VariantAction.readsURLs)),
        connecting(
            "a function of a nested type",
            """
                    Links.openAll(in: connectionOptions)
            """,
            members: """
                    @MainActor private enum Links {
                        static func openAll(in options: UIScene.ConnectionOptions) {
                            for context in options.urlContexts { Router.shared.open(context.url) }
                        }
                    }
                """, .doesOrOpen(VariantAction.readsURLs)),
        connecting(
            "a helper of a nested type has the same name",
            """
                    openAll(in: connectionOptions)
            """,
            members: """
                    private enum Links {
                        static func openAll(in options: UIScene.ConnectionOptions) {}
                    }

                    private func openAll(in options: UIScene.ConnectionOptions) {
                        for context in options.urlContexts { Router.shared.open(context.url) }
                    }
                """, .does(VariantAction.readsURLs)),
        connecting(
            "an extension in another file",
            """
                    openAll(in: connectionOptions)
            """,
            more: [
                "SceneDelegate+Links.swift": """
                import UIKit

                extension SceneDelegate {
                    func openAll(in options: UIScene.ConnectionOptions) {
                        for context in options.urlContexts { Router.shared.open(context.url) }
                    }
                }

                """
            ], .does(VariantAction.readsURLs)),
        connecting(
            "one of two helpers with one name", with: [.url, .shortcut],
            """
                    handle(connectionOptions.shortcutItem)
                    handle(connectionOptions, animated: false)
            """,
            members: """
                    private func handle(_ item: UIApplicationShortcutItem?) {
                        if let item { Router.shared.perform(item) }
                    }

                    private func handle(_ options: UIScene.ConnectionOptions, animated: Bool) {
                        for context in options.urlContexts { Router.shared.open(context.url) }
                    }
                """, .does(VariantAction.readsShortcut, VariantAction.readsURLs)),
        connecting(
            "a helper with an argument that is left out, and a trailing closure",
            """
                    handle(connectionOptions) { self.window?.tag = 1 }
            """,
            members: """
                    private func handle(
                        _ options: UIScene.ConnectionOptions, animated: Bool = true, then: () -> Void
                    ) {
                        options.urlContexts.forEach { Router.shared.open($0.url) }
                        then()
                    }
                """, .does(VariantAction.readsURLs)),
        connecting(
            "a helper called in a closure that holds self weakly",
            """
                    DispatchQueue.main.async { [weak self] in
                        self?.handle(connectionOptions)
                    }
            """,
            members: """
                    private func handle(_ options: UIScene.ConnectionOptions) {
                        options.urlContexts.forEach { Router.shared.open($0.url) }
                    }
                """, .does(VariantAction.readsURLs)),
        connecting(
            "an object gets the options",
            """
                    LinkReader().read(connectionOptions)
            """,
            more: [
                "LinkReader.swift": """
                import UIKit

                @MainActor struct LinkReader {
                    func read(_ options: UIScene.ConnectionOptions) {
                        for context in options.urlContexts { Router.shared.open(context.url) }
                    }
                }

                """
            ], .does(VariantAction.readsURLs)),
        connecting(
            "a superclass of the target", with: [],
            """
                    super.scene(scene, willConnectTo: session, options: connectionOptions)
                    window?.tintColor = .systemTeal
            """,
            more: [
                "BaseSceneDelegate.swift": """
                import UIKit

                class BaseSceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession,
                        options connectionOptions: UIScene.ConnectionOptions
                    ) {
                        connectionOptions.urlContexts.forEach { Router.shared.open($0.url) }
                    }
                }

                """
            ], .does(VariantAction.readsURLs)
        ).inheriting("BaseSceneDelegate"),
    ]

    /// The scene delegate as a subclass, whose methods override.
    private func inheriting(_ superclass: String) -> CodeVariant {
        let scene = files["SceneDelegate.swift"] ?? ""
        return adding([
            "SceneDelegate.swift": scene.replacing("UIResponder, UIWindowSceneDelegate", with: superclass).replacing(
                "    func scene(\n", with: "    override func scene(\n")
        ])
    }
}
