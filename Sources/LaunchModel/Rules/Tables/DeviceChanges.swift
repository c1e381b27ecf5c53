extension Rule {
    /// Rotation of the device, and jumps of the clock.
    static let deviceChanges: [Rule] = [
        Rule(
            "rotate", on: [.event(.rotate)], from: [.active, .inactive], when: .not(.event(.unsupportedOrientation)),
            lifecycles: .withScenes, platforms: .turned, effects: [.forEach(.foreground, [.sceneTurns])],
            because: "Rotating a device changes the size of its windows; no state changes.", source: .turning),
        Rule(
            "rotate.scene", on: [.at(.sceneTurns)], lifecycles: .withScenes, os: .before(26), platforms: .turned,
            effects: [.then(.viewsTurn), .call(.windowSceneDidUpdate)],
            because: "The scene's delegate is notified of the new orientation and traits.", source: .turning,
            order: .unrecordedTurning),
        Rule(
            "rotate.scene.ios26", on: [.at(.sceneTurns)], when: .not(.implements(.windowSceneDidUpdateGeometry)),
            lifecycles: .withScenes, os: .from(26), platforms: .turned,
            effects: [.then(.viewsTurn), .call(.windowSceneDidUpdate)],
            because:
                "From iOS 26 the older method is deprecated; it is assumed to be called if the newer one is missing.",
            source: .inferred("Apple deprecates it in iOS 26, and doesn't describe it together with the newer one")),
        Rule(
            "rotate.scene.geometry", on: [.at(.sceneTurns)], when: .implements(.windowSceneDidUpdateGeometry),
            lifecycles: .withScenes, os: .from(26), platforms: .turned,
            effects: [.then(.viewsTurn), .call(.windowSceneDidUpdateGeometry)],
            because: "From iOS 26 a method for the new geometry replaces the older one.", source: .turning,
            order: .unrecordedTurning),
        Rule(
            "rotate.app", on: [.event(.rotate)], from: [.active, .inactive],
            when: .not(.event(.unsupportedOrientation)), lifecycles: .withoutScenes, platforms: .turned,
            effects: [.then(.viewsTurn)],
            because: "Rotating a device changes the size of the app's window; no state changes.", source: .turning),
        Rule(
            "rotate.views", on: [.at(.viewsTurn)], when: .flag(.viewsLoaded), platforms: .turned,
            effects: [.call(.viewWillTransition), .call(.viewWillLayoutSubviews), .call(.viewDidLayoutSubviews)],
            because: "A view controller is notified of its view's new size, then the view is laid out.",
            source: .documented(
                "Apple, viewWillTransition(to:with:)",
                "https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)"),
            order: .unrecordedTurning),
        Rule(
            "rotate.unsupported", on: [.event(.rotate)], from: [.active, .inactive],
            when: .event(.unsupportedOrientation), os: .before(27), platforms: .turned, effects: [],
            because: "An app stays as it is in an orientation that its Info.plist doesn't list.",
            source: .supportedOrientations),
        Rule(
            "rotate.unsupported.ios27", on: [.event(.rotate)], from: [.active, .inactive],
            when: .event(.unsupportedOrientation), os: .from(27), platforms: .turned, effects: [],
            because: "On its own device an app stays as it is in an orientation that its Info.plist doesn't list. From "
                + "iOS 27 the list is a preference: a resizable environment, such as iPhone Mirroring or an iPhone app "
                + "on an iPad, ignores it, and calls windowScene(_:didUpdateEffectiveGeometry:). iPhone Mirroring "
                + "always reports portrait. UIRequiresFullScreen is honored there: the window resizes in steps.",
            source: .resizableEnvironments),
        Rule(
            "rotate.elsewhere", on: [.event(.rotate)], from: [.notRunning, .terminated, .background, .suspended],
            platforms: .turned, effects: [],
            because: "An app that isn't in front adopts the orientation when it enters the foreground.",
            source: .elsewhere),
        Rule(
            "time-change", on: [.event(.significantTimeChange)], from: [.active, .inactive, .background],
            when: .not(.flag(.prewarmed)), effects: [.call(.significantTimeChange), .post(.significantTimeChange)],
            because: "A running app is notified immediately that a day begins or the clock has jumped: the app "
                + "delegate in every life cycle, and observers.", source: .timeChange,
            order: .unsettled(
                "Apple, applicationSignificantTimeChange(_:), puts the notification first; UIApplication.h puts the method first"
            )),
        Rule(
            "time-change.suspended", on: [.event(.significantTimeChange)], from: [.suspended],
            effects: [.set(.owesTimeChange)],
            because: "A suspended app is notified as it enters the foreground, of several changes once.",
            source: .timeChange),
        Rule(
            "time-change.owed", on: [.at(.owedTimeChange)], when: .flag(.owesTimeChange),
            effects: [.clear(.owesTimeChange), .call(.significantTimeChange), .post(.significantTimeChange)],
            because: "A clock change meanwhile is reported when the app enters the foreground.", source: .timeChange,
            order: .unsettled("Apple: delivered when the app returns to the foreground; no log has it there")),
        Rule(
            "time-change.not-received", on: [.event(.significantTimeChange)], from: [.notRunning, .terminated],
            effects: [], because: "An app that doesn't run isn't launched for it.", source: .timeChange),
        Rule(
            "time-change.prewarmed", on: [.event(.significantTimeChange)], from: [.background], when: .flag(.prewarmed),
            effects: [], because: "A prewarmed launch that waits isn't notified.",
            source: .inferred("A prewarmed process stops before it could be notified")),
    ]
}

extension [Platform] {
    /// The devices that users rotate.
    static let turned: [Platform] = [.iOS, .iPadOS]
}

extension Source {
    fileprivate static let turning = documented(
        "Apple, windowScene(_:didUpdate:interfaceOrientation:traitCollection:) and windowScene(_:didUpdateEffectiveGeometry:)",
        "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate")
    fileprivate static let supportedOrientations = documented(
        "Apple, UISupportedInterfaceOrientations",
        "https://developer.apple.com/documentation/bundleresources/information-property-list/"
            + "uisupportedinterfaceorientations")
    package static let resizableEnvironments = documented(
        "Apple, WWDC26 session 278", "https://developer.apple.com/videos/play/wwdc2026/278")
    fileprivate static let unrecordedTurning = inferred("No log has the scene's method together with those of views")
    fileprivate static let timeChange = documented(
        "Apple, applicationSignificantTimeChange(_:)",
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationsignificanttimechange(_:)")
}
