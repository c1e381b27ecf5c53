extension Rule {
    /// The payloads of a connected scene, and the methods that they come by.
    static let scenePayloads: [Rule] = [
        Rule(
            "scene.url", on: [.at(.earlyDelivery)], when: .targeted([.openURL]), lifecycles: [.scene],
            effects: [.call(.sceneOpenURLContexts, carrying: .urlContexts)],
            because: "A running scene gets a URL before it enters the foreground.",
            source: .measured(
                "Flutter, UITests-DeepLinks-SceneEvents", "https://github.com/flutter/flutter", on: [26]),
            state: .stateOfItsPlace),
        Rule(
            "scene.url.swiftui-delegate", on: [.at(.earlyDelivery)], when: .targeted([.openURL]),
            lifecycles: [.swiftUI],
            effects: [.call(.sceneOpenURLContexts, carrying: .urlContexts)],
            because: "A custom scene delegate under SwiftUI gets a URL as it does without SwiftUI, beside onOpenURL.",
            source: .unsettled(
                "Three shipping apps rely on onOpenURL beside their scene delegates; claimed once that it doesn't "
                    + "fire then")),
        Rule(
            "scene.url.swiftui", on: [.at(.delivery)], when: .both(.targeted([.openURL]), .not(.has(.sceneDelegate))),
            lifecycles: [.swiftUI], effects: [.call(.onOpenURL, carrying: .url)],
            because: "SwiftUI hands a URL to onOpenURL while the application is inactive, before it is active.",
            source: .openURLBeforeActive),
        Rule(
            "scene.url.swiftui-cold", on: [.at(.viewHandover)],
            when: .both(.targeted([.openURL]), .not(.has(.sceneDelegate))), lifecycles: [.swiftUI],
            effects: [.call(.onOpenURL, carrying: .url)],
            because: "SwiftUI hands a cold start's URL to onOpenURL while the application is inactive, before it is "
                + "active.",
            source: .openURLBeforeActive),
        Rule(
            "scene.url.swiftui-both", on: [.at(.delivery), .at(.viewHandover)],
            when: .both(.targeted([.openURL]), .has(.sceneDelegate)), lifecycles: [.swiftUI],
            effects: [.call(.onOpenURL, carrying: .url)],
            because: "Beside a custom scene delegate onOpenURL hears of a URL all the same.",
            source: .hearsBesideDelegate),
        Rule(
            "scene.activity.will-continue", on: [.at(.earlyDelivery)],
            when: .targeted([.openUniversalLink, .continueActivity]), lifecycles: .withScenes,
            effects: [.call(.sceneWillContinueActivity, carrying: .activityType)],
            because: "A running scene hears of an activity before it enters the foreground.", source: .sceneOrder,
            state: .stateOfItsPlace),
        Rule(
            "scene.activity.arrives", on: [.at(.delivery)],
            when: .targeted([.openUniversalLink, .continueActivity]), lifecycles: .withScenes,
            effects: [.then(.continuation)],
            because:
                "The activity itself comes after sceneWillEnterForeground(_:) and before sceneDidBecomeActive(_:).",
            source: .sceneOrder),
        Rule(
            "scene.activity.continue", on: [.at(.continuation)], when: .not(.event(.activityFails)),
            lifecycles: [.scene], effects: [.call(.sceneContinueActivity, carrying: .activity)],
            because: "Exactly one of continue and didFail follows willContinue.", source: .sceneOrder,
            state: .stateOfItsPlace),
        Rule(
            "scene.activity.fails", on: [.at(.continuation)], when: .event(.activityFails), lifecycles: .withScenes,
            effects: [.call(.sceneDidFailToContinueActivity, carrying: .activityType)],
            because: "Exactly one of continue and didFail follows willContinue.",
            source: .documented("Apple, scene(_:didFailToContinueUserActivityWithType:error:)")),
        Rule(
            "scene.activity.swiftui", on: [.at(.continuation)],
            when: .both(.not(.event(.activityFails)), .not(.linkComesAsURL)), lifecycles: [.swiftUI],
            effects: [
                .call(.sceneContinueActivity, carrying: .activity),
                .call(.onContinueUserActivity, carrying: .activity),
            ],
            because: "SwiftUI hands an activity to onContinueUserActivity, and a custom scene delegate hears of it.",
            source: .unsettled("SwiftUI documentation; wtrmiya/LaunchPractice for the scene delegate")),
        Rule(
            "scene.link.swiftui", on: [.at(.continuation)], when: .linkComesAsURL, lifecycles: [.swiftUI],
            effects: [.call(.sceneContinueActivity, carrying: .activity), .call(.onOpenURL, carrying: .webLink)],
            because: "SwiftUI hands a web link to onOpenURL as a URL, where UIKit has a user activity.",
            source: .linkAsURL),
        Rule(
            "scene.link.swiftui-cold", on: [.at(.viewHandover)],
            when: .both(.targeted([.openUniversalLink]), .linkComesAsURL), lifecycles: [.swiftUI],
            effects: [.call(.onOpenURL, carrying: .webLink)],
            because: "SwiftUI hands a cold start's web link to onOpenURL as a URL.", source: .linkAsURL),
        Rule(
            "scene.activity.swiftui-cold", on: [.at(.handoffArrives)],
            when: .all([
                .any([
                    .event(.kind([.openUniversalLink])),
                    .both(.event(.kind([.continueActivity])), .not(.event(.handoff))),
                ]),
                .scene(.target), .not(.linkComesAsURL),
            ]),
            lifecycles: [.swiftUI], effects: [.call(.onContinueUserActivity, carrying: .activity)],
            because:
                "SwiftUI hands a cold start's activity to onContinueUserActivity, beside a custom scene delegate too.",
            source: .unsettled("SwiftUI documentation; no log; three shipping apps rely on it beside a scene delegate")),
        Rule(
            "scene.quick-action", on: [.at(.delivery)], when: .targeted([.quickAction]), lifecycles: .withScenes,
            effects: [.call(.windowScenePerformAction, carrying: .shortcutItem)],
            because: "A connected scene performs a quick action before it becomes active; its place against "
                + "sceneWillEnterForeground is not recorded.",
            source: .inferred("Shipping code of Chronoderm and Wikipedia relies on it")),
        Rule(
            "scene.share", on: [.at(.delivery)], when: .targeted([.acceptCloudKitShare]), lifecycles: .withScenes,
            effects: [.call(.windowSceneAcceptCloudKitShare, carrying: .cloudKitShareMetadata)],
            because: "A running scene gets the share's metadata by a method of its own; the place is not recorded.",
            source: .inferred("Apple, windowScene(_:userDidAcceptCloudKitShareWith:), names the method only")),
        Rule(
            "scene.response", on: [.at(.delivery)],
            when: .both(.targeted([.tapNotification]), .notificationDelegateIsSet),
            lifecycles: .withScenes,
            effects: [.call(.didReceiveNotificationResponse, carrying: .notificationResponse)],
            because: "A tap reaches the notification delegate after the scene entered the foreground; no app "
                + "delegate method is called for it.",
            source: .measured("Batch-iOS-SDK, iOS 14; openhab-ios 1229", on: [14, 26])),
    ]
}

extension Source {
    /// It doesn't speak of links from codes and tags, which element-x-ios gets as activities.
    fileprivate static let linkAsURL = documented(
        "Apple, onOpenURL(perform:)", "https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)")
    fileprivate static let openURLBeforeActive = inferred(
        "Four apps work around a URL that comes before the application is active; no log of the order")
    fileprivate static let hearsBesideDelegate = unsettled(
        "home-assistant, element-x and icecubes rely on it; the contrary is claimed once")
}

extension Condition {
    /// The event is a web link, and a view waits for URLs; one that waits for activities alone gets it as that.
    fileprivate static let linkComesAsURL = Condition.both(
        .event(.kind([.openUniversalLink])), .implements(.onOpenURL))

    /// The event is one of these, and the scene at hand is the one that gets it.
    fileprivate static func targeted(_ kinds: [EventKind]) -> Condition {
        .both(.event(.kind(kinds)), .scene(.target))
    }
}
