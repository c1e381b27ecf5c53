extension CodeVariant {
    /// Names that stand for something new, which is made of what they stood for before.
    package static let repeatedNames: [CodeVariant] = [
        connecting(
            "the options again under their name in a block",
            """
                    do {
                        let connectionOptions = connectionOptions
                        connectionOptions.urlContexts.forEach { Router.shared.open($0.url) }
                    }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "what is read of the options has their name",
            """
                    if let connectionOptions = connectionOptions.urlContexts.first {
                        Router.shared.open(connectionOptions.url)
                    }
            """, .does(VariantAction.readsFirstURL)),
        connecting(
            "a closure gets the options under their name",
            """
                    [connectionOptions].forEach { connectionOptions in
                        connectionOptions.urlContexts.forEach { Router.shared.open($0.url) }
                    }
            """, .doesOrOpen(VariantAction.readsURLs)),
        connecting(
            "a capture has the name of the options",
            """
                    DispatchQueue.main.async { [connectionOptions = connectionOptions.urlContexts] in
                        connectionOptions.forEach { Router.shared.open($0.url) }
                    }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "one name after another", with: [.shortcut],
            """
                    let options = connectionOptions
                    let item = options.shortcutItem
                    guard let item else { return }
                    let type = item.type
                    Router.shared.open(URL(string: "recipes://\\(type)")!)
            """, .does(VariantAction.readsShortcut)),
        connecting(
            "a name that gets its value later",
            """
                    let contexts: Set<UIOpenURLContext>
                    if session.role == .windowApplication {
                        contexts = connectionOptions.urlContexts
                    } else {
                        contexts = []
                    }
                    for context in contexts { Router.shared.open(context.url) }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "the method for a running app gets what has been given a name",
            """
                    let contexts = connectionOptions.urlContexts
                    guard !contexts.isEmpty else { return }
                    self.scene(scene, openURLContexts: contexts)
            """, .does(VariantAction.readsURLs)),
        opening(
            "made standard under its name",
            """
                    let link = url
                    do {
                        let url = link.standardized
                        Router.shared.open(url)
                    }
            """, takesURL),
        opening(
            "an if binds a part of it under its name",
            """
                    if let url = URL(string: url.lastPathComponent) { Router.shared.open(url) }
            """, takesURL),
        opening(
            "a loop over it has its name",
            """
                    for url in [url] { Router.shared.open(url) }
            """, takesURL),
        opening(
            "a closure gets it under its name",
            """
                    _ = Optional(url).map { url in Router.shared.open(url) }
            """, takesURL),
        opening(
            "a copy that is changed has its name",
            """
                    var target = url
                    target.appendPathComponent("edit")
                    Router.shared.open(target)
            """, takesURL),
        opening(
            "a captured copy has its name",
            """
                    DispatchQueue.main.async { [url = url.absoluteURL] in _ = Router.shared.open(url) }
            """, takesURL),
    ]

    private static let takesURL = Meaning.does(VariantAction.takes("url"))
}
