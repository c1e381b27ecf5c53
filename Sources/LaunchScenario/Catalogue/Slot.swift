/// Something that an app's code can read: a fact, or a key of the launch or connection options.
public enum Slot: String, CaseIterable, Sendable {
    case window, rootViewController
    case appDelegateWindow = "appDelegate.window"
    case applicationState, keyWindow, connectedScenes, sharedDelegate, protectedData, activePrewarm
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
    case connectionAppIntent = "connectionOptions.appIntent"
    case connectionSourceApplication = "connectionOptions.sourceApplication"
    case connectionSceneAccessoryUserInfo = "connectionOptions.sceneAccessoryUserInfo"

    /// The object that code reads it from.
    package enum Container: String, Sendable { case launchOptions, connectionOptions }

    /// The options that it is a key of; nil for a fact.
    package var container: Container? {
        if Self.launchOptions.contains(self) { return .launchOptions }
        return Self.connectionOptions.contains(self) ? .connectionOptions : nil
    }

    private static let launchOptions = slots(in: .launchOptions)
    private static let connectionOptions = slots(in: .connectionOptions)

    private static func slots(in container: Container) -> CaseSet<Slot> {
        let start = container.rawValue + "."
        return CaseSet(allCases.filter { $0.rawValue.hasPrefix(start) })
    }

    /// The key that it is stored under.
    package var key: String {
        switch self {
        // The activity is one of two values in a dictionary that has a key of its own.
        case .launchUserActivity, .launchUserActivityType: return "userActivityDictionary"
        default:
            let name = rawValue
            return name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[$0...].dropFirst()) } ?? name
        }
    }

    /// The payload that it contains; nil if it contains none.
    package var payload: PayloadKind? { spec.payload }

    /// Whether it contains an unordered set.
    package var isSet: Bool { [.connectionURLContexts, .connectionUserActivities, .connectedScenes].contains(self) }
}

/// Everything known about a fact or option except when it has a value.
public struct SlotSpec: Hashable, Sendable {
    /// The content in one sentence.
    public let meaning: String
    /// The first iOS version that has it.
    public let since: Version
    /// The version that deprecated it.
    public let deprecated: Version?
    /// The payload that it contains; nil if it contains none.
    package let payload: PayloadKind?
    /// The platforms that have it.
    package let platforms: [Platform]

    fileprivate init(
        _ meaning: String, since: Version, deprecated: Version? = nil, payload: PayloadKind? = nil,
        platforms: [Platform] = Platform.allCases
    ) {
        self.meaning = meaning
        self.since = since
        self.deprecated = deprecated
        self.payload = payload
        self.platforms = platforms
    }
}

