extension Rule {
    /// The connection of a scene, at a launch and later.
    static let sceneConnection: [Rule] = [
        Rule(
            "scene.launch", on: [.at(.sceneLaunches)], when: .not(.opensBeside), lifecycles: .withScenes,
            effects: [
                .then(.sceneConnects), .then(.sceneInterface), .then(.coldResponse), .then(.sceneEntersForeground),
                .then(.sceneFirstActivation),
            ], because: "A new or returning scene connects, enters the foreground and becomes active.",
            source: .sceneOrder),
        Rule(
            "scene.launch.beside", on: [.at(.sceneLaunches)], when: .opensBeside, lifecycles: .withScenes,
            effects: [
                .then(.sceneConnects), .then(.sceneInterface), .then(.sceneEntersForeground),
                .forEach(.othersInFront, [.sceneRegainsFocus]), .then(.sceneFirstActivation),
            ],
            because: "If another window is in front, a new one becomes active after that window has the focus again.",
            source: .splitView),
        Rule(
            "scene.connect", on: [.at(.sceneConnects)], lifecycles: .withScenes,
            effects: [.then(.sceneConfiguration), .connect, .then(.sceneWindow), .then(.roleConnects)],
            because: "UIKit creates the scene and its delegate; the connection options contain the reason.",
            source: .launchSequence),
        Rule(
            "scene.will-connect", on: [.at(.roleConnects)], when: .not(.scene(.role([.carPlay]))),
            lifecycles: .withScenes,
            effects: [
                .call(.sceneWillConnect, carrying: .connectionOptions), .then(.sceneViewsLoad),
                .post(.sceneWillConnect), .then(.sceneConnected),
            ],
            because: "scene(_:willConnectTo:options:) receives what the app was launched for; the older payload "
                + "methods are not called then.", source: .sceneOrder),
        Rule(
            "scene.carplay", on: [.at(.roleConnects)], when: .scene(.role([.carPlay])), lifecycles: [.scene],
            os: .from(14), platforms: [.iOS],
            effects: [.call(.sceneWillConnect, carrying: .connectionOptions), .post(.sceneWillConnect)],
            because: "A CarPlay scene's delegate is also a scene delegate, and is notified that the scene connects.",
            source: .carPlaySamples, order: .inferred("No log has it together with the interface controller's")),
        Rule(
            "scene.carplay.swiftui", on: [.at(.roleConnects)], when: .scene(.role([.carPlay])), lifecycles: [.swiftUI],
            os: .from(14), platforms: [.iOS],
            effects: [.call(.sceneWillConnect, carrying: .connectionOptions), .post(.sceneWillConnect)],
            because:
                "CarPlay also connects its own scene in a SwiftUI app, if the configuration that SwiftUI creates for "
                + "the main window doesn't replace it.",
            source: .unsettled("A comment in an audio app with CarPlay, 2026: the main window's configuration competes")
        ),
        Rule(
            "scene.carplay.interface", on: [.at(.carPlayConnects)], when: .not(.names(.carPlayDidConnectToWindow)),
            lifecycles: [.scene], os: .from(14), platforms: [.iOS],
            effects: [.call(.carPlayDidConnect, carrying: .role)],
            because: "A CarPlay scene passes its interface controller to its own delegate.",
            source: .documented("Apple, CPTemplateApplicationSceneDelegate")),
        Rule(
            "scene.carplay.window", on: [.at(.carPlayConnects)], when: .names(.carPlayDidConnectToWindow),
            lifecycles: [.scene], os: .from(14), platforms: [.iOS],
            effects: [.call(.carPlayDidConnectToWindow, carrying: .role)],
            because: "A navigation app also receives the window for its map.",
            source: .documented("Apple, CPTemplateApplicationSceneDelegate")),
        Rule(
            "scene.carplay.window.swiftui", on: [.at(.carPlayConnects)], when: .names(.carPlayDidConnectToWindow),
            lifecycles: [.swiftUI], os: .from(14), platforms: [.iOS],
            effects: [.call(.carPlayDidConnectToWindow, carrying: .role)],
            because: "A navigation app also receives the window for its map, if the delegate is the scene's.",
            source: .unsettled("A comment in an audio app with CarPlay, 2026: the main window's configuration competes")
        ),
        Rule(
            "scene.carplay.interface.swiftui", on: [.at(.carPlayConnects)],
            when: .not(.names(.carPlayDidConnectToWindow)), lifecycles: [.swiftUI], os: .from(14), platforms: [.iOS],
            effects: [.call(.carPlayDidConnect, carrying: .role)],
            because: "A CarPlay scene passes its interface controller to its own delegate, if that is the scene's.",
            source: .unsettled("A comment in an audio app with CarPlay, 2026: the main window's configuration competes")
        ),
        Rule(
            "scene.configuration", on: [.at(.sceneConfiguration)], when: .scene(.new), lifecycles: .withScenes,
            effects: [.call(.configurationForConnecting, carrying: .connectionOptions)],
            because: "UIKit requests a configuration only for a new session; a remembered session keeps its own.",
            source: .measured(
                "luxmentis.org; Apple forum 702040", "https://developer.apple.com/forums/thread/702040", on: [13])),
        Rule(
            "scene.configuration.swiftui", on: [.at(.sceneConfiguration)],
            when: .both(.not(.scene(.new)), .scene(.role([.window, .externalDisplay, .immersiveSpace]))),
            lifecycles: [.swiftUI], effects: [.call(.configurationForConnecting, carrying: .connectionOptions)],
            because: "SwiftUI asks the delegate adaptor as each scene connects, also for a remembered session, and "
                + "uses only the delegate class of the result.",
            source: .inferred(
                "OpenSwiftUI's scene delegate; tsundoku-ios, hearttalk and Dequeue rely on it at every cold start")),
        Rule(
            "scene.no-delegate", on: [.at(.sceneConnected)], when: .not(.has(.sceneDelegate)), lifecycles: [.scene],
            effects: [
                .then(.missingDelegateLogged), .step(.blackScreen), .set(.appeared), .then(.launchScreenDisappears),
            ], because: "A manifest without a delegate class leaves the app running with a black screen.",
            source: .measured("expo#50179, iOS 27 simulator", "https://github.com/expo/expo/issues/50179", on: [27])),
        Rule(
            "scene.no-delegate.class", on: [.at(.missingDelegateLogged)], when: .app(.namesSceneDelegateClass),
            effects: [.step(.delegateClassNotLoaded)],
            because: "UIKit logs that it could not load the class that the manifest names.",
            source: .inferred("Log lines quoted in several projects, without a public log")),
        Rule(
            "scene.no-delegate.configuration", on: [.at(.missingDelegateLogged)], when: .not(.app(.hasConfiguration)),
            effects: [.step(.noConfiguration)],
            because: "UIKit logs that the manifest has no configuration for the scene.",
            source: .inferred("Log lines quoted in several projects, without a public log")),
        Rule(
            "scene.no-delegate.unset", on: [.at(.missingDelegateLogged)],
            when: .both(.app(.hasConfiguration), .not(.app(.namesSceneDelegateClass))),
            effects: [.step(.noDelegateSet)], because: "UIKit logs that the configuration names no delegate class.",
            source: .inferred("Log lines quoted in several projects, without a public log")),
        Rule(
            "scene.window.storyboard", on: [.at(.sceneWindow)],
            when: .all([.has(.sceneDelegate), .interface(.storyboard), .scene(.role([.window]))]), lifecycles: [.scene],
            effects: [
                .step(.storyboardLoaded, carrying: .mainStoryboard), .step(.windowCreated), .set(.windowMade),
                .step(.initialViewController), .call(.awakeFromNib), .step(.rootViewControllerSet),
            ],
            because: "With a storyboard UIKit creates the scene's window and installs the initial view controller "
                + "before scene(_:willConnectTo:options:) is entered; the view loads later.",
            source: .measured(
                "Symbol traces of two apps, and a public crash stack of a storyboard's window", on: [14, 15])),
        Rule(
            "scene.window.swiftui", on: [.at(.sceneWindow)], when: .scene(.role([.window, .immersiveSpace])),
            lifecycles: [.swiftUI], effects: [.set(.windowMade)],
            because: "SwiftUI's scene delegate creates the window and shows it before it forwards the connection.",
            source: .inferred("OpenSwiftUI's scene delegate; no log of a SwiftUI app's windows")),
        Rule(
            "scene.window.code", on: [.at(.sceneViewsLoad)],
            when: .all([
                .has(.sceneDelegate), .interface(.code), .scene(.role([.window])), .not(.app(.makesWindowInCode)),
                .not(.app(.neverDoes(.makeWindow))), .implements(.sceneWillConnect),
            ]), lifecycles: [.scene],
            effects: [.step(.windowCreated), .step(.rootViewControllerSet), .set(.windowMade), .then(.viewsLoad)],
            because:
                "In code scene(_:willConnectTo:options:) creates the window, and makeKeyAndVisible() loads the view.",
            source: .documented("Apple, Transitioning to the UIKit scene-based life cycle")),
        Rule(
            "scene.views", on: [.at(.sceneInterface)],
            when: .all([
                .has(.sceneDelegate), .not(.flag(.appeared)), .scene(.role([.window])), .not(.interface(.hostingScene)),
            ]), lifecycles: [.scene], effects: [.then(.viewsLoad), .then(.viewWillAppear), .set(.interfaceUp)],
            because: "The scene's view loads and is about to appear before the scene enters the foreground.",
            source: .measured("63rabbits/UILifecycle, iOS 13.4", on: [13.4])),
        Rule(
            "scene.views.swiftui", on: [.at(.sceneInterface)],
            when: .all([.not(.flag(.appeared)), .not(.flag(.interfaceUp)), .scene(.role([.window, .immersiveSpace]))]),
            lifecycles: [.swiftUI], effects: [.set(.interfaceUp), .call(.onAppear), .then(.viewTaskStarts)],
            because: "onAppear can run while the app is still in the background.",
            source: .unsettled("kiwix-apple#982, and an author's prints of 2024")),
        Rule(
            "scene.cold-response", on: [.at(.coldResponse)],
            when: .all([.event(.kind([.tapNotification])), .scene(.target), .notificationDelegateIsSet]),
            lifecycles: .withScenes, effects: [.call(.didReceiveNotificationResponse, carrying: .notificationResponse)],
            because: "A tap at a cold start is delivered twice: in the connection options, and to the notification "
                + "delegate that was set before didFinishLaunching returned.",
            source: .measured("Batch-iOS-SDK, iOS 14; defold/extension-push#58", on: [14])),
        Rule(
            "scene.foreground", on: [.at(.sceneEntersForeground)], when: .not(.scene(.role([.carPlay]))),
            lifecycles: .withScenes, effects: [.call(.sceneWillEnterForeground), .post(.sceneWillEnterForeground)],
            because: "sceneWillEnterForeground(_:) is also called at a cold start, and reads background.",
            source: .documented("Apple, sceneWillEnterForeground(_:); UIApplication.applicationState")),
        Rule(
            "scene.foreground.carplay", on: [.at(.sceneEntersForeground)], when: .scene(.role([.carPlay])),
            lifecycles: .withScenes, effects: [.call(.sceneWillEnterForeground), .post(.sceneWillEnterForeground)],
            because: "A CarPlay scene's delegate is also a scene delegate, and is notified that the scene enters the "
                + "foreground.", source: .carPlayForeground),
        Rule(
            "scene.first-activation", on: [.at(.sceneFirstActivation)],
            when: .any([.not(.os(.majors(14, 14))), .coldResponse, .not(.flag(.launching))]), lifecycles: .withScenes,
            effects: [
                .scene(.foregroundInactive), .then(.appFollowsCold), .then(.layout), .then(.restoresInteraction),
                .then(.coldHandover), .then(.sceneActivates), .then(.firstFrame), .then(.coldPublication),
                .then(.handoffArrives), .then(.viewDidAppear),
            ], because: "The app enters the foreground with its scene, before the scene is active.",
            source: .firstActivation),
        Rule(
            "scene.first-activation.ios14", on: [.at(.sceneFirstActivation)],
            when: .both(.not(.coldResponse), .flag(.launching)), lifecycles: .withScenes, os: .majors(14, 14),
            effects: [
                .scene(.foregroundInactive), .then(.layout), .scene(.foregroundActive), .then(.appPhaseActive),
                .then(.sceneSaysActive), .then(.appFollowsCold), .then(.appFollowsActive), .then(.scenePhaseActive),
                .then(.firstFrame), .then(.coldPublication), .then(.handoffArrives), .then(.viewDidAppear),
            ], because: "In iOS 14 the scene is active, and reports this, before the app enters the foreground.",
            source: .measured("Batch-iOS-SDK, iOS 14", Source.scenePosts.url, on: [14])),
        Rule(
            "scene.says-active", on: [.at(.sceneSaysActive)], when: .not(.scene(.role([.carPlay]))),
            lifecycles: .withScenes, effects: [.call(.sceneDidBecomeActive), .post(.sceneDidActivate)],
            because: "sceneDidBecomeActive(_:) still reads the application's old state: the scene changes before it.",
            source: .sceneStates),
        Rule(
            "scene.says-active.carplay", on: [.at(.sceneSaysActive)], when: .scene(.role([.carPlay])),
            lifecycles: .withScenes, effects: [.call(.sceneDidBecomeActive), .post(.sceneDidActivate)],
            because: "A CarPlay scene's delegate is also a scene delegate, and is notified that the scene is active.",
            source: .carPlaySamples),
        Rule(
            "scene.app-foreground.cold", on: [.at(.appFollowsCold)], from: [.background], lifecycles: .withScenes,
            platforms: [.iOS, .iPadOS, .tvOS, .visionOS],
            effects: [.clear(.backgroundPosted), .app(.inactive), .post(.appWillEnterForeground)],
            because: "With scenes the application also posts willEnterForeground at a cold start, and not for a "
                + "further scene while it is in front.", source: .appForeground),
        Rule(
            "scene.app-foreground.cold.catalyst", on: [.at(.appFollowsCold)], from: [.background],
            lifecycles: .withScenes, platforms: [.macCatalyst], effects: [.clear(.backgroundPosted), .app(.inactive)],
            because: "On Mac Catalyst a launch posts no willEnterForeground of the application.",
            source: .measured("alexanderchopan/casberi, logs of a Mac, 2026", on: [26], platforms: [.macCatalyst])),
        Rule(
            "scene.handoff-later", on: [.at(.handoffArrives)],
            when: .all([.event(.kind([.continueActivity])), .event(.handoff), .scene(.target)]),
            lifecycles: .withScenes, effects: [.then(.continuation)],
            because: "A Handoff activity has only its type at connection; it follows when it has loaded, at no fixed "
                + "point.", source: .unsettled("Apple, UIScene.ConnectionOptions.userActivities")),
        Rule(
            "scene.secondary", on: [.at(.secondarySceneConnects)], when: .scene(.role([.externalDisplay])),
            lifecycles: .withScenes, os: .before(27),
            effects: [.then(.sceneConnects), .then(.sceneEntersForeground), .scene(.foregroundInactive)],
            because: "A scene on an external display enters the foreground and never becomes active.", source: .displays
        ),
        Rule(
            "scene.secondary.ios27", on: [.at(.secondarySceneConnects)],
            when: .both(.scene(.role([.externalDisplay])), .process(.hasSceneAccessory)), lifecycles: .withScenes,
            os: .from(27),
            effects: [.connect, .then(.roleConnects), .then(.sceneEntersForeground), .scene(.foregroundInactive)],
            because: "From iOS 27 a scene on an external display connects once a scene accessory is registered, and "
                + "with the accessory's configuration.", source: .connectedDisplay),
        Rule(
            "scene.secondary.camera", on: [.at(.secondarySceneConnects)],
            when: .both(.scene(.role([.cameraCapture])), .process(.hasSceneAccessory)), lifecycles: .withScenes,
            os: .from(27, 1),
            effects: [.connect, .then(.roleConnects), .then(.sceneEntersForeground), .scene(.foregroundInactive)],
            because: "While the app is in front and captures with the camera, the system may present the scene of a "
                + "scene accessory. Its content can be interactive; whether the scene becomes active isn't documented.",
            source: .unsettled(
                "Apple, UISceneAccessory.cameraCapture(sceneConfiguration:), doesn't state whether the scene becomes active",
                Source.cameraCapture.url)),
        Rule(
            "scene.secondary.waits", on: [.at(.secondarySceneConnects)], when: .waitsForAccessory,
            lifecycles: .withScenes, sdk: .from(27), effects: [.step(.noSceneAccessory)],
            because: "From iOS 27 no scene connects for a display until the app registers a scene accessory.",
            source: .connectedDisplay),
        Rule(
            "scene.secondary.waits.older-sdk", on: [.at(.secondarySceneConnects)], when: .waitsForAccessory,
            lifecycles: .withScenes, sdk: .before(27), effects: [.step(.noSceneAccessory)],
            because: "An app that is linked with an SDK before 27 can't register a scene accessory; whether iOS 27 "
                + "still connects a scene for its display isn't documented.",
            source: .unsettled(
                "Apple, Presenting content on a connected display, names no SDK", Source.connectedDisplay.url)),
        Rule(
            "scene.secondary.carplay", on: [.at(.secondarySceneConnects)], when: .scene(.role([.carPlay])),
            lifecycles: .withScenes, os: .from(18, 5),
            effects: [
                .then(.sceneConnects), .then(.sceneEntersForeground), .then(.carPlayConnects),
                .scene(.foregroundInactive), .then(.appFollowsCold), .scene(.foregroundActive), .then(.sceneSaysActive),
                .then(.appFollowsActive),
            ],
            because: "An active CarPlay scene makes the app active, regardless of the phone's screen; from iOS 18.5 it "
                + "enters the foreground before it has its interface controller.", source: .carPlayForeground),
        Rule(
            "scene.secondary.carplay.ios18-4", on: [.at(.secondarySceneConnects)], when: .scene(.role([.carPlay])),
            lifecycles: .withScenes, os: .before(18, 5),
            effects: [
                .then(.sceneConnects), .then(.carPlayConnects), .then(.sceneEntersForeground),
                .scene(.foregroundInactive), .then(.appFollowsCold), .scene(.foregroundActive), .then(.sceneSaysActive),
                .then(.appFollowsActive),
            ],
            because: "An active CarPlay scene makes the app active, regardless of the phone's screen; up to iOS 18.4 "
                + "it enters the foreground once it has its interface controller.", source: .carPlayForeground),
    ]
}

