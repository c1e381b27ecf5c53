extension Rule {
    /// App Intents that bring the app to the foreground.
    static let appIntents: [Rule] = [
        Rule(
            "intent.warm", on: [.at(.delivery)], when: .opensForIntent, lifecycles: .withScenes, os: .from(26),
            effects: [
                .call(.sceneWillPerformAppIntent, carrying: .appIntent), .call(.intentPerform, carrying: .appIntent),
            ],
            because: "A connected scene is notified of an App Intent, which is then performed. The order relative to "
                + "sceneWillEnterForeground(_:) is not recorded.", source: .appIntents),
        Rule(
            "intent.cold", on: [.at(.coldHandover)], when: .opensForIntent, lifecycles: .withScenes, os: .from(26),
            effects: [
                .call(.sceneWillPerformAppIntent, carrying: .appIntent), .call(.intentPerform, carrying: .appIntent),
            ],
            because: "A scene that connects for an App Intent has it in its options. After the connection the scene is "
                + "notified and the intent is performed; the place before activation is not recorded.",
            source: .appIntents),
    ]
}

extension Condition {
    fileprivate static let opensForIntent = Condition.both(.event(.kind([.openAppIntent])), .scene(.target))
}

extension Source {
    fileprivate static let appIntents = inferred(
        "Apple, AppIntentSceneDelegate and UIScene.ConnectionOptions.appIntent, name the methods, not their place")
}
