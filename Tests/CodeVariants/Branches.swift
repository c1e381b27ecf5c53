extension CodeVariant {
    /// Conditions, and what hangs on them.
    package static let branches: [CodeVariant] = [
        connecting(
            "a guard binds the first",
            """
                    guard let context = connectionOptions.urlContexts.first else { return }
                    Router.shared.open(context.url)
            """, .does(VariantAction.readsFirstURL)),
        connecting(
            "a guard leaves before the options are read",
            """
                    guard session.role == .windowApplication, let windowScene = scene as? UIWindowScene else { return }
                    windowScene.title = "Recipes"
                    for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "a ternary",
            """
                    let start: [URL] = connectionOptions.urlContexts.isEmpty
                        ? [URL(string: "recipes://home")!]
                        : connectionOptions.urlContexts.map(\\.url)
                    start.forEach { Router.shared.open($0) }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "a conjunction",
            """
                    if let url = connectionOptions.urlContexts.first?.url, url.scheme == "recipes" && Router.shared.open(url) {
                        window?.tag = 1
                    }
            """, .does(VariantAction.readsFirstURL)),
        connecting(
            "a disjunction that only asks", with: [],
            """
                    let isCold = !connectionOptions.urlContexts.isEmpty || connectionOptions.shortcutItem != nil
                        || connectionOptions.userActivities.count > 0
                    UserDefaults.standard.set(isCold, forKey: "cold")
            """, .does()),
        connecting(
            "the other side of ??", with: [.activity],
            """
                    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
                        Router.shared.resume(activity)
                    }
            """, .does(VariantAction.readsFirstActivity)),
        connecting(
            "behind ??", with: [.activity],
            """
                    let activity = session.stateRestorationActivity ?? connectionOptions.userActivities.first
                    if let activity { Router.shared.resume(activity) }
            """, .does(VariantAction.readsFirstActivity)),
        connecting(
            "for systems that no device has",
            """
                    if #available(iOS 99, *) {
                        for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
                    }
            """, .does(), errors: ["LT011"]),
        connecting(
            "for systems that some devices have",
            """
                    if #available(iOS 17.4, *) {
                        for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
                    }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "for systems that all devices have",
            """
                    if #available(iOS 12.0, macCatalyst 13.1, *) {
                        for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
                    }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "for systems before all that the app runs on",
            """
                    if #available(iOS 13, *) {
                        window?.tintColor = .systemTeal
                    } else {
                        for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
                    }
            """, .does(), errors: ["LT011"]),
        connecting(
            "for all systems but those that no device has",
            """
                    if #unavailable(iOS 99) {
                        for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
                    }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "behind a guard that no device passes",
            """
                    guard #available(iOS 99, *) else {
                        connectionOptions.urlContexts.forEach { Router.shared.open($0.url) }
                        return
                    }
                    window?.tintColor = .systemTeal
            """, .does(VariantAction.readsURLs)),
        connecting(
            "in the else of systems that no device has",
            """
                    if #available(iOS 99, *) {
                        window?.tintColor = .systemTeal
                    } else if let context = connectionOptions.urlContexts.first {
                        Router.shared.open(context.url)
                    }
            """, .does(VariantAction.readsFirstURL)),
        connecting(
            "a system and more",
            """
                    if #available(iOS 15, *), let context = connectionOptions.urlContexts.first {
                        Router.shared.open(context.url)
                    }
            """, .does(VariantAction.readsFirstURL)),
        connecting(
            "the cases of a switch", with: [.url, .activity],
            """
                    switch session.role {
                    case .windowApplication where connectionOptions.userActivities.isEmpty:
                        connectionOptions.urlContexts.forEach { Router.shared.open($0.url) }
                    case .windowApplication:
                        connectionOptions.userActivities.forEach { Router.shared.resume($0) }
                    default:
                        break
                    }
            """, .does(VariantAction.readsURLs, VariantAction.readsActivities)),
        connecting(
            "the value of an if",
            """
                    let contexts = if session.stateRestorationActivity == nil { connectionOptions.urlContexts } else { Set<UIOpenURLContext>() }
                    contexts.forEach { Router.shared.open($0.url) }
            """, .does(VariantAction.readsURLs)),
        connecting(
            "one after another", with: [.url, .shortcut, .activity],
            """
                    if let item = connectionOptions.shortcutItem {
                        Router.shared.perform(item)
                    } else if let activity = connectionOptions.userActivities.first {
                        Router.shared.resume(activity)
                    } else {
                        connectionOptions.urlContexts.forEach { Router.shared.open($0.url) }
                    }
            """, .does(VariantAction.readsShortcut, VariantAction.readsFirstActivity, VariantAction.readsURLs)),
    ]
}
