extension CodeVariant {
    /// What a scene is connected for, handed to a function as it is read.
    package static let handedOptions: [CodeVariant] = [
        connecting(
            "handed: the set, to a function that only prints it", "        note(connectionOptions.urlContexts)",
            members: "    private func note(_ contexts: Set<UIOpenURLContext>) { print(\"opened\", contexts) }\n",
            .does(), errors: ["LT011"]),
        connecting(
            "handed: the set, to a function that opens each", "        open(connectionOptions.urlContexts)",
            members: """
                    private func open(_ contexts: Set<UIOpenURLContext>) {
                        for context in contexts { Router.shared.open(context.url) }
                    }
                """, .does(VariantAction.readsURLs)),
        connecting(
            "handed: the URL of the first, to another type that only logs it",
            "        Notes.shared.note(connectionOptions.urlContexts.first?.url)", more: ["Notes.swift": notes],
            .does(), errors: ["LT011"]),
        connecting(
            "handed: the URL of the first, to another type that opens it",
            "        Router.shared.open(connectionOptions.urlContexts.first!.url)", .does(VariantAction.readsFirstURL)),
        connecting(
            "handed: a quick action, to a function that only prints it", with: [.shortcut],
            "        note(connectionOptions.shortcutItem)",
            members: "    private func note(_ item: UIApplicationShortcutItem?) { print(item?.type ?? \"none\") }\n",
            .does(), errors: ["LT011"]),
        connecting(
            "handed: what is made of a part of it, to a function that asks of what kind it is",
            """
                    guard let url = connectionOptions.urlContexts.first?.url, isOwn(url.scheme) else { return }
                    Router.shared.open(url)
            """, members: "    private func isOwn(_ scheme: String?) -> Bool { scheme == \"recipes\" }\n",
            .does(VariantAction.readsFirstURL)),
        connecting(
            "handed: the scheme of it, where another function is called for that",
            """
                    if isOwn(connectionOptions.urlContexts.first?.url.scheme) { Router.shared.open(Router.home) }
            """, members: "    private func isOwn(_ scheme: String?) -> Bool { scheme == \"recipes\" }\n",
            more: [
                "Home.swift":
                    "import Foundation\n\nextension Router { static let home = URL(fileURLWithPath: \"/\") }\n"
            ], .does(VariantAction.readsFirstURL)),
    ]

    private static let notes = """
        import Foundation

        final class Notes {
            static let shared = Notes()

            func note(_ url: URL?) { print("opened", url ?? "nothing") }
        }

        """
}
