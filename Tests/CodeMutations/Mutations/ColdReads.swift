extension CodeMutation {
    /// What starts the app isn't read of the options of its scene, while the handler for the running app is there.
    static let coldReads: [CodeMutation] =
        coldReads(of: swiftReads, in: .swiftScenes, swiftWays)
        + coldReads(of: [swiftReads[2]], in: .swiftUIAdaptor, swiftWays.filter { !$0.needsWindow })
        + coldReads(of: objectiveCReads, in: .objectiveCScenes, objectiveCWays)

    /// How an app comes not to read something.
    private struct Way: Sendable {
        let name: String
        /// The code in the place of the read, of which it is given the text and the part of the options.
        let code: @Sendable (String, String) -> String
        /// Whether it stands before the window is made.
        var needsWindow = false
    }

    private typealias Read = (what: String, code: String, part: String)

    private static func coldReads(of reads: [Read], in app: WholeApp, _ ways: [Way]) -> [CodeMutation] {
        let (file, making) =
            app.description == WholeApp.objectiveCScenes.description
            ? ("SceneDelegate.m", "    UIWindow *window =") : ("SceneDelegate.swift", "        let window =")
        return reads.flatMap { read in
            ways.map { way in
                let code = way.code(read.code, read.part)
                let edits: [CodeEdit] =
                    way.needsWindow
                    ? [.remove(read.code, in: file), .insert(code, before: making, in: file)]
                    : [.replace(read.code, with: code, in: file)]
                return CodeMutation("\(read.what): the cold read is \(way.name)", app, .finding("LT011"), edits)
            }
        }
    }

    private static let swiftReads: [Read] = [
        ("a URL", "        openAll(connectionOptions.urlContexts)\n", "connectionOptions.urlContexts"),
        (
            "an activity",
            "        for activity in connectionOptions.userActivities { Router.shared.resume(activity) }\n",
            "connectionOptions.userActivities"
        ),
        (
            "a quick action",
            """
                    if let item = connectionOptions.shortcutItem { Router.shared.perform(item) }

            """, "connectionOptions.shortcutItem"
        ),
    ]

    private static let swiftWays = [
        Way(name: "removed") { _, _ in "" }, Way(name: "a print") { _, part in "        print(\(part))\n" },
        Way(name: "a log") { _, part in "        NSLog(\"%@\", String(describing: \(part)))\n" },
        Way(name: "a log of a logger") { _, part in
            "        Logger(subsystem: \"a\", category: \"b\").info(\"\\(String(describing: \(part)))\")\n"
        },
        Way(name: "a print of a local") { _, part in
            "        let brought = \(part)\n        print(\"launched by\", brought)\n"
        }, Way(name: "an assertion") { _, part in "        assert(\(part) != nil)\n" },
        Way(name: "in a branch that no launch takes") { read, _ in "        if false {\n\(read)        }\n" },
        Way(name: "thrown away") { _, part in "        _ = \(part)\n" },
        Way(name: "only for launches by a notification") { read, _ in
            "        if let response = connectionOptions.notificationResponse {\n"
                + "            print(response.actionIdentifier)\n\(read)        }\n"
        },
        Way(
            name: "for the root of a window that was there",
            code: { read, _ in
                "        if let root = window?.rootViewController as? HomeViewController {\n"
                    + "            root.title = \"Recipes\"\n\(read)        }\n"
            }, needsWindow: true),
        Way(name: "for systems to come") { read, _ in "        if #available(iOS 99, *) {\n\(read)        }\n" },
        Way(
            name: "for a window that was there", code: { read, _ in "        if window != nil {\n\(read)        }\n" },
            needsWindow: true),
        Way(
            name: "behind a guard for a window",
            code: { read, _ in
                """
                        func begin() {
                            guard window != nil else { return }
                    \(read)        }
                        begin()

                """
            }, needsWindow: true),
    ]

    private static let objectiveCReads: [Read] = [
        ("a URL", "    [self openContexts:connectionOptions.URLContexts];\n", "connectionOptions.URLContexts"),
        (
            "an activity",
            """
                for (NSUserActivity *activity in connectionOptions.userActivities) {
                    [[RCPRouter shared] resumeActivity:activity];
                }

            """, "connectionOptions.userActivities"
        ),
        (
            "a quick action",
            """
                if (connectionOptions.shortcutItem) { [[RCPRouter shared] performItem:connectionOptions.shortcutItem]; }

            """, "connectionOptions.shortcutItem"
        ),
    ]

    private static let objectiveCWays = [
        Way(name: "removed") { _, _ in "" }, Way(name: "a log") { _, part in "    NSLog(@\"%@\", \(part));\n" },
        Way(name: "a log of the system") { _, part in "    os_log(OS_LOG_DEFAULT, \"%@\", \(part));\n" },
        Way(name: "a log of a local") { _, part in "    id brought = \(part);\n    NSLog(@\"%@\", brought);\n" },
        Way(name: "an assertion") { _, part in "    NSAssert(\(part) == nil, @\"never\");\n" },
        Way(name: "in a branch that no launch takes") { read, _ in "    if (NO) {\n\(read)    }\n" },
        Way(name: "thrown away") { _, part in "    (void)\(part);\n" },
        Way(name: "only for launches by a notification") { read, _ in
            "    if (connectionOptions.notificationResponse != nil) {\n\(read)    }\n"
        }, Way(name: "for systems to come") { read, _ in "    if (@available(iOS 99, *)) {\n\(read)    }\n" },
        Way(
            name: "for a window that was there", code: { read, _ in "    if (self.window) {\n\(read)    }\n" },
            needsWindow: true),
        Way(
            name: "for a window that was there, compared",
            code: { read, _ in "    if (self.window != nil) {\n\(read)    }\n" }, needsWindow: true),
    ]

    /// A URL that opens the app is kept, and opened again whenever the app becomes active.
    static let keptPayloads: [CodeMutation] = [
        ("", "if let url = pending { Router.shared.open(url) }"),
        (" behind a guard", "guard let pending else { return }\n        Router.shared.open(pending)"),
    ].map { way, code in
        CodeMutation(
            "a URL that is kept is opened again\(way)", .swiftDelegate, .finding("LT015"),
            .replace(
                "return Router.shared.open(url)", with: "pending = url\n        return true", in: "AppDelegate.swift"),
            .insert(
                """
                    private var pending: URL?

                    func applicationDidBecomeActive(_ application: UIApplication) { \(code) }


                """, before: "    func application(\n        _ app: UIApplication, open", in: "AppDelegate.swift"))
    }
}

