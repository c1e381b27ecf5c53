/// An action of the system or UIKit between the callbacks.
public enum Step: String, CaseIterable, Sendable {
    case processCreated = "process created"
    case applicationMain = "UIApplicationMain(_:_:_:_:)"
    case applicationCreated = "UIApplication created"
    case delegateCreated = "delegate created"
    case storyboardLoaded = "storyboard loaded"
    case launchScreenShown = "launch screen shown"
    case launchScreenRemoved = "launch screen removed"
    case iconWindowShown = "window with the app's icon shown"
    case windowCreated = "window created"
    case windowWithoutScene = "window created without a window scene"
    case initialViewController = "initial view controller created"
    case rootViewControllerSet = "root view controller set"
    case mainEventLoop = "main event loop started"
    case firstFrame = "first frame"
    case liveViewing = "live viewing may start"
    case stateRestoration = "state restoration"
    case restorationSkipped = "state restoration skipped"
    case snapshot = "snapshot taken"
    case suspended = "suspended"
    case launchPaused = "launch paused until the app is needed"
    case payloadWithheld = "payload not handed over"
    case notLaunched = "app not run for this event"
    case urlNotOpened = "URL not opened: its scheme is not declared"
    case appNotNotified = "app not notified"
    case noSceneConnects = "no scene connects"
    case noSceneAccessory = "no scene connects: no scene accessory is registered"
    case confirmationShown = "confirmation dialog shown"
    case closureCanceled = "closing canceled by the user"
    case documentOpened = "document opened by DocumentGroup"
    case liveActivityStarted = "Live Activity started: Activity.activityUpdates yields it"
    case bannerShown = "notification shown by the system"
    case noLaunchHandler = "no launch handler registered"
    case noServiceDelegate = "no delegate set for the event"
    case noWindow = "black screen: no window to show"
    case delegateClassNotLoaded =
        "console: Info.plist configuration contained UISceneDelegateClassName key, but could not load class"
    case noConfiguration = "console: Info.plist contained no UIScene configuration dictionary"
    case noDelegateSet = "console: There is no scene delegate set"
    case blackScreen = "black screen: no scene delegate"
    case adoptionWarning =
        "console: This process does not adopt UIScene lifecycle. This will become an assert in a future version."
    case adoptionRequired =
        "console: UIScene lifecycle will soon be required. Failure to adopt will result in an assert in the future."

    /// The text between steps that share a line.
    package static let separator = "; "

    /// The step in one sentence.
    public var meaning: String { spec.meaning }

    /// The actor of the step.
    package var actor: Actor { spec.actor }

    private struct StepSpec {
        let actor: Actor
        let meaning: String

        static func system(_ meaning: String) -> StepSpec { StepSpec(actor: .system, meaning: meaning) }
        static func application(_ meaning: String) -> StepSpec { StepSpec(actor: .application, meaning: meaning) }
        static func scene(_ meaning: String) -> StepSpec { StepSpec(actor: .scene, meaning: meaning) }
    }

