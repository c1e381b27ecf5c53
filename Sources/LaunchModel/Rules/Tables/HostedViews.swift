extension Rule {
    /// Views of SwiftUI that UIKit shows: in a hosting controller, or in the scenes of a `UIHostingSceneDelegate`.
    static let hostedViews: [Rule] = [
        Rule(
            "hosting.views", on: [.at(.hostedViewsAppear)], when: .hosts, lifecycles: .inUIKit,
            effects: [.call(.onAppear), .then(.hostedTaskStarts)],
            because: "A hosted view appears with its hosting controller's view. A view in a hosting controller doesn't "
                + "receive scenePhase and onOpenURL(perform:), which come from SwiftUI's own life cycle.",
            source: .hostingControllers),
        Rule(
            "hosting.view-task", on: [.at(.hostedTaskStarts)], when: .names(.viewTask), lifecycles: .inUIKit,
            effects: [.call(.viewTask)], because: "A view's task starts when the view appears.",
            source: .inferred("Apple, task(priority:_:), states only that it is before the view appears")),
        Rule(
            "hosting-scene.appears", on: [.at(.sceneInterface)],
            when: .all([.interface(.hostingScene), .not(.flag(.appeared)), .scene(.role([.window, .immersiveSpace]))]),
            lifecycles: [.scene], os: .from(26),
            effects: [.set(.windowMade), .call(.onAppear), .then(.hostedTaskStarts), .set(.interfaceUp)],
            because: "SwiftUI creates the window of a UIHostingSceneDelegate's scene; its views appear as in an App.",
            source: .hostingScenes),
        hostingScene(
            "url", .hostedViewsReceive, .targeted([.openURL]), .call(.onOpenURL, carrying: .url),
            "onOpenURL(perform:) may receive a URL"),
        hostingScene(
            "link", .hostedViewsReceive, .targeted([.openUniversalLink]), .call(.onOpenURL, carrying: .webLink),
            "onOpenURL(perform:) may receive a web link"),
        hostingScene(
            "activity", .hostedViewsReceive, .targeted([.continueActivity]),
            .call(.onContinueUserActivity, carrying: .activity),
            "onContinueUserActivity(_:perform:) may receive an activity"),
        hostingScene(
            "cold", .coldPublication, .scene(.target), .then(.hostedViewsReceive),
            "Views may receive what launches the app"),
        hostingScene(
            "phase-active", .scenePhaseActive, .always, .call(.scenePhase, carrying: .scenePhase("active")),
            "scenePhase is active"),
        hostingScene(
            "phase-inactive", .scenePhaseInactive, .always, .call(.scenePhase, carrying: .scenePhase("inactive")),
            "scenePhase is inactive"),
        hostingScene(
            "phase-background", .scenePhaseBackground, .always, .call(.scenePhase, carrying: .scenePhase("background")),
            "scenePhase is background"),
    ]

    private static func hostingScene(
        _ name: String, _ point: LaunchPoint, _ condition: Condition, _ effect: Effect, _ fact: String
    ) -> Rule {
        let isHosting = Condition.interface(.hostingScene)
        return Rule(
            "hosting-scene.\(name)", on: [.at(point)],
            when: condition == .always ? isHosting : .both(isHosting, condition), lifecycles: [.scene], os: .from(26),
            effects: [effect], because: "\(fact) in a scene of a UIHostingSceneDelegate as in one of an App.",
            source: .hostingScenes)
    }
}

extension [Lifecycle] {
    /// The life cycles in which SwiftUI has no delegates of its own.
    static let inUIKit: [Lifecycle] = [.scene, .appDelegate]
}

extension Condition { fileprivate static let hosts = Condition.interface(.hosting) }

extension Source {
    static let hostingControllers = inferred(
        "Apple, UIHostingController: a view controller of UIKit's life cycle, with no scene of SwiftUI around its view")
    fileprivate static let hostingScenes = unsettled(
        "Apple, UIHostingSceneDelegate: SwiftUI scenes in an app of UIKit; no log of what its views receive",
        "https://developer.apple.com/documentation/swiftui/uihostingscenedelegate")
}

extension Callback {
    /// Whether it needs a scene of SwiftUI around the view.
    var comesFromSwiftUI: Bool {
        [
            .scenePhase, .onOpenURL, .onContinueUserActivity, .handlesExternalEventsMatching,
            .handlesExternalEventsPreferring,
        ].contains(self)
    }
}
