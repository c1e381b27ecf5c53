extension Step {
    /// What happens in it.
    public var meaning: String {
        switch self {
        case .processCreated: "The system creates the process, loads the code and runs static initialisers, then main."
        case .applicationMain:
            "main calls UIApplicationMain, which creates the one UIApplication and its delegate and starts the main "
                + "event loop; it never returns."
        case .applicationCreated: "UIApplicationMain creates the one UIApplication of the process."
        case .delegateCreated: "UIApplicationMain creates the app delegate and sets it as UIApplication's delegate."
        case .storyboardLoaded:
            "UIKit loads the interface: without scenes the main storyboard, at launch; with scenes the storyboard of "
                + "the scene's configuration, when the scene connects."
        case .launchScreenShown:
            "The system shows the launch screen until the app can display its own interface; a quick launch shows it "
                + "only briefly. iOS, iPadOS and tvOS require one, macOS, visionOS and watchOS have none; visionOS shows a "
                + "window with the icon of an app that is slow. From iOS 13 it is expected to be a launch storyboard, "
                + "and in tvOS it is static."
        case .launchScreenRemoved: "The app's own interface takes the place of the launch screen."
        case .windowCreated:
            "The window is made: by UIKit where there is a storyboard, which the scene delegate then holds (the app "
                + "delegate in an app without scenes), else by the app's own code."
        case .windowWithoutScene: "Code makes a window that belongs to no scene, which nobody ever sees."
        case .initialViewController: "UIKit makes the initial view controller of the storyboard."
        case .rootViewControllerSet:
            "The initial view controller becomes the window's rootViewController; code without a storyboard does this "
                + "itself and calls makeKeyAndVisible()."
        case .mainEventLoop: "UIApplicationMain starts the main event loop; scenes connect only then."
        case .firstFrame:
            "The app's own interface is on the screen for the first time; in tvOS an app for live viewing may start to "
                + "play after a few seconds."
        case .stateRestoration: "UIKit restores the state of the interface."
        case .restorationSkipped: "The app declined to have its state restored."
        case .snapshot: "The system takes a picture of the app for the app switcher."
        case .suspended: "The system stops running the app's code; the app stays in memory and hears nothing."
        case .launchPaused: "A prewarmed launch waits until somebody needs the app."
        case .payloadWithheld: "A launch method returned false, so UIKit keeps what launched the app to itself."
        case .notLaunched: "The system doesn't run the app for this event."
        case .urlNotOpened: "The app doesn't declare the URL's scheme, so nothing opens it."
        case .appNotTold: "The event reaches nobody."
        case .noSceneConnects: "A launch in the background goes on without a scene."
        case .bannerShown: "The system shows the notification; the app hears of it when it is tapped."
        case .noLaunchHandler: "The task is delivered, and this launch registered no handler for it."
        case .noWindow: "The launch is over, and the app has no window that could be seen."
        case .delegateClassNotLoaded: "UIKit logs that the manifest names a class that it can't load."
        case .noConfiguration: "UIKit logs that the manifest has no configuration for the scene."
        case .noDelegateSet: "UIKit logs that the configuration names no delegate class."
        case .blackScreen: "The scene has no delegate, so nothing makes its window."
        case .adoptionWarning: "iOS 18.4 and later log that the app should adopt the scene life cycle."
        case .adoptionRequired: "iOS 26 and later log that the app must adopt the scene life cycle."
        }
    }
}
