extension Rule {
    /// App Intents that bring the app forward.
    static let appIntents: [Rule] = [
        Rule(
            "intent.warm", on: [.at(.delivery)], when: .opensForIntent, lifecycles: .withScenes, os: .from(26),
            effects: [
                .call(.sceneWillPerformAppIntent, carrying: .appIntent), .call(.intentPerform, carrying: .appIntent),
            ],
            because: "A connected scene hears of an App Intent, which is then performed; where that stands against "
                + "sceneWillEnterForeground(_:) is not recorded.",
            source: .appIntents),
        Rule(
            "intent.cold", on: [.at(.coldHandover)], when: .opensForIntent, lifecycles: .withScenes, os: .from(26),
            effects: [
                .call(.sceneWillPerformAppIntent, carrying: .appIntent), .call(.intentPerform, carrying: .appIntent),
            ],
            because: "A scene that connects for an App Intent has it in its options, hears of it after the connection, "
                + "and it is performed then; where before activation is not recorded.",
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
