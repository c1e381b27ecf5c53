/// Conditions that the rules of several findings share.
extension Condition {
    /// A payload is taken by no code.
    static let lost = payload(.isLost)

    /// A launch loses the payload, and a running app has a method that may take it.
    static let handledOnlyWhenRunning = Condition.all([
        .lost, .payload(.isInOptions), .payload(.hasRunningHandler), .not(.payload(.isDropped)),
        // For a quick action false says that the launch methods have performed it.
        .any([.not(.payload(.isWithheld)), .event(.kind([.quickAction]))]),
    ])

    /// A launch method's answer keeps the payload from a method that is there, and what it does with it is told.
    static let answerSuppresses = Condition.all([
        .payload(.isWithheld), .payload(.runningHandlerExists), .not(.payload(.answerIsOpen)),
    ])

    /// Whether a view hears of it beside a scene delegate is unsettled.
    static let reachesViewBesideDelegate = Condition.all([
        .lifecycle(.swiftUI), .has(.sceneDelegate), .event(.kind([.openURL, .openUniversalLink, .continueActivity])),
    ])

    /// The app is started for a scene that isn't its window's, which runs no set-up of that one.
    static let startsBesideWindow = Condition.both(
        .flag(.launchedNow), .event(.role([.carPlay, .externalDisplay])))

    static let stopsMetric = Condition.action(.measures([.stop]))

}

extension Callback {
    /// The callbacks that bring saved state back.
    static let restoringState: [Callback] = [
        .restoreInteractionState, .didDecodeState, .decodeRestorableState, .viewControllerWithRestorationPath,
        .finishedRestoringState,
    ]
}

extension [Platform] {
    /// The platforms that show a launch screen.
    static let withLaunchScreen: [Platform] = [.iOS, .iPadOS, .tvOS]
}

extension Source {
    static let launchingPage = documented(
        "Apple, Human Interface Guidelines, Launching",
        "https://developer.apple.com/design/human-interface-guidelines/launching")

    static let payloadPages = documented(
        "Apple, UIApplication.LaunchOptionsKey and UIScene.ConnectionOptions",
        "https://developer.apple.com/documentation/uikit/uiscene/connectionoptions")
}
