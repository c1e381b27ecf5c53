extension BackgroundEvent.Kind {
    /// The reason for which the system runs the app, in one sentence.
    public var meaning: String {
        switch self {
        case .location: "The device has moved far enough for a significant change of location."
        case .region: "The device has entered or left a monitored region."
        case .visit: "The person has arrived at a place or left it."
        case .backgroundFetch: "The system lets the app look for new content, in the way of iOS 7 to 12."
        case .appRefreshTask: "A short BGAppRefreshTask that the app scheduled is due."
        case .processingTask: "A long BGProcessingTask that the app scheduled is due."
        case .urlSession: "The transfers of a background URL session are done."
        case .bluetoothCentral: "A Bluetooth peripheral that the app deals with has something to tell."
        case .bluetoothPeripheral: "A Bluetooth central deals with the services that the app offers."
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
        case .phoneCall: "A call comes in on the full screen."
        case .systemAlert: "The system shows an alert, such as a question for a permission."
        case .authentication: "The app's own Face ID or passcode sheet."
        case .controlCenter: "The person pulls Control Center over the app."
        case .notificationCenter: "The person pulls Notification Center over the app."
        case .banner: "The notification of another app appears above the app."
        case .siri: "The person asks Siri something while the app is in front."
        }
    }
}

extension Start {
    /// The app's past before the scenario begins, in one sentence.
    public var meaning: String {
        switch self {
        case .notRunning: "The app isn't running, whatever ended it."
        case .prewarmed: "The system has run the first part of a launch in advance, and the process waits."
        case .suspended: "The person opened the app and left it, and the system has suspended it."
        case .background: "The person opened the app and left it, and its code still runs."
        case .active: "The person opened the app, and it is in front."
        }
    }

    /// Words for a table.
    public var title: String {
        self == .notRunning ? "not running" : rawValue
    }
}

extension PrewarmPause {
    /// How far the launch has got.
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
        case .externalDisplay: "What the app shows on a connected display, without being touched there."
        case .carPlay: "What the app shows in a car."
        case .immersiveSpace: "A space of visionOS that the app fills around the person."
        }
    }
}

extension Terminator {
    /// Who, and how.
    public var meaning: String {
        switch self {
        case .user: "The person swipes the app away in the app switcher, which counts as force-quitting it."
        case .system: "The system needs the memory, or restarts."
        case .crash: "The app itself fails."
        }
    }
}
