extension Rule {
    /// Windows that open, close and change places, and scenes on other screens.
    static let windows: [Rule] = [
        Rule(
            "window.open", on: [.event(.openWindow)], from: [.active, .inactive, .background, .suspended],
            when: .all([
                .event(.role([.window, .immersiveSpace])), .not(.flag(.prewarmed)), .not(.splitView),
                .not(.process(.valueIsShown)),
            ]), lifecycles: .withScenes, platforms: .windowed,
            effects: [
                .clear(.switcherOpen), .addScene, .then(.unsuspends), .forEach(.target, [.sceneReturns]),
                .forEach(.othersInFront, [.sceneYieldsFocus]), .forEach(.othersInFront, [.sceneRegainsFocus]),
            ],
            because: "A new window connects, enters the foreground and becomes active; the other one is inactive "
                + "for a moment.", source: .inferred("Each window's callbacks are measured, their interleaving isn't")),
        Rule(
            "window.open.split-view", on: [.event(.openWindow)], from: [.active, .inactive, .background, .suspended],
            when: .all([.event(.role([.window])), .not(.flag(.prewarmed)), .splitView, .not(.process(.valueIsShown))]),
            lifecycles: .withScenes, platforms: [.iPadOS],
            effects: [
                .clear(.switcherOpen), .addScene, .then(.unsuspends), .forEach(.othersInFront, [.sceneYieldsFocus]),
                .forEach(.othersInFront, [.sceneRegainsFocus]), .forEach(.othersInFront, [.sceneYieldsFocus]),
                .forEach(.target, [.sceneReturns]),
            ], because: "The window in front resigns twice, once for its new size, before the new one connects.",
            source: .splitView),
        Rule(
            "window.activate", on: [.event(.activateWindow)], from: [.active, .inactive, .background, .suspended],
            lifecycles: .withScenes, platforms: .windowed,
            effects: [
                .clear(.switcherOpen), .then(.unsuspends), .forEach(.target, [.sceneReturns]),
                .forEach(.othersInFront, [.sceneYieldsFocus]), .forEach(.othersInFront, [.sceneRegainsFocus]),
            ], because: "A window that is brought back enters the foreground; the other one is inactive for a moment.",
            source: .inferred("Windows side by side; unpublished reports of iPadOS 26")),
        Rule(
            "window.minimize", on: [.event(.minimizeWindow)], from: [.active], lifecycles: .withScenes, os: .from(26),
            platforms: [.iOS, .iPadOS],
            effects: [
                .forEach(.target, [.sceneResigns, .scenePhaseInactive]), .then(.appFollowsResigning),
                .forEach(.target, [.sceneLeavesScreen, .windowPutAway, .sceneEnteredBackground, .sceneRests]),
                .forEach(.othersInFront, [.sceneYieldsFocus]), .forEach(.othersInFront, [.sceneRegainsFocus]),
            ],
            because: "A minimized window goes to the background; the other one is inactive for a moment, never more.",
            source: .inferred("Windows side by side; unpublished reports of iPadOS 26")),
        Rule(
            "window.minimize.catalyst", on: [.event(.minimizeWindow)], from: [.active], lifecycles: .withScenes,
            platforms: [.macCatalyst], effects: [], because: "A minimized Mac window leaves the app in the foreground.",
            source: .unsettled("Notes of WWDC19 session 258")),
        Rule(
            "window.yields", on: [.at(.sceneYieldsFocus)], when: .scene(.state([.foregroundActive])),
            lifecycles: .withScenes, effects: [.then(.sceneResigns), .then(.scenePhaseInactive)],
            because: "Another window takes the focus for a moment.",
            source: .inferred("Pairs of resigning and becoming active are measured, their place isn't")),
        Rule(
            "window.regains", on: [.at(.sceneRegainsFocus)],
            when: .both(.scene(.state([.foregroundInactive])), .not(.flag(.switcherOpen))), lifecycles: .withScenes,
            effects: [.then(.sceneActivates)],
            because: "The window has the focus again, unless the app switcher covers it.",
            source: .inferred("Pairs of resigning and becoming active are measured, their place isn't")),
        Rule(
            "window.resigns", on: [.at(.windowResigns)], when: .scene(.state([.foregroundActive])),
            lifecycles: .withScenes, effects: [.then(.sceneResigns), .then(.scenePhaseInactive)],
            because: "A window that is closed resigns, unless it did so for the app switcher.", source: .splitView),
        Rule(
            "window.close-one", on: [.event(.closeWindow)], from: [.active, .inactive], when: .closesOne,
            lifecycles: .withScenes, platforms: [.iPadOS], effects: closingOne,
            because: "Both windows resign, the one that stays is active again, and the closed one goes to the "
                + "background, disconnects, and is discarded.", source: .splitView),
        Rule(
            "window.close-one.catalyst", on: [.event(.closeWindow)], from: [.active, .inactive], when: .closesOne,
            lifecycles: .withScenes, platforms: [.macCatalyst], effects: closingOnAMac,
            because: "Closing one of several windows disconnects its scene and discards its session; which comes "
                + "first is not recorded.",
            source: .unsettled("Hill 2019 and Tasdemir 2022 report which callbacks are called, not their order")),
        Rule(
            "window.close-canceled", on: [.event(.closeWindow)], from: [.active, .inactive],
            when: .event(.closureIsCanceled), lifecycles: .withScenes, platforms: [.iOS, .iPadOS, .macCatalyst],
            effects: [.then(.asksBeforeClosing), .step(.closureCanceled)],
            because: "If the user cancels the confirmation, the scene stays, and UIKit calls nothing.",
            source: .closureConfirmation),
        Rule(
            "window.close-asks", on: [.at(.asksBeforeClosing)], when: .app(.hasClosureConfirmation),
            lifecycles: .withScenes, os: .from(27), platforms: [.iOS, .iPadOS, .macCatalyst],
            effects: [.step(.confirmationShown)],
            because: "A window scene with a closureConfirmation asks the user before it closes.",
            source: .closureConfirmation),
        Rule(
            "window.close-last", on: [.event(.closeWindow)], from: [.active, .inactive], when: .closesLast,
            lifecycles: .withScenes, platforms: [.iPadOS], effects: closingTheLast,
            because: "Closing the last window of an iPad app ends the process without didDiscardSceneSessions.",
            source: .measured("FB6185896 (douglashill.co), iPadOS 13 beta", on: [13])),
        Rule(
            "window.close-one.foldable", on: [.event(.closeWindow)], from: [.active, .inactive], when: .closesOne,
            lifecycles: .withScenes, platforms: [.iOS], effects: closingOne,
            because: "On a foldable iPhone a window is assumed to close as on an iPad.", source: .asOnIPad),
        Rule(
            "window.close-last.foldable", on: [.event(.closeWindow)], from: [.active, .inactive], when: .closesLast,
            lifecycles: .withScenes, platforms: [.iOS], effects: closingTheLast,
            because: "On a foldable iPhone the last window is assumed to close as on an iPad.", source: .asOnIPad),
        Rule(
            "window.close-last.catalyst", on: [.event(.closeWindow)], from: [.active, .inactive], when: .closesLast,
            lifecycles: .withScenes, platforms: [.macCatalyst], effects: closingOnAMac,
            because: "A Mac app continues without windows; whether UIKit then calls it active is not recorded.",
            source: .unsettled("Notes of WWDC19 session 258: background only at termination")),
        Rule(
            "window.close.visionos", on: [.event(.closeWindow)], from: [.active, .inactive],
            when: .both(.closesOne, .not(.isDestroyed(by: .userInitiatedDismissal))), lifecycles: .withScenes,
            platforms: [.visionOS],
            effects: [
                .forEach(.target, [.sceneResigns]), .then(.appFollowsResigning),
                .forEach(
                    .target,
                    [.sceneLeavesScreen, .windowPutAway, .sceneEnteredBackground, .sceneRests, .sceneDisconnects]),
            ],
            because: "visionOS removes a closed window's scene at once only while another window is open; its view "
                + "sees background, and then disappears.",
            source: .documented("Apple, visionOS sample on closing windows")),
        Rule(
            "window.close.visionos.destroys", on: [.event(.closeWindow)], from: [.active, .inactive],
            when: .isDestroyed(by: .userInitiatedDismissal), lifecycles: .withScenes, platforms: [.visionOS],
            effects: [
                .forEach(.target, [.sceneResigns]), .then(.appFollowsResigning), .forEach(.target, [.sceneDismissed]),
            ], because: "Closing a window on visionOS dismisses its scene.", source: .destructionConditions),
        Rule(
            "window.close-last.visionos", on: [.event(.closeWindow)], from: [.active, .inactive],
            when: .both(.closesLast, .not(.isDestroyed(by: .userInitiatedDismissal))), lifecycles: .withScenes,
            platforms: [.visionOS],
            effects: [
                .forEach(.target, [.sceneResigns]), .then(.appFollowsResigning),
                .forEach(.target, [.sceneLeavesScreen, .sceneEnteredBackground, .sceneRests]),
            ], because: "The last window that is closed in visionOS stays connected, in the background.",
            source: .documented("Apple, visionOS sample on closing windows")),
        Rule(
            "window.put-away", on: [.at(.windowPutAway)], lifecycles: .withScenes, effects: [.putAway],
            because: "A window that the user put away doesn't enter the foreground with the app.",
            source: .inferred("Follows from how windows are chosen")),
        Rule(
            "scene.disconnect", on: [.event(.disconnectScene)], from: [.active, .inactive, .background],
            when: .all([.not(.flag(.prewarmed)), .not(.removesDisplay), .not(.losesSession)]), lifecycles: .withScenes,
            effects: [.forEach(.target, [.sceneSavesState, .sceneDisconnects])],
            because: "The system reclaims a scene in the background; its session stays.",
            source: .documented("Apple, sceneDidDisconnect(_:)")),
        Rule(
            "scene.destroy", on: [.event(.disconnectScene)], from: [.active, .inactive, .background],
            when: .both(.not(.flag(.prewarmed)), .losesSession), lifecycles: .withScenes,
            effects: [.forEach(.target, [.sceneDisconnects, .sceneDiscards])],
            because:
                "With systemDisconnection a scene that the system disconnects is destroyed: its session is assumed "
                + "to be discarded as that of a closed window.", source: .destructionCalls),
        Rule(
            "scene.dismissed", on: [.at(.sceneDismissed)], when: .isDestroyed(by: .userInitiatedDismissal),
            lifecycles: .withScenes,
            effects: [
                .then(.sceneLeavesScreen), .then(.sceneEnteredBackground), .then(.sceneRests), .then(.sceneDisconnects),
                .then(.sceneDiscards),
            ],
            because: "With userInitiatedDismissal a scene that the user dismisses is destroyed: it is assumed to go to "
                + "the background first, and its session to be discarded as that of a closed window.",
            source: .destructionCalls),
        Rule(
            "scene.disconnect.display", on: [.event(.disconnectScene)], from: [.active, .inactive, .background],
            when: .both(.not(.flag(.prewarmed)), .removesDisplay), lifecycles: .withScenes,
            effects: [.forEach(.target, [.sceneDisconnects, .displayLeaves])],
            because: "A scene accessory's scene disconnects with its display.", source: .connectedDisplay),
        Rule(
            "scene.display-leaves", on: [.at(.displayLeaves)], lifecycles: .withScenes, os: .from(27),
            effects: [.forgetSession], because: "A display that is gone gets no scene at the next registration.",
            source: .connectedDisplay),
        Rule(
            "accessory.registered", on: [.at(.registersAccessory)], when: .not(.flag(.prewarmed)),
            lifecycles: .withScenes, os: .from(27), platforms: [.iOS, .iPadOS],
            effects: [.forEach(.unconnectedDisplays, [.secondarySceneConnects])],
            because: "A display that was connected before gets its scene when a scene accessory is registered.",
            source: .connectedDisplay, order: .inferred("No recording has the registration and the connection")),
        Rule(
            "accessory.unregistered", on: [.at(.unregistersAccessory)], lifecycles: .withScenes, os: .from(27),
            platforms: [.iOS, .iPadOS], effects: [.forEach(.connectedAccessoryScenes, [.accessoryEnds])],
            because: "The scenes whose scene accessory is no longer registered disconnect.", source: .connectedDisplay),
        Rule(
            "accessory.ends", on: [.at(.accessoryEnds)], when: .not(.process(.hasSceneAccessory)),
            lifecycles: .withScenes, effects: [.then(.sceneDisconnects)],
            because: "The scene of a display disconnects when its scene accessory's view controller is dismissed, or "
                + "the registration is disabled or removed, and no other is left.", source: .connectedDisplay,
            order: .inferred("No recording has the end of the registration and the disconnection")),
        Rule(
            "scene.disconnects", on: [.at(.sceneDisconnects)], when: .not(.scene(.role([.carPlay]))),
            lifecycles: .withScenes,
            effects: [
                .call(.sceneDidDisconnect), .post(.sceneDidDisconnect), .call(.onDisappear), .disconnect,
                .then(.appPhaseOfRest),
            ], because: "A scene that disconnects is unattached; its delegate is released.", source: .sceneStates),
        Rule(
            "scene.disconnects.carplay", on: [.at(.sceneDisconnects)],
            when: .both(.scene(.role([.carPlay])), .not(.names(.carPlayDidDisconnectFromWindow))),
            lifecycles: .withScenes, platforms: [.iOS],
            effects: [
                .then(.carPlayResigns), .call(.carPlayDidDisconnect, carrying: .role), .then(.carPlayDisconnects),
                .disconnect, .then(.appFollowsBackground), .then(.backgroundEntered),
            ], because: "CarPlay disconnects the interface controller of its scene.",
            source: .documented("Apple, CPTemplateApplicationSceneDelegate")),
        Rule(
            "scene.disconnects.carplay.window", on: [.at(.sceneDisconnects)],
            when: .both(.scene(.role([.carPlay])), .names(.carPlayDidDisconnectFromWindow)), lifecycles: .withScenes,
            platforms: [.iOS],
            effects: [
                .then(.carPlayResigns), .call(.carPlayDidDisconnectFromWindow, carrying: .role),
                .then(.carPlayDisconnects), .disconnect, .then(.appFollowsBackground), .then(.backgroundEntered),
            ], because: "CarPlay also disconnects the window of a navigation app.",
            source: .documented("Apple, CPTemplateApplicationSceneDelegate")),
        Rule(
            "scene.resigns.carplay", on: [.at(.carPlayResigns)], when: .scene(.state([.foregroundActive])),
            lifecycles: .withScenes, platforms: [.iOS],
            effects: [
                .call(.sceneWillResignActive), .post(.sceneWillDeactivate), .scene(.foregroundInactive),
                .then(.appFollowsResigning),
            ], because: "A CarPlay scene's delegate is also a scene delegate, and is notified that the scene resigns.",
            source: .carPlaySamples, order: .inferred("Follows the order of windows; no log has both")),
        Rule(
            "scene.disconnects.carplay.scene", on: [.at(.carPlayDisconnects)], lifecycles: .withScenes,
            platforms: [.iOS], effects: [.call(.sceneDidDisconnect), .post(.sceneDidDisconnect)],
            because: "A CarPlay scene's delegate is also a scene delegate, and is notified that the scene disconnects.",
            source: .carPlaySamples, order: .inferred("No log has it together with the interface controller's")),
        Rule(
            "scene.discards", on: [.at(.sceneDiscards)], lifecycles: .withScenes,
            effects: [.call(.didDiscardSceneSessions, carrying: .discardedSessions), .forgetSession],
            because: "A session that the user closes is discarded for good.",
            source: .documented("Apple, application(_:didDiscardSceneSessions:)")),
        Rule(
            "role.connects", on: [.event(.openWindow)], from: [.active, .inactive, .background, .suspended],
            when: .both(.event(.role([.carPlay, .externalDisplay, .cameraCapture])), .not(.flag(.prewarmed))),
            lifecycles: .withScenes,
            effects: [.addScene, .then(.unsuspends), .forEach(.target, [.secondarySceneConnects])],
            because: "A scene for another screen connects in addition to the app's windows.",
            source: .documented("Apple, Presenting content on a connected display; CPTemplateApplicationScene")),
        Rule(
            "role.waits", on: [.event(.openWindow)], from: [.notRunning, .terminated],
            when: .both(.waitsForAccessory, .not(.flag(.prewarmed))), lifecycles: .withScenes,
            effects: [.addScene, .step(.notLaunched)],
            because: "An app that doesn't run has no scene accessory, so from iOS 27 a display doesn't launch it.",
            source: .inferred("Apple, Presenting content on a connected display, registers it in a view controller")),
        Rule(
            "role.launches", on: [.event(.openWindow)], from: [.notRunning, .terminated],
            when: .all([
                .event(.role([.carPlay, .externalDisplay])), .not(.flag(.prewarmed)), .not(.waitsForAccessory),
            ]), lifecycles: .withScenes,
            effects: [
                .clear(.foregroundLaunch), .addScene, .then(.processStarts),
                .forEach(.target, [.secondarySceneConnects]),
            ], because: "CarPlay or a display launches the app without its window scene.",
            source: .unsettled("react-native-carplay#168", "https://github.com/birkir/react-native-carplay/issues/168")),
    ]

