extension CodeVariant {
    /// Helpers of the class, wherever they stand and however they are called.
    package static let members: [CodeVariant] = [
        connecting(
            "a helper of the class by its bare name", "        openAll(in: connectionOptions)",
            members: """
                    private func openAll(in options: UIScene.ConnectionOptions) { \(opensURLs(of: "options")) }
                """, .does(VariantAction.readsURLs)),
        connecting(
            "the method for a running app gets the set",
            "        self.scene(scene, openURLContexts: connectionOptions.urlContexts)", .does(VariantAction.readsURLs)),
        connecting(
            "a static function of the class", "        Self.openAll(in: connectionOptions)",
            members: """
                    private static func openAll(in options: UIScene.ConnectionOptions) { \(opensURLs(of: "options")) }
                """, .does(VariantAction.readsURLs)),
        connecting(
            "a static function by the name of the class", "        SceneDelegate.openAll(in: connectionOptions)",
            members: """
                    private class func openAll(in options: UIScene.ConnectionOptions) { \(opensURLs(of: "options")) }
                """, .does(VariantAction.readsURLs)),
        connecting(
            "a function of a nested type", "        Links.openAll(in: connectionOptions)",
            members: """
                    @MainActor private enum Links {
                        static func openAll(in options: UIScene.ConnectionOptions) { \(opensURLs(of: "options")) }
                    }
                """, .doesOrOpen(VariantAction.readsURLs)),
        connecting(
            "a helper of a nested type has the same name", "        openAll(in: connectionOptions)",
            members: """
                    private enum Links { static func openAll(in options: UIScene.ConnectionOptions) {} }

                    private func openAll(in options: UIScene.ConnectionOptions) { \(opensURLs(of: "options")) }
                """, .does(VariantAction.readsURLs)),
        connecting(
            "an extension in another file", "        openAll(in: connectionOptions)",
            more: [
                "SceneDelegate+Links.swift": """
                import UIKit
                extension SceneDelegate {
                    func openAll(in options: UIScene.ConnectionOptions) { \(opensURLs(of: "options")) }
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
            "        handle(connectionOptions) { self.window?.tag = 1 }",
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
            "an object gets the options", "        LinkReader().read(connectionOptions)",
            more: [
                "LinkReader.swift": """
                import UIKit
                @MainActor struct LinkReader {
                    func read(_ options: UIScene.ConnectionOptions) { \(opensURLs(of: "options")) }
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
                    \(UIKitMethod.willConnect) { connectionOptions.urlContexts.forEach { Router.shared.open($0.url) } }
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
                "    func scene(_ scene: UIScene, will", with: "    override func scene(_ scene: UIScene, will")
        ])
    }

    /// Functions with the name of something else.
    package static let misleadingNames: [CodeVariant] = [
        opening(
            "an object prints it on paper", "        Printer.shared.print(url)", more: ["Printer.swift": printer],
            takesURL),
        opening("an object dumps it", "        Printer.shared.dump(url)", more: ["Printer.swift": printer], takesURL),
        opening(
            "a helper has the name of a level", #"        message("opened", url)"#,
            members: """
                    private func message(_ text: String, _ link: URL) {
                        window?.accessibilityLabel = text
                        Router.shared.open(link)
                    }
                """, takesURL),
        opening(
            "a closure has the name of a log",
            """
                    let log = { (text: String, link: URL) in
                        _ = Router.shared.open(link)
                    }
                    log("opened", url)
            """, takesURL),
        opening(
            "a key of a dictionary",
            """
                    let home = URL(string: "recipes://home")!
                    Printer.shared.counts = [home: 0, url: 1]
            """, more: ["Printer.swift": printer], takesURL),
        opening(
            "an index", "        Printer.shared.counts[url, default: 0] += 1", more: ["Printer.swift": printer],
            takesURL),
        opening(
            "a catalogue has a function with the name of a level", #"        Catalog.shared.info("recipe", url)"#,
            more: [
                "Catalog.swift": """
                import Foundation
                final class Catalog {
                    static let shared = Catalog()
                    var selected: URL?
                    var title: String { selected?.lastPathComponent ?? "" }

                    func info(_ title: String, _ link: URL) { selected = link }
                }
                """
            ], takesURL),
        connecting(
            "how long the path of the first is",
            """
                    let depth = connectionOptions.urlContexts.first?.url.pathComponents.count ?? 0
                    UserDefaults.standard.set(depth, forKey: "depth")
                    window?.tag = depth
            """, .doesOrOpen(VariantAction.readsFirstURL)),
        connecting(
            "how many could be opened",
            "        window?.tag = connectionOptions.urlContexts.map(\\.url).filter { Router.shared.open($0) }.count",
            .does(VariantAction.readsURLs)),
        connecting(
            "whether one could be opened",
            """
                    let isOpen = connectionOptions.urlContexts.first(where: { Router.shared.open($0.url) }) != nil
                    window?.tag = isOpen ? 1 : 0
            """, .does(VariantAction.readsURLs)),
        connecting(
            "an object prints the set on paper",
            "        Printer.shared.print(connectionOptions.urlContexts.map { $0.url })",
            more: ["Printer.swift": printer], .does(VariantAction.readsURLs)),
        connecting(
            "another object has a member of that name", with: [],
            """
                    Printer.shared.counts = [:]
                    Printer.shared.urlContexts = ["home"]
                    let contexts = Printer.shared.urlContexts
                    window?.tag = contexts.count
            """, more: ["Printer.swift": printer], .does()),
    ]

    private static let takesURL = Meaning.does(VariantAction.takes("url"))

    private static let printer = """
        import UIKit
        final class Printer {
            static let shared = Printer()
            var counts: [URL: Int] = [:]
            var urlContexts: [String] = []
            private var queue: [URL] = []

            func print(_ url: URL) { queue.append(url) }
            func print(_ urls: [URL]) { queue += urls }
            func dump(_ url: URL) { queue.append(url) }
        }
        """
}
