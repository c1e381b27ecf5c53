extension CodeMutation {
    /// The delegates of services are set too late or never, or lack the method for what comes.
    static let services: [CodeMutation] =
        ["Calls.shared.listen()", "Sensors.shared.start()", "Places.shared.watch()"].flatMap { call in
            swiftTimes.map { name, code in
                CodeMutation(
                    "\(call) comes \(name)", .swiftServices, .finding("LT021"),
                    .replace(call, with: code.replacing("CALL", with: call), in: "AppDelegate.swift"))
            }
        }
        + ["[[RCPCalls shared] listen];", "[[RCPSensors shared] start];"].flatMap { call in
            objectiveCTimes.map { name, code in
                CodeMutation(
                    "\(call) comes \(name)", .objectiveCServices, .finding("LT021"),
                    .replace(call, with: code.replacing("CALL", with: call), in: "AppDelegate.m"))
            }
        } + inScenes + never + withoutMethods + counted + unreceived

    private static let swiftTimes: [(String, String)] = [
        ("on the main queue", "DispatchQueue.main.async { CALL }"),
        ("after a while", "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { CALL }"),
        ("in a task", "Task { @MainActor in CALL }"), ("in an operation", "OperationQueue.main.addOperation { CALL }"),
        (
            "when a person has allowed notifications",
            "UNUserNotificationCenter.current().requestAuthorization(options: []) { _, _ in CALL }"
        ),
        (
            "by an observer",
            """
            NotificationCenter.default.addObserver(
                        forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
                    ) { _ in CALL }
            """
        ),
    ]

    private static let objectiveCTimes: [(String, String)] = [
        ("on the main queue", "dispatch_async(dispatch_get_main_queue(), ^{ CALL });"),
        (
            "after a while",
            "dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{ CALL });"
        ), ("in an operation", "[NSOperationQueue.mainQueue addOperationWithBlock:^{ CALL }];"),
    ]

    private static let inScenes = ["Calls.shared.listen()", "Sensors.shared.start()", "Places.shared.watch()"].map {
        CodeMutation(
            "\($0) comes as the scene connects", .swiftServices, .finding("LT021"),
            .remove("        \($0)\n", in: "AppDelegate.swift"),
            .insert("        \($0)\n", before: "        window.makeKeyAndVisible()", in: "SceneDelegate.swift"))
    }

    /// What no Info.plist declares isn't a launch any more, where nothing asks for it.
    private static let never: [CodeMutation] =
        ["Calls.shared.listen()", "Sensors.shared.start()"].flatMap { call in
            [
                CodeMutation(
                    "nothing calls \(call)", .swiftServices, .finding("LT021"),
                    .remove("        \(call)\n", in: "AppDelegate.swift"))
            ]
        } + [
            CodeMutation(
                "nothing calls Places.shared.watch()", .swiftServices, .changedLaunch,
                .remove("        Places.shared.watch()\n", in: "AppDelegate.swift")),
            CodeMutation(
                "nothing calls listen", .objectiveCServices, .finding("LT021"),
                .remove("    [[RCPCalls shared] listen];\n", in: "AppDelegate.m")),
            CodeMutation(
                "nothing makes the session again", .swiftServices, .finding("LT021"),
                .remove("        session.getAllTasks { _ in }\n", in: "Transfers.swift"),
                .insert("    func begin() { _ = session }\n\n", before: "    func resume(", in: "Transfers.swift"),
                .insert(
                    "        Transfers.shared.begin()\n", before: "        window.makeKeyAndVisible()",
                    in: "SceneDelegate.swift")),
        ]

    private static let withoutMethods: [CodeMutation] = [
        CodeMutation(
            "the registry gets no delegate", .swiftServices, .finding("LT021"),
            .remove("        registry.delegate = self\n", in: "Calls.swift")),
        CodeMutation(
            "the registry gets no delegate", .objectiveCServices, .finding("LT021"),
            .remove("    self.registry.delegate = self;\n", in: "RCPCalls.m")),
        CodeMutation(
            "the method for a push is misspelt", .swiftServices, .finding("LT021"),
            .replace("didReceiveIncomingPushWith payload", with: "didReceivePushWith payload", in: "Calls.swift")),
        CodeMutation(
            "the manager restores nothing", .swiftServices, .finding("LT021"),
            .replace("willRestoreState state", with: "restoreState state", in: "Sensors.swift")),
        CodeMutation(
            "the method for a push is misspelt", .objectiveCServices, .finding("LT021"),
            .replace("didReceiveIncomingPushWithPayload:", with: "didReceivePushWithPayload:", in: "RCPCalls.m")),
        CodeMutation(
            "the manager restores nothing", .objectiveCServices, .finding("LT021"),
            .replace("willRestoreState:", with: "restoreState:", in: "RCPSensors.m")),
    ]

    private static let counted: [CodeMutation] = [
        CodeMutation(
            "a session is counted at launch", .swiftServices, .finding("LT030"),
            .insert("Bugsnag.startSession()\n        ", before: "Calls.shared.listen()", in: "AppDelegate.swift")),
        CodeMutation(
            "a screen is counted by a helper", .swiftServices, .finding("LT030"),
            .insert(
                "Analytics.logEvent(AnalyticsEventScreenView, parameters: nil)\n        ", before: "let registry",
                in: "Calls.swift")),
        CodeMutation(
            "an opening is counted at launch", .objectiveCServices, .finding("LT030"),
            .insert(
                "[FIRAnalytics logEventWithName:kFIREventAppOpen parameters:nil];\n    ", before: "[[RCPCalls",
                in: "AppDelegate.m")),
    ]

    /// A branch keeps them from being set.
    static let servicesInBranches = ["Calls.shared.listen()", "Sensors.shared.start()"].map { call in
        CodeMutation(
            "\(call) is in a branch that no launch takes", .swiftServices, .finding("LT021"),
            .replace(call, with: "if false { \(call) }", in: "AppDelegate.swift"))
    }

    /// What may be set leaves a launch as it is: that it isn't known is told by `lint` alone.
    static let servicesOnSettings: [CodeMutation] = [
        CodeMutation(
            "the registry hangs on a setting", .swiftServices, .note("LT018"),
            .replace(
                "Calls.shared.listen()",
                with: "if UserDefaults.standard.bool(forKey: \"calls\") { Calls.shared.listen() }",
                in: "AppDelegate.swift")),
        CodeMutation(
            "the registry hangs on a setting", .objectiveCServices, .note("LT018"),
            .replace(
                "[[RCPCalls shared] listen];",
                with: "if ([NSUserDefaults.standardUserDefaults boolForKey:@\"calls\"]) [[RCPCalls shared] listen];",
                in: "AppDelegate.m")),
    ]

    /// Nobody hears of the watch, and nobody is told that the app is done with its transfers.
    private static let unreceived: [CodeMutation] = [
        CodeMutation(
            "the session with the watch has no delegate", .swiftServices, .finding("LT021"),
            .remove("            WCSession.default.delegate = self\n", in: "Places.swift")),
        CodeMutation(
            "the handler of transfers is dropped beside Firebase", .swiftServices, .finding("LT024"),
            .replace("resume(completionHandler)", with: "resume {}", in: "AppDelegate.swift"),
            .insert("import FirebaseAnalytics\n", before: "import UIKit", in: "AppDelegate.swift")),
    ]

    /// One of several configurations has a name that the Info.plist doesn't have.
    static let configurations: [CodeMutation] =
        swiftConfigurations.map { name, code in
            CodeMutation(
                "\(name) isn't in the Info.plist", .swiftScenes, .finding("LT004"),
                .replace("        \(usual)\n", with: code + "\n", in: "AppDelegate.swift"))
        } + [
            CodeMutation(
                "the configuration of a branch isn't in the Info.plist", .objectiveCScenes, .finding("LT004"),
                .insert(
                    """
                        if (options.userActivities.count > 0) {
                            return [UISceneConfiguration configurationWithName:@"Compact"
                                                                   sessionRole:connectingSceneSession.role];
                        }

                    """, before: "    return [UISceneConfiguration", in: "AppDelegate.m"))
        ] + [
            CodeMutation(
                "a window of its own, and a URL that starts the app comes to nothing", .swiftScenes, .finding("LT011"),
                [settingsWindow, settingsClass] + [
                    .remove("        openAll(connectionOptions.urlContexts)\n", in: "SceneDelegate.swift")
                ]),
            CodeMutation(
                "one of two classes, by what only a run shows", .swiftScenes, .notAnalyzed,
                .replace(
                    "        \(usual)\n",
                    with: """
                                let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
                                configuration.delegateClass = Settings.isNew ? SettingsDelegate.self : SceneDelegate.self
                                return configuration

                        """, in: "AppDelegate.swift"), settingsClass),
        ]

    private static let swiftConfigurations: [(String, String)] = [
        (
            "the configuration of what isn't CarPlay",
            "if connectingSceneSession.role == .carTemplateApplication { \(usual) }\n\(wrong)"
        ),
        (
            "the configuration of what opens nothing",
            "if let activity = options.userActivities.first, activity.activityType == \"a\" { \(usual) }\n\(wrong)"
        ),
        (
            "the configuration of a case",
            "switch connectingSceneSession.role {\ncase .windowApplication: \(wrong)\ndefault: \(usual)\n}"
        ),
        (
            "one of two names",
            """
            let name = connectingSceneSession.role == .carTemplateApplication ? "Default Configuration" : "Wrong"
            return UISceneConfiguration(name: name, sessionRole: connectingSceneSession.role)
            """
        ),
        (
            "the configuration of what opens an activity",
            "if options.userActivities.first?.activityType == \"a\" { \(wrong) }\n\(usual)"
        ), ("the configuration of a setting", "if Settings.isCompact { \(wrong) }\n\(usual)"),
    ]

    /// A class for a window that shows the app's settings, on top of the usual one.
    fileprivate static let settingsWindow = CodeEdit.insert(
        """
                if options.userActivities.contains(where: { $0.title == "Settings" }) {
                    let other = UISceneConfiguration(name: "Settings", sessionRole: connectingSceneSession.role)
                    other.delegateClass = SettingsDelegate.self
                    return other
                }

        """, before: "        \(usual)\n", in: "AppDelegate.swift")
    fileprivate static let settingsClass = CodeEdit.add(
        "class SettingsDelegate: UIResponder, UIWindowSceneDelegate {}\n", as: "SettingsDelegate.swift")

    private static let usual =
        "return UISceneConfiguration(name: \"Default Configuration\", sessionRole: connectingSceneSession.role)"
    private static let wrong = "return UISceneConfiguration(name: \"Wrong\", sessionRole: connectingSceneSession.role)"
}