    private static let closingOne: [Effect] = [
        .then(.asksBeforeClosing), .forEach(.target, [.windowResigns]), .forEach(.othersInFront, [.sceneYieldsFocus]),
        .then(.appFollowsResigning), .forEach(.othersInFront, [.sceneRegainsFocus]),
        .forEach(
            .target,
            [.sceneLeavesScreen, .windowPutAway, .sceneEnteredBackground, .scenePhaseBackground, .sceneDisconnects]),
        .forEach(.target, [.sceneDiscards]),
    ]

    private static let closingOnAMac: [Effect] = [
        .then(.asksBeforeClosing), .forEach(.target, [.windowResigns]), .then(.appFollowsResigning),
        .forEach(
            .target, [.sceneLeavesScreen, .windowPutAway, .scenePhaseBackground, .sceneDisconnects, .sceneDiscards]),
    ]

    private static let closingTheLast: [Effect] = [
        .then(.asksBeforeClosing), .forEach(.target, [.windowResigns]), .then(.appFollowsResigning),
        .forEach(.target, [.sceneLeavesScreen, .scenePhaseBackground, .sceneDisconnects]), .owesDiscards,
        .forgetSessions, .endProcess,
    ]
}

extension Source {
    static let closureConfirmation = documented(
        "Apple, UISceneClosureConfirmation: the dialog comes before the scene disconnects, and Cancel keeps the scene open",
        "https://developer.apple.com/documentation/uikit/uisceneclosureconfirmation")
    package static let destructionConditions = documented(
        "Apple, UISceneDestructionCondition: going home on iOS and closing a window on visionOS dismiss a scene; the system disconnects it if the process ends",
        "https://developer.apple.com/documentation/uikit/uiscenedestructioncondition")
    static let destructionCalls = inferred(
        "Apple, UISceneDestructionCondition: when a scene is destroyed, not which methods UIKit calls; the header of SDK 26 has the conditions on visionOS only",
        "https://developer.apple.com/documentation/uikit/uiscenedestructioncondition")
    fileprivate static let asOnIPad = inferred(
        "Apple tech talk 111464 has several windows; no recording has their order",
        "https://developer.apple.com/videos/play/tech-talks/111464")
}

extension Condition {
    fileprivate static let closesOne = Condition.both(.severalWindows, .not(.event(.closureIsCanceled)))
    fileprivate static let closesLast = Condition.both(.not(.severalWindows), .not(.event(.closureIsCanceled)))
    /// The session of a window goes with its scene, which the system disconnects.
    fileprivate static let losesSession = Condition.both(
        .isDestroyed(by: .systemDisconnection), .scene(.role([.window, .immersiveSpace])))
    /// The display of a scene accessory's scene is disconnected.
    fileprivate static let removesDisplay = Condition.both(
        .scene(.role([.externalDisplay, .cameraCapture])), .os(.from(27)))
}
