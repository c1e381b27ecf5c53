extension CodeVariant {
    /// The push in the launch options, which may be a tap or a silent push.
    package static let pushesInOptions: [CodeVariant] = [
        pushed("passed to a function for taps", "if let push { openScreen(push) }", "warning"),
        objectiveCLaunching(
            "a push is passed to a function for taps", plist: VariantPlist.getsPushes,
            """
                NSDictionary *push = launchOptions[UIApplicationLaunchOptionsRemoteNotificationKey];
                if (push) { [self showMessage:push]; }
            """,
            members: """
                - (void)showMessage:(NSDictionary *)push {
                    [RCPRouter.sharedRouter openURL:nil];
                }

                - (void)application:(UIApplication *)application
                    didReceiveRemoteNotification:(NSDictionary *)userInfo
                          fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))done {
                    done(UIBackgroundFetchResultNewData);
                }
                """
        ).finding("LT032", "warning"),
        // Right.
        pushed("passed to a function for pushes", "if let push { store(push) }", nil),
        pushed("kept as a push", "lastPush = push", nil),
        pushed(
            "passed to a function for taps if the state says so",
            "if let push, application.applicationState != .background { openScreen(push) }", nil),
        pushed(
            "passed to a function for taps, without silent pushes", "if let push { openScreen(push) }", plist: "", nil),
        pushed("next to a function for screens", "if push != nil { store(push) }\n        openScreen(nil)", nil),
    ]

    private static func pushed(
        _ description: String, _ code: String, plist: String = VariantPlist.getsPushes, _ severity: String?
    ) -> CodeVariant {
        launching(
            "the push of a launch: \(description)", plist: plist,
            """
                    let push = launchOptions?[.remoteNotification] as? [AnyHashable: Any]
                    \(code)
            """,
            members: """
                private var lastPush: [AnyHashable: Any]?
                private func openScreen(_ push: [AnyHashable: Any]?) { Router.shared.resume(push) }
                private func store(_ push: [AnyHashable: Any]?) { lastPush = push }

                \(UIKitMethod.didReceiveRemoteNotification) {
                    store(userInfo)
                    completionHandler(.newData)
                }
                """
        ).finding("LT032", severity)
    }
}
