/// Something that an app's code can look at: a fact, or a key of the options that it is launched or connected with.
public enum Slot: String, CaseIterable, Sendable {
    case window, rootViewController, applicationState, keyWindow, protectedData, activePrewarm
    // UIApplication.LaunchOptionsKey
    case launchURL = "launchOptions.url"
    case launchSourceApplication = "launchOptions.sourceApplication"
    case launchAnnotation = "launchOptions.annotation"
    case launchUserActivity = "launchOptions.userActivity"
    case launchUserActivityDictionary = "launchOptions.userActivityDictionary"
    case launchUserActivityType = "launchOptions.userActivityType"
    case launchShortcutItem = "launchOptions.shortcutItem"
    case launchRemoteNotification = "launchOptions.remoteNotification"
    case launchLocalNotification = "launchOptions.localNotification"
    case launchLocation = "launchOptions.location"
    case launchBluetoothCentrals = "launchOptions.bluetoothCentrals"
    case launchBluetoothPeripherals = "launchOptions.bluetoothPeripherals"
    case launchCloudKitShareMetadata = "launchOptions.cloudKitShareMetadata"
    case launchNewsstandDownloads = "launchOptions.newsstandDownloads"
    // UIScene.ConnectionOptions
    case connectionURLContexts = "connectionOptions.urlContexts"
    case connectionUserActivities = "connectionOptions.userActivities"
    case connectionHandoffUserActivityType = "connectionOptions.handoffUserActivityType"
    case connectionShortcutItem = "connectionOptions.shortcutItem"
    case connectionNotificationResponse = "connectionOptions.notificationResponse"
    case connectionCloudKitShareMetadata = "connectionOptions.cloudKitShareMetadata"
    case connectionSourceApplication = "connectionOptions.sourceApplication"

    /// Where it is looked up.
    package enum Container: String, Sendable {
        case launchOptions, connectionOptions
    }

    /// The options that it is a key of; nil for a fact.
    package var container: Container? {
        rawValue.split(separator: ".").first.flatMap { Container(rawValue: String($0)) }
    }

    /// The key that it is stored under.
    package var key: String {
        switch self {
        // The activity is one of two values in a dictionary that has a key of its own.
        case .launchUserActivity, .launchUserActivityType: "userActivityDictionary"
        default: rawValue.split(separator: ".").last.map(String.init) ?? rawValue
        }
    }

    /// What a reader takes who finds something there; nil where it is no payload.
    package var payload: PayloadKind? {
        switch self {
        case .launchURL, .connectionURLContexts: .url
        case .launchUserActivity, .launchUserActivityDictionary, .connectionUserActivities: .userActivity
        case .launchShortcutItem, .connectionShortcutItem: .shortcutItem
        case .launchRemoteNotification, .launchLocalNotification, .connectionNotificationResponse: .notification
        case .launchCloudKitShareMetadata, .connectionCloudKitShareMetadata: .cloudKitShare
        case .window, .rootViewController, .applicationState, .keyWindow, .protectedData, .activePrewarm,
            .launchSourceApplication, .launchAnnotation, .launchUserActivityType, .launchLocation,
            .launchBluetoothCentrals, .launchBluetoothPeripherals, .launchNewsstandDownloads,
            .connectionHandoffUserActivityType, .connectionSourceApplication:
            nil
        }
    }

    /// Whether it holds an unordered set.
    var isSet: Bool { self == .connectionURLContexts || self == .connectionUserActivities }
}
