extension CodeVariant {
    /// Loops, errors, what is put off, expressions of all kinds, and layouts.
    package static let waysThrough: [CodeVariant] = [
        connecting(
            "a loop with a condition",
            """
                    for context in connectionOptions.urlContexts where context.url.scheme == "recipes" {
                        Router.shared.open(context.url)
                    }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "a loop that empties a copy", with: [.activity],
            """
                    var activities = connectionOptions.userActivities
                    while let activity = activities.popFirst() { Router.shared.resume(activity) }
            """, .does(VariantAction.readsActivities)),
        connecting(
            "an error is caught",
            """
                    do {
                        try Recipes.load()
                        try Recipes.check(connectionOptions.urlContexts.map(\\.url))
                    } catch {
                        NSLog("%@", "\\(error)")
                    }
            """, more: ["Recipes.swift": recipes], .does(VariantAction.readsURLs)),
        connecting(
            "an error is caught, and the URLs are opened then",
            """
                    do {
                        try Recipes.load()
                    } catch {
                        connectionOptions.urlContexts.forEach { Router.shared.open($0.url) }
                    }
            """, more: ["Recipes.swift": recipes], .does(VariantAction.readsURLs)),
        connecting(
            "an error that nobody hears of",
            """
                    try? Recipes.check(connectionOptions.urlContexts.map { $0.url })
            """, more: ["Recipes.swift": recipes], .does(VariantAction.readsURLs)),
        connecting(
            "at the end, however it leaves",
            """
                    defer { connectionOptions.urlContexts.forEach { Router.shared.open($0.url) } }
                    guard let windowScene = scene as? UIWindowScene else { return }
                    windowScene.title = "Recipes"
            """, .does(VariantAction.readsURLs)),
        connecting(
            "behind an await",
            """
                    Task {
                        await Recipes.refresh()
                        for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
                    }
            """, more: ["Recipes.swift": recipes], .does(VariantAction.readsURLs)),
        connecting(
            "a call inside a text",
            """
                    Recipes.note("opened \\(open(connectionOptions.urlContexts)) links")
            """,
            members: """
                    private func open(_ contexts: Set<UIOpenURLContext>) -> Int {
                        contexts.filter { Router.shared.open($0.url) }.count
                    }
                """, more: ["Recipes.swift": recipes], .does(VariantAction.readsURLs)),
        connecting(
            "a call inside a text that is printed",
            """
                    print("opened \\(open(connectionOptions)) links")
            """,
            members: """
                    private func open(_ options: UIScene.ConnectionOptions) -> Int {
                        options.urlContexts.filter { Router.shared.open($0.url) }.count
                    }
                """, .does(VariantAction.readsURLs)),
        connecting(
            "only printed", with: [],
            """
                    print("connected with \\(connectionOptions.urlContexts)")
                    debugPrint(connectionOptions.userActivities, connectionOptions.shortcutItem as Any)
            """, .does()),
        connecting(
            "a chain of options", with: [.shortcut],
            """
                    let isNew = connectionOptions.shortcutItem?.type.hasSuffix(".new") ?? false
                    if isNew { Router.shared.open(URL(string: "recipes://new")!) }
            """, .does(VariantAction.readsShortcut)),
        connecting(
            "a function of what may be there", with: [.shortcut],
            """
                    _ = connectionOptions.shortcutItem.map(Router.shared.perform)
            """, .does(VariantAction.readsShortcut)),
        connecting(
            "a key path",
            """
                    let contexts = connectionOptions[keyPath: \\.urlContexts]
                    contexts.forEach { Router.shared.open($0.url) }
            """, .doesOrOpen(VariantAction.readsURLs)),
        connecting(
            "a key path in a constant", with: [.shortcut],
            """
                    let member = \\UIScene.ConnectionOptions.shortcutItem
                    if let item = connectionOptions[keyPath: member] { Router.shared.perform(item) }
            """, .doesOrOpen(VariantAction.readsShortcut)),
        connecting(
            "many lines and comments",
            """
                    for context /* connectionOptions.shortcutItem */ in connectionOptions
                        // connectionOptions.userActivities.first
                        .urlContexts
                        .sorted(by: { $0.url.path < $1.url.path })
                    {
                        Router
                            .shared
                            .open(
                                context.url
                            )
                    }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "names in backticks", with: [.shortcut],
            """
                    let `default` = connectionOptions.`shortcutItem`; if let item = `default` { Router.shared.perform(item) }
            """, .does(VariantAction.readsShortcut)),
        connecting(
            "names in texts", with: [],
            """
                    NSLog("connectionOptions.urlContexts")
                    window?.accessibilityLabel = \"\""
                        handle(connectionOptions.userActivities)
                        \"\""
            """, .does()),
    ]

    private static let recipes = """
        import Foundation

        enum Recipes {
            static func load() throws {}
            static func check(_ urls: [URL]) throws { urls.forEach { Router.shared.open($0) } }
            static func refresh() async {}
            static func note(_ text: String) { UserDefaults.standard.set(text, forKey: "note") }
        }

        """
}
