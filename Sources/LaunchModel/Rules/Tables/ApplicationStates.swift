extension Rule {
    /// Becoming active, resigning, and the background, without scenes.
    static let applicationStates: [Rule] = [
        Rule(
            "resume.foreground", on: RuleTrigger.foregroundTriggers, from: [.background, .suspended],
            when: .both(.not(.flag(.prewarmed)), .opensApp),
            effects: [
                .clear(.screenLocked), .clear(.leftByLock), .clear(.switcherOpen), .then(.unsuspends),
                .then(.protectedDataBecomesAvailable), .then(.windowIsChosen), .then(.comesForward),
            ],
            because: "The same trigger brings a running or suspended app to the foreground, without a launch method.",
            source: .lifeCycle),
        Rule(
            "resume.unsuspends", on: [.at(.unsuspends)], from: [.suspended], effects: [.app(.background)],
            because: "A suspended app runs again in the background first.", source: .backgroundSequence),
        Rule(
            "app.foreground", on: [.at(.comesForward)], lifecycles: .withoutScenes,
            effects: [
                .then(.undeclaredSceneEntersForeground), .call(.applicationWillEnterForeground),
                .post(.appWillEnterForeground), .app(.inactive), .then(.owedTimeChange), .then(.firstFrame),
                .then(.delivery), .then(.becomesActive),
            ],
            because: "applicationWillEnterForeground(_:) still reads background; the app receives payloads between it "
                + "and applicationDidBecomeActive(_:).", source: .applicationLog),
        Rule(
            "app.inactive-after-pause", on: [.at(.appFollowsCold)], from: [.background], lifecycles: .withoutScenes,
            effects: [.app(.inactive)],
            because: "A launch that ran ahead in the background becomes inactive when the user opens the app.",
            source: .inferred("Follows the order of a cold launch")),
        Rule(
            "app.active", on: [.at(.becomesActive)], from: [.inactive], lifecycles: .withoutScenes,
            effects: [
                .then(.undeclaredSceneActivates), .app(.active), .call(.applicationDidBecomeActive),
                .post(.appDidBecomeActive),
            ], because: "The app is active when applicationDidBecomeActive(_:) is called; the notification follows.",
            source: .applicationLog),
        Rule(
            "app.scene-posts.foreground", on: [.at(.undeclaredSceneEntersForeground)], lifecycles: .withoutScenes,
            os: .from(13), effects: [.post(.sceneWillEnterForeground)],
            because: "From iOS 13 UIKit has a scene for an app without scenes too, and posts its notifications.",
            source: .measured("Batch-iOS-SDK, iOS 14", Source.scenePosts.url, on: [14])),
        Rule(
            "app.scene-posts.active", on: [.at(.undeclaredSceneActivates)], lifecycles: .withoutScenes, os: .from(13),
            effects: [.post(.sceneDidActivate)],
            because: "From iOS 13 UIKit has a scene for an app without scenes too, and posts its notifications.",
            source: .measured("Batch-iOS-SDK, iOS 14", Source.scenePosts.url, on: [14])),
        Rule(
            "app.resigns", on: [.at(.resigns)], from: [.active], lifecycles: .withoutScenes,
            effects: [.call(.applicationWillResignActive), .post(.appWillResignActive), .app(.inactive)],
            because: "applicationWillResignActive(_:) still reads active.", source: .applicationLog),
        Rule(
            "app.background", on: [.at(.goesToBackground)], from: [.inactive], lifecycles: .withoutScenes,
            effects: [
                .app(.background), .watch(.leaving), .call(.applicationDidEnterBackground), .endWatch(.leaving),
                .post(.appDidEnterBackground), .then(.savesState), .step(.snapshot),
            ], because: "applicationDidEnterBackground(_:) reads background; state saving and the snapshot follow.",
            source: .applicationLog),
        Rule(
            "app.opened-while-inactive", on: RuleTrigger.foregroundTriggers, from: [.inactive],
            when: .both(.not(.flag(.prewarmed)), .opensApp),
            effects: [
                .clear(.switcherOpen), .clear(.screenLocked), .then(.protectedDataBecomesAvailable),
                .then(.windowIsChosen), .then(.staysInFront), .then(.becomesActive),
            ], because: "The app receives a payload while something covers it, before it is active again.",
            source: .inferred("Follows the order of an app that enters the foreground")),
        Rule(
            "notification.action-while-inactive", on: [.event(.tapNotification)], from: [.inactive],
            when: .both(.not(.flag(.prewarmed)), .event(.handledInBackground)), effects: [.then(.staysInFront)],
            because: "An action that doesn't bring the app to the foreground reaches an inactive app in its state.",
            source: .inferred("Follows the order of an app that enters the foreground")),
        Rule(
            "app.delivery-in-front", on: [.at(.staysInFront)], lifecycles: .withoutScenes, effects: [.then(.delivery)],
            because: "An app in front receives a payload without entering the foreground.",
            source: .inferred("Follows the order of an app that enters the foreground")),
        Rule(
            "url.in-front", on: [.event(.openURL)], from: [.active], when: .reachesApp, lifecycles: .withoutScenes,
            effects: [.then(.resigns), .then(.delivery), .then(.becomesActive)],
            because: "Even an app that opens its own URL resigns active, receives the URL, and is active again.",
            source: .measured("openradar 21710499, iOS 7 to 9", on: [7, 8, 9])),
        Rule(
            "activity.airdrop-in-front", on: [.event(.openUniversalLink)], from: [.active], when: .event(.viaAirDrop),
            lifecycles: .withoutScenes, effects: [.then(.resigns), .then(.becomesActive), .then(.delivery)],
            because: "A link from AirDrop is continued after the app is active again.",
            source: .measured(
                "ios-branch-deep-linking-attribution#699, 2017",
                "https://github.com/BranchMetrics/ios-branch-deep-linking-attribution/issues/699")),
        Rule(
            "activity.in-front", on: [.event(.openUniversalLink), .event(.continueActivity)], from: [.active],
            when: .not(.event(.viaAirDrop)), lifecycles: .withoutScenes,
            effects: [.then(.resigns), .then(.delivery), .then(.becomesActive)],
            because: "An activity reaches a frontmost app while it is inactive.",
            source: .inferred("Follows the order of a URL in front")),
        Rule(
            "share.in-front", on: [.event(.acceptCloudKitShare)], from: [.active],
            effects: [.then(.resigns), .then(.staysInFront), .then(.becomesActive)],
            because: "The system's question covers the app until the share is accepted.",
            source: .inferred("Follows the order of a system alert")),
        Rule(
            "notification.banner-in-front", on: [.event(.tapNotification)], from: [.active],
            when: .not(.event(.tappedIn(.notificationCenter))), effects: [.then(.staysInFront)],
            because: "A banner covers nothing: tapping it in front changes no state.",
            source: .measured("Batch-iOS-SDK, iOS 14", on: [14])),
        Rule(
            "notification.center-in-front.ios10", on: [.event(.tapNotification)], from: [.active],
            when: .event(.tappedIn(.notificationCenter)), lifecycles: .withoutScenes, os: .before(11),
            effects: [.then(.resigns), .then(.delivery), .then(.becomesActive)],
            because: "Up to iOS 10 a tap in Notification Center reaches an inactive app.",
            source: .measured("openradar 34332569, iOS 10.3.3", on: [Version(10, 3, 3)])),
        Rule(
            "notification.center-in-front.ios11", on: [.event(.tapNotification)], from: [.active],
            when: .event(.tappedIn(.notificationCenter)), lifecycles: .withoutScenes, os: .from(11),
            effects: [.then(.resigns), .then(.becomesActive), .then(.delivery)],
            because: "From iOS 11 the app reads active when a tap in Notification Center reaches it.",
            source: .measured("openradar 34332569, iOS 11", on: [11, 12])),
        Rule(
            "notification.center-in-front.scene", on: [.event(.tapNotification)], from: [.active],
            when: .event(.tappedIn(.notificationCenter)), lifecycles: .withScenes,
            effects: [.then(.resigns), .then(.staysInFront), .then(.becomesActive)],
            because: "Notification Center makes the scene inactive; the response comes before it is active again.",
            source: .inferred("Follows the order of a tap on the lock screen")),
    ]
}
