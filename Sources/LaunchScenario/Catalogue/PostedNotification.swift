/// The notifications that UIKit posts to NotificationCenter in addition to the delegate methods.
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

    /// The first iOS version that posts it.
    public var since: Version { spec.since }

    /// The meaning of the notification in one sentence.
    public var meaning: String { spec.meaning }

    /// The subject of the state that it reports, from the class that declares it.
    package var actor: Actor { rawValue.hasPrefix("UIScene.") ? .scene : .application }

    /// The typed message of iOS 26 with the same content; nil for none.
    package var message: String? {
        guard self != .sceneDidDisconnect, let dot = rawValue.firstIndex(of: ".") else { return nil }
        let (type, name) = (rawValue[..<dot], rawValue[dot...].dropFirst().dropLast("Notification".count))
        return "\(type).\(name.prefix(1).uppercased())\(name.dropFirst())Message"
    }

    private var spec: (since: Version, meaning: String) {
        switch self {
        case .appDidFinishLaunching:
            (2, "The launch methods have just returned; userInfo contains the launch options, if any.")
        case .appDidBecomeActive: (2, "The app has become active, in every life cycle.")
        case .appWillResignActive: (2, "The app is about to become inactive, in every life cycle.")
        case .appDidEnterBackground: (4, "The app has entered the background, in every life cycle.")
        case .appWillEnterForeground:
            (4, "The app leaves the background. At a cold launch it is posted with scenes only.")
        case .appWillTerminate: (2, "A running app is about to end.")
        case .appDidReceiveMemoryWarning: (2, "Memory is low.")
        case .significantTimeChange: (2, "A day has begun, the time zone has changed, or the clock was set.")
        case .protectedDataDidBecomeAvailable: (4, "The device has been unlocked, and protected data can be read.")
        case .protectedDataWillBecomeUnavailable:
            (4, "The device has been locked, and completely protected data is about to be unavailable.")
        case .sceneWillConnect: (13, "A scene has connected.")
        case .sceneDidDisconnect: (13, "A scene has disconnected.")
        case .sceneWillEnterForeground: (13, "A scene is about to be on the screen.")
        case .sceneDidActivate: (13, "A scene is active; the app's own state hasn't changed yet.")
        case .sceneWillDeactivate: (13, "A scene is about to become inactive; the app's own state hasn't changed yet.")
        case .sceneDidEnterBackground: (13, "A scene has left the screen.")
        }
    }
}
