extension Rule {
    /// Home, the app switcher, the lock and interruptions, in both life cycles.
    static let leaving: [Rule] = [
        Rule(
            "leave.home", on: [.event(.pressHome)], from: [.active, .inactive], platforms: [.iOS, .iPadOS, .tvOS],
            effects: [
                .clear(.switcherOpen), .then(.resigns), .forEach(.foreground, [.sceneDismissed]),
                .then(.goesToBackground), .then(.exitsOnSuspend),
            ], because: "Leaving an app makes it inactive, then sends it to the background.", source: .applicationLog),
        Rule(
            "leave.other-app", on: [.event(.switchToOtherApp)], from: [.active, .inactive],
            when: .not(.floatingWindows), platforms: .handheld, effects: toOtherApp,
            because: "Switching to another app makes this one inactive, then sends it to the background.",
            source: .applicationLog),
        Rule(
            "leave.other-app.windows", on: [.event(.switchToOtherApp)], from: [.active, .inactive],
            when: .floatingWindows, platforms: [.iPadOS], effects: toOtherApp,
            because: "From iPadOS 26 an app stays active while its window is next to the other app's; it goes to the "
                + "background only if the other app fills the screen.",
            source: .unsettled(
                "Hockenberry, June 2025, a beta: apps stay active even when their windows do not",
                "https://furbo.org/2025/06/28/ipados-windows")),
        Rule(
            "leave.home.visionos", on: [.event(.pressHome)], from: [.active, .inactive], platforms: [.visionOS],
            effects: [
                .clear(.switcherOpen), .then(.resigns),
                .forEach(
                    .immersiveSpaces,
                    [
                        .sceneLeavesScreen, .windowPutAway, .sceneEnteredBackground, .scenePhaseBackground,
                        .sceneDisconnects,
                    ]),
            ],
            because:
                "The Home view of visionOS leaves windows and bounded volumes inactive; an immersive space goes to "
                + "the background, disconnects, and isn't opened again.", source: .headset),
        Rule(
            "headset.removed", on: [.event(.removeHeadset)], from: [.active, .inactive], platforms: [.visionOS],
            effects: [
                .set(.headsetRemoved), .set(.leftByHeadset), .clear(.switcherOpen), .then(.resigns),
                .then(.goesToBackground),
            ], because: "Taking the headset off sends the app to the background; no scene disconnects.",
            source: .headset),
        Rule(
            "headset.removed-elsewhere", on: [.event(.removeHeadset)],
            from: [.notRunning, .terminated, .background, .suspended], platforms: [.visionOS],
            effects: [.set(.headsetRemoved), .clear(.switcherOpen)],
            because: "An app that isn't in front isn't notified of the headset.", source: .elsewhere),
        Rule(
            "headset.put-on", on: [.event(.putOnHeadset)], from: [.background, .suspended], when: .flag(.leftByHeadset),
            platforms: [.visionOS],
            effects: [.clear(.headsetRemoved), .clear(.leftByHeadset), .then(.unsuspends), .then(.comesForward)],
            because: "The app that was in front as the headset was taken off returns to the foreground.",
            source: .headset),
        Rule(
            "headset.put-on-elsewhere", on: [.event(.putOnHeadset)], when: .not(.flag(.leftByHeadset)),
            platforms: [.visionOS], effects: [.clear(.headsetRemoved)],
            because: "An app that wasn't in front keeps its state.", source: .elsewhere),
        Rule(
            "leave.exits", on: [.at(.exitsOnSuspend)], when: .app(.exitsOnSuspend), lifecycles: .withoutScenes,
            effects: [.then(.terminates), .endProcess],
            because: "An app with the obsolete UIApplicationExitsOnSuspend is notified of its termination, instead of "
                + "being suspended; the order relative to resigning has no source.",
            source: .unsettled("Apple, applicationWillTerminate(_:), in part")),
        Rule(
            "catalyst.stays-active",
            on: [
                .event(.switchToOtherApp), .event(.openAppSwitcher), .event(.closeAppSwitcher), .event(.lock),
                .event(.interruption),
            ], from: [.active], platforms: [.macCatalyst], effects: [],
            because: "A Mac Catalyst app stays in the foreground and active almost always.",
            source: .unsettled("Notes of WWDC19 session 258")),
        Rule(
            "switcher.open", on: [.event(.openAppSwitcher)], from: [.active], platforms: .handheld,
            effects: [.set(.switcherOpen), .then(.resigns)],
            because: "The app switcher makes the app inactive; only choosing another app sends it to the background.",
            source: .measured("c4arl0s, iPhone 7, 2019; 63rabbits/UILifecycle, iOS 13.5", on: [12, 13.5])),
        Rule(
            "switcher.open-elsewhere", on: [.event(.openAppSwitcher)],
            from: [.notRunning, .terminated, .background, .suspended], platforms: .handheld,
            effects: [.set(.switcherOpen)], because: "An app that isn't in front isn't notified of the app switcher.",
            source: .elsewhere),
        Rule(
            "switcher.close", on: [.event(.closeAppSwitcher)], from: [.inactive], when: .flag(.switcherOpen),
            platforms: .handheld, effects: [.clear(.switcherOpen), .then(.becomesActive)],
            because: "Back from the app switcher the app is active again, without entering the foreground.",
            source: .measured("c4arl0s, iPhone 7, 2019; 63rabbits/UILifecycle, iOS 13.5", on: [12, 13.5])),
        Rule(
            "switcher.close-elsewhere", on: [.event(.closeAppSwitcher)],
            from: [.notRunning, .terminated, .background, .suspended], when: .flag(.switcherOpen), platforms: .handheld,
            effects: [.clear(.switcherOpen)], because: "An app that isn't in front isn't notified of the app switcher.",
            source: .elsewhere),
        Rule(
            "lock", on: [.event(.lock)], from: [.active, .inactive], os: .majors(5, 5).or(.from(7)),
            platforms: .handheld,
            effects: [
                .set(.screenLocked), .set(.leftByLock), .clear(.switcherOpen), .then(.resigns),
                .then(.goesToBackground), .then(.protectedDataBecomesUnavailable),
            ], because: "From iOS 5 locking the screen sends the app to the background.",
            source: .measured("iOS 5 log; Batch-iOS-SDK, lock screen, iOS 14", on: [5, 14])),
        Rule(
            "lock.ios6", on: [.event(.lock)], from: [.active, .inactive], os: .majors(6, 6),
            effects: [
                .set(.screenLocked), .set(.leftByLock), .clear(.switcherOpen), .then(.resigns),
                .call(.applicationDidEnterBackground), .post(.appDidEnterBackground), .app(.background),
                .then(.savesState), .step(.snapshot), .then(.protectedDataBecomesUnavailable),
            ],
            because: "One test on an iOS 6 simulator read inactive in applicationDidEnterBackground(_:) after a lock.",
            source: .unsettled("geek-qa 150534, preliminary; other sources read background")),
        Rule(
            "lock.ios4", on: [.event(.lock)], from: [.active, .inactive], os: .before(5),
            effects: [
                .set(.screenLocked), .set(.leftByLock), .clear(.switcherOpen), .then(.resigns),
                .then(.protectedDataBecomesUnavailable),
            ], because: "In iOS 4 locking the screen makes the app inactive only.",
            source: .measured("Developers' comparison of iOS 4 and 5", on: [4, 5])),
        Rule(
            "lock.elsewhere", on: [.event(.lock)], from: [.notRunning, .terminated, .background, .suspended],
            platforms: .handheld,
            effects: [.set(.screenLocked), .clear(.switcherOpen), .then(.protectedDataBecomesUnavailable)],
            because: "An app that isn't in front changes no state at the lock.", source: .elsewhere),
        Rule(
            "unlock", on: [.event(.unlock)], from: [.background, .suspended], when: .flag(.leftByLock),
            effects: [
                .clear(.screenLocked), .clear(.leftByLock), .then(.unsuspends), .then(.protectedDataBecomesAvailable),
                .then(.comesForward),
            ], because: "Unlocking brings the app that was in front to the foreground.",
            source: .measured("iOS 5 log; Batch-iOS-SDK, lock screen, iOS 14", on: [5, 14])),
        Rule(
            "unlock.ios4", on: [.event(.unlock)], from: [.inactive], when: .flag(.leftByLock),
            effects: [
                .clear(.screenLocked), .clear(.leftByLock), .then(.protectedDataBecomesAvailable),
                .then(.becomesActive),
            ], because: "In iOS 4 unlocking makes the app active again.",
            source: .measured("Developers' comparison of iOS 4 and 5", on: [4, 5])),
        Rule(
            "unlock.elsewhere", on: [.event(.unlock)], when: .not(.flag(.leftByLock)),
            effects: [.clear(.screenLocked), .then(.protectedDataBecomesAvailable)],
            because: "An app that wasn't in front keeps its state.", source: .elsewhere),
        Rule(
            "unlock.protected-data", on: [.at(.protectedDataBecomesAvailable)],
            from: [.active, .inactive, .background], when: .flag(.completeDataUnavailable),
            effects: [
                .clear(.protectedDataUnavailable), .clear(.completeDataUnavailable),
                .call(.protectedDataDidBecomeAvailable), .post(.protectedDataDidBecomeAvailable),
            ], because: "Every unlock makes protected data available, not only the first.",
            source: .documented("Apple, applicationProtectedDataDidBecomeAvailable(_:)"),
            order: .unsettled(
                "Apple documents that it comes, not before which callback; an app that an alarm opens over the lock "
                    + "screen enters the foreground first")),
        Rule(
            "unlock.protected-data.not-received", on: [.at(.protectedDataBecomesAvailable)],
            from: [.notRunning, .terminated, .suspended], when: .flag(.completeDataUnavailable),
            effects: [.clear(.protectedDataUnavailable), .clear(.completeDataUnavailable)],
            because: "An app that runs no code isn't notified that protected data is available.",
            source: .inferred("A process that runs no code can't be called")),
        Rule(
            "lock.protected-data", on: [.at(.protectedDataBecomesUnavailable)],
            from: [.active, .inactive, .background],
            effects: [
                .call(.protectedDataWillBecomeUnavailable), .post(.protectedDataWillBecomeUnavailable),
                .set(.completeDataUnavailable),
            ],
            because: "Some seconds after the lock completely protected data becomes unavailable, and an app that still "
                + "runs is notified.",
            source: .unsettled(
                "Apple, applicationProtectedDataWillBecomeUnavailable(_:): shortly before; no log of its place",
                "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/"
                    + "applicationprotecteddatawillbecomeunavailable(_:)")),
        Rule(
            "lock.protected-data.not-received", on: [.at(.protectedDataBecomesUnavailable)],
            from: [.notRunning, .terminated, .suspended], effects: [.set(.completeDataUnavailable)],
            because: "An app that runs no code isn't notified that protected data becomes unavailable.",
            source: .documented("Apple, applicationProtectedDataWillBecomeUnavailable(_:)")),
        Rule(
            "interruption.covers", on: [.event(.interruption)], from: [.active],
            when: .any([
                .event(.interruption([.systemAlert])),
                .both(.not(.event(.accepted)), .event(.interruption([.controlCenter]))),
                .all([
                    .not(.event(.accepted)), .event(.interruption([.notificationCenter])), .lifecycle(.appDelegate),
                    .not(.os(.majors(11, 12))),
                ]),
            ]), platforms: .handheld, effects: [.then(.resigns), .then(.becomesActive)],
            because: "What covers the app makes it inactive, and active again when it is gone; never background.",
            source: .measured(
                "regularberry/AppLaunchSequence, iOS 11.0.3", Source.applicationLog.url, on: [Version(11, 0, 3)])),
        Rule(
            "interruption.authentication", on: [.event(.interruption)], from: [.active],
            when: .event(.interruption([.authentication])), platforms: .handheld,
            effects: [.then(.resigns), .then(.becomesActive)],
            because: "A Face ID or passcode sheet of the app's own behaves like a system alert.",
            source: .unsettled("Stated in four apps; no log")),
        Rule(
            "interruption.notification-center.ios11", on: [.event(.interruption)], from: [.active],
            when: .both(.event(.interruption([.notificationCenter])), .not(.event(.accepted))), os: .majors(11, 12),
            platforms: .handheld,
            effects: [.then(.resigns), .then(.becomesActive), .then(.resigns), .then(.becomesActive)],
            because: "In iOS 11 and 12 the app becomes active once more when Notification Center is fully down.",
            source: .measured("openradar 49216830, iOS 12.1.4", on: [Version(12, 1, 4)])),
        Rule(
            "interruption.notification-center.scenes", on: [.event(.interruption)], from: [.active],
            when: .both(.event(.interruption([.notificationCenter])), .not(.event(.accepted))), lifecycles: .withScenes,
            platforms: .handheld,
            effects: [.then(.resigns), .then(.becomesActive), .then(.resigns), .then(.becomesActive)],
            because: "With scenes the app becomes active once more while Notification Center comes down.",
            source: .measured("An author's prints of March 2022", on: [15])),
        Rule(
            "interruption.siri", on: [.event(.interruption)], from: [.active],
            when: .both(.event(.interruption([.siri])), .not(.event(.accepted))), platforms: .handheld,
            effects: [.then(.resigns), .then(.becomesActive)],
            because: "Siri over the app makes it inactive, and active again when the user is done.",
            source: .inferred("As with anything that covers the app; no log of Siri")),
        Rule(
            "interruption.call-declined", on: [.event(.interruption)], from: [.active],
            when: .both(.event(.interruption([.phoneCall])), .not(.event(.accepted))), platforms: .handheld,
            effects: [.then(.resigns), .then(.becomesActive)],
            because: "A call that is declined makes the app inactive for a while.",
            source: .unsettled("Apple's old programming guide; no log")),
        Rule(
            "interruption.call-answered", on: [.event(.interruption)], from: [.active],
            when: .both(.event(.interruption([.phoneCall])), .event(.accepted)), platforms: .handheld,
            effects: [.then(.resigns), .then(.goesToBackground), .then(.comesForward)],
            because: "A call that is answered sends the app to the background until it ends.",
            source: .unsettled("Apple's old programming guide; no log")),
        Rule(
            "interruption.banner", on: [.event(.interruption)], from: [.active],
            when: .both(.event(.interruption([.banner])), .not(.event(.accepted))), platforms: .handheld, effects: [],
            because: "A banner of another app changes nothing.", source: .measured("A log of 2015", on: [8])),
        Rule(
            "interruption.leads-away", on: [.event(.interruption)], from: [.active],
            when: .both(
                .event(.interruption([.banner, .notificationCenter, .controlCenter, .siri])), .event(.accepted)),
            platforms: .handheld, effects: [.then(.resigns), .then(.goesToBackground)],
            because: "Following a banner or an item leads to another app.",
            source: .inferred("Follows the order of switching apps")),
        Rule(
            "memory-warning", on: [.event(.memoryWarning)], from: [.active, .inactive, .background],
            when: .not(.flag(.prewarmed)),
            effects: [
                .call(.applicationDidReceiveMemoryWarning), .post(.appDidReceiveMemoryWarning),
                .call(.viewControllerDidReceiveMemoryWarning),
            ], because: "The app delegate, observers and view controllers are notified; their order is not documented.",
            source: .inferred("Apple documents the three channels, not their order")),
        Rule(
            "suspend", on: [.event(.suspend)], from: [.background], when: .not(.flag(.prewarmed)),
            effects: [.step(.suspended), .app(.suspended)],
            because: "The system suspends an app in the background without a callback.",
            source: .inferred("Apple describes suspended apps without a callback, and none that announces it")),
    ]

    private static let toOtherApp: [Effect] = [
        .clear(.switcherOpen), .then(.resigns), .then(.goesToBackground), .then(.exitsOnSuspend),
    ]
}

extension Source {
    fileprivate static let headset = measured(
        "Unity PolySpatial, notes on its visionOS shell: what a Vision Pro showed, visionOS 1", on: [17],
        platforms: [.visionOS])
}
