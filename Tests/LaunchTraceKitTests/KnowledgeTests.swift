import Testing

@testable import LaunchTraceKit

/// What a person must be able to learn of a launch by asking for a name.
struct KnowledgeCase: CustomTestStringConvertible {
    let name: String
    let words: String

    var testDescription: String { "\(name): \(words)" }
}

@Test(arguments: [
    // Why an app is launched
    KnowledgeCase(
        name: "launch.foreground", words: "launches an app that isn't running for anything that the user opens it"),
    KnowledgeCase(name: "background.launch", words: "in the background for an event that it asked for"),
    // The main function
    KnowledgeCase(name: "applicationMain", words: "creates UIApplication and its delegate"),
    KnowledgeCase(name: "delegateCreated", words: "sets it as UIApplication's delegate"),
    KnowledgeCase(name: "mainEventLoop", words: "Scenes connect only after that"),
    KnowledgeCase(name: "UIApplicationMain", words: "UIApplicationMain never returns"),
    // The launch screen
    KnowledgeCase(name: "launchScreenShown", words: "a quick launch shows it only briefly"),
    KnowledgeCase(
        name: "launchScreenShown", words: "From iOS 13 the launch screen is expected to be a launch storyboard"),
    KnowledgeCase(name: "launchScreenShown", words: "iOS, iPadOS and tvOS require a launch screen"),
    KnowledgeCase(name: "launchScreenShown", words: "visionOS shows a window with the app's icon if the app is slow"),
    KnowledgeCase(name: "launchScreenShown", words: "in tvOS it is static"),
    KnowledgeCase(name: "LT091", words: "the limit is 25 MB"),
    KnowledgeCase(name: "LT091", words: "the launch screen is a static image"),
    KnowledgeCase(name: "LT091", words: "a logo or an image makes it an advertisement"),
    KnowledgeCase(name: "LT091", words: "ignores Dark Mode and Light Mode"),
    // The launch methods
    KnowledgeCase(name: "didFinishLaunching", words: "initializes data structures, checks its resources"),
    KnowledgeCase(
        name: "didFinishLaunching", words: "and connects to services. It does one-time setup at the first launch"),
    KnowledgeCase(name: "willFinishLaunching", words: "checks why it was launched"),
    KnowledgeCase(name: "sceneWillConnect", words: "Main-thread work here delays the first screen"),
    KnowledgeCase(name: "LT052", words: "Move the work to a background queue"),
    KnowledgeCase(name: "limit.backgroundEvent", words: "The limit is 30000 ms"),
    KnowledgeCase(name: "willFinishLaunching", words: "iOS 6.0, iPadOS 6.0, tvOS 9.0, visionOS 1.0, Mac Catalyst 13.1"),
    KnowledgeCase(
        name: "launch.will-finish", words: "called before its state is restored; without scenes its main storyboard"),
    KnowledgeCase(name: "launch.state.foreground", words: "is inactive in its launch methods"),
    KnowledgeCase(name: "didFinishLaunchingNotification", words: "The launch methods have just returned"),
    // What they return
    KnowledgeCase(name: "didFinishLaunching", words: "A method that isn't implemented doesn't count"),
    KnowledgeCase(name: "didFinishLaunching", words: "A launch for a remote notification ignores the result"),
    KnowledgeCase(name: "didFinishLaunching", words: "The launch itself continues"),
    KnowledgeCase(name: "payload.withheld", words: "doesn't deliver the URL, activity or quick action"),
    // The interface
    KnowledgeCase(name: "interface.main-storyboard", words: "before willFinishLaunching"),
    KnowledgeCase(name: "launch.interface.app", words: "only after didFinishLaunching has returned"),
    KnowledgeCase(name: "windowCreated", words: "UIKit assigns its window to the scene delegate"),
    KnowledgeCase(name: "rootViewControllerSet", words: "calls makeKeyAndVisible()"),
    KnowledgeCase(name: "LT063", words: "call makeKeyAndVisible() in application(_:willFinishLaunchingWithOptions:)"),
    KnowledgeCase(name: "restoration.refused", words: "a URL that opens a document may be a reason"),
    // Why it was launched
    KnowledgeCase(name: "connectionOptions.urlContexts", words: "query items"),
    KnowledgeCase(name: "launch.did-finish", words: "without scenes the options contain the reason for the launch"),
    KnowledgeCase(name: "launchOptions.remoteNotification", words: "absent in an app that doesn't support"),
    KnowledgeCase(name: "launchOptions.location", words: "starts its location service immediately"),
    KnowledgeCase(
        name: "launchOptions.location", words: "application(_:configurationForConnecting:options:) and the connection"),
    // Courtesy
    KnowledgeCase(name: "LT092", words: "Ask when the user first uses the feature that needs it"),
    KnowledgeCase(name: "LT092", words: "an app can ask for access to hands and surroundings only in a Full Space"),
    KnowledgeCase(name: "LT093", words: "Users expect to find an app as they left it"),
    KnowledgeCase(name: "LT094", words: "Launch in the Shared Space with a window"),
    KnowledgeCase(name: "liveViewing", words: "may start playback by itself a few seconds after the launch"),
    // SwiftUI, and frameworks that run the app
    KnowledgeCase(name: "UIHostingSceneDelegate", words: "A scene delegate that hosts SwiftUI scenes"),
    KnowledgeCase(name: "swiftUIApp", words: "App.init(): The SwiftUI app is initialized"),
    KnowledgeCase(name: "App.scenePhase", words: "active if any scene is active"),
    KnowledgeCase(name: "onContinueUserActivity", words: "swiftui-universal-link-cold"),
    KnowledgeCase(name: "carPlayDidConnect", words: "swiftui-carplay-configuration"),
    KnowledgeCase(name: "PKPushRegistryDelegate", words: "app.serviceDelegates.PKPushRegistryDelegate"),
    KnowledgeCase(name: "setServiceDelegate", words: "Creates a registry, manager, session or query of a framework"),
    KnowledgeCase(
        name: "application(_:handle:completionHandler:)",
        words: "A method of the AppDelegate without effect on launches"),
    KnowledgeCase(
        name: "application:didChangeStatusBarFrame:", words: "A method of the AppDelegate without effect on launches"),
    KnowledgeCase(name: "templateApplicationScene(_:didConnect:to:)", words: "the interface controller"),
    // Where sources disagree
    KnowledgeCase(
        name: "applicationDidEnterBackground", words: "The four logs; --prefer entry-in-background runs Apple's order"),
    KnowledgeCase(name: "background.documented-launch", words: "background.views: Without scenes"),
    KnowledgeCase(name: "sceneDidEnterBackground", words: "swiped-away"),
    KnowledgeCase(name: "applicationDidBecomeActive", words: "use sceneDidBecomeActive(_:)"),
    KnowledgeCase(name: "performFetch", words: "disables the old background fetch"),
]) func thisCanBeLearnt(_ sample: KnowledgeCase) {
    let text = Topic.named(sample.name).map { $0.text(.whole) }.joined().split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
    #expect(text.contains(sample.words))
}
