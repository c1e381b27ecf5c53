extension Rule {
    /// Saving and restoring the state of the interface.
    static let stateRestoration: [Rule] = [
        Rule(
            "restoration.secure", on: [.at(.restoration)],
            when: .both(.flag(.hasSavedState), .implements(.shouldRestoreSecureState)), lifecycles: .withoutScenes,
            effects: [.call(.shouldRestoreSecureState), .then(.restorationDecision)],
            because: "With a saved archive UIKit asks between the launch methods whether to restore it.",
            source: .documented("Apple, About the UI restoration process", Source.restorationURL)),
        Rule(
            "restoration.plain", on: [.at(.restoration)],
            when: .all([
                .flag(.hasSavedState), .not(.implements(.shouldRestoreSecureState)), .implements(.shouldRestoreState),
            ]), lifecycles: .withoutScenes, effects: [.call(.shouldRestoreState), .then(.restorationDecision)],
            because: "With a saved archive UIKit asks between the launch methods whether to restore it.",
            source: .applicationLog),
        Rule(
            "restoration.scenes", on: [.at(.restoration)], when: .flag(.hasSavedState), lifecycles: .withScenes,
            effects: [.step(.stateRestoration)],
            because: "Apple lists state restoration between the launch methods for apps with scenes too; a "
                + "scene's own activity waits in its session.", source: .launchSequence),
        Rule(
            "restoration.runs", on: [.at(.restorationDecision)],
            when: .not(.returnedFalse([.shouldRestoreState, .shouldRestoreSecureState])), lifecycles: .withoutScenes,
            effects: [
                .step(.stateRestoration), .call(.viewControllerWithRestorationPath), .call(.restorationFactory),
                .call(.awakeFromNib, on: .restoredViewController), .call(.viewDidLoad, on: .restoredViewController),
                .call(.decodeRestorableState, on: .restoredViewController), .call(.didDecodeState),
                .call(.finishedRestoringState, on: .restoredViewController), .set(.restored),
            ], because: "View controllers are created from the archive and decode their state, then the app does.",
            source: .documented(
                "Apple, About the UI restoration process; details by Matt Neuburg", Source.restorationURL)),
        Rule(
            "restoration.refused", on: [.at(.restorationDecision)],
            when: .returnedFalse([.shouldRestoreState, .shouldRestoreSecureState]), lifecycles: .withoutScenes,
            effects: [.step(.restorationSkipped)],
            because: "The app declined: a URL that opens a document may be a reason to skip restoration.",
            source: .documented("Apple, About the UI restoration process", Source.restorationURL)),
        Rule(
            "saving.secure", on: [.at(.savesState)], when: .both(.savesState, .implements(.shouldSaveSecureState)),
            lifecycles: .withoutScenes, effects: [.call(.shouldSaveSecureState), .then(.encodesState)],
            because: "State is saved after applicationDidEnterBackground(_:), in the background.",
            source: .documented("Apple, application(_:shouldSaveSecureApplicationState:)")),
        Rule(
            "saving.plain", on: [.at(.savesState)],
            when: .all([.savesState, .not(.implements(.shouldSaveSecureState)), .implements(.shouldSaveState)]),
            lifecycles: .withoutScenes, effects: [.call(.shouldSaveState), .then(.encodesState)],
            because: "State is saved after applicationDidEnterBackground(_:), in the background.",
            source: .applicationLog),
        Rule(
            "saving.encodes", on: [.at(.encodesState)],
            when: .not(.returnedFalse([.shouldSaveState, .shouldSaveSecureState])), lifecycles: .withoutScenes,
            effects: [.call(.willEncodeState), .call(.encodeRestorableState), .set(.hasSavedState)],
            because: "The app encodes its state, then its view controllers do.", source: .applicationLog),
        Rule(
            "saving.scene", on: [.at(.sceneSavesState)],
            when: .any([.flag(.hasSavedState), .names(.stateRestorationActivity)]), lifecycles: .withScenes,
            effects: [.call(.stateRestorationActivity), .set(.hasSavedState)],
            because: "A scene is asked for the activity that restores it, after its snapshot and before it "
                + "disconnects.", source: .documented("Apple, UISceneSession.stateRestorationActivity"),
            order: .inferred("Apple has it before the scene disconnects, and doesn't name the snapshot")),
        Rule(
            "restoration.interaction", on: [.at(.restoresInteraction)],
            when: .both(.flag(.hasSavedState), .not(.flag(.protectedDataUnavailable))), lifecycles: .withScenes,
            os: .from(15), effects: [.call(.restoreInteractionState)],
            because: "Interaction state is restored after connection and before activation.",
            source: .measured("wtrmiya/LaunchPractice, iOS 16; UIScene.h", on: [16])),
    ]
}

extension Condition {
    fileprivate static let savesState = Condition.any([
        .flag(.hasSavedState), .names(.shouldSaveState), .names(.shouldSaveSecureState),
    ])
}

extension Source {
    fileprivate static let restorationURL =
        "https://developer.apple.com/documentation/uikit/about-the-ui-restoration-process"
}
