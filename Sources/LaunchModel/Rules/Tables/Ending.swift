extension Rule {
    /// The end of an app.
    static let ending: [Rule] = [
        Rule(
            "end.user.app", on: [.event(.terminate)], from: [.active, .inactive], when: .event(.endedBy(.user)),
            lifecycles: .withoutScenes,
            effects: [
                .then(.resigns), .then(.goesToBackground), .then(.postsBackgroundAgain), .then(.viewsDisappear),
                .then(.terminates), .set(.forceQuit), .clear(.hasSavedState), .endProcess,
            ], because: "Swiping a frontmost app away makes it resign, enter the background and terminate.",
            source: .measured(
                "Stack Overflow answer 25857028, iOS 7.1 and 8.0; 63rabbits/UILifecycle, iOS 12",
                "https://stackoverflow.com/a/25857028", on: [7.1, 8, 12])),
        Rule(
            "end.user.posts-twice", on: [.at(.postsBackgroundAgain)], os: .majors(7, 7),
            effects: [.post(.appDidEnterBackground)],
            because: "On iOS 7 didEnterBackgroundNotification was posted twice.",
            source: .measured("SO 25857028, iOS 7.1 simulator", "https://stackoverflow.com/q/25857028", on: [7.1])),
        Rule(
            "end.terminates", on: [.at(.terminates)],
            effects: [
                .watch(.leaving), .call(.applicationWillTerminate), .endWatch(.leaving), .post(.appWillTerminate),
            ], because: "A running app is notified when it is terminated.",
            source: .documented("Apple, applicationWillTerminate(_:)")),
        Rule(
            "end.user.scene", on: [.event(.terminate)], from: [.active, .inactive], when: .event(.endedBy(.user)),
            lifecycles: .withScenes, platforms: [.iOS, .tvOS, .visionOS],
            effects: [
                .then(.resigns), .forEach(.foreground, [.sceneLeavesScreen, .scenePhaseBackground]),
                .forEach(.connected, [.sceneDisconnects, .sceneDiscards, .viewsDisappear]), .then(.terminates),
                .set(.forceQuit), .clear(.hasSavedState), .forgetSessions, .endProcess,
            ],
            because: "Swiping a frontmost app away disconnects its scene without sceneDidEnterBackground(_:); "
                + "didDiscardSceneSessions doesn't always come.",
            source: .unsettled("Apple forum 732170, firefox-ios#12622 and two more; one iOS 13 report differs")),
        Rule(
            "end.user.scene.ipad", on: [.event(.terminate)], from: [.active, .inactive], when: .event(.endedBy(.user)),
            lifecycles: .withScenes, platforms: [.iPadOS],
            effects: [
                .then(.resigns), .forEach(.foreground, [.sceneLeavesScreen, .scenePhaseBackground]),
                .forEach(.connected, [.sceneDisconnects, .sceneDiscards, .viewsDisappear]), .then(.terminates),
                .set(.forceQuit), .clear(.hasSavedState), .forgetSessions, .endProcess,
            ], because: "On an iPad with one window: disconnect, discard, terminate.",
            source: .measured("SO report, iOS 13", on: [13])),
        Rule(
            "end.user.scene.catalyst", on: [.event(.terminate)], from: [.active, .inactive],
            when: .event(.endedBy(.user)), lifecycles: .withScenes, platforms: [.macCatalyst],
            effects: [.then(.resigns), .then(.goesToBackground), .then(.terminates), .endProcess],
            because: "A Mac app that is quit goes to the background before it ends; its windows are restored later, so "
                + "no session is discarded. Whether their scenes disconnect first is not recorded.",
            source: .unsettled(
                "Notes of WWDC19 session 235: background only at termination; element-x-ios#391, a log of Command-Q",
                "https://developer.apple.com/videos/play/wwdc2019/235/")),
        Rule(
            "end.user.background.scene", on: [.event(.terminate)], from: [.background],
            when: .both(.event(.endedBy(.user)), .not(.flag(.prewarmed))), lifecycles: .withScenes,
            effects: [
                .forEach(.connected, [.sceneDisconnects, .sceneDiscards, .viewsDisappear]), .then(.terminates),
                .set(.forceQuit), .clear(.hasSavedState), .forgetSessions, .endProcess,
            ], because: "An app that still runs in the background is notified before it ends.",
            source: .inferred("Follows the order of a frontmost app")),
        Rule(
            "end.user.background.app", on: [.event(.terminate)], from: [.background],
            when: .both(.event(.endedBy(.user)), .not(.flag(.prewarmed))), lifecycles: .withoutScenes,
            effects: [.then(.terminates), .set(.forceQuit), .clear(.hasSavedState), .endProcess],
            because: "An app that still runs in the background is notified before it ends.",
            source: .documented("Apple, applicationWillTerminate(_:)")),
        Rule(
            "end.user.suspended", on: [.event(.terminate)], from: [.suspended],
            when: .both(.event(.endedBy(.user)), .not(.flag(.prewarmed))),
            effects: [.owesDiscards, .set(.forceQuit), .clear(.hasSavedState), .forgetSessions, .endProcess],
            because: "A suspended app that is swiped away receives no callback; with scenes the next launch reports "
                + "the discarded sessions.", source: .documented("Apple, applicationWillTerminate(_:)")),
        Rule(
            "end.system.background", on: [.event(.terminate)], from: [.background],
            when: .both(.event(.endedBy(.system)), .not(.flag(.prewarmed))),
            effects: [.then(.terminates), .then(.sessionsDestroyed), .endProcess],
            because: "An app that runs in the background is notified when the system ends it.",
            source: .documented("Apple, applicationWillTerminate(_:)")),
        Rule(
            "end.system.suspended", on: [.event(.terminate)], from: [.suspended],
            when: .both(.event(.endedBy(.system)), .not(.flag(.prewarmed))),
            effects: [.then(.sessionsDestroyed), .endProcess],
            because: "A suspended app is purged without a callback; by default its sessions stay.",
            source: .documented("Apple, applicationWillTerminate(_:)")),
        Rule(
            "end.system.front", on: [.event(.terminate)], from: [.active, .inactive], when: .event(.endedBy(.system)),
            effects: [.then(.sessionsDestroyed), .endProcess],
            because: "The system ends an app in front by a signal that it can't handle.",
            source: .inferred("No recording has a callback")),
        Rule(
            "end.system.destroys", on: [.at(.sessionsDestroyed)], when: .isDestroyed(by: .systemDisconnection),
            lifecycles: .withScenes, effects: [.owesDiscards, .forgetSessions],
            because: "With systemDisconnection the sessions end with the process, so the next launch has a new one.",
            source: .destructionCalls),
        Rule(
            "end.crash", on: [.event(.terminate)], from: [.active, .inactive, .background],
            when: .both(.event(.endedBy(.crash)), .not(.flag(.prewarmed))), effects: [.stop("crash")],
            because: "A crash ends the process without a callback.",
            source: .inferred("A crashed process runs no more code")),
        Rule(
            "end.prewarmed", on: [.event(.terminate)], when: .flag(.prewarmed), effects: [.endProcess],
            because: "The system may end a prewarmed process that the user never opened.",
            source: .inferred("No code of the app waits for it")),
        Rule(
            "end.delete.front", on: [.event(.deleteApp)], from: [.active, .inactive],
            effects: [
                .then(.resigns), .then(.goesToBackground), .set(.deleted), .clear(.hasSavedState), .forgetSessions,
                .endProcess,
            ], because: "Deleting an app ends it with signal 9 after it has gone to the background.",
            source: .measured("c4arl0s, iPhone 7, 2019", on: [12])),
        Rule(
            "end.delete", on: [.event(.deleteApp)], from: [.background, .suspended, .notRunning, .terminated],
            effects: [.set(.deleted), .clear(.hasSavedState), .forgetSessions, .endProcess],
            because: "Deleting an app ends it with signal 9, without a callback.",
            source: .measured("c4arl0s, iPhone 7, 2019", on: [12])),
    ]
}
