extension CodeMutation {
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
