extension CodeMutation {
    /// A handler that is there and does nothing with what it gets.
    static let handlers: [CodeMutation] = uiKitHandlers + objectiveCHandlers + swiftUIHandlers + responses + pushes

    private typealias Handler = (what: String, file: String, body: String, payload: String)

    private static let opens: Handler = (
        "a URL", "SceneDelegate.swift", "        openAll(URLContexts)\n", "URLContexts"
    )
    private static let sceneActivity: Handler = activity(
        "SceneDelegate.swift", "        Router.shared.resume(userActivity)\n")

    private static func action(_ file: String, _ body: String) -> Handler {
        ("a quick action", file, body, "shortcutItem")
    }
    private static func activity(_ file: String, _ body: String) -> Handler {
        ("an activity", file, body, "userActivity")
    }

    private static func handlers(_ app: WholeApp, _ all: [Handler], _ ways: [(String, @Sendable (Handler) -> String)])
        -> [CodeMutation]
    {
        all.flatMap { handler in
            ways.map { name, code in
                CodeMutation(
                    "\(handler.what): the handler \(name)", app, .finding("LT010"),
                    .replace(handler.body, with: code(handler), in: handler.file))
            }
        }
    }

    private static let uiKitHandlers: [CodeMutation] =
        handlers(
            .swiftScenes, [opens, sceneActivity],
            [
                ("is empty", { _ in "" }), ("prints", { "        print(\($0.payload))\n" }),
                ("logs", { "        NSLog(\"got %@\", \"\\(\($0.payload))\")\n" }),
                ("works in no launch", { "        if false {\n\($0.body)        }\n" }),
            ])
        + [WholeApp.swiftScenes, .swiftUIAdaptor].flatMap { app in
            handlers(
                app,
                [action("SceneDelegate.swift", "        completionHandler(Router.shared.perform(shortcutItem))\n")],
                completing)
        }
        + handlers(
            .swiftDelegate,
            [
                ("a URL", "AppDelegate.swift", "        return Router.shared.open(url)\n", "url"),
                activity("AppDelegate.swift", "        return Router.shared.resume(userActivity)\n"),
            ],
            [
                ("is empty", { _ in "        return true\n" }),
                ("prints", { "        print(\($0.payload))\n        return true\n" }),
                ("only asks", { "        return \(String(describing: $0.payload)).description.isEmpty == false\n" }),
                ("works in no launch", { "        if false {\n\($0.body)        }\n        return true\n" }),
            ])
        + handlers(
            .swiftDelegate,
            [action("AppDelegate.swift", "        completionHandler(Router.shared.perform(shortcutItem))\n")],
            completing)

    private static let completing: [(String, @Sendable (Handler) -> String)] = [
        ("is empty", { _ in "        completionHandler(true)\n" }),
        ("prints", { "        print(\($0.payload))\n        completionHandler(true)\n" }),
    ]

    // MARK: - In Objective-C

    private static let objectiveCHandlers: [CodeMutation] =
        handlers(
            .objectiveCScenes,
            [
                ("a URL", "SceneDelegate.m", "    [self openContexts:URLContexts];\n", "URLContexts"),
                activity("SceneDelegate.m", "    [[RCPRouter shared] resumeActivity:userActivity];\n"),
            ],
            [
                ("is empty", { _ in "" }), ("logs", { "    NSLog(@\"%@\", \($0.payload));\n" }),
                ("works in no launch", { "    if (NO) {\n\($0.body)    }\n" }),
            ])
        + handlers(
            .objectiveCScenes,
            [action("SceneDelegate.m", "    completionHandler([[RCPRouter shared] performItem:shortcutItem]);\n")],
            objectiveCCompleting)
        + handlers(
            .objectiveCDelegate,
            [
                ("a URL", "AppDelegate.m", "    return [[RCPRouter shared] openURL:url];\n", "url"),
                activity("AppDelegate.m", "    return [[RCPRouter shared] resumeActivity:userActivity];\n"),
            ],
            [
                ("is empty", { _ in "    return YES;\n" }),
                ("logs", { "    NSLog(@\"%@\", \($0.payload));\n    return YES;\n" }),
                ("works in no launch", { "    if (NO) {\n\($0.body)    }\n    return YES;\n" }),
            ])
        + handlers(
            .objectiveCDelegate,
            [action("AppDelegate.m", "    completionHandler([[RCPRouter shared] performItem:shortcutItem]);\n")],
            objectiveCCompleting)

    private static let objectiveCCompleting: [(String, @Sendable (Handler) -> String)] = [
        ("is empty", { _ in "    completionHandler(YES);\n" }),
        ("logs", { "    NSLog(@\"%@\", \($0.payload));\n    completionHandler(YES);\n" }),
    ]

    // MARK: - In SwiftUI

