extension Rule {
    /// From the trigger to the main event loop, in both life cycles.
    static let processLaunch: [Rule] = [
        Rule(
            "launch.foreground", on: RuleTrigger.foregroundTriggers, from: [.notRunning, .terminated],
            when: .both(.not(.flag(.prewarmed)), .opensApp),
            effects: [
                .clear(.forceQuit), .clear(.screenLocked), .clear(.switcherOpen), .then(.protectedDataBecomesAvailable),
                .set(.foregroundLaunch), .watch(.launch), .then(.processStarts),
            ], because: "The system launches an app that isn't running for anything that the user opens it with.",
            source: .launchResponse),
        Rule(
            "launch.undeclared-scheme", on: [.event(.openURL)], when: .event(.undeclaredScheme),
            effects: [.step(.urlNotOpened)],
            because: "The system opens a custom URL only in an app whose CFBundleURLTypes declares its scheme.",
            source: .documented("Apple, Defining a custom URL scheme for your app")),
        Rule(
            "launch.process", on: [.at(.processStarts)],
            effects: [
                .set(.launching), .set(.launchedNow), .step(.processCreated), .then(.launchScreenAppears),
                .elapse(.preMain), .then(.swiftUIAppStarts), .then(.beforeApplicationMain), .step(.applicationMain),
                .then(.inApplicationMain), .then(.applicationStarts), .endWatch(.launch), .endWatch(.backgroundScene),
                .then(.launchSettles), .clear(.launching), .set(.launchedBefore),
            ], because: "main calls UIApplicationMain, which never returns.", source: .launchSequence),
        Rule(
            "launch.screen", on: [.at(.launchScreenAppears)],
            when: .both(.flag(.foregroundLaunch), .app(.hasLaunchScreen)), platforms: [.iOS, .iPadOS, .tvOS],
            effects: [.step(.launchScreenShown, carrying: .launchScreenStoryboard), .set(.launchScreenVisible)],
            because: "iOS, iPadOS and tvOS show the launch screen until the app can display its own interface.",
            source: .documented(
                "Apple, Specifying your app's launch screen; Human Interface Guidelines, Launching",
                "https://developer.apple.com/design/human-interface-guidelines/launching")),
        Rule(
            "launch.application", on: [.at(.applicationStarts)],
            effects: [
                .step(.applicationCreated), .then(.firstState), .step(.delegateCreated),
                .then(.eventLoopBeforeLaunchMethods), .then(.sceneAdoption), .then(.interfaceLoads), .then(.willFinish),
                .then(.windowInWillFinish), .then(.restoration), .then(.didFinish), .then(.windowInDidFinish),
                .then(.launchMethodsReturn), .post(.appDidFinishLaunching, carrying: .userInfo),
                .then(.discardedSessions), .then(.mainEventLoop), .then(.afterDidFinish), .then(.prewarmedInterface),
                .then(.interfaceComesUp),
            ],
            because: "UIApplicationMain creates UIApplication and its delegate, runs the launch methods, posts "
                + "didFinishLaunchingNotification and starts the main event loop before any scene connects.",
            source: .documented("Apple, Responding to the launch of your app; Apple, About the app launch sequence")),
        Rule(
            "launch.event-loop", on: [.at(.mainEventLoop)], lifecycles: .withScenes, effects: [.step(.mainEventLoop)],
            because: "Scenes connect once the main event loop runs.", source: .launchResponse),
        Rule(
            "launch.event-loop.app", on: [.at(.eventLoopBeforeLaunchMethods)], lifecycles: .withoutScenes,
            os: .from(13), effects: [.step(.mainEventLoop)],
            because: "Without scenes the launch methods run within the main event loop, while UIKit creates a scene of "
                + "its own.", source: .eventLoopStacks),
        Rule(
            "launch.event-loop.app.ios12", on: [.at(.mainEventLoop)], lifecycles: .withoutScenes, os: .before(13),
            effects: [.step(.mainEventLoop)],
            because: "Apple has the event loop start after the launch methods; later systems call these within it.",
            source: .unsettled("Apple, Responding to the launch of your app; crash stacks are from iOS 13 and later")),
        Rule(
            "launch.state.foreground", on: [.at(.firstState)], when: .flag(.foregroundLaunch),
            lifecycles: .withoutScenes, effects: [.app(.inactive)],
            because: "Without scenes an app that is launched to the foreground is inactive in its launch methods.",
            source: .applicationLog),
        Rule(
            "launch.state.background", on: [.at(.firstState)], when: .not(.flag(.foregroundLaunch)),
            lifecycles: .withoutScenes, effects: [.app(.background)],
            because: "In a background launch the launch methods read the state background.", source: .applicationLog),
        Rule(
            "launch.state.scenes", on: [.at(.firstState)], lifecycles: .withScenes, effects: [.app(.background)],
            because: "With scenes the app stays in the background until a scene enters the foreground.",
            source: .documented(
                "Apple, UIApplication.applicationState: scene apps are launched in the background state",
                "https://developer.apple.com/documentation/uikit/uiapplication/applicationstate")),
        Rule(
            "adoption.trap", on: [.at(.sceneAdoption)], when: .not(.app(.adoptsScenes)), os: .from(27), sdk: .from(27),
            effects: [.stop("trap: UIScene life cycle is required for apps built with this SDK")],
            because: "An app that is built with the 27 SDK of any platform and doesn't adopt scenes stops while UIKit "
                + "creates its scene, before any of the app's launch methods runs.",
            source: .measured(
                "Crash stacks of _UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption in "
                    + "workspace:didCreateScene:, where the launch methods of an app without scenes run too",
                Source.sceneMigration.url)),
        Rule(
            "adoption.warning", on: [.at(.sceneAdoption)], when: .not(.app(.adoptsScenes)),
            os: VersionRange(from: Version(18, 4), before: Version(26)), effects: [.step(.adoptionWarning)],
            because: "iOS 18.4 logs that an app doesn't adopt the scene life cycle.", source: .sceneMigration),
        Rule(
            "adoption.required-soon", on: [.at(.sceneAdoption)],
            when: .both(.not(.app(.adoptsScenes)), .not(.both(.os(.from(27)), .sdk(.from(27))))), os: .from(26),
            effects: [.step(.adoptionRequired)],
            because: "iOS 26 logs a stronger warning; an app built with an older SDK still runs on iOS 27.",
            source: .sceneMigration),
        Rule(
            "interface.main-storyboard", on: [.at(.interfaceLoads)], when: .interface(.storyboard),
            lifecycles: .withoutScenes,
            effects: [
                .step(.storyboardLoaded, carrying: .mainStoryboard), .step(.windowCreated), .set(.windowMade),
                .step(.initialViewController), .call(.awakeFromNib), .step(.rootViewControllerSet),
            ],
            because: "Without scenes UIKit loads the main storyboard before willFinishLaunching, creates the window "
                + "and sets the initial view controller as its root.",
            source: .measured("blog.uso400.net, iOS 7.1.2, and Apple's launch sequence of 2018", on: [Version(7, 1, 2)])
        ),
        Rule(
            "swiftui.app-init", on: [.at(.swiftUIAppStarts)], lifecycles: [.swiftUI], effects: [.call(.appInit)],
            because: "The main of a SwiftUI App initializes it, asks for its body, and only then calls "
                + "UIApplicationMain: a prewarmed launch that stops at that call has run it.",
            source: .inferred("OpenSwiftUI, runApp; Apple, App.main(): initializes and runs the app")),
        Rule(
            "launch.will-finish", on: [.at(.willFinish)],
            effects: [.call(.willFinishLaunching, carrying: .launchOptions)],
            because:
                "The app is called before its state is restored; without scenes its main storyboard is already loaded.",
            source: .documented("Apple, application(_:willFinishLaunchingWithOptions:)")),
        Rule(
            "launch.did-finish", on: [.at(.didFinish)], when: .implements(.didFinishLaunching),
            effects: [.call(.didFinishLaunching, carrying: .launchOptions)],
            because: "The launch is almost done; without scenes the options contain the reason for the launch, with "
                + "scenes they are nil.", source: .didFinishPage),
        Rule(
            "launch.did-finish.plain", on: [.at(.didFinish)], when: .not(.implements(.didFinishLaunching)),
            effects: [.call(.applicationDidFinishLaunching)],
            because: "applicationDidFinishLaunching(_:) is called only if the method with options is missing.",
            source: .applicationLog),
        Rule(
            "interface.window-in-will-finish", on: [.at(.windowInWillFinish)],
            when: .both(.makesWindowUnasked, .flag(.hasSavedState)), lifecycles: .withoutScenes,
            effects: [.then(.windowInCode)],
            because: "With state restoration a code-made window becomes key and visible in willFinishLaunching.",
            source: .documented("Apple, application(_:willFinishLaunchingWithOptions:)")),
        Rule(
            "interface.window-in-did-finish", on: [.at(.windowInDidFinish)],
            when: .both(.makesWindowUnasked, .not(.flag(.hasSavedState))), lifecycles: .withoutScenes,
            effects: [.then(.windowInCode)], because: "Without scenes code creates its window in didFinishLaunching.",
            source: .format("with \"interface\": \"code\" the app creates its window there, unless an action does")),
        Rule(
            "interface.make-key-and-visible", on: [.at(.windowInCode)],
            effects: [.step(.windowCreated), .step(.rootViewControllerSet), .set(.windowMade), .then(.viewsLoad)],
            because: "makeKeyAndVisible() loads the root view inside the callback that calls it.",
            source: .measured("Matt Neuburg, SO 66605799", on: [12])),
        Rule(
            "launch.methods-return", on: [.at(.launchMethodsReturn)], when: .not(.setsDelegateUnasked),
            effects: [.set(.launchMethodsReturned)],
            because: "UIKit delivers launch payloads to the objects that the launch methods have set up.",
            source: .inferred("Follows from the deadlines that Apple sets for delegates and handlers")),
        Rule(
            "launch.methods-return.delegate", on: [.at(.launchMethodsReturn)], when: .setsDelegateUnasked,
            effects: [.set(.notificationDelegateSet), .set(.launchMethodsReturned)],
            because: "A notification delegate set in a launch method receives the response that launched the app.",
            source: .documented("Apple, UNUserNotificationCenter.delegate")),
        Rule(
            "launch.settles", on: [.at(.launchSettles)], when: .flag(.notificationDelegateLate),
            effects: [.clear(.notificationDelegateLate), .set(.notificationDelegateSet)],
            because: "A notification delegate that is set after the launch methods receives later responses only.",
            source: .inferred("Follows from the deadline of UNUserNotificationCenter.delegate")),
        Rule(
            "sessions.discarded-while-away", on: [.at(.discardedSessions)], when: .process(.hasDiscardedSessions),
            lifecycles: .withScenes,
            effects: [.call(.didDiscardSceneSessions, carrying: .discardedSessions), .discardsDelivered],
            because: "Sessions that the user closed while the app wasn't running are reported after "
                + "didFinishLaunching at the next launch.",
            source: .unsettled("Apple, application(_:didDiscardSceneSessions:); against it a listing of 2022")),
        Rule(
            "launch.interface.app", on: [.at(.interfaceComesUp)], when: .flag(.foregroundLaunch),
            lifecycles: .withoutScenes,
            effects: [
                .then(.appFollowsCold), .then(.viewsLoad), .then(.viewWillAppear), .set(.interfaceUp), .then(.layout),
                .then(.delivery), .then(.firstFrame), .then(.firstActivation),
            ], because: "The interface appears only after didFinishLaunching has returned.", source: .launchSequence),
        Rule(
            "launch.interface.scene", on: [.at(.interfaceComesUp)], when: .flag(.foregroundLaunch),
            lifecycles: .withScenes, effects: [.forEach(.comingForward, [.sceneLaunches])],
            because: "UIKit connects a scene once the main event loop runs.", source: .launchResponse),
        Rule(
            "launch.interface.background", on: [.at(.interfaceComesUp)], when: .not(.flag(.foregroundLaunch)),
            effects: [.then(.backgroundInterface), .then(.backgroundDelivery)],
            because: "In a background launch the event's own handler follows the launch methods.",
            source: .backgroundSequence),
    ]
}

extension Condition {
    /// The app has a notification delegate, and it is unknown where the app sets it.
    fileprivate static let makesWindowUnasked = Condition.all([
        .interface(.code), .not(.app(.makesWindowInCode)), .not(.app(.neverDoes(.makeWindow))),
    ])

    fileprivate static let setsDelegateUnasked = Condition.all([
        .app(.hasNotificationDelegate), .not(.app(.setsNotificationDelegate)),
        .not(.app(.neverDoes(.setNotificationDelegate))),
    ])
}
