extension Rule {
    /// The payloads of an app without scenes, and the methods that receive them.
    static let applicationPayloads: [Rule] = [
        Rule(
            "url.open", on: [.at(.delivery)],
            when: .all([.event(.kind([.openURL])), .not(.launchRefused), .implements(.openURL)]),
            lifecycles: .withoutScenes, effects: [.call(.openURL, carrying: .url)],
            because: "From iOS 9 application(_:open:options:) receives a custom URL, also at a cold start.",
            source: .applicationLog),
        Rule(
            "url.open.source", on: [.at(.delivery)],
            when: .all([
                .event(.kind([.openURL])), .not(.launchRefused), .not(.implements(.openURL)),
                .implements(.openURLFromSource),
            ]), lifecycles: .withoutScenes, effects: [.call(.openURLFromSource, carrying: .urlAndSource)],
            because: "From iOS 4.2 the method with a source application receives the URL, if the newer one is missing.",
            source: .measured("firefox-ios#1498, iOS 8.4 and 9.2; UIApplication.h", on: [8.4, 9.2])),
        Rule(
            "url.open.old", on: [.at(.delivery)],
            when: .all([
                .event(.kind([.openURL])), .not(.launchRefused), .not(.implements(.openURL)),
                .not(.implements(.openURLFromSource)),
            ]), lifecycles: .withoutScenes, effects: [.call(.handleOpenURL, carrying: .urlAlone)],
            because: "application(_:handleOpen:) is the oldest of the three, and called last.",
            source: .documented("Apple, application(_:handleOpen:)")),
        Rule(
            "payload.withheld", on: [.at(.delivery)],
            when: .both(
                .event(.kind([.openURL, .openUniversalLink, .continueActivity, .quickAction])), .launchRefused),
            lifecycles: .withoutScenes, effects: [.withhold, .step(.payloadWithheld, carrying: .withheldPayload)],
            because: "A launch method returned false, so UIKit doesn't deliver the URL, activity or quick action.",
            source: .documented(
                "Apple, application(_:willFinishLaunchingWithOptions:); Apple, application(_:didFinishLaunchingWithOptions:)"
            )),
        Rule(
            "activity.will-continue", on: [.at(.delivery)],
            when: .both(.event(.kind([.openUniversalLink, .continueActivity])), .not(.launchRefused)),
            lifecycles: .withoutScenes,
            effects: [.call(.applicationWillContinueActivity, carrying: .activityType), .then(.continuation)],
            because: "The app receives the activity's type first, then the activity.", source: .applicationLog),
        Rule(
            "activity.continue", on: [.at(.continuation)], when: .not(.event(.activityFails)),
            lifecycles: .withoutScenes, effects: [.call(.applicationContinueActivity, carrying: .activity)],
            because: "Exactly one of continue and didFail follows willContinue.", source: .applicationLog),
        Rule(
            "activity.fails", on: [.at(.continuation)], when: .event(.activityFails), lifecycles: .withoutScenes,
            effects: [.call(.applicationDidFailToContinueActivity, carrying: .activityType)],
            because: "Exactly one of continue and didFail follows willContinue.", source: .header),
        Rule(
            "quick-action.perform", on: [.at(.delivery)],
            when: .both(.event(.kind([.quickAction])), .not(.launchRefused)), lifecycles: .withoutScenes,
            effects: [.call(.applicationPerformAction, carrying: .shortcutItem)],
            because: "A quick action is performed before the app becomes active.",
            source: .measured("wtrmiya/LaunchPractice, iOS 16", on: [16])),
        Rule(
            "share.accept", on: [.at(.delivery)], when: .event(.kind([.acceptCloudKitShare])),
            lifecycles: .withoutScenes,
            effects: [.call(.applicationAcceptCloudKitShare, carrying: .cloudKitShareMetadata)],
            because: "The app delegate receives the share's metadata; the place is not recorded.",
            source: .inferred("Follows the order of other payloads")),
        Rule(
            "notification.response", on: [.at(.delivery)],
            when: .all([
                .event(.kind([.tapNotification])), .notificationDelegateIsSet,
                .any([.flag(.launchedNow), .os(.before(17))]),
            ]), lifecycles: .withoutScenes,
            effects: [.call(.didReceiveNotificationResponse, carrying: .notificationResponse)],
            because: "A UNUserNotificationCenter delegate receives a tap, and no app delegate method does.",
            source: .measured(
                "Batch-iOS-SDK, iOS 14, an app without scenes; a Flutter app works around the same on iOS 16",
                "https://github.com/BatchLabs/Batch-iOS-SDK", on: [14, 16])),
        Rule(
            "notification.response.ios17", on: [.at(.delivery)],
            when: .all([.event(.kind([.tapNotification])), .notificationDelegateIsSet, .not(.flag(.launchedNow))]),
            lifecycles: .withoutScenes, os: .from(17),
            effects: [.call(.didReceiveNotificationResponse, carrying: .notificationResponse)],
            because: "A UNUserNotificationCenter delegate receives a tap, and no app delegate method does; from iOS 17 "
                + "no longer always before the app is active.",
            source: .inferred(
                "As before iOS 17. Apple, userNotificationCenter(_:didReceive:withCompletionHandler:), states that the "
                    + "delegate receives the tap, not when"),
            order: .unsettled("A comment in Session's app delegate: no longer always before the app is active")),
        Rule(
            "notification.remote-action", on: [.at(.delivery), .at(.backgroundDelivery)],
            when: .all([.tappedWithoutCenter(.remote), .tappedAction]), lifecycles: .withoutScenes,
            effects: [.call(.handleRemoteNotificationAction, carrying: .notification)],
            because: "In iOS 8 and 9 an action of a notification has a method of its own.", source: .header),
        Rule(
            "notification.local-action", on: [.at(.delivery), .at(.backgroundDelivery)],
            when: .all([.tappedWithoutCenter(.local), .tappedAction]), lifecycles: .withoutScenes,
            effects: [.call(.handleLocalNotificationAction, carrying: .notification)],
            because: "In iOS 8 and 9 an action of a notification has a method of its own.", source: .header),
        Rule(
            "notification.fetch-handler", on: [.at(.delivery)],
            when: .all([.tappedWithoutCenter(.remote), .not(.tappedAction), .implements(.fetchRemoteNotification)]),
            lifecycles: .withoutScenes, effects: [.call(.fetchRemoteNotification, carrying: .notification)],
            because: "The method with a completion handler is called even if the tap launched the app.",
            source: .applicationLog),
        Rule(
            "notification.legacy", on: [.at(.delivery)],
            when: .all([
                .tappedWithoutCenter(.remote), .not(.tappedAction), .not(.implements(.fetchRemoteNotification)),
                .not(.flag(.launching)),
            ]), lifecycles: .withoutScenes, effects: [.call(.didReceiveRemoteNotification, carrying: .notification)],
            because: "The older method is called for a running app only, and not if the newer one exists.",
            source: .measured("openradar 34332569, iOS 11; UIApplication.h", on: [11])),
        Rule(
            "notification.local", on: [.at(.delivery)],
            when: .all([.tappedWithoutCenter(.local), .not(.tappedAction), .not(.flag(.launching))]),
            lifecycles: .withoutScenes, effects: [.call(.didReceiveLocalNotification, carrying: .notification)],
            because: "Before iOS 10 the app delegate received a tapped local notification; later it adds no callback.",
            source: .unsettled("Before iOS 10: not logged. iOS 16 without a delegate: wtrmiya/LaunchPractice")),
    ]
}

extension Condition {
    /// A notification was tapped, and no notification delegate handles the response.
    fileprivate static func tappedWithoutCenter(_ kind: TappedNotification.Kind) -> Condition {
        .all([.event(.kind([.tapNotification])), .not(.notificationDelegateIsSet), .event(.notificationKind(kind))])
    }

    /// The user chose an action, and this OS has a delegate method for it.
    fileprivate static let tappedAction = Condition.both(.event(.hasNotificationAction), .os(.majors(8, 9)))
}
