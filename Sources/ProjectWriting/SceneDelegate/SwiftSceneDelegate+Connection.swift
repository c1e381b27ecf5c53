extension SwiftSceneDelegate {
    /// What is done when the scene connects; nil for nothing.
    var connection: String? {
        let parts = [window, warnings, coldPayloads].filter { !$0.isEmpty }
        guard !parts.isEmpty else { return nil }
        let start = needsWindowScene ? ["guard let windowScene = scene as? UIWindowScene else { return }", ""] : []
        let lines = start + parts.joined(separator: [""])
        let body = lines.map { $0.isEmpty ? "\n" : "        \($0)\n" }.joined()
        return """
                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
                ) {
            \(body)    }
            """
    }

    private var needsWindowScene: Bool {
        if case .takenOver = draft.window { return true }
        return draft.cold(.performAction) != nil || draft.cold(.acceptCloudKitShare) != nil
    }

    private var window: [String] {
        let isSeen = draft.app.isSeenElsewhere
        return switch draft.window {
        case .storyboard(nil): []
        case .storyboard(let uses?):
            [
                "// The window comes from the storyboard; methods of the app delegate use its own: \(uses).",
                isSeen ? "app?.window = window" : #"(delegate as? NSObject)?.setValue(window, forKey: "window")"#,
            ]
        case .takenOver(let function, let place):
            [
                "// The window that \(function) made (\(place)); a scene that reconnects uses the same one.",
                isSeen ? "window = app?.window" : "window = delegate?.window ?? nil",
                "window?.windowScene = windowScene", "window?.frame = windowScene.coordinateSpace.bounds",
                "window?.makeKeyAndVisible()",
            ]
        case .unknown:
            [
                warning(
                    "the scene has no window yet: create it here with UIWindow(windowScene:), set its "
                        + "rootViewController, keep it in window, and call makeKeyAndVisible()")
            ]
        }
    }

    private var warnings: [String] { draft.warnings.map(warning) }

    private func warning(_ text: String) -> String { #"#warning("\#(text.inSwiftLiteral)")"# }

    /// In the order of the methods without scenes; the options have one of these.
    private var coldPayloads: [String] {
        var lines: [String] = []
        if draft.opening?.isCalledCold == true {
            lines.append("self.scene(scene, openURLContexts: connectionOptions.urlContexts)")
        }
        lines += coldActivities
        if let action = draft.cold(.performAction) { lines += coldAction(action) }
        if draft.cold(.acceptCloudKitShare) != nil {
            lines += [
                "if let metadata = connectionOptions.cloudKitShareMetadata {",
                "    self.windowScene(windowScene, userDidAcceptCloudKitShareWith: metadata)", "}",
            ]
        }
        if let tap = draft.cold(.tapNotification) { lines += coldTap(tap) }
        return lines
    }

    private func coldAction(_ handed: HandedOnMethod) -> [String] {
        let call =
            isAsync(handed)
            ? "Task { @MainActor in await self.windowScene(windowScene, performActionFor: item) }"
            : "self.windowScene(windowScene, performActionFor: item) { _ in }"
        return ["if let item = connectionOptions.shortcutItem {", "    \(call)", "}"]
    }

    private var coldActivities: [String] {
        let announces = draft.cold(.willContinueActivity) != nil
        let continues = draft.cold(.continueActivity) != nil
        let type = "connectionOptions.handoffUserActivityType"
        let early = [
            "// Handoff delivers its activity later, by scene(_:continue:).",
            "if connectionOptions.userActivities.isEmpty, let type = \(type) {",
            "    self.scene(scene, willContinueUserActivityWithType: type)", "}",
        ]
        let calls = [
            announces ? "    self.scene(scene, willContinueUserActivityWithType: activity.activityType)" : nil,
            continues ? "    self.scene(scene, continue: activity)" : nil,
        ].compactMap(\.self)
        let loop = ["for activity in connectionOptions.userActivities {"] + calls + ["}"]
        return (announces ? early : []) + (calls.isEmpty ? [] : loop)
    }

    /// Of a local notification the method without scenes hears nothing.
    private func coldTap(_ handed: HandedOnMethod) -> [String] {
        let argument = ", didReceiveRemoteNotification: notification.request.content.userInfo"
        let call =
            isAsync(handed)
            ? ["    Task { @MainActor in _ = await \(call(handed, "application", argument)) }"]
            : [
                "    let userInfo = notification.request.content.userInfo",
                "    "
                    + call(
                        handed, "application",
                        ", didReceiveRemoteNotification: userInfo, fetchCompletionHandler: { _ in }"),
            ]
        let start = [
            "if let notification = connectionOptions.notificationResponse?.notification,",
            "    notification.request.trigger is UNPushNotificationTrigger", "{",
        ]
        return start + call + ["}"]
    }

    /// The method of the app delegate that gives the window's scene its delegate; nil where an Info.plist does.
    var registration: String? {
        guard case .appDelegate(let storyboard) = draft.registration, draft.app.isSeenElsewhere else { return nil }
        let board = storyboard.map {
            "\n        configuration.storyboard = UIStoryboard(name: \"\($0.inSwiftLiteral)\", bundle: nil)"
        }
        let session = "configurationForConnecting connectingSceneSession: UISceneSession"
        return """
            extension \(draft.app.name) {
                func application(
                    _ application: UIApplication, \(session),
                    options: UIScene.ConnectionOptions
                ) -> UISceneConfiguration {
                    // CarPlay and other screens get what they would get without this method.
                    let role = connectingSceneSession.role
                    guard role == .windowApplication else { return connectingSceneSession.configuration }
                    let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: role)
                    configuration.delegateClass = \(draft.className).self\(board ?? "")
                    return configuration
                }
            }
            """
    }
}

extension String {
    /// The text between the quotes of a literal in one line.
    fileprivate var inSwiftLiteral: String {
        reduce(into: "") { text, character in
            switch character {
            case "\\", "\"": text += "\\" + String(character)
            case _ where character.isNewline: text += " "
            default: text.append(character)
            }
        }
    }
}
