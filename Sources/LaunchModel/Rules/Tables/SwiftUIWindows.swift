extension Rule {
    /// The window that SwiftUI chooses for a payload, and documents that it opens by itself.
    static let swiftUIWindows: [Rule] = [
        Rule(
            "swiftui.window-allows", on: [.at(.windowIsChosen)],
            when: .both(.asksWindow, .not(.event(.refusedByWindows))), lifecycles: [.swiftUI], platforms: .windowed,
            effects: [.call(.handlesExternalEventsPreferring)],
            because: "An open window whose view allows the URL or activity receives it.", source: .activationConditions),
        Rule(
            "swiftui.window-refuses", on: [.at(.windowIsChosen)],
            when: .all([.asksWindow, .event(.refusedByWindows), .not(.event(.refusedByNewWindow))]),
            lifecycles: [.swiftUI], platforms: .windowed,
            effects: [.call(.handlesExternalEventsPreferring), .call(.handlesExternalEventsMatching), .addScene],
            because: "If no open window allows the URL or activity, a new one is opened for it, with the payload in "
                + "its connection options.", source: .activationConditions),
        Rule(
            "swiftui.window-none", on: [.at(.windowIsChosen)],
            when: .all([.asksWindow, .event(.refusedByWindows), .event(.refusedByNewWindow)]), lifecycles: [.swiftUI],
            platforms: .windowed,
            effects: [.call(.handlesExternalEventsPreferring), .call(.handlesExternalEventsMatching)],
            because: "If neither an open window nor a new one allows it, an open one is assumed to receive it anyway.",
            source: .unsettled("Apple doesn't describe an event that every window refuses")),
        Rule(
            "window.open.value", on: [.event(.openWindow)], from: [.active, .inactive, .background],
            when: .all([.process(.valueIsShown), .not(.flag(.prewarmed)), .not(.scene(.state([.foregroundActive])))]),
            lifecycles: [.swiftUI], platforms: .windowed,
            effects: [
                .clear(.switcherOpen), .forEach(.target, [.sceneReturns]),
                .forEach(.othersInFront, [.sceneYieldsFocus]), .forEach(.othersInFront, [.sceneRegainsFocus]),
            ], because: "A window that shows the value already comes forward, and no other is opened.",
            source: .openWindowValue, order: .inferred("Follows the order of a window that is brought back")),
        Rule(
            "window.open.value.front", on: [.event(.openWindow)], from: [.active, .inactive, .background],
            when: .all([.process(.valueIsShown), .not(.flag(.prewarmed)), .scene(.state([.foregroundActive]))]),
            lifecycles: [.swiftUI], platforms: .windowed, effects: [],
            because: "A window that shows the value already, and is active, stays as it is.", source: .openWindowValue),
        document(
            "", at: .earlyDelivery,
            "DocumentGroup opens a document in a running app by itself, and onOpenURL(perform:) doesn't receive it; "
                + "the app's own scene delegate is called without the document's URL.",
            then: [.call(.sceneOpenURLContexts)]),
        document(
            ".cold", at: .coldPublication,
            "DocumentGroup opens the document that launches the app by itself, without onOpenURL(perform:)."),
    ]

    private static func document(
        _ suffix: String, at point: LaunchPoint, _ because: String, then effects: [Effect] = []
    ) -> Rule {
        Rule(
            "swiftui.document\(suffix)", on: [.at(point)], when: .both(.targeted([.openURL]), .opensDocument),
            lifecycles: [.swiftUI], effects: [.accept, .step(.documentOpened, carrying: .urlAlone)] + effects,
            because: because,
            source: .inferred(
                "Apple, DocumentGroup, reads and writes files itself; OpenSwiftUI's scene delegate removes its URL; no "
                    + "log has onOpenURL with it"))
    }
}

extension Condition {
    /// A DocumentGroup has the document that is opened.
    static let opensDocument = Condition.both(.interface(.documentGroup), .event(.ofFile))

    /// A view declares which events its window handles, and one is about to be delivered.
    fileprivate static let asksWindow = Condition.all([
        .event(.kind([.openURL, .openUniversalLink, .continueActivity])), .names(.handlesExternalEventsPreferring),
        .app(.supportsMultipleScenes),
    ])
}

extension Source {
    fileprivate static let activationConditions = inferred(
        "Apple, View.handlesExternalEvents(preferring:allowing:), Scene.handlesExternalEvents(matching:) and "
            + "UISceneActivationConditions; no log of it")
    fileprivate static let openWindowValue = documented(
        "Apple, WindowGroup(for:) and OpenWindowAction: a window that shows the value is brought to the front",
        "https://developer.apple.com/documentation/swiftui/openwindowaction")
}
