extension CodeVariant {
    /// Names that mean something else where they stand, and other names for what a method gets.
    package static let shadowedNames: [CodeVariant] = [
        connecting(
            "a closure's parameter has the name of the options", with: [],
            """
                    Socket.shared.configure { connectionOptions in
                        connectionOptions.timeout = 5
                        connectionOptions.shortcutItem = nil
                    }
            """, .does()),
        connecting(
            "a local in a branch has the name of the options", with: [],
            """
                    if let host = UserDefaults.standard.string(forKey: "host") {
                        let connectionOptions = SocketOptions(host: host)
                        Socket.shared.open(connectionOptions)
                    }
            """, .does()),
        connecting(
            "what an if binds has the name of the options", with: [],
            "        if let connectionOptions = Socket.shared.lastOptions { Socket.shared.open(connectionOptions) }",
            .does()),
        connecting(
            "a shadow ends with its block",
            """
                    do {
                        let connectionOptions = SocketOptions(host: "example.com")
                        Socket.shared.open(connectionOptions)
                    }
                    for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "a local function's parameter has the name of the options", with: [],
            """
                    func connect(connectionOptions: SocketOptions) { Socket.shared.open(connectionOptions) }
                    connect(connectionOptions: SocketOptions(host: "example.com"))
            """, .does()),
        connecting(
            "a property has the name of the options", with: [],
            """
                    self.connectionOptions.timeout = 5
                    Socket.shared.open(self.connectionOptions)
            """, members: "    var connectionOptions = SocketOptions(host: \"example.com\")", .does()),
        connecting(
            "a loop's variable has the name of the options", with: [],
            "        for connectionOptions in Socket.shared.profiles { Socket.shared.open(connectionOptions) }", .does()
        ),
        connecting(
            "another name for the options",
            """
                    let launch = connectionOptions
                    for context in launch.urlContexts { Router.shared.open(context.url) }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "names of a tuple", with: [.url, .activity],
            """
                    let (contexts, activities) = (connectionOptions.urlContexts, connectionOptions.userActivities)
                    contexts.forEach { Router.shared.open($0.url) }
                    activities.forEach { Router.shared.resume($0) }
            """, .does(VariantAction.readsURLs, VariantAction.readsActivities)),
        connecting(
            "a pattern of an if", with: [.shortcut],
            "        if case .some(let item) = connectionOptions.shortcutItem { Router.shared.perform(item) }",
            .does(VariantAction.readsShortcut)),
        connecting(
            "a pattern of a switch over several", with: [.url, .shortcut],
            """
                    switch (connectionOptions.urlContexts.first, connectionOptions.shortcutItem) {
                    case (let context?, _): Router.shared.open(context.url)
                    case (nil, let item?): Router.shared.perform(item)
                    case (nil, nil): break
                    }
            """, .does(VariantAction.readsFirstURL, VariantAction.readsShortcut)),
        connecting(
            "the options are kept for another method", "        self.pending = connectionOptions",
            members: """
                    private var pending: UIScene.ConnectionOptions?

                    func sceneDidBecomeActive(_ scene: UIScene) {
                        pending?.urlContexts.forEach { Router.shared.open($0.url) }
                        pending = nil
                    }
                """, .doesOrOpen(VariantAction.readsURLs)),
        connecting(
            "the URLs are kept for another method", "        pendingContexts = connectionOptions.urlContexts",
            members: """
                    private var pendingContexts: Set<UIOpenURLContext> = []

                    func sceneDidBecomeActive(_ scene: UIScene) {
                        pendingContexts.forEach { Router.shared.open($0.url) }
                        pendingContexts = []
                    }
                """, .does(VariantAction.readsURLs)),
        connecting(
            "a setter of the class reads what it gets", "        launch = connectionOptions",
            members: """
                    private var launch: UIScene.ConnectionOptions? {
                        didSet { launch?.urlContexts.forEach { Router.shared.open($0.url) } }
                    }
                """, .settledOrOpen("[\(VariantAction.readsURLs)]")),
    ].map { $0.adding(["Socket.swift": socket]) }

    private static let socket = """
        import UIKit
        final class SocketOptions {
            var host: String
            var timeout = 30.0
            var shortcutItem: String?

            init(host: String) { self.host = host }
        }

        final class Socket {
            static let shared = Socket()
            var lastOptions: SocketOptions?
            var profiles: [SocketOptions] = []

            func configure(_ change: (SocketOptions) -> Void) { profiles.forEach(change) }
            func open(_ options: SocketOptions) { lastOptions = options }
        }
        """

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
            "        if let url = URL(string: url.lastPathComponent) { Router.shared.open(url) }", takesURL),
        opening("a loop over it has its name", "        for url in [url] { Router.shared.open(url) }", takesURL),
        opening(
            "a closure gets it under its name", "        _ = Optional(url).map { url in Router.shared.open(url) }",
            takesURL),
        opening(
            "a copy that is changed has its name",
            """
                    var target = url
                    target.appendPathComponent("edit")
                    Router.shared.open(target)
            """, takesURL),
        opening(
            "a captured copy has its name",
            "        DispatchQueue.main.async { [url = url.absoluteURL] in _ = Router.shared.open(url) }", takesURL),
    ]

    private static let takesURL = Meaning.does(VariantAction.takes("url"))
}
