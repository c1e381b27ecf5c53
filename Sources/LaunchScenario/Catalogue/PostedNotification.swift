/// The notifications that UIKit posts to NotificationCenter beside the delegate methods.
public enum PostedNotification: String, CaseIterable, Sendable {
    case appDidFinishLaunching = "UIApplication.didFinishLaunchingNotification"
    case appDidBecomeActive = "UIApplication.didBecomeActiveNotification"
    case appWillResignActive = "UIApplication.willResignActiveNotification"
    case appDidEnterBackground = "UIApplication.didEnterBackgroundNotification"
    case appWillEnterForeground = "UIApplication.willEnterForegroundNotification"
    case appWillTerminate = "UIApplication.willTerminateNotification"
    case appDidReceiveMemoryWarning = "UIApplication.didReceiveMemoryWarningNotification"
    case significantTimeChange = "UIApplication.significantTimeChangeNotification"
    case protectedDataDidBecomeAvailable = "UIApplication.protectedDataDidBecomeAvailableNotification"
    case protectedDataWillBecomeUnavailable = "UIApplication.protectedDataWillBecomeUnavailableNotification"
    case sceneWillConnect = "UIScene.willConnectNotification"
    case sceneDidDisconnect = "UIScene.didDisconnectNotification"
    case sceneWillEnterForeground = "UIScene.willEnterForegroundNotification"
    case sceneDidActivate = "UIScene.didActivateNotification"
    case sceneWillDeactivate = "UIScene.willDeactivateNotification"
    case sceneDidEnterBackground = "UIScene.didEnterBackgroundNotification"
}

extension PostedNotification {
    /// The first iOS version that posts it.
    public var since: Version { spec.since }

    /// The news that the notification brings, as one sentence.
    public var meaning: String { spec.meaning }

    /// The one whose state it tells of, which is the class that declares it.
    package var actor: Actor { rawValue.hasPrefix("UIScene.") ? .scene : .application }

    private var spec: (since: Version, meaning: String) {
        switch self {
        case .appDidFinishLaunching:
            (2, "The launch methods have just returned; userInfo holds the launch options, where there are any.")
        case .appDidBecomeActive: (2, "The app has become active, in every life cycle.")
        case .appWillResignActive: (2, "The app is about to be inactive, in every life cycle.")
        case .appDidEnterBackground: (4, "The app has entered the background, in every life cycle.")
        case .appWillEnterForeground:
            (4, "The app leaves the background; with scenes it is posted at a cold launch too, without them it isn't.")
        case .appWillTerminate: (2, "A running app is about to end.")
        case .appDidReceiveMemoryWarning: (2, "Memory is short.")
        case .significantTimeChange: (2, "A day has begun, the time zone has changed, or the clock was set.")
        case .protectedDataDidBecomeAvailable: (4, "The device has been unlocked, and protected data can be read.")
        case .protectedDataWillBecomeUnavailable:
            (4, "The device has been locked, and completely protected data is about to be unavailable.")
        case .sceneWillConnect: (13, "A scene has connected.")
        case .sceneDidDisconnect: (13, "A scene has disconnected.")
        case .sceneWillEnterForeground: (13, "A scene is about to be on the screen.")
        case .sceneDidActivate: (13, "A scene is active; the app's own state is still the old one.")
        case .sceneWillDeactivate: (13, "A scene is about to be inactive; the app's own state is still the old one.")
        case .sceneDidEnterBackground: (13, "A scene has left the screen.")
        }
    }
}
