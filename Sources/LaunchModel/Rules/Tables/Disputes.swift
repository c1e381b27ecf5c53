extension Dispute {
    /// All disputes, in the order of a launch.
    package static let all: [Dispute] = launches + payloads + leaving

    private static let launches: [Dispute] = [
        Dispute(
            "prewarm-depth", "How far does a prewarmed launch run?",
            [
                .says("No code of the app runs.", .launchSequence),
                .says("Up to the call of UIApplicationMain, and not beyond.", .earlierSequence),
                .says(
                    "Into didFinishLaunching or even viewDidLoad, on iOS 15.0 and in field data since.",
                    .unsettled("SO 71025205, Apple forum 764625, sentry-cocoa#1897")),
                .says("Not since late in iOS 15.", .unsettled("A DTS engineer, Apple forum 706782")),
            ], choice: "It waits before UIApplicationMain; \"pauseAfter\" of a scenario extends it.",
            rules: ["prewarm.pause", "prewarm.pause.main", "prewarm.pause.did-finish", "prewarm.pause.views"]),
        Dispute(
            "notification-or-method-first", "Which comes first, a delegate method or its notification?",
            [
                .says("The method; the notification is sent after it.", .header),
                .says("The notification.", .documented("Apple, applicationSignificantTimeChange(_:)")),
                .says("The method.", .measured("openradar 49817144, iOS 12", on: [12])),
            ], choice: "The method, from the header comment and a log.",
            rules: ["app.foreground", "app.active", "app.resigns", "app.background", "end.terminates", "time-change"]),
        Dispute(
            "view-or-activation-first", "Which comes first, viewDidAppear or applicationDidBecomeActive?",
            [
                .says(
                    "Active first up to iOS 7 and in 9 and 10, the view first in 8 and from 11.",
                    .measured("Matt Neuburg, SO 66605799", "https://stackoverflow.com/q/66605799", on: [12])),
                .says("It differs from version to version and shouldn't be relied on.", .unsettled("The same answer")),
            ], choice: "What was measured, version by version.", rules: ["views.active-first", "views.appear-first"]),
        Dispute(
            "view-load-or-did-finish-first", "Does a storyboard's view load before didFinishLaunching?",
            [
                .says("After it.", .measured("blog.uso400.net, iOS 7.1.2", on: [Version(7, 1, 2)])),
                .says("Before it.", .unsettled("A site of copied answers")),
            ], choice: "After it; a log outweighs an unverified statement.",
            rules: ["launch.interface.app", "views.load"]),
        Dispute(
            "views-in-code", "When is viewWillAppear called for a window that is created in code?",
            [.says("No recording shows it.", .inferred("Follows the order of storyboard apps"))],
            choice:
                "viewDidLoad inside the callback that calls makeKeyAndVisible(), which was measured; the rest as for a "
                + "storyboard's view controller.",
            rules: ["interface.make-key-and-visible", "scene.window.code", "views.will-appear.code"]),
        Dispute(
            "first-frame-or-active-scene", "Is the first frame on the screen before sceneDidBecomeActive(_:)?",
            [
                .says(
                    "After it: the scene is notified before its interface appears onscreen.",
                    .documented("Apple, sceneDidBecomeActive(_:), UIScene.didActivateNotification; WWDC19, session 423")
                ),
                .says(
                    "Before it: the launch phases end with the first frame, and viewDidAppear() can come before "
                        + "the app is active.",
                    .measured("Instruments, App Launch; 63rabbits/UILifecycle, iOS 12", on: [12])),
            ], choice: "Apple's sentence; layout stays where it was measured, before the scene is active.",
            rules: ["views.first-frame.scene"], callbacks: [.sceneDidBecomeActive]),
        Dispute(
            "event-loop-or-did-finish", "Does the main event loop run before didFinishLaunching, without scenes?",
            [
                .says("After it.", .launchResponse),
                .says(
                    "Before it: crash stacks show didFinishLaunching called from inside the run loop.", .eventLoopStacks
                ),
            ], choice: "The crash stacks from iOS 13 on, and Apple's sequence before.",
            rules: ["launch.event-loop.app", "launch.event-loop.app.ios12"], callbacks: [.didFinishLaunching]),
        Dispute(
            "discarded-at-launch", "When are sessions reported that were closed while the app wasn't running?",
            [
                .says("After didFinishLaunching.", .documented("Apple, application(_:didDiscardSceneSessions:)")),
                .says(
                    "Between scene(_:willConnectTo:options:) and sceneWillEnterForeground(_:).",
                    .unsettled("A listing of 2022")),
            ], choice: "After didFinishLaunching, as documented by Apple.", rules: ["sessions.discarded-while-away"],
            callbacks: [.didDiscardSceneSessions]),
        Dispute(
            "configuration-or-manifest", "Does configurationForConnecting alone count as adopting scenes?",
            [
                .says("The manifest and the method are both named.", .sceneMigration),
                .says(
                    "The method alone is enough: it exists for an Info.plist without scene configurations.",
                    .documented("Apple, application(_:configurationForConnecting:options:); WordPress-iOS#25643")),
            ], choice: "Either is enough; an empty manifest isn't.", rules: ["adoption.trap"],
            callbacks: [.configurationForConnecting]),
        Dispute(
            "swiftui-app-phase-of-several", "Which phase does a SwiftUI App with several scenes read?",
            [
                .says(
                    "Active if any scene is.",
                    .documented("Apple, ScenePhase", "https://developer.apple.com/documentation/swiftui/scenephase")),
                .says(
                    "The highest of its scenes with SDK 18 or later, the lowest with an older one.",
                    .inferred("OpenSwiftUI")),
            ], choice: "By the SDK.",
            rules: ["active", "inactive", "returns", "background"].flatMap {
                ["swiftui.app-phase-\($0).several", "swiftui.app-phase-\($0).several.sdk17"]
            }),
        Dispute(
            "swiftui-carplay-configuration", "Does CarPlay get its own scene in a SwiftUI app?",
            [
                .says(
                    "Yes, by the configuration of its role.", .documented("Apple, CPTemplateApplicationSceneDelegate")),
                .says(
                    "The configuration that SwiftUI creates for the main window can replace it.",
                    .unsettled("A comment in an audio app with CarPlay, 2026")),
            ], choice: "Yes; in a SwiftUI app that is unsettled.",
            rules: ["scene.carplay.swiftui", "scene.carplay.interface.swiftui", "scene.carplay.window.swiftui"],
            callbacks: [.carPlayDidConnect, .carPlayDidConnectToWindow]),
        Dispute(
            "state-in-scene-callbacks", "What does UIApplication.State read inside a scene's callbacks?",
            [
                .says(
                    "Inactive in sceneDidBecomeActive, active in sceneWillResignActive, else background.", .sceneStates),
                .says("No recording of later versions shows it.", .inferred("Taken over from iOS 13")),
            ], choice: "What was measured on iOS 13, called inferred elsewhere.",
            rules: ["scene.active", "scene.says-active", "scene.resigns", "scene.background", "scene.disconnects"]),
        Dispute(
            "entry-in-background", "Is applicationDidEnterBackground called when an app is launched in the background?",
            [
                .says("Yes, after the launch, and again at each resume.", .backgroundSequence),
                .says(
                    "No.",
                    .measured(
                        "regularberry/AppLaunchSequence (iOS 11.0.3), openradar 14295449 (iOS 7), cocoanetics (iOS 5), "
                            + "jigarm (iOS 10)", on: [5, 7, 10, Version(11, 0, 3)])),
            ], choice: "The four logs; --prefer entry-in-background runs Apple's order.",
            rules: ["background.views", "background.documented-launch", "background.documented-resume"],
            callbacks: [.applicationDidEnterBackground]),
        Dispute(
            "scene-in-background", "Does a scene connect when an app is launched in the background?",
            [
                .says("It may.", .lifeCycle), .says("It does.", .measured("Batch-iOS-SDK, iOS 14", on: [13, 14])),
                .says(
                    "Not from iOS 15 on.",
                    .unsettled(
                        "Nineteen engineers, without a log: SwiftUI, Flutter and Capacitor; location, region, "
                            + "HealthKit, tasks, VoIP, silent pushes, intents and notification actions")),
                .says(
                    "It does on iOS 26, in two apps of SwiftUI.",
                    .unsettled(
                        "stefanhoelzl/SnapSync, measured on iOS 26.6.2; alexanderchopan/casberi, a crash in a refresh task",
                        "https://github.com/stefanhoelzl/SnapSync")),
                .says(
                    "It does, in an app of SwiftUI whose onAppear was counted at pushes.",
                    .unsettled("One report, without a log")),
                .says(
                    "No source distinguishes a scene that existed before, with a session in the switcher, from none.",
                    .unsettled("Nothing is recorded of either")),
            ], choice: "It does in iOS 13 and 14, and doesn't later; --prefer scene-in-background connects one.",
            rules: [
                "background.scene-connects", "background.no-scene", "background.scene-connects.asked",
                "background.scene-state", "background.views.swiftui",
            ], callbacks: [.sceneWillConnect, .configurationForConnecting]),
        Dispute(
            "silent-wake-state", "What does UIApplication.State read when a silent push launches the app?",
            [
                .says("Background.", .measured("jigarm, iOS 10; regularberry/AppLaunchSequence", on: [10])),
                .says("Inactive.", .unsettled("A summary page")),
            ], choice: "Background.", rules: ["launch.state.background", "push.silent"]),
        Dispute(
            "force-quit-relaunch", "Is a force-quit app launched again for pushes and transfers?",
            [
                .says("No.", .documented("Apple, application(_:didReceiveRemoteNotification:fetchCompletionHandler:)")),
                .says("Yes, seen on iOS 13.", .unsettled("One report each: mcmap 1825698, ioswifter 2016")),
            ], choice: "It isn't.", rules: ["background.force-quit"]),
    ]

    private static let payloads: [Dispute] = [
        Dispute(
            "cold-url", "Is application(_:open:options:) called for a URL that launches an app without scenes?",
            [
                .says("Yes, after didFinishLaunching, unless a launch method returned false.", .applicationLog),
                .says("No, the URL is in the launch options only.", .unsettled("A guide, corrected in quern#83")),
            ], choice: "It is.", rules: ["url.open", "payload.withheld"]),
        Dispute(
            "push-in-front", "Which method receives a push while the app is in front?",
            [
                .says("The app delegate's.", .unsettled("gist 623637646")),
                .says(
                    "userNotificationCenter(_:willPresent:withCompletionHandler:).",
                    .measured("JPush log", on: [9, 10])),
            ], choice: "The notification delegate's, if there is one.",
            rules: ["push.in-front.presents", "push.in-front.fetch"]),
        Dispute(
            "quick-action-moment", "When is a quick action delivered while the app runs?",
            [
                .says(
                    "Without scenes between applicationWillEnterForeground and applicationDidBecomeActive.",
                    .measured("wtrmiya/LaunchPractice, iOS 16", on: [16])),
                .says(
                    "With scenes before sceneDidBecomeActive.",
                    .unsettled("Shipping code of Chronoderm and Wikipedia relies on it")),
            ], choice: "There; with scenes after sceneWillEnterForeground, which is inferred.",
            rules: ["quick-action.perform", "scene.quick-action"]),
        Dispute(
            "activity-moment", "When is a user activity delivered?",
            [
                .says(
                    "With scenes willContinue before sceneWillEnterForeground and continue after it; without scenes "
                        + "both after applicationWillEnterForeground.", .sceneOrder),
                .says(
                    "A Handoff activity that launches the app follows when it has loaded, at no fixed point.",
                    .documented("Apple, UIScene.ConnectionOptions.userActivities")),
            ], choice: "As measured; a Handoff activity after sceneDidBecomeActive, unsettled.",
            rules: [
                "scene.activity.will-continue", "scene.activity.arrives", "activity.will-continue",
                "scene.handoff-later",
            ]),
        Dispute(
            "swiftui-scene-delegate", "Does a custom scene delegate under SwiftUI receive a URL, and onOpenURL too?",
            [
                .says(
                    "The delegate receives scene(_:willConnectTo:options:).",
                    .measured("Flutter CI, measured twice", on: [26])),
                .says("SwiftUI doesn't forward it.", .unsettled("dayGLANCE#1436")),
                .says("onOpenURL then doesn't fire.", .unsettled("One unverified statement")),
                .says(
                    "onOpenURL and onContinueUserActivity receive it anyway.",
                    .unsettled("home-assistant, element-x and icecubes rely on it")),
                .says(
                    "Both do, and views first; but a web link ends in SwiftUI's own delegate.",
                    .inferred("Header dumps of SwiftUI; OpenSwiftUI")),
            ], choice: "From the known structure of SwiftUI's own delegates; no error depends on it.",
            rules: ["scene.will-connect", "scene.url.swiftui", "scene.activity.swiftui"],
            callbacks: [.sceneOpenURLContexts, .sceneContinueActivity]),
        Dispute(
            "swiftui-url-moment", "When does onOpenURL receive a URL?",
            [
                .says(
                    "OpenSwiftUI: at a launch 0.1 s after the scene has connected, when the app is active; in a running "
                        + "app before sceneWillEnterForeground(_:).",
                    .inferred("OpenSwiftUI; Flutter's XCUITests for UIKit's own call")),
                .says(
                    "While the application is inactive.",
                    .unsettled("One app that works around it, warm; three whose URLs may come by UIKit")),
                .says("After onAppear, at a launch.", .unsettled("The accounts of two apps")),
                .says("Before the first render, at a launch.", .unsettled("The account of one app")),
            ], choice: "From the known structure of SwiftUI's own delegates.",
            rules: [
                "scene.url.swiftui", "scene.url.swiftui-cold", "scene.link.swiftui-cold", "scene.activity.swiftui-cold",
                "scene.activity.swiftui-window",
            ], findings: ["LT016"]),
        Dispute(
            "swiftui-task-moment", "When does the closure of task(priority:_:) run at a cold start?",
            [
                .says(
                    "Before the view appears, so before sceneWillEnterForeground(_:).",
                    .documented(
                        "Apple, task(priority:_:)",
                        "https://developer.apple.com/documentation/swiftui/view/task(priority:_:)")),
                .says(
                    "After sceneDidBecomeActive(_:): its job waits until UIKit's calls have returned.",
                    .unsettled("Two apps find it after onOpenURL, or after the scene's phase is active")),
            ], choice: "With the view, unsettled.", rules: ["swiftui.view-task"], callbacks: [.viewTask]),
        Dispute(
            "swiftui-universal-link-cold", "Does a universal link that launches a SwiftUI app arrive?",
            [
                .says("onOpenURL receives it.", .documented("Apple, onOpenURL(perform:)")),
                .says(
                    "onContinueUserActivity gets those from codes and tags.", .unsettled("A comment in element-x-ios")),
                .says(
                    "onContinueUserActivity receives those of App Clips.",
                    .documented("Apple, Responding to invocations")),
                .says("It may be lost.", .unsettled("FB17446617")),
            ],
            choice: "It arrives in onOpenURL, once, in OpenSwiftUI 0.1 s after the scene has connected; a view that "
                + "appears later misses it.", rules: ["scene.link.swiftui-cold", "scene.link.swiftui"],
            callbacks: [.onContinueUserActivity]),
    ]

    private static let leaving: [Dispute] = [
        Dispute(
            "lock-state", "What does applicationDidEnterBackground read after the screen was locked?",
            [
                .says("Background.", .applicationLog),
                .says("Inactive, on an iOS 6 simulator.", .unsettled("geek-qa 150534, preliminary")),
            ], choice: "Background, except on iOS 6.", rules: ["lock", "lock.ios6"],
            callbacks: [.applicationDidEnterBackground]),
        Dispute(
            "swiped-away", "Which callbacks does an app with scenes receive when it is swiped away in front?",
            [
                .says(
                    "On iPhones resign, disconnect, sometimes discard, terminate; no sceneDidEnterBackground.",
                    .unsettled("Apple forum 732170, firefox-ios#12622 and two more")),
                .says(
                    "On iPads with one window disconnect, discard, terminate.", .measured("SO report, iOS 13", on: [13])
                ), .says("Background, then terminate.", .unsettled("One report, iOS 13 iPhone")),
            ], choice: "The first two, by platform.", rules: ["end.user.scene", "end.user.scene.ipad"],
            callbacks: [.sceneDidEnterBackground, .sceneDidDisconnect, .applicationWillTerminate]),
        Dispute(
            "external-display-activation", "Does every scene that enters the foreground become active?",
            [
                .says("Yes.", .documented("Apple, sceneWillEnterForeground(_:)")),
                .says("Not one on an external display.", .displays),
            ], choice: "A scene on an external display stays inactive.",
            rules: ["scene.secondary", "scene.secondary.ios27"], callbacks: [.sceneDidBecomeActive]),
        Dispute(
            "restoration-activity", "Where is the activity that restores a scene on iOS 26?",
            [
                .says(
                    "In session.stateRestorationActivity at the connection, unless the device is locked.",
                    .documented("Apple, UISceneSession.stateRestorationActivity")),
                .says(
                    "It is empty there, and scene(_:restoreInteractionStateWith:) receives the activity.",
                    .unsettled("modaal.dev, 2026, a framework's observation")),
            ], choice: "In the session, as documented by Apple; unsettled.", rules: ["restoration.interaction"],
            callbacks: [.sceneWillConnect, .restoreInteractionState], findings: ["LT093"]),
        Dispute(
            "protected-data-after-lock", "When is the app notified that protected data becomes unavailable?",
            [
                .says(
                    "Shortly before it does, when the device is about to be locked.",
                    .documented("Apple, applicationProtectedDataWillBecomeUnavailable(_:)")),
                .says(
                    "Some seconds after the lock, when the app has long been in the background.",
                    .inferred("Apple Platform Security: the key of complete protection lasts about ten seconds longer")),
                .says("While the app still reads active.", .unsettled("A comment in an app for user scripts, iOS 26")),
            ], choice: "After the app has entered the background, before it is suspended.",
            rules: ["lock.protected-data"]),
        Dispute(
            "device-token-place", "When does the device token arrive?",
            [
                .says("Some time after the app asks for it.", .documented("Apple, registerForRemoteNotifications()")),
                .says(
                    "Before applicationDidBecomeActive, at a cold launch by a push on iOS 11.0.3.",
                    .unsettled("One log, of regularberry/AppLaunchSequence")),
            ], choice: "After all other consequences of the event; a failure arrives at the same point.",
            rules: ["action.token"], callbacks: [.didRegisterForRemoteNotifications]),
    ]
}
