extension CodeVariant {
    /// What is done with activities, quick actions, responses, and URLs that a scene gets while the app runs.
    package static let otherPayloads: [CodeVariant] = [
        handling(
            "contexts: the first", .contexts,
            """
                    guard let url = URLContexts.first?.url else { return }
                    Router.shared.open(url)
            """, takes("url")),
        handling(
            "contexts: a local function", .contexts,
            """
                    func open(_ contexts: Set<UIOpenURLContext>) {
                        contexts.map(\\.url).forEach { Router.shared.open($0) }
                    }
                    open(URLContexts)
            """, takes("url")),
        handling(
            "contexts: only logged", .contexts,
            """
                    for context in URLContexts { print("opened", context.url, context.options.sourceApplication ?? "") }
            """, .does(), errors: ["LT010"]),
        handling(
            "contexts: whether there are any is asked", .contexts,
            """
                    if !URLContexts.isEmpty { window?.makeKeyAndVisible() }
            """, .doesOrOpen(), errors: ["LT010"]),
        // The app declares another type.
        handling(
            "activity: the link of it", .activity,
            """
                    guard
                        userActivity.activityType == NSUserActivityTypeBrowsingWeb,
                        let url = userActivity.webpageURL
                    else { return }
                    Router.shared.open(url)
            """, takes("userActivity"), errors: ["LT010"]),
        handling(
            "activity: a switch over its type", .activity,
            """
                    switch userActivity.activityType {
                    case "com.example.recipe": Router.shared.show(userActivity.userInfo?["id"] as? String)
                    default: break
                    }
            """, takes("userActivity")),
        handling(
            "activity: a call in the condition of an else if", .activity,
            """
                    if window == nil {
                        print("no window")
                    } else if Router.shared.handles(userActivity) {
                        window?.makeKeyAndVisible()
                    }
            """, takes("userActivity")),
        handling(
            "activity: a local has its name", .activity,
            """
                    let previous = { () -> NSUserActivity in
                        let userActivity = NSUserActivity(activityType: "com.example.previous")
                        userActivity.title = "Previous"
                        return userActivity
                    }()
                    Router.shared.resume(previous)
            """, .does(), errors: ["LT010"]),
        handling(
            "activity: behind a conversion", .activity,
            """
                    guard let id = userActivity.userInfo?["id"].flatMap({ $0 as? String }) else { return }
                    Task { @MainActor in Router.shared.show(id) }
            """, takes("userActivity")),
        handling(
            "action: inside the call of the handler", .action,
            """
                    completionHandler(Router.shared.perform(shortcutItem))
            """, takes("shortcutItem")),
        handling(
            "action: by a type of the class", .action,
            """
                    guard let kind = Kind(rawValue: shortcutItem.type) else { return completionHandler(false) }
                    switch kind {
                    case .new: Router.shared.show("new")
                    }
                    completionHandler(true)
            """, members: "    private enum Kind: String { case new = \"com.example.new\" }", takes("shortcutItem")),
        handling(
            "action: a map over what may be there", .action,
            """
                    let id = shortcutItem.userInfo.map { info in "\\(info)" } ?? shortcutItem.type
                    Router.shared.show(id)
                    completionHandler(true)
            """, takes("shortcutItem")),
        handling(
            "action: without a look at it", .action,
            """
                    Router.shared.show("new")
                    completionHandler(true)
            """, .open),
        // Code for another type counted as a handler of each type.
        handling(
            "action: of another type", .action,
            """
                    guard shortcutItem.type == "com.example.other" else { return completionHandler(false) }
                    Router.shared.perform(shortcutItem)
                    completionHandler(true)
            """, takes("shortcutItem"), errors: ["LT010"]),
        handling(
            "action: of this type or another", .action,
            """
                    let type = shortcutItem.type
                    switch type {
                    case "com.example.other": Router.shared.show("other")
                    case "com.example.new": Router.shared.show("new")
                    default: print("unknown", type)
                    }
                    completionHandler(true)
            """, takes("shortcutItem")),
        handling(
            "action: of another type, by an enumeration", .action,
            """
                    if let kind = Kind(rawValue: shortcutItem.type) {
                        switch kind {
                        case .new: print("new")
                        case .other: Router.shared.show("other")
                        }
                    }
                    completionHandler(true)
            """,
            members: "    private enum Kind: String { case new = \"com.example.new\", other = \"com.example.other\" }",
            takes("shortcutItem"), errors: ["LT010"]),
        handling(
            "action: only logged", .action,
            """
                    NSLog("action %@", shortcutItem.type)
                    completionHandler(false)
            """, .does(), errors: ["LT010"]),
    ].map { $0.adding(["Router+More.swift": more]) }

    private static func takes(_ kind: String) -> Meaning { .does(VariantAction.takes(kind)) }

    /// A method of the scene delegate that UIKit calls while the app runs.
    private enum Handler: String {
        case contexts = "scene(_:openURLContexts:)"
        case activity = "scene(_:continue:)"
        case action = "windowScene(_:performActionFor:completionHandler:)"

        var head: String {
            switch self {
            case .contexts: "func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)"
            case .activity: "func scene(_ scene: UIScene, continue userActivity: NSUserActivity)"
            case .action:
                """
                func windowScene(
                        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                        completionHandler: @escaping (Bool) -> Void
                    )
                """
            }
        }

        var atLaunch: String {
            switch self {
            case .contexts: "connectionOptions.urlContexts.forEach { Router.shared.open($0.url) }"
            case .activity: "connectionOptions.userActivities.forEach { Router.shared.resume($0) }"
            case .action: "if let item = connectionOptions.shortcutItem { Router.shared.perform(item) }"
            }
        }

        var trigger: VariantPlist.Trigger {
            switch self {
            case .contexts: .url
            case .activity: .activity
            case .action: .shortcut
            }
        }
    }

    private static func handling(
        _ description: String, _ handler: Handler, _ code: String, members: String = "", _ meaning: Meaning,
        errors: Set<String> = []
    ) -> CodeVariant {
        let scene = """
            import UIKit

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions
                ) {
                    \(handler.atLaunch)
                }

                \(handler.head) {
            \(code)
                }

            \(members)
            }

            """
        return CodeVariant(
            description, ["AppDelegate.swift": appWithScenes, "Router.swift": router, "SceneDelegate.swift": scene],
            plist: VariantPlist.launchScreen + VariantPlist.scenes() + VariantPlist.declares([handler.trigger]),
            [VariantFact("sceneDelegate", handler.rawValue, "does", is: meaning)], errors: errors)
    }

    private static let more = """
        import UIKit

        extension Router {
            func handles(_ activity: NSUserActivity) -> Bool {
                resume(activity)
                return true
            }

            func show(_ text: String?) { UserDefaults.standard.set(text, forKey: "shown") }
        }

        """
}
