extension CodeMutation {
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
}
