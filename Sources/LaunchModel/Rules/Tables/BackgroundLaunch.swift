extension Rule {
    /// Events that run an app without its interface.
    static let backgroundLaunch: [Rule] = [
        Rule(
            "background.launch", on: RuleTrigger.backgroundTriggers, from: [.notRunning, .terminated],
            when: .all([.runsInBackground, .not(.flag(.prewarmed)), .notForceQuit]),
            effects: [
                .clear(.foregroundLaunch), .set(.awakened), .set(.launchedInBackground), .watch(.backgroundEvent),
                .watch(.backgroundScene), .then(.processStarts), .then(.afterBackgroundWork),
            ], because: "The system launches an app in the background for an event that it asked for.",
            source: .backgroundSequence),
        Rule(
            "background.prewarmed", on: RuleTrigger.backgroundTriggers,
            when: .both(.runsInBackground, .flag(.prewarmed)),
            effects: [
                .clear(.prewarmed), .set(.awakened), .set(.launchedInBackground), .watch(.backgroundEvent),
                .continueLaunch, .then(.afterBackgroundWork),
            ], because: "A prewarmed process continues its launch for a background event.",
            source: .inferred("Follows a background launch")),
        Rule(
            "background.force-quit.documented", on: [.event(.backgroundEvent)], from: [.notRunning, .terminated],
            when: .all([
                .runsInBackground, .not(.flag(.prewarmed)), .not(.notForceQuit),
                .not(.event(.backgroundKind([.urlSession, .pushToStart]))),
            ]), effects: [.step(.notLaunched)],
            because: "An app that the user force-quit isn't launched for fetches, tasks or Bluetooth. From iOS "
                + "26 Apple names an exception for Bluetooth accessories of AccessorySetupKit.",
            source: .documented(
                "Apple, TN3115, on Bluetooth; App Programming Guide for iOS, Background Execution, on apps in general")),
        Rule(
            "background.force-quit", on: RuleTrigger.backgroundTriggers, from: [.notRunning, .terminated],
            when: .all([
                .runsInBackground, .not(.flag(.prewarmed)), .not(.notForceQuit),
                .any([.event(.kind([.remoteNotification])), .event(.backgroundKind([.urlSession, .pushToStart]))]),
            ]), effects: [.step(.notLaunched)],
            because: "An app that the user force-quit isn't launched for pushes or transfers; one report of each "
                + "differs.",
            source: .unsettled("Apple documents it; against it: a report on iOS 13 (Mozilla community 1825698)")),
        Rule(
            "background.mode-missing", on: [.event(.backgroundEvent)], when: .event(.missingBackgroundMode),
            effects: [.step(.notLaunched)],
            because: "Info.plist doesn't list the background mode that this event needs.", source: .backgroundModes),
        Rule(
            "background.task-not-permitted", on: [.event(.backgroundEvent)],
            when: .both(.event(.unpermittedTask), .not(.event(.missingBackgroundMode))), effects: [.step(.notLaunched)],
            because: "The scheduler accepts only tasks that BGTaskSchedulerPermittedIdentifiers lists.",
            source: .documented("Apple, BGTaskScheduler.register")),
        Rule(
            "push.mode-missing", on: [.event(.remoteNotification)],
            from: [.notRunning, .terminated, .suspended, .background],
            when: .both(.backgroundWork, .event(.missingBackgroundMode)), effects: [.step(.notLaunched)],
            because: "Info.plist doesn't list the background mode that this event needs.", source: .backgroundModes),
        Rule(
            "background.resume", on: RuleTrigger.backgroundTriggers, from: [.suspended],
            when: .both(.runsInBackground, .not(.flag(.prewarmed))),
            effects: [
                .set(.awakened), .watch(.backgroundEvent), .then(.unsuspends), .then(.backgroundWork),
                .then(.backgroundDelivery), .then(.afterBackgroundWork),
            ], because: "A suspended app runs again in the background for the event.", source: .backgroundSequence),
        Rule(
            "background.in-front", on: [.event(.backgroundEvent)], from: [.inactive, .active],
            when: .both(.runsInBackground, .not(.flag(.prewarmed))), effects: [.then(.backgroundDelivery)],
            because: "A running app is only notified.",
            source: .inferred("Follows the order of an app in the background; Apple's page has no app in front")),
        Rule(
            "background.running", on: [.event(.backgroundEvent), .event(.tapNotification)], from: [.background],
            when: .both(.runsInBackground, .not(.flag(.prewarmed))),
            effects: [.watch(.backgroundEvent), .then(.backgroundDelivery), .endWatch(.backgroundEvent)],
            because: "A running app is only notified, and has as much time as a launched one.",
            source: .inferred("Apple, About the background execution sequence, has a launch and a resume only")),
        Rule(
            "background.documented-launch", on: [.at(.backgroundInterface)], when: .prefers(.entersBackground),
            lifecycles: .withoutScenes,
            effects: [
                .then(.viewsLoad), .then(.viewWillAppear), .then(.viewDidAppear), .call(.applicationDidEnterBackground),
                .post(.appDidEnterBackground),
            ],
            because: "Apple's article lists applicationDidEnterBackground(_:) after a background launch; four logs "
                + "show it absent.", source: .backgroundSequence),
        Rule(
            "background.views", on: [.at(.backgroundInterface)], when: .not(.prefers(.entersBackground)),
            lifecycles: .withoutScenes, effects: [.then(.viewsLoad), .then(.viewWillAppear), .then(.viewDidAppear)],
            because: "Without scenes the interface is loaded in a background launch too, and its view controllers "
                + "receive the callbacks of appearance.",
            source: .measured("Matt Neuburg, SO 66605799, 2021", "https://stackoverflow.com/q/66605799", on: [12])),
        Rule(
            "background.documented-resume", on: [.at(.backgroundWork)], when: .prefers(.entersBackground),
            lifecycles: .withoutScenes,
            effects: [.call(.applicationDidEnterBackground), .post(.appDidEnterBackground)],
            because: "Apple's article lists applicationDidEnterBackground(_:) at each resume in the background.",
            source: .backgroundSequence),
        Rule(
            "background.scene-connects", on: [.at(.backgroundInterface)],
            when: .both(.not(.event(.kind([.openWindow]))), .any([.os(.before(15)), .prefers(.sceneInBackground)])),
            lifecycles: .withScenes, effects: [.forEach(.comingForward, [.backgroundConnection])],
            because: "UIKit may connect a scene in the background for an event.",
            source: .measured("Batch-iOS-SDK, iOS 14; Apple, Managing your app's life cycle", on: [13, 14])),
        Rule(
            "background.no-scene", on: [.at(.backgroundInterface)],
            when: .all([
                .not(.event(.kind([.openWindow]))), .not(.prefers(.sceneInBackground)), .not(.flag(.prewarming)),
                .not(.buildsViewsForIntents), .not(.event(.connectsScene)),
            ]), lifecycles: .withScenes, os: .from(15), effects: [.step(.noSceneConnects)],
            because:
                "From iOS 15 no scene connects in a background launch, as engineers state; reports of iOS 26 differ.",
            source: .unsettled("Nineteen engineers against Apple's page; no log")),
        Rule(
            "background.scene-connects.asked", on: [.at(.backgroundInterface)],
            when: .both(.connectsAsReported, .not(.prefers(.sceneInBackground))), lifecycles: .withScenes,
            effects: [.forEach(.comingForward, [.backgroundConnection])],
            because: "A scenario may have a scene connect in the background, as reports of iOS 26 do.",
            source: .unsettled(
                "stefanhoelzl/SnapSync, iOS 26.6, and alexanderchopan/casberi against nineteen engineers",
                "https://github.com/stefanhoelzl/SnapSync")),
        Rule(
            "background.intent-views", on: [.at(.backgroundInterface)],
            when: .both(.buildsViewsForIntents, .not(.prefers(.sceneInBackground))), lifecycles: [.swiftUI],
            effects: [.forEach(.comingForward, [.backgroundConnection, .sceneInterface])],
            because: "On macOS 12 a SwiftUI app builds its views when it is launched for an intent of Shortcuts.",
            source: .inferred("feedback-assistant/reports#275, macOS 12, doesn't state which callbacks it saw")),
        Rule(
            "background.scene-state", on: [.at(.backgroundConnection)], when: .not(.connectsAsReported),
            lifecycles: .withScenes, effects: [.then(.sceneConnects), .scene(.background), .then(.backgroundViews)],
            because: "A scene that connects for an event goes from unattached to background.",
            source: .measured("Batch-iOS-SDK, iOS 14; Apple, Managing your app's life cycle", on: [13, 14])),
        Rule(
            "background.scene-state.asked", on: [.at(.backgroundConnection)], when: .connectsAsReported,
            lifecycles: .withScenes,
            effects: [
                .watch(.sceneUpdate), .scene(.background), .then(.sceneConnects), .then(.backgroundViews),
                .endWatch(.sceneUpdate),
            ],
            because: "On iOS 26 the scene is in the background when it connects for an event, and a watchdog waits for "
                + "it.",
            source: .unsettled(
                "stefanhoelzl/SnapSync, iOS 26.6, and alexanderchopan/casberi: the state at the notification",
                "https://github.com/stefanhoelzl/SnapSync")),
        Rule(
            "background.views.swiftui", on: [.at(.backgroundViews)], when: .not(.buildsViewsForIntents),
            lifecycles: [.swiftUI], effects: [.then(.sceneInterface)],
            because: "SwiftUI shows a scene's window as the scene connects, so that its views appear in the "
                + "background, too.",
            source: .unsettled("A count of onAppear at pushes, in one report; OpenSwiftUI's scene delegate")),
        Rule(
            "background.suspends", on: [.at(.afterBackgroundWork)], from: [.background], when: .flag(.awakened),
            effects: [
                .elapse(.backgroundWork), .clear(.awakened), .endWatch(.backgroundEvent), .step(.suspended),
                .app(.suspended),
            ], because: "When the work is done the system suspends the app again.", source: .backgroundSequence),
    ]
}

