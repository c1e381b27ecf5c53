extension CodeVariant {
    /// Functions with the name of something else.
    package static let misleadingNames: [CodeVariant] = [
        opening(
            "an object prints it on paper",
            """
                    Printer.shared.print(url)
            """, more: ["Printer.swift": printer], takesURL),
        opening(
            "an object dumps it",
            """
                    Printer.shared.dump(url)
            """, more: ["Printer.swift": printer], takesURL),
        opening(
            "a helper has the name of a level",
            """
                    message("opened", url)
            """,
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
            "an index",
            """
                    Printer.shared.counts[url, default: 0] += 1
            """, more: ["Printer.swift": printer], takesURL),
        opening(
            "a catalogue has a function with the name of a level",
            """
                    Catalog.shared.info("recipe", url)
            """,
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
            """
                    window?.tag = connectionOptions.urlContexts.map(\\.url).filter { Router.shared.open($0) }.count
            """, .does(VariantAction.readsURLs)),
        connecting(
            "whether one could be opened",
            """
                    let isOpen = connectionOptions.urlContexts.first(where: { Router.shared.open($0.url) }) != nil
                    window?.tag = isOpen ? 1 : 0
            """, .does(VariantAction.readsURLs)),
        connecting(
            "an object prints the set on paper",
            """
                    Printer.shared.print(connectionOptions.urlContexts.map { $0.url })
            """, more: ["Printer.swift": printer], .does(VariantAction.readsURLs)),
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
