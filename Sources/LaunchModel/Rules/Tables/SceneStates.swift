extension Rule {
    /// Scenes that enter the foreground, resign active and enter the background.
    static let sceneStates: [Rule] = [
        Rule(
            "scene.comes-forward", on: [.at(.comesForward)], when: .not(.hasOtherWindows), lifecycles: .withScenes,
            effects: [
                .forEach(.comingForward, [.sceneReturns]), .forEach(.connectedAccessoryScenes, [.displayReturns]),
                .then(.owedTimeChange),
            ], because: "With scenes the window that was on the screen enters the foreground itself.",
            source: .sceneOrder),
        Rule(
            "scenes.come-forward", on: [.at(.comesForward)], when: .hasOtherWindows, lifecycles: .withScenes,
            effects: [
                .forEach(.comingForward, [.sceneReturns]), .forEach(.connectedAccessoryScenes, [.displayReturns]),
                .then(.owedTimeChange),
            ], because: "With scenes each window that was on the screen enters the foreground itself.",
            source: .inferred("Each window's callbacks are measured, the choice of windows isn't")),
        Rule(
            "scene.returns", on: [.at(.sceneReturns)],
            when: .all([.scene(.connected), .flag(.appeared), .not(.scene(.state([.foregroundInactive])))]),
            lifecycles: .withScenes,
            effects: [
                .then(.earlyDelivery), .then(.appPhaseReturns), .then(.sceneEntersForeground),
                .scene(.foregroundInactive), .then(.appFollowsWarm), .then(.scenePhaseInactive), .then(.delivery),
                .then(.sceneActivates),
            ], because: "A connected scene returns: foreground, then active, with payloads around the two.",
            source: .sceneOrder),
        Rule(
            "scene.returns.covered", on: [.at(.sceneReturns)],
            when: .both(.flag(.appeared), .scene(.state([.foregroundInactive]))), lifecycles: .withScenes,
            effects: [.then(.sceneActivates)],
            because: "A scene that something covers is in the foreground, and becomes active again.",
            source: .sceneStates),
        Rule(
            "scene.returns.first", on: [.at(.sceneReturns)], when: .both(.scene(.connected), .not(.flag(.appeared))),
            lifecycles: .withScenes,
            effects: [
                .then(.earlyDelivery), .then(.sceneInterface), .then(.sceneEntersForeground),
                .scene(.foregroundInactive), .then(.appFollowsWarm), .then(.layout), .then(.delivery),
                .then(.sceneActivates), .then(.firstFrame), .then(.viewDidAppear),
            ], because: "A scene that connected in the background shows its views when it first enters the foreground.",
            source: .inferred("Follows the order of a scene that returns")),
        Rule(
            "scene.reconnects", on: [.at(.sceneReturns)], when: .not(.scene(.connected)), lifecycles: .withScenes,
            effects: [.then(.sceneLaunches)],
            because: "A disconnected scene connects again when the app next enters the foreground.",
            source: .disconnectedScene),
        Rule(
            "scene.app-foreground.warm", on: [.at(.appFollowsWarm)], from: [.background], lifecycles: .withScenes,
            effects: [.clear(.backgroundPosted), .post(.appWillEnterForeground), .app(.inactive)],
            because: "The application follows its first scene into the foreground, and posts nothing for further ones.",
            source: .appForeground),
        Rule(
            "scenes.active", on: [.at(.becomesActive)], lifecycles: .withScenes,
            effects: [.forEach(.foregroundInactive, [.sceneActivates])],
            because: "Each scene in front becomes active again.", source: .sceneStates),
        Rule(
            "scene.active", on: [.at(.sceneActivates)], when: .scene(.role([.window, .immersiveSpace])),
            lifecycles: .withScenes,
            effects: [
                .scene(.foregroundActive), .then(.appPhaseActive), .then(.sceneSaysActive), .then(.appFollowsActive),
                .then(.scenePhaseActive),
            ], because: "sceneDidBecomeActive(_:) still reads inactive: the scene changes before the application does.",
            source: .sceneStates),
        Rule(
            "scene.app-active", on: [.at(.appFollowsActive)], from: [.inactive], lifecycles: .withScenes,
            effects: [.app(.active), .post(.appDidBecomeActive)],
            because: "With scenes applicationDidBecomeActive(_:) is not called; its notification is still posted.",
            source: .scenePosts),
        Rule(
            "scenes.resign", on: [.at(.resigns)], lifecycles: .withScenes,
            effects: [.forEach(.foregroundActive, [.sceneResigns, .scenePhaseInactive]), .then(.appFollowsResigning)],
            because: "Each active scene resigns, then the application does.", source: .sceneStates),
        Rule(
            "scene.resigns", on: [.at(.sceneResigns)],
            when: .both(.scene(.role([.window, .immersiveSpace])), .scene(.state([.foregroundActive]))),
            lifecycles: .withScenes,
            effects: [
                .then(.appPhaseInactive), .call(.sceneWillResignActive), .post(.sceneWillDeactivate),
                .scene(.foregroundInactive),
            ], because: "sceneWillResignActive(_:) still reads active.", source: .sceneStates),
        Rule(
            "scene.app-resigns", on: [.at(.appFollowsResigning)], from: [.active],
            when: .not(.anyScene([.foregroundActive])), lifecycles: .withScenes,
            effects: [.post(.appWillResignActive), .app(.inactive)],
            because: "The application is inactive when none of its scenes is active.", source: .scenePosts),
        Rule(
            "scenes.background", on: [.at(.goesToBackground)], lifecycles: .withScenes,
            effects: [
                .forEach(.foreground, [.sceneLeavesScreen, .sceneEnteredBackground, .sceneRests]),
                .forEach(.connectedAccessoryScenes, [.displayRests]),
            ], because: "Each scene in front goes to the background.", source: .sceneStates),
        Rule(
            "display.rests", on: [.at(.displayRests)], when: .scene(.state([.foregroundInactive])),
            lifecycles: .withScenes, os: .before(27), effects: [.scene(.background), .then(.sceneEnteredBackground)],
            because: "The scene of a connected display goes to the background with the app.", source: .displayFollows),
        Rule(
            "display.rests.camera", on: [.at(.displayRests)], when: .scene(.role([.cameraCapture])),
            lifecycles: .withScenes, effects: [.then(.sceneDisconnects)],
            because: "A scene for camera capture is presented only while the app is in the foreground.",
            source: .cameraCapture),
        Rule(
            "display.returns", on: [.at(.displayReturns)], when: .scene(.state([.background])), lifecycles: .withScenes,
            os: .before(27), effects: [.then(.sceneEntersForeground), .scene(.foregroundInactive)],
            because: "The scene of a connected display enters the foreground with the app, and isn't active.",
            source: .displays, order: .displayFollows),
        Rule(
            "scene.leaves-screen", on: [.at(.sceneLeavesScreen)], lifecycles: .withScenes,
            effects: [.scene(.background), .then(.appFollowsBackground), .then(.appPhaseBackground)],
            because: "A scene that leaves the screen is in the background.", source: .sceneStates),
        Rule(
            "scene.app-background", on: [.at(.appFollowsBackground)], from: [.inactive, .active],
            when: .not(.anyScene([.foregroundInactive, .foregroundActive])), lifecycles: .withScenes,
            effects: [.app(.background)], because: "The application is in the background when all its scenes are.",
            source: .sceneStates),
        Rule(
            "scene.background", on: [.at(.sceneEnteredBackground)], lifecycles: .withScenes,
            effects: [
                .watch(.leaving), .call(.sceneDidEnterBackground), .endWatch(.leaving), .post(.sceneDidEnterBackground),
            ], because: "sceneDidEnterBackground(_:) reads background.", source: .sceneStates),
        Rule(
            "scene.rests", on: [.at(.sceneRests)], lifecycles: .withScenes,
            effects: [
                .then(.backgroundEntered), .then(.scenePhaseBackground), .then(.layout), .step(.snapshot),
                .then(.sceneSavesState),
            ],
            because: "Layout for the snapshot, and state saving, follow when every scene has entered the background.",
            source: .sceneStates),
        Rule(
            "scene.app-posts-background", on: [.at(.backgroundEntered)], from: [.background],
            when: .both(.not(.anyScene([.foregroundInactive, .foregroundActive])), .not(.flag(.backgroundPosted))),
            lifecycles: .withScenes, effects: [.set(.backgroundPosted), .post(.appDidEnterBackground)],
            because: "With scenes applicationDidEnterBackground(_:) is not called; its notification is still posted, "
                + "once, when the last scene is there.",
            source: .measured("OneSignal-iOS-SDK#647; Flutter's XCUITests", on: [13, 26])),
        Rule(
            "scenes.delivery-in-front", on: [.at(.staysInFront)], when: .not(.opensWindowAway), lifecycles: .withScenes,
            effects: [.forEach(.target, [.earlyDelivery, .delivery])],
            because: "A scene in front receives a payload without entering the foreground.",
            source: .inferred("Follows the order of a scene that returns")),
        Rule(
            "scenes.delivery-away", on: [.at(.staysInFront)], when: .opensWindowAway, lifecycles: .withScenes,
            effects: [
                .forEach(.target, [.sceneReturns]), .forEach(.othersInFront, [.sceneYieldsFocus]),
                .forEach(.othersInFront, [.sceneRegainsFocus]),
            ], because: "A window that isn't on the screen enters the foreground with its payload; the others stay.",
            source: .inferred("Follows the order of a scene that returns")),
        Rule(
            "scene.in-front",
            on: [.event(.openURL), .event(.openUniversalLink), .event(.continueActivity), .event(.openAppIntent)],
            from: [.active], when: .reachesApp, lifecycles: .withScenes,
            effects: [.then(.windowIsChosen), .then(.staysInFront)],
            because: "A scene in front receives a URL, an activity or an intent without leaving the foreground.",
            source: .inferred("Follows the order of a scene that returns")),
        Rule(
            "swiftui.phase-inactive", on: [.at(.scenePhaseInactive)], lifecycles: [.swiftUI],
            effects: [.call(.scenePhase, carrying: .scenePhase("inactive"))],
            because: "The root view's scenePhase follows its scene; a cold start shows only active.",
            source: .swiftUIPhase),
        Rule(
            "swiftui.phase-active", on: [.at(.scenePhaseActive)], lifecycles: [.swiftUI],
            effects: [.call(.scenePhase, carrying: .scenePhase("active"))],
            because: "scenePhase becomes active after sceneDidBecomeActive(_:).", source: .swiftUIPhase),
        Rule(
            "swiftui.phase-background", on: [.at(.scenePhaseBackground)], lifecycles: [.swiftUI],
            effects: [.call(.scenePhase, carrying: .scenePhase("background"))],
            because: "scenePhase is background when the scene is.",
            source: .measured("Byungwook An, November 2023: the printed phases of a view", on: [17])),
    ]
}

extension Source {
    static let displays = measured("SalesforceMobileSDK-iOS#3679", on: [17])
    fileprivate static let displayFollows = inferred(
        "SalesforceMobileSDK-iOS#3679 reports that an AirPlay scene returns, not in which order, nor how it leaves")
    static let appForeground = documented(
        "Apple, UIApplication.willEnterForegroundNotification: posted for the app as a whole; Batch-iOS-SDK, iOS 13 and 14",
        "https://developer.apple.com/documentation/uikit/uiapplication/willenterforegroundnotification")
    fileprivate static let swiftUIPhase = measured(
        "wtrmiya/LaunchPractice, iOS 16, onChange of scenePhase in the root view", Source.sceneOrder.url, on: [16])
}

extension Condition {
    /// The payload opens a window that isn't on the screen.
    fileprivate static let opensWindowAway = Condition.all([
        .not(.event(.handledInBackground)), .scene(.role([.window, .immersiveSpace])),
        .not(.scene(.state([.foregroundActive, .foregroundInactive]))),
    ])
}