extension Slot {
    /// From UIKit's headers and Apple's pages; the deprecations of iOS 26 are from its SDK's header messages.
    public var spec: SlotSpec {
        switch self {
        case .window:
            SlotSpec(
                "The delegate's window; nil until it is created. From iOS 13 the scene delegate owns it. Before iOS "
                    + "13, and in an app without scenes, the app delegate owns it.", since: 2)
        case .appDelegateWindow:
            SlotSpec(
                "UIApplication.shared.delegate?.window: the app's window without scenes. With scenes it is always nil, "
                    + "because the scene delegate owns the window.", since: 5)
        case .rootViewController: SlotSpec("The window's root view controller; nil until it is set.", since: 4)
        case .applicationState:
            SlotSpec("UIApplication.State: active, inactive or background; it lags in some callbacks.", since: 4)
        case .keyWindow: SlotSpec("The window that receives keyboard events.", since: 2, deprecated: 13)
        case .connectedScenes:
            SlotSpec(
                "UIApplication.shared.connectedScenes, a set without an order; empty until the first scene connects.",
                since: 13)
        case .sharedDelegate:
            SlotSpec(
                "UIApplication.shared.delegate. In a SwiftUI app it is SwiftUI's own object, so a cast to the class of "
                    + "the delegate adaptor fails.", since: 2)
        case .protectedData:
            SlotSpec(
                "Keychain items and files that can be read after the first unlock since the device started. Those of "
                    + "the class complete can be read only while it is unlocked, as isProtectedDataAvailable reports.",
                since: 4)
        case .activePrewarm:
            SlotSpec("The environment variable ActivePrewarm, which is 1 in a prewarmed process.", since: 15)
        case .launchURL: SlotSpec("The URL that launched the app.", since: 3, deprecated: 26, payload: .url)
        case .launchSourceApplication:
            SlotSpec(
                "The app that opened the URL. Before iOS 13 it can be any app. Since iOS 13 it is only an app of the "
                    + "same team, never a browser.", since: 3)
        case .launchAnnotation: SlotSpec("Data that the app which opened the URL sent with it.", since: Version(3, 2))
        case .launchUserActivity:
            SlotSpec(
                "The user activity itself, under an undocumented key of the user activity dictionary.", since: 8,
                payload: .userActivity)
        case .launchUserActivityDictionary:
            SlotSpec(
                "A dictionary with the type of the user activity that launched the app.", since: 8, deprecated: 26,
                payload: .userActivity)
        case .launchUserActivityType: SlotSpec("The type of the user activity.", since: 8)
        case .launchShortcutItem: SlotSpec("The quick action that launched the app.", since: 9, payload: .shortcutItem)
        case .launchRemoteNotification:
            SlotSpec(
                "The payload of the remote notification that launched the app; absent in an app that doesn't support "
                    + "remote notifications, and if the user opened the app by its icon.", since: 3, deprecated: 26,
                payload: .notification)
        case .launchLocalNotification:
            SlotSpec("The local notification that launched the app.", since: 4, deprecated: 10, payload: .notification)
        case .launchLocation:
            SlotSpec(
                "True if a location, region or visit launched the app, which then starts its location service "
                    + "immediately; the manager's delegate receives the locations. With scenes there is no such key: "
                    + "use application(_:configurationForConnecting:options:) and the connection options.", since: 4,
                deprecated: 26)
        case .launchBluetoothCentrals:
            SlotSpec("The identifiers of the central managers to restore.", since: 7, deprecated: 26)
        case .launchBluetoothPeripherals:
            SlotSpec("The identifiers of the peripheral managers to restore.", since: 7, deprecated: 26)
        case .launchCloudKitShareMetadata:
            SlotSpec("The share that the user accepted.", since: 10, deprecated: 26, payload: .cloudKitShare)
        case .launchNewsstandDownloads: SlotSpec("Issues that Newsstand downloaded.", since: 5)
        case .connectionURLContexts:
            SlotSpec(
                "A set of URL contexts, each with its URL, query items and options, that the scene connects for.",
                since: 13, payload: .url)
        case .connectionUserActivities:
            SlotSpec(
                "A set of user activities that the scene connects for; one from Handoff isn't included yet.", since: 13,
                payload: .userActivity)
        case .connectionHandoffUserActivityType:
            SlotSpec("The type of a Handoff activity; the activity follows when it has loaded.", since: 13)
        case .connectionShortcutItem:
            SlotSpec("The quick action that the scene connects for.", since: 13, payload: .shortcutItem)
        case .connectionNotificationResponse:
            SlotSpec(
                "The user's response to a notification that the scene connects for.", since: 13, payload: .notification)
        case .connectionCloudKitShareMetadata:
            SlotSpec("The share that the user accepted.", since: 13, payload: .cloudKitShare)
        case .connectionAppIntent: SlotSpec("The App Intent that the scene connects for.", since: 26)
        case .connectionSourceApplication:
            SlotSpec(
                "The app that requested the scene, if it belongs to the same team; nil for a browser or any other "
                    + "app.", since: 13)
        case .connectionSceneAccessoryUserInfo:
            SlotSpec(
                "Any object that the app passed to the scene accessory of the scene.", since: 27,
                platforms: [.iOS, .iPadOS])
        }
    }
}
