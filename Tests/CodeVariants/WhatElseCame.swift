extension CodeVariant {
    /// What is asked before options are looked at, and what is done with them that is nothing.
    package static let whatElseCame: [CodeVariant] = [
        connecting(
            "beside: URLs behind a guard for an activity", with: [.url, .activity],
            """
                    guard let activity = connectionOptions.userActivities.first else { return }
                    Router.shared.resume(activity)
                    for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
            """, .does(VariantAction.readsFirstActivity), errors: ["LT011"]),
        connecting(
            "beside: URLs in the branch for a quick action", with: [.url, .shortcut],
            """
                    if let item = connectionOptions.shortcutItem {
                        Router.shared.perform(item)
                        for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
                    }
            """, .does(VariantAction.readsShortcut), errors: ["LT011"]),
        connecting(
            "beside: URLs where there are none", with: [.url],
            "        if connectionOptions.urlContexts.isEmpty { \(opensURLs) }", .does(), errors: ["LT011"]),
        connecting(
            "beside: a quick action where it has a name and is missing", with: [.shortcut],
            """
                    let item = connectionOptions.shortcutItem
                    guard item == nil else { return }
                    item.map(Router.shared.perform)
            """, .does(), errors: ["LT011"]),
        connecting(
            "beside: a helper that gets the URLs of a launch with a quick action", with: [.url, .shortcut],
            """
                    guard let item = connectionOptions.shortcutItem else { return }
                    Router.shared.perform(item)
                    open(connectionOptions)
            """,
            members: """
                    func open(_ options: UIScene.ConnectionOptions) { \(opensURLs(of: "options")) }
                """, .does(VariantAction.readsShortcut), errors: ["LT011"]),
        connecting(
            "beside: URLs if no quick action has come", with: [.url, .shortcut],
            """
                    if let item = connectionOptions.shortcutItem {
                        Router.shared.perform(item)
                    } else { \(opensURLs) }
            """, .does(VariantAction.readsShortcut, VariantAction.readsURLs)),
        connecting(
            "beside: URLs behind the end of a launch by a quick action", with: [.url, .shortcut],
            """
                    if let item = connectionOptions.shortcutItem {
                        Router.shared.perform(item)
                        return
                    }
                    for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
            """, .does(VariantAction.readsShortcut, VariantAction.readsURLs)),
        connecting(
            "beside: one of two has come", with: [.url, .shortcut],
            """
                    guard connectionOptions.shortcutItem != nil || !connectionOptions.urlContexts.isEmpty else { return }
                    connectionOptions.shortcutItem.map(Router.shared.perform)
                    for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
            """, .does(VariantAction.readsShortcut, VariantAction.readsURLs)),
        connecting(
            "beside: an activity of another type is none", with: [.activity],
            """
                    if connectionOptions.userActivities.first(where: { $0.activityType == "recipes.edit" }) == nil {
                        for activity in connectionOptions.userActivities { Router.shared.resume(activity) }
                    }
            """, .does(VariantAction.readsActivities)),
        connecting(
            "alone: URLs that are thrown away", with: [.url], "        _ = connectionOptions.urlContexts", .does(),
            errors: ["LT011"]),
        connecting(
            "alone: URLs that a loop of a closure prints", with: [.url],
            "        connectionOptions.urlContexts.forEach { print($0.url) }", .does(), errors: ["LT011"]),
        connecting(
            "alone: a quick action that is printed if it is there", with: [.shortcut],
            #"        connectionOptions.shortcutItem.map { NSLog("%@", $0.type) }"#, .does(), errors: ["LT011"]),
        connecting(
            "alone: URLs for a helper that leaves them alone", with: [.url],
            "        keep(connectionOptions.urlContexts)",
            members: "    private func keep(_ contexts: Set<UIOpenURLContext>) {}\n", .does(), errors: ["LT011"]),
        connecting(
            "alone: URLs for one of two helpers of one name", with: [.url],
            "        keep(connectionOptions.urlContexts)",
            members: """
                    private func keep(_ url: URL) {}
                    private func keep(_ contexts: Set<UIOpenURLContext>) {
                        contexts.forEach { Router.shared.open($0.url) }
                    }
                """, .does(VariantAction.readsURLs)),
        connecting(
            "alone: URLs for a helper of the superclass with other labels", with: [.url],
            "        self.scene(scene, opening: connectionOptions.urlContexts)", .does(VariantAction.readsURLs)),
        connecting(
            "flag: URLs behind a constant that is false", with: [.url], "        if isReady { \(opensURLs) }",
            members: "    private let isReady = false\n", .does(), errors: ["LT011"]),
        connecting(
            "flag: URLs behind a property that is false at first", with: [.url],
            """
                    guard isReady else { return }
                    for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
            """,
            members: """
                    private var isReady = false
                    func sceneDidBecomeActive(_ scene: UIScene) { isReady = true }
                """, .open),
        connecting(
            "flag: URLs behind a constant that is true", with: [.url], "        if Self.opensLinks { \(opensURLs) }",
            members: "    private static let opensLinks = true\n", .does(VariantAction.readsURLs)),
        connecting(
            "flag: URLs that are kept where nothing is ready", with: [.url],
            """
                    if isReady {
                        for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
                    } else {
                        pending = connectionOptions.urlContexts
                    }
            """,
            members: """
                    private var isReady = false
                    private var pending: Set<UIOpenURLContext> = []
                    func sceneDidBecomeActive(_ scene: UIScene) {
                        isReady = true
                        pending.forEach { Router.shared.open($0.url) }
                    }
                """, .does(VariantAction.readsURLs)),
        connecting(
            "window: URLs for its root before it is made", with: [.url], storyboard: false,
            """
                    if let root = window?.rootViewController as? UINavigationController {
                        root.title = "Recipes"
                        for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
                    }
                    guard let windowScene = scene as? UIWindowScene else { return }
                    window = UIWindow(windowScene: windowScene)
                    window?.rootViewController = UINavigationController()
                    window?.makeKeyAndVisible()
            """, .does(VariantAction.makesSceneWindow), errors: ["LT011"]),
        connecting(
            "window: URLs behind a guard for its root before it is made", with: [.url], storyboard: false,
            """
                    guard window?.rootViewController is UINavigationController else {
                        window = UIWindow(windowScene: scene as! UIWindowScene)
                        window?.makeKeyAndVisible()
                        return
                    }
                    for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
            """, .does(VariantAction.makesSceneWindow), errors: ["LT011"]),
        connecting(
            "window: URLs for its root once it is made", with: [.url], storyboard: false,
            """
                    guard let windowScene = scene as? UIWindowScene else { return }
                    window = UIWindow(windowScene: windowScene)
                    window?.rootViewController = UINavigationController()
                    window?.makeKeyAndVisible()
                    if let root = window?.rootViewController as? UINavigationController {
                        root.title = "Recipes"
                        for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
                    }
            """, .does(VariantAction.makesSceneWindow, VariantAction.readsURLs)),
        connecting(
            "window: made behind a guard for a URL", with: [.url], storyboard: false,
            """
                    guard let url = connectionOptions.urlContexts.first?.url else { return }
                    Router.shared.open(url)
                    guard let windowScene = scene as? UIWindowScene else { return }
                    window = UIWindow(windowScene: windowScene)
                    window?.rootViewController = UINavigationController()
                    window?.makeKeyAndVisible()
            """, .open),
    ]
}
