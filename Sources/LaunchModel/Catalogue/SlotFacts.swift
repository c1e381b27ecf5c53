/// What is known of a slot apart from when something is in it.
public struct SlotFacts: Hashable, Sendable {
    /// What it holds, or tells.
    public let meaning: String
    /// The first iOS version that has it.
    public let since: Version
    /// The version that deprecated it.
    public let deprecated: Version?

    fileprivate init(_ meaning: String, since: Version, deprecated: Version? = nil) {
        self.meaning = meaning
        self.since = since
        self.deprecated = deprecated
    }
}

extension Slot {
    /// From UIKit's headers and Apple's pages; which keys iOS 26 deprecates is read in its SDK's header messages.
    public var facts: SlotFacts {
        switch self {
        case .window: SlotFacts("The delegate's window; nil until it is made.", since: Version(2))
        case .rootViewController:
            SlotFacts("The window's root view controller; nil until it is set.", since: Version(4))
        case .applicationState:
            SlotFacts(
                "UIApplication.State: active, inactive or background, which lags in some callbacks.", since: Version(4))
        case .keyWindow: SlotFacts("The window that gets keyboard events.", since: Version(2), deprecated: Version(13))
        case .protectedData:
            SlotFacts("Keychain items and files that need the device to have been unlocked.", since: Version(4))
        case .activePrewarm:
            SlotFacts("The environment variable ActivePrewarm, which is 1 in a prewarmed process.", since: Version(15))
        case .launchURL: SlotFacts("The URL that launched the app.", since: Version(3), deprecated: Version(26))
        case .launchSourceApplication:
            SlotFacts("The app that opened the URL, where it belongs to the same team.", since: Version(3))
        case .launchAnnotation: SlotFacts("What the app that opened the URL sent along.", since: Version(3, 2))
        case .launchUserActivity:
            SlotFacts(
                "The user activity itself, under an undocumented key of the user activity dictionary.",
                since: Version(8))
        case .launchUserActivityDictionary:
            SlotFacts(
                "A dictionary with the type of the user activity that launched the app.", since: Version(8),
                deprecated: Version(26))
        case .launchUserActivityType: SlotFacts("The type of the user activity.", since: Version(8))
        case .launchShortcutItem: SlotFacts("The quick action that launched the app.", since: Version(9))
        case .launchRemoteNotification:
            SlotFacts(
                "The payload of the remote notification that launched the app; absent in an app that doesn't support "
                    + "remote notifications, and where the person opened the app by its icon.", since: Version(3),
                deprecated: Version(26))
        case .launchLocalNotification:
            SlotFacts("The local notification that launched the app.", since: Version(4), deprecated: Version(10))
        case .launchLocation:
            SlotFacts(
                "True where a location, region or visit launched the app, which then starts its location service at "
                    + "once; the locations come to the manager's delegate. With scenes there is no such key, so look at "
                    + "application(_:configurationForConnecting:options:) and the connection options.",
                since: Version(4), deprecated: Version(26))
        case .launchBluetoothCentrals:
            SlotFacts("The identifiers of the central managers to restore.", since: Version(7), deprecated: Version(26))
        case .launchBluetoothPeripherals:
            SlotFacts(
                "The identifiers of the peripheral managers to restore.", since: Version(7), deprecated: Version(26))
        case .launchCloudKitShareMetadata:
            SlotFacts("The share that the person accepted.", since: Version(10), deprecated: Version(26))
        case .launchNewsstandDownloads: SlotFacts("Issues that Newsstand downloaded.", since: Version(5))
        case .connectionURLContexts:
            SlotFacts(
                "A set of URL contexts, each with its URL, query items and options, that the scene connects for.",
                since: Version(13))
        case .connectionUserActivities:
            SlotFacts(
                "A set of user activities that the scene connects for; one of Handoff isn't there yet.",
                since: Version(13))
        case .connectionHandoffUserActivityType:
            SlotFacts("The type of a Handoff activity, which follows when it has loaded.", since: Version(13))
        case .connectionShortcutItem: SlotFacts("The quick action that the scene connects for.", since: Version(13))
        case .connectionNotificationResponse:
            SlotFacts("The person's response to a notification that the scene connects for.", since: Version(13))
        case .connectionCloudKitShareMetadata: SlotFacts("The share that the person accepted.", since: Version(13))
        case .connectionSourceApplication:
            SlotFacts("The app that asked for the scene, where it belongs to the same team.", since: Version(13))
        }
    }
}
