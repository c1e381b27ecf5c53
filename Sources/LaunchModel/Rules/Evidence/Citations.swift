/// The sources of several rules.
extension Source {
    static let launchSequence = documented(
        "Apple, About the app launch sequence",
        "https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence")
    static let launchResponse = documented(
        "Apple, Responding to the launch of your app",
        "https://developer.apple.com/documentation/uikit/responding-to-the-launch-of-your-app")
    static let lifeCycle = documented(
        "Apple, Managing your app's life cycle",
        "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle")
    static let didFinishPage = documented(
        "Apple, application(_:didFinishLaunchingWithOptions:)",
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/"
            + "application(_:didfinishlaunchingwithoptions:)")
    static let backgroundSequence = documented(
        "Apple, About the background execution sequence",
        "https://developer.apple.com/documentation/uikit/about-the-background-execution-sequence")
    static let backgroundModes = documented(
        "Apple, Configuring background execution modes",
        "https://developer.apple.com/documentation/xcode/configuring-background-execution-modes")
    static let sceneMigration = documented(
        "Apple, TN3187: Migrating to the UIKit scene-based life cycle",
        "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle")
    static let connectedDisplay = documented(
        "Apple, Presenting content on a connected display",
        "https://developer.apple.com/documentation/uikit/presenting-content-on-a-connected-display")
    static let header = documented("UIApplication.h, comments and deprecations in the header of iOS 10.3")
    static let disconnectedScene = documented(
        "Apple's sample KeyboardTourGuide, comment in sceneDidDisconnect(_:): the scene may reconnect later",
        "https://github.com/mihaelamj/cupertino-sample-code/blob/main/"
            + "uikit-adjusting-your-layout-with-keyboard-layout-guide/KeyboardTourGuide/SceneDelegate.swift")
    static let applicationLog = measured(
        "regularberry/AppLaunchSequence, iOS 11.0.3, every delegate method with its state",
        "https://github.com/regularberry/AppLaunchSequence", on: [Version(11, 0, 3)])
    static let sceneStates = measured(
        "63rabbits/UILifecycle, iOS 13.5 simulators, state inside each callback",
        "https://github.com/63rabbits/UILifecycle", on: [13.5])
    static let sceneOrder = measured(
        "wtrmiya/LaunchPractice, iOS 16, and Flutter's XCUITests of UIScene",
        "https://github.com/wtrmiya/LaunchPractice", on: [16, 26])
    static let elsewhere = inferred("No source has a callback of an app that isn't in front")
    static let stateOfItsPlace = inferred("Follows from where the application's state changes; no recording reads it")
    static let firstActivation = measured(
        "63rabbits/UILifecycle, iOS 13.5; Datadog's record of launch states, iOS 17.5; Batch-iOS-SDK, iOS 13",
        "https://github.com/63rabbits/UILifecycle", on: [13.5, 17.5])
    static let splitView = measured(
        "Console output of a developer's app AppLifeCycle, iPadOS 18, Split View", on: [18], platforms: [.iPadOS])
    static let eventLoopStacks = measured(
        "swift#63333, realm-swift#8741, macios#22431, cwa-app-ios#5162: crash stacks with didFinishLaunching below "
            + "CFRunLoopRunSpecific and workspace:didCreateScene:", on: [13, 14, 15, 16, 17, 18])
    static let scenePosts = measured(
        "Batch-iOS-SDK, BAApplicationLifecycle.h, states at each notification on iOS 13 and 14",
        "https://github.com/BatchLabs/Batch-iOS-SDK", on: [13, 14])
}
