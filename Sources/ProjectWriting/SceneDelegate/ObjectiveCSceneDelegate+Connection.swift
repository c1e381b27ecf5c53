extension ObjectiveCSceneDelegate {
    /// What is done when the scene connects; nil for nothing.
    var connection: String? {
        let parts = [window, warnings, coldPayloads].filter { !$0.isEmpty }
        guard !parts.isEmpty else { return nil }
        let start = [
            "if (![scene isKindOfClass:UIWindowScene.class]) { return; }",
            "UIWindowScene *windowScene = (UIWindowScene *)scene;", "",
        ]
        return method(
            "- (void)scene:(UIScene *)scene\n" + "    willConnectToSession:(UISceneSession *)session\n"
                + "    options:(UISceneConnectionOptions *)connectionOptions",
            (needsWindowScene ? start : []) + parts.joined(separator: [""]))
    }

    private var needsWindowScene: Bool {
        if case .takenOver = draft.window { return true }
        return draft.cold(.performAction) != nil || draft.cold(.acceptCloudKitShare) != nil
    }

    private var window: [String] {
        switch draft.window {
        case .storyboard(nil): []
        case .storyboard(let uses?):
            [
                "// The window comes from the storyboard; methods of the app delegate use its own: \(uses).",
                "self.app.window = self.window;",
            ]
        case .takenOver(let function, let place):
            [
                "// The window that \(function) made (\(place)); a scene that reconnects uses the same one.",
                "self.window = self.app.window;", "self.window.windowScene = windowScene;",
                "self.window.frame = windowScene.coordinateSpace.bounds;", "[self.window makeKeyAndVisible];",
            ]
        case .unknown:
            [
                warning(
                    "the scene has no window yet: create it here with initWithWindowScene:, set its "
                        + "rootViewController, keep it in self.window, and call makeKeyAndVisible")
            ]
        }
    }

    private var warnings: [String] { draft.warnings.map(warning) }

    /// In quotes, since the words of a directive are read as code: an apostrophe alone would be a warning.
    private func warning(_ text: String) -> String {
        let words = text.map { character in
            character.isNewline ? " " : character == "\"" ? "'" : character == "\\" ? "/" : String(character)
        }
        return "#warning \"\(words.joined())\""
    }

    /// In the order of the methods without scenes; the options have one of these.
    private var coldPayloads: [String] {
        var lines: [String] = []
        if draft.opening?.isCalledCold == true {
            lines.append("[self scene:scene openURLContexts:connectionOptions.URLContexts];")
        }
        lines += coldActivities
        if draft.cold(.performAction) != nil {
            lines += [
                "if (connectionOptions.shortcutItem) {", "    [self windowScene:windowScene",
                "        performActionForShortcutItem:connectionOptions.shortcutItem",
                "        completionHandler:^(BOOL succeeded) {}];", "}",
            ]
        }
        if draft.cold(.acceptCloudKitShare) != nil {
            lines += [
                "if (connectionOptions.cloudKitShareMetadata) {", "    [self windowScene:windowScene",
                "        userDidAcceptCloudKitShareWithMetadata:connectionOptions.cloudKitShareMetadata];", "}",
            ]
        }
        if draft.cold(.tapNotification) != nil { lines += coldTap }
        return lines
    }

    private var coldActivities: [String] {
        let announces = draft.cold(.willContinueActivity) != nil
        let continues = draft.cold(.continueActivity) != nil
        let type = "connectionOptions.handoffUserActivityType"
        let early = [
            "// Handoff delivers its activity later, by scene:continueUserActivity:.",
            "if (connectionOptions.userActivities.count == 0 && \(type)) {",
            "    [self scene:scene willContinueUserActivityWithType:\(type)];", "}",
        ]
        let calls = [
            announces ? "    [self scene:scene willContinueUserActivityWithType:activity.activityType];" : nil,
            continues ? "    [self scene:scene continueUserActivity:activity];" : nil,
        ].compactMap(\.self)
        let loop = ["for (NSUserActivity *activity in connectionOptions.userActivities) {"] + calls + ["}"]
        return (announces ? early : []) + (calls.isEmpty ? [] : loop)
    }

    /// Of a local notification the method without scenes hears nothing.
    private var coldTap: [String] {
        [
            "UNNotificationRequest *request = connectionOptions.notificationResponse.notification.request;",
            "if ([request.trigger isKindOfClass:UNPushNotificationTrigger.class]) {",
            "    [self.app application:UIApplication.sharedApplication",
            "        didReceiveRemoteNotification:request.content.userInfo",
            "        fetchCompletionHandler:^(UIBackgroundFetchResult result) {}];", "}",
        ]
    }

    /// The method of the app delegate that gives the window's scene its delegate; nil where an Info.plist does.
    var registration: String? {
        guard case .appDelegate(let storyboard) = draft.registration, draft.app.isSeenElsewhere else { return nil }
        let board = storyboard.map {
            let name = $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            return "\n    configuration.storyboard = [UIStoryboard storyboardWithName:@\"\(name)\" bundle:nil];"
        }
        return """
            @implementation \(draft.app.name) (\(draft.className))

            - (UISceneConfiguration *)application:(UIApplication *)application
                configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                options:(UISceneConnectionOptions *)options
            {
                // CarPlay and other screens get what they would get without this method.
                UISceneSessionRole role = connectingSceneSession.role;
                if (![role isEqualToString:UIWindowSceneSessionRoleApplication]) { return connectingSceneSession.configuration; }
                UISceneConfiguration *configuration =
                    [UISceneConfiguration configurationWithName:@"Default Configuration" sessionRole:role];
                configuration.delegateClass = \(draft.className).class;\(board ?? "")
                return configuration;
            }

            @end
            """
    }
}
