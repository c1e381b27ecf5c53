extension Rule {
    /// The payloads of a connected scene, and the methods that receive them.
    static let scenePayloads: [Rule] = [
        Rule(
            "scene.url", on: [.at(.earlyDelivery)], when: .targeted([.openURL]), lifecycles: [.scene],
            effects: [.then(.hostedViewsReceive), .call(.sceneOpenURLContexts, carrying: .urlContexts)],
            because: "A running scene receives a URL before it enters the foreground.",
            source: .measured("Flutter, UITests-DeepLinks-SceneEvents", "https://github.com/flutter/flutter", on: [26]),
            state: .stateOfItsPlace),
        Rule(
            "scene.activity.will-continue", on: [.at(.earlyDelivery)],
            when: .targeted([.openUniversalLink, .continueActivity]), lifecycles: .withScenes,
            effects: [.call(.sceneWillContinueActivity, carrying: .activityType)],
            because: "A running scene is notified of an activity before it enters the foreground; SwiftUI's own "
                + "delegate has no such method, and forwards it.", source: .sceneOrder, state: .stateOfItsPlace),
        Rule(
            "scene.activity.arrives", on: [.at(.delivery)], when: .targeted([.openUniversalLink, .continueActivity]),
            lifecycles: .withScenes, effects: [.then(.continuation)],
            because:
                "The activity itself comes after sceneWillEnterForeground(_:) and before sceneDidBecomeActive(_:).",
            source: .sceneOrder),
        Rule(
            "scene.activity.continue", on: [.at(.continuation)], when: .not(.event(.activityFails)),
            lifecycles: [.scene],
            effects: [.then(.hostedViewsReceive), .call(.sceneContinueActivity, carrying: .activity)],
            because: "Exactly one of continue and didFail follows willContinue.", source: .sceneOrder,
            state: .stateOfItsPlace),
        Rule(
            "scene.activity.fails", on: [.at(.continuation)], when: .event(.activityFails), lifecycles: .withScenes,
            effects: [.call(.sceneDidFailToContinueActivity, carrying: .activityType)],
            because: "The scene's delegate is notified that the announced activity can't be continued.",
            source: .documented("Apple, scene(_:didFailToContinueUserActivityWithType:error:)")),
        Rule(
            "scene.quick-action", on: [.at(.delivery)], when: .targeted([.quickAction]), lifecycles: .withScenes,
            effects: [.call(.windowScenePerformAction, carrying: .shortcutItem)],
            because: "A connected scene performs a quick action before it becomes active; its place relative to "
                + "sceneWillEnterForeground is not recorded.",
            source: .inferred("Shipping code of Chronoderm and Wikipedia relies on it")),
        Rule(
            "scene.share", on: [.at(.delivery)], when: .targeted([.acceptCloudKitShare]), lifecycles: .withScenes,
            effects: [.call(.windowSceneAcceptCloudKitShare, carrying: .cloudKitShareMetadata)],
            because: "A running scene receives the share's metadata in its own method; the place is not recorded.",
            source: .inferred("Apple, windowScene(_:userDidAcceptCloudKitShareWith:), names the method only")),
        Rule(
            "scene.response", on: [.at(.delivery)],
            when: .both(.targeted([.tapNotification]), .notificationDelegateIsSet), lifecycles: .withScenes,
            effects: [.call(.didReceiveNotificationResponse, carrying: .notificationResponse)],
            because: "A tap reaches the notification delegate after the scene entered the foreground; no app "
                + "delegate method is called for it.",
            source: .measured("Batch-iOS-SDK, iOS 14; openhab-ios#1229 reports the same for iOS 26", on: [14])),
    ]
}

extension Condition {
    /// The event is one of these, and the current scene is the one that receives it.
    static func targeted(_ kinds: [EventKind]) -> Condition { .both(.event(.kind(kinds)), .scene(.target)) }
}