extension HarmlessChange {
    /// Configurations of which windows get those that the Info.plist has.
    static let configurations: [HarmlessChange] = [
        HarmlessChange(
            "a configuration for CarPlay beside that of windows", .swiftScenes,
            .insert(
                """
                        if connectingSceneSession.role == .carTemplateApplication {
                            return UISceneConfiguration(name: "Car", sessionRole: connectingSceneSession.role)
                        }

                """, before: asks, in: file)),
        HarmlessChange(
            "a configuration whose class is set beside that of the Info.plist", .swiftScenes,
            .insert(
                """
                        if options.userActivities.first?.title == "a" {
                            let other = UISceneConfiguration(name: "Other", sessionRole: connectingSceneSession.role)
                            other.delegateClass = SceneDelegate.self
                            return other
                        }

                """, before: asks, in: file)),
        HarmlessChange(
            "a class for a window of its own, which an activity opens", .swiftScenes, CodeMutation.settingsWindow,
            CodeMutation.settingsClass),
        HarmlessChange(
            "a name in a constant", .swiftScenes,
            .replace(
                "name: \"Default Configuration\"",
                with: "name: connectingSceneSession.role == .windowApplication ? \"Default Configuration\" : \"Car\"",
                in: file)),
    ]

    private static let file = "AppDelegate.swift"
    private static let asks = "        return UISceneConfiguration("
}
