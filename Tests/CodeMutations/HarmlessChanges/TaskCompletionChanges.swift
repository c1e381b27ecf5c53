extension HarmlessChange {
    /// The launch handler of the background task completes it in other words.
    static let taskCompletions: [HarmlessChange] =
        WholeApp.swift.flatMap { app in
            changes(
                app, in: "Refresh.swift", "        task.setTaskCompleted(success: true)\n",
                ("the task is completed by a defer", "        defer { task.setTaskCompleted(success: true) }\n"),
                ("the task is completed on another queue", "        Task { task.setTaskCompleted(success: true) }\n"),
                (
                    "the task is completed when its time is up, too",
                    "        task.expirationHandler = { task.setTaskCompleted(success: false) }\n"
                        + "        task.setTaskCompleted(success: true)\n"
                ))
                + changes(
                    app, in: "Refresh.swift", "            run(task)\n",
                    (
                        "the task as an object of its class",
                        "            guard let task = task as? BGAppRefreshTask else { return }\n            run(task)\n"
                    ))
        }
        + WholeApp.objectiveC.flatMap { app in
            changes(
                app, in: "RCPRefresh.m", "    [task setTaskCompletedWithSuccess:YES];\n",
                (
                    "the task is completed on another queue",
                    "    dispatch_async(dispatch_get_main_queue(), ^{ [task setTaskCompletedWithSuccess:YES]; });\n"
                ))
        }

    private static func changes(
        _ app: WholeApp, in file: String, _ line: String, _ changes: (name: String, code: String)...
    ) -> [HarmlessChange] {
        changes.map { name, code in HarmlessChange(name, app, .replace(line, with: code, in: file)) }
    }
}
