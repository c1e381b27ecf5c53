extension HarmlessChange {
    /// Changes around the delegates of services, by which none is set later.
    static let services: [HarmlessChange] = swiftServices + objectiveCServices

    private static let swiftServices: [HarmlessChange] = [
        HarmlessChange(
            "another order", .swiftServices,
            .replace(
                "Calls.shared.listen()\n        Sensors.shared.start()",
                with: "Sensors.shared.start()\n        Calls.shared.listen()", in: "AppDelegate.swift")),
        HarmlessChange(
            "a queue of the registry's own", .swiftServices,
            .replace(
                "PKPushRegistry(queue: .main)", with: "PKPushRegistry(queue: DispatchQueue(label: \"calls\"))",
                in: "Calls.swift")),
        HarmlessChange(
            "a registry that is made once", .swiftServices,
            .insert(
                "        guard registry == nil else { return }\n", before: "        let registry", in: "Calls.swift")),
        HarmlessChange(
            "a helper", .swiftServices, .replace("Calls.shared.listen()", with: "listen()", in: "AppDelegate.swift"),
            .insert(
                "    private func listen() { Calls.shared.listen() }\n\n",
                before: "    func application(\n        _ application: UIApplication, handleEvents",
                in: "AppDelegate.swift")),
        HarmlessChange(
            "options in their place", .swiftServices,
            .replace(
                "queue: nil, options: options",
                with: "queue: nil, options: [CBCentralManagerOptionRestoreIdentifierKey: \"sensors\"]",
                in: "Sensors.swift"),
            .remove(
                "        let options = [CBCentralManagerOptionRestoreIdentifierKey: \"sensors\"]\n", in: "Sensors.swift"
            )),
        HarmlessChange(
            "a helper that nothing calls", .swiftServices,
            .insert("    func begin() { _ = session }\n\n", before: "    func resume(", in: "Transfers.swift")),
        HarmlessChange(
            "what Firebase counts by itself", .swiftServices,
            .insert("FirebaseApp.configure()\n        ", before: "Calls.shared.listen()", in: "AppDelegate.swift")),
        HarmlessChange(
            "a session of the app's own", .swiftServices,
            .insert("Analytics.startSession()\n        ", before: "Calls.shared.listen()", in: "AppDelegate.swift"),
            .add("enum Analytics {\n    static func startSession() { print(\"started\") }\n}\n", as: "Analytics.swift")),
    ]

    private static let objectiveCServices: [HarmlessChange] = [
        HarmlessChange(
            "a message for the delegate", .objectiveCServices,
            .replace("self.registry.delegate = self;", with: "[self.registry setDelegate:self];", in: "RCPCalls.m")),
        HarmlessChange(
            "a variable of the property", .objectiveCServices,
            .replace("self.registry.delegate = self;", with: "_registry.delegate = self;", in: "RCPCalls.m")),
        HarmlessChange(
            "another order", .objectiveCServices,
            .replace(
                "[[RCPCalls shared] listen];\n    [[RCPSensors shared] start];",
                with: "[[RCPSensors shared] start];\n    [[RCPCalls shared] listen];", in: "AppDelegate.m")),
    ]

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
