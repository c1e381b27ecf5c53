extension BackgroundEvent.Kind {
    /// The reason for which the system runs the app, in one sentence.
    public var meaning: String {
        switch self {
        case .location: "The device has moved far enough for a significant change of location."
        case .region: "The device has entered or left a monitored region."
        case .visit: "The user has arrived at a location or left it."
        case .backgroundFetch: "The system lets the app fetch new content, as in iOS 7 to 12."
        case .appRefreshTask: "A short BGAppRefreshTask that the app scheduled is due."
        case .processingTask: "A long BGProcessingTask that the app scheduled is due."
        case .urlSession: "The transfers of a background URL session are done."
        case .bluetoothCentral: "A Bluetooth peripheral that the app uses has an update."
        case .bluetoothPeripheral: "A Bluetooth central uses the services that the app offers."
        case .voipPush: "A VoIP push announces a call."
        case .healthKit: "HealthKit has new samples that the app observes."
        case .watchConnectivity: "The app's companion on the watch has sent something."
        case .pushToStart:
            "A push of ActivityKit starts a Live Activity, and the system runs the app to get the activity's token."
        case .intent: "Shortcuts, Siri or a widget's button runs an intent of the app."
        }
    }
}

extension Interruption.Kind {
    /// The interruption in one sentence.
    public var meaning: String {
        switch self {
        case .phoneCall: "An incoming call covers the full screen."
        case .systemAlert: "The system shows an alert, such as a question for a permission."
        case .authentication: "The app shows its own Face ID or passcode sheet."
        case .controlCenter: "The user opens Control Center over the app."
        case .notificationCenter: "The user opens Notification Center over the app."
        case .banner: "The notification of another app appears above the app."
        case .siri: "The user asks Siri something while the app is in front."
        }
    }
}

extension Start {
    /// The app's past before the scenario begins, in one sentence.
    public var meaning: String {
        switch self {
        case .notRunning: "The app isn't running, regardless of how it ended."
        case .prewarmed: "The system has run the first part of a launch in advance, and the process waits."
        case .suspended: "The user opened the app and left it, and the system has suspended it."
        case .background: "The user opened the app and left it, and its code still runs."
        case .active: "The user opened the app, and it is in front."
        }
    }

    /// The name in a table.
    public var title: String { self == .notRunning ? "not running" : rawValue }
}

extension PrewarmPause {
    /// The progress of the launch.
    public var meaning: String {
        switch self {
        case .beforeUIApplicationMain: "The process waits before UIApplicationMain, which is what Apple documents."
        case .main: "The process waits inside UIApplicationMain."
        case .didFinishLaunching: "The launch methods have run."
        case .viewDidLoad: "The first view is loaded, where there are no scenes."
        }
    }
}

extension SceneRole {
    /// The use of such scenes, in one sentence.
    public var meaning: String {
        switch self {
        case .window: "A window on the device's own screen."
        case .externalDisplay: "A scene on a connected display, without interaction."
        case .carPlay: "A scene on the display of a car."
        case .immersiveSpace: "A space of visionOS that the app fills around the user."
        case .cameraCapture: "A scene that the system presents while the app captures with the camera, from iOS 27.1."
        }
    }
}

extension Terminator {
    /// The actor, and the reason.
    public var meaning: String {
        switch self {
        case .user: "The user swipes the app away in the app switcher, which counts as force-quitting it."
        case .system: "The system needs the memory, or restarts."
        case .crash: "The app crashes."
        }
    }
}
