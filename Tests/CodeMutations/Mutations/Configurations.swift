extension CodeMutation {
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
