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
}
