extension Lesson {
    static let tappedNotification = Lesson(
        7, "Which method receives a notification response?",
        launch: LessonLaunch(
            "notification/delegate-set-late",
            #"""
            {"name": "Notification delegate, set after launch", "device": {"os": "18.0"}, "app": {"lifecycle": "appDelegate",
            "appDelegate": {"application(_:didFinishLaunchingWithOptions:)": {"does": []}, "applicationDidBecomeActive(_:)":
            {"does": [{"setNotificationDelegate": true}]}}, "notificationDelegate": {"*": {}}}, "events": [{"event":
            "tapNotification", "payload": {"aps": {"alert": "The soup is ready"}, "recipe": 7}}, {"event": "pressHome",
            "afterMs": 4000}, {"event": "tapNotification", "payload": {"aps": {"alert": "The bread is ready"},
            "recipe": 9}, "afterMs": 600000}]}
            """#),
        asks: LessonQuestion(
            "A tap on a notification launches an app without scenes. In which of these methods can the app set the "
                + "notification center's delegate in time to receive the response?",
            .variants(
                [
                    LessonVariant(
                        Callback.willFinishLaunching.name, .setsNoDelegate, .setsDelegate(in: .willFinishLaunching)),
                    LessonVariant(
                        Callback.didFinishLaunching.name, .setsNoDelegate, .setsDelegate(in: .didFinishLaunching)),
                    LessonVariant(Callback.applicationDidBecomeActive.name),
                ], where: .answersFirstEvent(.didReceiveNotificationResponse))),
        changes: [
            LessonVariant(
                "The delegate is set in \(Callback.didFinishLaunching.name).", .setsNoDelegate,
                .setsDelegate(in: .didFinishLaunching)),
            LessonVariant("The app is in the background already.", .set("start", "background")),
            LessonVariant("The app has scenes.", .set("app.lifecycle", "scene")),
        ], repairs: .launchDeadlineMissed, seeds: [9, 10])

    static let backgroundLaunch = Lesson(
        8, "What runs in a background launch?",
        launch: LessonLaunch(
            "background/location-app-delegate",
            #"""
            {"name": "Location launch, app delegate", "device": {"os": "18.0"}, "app": {"lifecycle": "appDelegate",
            "appDelegate": {"*": {}, "application(_:didFinishLaunchingWithOptions:)": {"does": [{"read":
            "launchOptions.location"}, {"work": "start the location service", "durationMs": 20}]}}}, "events": [{"event":
            "backgroundEvent", "kind": "location", "takesMs": 800}]}
            """#),
        asks: LessonQuestion(
            "A new location launches an app without scenes in the background. Which of these does UIKit, or the system, "
                + "call?", .called(in: [], among: [.set("events", #"[{"event": "tapIcon"}]"#)])),
        changes: [
            LessonVariant("The icon is tapped instead.", .set("events", #"[{"event": "tapIcon"}]"#)),
            LessonVariant("The app has scenes.", .set("app.lifecycle", "scene")),
            LessonVariant("The app needs a minute for the location.", .set("events.0.takesMs", "60000")),
            LessonVariant("The app is suspended already.", .set("start", "suspended")),
        ], repairs: .backgroundLaunchCounted, seeds: [1, 7, 16])

    static let restoration = Lesson(
        9, "When is state restored?",
        launch: LessonLaunch(
            "restoration/app-delegate-plain",
            #"""
            {"name": "State restoration, iOS 11", "device": {"os": "11.0.3"}, "app": {"savedState": true}, "events":
            [{"event": "tapIcon"}]}
            """#),
        asks: LessonQuestion(
            "An app without scenes has saved its state. Which of these are called before UIKit restores it?",
            .before(.stateRestoration)),
        changes: [
            LessonVariant("No state was saved.", .set("app.savedState", "false")),
            LessonVariant(
                "It runs on iOS 18, still without scenes.", .set("device.os", "18.0"),
                .set("app.lifecycle", "appDelegate")),
            LessonVariant("It runs on iOS 18, with scenes.", .set("device.os", "18.0")),
        ], repairs: .restorationOrder, seeds: [11, 12])

    static let permissionsAndDevices = Lesson(
        10, "When to request access, and other devices",
        launch: LessonLaunch(
            "icon/vision-cold",
            #"""
            {"name": "Icon, cold start on visionOS", "device": {"platform": "visionOS", "os": "2.0"}, "events": [{"event":
            "tapIcon"}]}
            """#),
        asks: LessonQuestion(
            "An app requests camera access for its quick action. In which of these methods is that too early?",
            .variants(
                [
                    LessonVariant(Callback.didFinishLaunching.name),
                    LessonVariant(Callback.sceneWillConnect.name, .asksNoMore, .asks(in: .sceneWillConnect)),
                    LessonVariant(Callback.sceneDidBecomeActive.name, .asksNoMore, .asks(in: .sceneDidBecomeActive)),
                    LessonVariant(
                        Callback.windowScenePerformAction.name, .asksNoMore, .asks(in: .windowScenePerformAction)),
                ], of: LessonLaunch(showing: .asksAtLaunch), where: .finds(.asksAtLaunch))),
        changes: [
            LessonVariant("The app runs on an iPhone.", .set("device.platform", "iOS"), .set("device.os", "18.0")),
            LessonVariant(
                "The app works for eight seconds at launch.",
                .set(
                    "app.appDelegate",
                    #"{"*": {}, "\#(Callback.didFinishLaunching.name)": {"does": [{"work": "load everything", "durationMs": 8000}]}}"#
                )),
        ], repairs: .asksAtLaunch, .launchesInFullSpace, seeds: [15])

    static let twoWindows = Lesson(
        11, "Two windows: what runs twice?",
        launch: LessonLaunch(
            "window/open-second",
            #"""
            {"name": "A second window on an iPad", "device": {"platform": "iPadOS", "os": "18.0"}, "app":
            {"multipleScenes": true}, "start": "active", "events": [{"event": "openWindow", "scene": "soups"}]}
            """#),
        asks: LessonQuestion(
            "An app on an iPad runs, and a second window opens. Which of these does UIKit call?",
            .called(in: [], among: [.set("start", "notRunning"), .set("events", #"[{"event": "tapIcon"}]"#)])),
        changes: [
            LessonVariant("The app is in the background.", .set("start", "background")),
            LessonVariant("The app is made with SwiftUI.", .set("app.lifecycle", "swiftUI")),
            LessonVariant(
                "The icon launches the app, then the second window opens.", .set("start", "notRunning"),
                .set("events", #"[{"event": "tapIcon"}, {"event": "openWindow", "scene": "soups"}]"#)),
        ], repairs: .perSceneHandlerTreatedAsAppWide, seeds: [6])

    static let newestSystem = Lesson(
        12, "What does iOS 27 require?",
        launch: LessonLaunch(
            "adoption/trap-ios27",
            #"""
            {"name": "No scenes, iOS 27 SDK, iOS 27", "device": {"os": "27.0"}, "app": {"lifecycle": "appDelegate",
            "sdk": "27.0"}, "events": [{"event": "tapIcon"}]}
            """#),
        asks: LessonQuestion(
            "Which of these apps launch on iOS 27?",
            .variants(
                [
                    LessonVariant("without scenes, built with the iOS 26 SDK", .set("app.sdk", "26.0")),
                    LessonVariant("without scenes, built with the iOS 27 SDK"),
                    LessonVariant(
                        "with scenes, built with the iOS 26 SDK", .set("app.lifecycle", "scene"),
                        .set("app.sdk", "26.0")),
                    LessonVariant("with scenes, built with the iOS 27 SDK", .set("app.lifecycle", "scene")),
                ], where: .survives)),
        changes: [
            LessonVariant("The app has scenes.", .set("app.lifecycle", "scene")),
            LessonVariant("The app is built with the iOS 26 SDK.", .set("app.sdk", "26.0")),
            LessonVariant("The app is made with SwiftUI.", .set("app.lifecycle", "swiftUI")),
        ], repairs: .sceneLifecycleRequired, seeds: [])
}

extension Setting {
    /// The notification center's delegate isn't set.
    fileprivate static let setsNoDelegate = actions("", in: .applicationDidBecomeActive)

    /// The notification center's delegate is set in a method of the app delegate.
    fileprivate static func setsDelegate(in callback: Callback) -> Setting {
        actions(#"{"setNotificationDelegate": true}"#, in: callback)
    }

    fileprivate static let asksNoMore = set("app.appDelegate", "{}")

    /// A method of the scene delegate asks for the camera.
    fileprivate static func asks(in callback: Callback) -> Setting {
        set("app.sceneDelegate", #"{"*": {}, "\#(callback.name)": {"does": [{"request": "permission:camera"}]}}"#)
    }
}