    private var spec: StepSpec {
        switch self {
        case .processCreated:
            .system("The system creates the process, loads the code and runs static initializers, then main.")
        case .applicationMain:
            .application(
                "main calls UIApplicationMain, which creates UIApplication and its delegate and starts the main event "
                    + "loop. UIApplicationMain never returns.")
        case .applicationCreated: .application("UIApplicationMain creates the process's only UIApplication.")
        case .delegateCreated:
            .application("UIApplicationMain creates the app delegate and sets it as UIApplication's delegate.")
        case .storyboardLoaded:
            .scene(
                "UIKit loads the interface. Without scenes it loads the main storyboard at launch; with scenes it "
                    + "loads the storyboard of the scene's configuration when the scene connects.")
        case .launchScreenShown:
            .system(
                "The system shows the launch screen until the app can display its own interface; a quick launch shows "
                    + "it only briefly. iOS, iPadOS and tvOS require a launch screen; macOS, visionOS and watchOS have "
                    + "none. visionOS shows a window with the app's icon if the app is slow. From iOS 13 the launch "
                    + "screen is expected to be a launch storyboard; in tvOS it is static.")
        case .iconWindowShown:
            .system(
                "visionOS has no launch screens. If an app doesn't load its content quickly, visionOS shows a window "
                    + "with the app's icon, in the size of the app's first window.")
        case .launchScreenRemoved: .system("The app's own interface replaces the launch screen.")
        case .windowCreated:
            .scene(
                "The window is created: by UIKit from a storyboard, otherwise by the app's code. UIKit assigns its "
                    + "window to the scene delegate (in an app without scenes, to the app delegate).")
        case .windowWithoutScene: .scene("Code creates a window without a scene, which never appears on the screen.")
        case .initialViewController: .scene("UIKit creates the initial view controller of the storyboard.")
        case .rootViewControllerSet:
            .scene(
                "The initial view controller becomes the window's rootViewController. Without a storyboard the app's "
                    + "code sets it and calls makeKeyAndVisible().")
        case .mainEventLoop:
            .application(
                "UIApplicationMain starts the main event loop. Scenes connect only after that; without scenes the "
                    + "launch methods run in the loop.")
        case .firstFrame: .system("The app's own interface is on the screen for the first time.")
        case .liveViewing:
            .system(
                "In tvOS an app for live viewing may start playback by itself a few seconds after the launch, as a "
                    + "television does.")
        case .stateRestoration: .scene("UIKit restores the state of the interface.")
        case .restorationSkipped: .scene("The app declined state restoration.")
        case .snapshot: .system("The system takes a picture of the app for the app switcher.")
        case .suspended: .system("The system stops running the app's code; the app stays in memory without callbacks.")
        case .launchPaused: .system("A prewarmed launch waits until the app is opened.")
        case .payloadWithheld:
            .application("A launch method returned false, so UIKit doesn't deliver the payload that launched the app.")
        case .notLaunched: .system("The system doesn't run the app for this event.")
        case .urlNotOpened: .system("The app doesn't declare the URL's scheme, so the system doesn't open the URL.")
        case .appNotNotified: .application("No code of the app is notified of the event.")
        case .noSceneConnects: .application("A background launch continues without a scene.")
        case .noSceneAccessory:
            .application("A display is connected, and the app has registered no scene accessory for it.")
        case .confirmationShown: .scene("UIKit shows the dialog of the window scene's closureConfirmation.")
        case .closureCanceled: .scene("The user cancels the dialog, so the window stays.")
        case .documentOpened: .scene("SwiftUI's DocumentGroup reads and shows the document; no view receives its URL.")
        case .liveActivityStarted:
            .system(
                "A push has started a Live Activity. The app receives it and its push token from an asynchronous "
                    + "sequence that a task of the app must await.")
        case .bannerShown: .system("The system shows the notification; the app is notified when the user taps it.")
        case .noServiceDelegate:
            .system(
                "The framework has an event for the app, but its registry, manager, session or query wasn't created in "
                    + "time.")
        case .noLaunchHandler: .application("The task is delivered, and this launch registered no handler for it.")
        case .noWindow: .system("The launch has ended, and the app has no visible window.")
        case .delegateClassNotLoaded: .application("UIKit logs that the manifest names a class that it can't load.")
        case .noConfiguration: .application("UIKit logs that the manifest has no configuration for the scene.")
        case .noDelegateSet: .application("UIKit logs that the configuration names no delegate class.")
        case .blackScreen: .system("The scene has no delegate, so nothing creates its window.")
        case .adoptionWarning: .application("iOS 18.4 and later log that the app should adopt the scene life cycle.")
        case .adoptionRequired: .application("iOS 26 and later log that the app must adopt the scene life cycle.")
        }
    }
}
