extension Rule {
    /// Launches that the system begins before the user opens the app.
    static let prewarming: [Rule] = [
        Rule(
            "prewarm.start", on: [.event(.prewarm)], from: [.notRunning, .terminated],
            when: .both(.not(.flag(.prewarmed)), .event(.prewarmPauses(.beforeUIApplicationMain))), os: .from(15),
            platforms: [.iOS, .iPadOS], effects: [.set(.prewarming), .set(.wasPrewarmed), .then(.processStarts)],
            because: "From iOS 15 the system may run part of a launch in advance.", source: .earlierSequence),
        Rule(
            "prewarm.start.elsewhere", on: [.event(.prewarm)], from: [.notRunning, .terminated],
            when: .both(.not(.flag(.prewarmed)), .event(.prewarmPauses(.beforeUIApplicationMain))), os: .from(15),
            platforms: [.tvOS, .visionOS, .macCatalyst],
            effects: [.set(.prewarming), .set(.wasPrewarmed), .then(.processStarts)],
            because: "Apple documents prewarming for iOS 15 and later; whether other systems do it isn't documented.",
            source: .unsettled(
                "firebase-ios-sdk#9362 expects it on tvOS and Mac Catalyst; Apple, About the app launch sequence, in its version of 2025, names iOS",
                "https://github.com/firebase/firebase-ios-sdk/pull/9362")),
        Rule(
            "prewarm.start.further", on: [.event(.prewarm)], from: [.notRunning, .terminated],
            when: .both(.not(.flag(.prewarmed)), .not(.event(.prewarmPauses(.beforeUIApplicationMain)))), os: .from(15),
            effects: [.set(.prewarming), .set(.wasPrewarmed), .then(.processStarts)],
            because: "Field data shows prewarmed launches that run further than Apple documents.",
            source: .prewarmReports),
        Rule(
            "prewarm.start.ios14", on: [.event(.prewarm)], from: [.notRunning, .terminated],
            when: .not(.flag(.prewarmed)), os: .majors(14, 14),
            effects: [.set(.prewarming), .set(.wasPrewarmed), .then(.processStarts)],
            because: "Field data shows prewarmed processes on iOS 14, before Apple documents them.",
            source: .unsettled("Stated by vendors of crash reporters, from field data")),
        pause(
            "prewarm.pause", at: .beforeApplicationMain, .beforeUIApplicationMain,
            because: "Prewarming runs up to, and not including, the call of UIApplicationMain.",
            source: .unsettled(
                "Apple, About the app launch sequence, in its version of 2025; in the present one it runs no code of the "
                    + "app", Source.launchSequence.url)),
        pause(
            "prewarm.pause.main", at: .inApplicationMain, .main,
            because: "Field data shows prewarmed processes that wait inside UIApplicationMain.", source: .prewarmReports
        ),
        pause(
            "prewarm.pause.did-finish", at: .afterDidFinish, .didFinishLaunching,
            because: "Some prewarmed launches ran didFinishLaunching; according to a DTS engineer this ended late in "
                + "iOS 15.", source: .prewarmReports),
        Rule(
            "prewarm.pause.views", on: [.at(.prewarmedInterface)],
            when: .both(.flag(.prewarming), .event(.prewarmPauses(.viewDidLoad))), lifecycles: .withoutScenes,
            effects: [.then(.viewsLoad), .step(.launchPaused), .set(.prewarmed), .pauseLaunch],
            because: "Sentry saw viewDidLoad in prewarmed processes.", source: .prewarmReports),
        Rule(
            "prewarm.pause.scene", on: [.at(.prewarmedInterface)],
            when: .both(.flag(.prewarming), .event(.prewarmPauses(.viewDidLoad))), lifecycles: .withScenes,
            effects: [.step(.launchPaused), .set(.prewarmed), .pauseLaunch],
            because: "The scene delegate of a prewarmed app doesn't exist until the user opens the app.",
            source: .prewarmReports),
        Rule(
            "prewarm.opened", on: RuleTrigger.foregroundTriggers, when: .both(.flag(.prewarmed), .opensApp),
            effects: [
                .clear(.prewarmed), .clear(.forceQuit), .clear(.screenLocked), .clear(.switcherOpen),
                .then(.protectedDataBecomesAvailable), .set(.foregroundLaunch), .set(.launchedNow), .watch(.launch),
                .then(.launchScreenAppears), .continueLaunch,
            ], because: "The user opens a prewarmed app: the launch continues where it waited.", source: .launchSequence
        ),
    ]

    private static func pause(
        _ id: String, at point: LaunchPoint, _ pause: PrewarmPause, because: String, source: Source
    ) -> Rule {
        Rule(
            id, on: [.at(point)], when: .both(.flag(.prewarming), .event(.prewarmPauses(pause))),
            effects: [.step(.launchPaused), .set(.prewarmed), .pauseLaunch], because: because, source: source)
    }
}

extension Source {
    /// The text of the page before it named no version and no function.
    static let earlierSequence = documented(
        "Apple, About the app launch sequence, in its version of 2025", launchSequence.url)
    fileprivate static let prewarmReports = unsettled(
        "SO 71025205 (iOS 15.0), Apple forum 706782 and 764625, sentry-cocoa#1897",
        "https://developer.apple.com/forums/thread/706782")
}