extension Condition {
    /// A notification was tapped, and there is a delegate that receives the response.
    fileprivate static let coldResponse = Condition.both(.event(.kind([.tapNotification])), .notificationDelegateIsSet)
    /// A window is opened on an iPad in Split View, while the app runs.
    fileprivate static let opensBeside = Condition.all([
        .event(.kind([.openWindow])), .splitView, .not(.flag(.launching)),
    ])
    /// Windows of one app share the screen in Split View; from iPadOS 26 they float.
    static let splitView = Condition.both(.platform([.iPadOS]), .os(.before(26)))
    static let floatingWindows = Condition.both(.platform([.iPadOS]), .os(.from(26)))
}

extension Source {
    static let cameraCapture = documented(
        "Apple, UISceneAccessory.cameraCapture(sceneConfiguration:): may be presented while the app is in the foreground",
        "https://developer.apple.com/documentation/uikit/uisceneaccessory/cameracapture(sceneconfiguration:)")
    static let carPlaySamples = documented(
        "Apple's samples Integrating CarPlay with your music app, and with your navigation app, log it",
        "https://developer.apple.com/documentation/carplay/integrating-carplay-with-your-music-app")
    fileprivate static let carPlayForeground = measured(
        "OsmAnd, CarPlay simulator, iOS 18.4 and 18.5; that the app is active: Apple, UIApplication.applicationState, and "
            + "organicmaps#12967", on: [18.4, 18.5])
}
