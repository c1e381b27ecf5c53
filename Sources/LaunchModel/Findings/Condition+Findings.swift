/// Conditions that the rules of several findings share.
extension Condition {
    /// No code handles a payload.
    static let lost = payload(.isLost)

    /// The payload is lost at a launch, and a method for a running app may handle it.
    static let handledOnlyWhenRunning = Condition.all([
        .lost, .payload(.isInOptions), .payload(.hasRunningHandler), .not(.payload(.isDropped)),
        // For a quick action, false states that the launch methods have performed it.
        .any([.not(.payload(.isWithheld)), .event(.kind([.quickAction]))]),
    ])

    /// A launch method returns false, so an implemented method with known behavior doesn't receive the payload.
    static let answerSuppresses = Condition.all([
        .payload(.isWithheld), .payload(.runningHandlerExists), .not(.payload(.answerIsOpen)),
    ])

    /// The same regardless of a framework's superclass, whose plugins may have handled the payload.
    static let answerIgnoresSuper = Condition.all([
        .payload(.isWithheld), .payload(.runningHandlerExists), .payload(.answerIsOpen), .payload(.answerIgnoresSuper),
    ])

    /// It is unsettled whether a view also receives the payload if there is a scene delegate.
    static let reachesViewBesideDelegate = Condition.all([
        .lifecycle(.swiftUI), .has(.sceneDelegate), .event(.kind([.openURL, .openUniversalLink, .continueActivity])),
    ])

    /// The app is launched for another scene than its window's, without the setup of the window's scene.
    static let startsBesideWindow = Condition.both(.flag(.launchedNow), .event(.role([.carPlay, .externalDisplay])))

    /// The handler of a VoIP push, for which the system demands a call.
    static let mustReportCall = Condition.all([.within([.didReceiveIncomingPush]), .os(.from(13)), .sdk(.from(13))])

    static let stopsMetric = Condition.action(.measures([.stop]))

}

extension Callback {
    /// The callbacks that restore saved state.
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
