extension CodeMutation {
    /// The background task is registered too late, twice, under another name or not at all.
    static let tasks: [CodeMutation] =
        WholeApp.swift.flatMap { swiftTasks($0, late: swiftTimes) }
        + WholeApp.objectiveC.flatMap { objectiveCTasks($0, late: objectiveCTimes) } + tasksByOtherMeans

    private static func late(_ times: [(String, String)], _ old: String, _ app: WholeApp) -> [CodeMutation] {
        times.map { name, code in
            CodeMutation(
                "the task is registered \(name)", app, .finding("LT019"), .replace(old, with: code, in: app.launchCode))
        }
    }

    private static let tasksByOtherMeans: [CodeMutation] =
        WholeApp.swift.map { app in
            CodeMutation(
                "the task is registered twice", app, .finding("LT020"),
                .insert("\n        Refresh.register()", after: "Refresh.register()", in: app.launchCode))
        }
        + WholeApp.objectiveC.flatMap { app in
            [
                CodeMutation(
                    "the task is registered twice", app, .finding("LT020"),
                    .insert("\n    [RCPRefresh registerTask];", after: "[RCPRefresh registerTask];", in: app.launchCode)
                ),
                CodeMutation(
                    "the task is registered by a selector with a delay", app, .finding("LT019"),
                    .replace(
                        "[RCPRefresh registerTask];",
                        with: "[RCPRefresh performSelector:@selector(registerTask) withObject:nil afterDelay:0];",
                        in: app.launchCode)),
            ]
        }

    private static let swiftTimes: [(String, String)] = [
        ("on the main queue", "DispatchQueue.main.async { Refresh.register() }"),
        ("after a while", "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { Refresh.register() }"),
        ("in a task", "Task { Refresh.register() }"),
        (
            "when a person has allowed notifications",
            """
            center.requestAuthorization(options: []) { _, _ in
                        Refresh.register()
                    }
            """
        ), ("in an operation", "OperationQueue.main.addOperation(Refresh.register)"),
    ]

    private static func swiftTasks(_ app: WholeApp, late times: [(String, String)]) -> [CodeMutation] {
        late(times, "Refresh.register()", app) + [
            CodeMutation(
                "the task is misspelt", app, .finding("LT021"),
                .replace("com.example.refresh", with: "com.example.refersh", in: "Refresh.swift")),
            CodeMutation(
                "the misspelt task isn't permitted", app, .finding("LT022"),
                .replace("com.example.refresh", with: "com.example.refersh", in: "Refresh.swift")),
            CodeMutation(
                "nothing calls the registration", app, .finding("LT021"),
                .remove("        Refresh.register()\n", in: app.launchCode)),
            CodeMutation(
                "the registration is in a branch that no launch takes", app, .finding("LT021"),
                .replace("Refresh.register()", with: "if false { Refresh.register() }", in: app.launchCode)),
            CodeMutation(
                "the task isn't registered", app, .finding("LT021"),
                .replace(
                    """
                            BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: nil) { task in
                                run(task)
                            }
                    """, with: "        print(identifier)", in: "Refresh.swift")),
        ]
    }

    private static let objectiveCTimes: [(String, String)] = [
        ("on the main queue", "dispatch_async(dispatch_get_main_queue(), ^{ [RCPRefresh registerTask]; });"),
        (
            "after a while",
            """
            dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{
                    [RCPRefresh registerTask];
                });
            """
        ), ("in an operation", "[[NSOperationQueue mainQueue] addOperationWithBlock:^{ [RCPRefresh registerTask]; }];"),
        (
            "when a person has allowed notifications",
            """
            [center requestAuthorizationWithOptions:0 completionHandler:^(BOOL granted, NSError *error) {
                    [RCPRefresh registerTask];
                }];
            """
        ),
    ]

    private static func objectiveCTasks(_ app: WholeApp, late times: [(String, String)]) -> [CodeMutation] {
        late(times, "[RCPRefresh registerTask];", app) + [
            CodeMutation(
                "the task is misspelt", app, .finding("LT021"),
                .replace("com.example.refresh", with: "com.example.refersh", in: "RCPRefresh.m")),
            CodeMutation(
                "the misspelt task isn't permitted", app, .finding("LT022"),
                .replace("com.example.refresh", with: "com.example.refersh", in: "RCPRefresh.m")),
            CodeMutation(
                "nothing calls the registration", app, .finding("LT021"),
                .remove("    [RCPRefresh registerTask];\n", in: app.launchCode)),
            CodeMutation(
                "the registration is in a branch that no launch takes", app, .finding("LT021"),
                .replace("[RCPRefresh registerTask];", with: "if (NO) [RCPRefresh registerTask];", in: app.launchCode)),
            CodeMutation(
                "the task isn't registered", app, .finding("LT021"),
                .replace(
                    """
                        [[BGTaskScheduler sharedScheduler] registerForTaskWithIdentifier:RCPRefreshIdentifier
                                                                              usingQueue:nil
                                                                           launchHandler:^(BGTask *task) {
                            [self runTask:task];
                        }];
                    """, with: "    NSLog(@\"%@\", RCPRefreshIdentifier);", in: "RCPRefresh.m")),
        ]
    }