extension Condition {
    /// A push that may run the app, or any event that the app asked for.
    static let backgroundWork = Condition.any([
        .event(.kind([.backgroundEvent])), .event(.handledInBackground),
        .both(.event(.contentAvailable), .implements(.fetchRemoteNotification)),
    ])
    /// The scenario has a scene connect as reports of iOS 26 do.
    fileprivate static let connectsAsReported = Condition.all([
        .event(.connectsScene), .os(.from(15)), .not(.buildsViewsForIntents),
    ])
    /// A Mac app of macOS 12 that is launched for an intent.
    fileprivate static let buildsViewsForIntents = Condition.all([
        .event(.backgroundKind([.intent])), .platform([.macCatalyst]), .os(.majors(15, 15)), .lifecycle(.swiftUI),
    ])
    static let runsInBackground = Condition.all([
        .backgroundWork, .not(.event(.missingBackgroundMode)), .not(.event(.unpermittedTask)), .not(.fetchIsOff),
    ])
    /// The old background fetch, in an app that uses BGTaskScheduler.
    static let fetchIsOff = Condition.all([
        .event(.backgroundKind([.backgroundFetch])), .app(.permitsBackgroundTasks), .os(.from(13)),
    ])
    static let notForceQuit = Condition.any([
        .not(.flag(.forceQuit)), .event(.backgroundKind([.voipPush])), .event(.handledInBackground),
        // Only iOS 7.0 didn't launch a force-quit app for these either.
        .both(
            .event(.backgroundKind([.location, .region, .visit])),
            .not(.os(VersionRange(from: Version(7), before: Version(7, 1))))),
    ])
}
