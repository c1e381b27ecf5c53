extension CodeMutation {
    /// A URL that opens the app is kept, and opened again whenever the app becomes active.
    static let keptPayloads: [CodeMutation] = [
        ("", "if let url = pending { Router.shared.open(url) }"),
        (" behind a guard", "guard let pending else { return }\n        Router.shared.open(pending)"),
    ].map { way, code in
        CodeMutation(
            "a URL that is kept is opened again\(way)", .swiftDelegate, .finding("LT015"),
            .replace(
                "        return Router.shared.open(url)\n", with: "        pending = url\n        return true\n",
                in: "AppDelegate.swift"),
            .insert(
                """
                    private var pending: URL?

                    func applicationDidBecomeActive(_ application: UIApplication) {
                        \(code)
                    }


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
                        if let item = connectionOptions.shortcutItem {
                            Router.shared.perform(item)
                        }

                """, with: "        pending = connectionOptions.shortcutItem\n\(code)", in: "SceneDelegate.swift"),
            .insert(
                "    private var pending: UIApplicationShortcutItem?\n\n", before: "    private func openAll(",
                in: "SceneDelegate.swift"),
        ]
    }
}
