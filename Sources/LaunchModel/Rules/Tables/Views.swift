extension Rule {
    /// View controllers and the first frame.
    static let views: [Rule] = [
        Rule(
            "views.load", on: [.at(.viewsLoad)],
            when: .all([
                .not(.flag(.viewsLoaded)), .not(.flag(.restored)),
                .any([.not(.windowIsLeftToApp), .flag(.windowMade)]),
            ]),
            // viewDidLoad() may create another window, whose view is this one.
            effects: [.set(.viewsLoaded), .call(.viewDidLoad)], because: "A view is loaded when it is first needed.",
            source: .measured("blog.uso400.net, iOS 7.1.2; 63rabbits/UILifecycle, iOS 12", on: [Version(7, 1, 2), 12])),
        Rule(
            "views.will-appear", on: [.at(.viewWillAppear)],
            when: .all([.not(.flag(.restored)), .interface(.storyboard), .flag(.viewsLoaded)]),
            effects: [.call(.viewWillAppear)], because: "The root view is about to be added to the window.",
            source: .measured("63rabbits/UILifecycle, iOS 12 and 13", on: [12, 13])),
        Rule(
            "views.will-appear.code", on: [.at(.viewWillAppear)],
            when: .all([.not(.flag(.restored)), .interface(.code), .flag(.viewsLoaded)]),
            effects: [.call(.viewWillAppear), .then(.hostedViewsAppear)],
            because: "The place of viewWillAppear is not recorded for a window created in code.",
            source: .inferred("Follows the order of storyboard apps")),
        Rule(
            "views.will-appear.restored", on: [.at(.viewWillAppear)], when: .flag(.restored),
            effects: [.call(.viewWillAppear, on: .restoredViewController)],
            because: "After restoration the restored view controller is the one that appears.",
            source: .measured("An answer about view controllers and state restoration")),
        Rule(
            "views.appear-late", on: [.at(.viewsAppearLate)],
            when: .all([.flag(.interfaceUp), .not(.flag(.appeared)), .not(.flag(.appearingLate))]),
            // viewWillAppear(_:) may create another window, for which the view is already appearing.
            effects: [.set(.appearingLate), .then(.viewWillAppear), .clear(.appearingLate)],
            because: "The view controller of a window that is created late still receives the callbacks of appearance.",
            source: .inferred("Follows the order of a window that is created in time")),
        Rule(
            "views.appear-late.black", on: [.at(.viewsAppearLate)],
            when: .all([.flag(.interfaceUp), .flag(.appeared), .not(.flag(.appearingLate))]),
            effects: [
                .set(.appearingLate), .then(.viewWillAppear), .then(.viewIsAppearing), .then(.layout),
                .step(.firstFrame), .checkFindings(at: .firstFrame), .set(.drawn), .clear(.appearingLate),
            ], because: "A window that is created while the screen is black ends the black screen.",
            source: .inferred("Follows the order of a window that is created in time")),
        Rule(
            "views.layout.first", on: [.at(.layout)],
            when: .all([.flag(.viewsLoaded), .not(.flag(.restored)), .not(.flag(.appeared))]),
            effects: [.then(.viewIsAppearing), .call(.viewWillLayoutSubviews), .call(.viewDidLayoutSubviews)],
            because: "The view is laid out before it is first drawn.",
            source: .measured("63rabbits/UILifecycle, iOS 12 and 13", on: [12, 13])),
        Rule(
            "views.is-appearing", on: [.at(.viewIsAppearing)], when: .flag(.viewsLoaded), os: .from(13),
            effects: [.call(.viewIsAppearing)],
            because: "viewIsAppearing(_:) comes after viewWillAppear(_:), once the view is in the hierarchy.",
            source: .documented(
                "Apple, viewIsAppearing(_:)",
                "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)")),
        Rule(
            "views.layout", on: [.at(.layout)],
            when: .all([.flag(.viewsLoaded), .not(.flag(.restored)), .flag(.appeared)]),
            effects: [.call(.viewWillLayoutSubviews), .call(.viewDidLayoutSubviews)],
            because: "The view is laid out once more, for the picture that the app switcher shows.",
            source: .measured("63rabbits/UILifecycle, iOS 12 and 13", on: [12, 13])),
        Rule(
            "views.layout.restored", on: [.at(.layout)], when: .flag(.restored),
            effects: [
                .call(.viewWillLayoutSubviews, on: .restoredViewController),
                .call(.viewDidLayoutSubviews, on: .restoredViewController),
            ], because: "The restored view is laid out before it is first drawn.",
            source: .inferred("Follows the order of other view controllers")),
        Rule(
            "views.first-frame", on: [.at(.firstFrame)], when: .both(.not(.flag(.appeared)), .showsWindow),
            lifecycles: .withoutScenes,
            effects: [
                .step(.firstFrame), .checkFindings(at: .firstFrame), .set(.drawn), .set(.appeared),
                .then(.launchScreenDisappears), .then(.liveViewing),
            ], because: "The first frame of the app's own interface is drawn.", source: .launchSequence),
        Rule(
            "views.first-frame.scene", on: [.at(.firstFrame)], when: .both(.not(.flag(.appeared)), .showsWindow),
            lifecycles: .withScenes,
            effects: [
                .then(.iconWindow), .step(.firstFrame), .checkFindings(at: .firstFrame), .set(.drawn), .set(.appeared),
                .then(.launchScreenDisappears), .then(.liveViewing),
            ], because: "sceneDidBecomeActive(_:) comes before the interface is on the screen.",
            source: .documented(
                "Apple, sceneDidBecomeActive(_:): before that interface appears onscreen; WWDC19, session 423",
                "https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidbecomeactive(_:)")),
        Rule(
            "launch.icon-window", on: [.at(.iconWindow)],
            when: .both(.flag(.foregroundLaunch), .process(.launchIsSlow)), platforms: [.visionOS],
            effects: [.step(.iconWindowShown)],
            because: "visionOS shows a window with the icon of an app that doesn't load its content quickly.",
            source: .documented(
                "Apple, Human Interface Guidelines, Launching: visionOS",
                "https://developer.apple.com/design/human-interface-guidelines/launching#visionOS")),
        Rule(
            "launch.live-viewing", on: [.at(.liveViewing)], when: .app(.playsOn), platforms: [.tvOS],
            effects: [.step(.liveViewing)],
            because: "In tvOS an app for live viewing may start to play a few seconds after the static launch screen; "
                + "one with the background mode \"audio\" counts as such an app.",
            source: .inferred("Apple, Human Interface Guidelines, Launching: tvOS; no key of Info.plist states it")),
        Rule(
            "views.black-screen", on: [.at(.firstFrame)], when: .both(.not(.flag(.appeared)), .not(.showsWindow)),
            effects: [
                .step(.noWindow), .checkFindings(at: .blackScreen), .set(.appeared), .then(.launchScreenDisappears),
            ], because: "An app whose window doesn't exist, isn't visible, or belongs to no scene, shows nothing.",
            source: .measured("expo#50179, iOS 27 simulator", "https://github.com/expo/expo/issues/50179", on: [27])),
        Rule(
            "launch.screen.removed", on: [.at(.launchScreenDisappears)], when: .flag(.launchScreenVisible),
            effects: [.step(.launchScreenRemoved), .clear(.launchScreenVisible)],
            because: "The launch screen is removed as soon as the app can display its own interface.",
            source: .launchResponse),
        Rule(
            "views.did-appear", on: [.at(.viewDidAppear)], when: .both(.flag(.viewsLoaded), .not(.flag(.restored))),
            effects: [.call(.viewDidAppear)], because: "The view is on the screen.",
            source: .measured("63rabbits/UILifecycle, iOS 12 and 13; Matt Neuburg", on: [12, 13])),
        Rule(
            "views.did-appear.restored", on: [.at(.viewDidAppear)], when: .flag(.restored),
            effects: [.call(.viewDidAppear, on: .restoredViewController)],
            because: "The restored view is on the screen.",
            source: .measured("An answer about view controllers and state restoration")),
        Rule(
            "views.active-first", on: [.at(.firstActivation)], lifecycles: .withoutScenes,
            os: .before(8).or(.majors(9, 10)), effects: [.then(.becomesActive), .then(.viewDidAppear)],
            because: "Up to iOS 7, and in 9 and 10, the app is active before its view has appeared.",
            source: .measured(
                "Matt Neuburg, SO 66605799; blog.uso400.net", "https://stackoverflow.com/q/66605799", on: [12])),
        Rule(
            "views.appear-first", on: [.at(.firstActivation)], lifecycles: .withoutScenes,
            os: .majors(8, 8).or(.from(11)), effects: [.then(.viewDidAppear), .then(.becomesActive)],
            because: "In iOS 8, and from 11, the view has appeared before the app is active.",
            source: .measured(
                "Matt Neuburg, SO 66605799; 63rabbits/UILifecycle", "https://stackoverflow.com/q/66605799", on: [12])),
        Rule(
            "views.disappear", on: [.at(.viewsDisappear)], when: .flag(.appeared), lifecycles: .withScenes,
            effects: [.call(.viewWillDisappear), .call(.viewDidDisappear)],
            because: "A scene that is destroyed removes its views from the screen.",
            source: .measured("63rabbits/UILifecycle, iOS 13.5", on: [13.5])),
        Rule(
            "views.disappear.app", on: [.at(.viewsDisappear)], when: .flag(.appeared), lifecycles: .withoutScenes,
            os: .majors(8, 11), effects: [.call(.viewWillDisappear), .call(.viewDidDisappear)],
            because: "Without scenes the views of an app that is swiped away were removed on iOS 8 or 9, and are no "
                + "longer on iOS 12; the versions between are not recorded.",
            source: .unsettled(
                "A log of about iOS 8 or 9 has them; 63rabbits/UILifecycle, iOS 12, doesn't",
                "https://github.com/63rabbits/UILifecycle")),
    ]
}

extension Condition {
    /// Something can be drawn; views load with a visible window.
    fileprivate static let showsWindow = Condition.any([
        .not(.windowIsLeftToApp), .flag(.viewsLoaded), .flag(.restored), .app(.hasUnknownWindows),
    ])
    /// No window exists that the app doesn't create in an action, or in a method that it has.
    fileprivate static let windowIsLeftToApp = Condition.any([
        // SwiftUI creates its own in addition to those for other displays.
        .both(.not(.lifecycle(.swiftUI)), .app(.makesWindowInCode)), .app(.neverDoes(.makeWindow)),
        .all([.lifecycle(.scene), .interface(.code), .has(.sceneDelegate), .not(.implements(.sceneWillConnect))]),
    ])
}