extension HarmlessChange {
    /// A quick action is kept no longer than the scene takes to connect.
    static let keptPayloads: [HarmlessChange] = [
        HarmlessChange(
            "a quick action is kept until it is performed", .swiftScenes,
            KeptQuickAction.edits(performing: "        if let item = pending { Router.shared.perform(item) }\n")),
        HarmlessChange(
            "a quick action is kept until it is performed and cleared", .swiftScenes,
            KeptQuickAction.edits(
                performing: "        if let item = pending { Router.shared.perform(item) }\n        pending = nil\n")),
    ]
}

/// The edits of a scene delegate that keeps the quick action of its connection.
private enum KeptQuickAction {
    static func edits(performing code: String) -> [CodeEdit] {
        [
            .replace(
                """
                        if let item = connectionOptions.shortcutItem { Router.shared.perform(item) }

                """, with: "        pending = connectionOptions.shortcutItem\n\(code)", in: "SceneDelegate.swift"),
            .insert(
                "    private var pending: UIApplicationShortcutItem?\n\n", before: "    private func openAll(",
                in: "SceneDelegate.swift"),
        ]
    }
}

extension CodeMutation {
    /// A launch method returns false, so that UIKit keeps from the app what started it.
    static let launchResults: [CodeMutation] = [
        CodeMutation(
            "the launch method returns false", .swiftDelegate, .finding("LT014"),
            .replace(
                "return true\n    }\n\n    func application(\n        _ app:",
                with: "return false\n    }\n\n    func application(\n        _ app:", in: "AppDelegate.swift")),
        CodeMutation(
            "the launch method returns NO", .objectiveCDelegate, .finding("LT014"),
            .replace("return YES;", with: "return NO;", in: "AppDelegate.m")),
        CodeMutation(
            "another launch method returns false", .swiftDelegate, .finding("LT014"),
            .insert(
                """
                    func application(
                        _ application: UIApplication,
                        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
                    ) -> Bool {
                        return false
                    }


                """, before: "    func application(\n        _ app:", in: "AppDelegate.swift")),
        CodeMutation(
            "another launch method returns NO", .objectiveCDelegate, .finding("LT014"),
            .insert(
                """
                - (BOOL)application:(UIApplication *)application
                    willFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions {
                    return NO;
                }


                """, before: "- (BOOL)application:(UIApplication *)app\n", in: "AppDelegate.m")),
        CodeMutation(
            "the launch method returns false where there is a URL", .swiftDelegate, .note("LT018"),
            .replace(
                "return true\n    }\n\n    func application(\n        _ app:",
                with: "return launchOptions?[.url] == nil\n    }\n\n    func application(\n        _ app:",
                in: "AppDelegate.swift")),
        CodeMutation(
            "the launch method returns false wherever something has started the app", .swiftDelegate, .finding("LT014"),
            .replace(
                "return true\n    }\n\n    func application(\n        _ app:",
                with: "return launchOptions == nil\n    }\n\n    func application(\n        _ app:",
                in: "AppDelegate.swift")),
        CodeMutation(
            "the launch method returns what a setting says", .objectiveCDelegate, .note("LT018"),
            .replace(
                "return YES;", with: "return [NSUserDefaults.standardUserDefaults boolForKey:@\"started\"];",
                in: "AppDelegate.m")),
        CodeMutation(
            "the launch method returns NO wherever something has started the app", .objectiveCDelegate,
            .finding("LT014"), .replace("return YES;", with: "return !launchOptions;", in: "AppDelegate.m")),
    ]
}
