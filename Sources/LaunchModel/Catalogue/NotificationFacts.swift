extension PostedNotification {
    /// The first iOS version that posts it.
    public var since: Version {
        switch self {
        case .appDidFinishLaunching, .appDidBecomeActive, .appWillResignActive, .appWillTerminate,
            .appDidReceiveMemoryWarning:
            Version(2)
        case .appDidEnterBackground, .appWillEnterForeground, .protectedDataDidBecomeAvailable: Version(4)
        case .sceneWillConnect, .sceneDidDisconnect, .sceneWillEnterForeground, .sceneDidActivate,
            .sceneWillDeactivate, .sceneDidEnterBackground:
            Version(13)
        }
    }

    /// What it tells.
    public var meaning: String {
        switch self {
        case .appDidFinishLaunching:
            "The launch methods have just returned; userInfo holds the launch options, where there are any."
        case .appDidBecomeActive: "The app has become active, in every life cycle."
        case .appWillResignActive: "The app is about to be inactive, in every life cycle."
        case .appDidEnterBackground: "The app has entered the background, in every life cycle."
        case .appWillEnterForeground:
            "The app leaves the background; with scenes it is posted at a cold launch too, without them it isn't."
        case .appWillTerminate: "A running app is about to end."
        case .appDidReceiveMemoryWarning: "Memory is short."
        case .protectedDataDidBecomeAvailable: "The device has been unlocked, and protected data can be read."
        case .sceneWillConnect: "A scene has connected."
        case .sceneDidDisconnect: "A scene has disconnected."
        case .sceneWillEnterForeground: "A scene is about to be on the screen."
        case .sceneDidActivate: "A scene is active; the app's own state is still the old one."
        case .sceneWillDeactivate: "A scene is about to be inactive; the app's own state is still the old one."
        case .sceneDidEnterBackground: "A scene has left the screen."
        }
    }
}