    private static let swiftUIHandlers: [CodeMutation] = [WholeApp.swiftUIAdaptor, .swiftUI].flatMap { app in
        handlers(
            app,
            [
                ("a URL", "HomeView.swift", "            Router.shared.open(url)\n", "url"),
                ("an activity", "HomeView.swift", "            Router.shared.resume(activity)\n", "activity"),
            ], [("is empty", { _ in "" }), ("prints", { "            print(\($0.payload))\n" })]) + [
                CodeMutation(
                    "a URL: there is no handler", app, .finding("LT010"), .remove(onOpenURL, in: "HomeView.swift")),
                CodeMutation(
                    "a URL: the handler is in a view that no launch shows", app, .finding("LT010"),
                    .remove(onOpenURL, in: "HomeView.swift"),
                    .insert(
                        "\n            if false {\n                Text(\"Never\")\n\(onOpenURL)            }",
                        after: "Text(\"Recipes\")", in: "HomeView.swift")), hidden("in a sheet", app, "Text(\"New\")"),
                CodeMutation(
                    "a URL: the handler is in a branch", app, .notAnalyzed, .remove(onOpenURL, in: "HomeView.swift"),
                    .insert(
                        "\n            if isShown {\n                Text(\"Shown\")\n\(onOpenURL)            }",
                        after: "Text(\"Recipes\")", in: "HomeView.swift")),
                CodeMutation(
                    "a URL: the handler is in the root on a condition", app, .notAnalyzed,
                    .replace(
                        "            HomeView()\n",
                        with: """
                                        if UserDefaults.standard.bool(forKey: "welcomed") {
                                            HomeView()
                                        } else {
                                            Text("Welcome")
                                        }

                            """, in: "RecipesApp.swift")),
                CodeMutation(
                    "a URL: the view with the handler is shown by nothing", app, .notAnalyzed,
                    .replace("HomeView()", with: "Text(\"Recipes\")", in: "RecipesApp.swift")),
                CodeMutation(
                    "a URL: the handler is in a cover", app, .notAnalyzed, .remove(onOpenURL, in: "HomeView.swift"),
                    .insert(
                        "        .fullScreenCover(isPresented: $isShown) {\n            Text(\"Cover\")\n\(onOpenURL)        }\n",
                        before: "        .sheet(", in: "HomeView.swift")),
                CodeMutation(
                    "a URL: the handler is behind a link", app, .notAnalyzed, .remove(onOpenURL, in: "HomeView.swift"),
                    .insert(
                        """

                                    NavigationLink("More") {
                                        Text("More")
                        \(onOpenURL)            }
                        """, after: "Text(\"Recipes\")", in: "HomeView.swift")),
            ]
    }

    private static let onOpenURL = """
                .onOpenURL { url in
                    Router.shared.open(url)
                }

        """

    private static func hidden(_ place: String, _ app: WholeApp, _ view: String) -> CodeMutation {
        CodeMutation(
            "a URL: the handler is \(place)", app, .notAnalyzed, .remove(onOpenURL, in: "HomeView.swift"),
            .insert("\n\(onOpenURL)", after: view, in: "HomeView.swift"))
    }

    // MARK: - Notifications

    private static let responses: [CodeMutation] =
        WholeApp.swift.flatMap { app in
            [("is empty", ""), ("prints", "        print(response.notification)\n")].map { name, code in
                CodeMutation(
                    "a response: the handler \(name)", app, .finding("LT010"),
                    .replace("        Router.shared.show(response.notification)\n", with: code, in: "Pushes.swift"))
            }
        }
        + WholeApp.objectiveC.flatMap { app in
            [("is empty", ""), ("logs", "    NSLog(@\"%@\", response.notification);\n")].map { name, code in
                CodeMutation(
                    "a response: the handler \(name)", app, .finding("LT010"),
                    .replace(
                        "    [[RCPRouter shared] showNotification:response.notification];\n", with: code,
                        in: "RCPPushes.m"))
            }
        }

    private static let pushes: [CodeMutation] =
        [WholeApp.swiftScenes, .swiftDelegate, .swiftUIAdaptor].flatMap { app in
            [
                ("is empty", ""), ("prints", "        print(userInfo)\n"),
                ("forgets what came", "        Feed.shared.update(with: [:])\n"),
            ].map { name, code in
                CodeMutation(
                    "a push: the handler \(name)", app, .changedLaunch,
                    .replace("        Feed.shared.update(with: userInfo)\n", with: code, in: "AppDelegate.swift"))
            }
        }
        + WholeApp.objectiveC.flatMap { app in
            [("is empty", ""), ("logs", "    NSLog(@\"%@\", userInfo);\n")].map { name, code in
                CodeMutation(
                    "a push: the handler \(name)", app, .changedLaunch,
                    .replace("    [[RCPFeed shared] updateWithInfo:userInfo];\n", with: code, in: "AppDelegate.m"))
            }
        }
}
