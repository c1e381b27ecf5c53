/// Who is behind what happens between the callbacks.
public enum Actor: Hashable, Sendable {
    /// The operating system, outside the app's process.
    case system
    case application
    /// A scene, or the application in an app without scenes.
    case scene
}

extension Step {
    /// Who takes it.
    public var actor: Actor {
        switch self {
        case .processCreated, .launchScreenShown, .launchScreenRemoved, .snapshot, .suspended, .launchPaused,
            .notLaunched, .urlNotOpened, .bannerShown, .noWindow, .blackScreen, .firstFrame:
            .system
        case .applicationMain, .applicationCreated, .delegateCreated, .mainEventLoop, .payloadWithheld, .appNotTold,
            .noSceneConnects, .noLaunchHandler, .delegateClassNotLoaded, .noConfiguration, .noDelegateSet,
            .adoptionWarning, .adoptionRequired:
            .application
        case .storyboardLoaded, .windowCreated, .windowWithoutScene, .initialViewController, .rootViewControllerSet,
            .stateRestoration, .restorationSkipped:
            .scene
        }
    }
}

extension PostedNotification {
    /// Whose state it tells of.
    public var actor: Actor {
        switch self {
        case .appDidFinishLaunching, .appDidBecomeActive, .appWillResignActive, .appDidEnterBackground,
            .appWillEnterForeground, .appWillTerminate, .appDidReceiveMemoryWarning, .protectedDataDidBecomeAvailable:
            .application
        case .sceneWillConnect, .sceneDidDisconnect, .sceneWillEnterForeground, .sceneDidActivate,
            .sceneWillDeactivate, .sceneDidEnterBackground:
            .scene
        }
    }
}
