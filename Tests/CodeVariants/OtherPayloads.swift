extension CodeVariant {
    /// What is done with activities, quick actions, responses, and URLs that a scene gets while the app runs.
    package static let otherPayloads: [CodeVariant] =
        (schemes + [
            handling(
                "contexts: the first", .contexts,
                """
                        guard let url = URLContexts.first?.url else { return }
                        Router.shared.open(url)
                """, takes("url")),
            handling(
                "contexts: only logged", .contexts,
                """
                        for context in URLContexts { print("opened", context.url, context.options.sourceApplication ?? "") }
                """, .does(), errors: ["LT010"]),
            handling(
                "contexts: whether there are any is asked", .contexts,
                "        if !URLContexts.isEmpty { window?.makeKeyAndVisible() }", .doesOrOpen(), errors: ["LT010"]),
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
            connecting(
                "a guard for the role of the delegate's scenes",
                """
                        guard session.role == .windowApplication else { return }
                        for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
                """, .does(VariantAction.readsURLs)),
            connecting(
                "another role returns",
                """
                        if session.role != .windowApplication { return }
                        for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
                """, .does(VariantAction.readsURLs)),
            connecting(
                "activity: web links are the only ones", with: [],
                """
                        for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
                """,
                members: """
                        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
                            guard userActivity.activityType == NSUserActivityTypeBrowsingWeb else { return }
                            if let url = userActivity.webpageURL { Router.shared.open(url) }
                        }
                    """, .does(VariantAction.readsActivities)),
            handling(
                "activity: a guard for web links before it is only kept", .activity,
                """
                        guard userActivity.activityType == NSUserActivityTypeBrowsingWeb else { return }
                        scene.userActivity = userActivity
                """, takes("userActivity"), errors: ["LT010"]),
            handling(
                "contexts: what opens it is stored", .contexts,
                """
                        for context in URLContexts {
                            UserDefaults.standard.set(context.options.sourceApplication, forKey: "opener")
                        }
                """, .does(), errors: ["LT010"]),
            handling(
                "contexts: a property of the URL is called options", .contexts,
                "        for context in URLContexts { Router.shared.show(context.url.options) }", takes("url")),
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
                "activity: behind a conversion", .activity,
                """
                        guard let id = userActivity.userInfo?["id"].flatMap({ $0 as? String }) else { return }
                        Task { @MainActor in Router.shared.show(id) }
                """, takes("userActivity")),
            handling(
                "action: inside the call of the handler", .action,
                "        completionHandler(Router.shared.perform(shortcutItem))", takes("shortcutItem")),
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
                members:
                    "    private enum Kind: String { case new = \"com.example.new\", other = \"com.example.other\" }",
                takes("shortcutItem"), errors: ["LT010"]),
            handling(
                "action: a guard for an enumeration without it", .action,
                """
                        guard let kind = Kind(rawValue: shortcutItem.type) else { return completionHandler(false) }
                        Router.shared.show(kind.rawValue)
                        completionHandler(true)
                """, members: "    private enum Kind: String { case new }", takes("shortcutItem"), errors: ["LT010"]),
            handling(
                "action: an enumeration with an initializer of its own", .action,
                """
                        guard let kind = Kind(rawValue: shortcutItem.type) else { return completionHandler(false) }
                        Router.shared.show(kind.rawValue)
                        completionHandler(true)
                """, members: "    private enum Kind: String { case new; init?(rawValue: String) { self = .new } }",
                takes("shortcutItem")),
            handling(
                "action: only logged", .action,
                """
                        NSLog("action %@", shortcutItem.type)
                        completionHandler(false)
                """, .does(), errors: ["LT010"]),
        ]).map { $0.adding(["Router+More.swift": more]) }

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

    private static let schemes = [
        ("only another scheme", scheme("\"recipe\""), ["LT010"]),
        ("only the declared scheme", scheme("\"recipes\""), []),
        ("a library for other schemes", scheme("\"recipe\"", otherwise: "Server.open(url)"), []),
        (
            "a scheme that code sets",
            scheme("Own.text") + "\nfunc set() { Own.text = \"recipes\" }\nenum Own { static var text = \"recipe\" }\n",
            []
        ),
        (
            "a local has the name of a constant",
            scheme("own", before: "let own = UserDefaults.standard.string(forKey: \"own\")")
                + "\nenum Other { static let own = \"recipe\" }\n", []
        ), ("a URL that is made of it", scheme("\"recipe\"", of: ".absoluteURL.standardized"), []),
    ].map { (description: String, members: String, errors: Set<String>) in
        handling(
            "contexts: \(description)", .contexts, "        URLContexts.forEach { open($0) }", members: members,
            takes("url"), errors: errors)
    }

    private static func scheme(
        _ scheme: String, before: String = "", of part: String = "", otherwise: String = "return"
    ) -> String {
        """
            private func open(_ context: UIOpenURLContext) { open(context.url\(part)) }
            private func open(_ url: URL) {
                \(before)
                if url.scheme?.lowercased() == \(scheme) { Router.shared.open(url) } else { \(otherwise) }
            }
        """
    }

    private static func handling(
        _ description: String, _ handler: Handler, _ code: String, members: String = "", _ meaning: Meaning,
        errors: Set<String> = []
    ) -> CodeVariant {
        let scene = sceneDelegate(
            """
                \(UIKitMethod.willConnect) { \(handler.atLaunch) }

                \(handler.head) {
            \(code)
                }

            \(members)
            """)
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
        extension URL { var options: String? { query } }
        """

    /// How code names the tasks that it registers.
    package static let taskIdentifiers: [CodeVariant] = [
        naming("a text made of the bundle identifier", #""\(Bundle.main.bundleIdentifier!).refresh""#),
        naming("a sum of the bundle identifier", #"Bundle.main.bundleIdentifier! + ".refresh""#),
        naming("the bundle identifier, if there is one", #"(Bundle.main.bundleIdentifier ?? "") + ".refresh""#),
        naming("a constant made of a constant", "Tasks.refresh", more: tasks),
        naming(
            "a text made of the bundle identifier and something else", #""\(Bundle.main.bundleIdentifier!).sync""#,
            is: false),
        loop(
            "over a list", "for task in [\"com.example.app.refresh\", \"com.example.app.sync\"] { register(task) }",
            is: .does(refresh, #"{"registerTask": "com.example.app.sync"}"#), errors: ["LT022"]),
        loop(
            "over a list that has a name",
            """
            let tasks = ["com.example.app.refresh"]
                    for task in tasks {
                        BGTaskScheduler.shared.register(forTaskWithIdentifier: task, using: nil) { _ in }
                    }
            """),
        loop(
            "over a list of the class",
            """
            tasks.forEach { task in
                        BGTaskScheduler.shared.register(forTaskWithIdentifier: task, using: nil) { _ in }
                    }
            """, members: #"    let tasks = ["com.example.app.refresh"]"#),
        launching(
            "a task of a shared object that two methods touch", plist: identifier,
            imports: "import BackgroundTasks\nimport UIKit", "        Refresher.shared.plan()",
            members: "    func applicationDidBecomeActive(_ application: UIApplication) { Refresher.shared.plan() }",
            more: ["Refresher.swift": refresher], does: .does(refresh)
        ).finding("LT020", nil),
        loop("by a name that changes", "var task = \"com.example.app\"; task += \".refresh\"; register(task)"),
        // Without a project the code of a library may register the permitted one.
        loop("by a helper that gets its name", "register(\"com.example.app.refresh\")"),
        loop("by a helper for another task", "register(\"com.example.app.sync\")", is: .open, errors: ["LT022"]),
        loop("by a helper that is passed on", "[\"com.example.app.sync\"].forEach(register)", is: .doesOrOpen(refresh)),
        loop(
            "over a list, some of which are left out",
            """
            for task in ["com.example.app.refresh"] {
                        if UserDefaults.standard.bool(forKey: task) { continue }
                        BGTaskScheduler.shared.register(forTaskWithIdentifier: task, using: nil) { _ in }
                    }
            """, is: .open),
    ]

    private static let refresher = """
        import BackgroundTasks
        final class Refresher {
            static let shared = Refresher()
            private var plans = 0

            private init() {
                BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.app.refresh", using: nil) { task in
                    task.setTaskCompleted(success: true)
                }
            }

            func plan() { plans += 1 }
        }
        """

    private static let refresh = VariantAction.registers("com.example.app.refresh")

    private static let tasks = [
        "Tasks.swift": #"enum Tasks { static let base = "com.example.app"; static let refresh = base + ".refresh" }"#
    ]

    private static let identifier =
        "<key>CFBundleIdentifier</key><string>com.example.app</string>"
        + VariantPlist.permits("com.example.app.refresh")

    private static func naming(
        _ description: String, _ name: String, more: [String: String] = [:], is isNamed: Bool = true
    ) -> CodeVariant {
        launching(
            "a task is named by \(description)", plist: identifier, imports: "import BackgroundTasks\nimport UIKit",
            "        BGTaskScheduler.shared.register(forTaskWithIdentifier: \(name), using: nil) { _ in }", more: more,
            // Without a project the code of a library may register what is left.
            does: isNamed ? .does(refresh) : .open, errors: isNamed ? [] : ["LT022"])
    }

    private static func loop(
        _ description: String, _ code: String, members: String = "", is meaning: Meaning = .does(refresh),
        errors: Set<String> = []
    ) -> CodeVariant {
        launching(
            "tasks in a loop \(description)", plist: identifier, imports: "import BackgroundTasks\nimport UIKit",
            "        \(code)",
            members: members + """

                    func register(_ task: String) {
                        BGTaskScheduler.shared.register(forTaskWithIdentifier: task, using: nil) { _ in }
                    }
                """, does: meaning, errors: errors)
    }
}
