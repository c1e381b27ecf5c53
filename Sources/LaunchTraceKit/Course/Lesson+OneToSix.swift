extension Lesson {
    static let iconColdAndWarm = Lesson(
        1, "Icon, cold and warm: what runs again?", launch: .iconWithScenes,
        asks: LessonQuestion(
            "An app with scenes is in the background, and its icon is tapped. Which of these does UIKit call?",
            .called(in: [.set("start", "background")], among: [])),
        changes: [
            LessonVariant("The app is in the background already.", .set("start", "background")),
            LessonVariant("The app has no scenes.", .set("app.lifecycle", "appDelegate")),
            LessonVariant("The app is made with SwiftUI.", .set("app.lifecycle", "swiftUI")),
            LessonVariant(
                "The app is without scenes, and in the background already.", .set("app.lifecycle", "appDelegate"),
                .set("start", "background")),
        ], repairs: .noForegroundCallbackAtColdLaunch, seeds: [1, 2])

    static let falseFromLaunchMethods = Lesson(
        2, "Two launch methods: what does false do?",
        launch: LessonLaunch(
            "url/refused-by-launch-method",
            #"""
            {"name": "Deep link, refused by a launch method", "device": {"os": "18.0"}, "app": {"lifecycle": "appDelegate",
            "appDelegate": {"*": {}, "application(_:didFinishLaunchingWithOptions:)": {"returns": false}}},
            "events": [{"event": "openURL", "url": "recipes://soup?id=7&servings=2",
            "sourceApplication": "com.apple.mobilesafari"}]}
            """#),
        asks: LessonQuestion(
            "A link starts an app without scenes, and \(Callback.didFinishLaunching.name) returns false. Which of "
                + "these does UIKit still call?", .called(in: [], among: [.answer(true, of: .didFinishLaunching)])),
        changes: [
            LessonVariant("It returns true.", .answer(true, of: .didFinishLaunching)),
            LessonVariant(
                "It returns true, and the other launch method false.", .answer(true, of: .didFinishLaunching),
                .set("app.appDelegate.\(Callback.willFinishLaunching.name)", #"{"returns": false}"#)),
            LessonVariant("The app has scenes.", .set("app.lifecycle", "scene")),
            LessonVariant("The app is in the background already.", .set("start", "background")),
        ], repairs: .returnValueSuppresses, seeds: [5, 10, 13, 17])

    static let whoMakesTheWindow = Lesson(
        3, "Which code makes the window, and when is it visible?",
        launch: LessonLaunch(
            "icon/cold-scene-code",
            #"""
            {"name": "Icon, cold start, scene window made in code", "device": {"os": "18.0"}, "app": {"interface": "code"},
            "events": [{"event": "tapIcon"}]}
            """#),
        asks: LessonQuestion(
            "An app with scenes has no storyboard. In which method does its code make the window?",
            .lastBefore(.windowCreated, among: [.set("app.lifecycle", "appDelegate")])),
        changes: [
            LessonVariant("A storyboard makes the window.", .set("app.interface", "storyboard")),
            LessonVariant("The app has no scenes, and makes it in code.", .set("app.lifecycle", "appDelegate")),
            LessonVariant(
                "The app has no scenes, and a storyboard.", .set("app.lifecycle", "appDelegate"),
                .set("app.interface", "storyboard")),
        ], repairs: .orphanWindow, seeds: [6, 14])

    static let launchScreen = Lesson(
        4, "What is the launch screen for?",
        launch: LessonLaunch(
            "icon/dark-landscape",
            #"""
            {"name": "Cold launch in Dark Mode, held in landscape", "device": {"platform": "iPadOS", "os": "18.0",
            "orientation": "landscapeLeft", "appearance": "dark"}, "app": {"launchScreen": {"storyboard": "LaunchScreen",
            "followsAppearance": true}}, "events": [{"event": "tapIcon"}]}
            """#),
        asks: LessonQuestion(
            "On which of these does the system show a launch screen?",
            .variants(LessonVariant.platforms, of: .iconWithScenes, where: .comes(.launchScreenShown))),
        changes: [
            LessonVariant("The app is in the background already.", .set("start", "background")),
            LessonVariant("The launch screen has one appearance.", .set("app.launchScreen.followsAppearance", "false")),
            LessonVariant(
                "The app runs on Apple Vision Pro.", .set("device.platform", "visionOS"), .set("device.os", "2.0")),
        ], repairs: .launchScreenContent, seeds: [3, 4])

    static let firstScreen = Lesson(
        5, "What delays the first screen?", launch: LessonLaunch(showing: .slowFirstFrame),
        asks: LessonQuestion(
            "An app does half a second of additional work. In which of these does the first screen wait for it?",
            .variants(
                [
                    LessonVariant(
                        "on the main thread in \(Callback.willFinishLaunching.name)", .work(in: .willFinishLaunching)),
                    LessonVariant(
                        "on the main thread in \(Callback.sceneWillConnect.name)", .sceneWork(in: .sceneWillConnect)),
                    LessonVariant(
                        "on the main thread in \(Callback.sceneDidBecomeActive.name)",
                        .sceneWork(in: .sceneDidBecomeActive)),
                    LessonVariant(
                        "on a background queue in \(Callback.sceneWillConnect.name)",
                        .sceneWork(in: .sceneWillConnect, #", "on": "background""#)),
                    LessonVariant(
                        "on the main thread in \(Callback.sceneDidEnterBackground.name)",
                        .sceneWork(in: .sceneDidEnterBackground)),
                ], where: .delaysFirstFrame)),
        changes: [
            LessonVariant(
                "The database is opened on a background queue.",
                .set("app.appDelegate.\(Callback.didFinishLaunching.name).does.1.on", "background")),
            LessonVariant(
                "The database is opened in \(Callback.sceneWillConnect.name).",
                .set("app.appDelegate.\(Callback.didFinishLaunching.name).does.1", "null"),
                .set(
                    "app.sceneDelegate",
                    #"{"*": {}, "\#(Callback.sceneWillConnect.name)": {"does": [{"work": "open the recipe database", "durationMs": 650}]}}"#
                )),
            LessonVariant(
                "The database takes 25 seconds.",
                .set("app.appDelegate.\(Callback.didFinishLaunching.name).does.1.durationMs", "25000")),
        ], repairs: .slowFirstFrame, seeds: [7])

    static let link = Lesson(
        6, "Where is a link delivered, with and without scenes?",
        launch: LessonLaunch(
            "url/cold-scene",
            #"""
            {"name": "Deep link, cold start, scenes", "device": {"os": "18.0"}, "events": [{"event": "openURL",
            "url": "recipes://soup?id=7&servings=2", "sourceApplication": "com.apple.mobilesafari"}]}
            """#),
        asks: LessonQuestion(
            "A link launches an app with scenes. Which of these receive its URL?",
            .carriers(among: [[.set("start", "background")], [.set("app.lifecycle", "appDelegate")]])),
        changes: [
            LessonVariant("The app is in the background already.", .set("start", "background")),
            LessonVariant("The app has no scenes.", .set("app.lifecycle", "appDelegate")),
            LessonVariant(
                "The app has no scenes, and is in the background already.", .set("app.lifecycle", "appDelegate"),
                .set("start", "background")),
            LessonVariant("The app is made with SwiftUI.", .set("app.lifecycle", "swiftUI")),
        ], repairs: .warmOnlyHandler, seeds: [8, 9])
}

extension LessonLaunch {
    /// The launch that other lessons ask about, too.
    fileprivate static let iconWithScenes = LessonLaunch(
        "icon/cold-scene",
        #"""
        {"name": "Icon, cold start, scenes", "device": {"os": "18.0"}, "app": {"launchScreen": {"storyboard":
        "LaunchScreen"}}, "events": [{"event": "tapIcon"}]}
        """#)
}

extension LessonVariant {
    /// Each platform with its system of the same year.
    fileprivate static let platforms = [
        (Platform.iOS, "18.0"), (.iPadOS, "18.0"), (.tvOS, "18.0"), (.visionOS, "2.0"), (.macCatalyst, "18.0"),
    ].map { platform, os in
        LessonVariant(platform.title, .set("device.platform", platform.rawValue), .set("device.os", os))
    }
}

extension Setting {
    private static func work(_ more: String) -> String { #"{"work": "more", "durationMs": 500\#(more)}"# }

    /// Half a second of work in a method of the app delegate.
    fileprivate static func work(in callback: Callback, _ more: String = "") -> Setting {
        actions(work(more), in: callback)
    }

    /// The same in one of the scene delegate.
    fileprivate static func sceneWork(in callback: Callback, _ more: String = "") -> Setting {
        actions(work(more), in: callback, of: "sceneDelegate")
    }
}