    /// The launch handler of the background task doesn't complete it on some path.
    static let taskCompletions: [CodeMutation] =
        WholeApp.swift.flatMap { app in
            changed(
                app, in: "Refresh.swift", "        task.setTaskCompleted(success: true)\n",
                ("nothing completes the task", ""),
                (
                    "only the end of its time completes the task",
                    "        task.expirationHandler = { task.setTaskCompleted(success: false) }\n"
                ),
                (
                    "an early return leaves the task alone",
                    "        guard !Feed.shared.items.isEmpty else { return }\n"
                        + "        task.setTaskCompleted(success: true)\n"
                ),
                (
                    "an early return in a task of Swift leaves the task alone",
                    "        Task {\n            guard !Feed.shared.items.isEmpty else { return }\n"
                        + "            task.setTaskCompleted(success: true)\n        }\n"
                ))
                + changed(
                    app, in: "Refresh.swift", "            run(task)\n",
                    ("the handler keeps the task from who completes it", "            Feed.shared.update(with: [:])\n"))
        }
        + WholeApp.objectiveC.flatMap { app in
            changed(
                app, in: "RCPRefresh.m", "    [task setTaskCompletedWithSuccess:YES];\n",
                ("nothing completes the task", ""),
                (
                    "only the end of its time completes the task",
                    "    task.expirationHandler = ^{ [task setTaskCompletedWithSuccess:NO]; };\n"
                ),
                (
                    "an early return leaves the task alone",
                    "    if ([RCPFeed shared] == nil) { return; }\n    [task setTaskCompletedWithSuccess:YES];\n"
                ))
        }

    private static func changed(
        _ app: WholeApp, in file: String, _ line: String, _ changes: (name: String, code: String)...
    ) -> [CodeMutation] {
        changes.map { name, code in CodeMutation(name, app, .finding("LT024"), .replace(line, with: code, in: file)) }
    }

    /// A path skips the completion handler.
    static let completions: [CodeMutation] =
        [WholeApp.swiftScenes, .swiftDelegate, .swiftUIAdaptor].flatMap { app in
            dropped(
                "a push", app, "        completionHandler(.newData)\n", in: "AppDelegate.swift",
                guarding: "        guard let id = userInfo[\"id\"] as? String, !id.isEmpty else { return }\n",
                branch: "userInfo[\"id\"] != nil", call: "completionHandler(.newData)")
        }
        + WholeApp.swift.flatMap { app in
            dropped(
                "a response", app, "        completionHandler()\n", in: "Pushes.swift",
                guarding:
                    "        guard response.actionIdentifier != UNNotificationDismissActionIdentifier else { return }\n",
                branch: "response.actionIdentifier == UNNotificationDefaultActionIdentifier",
                call: "completionHandler()")
        } + [(WholeApp.swiftScenes, "SceneDelegate.swift"), (.swiftUIAdaptor, "SceneDelegate.swift")].flatMap(actions)
        + actions(.swiftDelegate, "AppDelegate.swift") + WholeApp.objectiveC.flatMap(objectiveC)

    private static func dropped(
        _ what: String, _ app: WholeApp, _ line: String, in file: String, guarding: String, branch: String, call: String
    ) -> [CodeMutation] {
        [
            ("nothing calls the completion handler", ""),
            ("an early return skips the completion handler", guarding + line),
            ("a branch skips the completion handler", "        if \(branch) { \(call) }\n"),
            (
                "a case skips the completion handler",
                "        switch \(branch) {\n        case true: \(call)\n        case false: break\n        }\n"
            ),
        ].map { name, code in
            CodeMutation("\(what): \(name)", app, .finding("LT024"), .replace(line, with: code, in: file))
        }
    }

    private static func actions(_ app: WholeApp, _ file: String) -> [CodeMutation] {
        let line = "        completionHandler(Router.shared.perform(shortcutItem))\n"
        return [
            ("nothing calls the completion handler", "        Router.shared.perform(shortcutItem)\n"),
            (
                "an early return skips the completion handler",
                "        guard shortcutItem.type == \"com.example.new\" else { return }\n\(line)"
            ),
            (
                "only what works calls the completion handler",
                "        if Router.shared.perform(shortcutItem) { completionHandler(true) }\n"
            ),
        ].map { name, code in
            CodeMutation("a quick action: \(name)", app, .finding("LT024"), .replace(line, with: code, in: file))
        }
    }

    private static func objectiveC(_ app: WholeApp) -> [CodeMutation] {
        let push = "    completionHandler(UIBackgroundFetchResultNewData);\n"
        let response = "    completionHandler();\n"
        let action = "    completionHandler([[RCPRouter shared] performItem:shortcutItem]);\n"
        let scene = app.files["App/SceneDelegate.m"] == nil ? "AppDelegate.m" : "SceneDelegate.m"
        let changes: [(String, String, String, String)] = [
            ("a push: nothing calls the completion handler", "AppDelegate.m", push, ""),
            (
                "a push: an early return skips the completion handler", "AppDelegate.m", push,
                "    if (!userInfo[@\"id\"]) return;\n\(push)"
            ),
            (
                "a push: a branch skips the completion handler", "AppDelegate.m", push,
                "    if (userInfo[@\"id\"]) {\n    \(push)    }\n"
            ), ("a response: nothing calls the completion handler", "RCPPushes.m", response, ""),
            (
                "a response: an early return skips the completion handler", "RCPPushes.m", response,
                """
                    if ([response.actionIdentifier isEqualToString:UNNotificationDismissActionIdentifier]) return;
                \(response)
                """
            ),
            (
                "a response: a branch skips the completion handler", "RCPPushes.m", response,
                "    if (response.actionIdentifier.length > 0) completionHandler();\n"
            ),
            (
                "a quick action: nothing calls the completion handler", scene, action,
                "    [[RCPRouter shared] performItem:shortcutItem];\n"
            ),
            (
                "a quick action: an early return skips the completion handler", scene, action,
                "    if (![shortcutItem.type isEqualToString:@\"com.example.new\"]) return;\n\(action)"
            ),
        ]
        return changes.map { name, file, old, new in
            CodeMutation(name, app, .finding("LT024"), .replace(old, with: new, in: file))
        }
    }
}
