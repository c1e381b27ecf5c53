extension Rule {
    /// App Intents that bring the app to the foreground.
    static let appIntents: [Rule] = [
        Rule(
            "intent.warm", on: [.at(.delivery)], when: .opensForIntent, lifecycles: .withScenes, os: .from(26),
            effects: [.then(.intentReachesScene), .call(.intentPerform, carrying: .appIntent)],
            because: "A connected scene is notified of an App Intent, which is then performed. The order relative to "
                + "sceneWillEnterForeground(_:) is not recorded.", source: .appIntents),
        Rule(
            "intent.cold", on: [.at(.coldHandover)], when: .opensForIntent, lifecycles: .withScenes, os: .from(26),
            effects: [.then(.intentReachesScene), .call(.intentPerform, carrying: .appIntent)],
            because: "A scene that connects for an App Intent has it in its options. After the connection the scene is "
                + "notified and the intent is performed; the place before activation is not recorded.",
            source: .appIntents),
        Rule(
            "intent.scene", on: [.at(.intentReachesScene)], when: .implements(.sceneWillPerformAppIntent),
            lifecycles: [.scene], os: .from(26), effects: [.call(.sceneWillPerformAppIntent, carrying: .appIntent)],
            because: "A scene delegate that implements AppIntentSceneDelegate receives the intent before perform().",
            source: .intentDelegate),
        Rule(
            "intent.scene.swiftui", on: [.at(.intentReachesScene)], when: .implements(.sceneWillPerformAppIntent),
            lifecycles: [.swiftUI], os: .from(26),
            effects: [
                .call(.sceneWillPerformAppIntent, carrying: .appIntent),
                .call(.onAppIntentExecution, carrying: .appIntent),
            ],
            because: "A scene delegate and a view of SwiftUI both receive the intent before perform(); their order is "
                + "not recorded.", source: .intentDelegate, order: .inferred("No recording has both")),
        Rule(
            "intent.navigation", on: [.at(.intentReachesScene)], when: .not(.implements(.sceneWillPerformAppIntent)),
            lifecycles: [.scene], os: .from(26), effects: [.call(.intentPerformNavigation, carrying: .appIntent)],
            because: "If the scene delegate has no scene(_:willPerformAppIntent:), UIKit calls the intent's own "
                + "performNavigation(forScene:).",
            source: .documented(
                "Apple, performNavigation(forScene:)",
                "https://developer.apple.com/documentation/appintents/uisceneappintent/performnavigation(forscene:)"),
            order: .inferred(
                "Apple's page has it before the scene is in the foreground; no recording shows it. Here it is called with "
                    + "the other deliveries, in an inactive scene")),
        Rule(
            "intent.view", on: [.at(.intentReachesScene)], when: .not(.implements(.sceneWillPerformAppIntent)),
            lifecycles: [.swiftUI], os: .from(26), effects: [.call(.onAppIntentExecution, carrying: .appIntent)],
            because: "A view of SwiftUI with onAppIntentExecution(_:perform:) receives the intent before perform().",
            source: .documented(
                "Apple, onAppIntentExecution(_:perform:)",
                "https://developer.apple.com/documentation/swiftui/view/onappintentexecution(_:perform:)")),
    ]
}

extension Condition {
    fileprivate static let opensForIntent = Condition.both(.event(.kind([.openAppIntent])), .scene(.target))
}

extension Source {
    fileprivate static let intentDelegate = documented(
        "Apple, scene(_:willPerformAppIntent:)",
        "https://developer.apple.com/documentation/appintents/appintentscenedelegate/scene(_:willperformappintent:)")
    fileprivate static let appIntents = inferred(
        "Apple, AppIntentSceneDelegate and UIScene.ConnectionOptions.appIntent, name the methods, not their place")
}
