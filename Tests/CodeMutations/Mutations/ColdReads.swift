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
                    if let item = connectionOptions.shortcutItem {
                        Router.shared.perform(item)
                    }

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
                if (connectionOptions.shortcutItem) {
                    [[RCPRouter shared] performItem:connectionOptions.shortcutItem];
                }

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
}
