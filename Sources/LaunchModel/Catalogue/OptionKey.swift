/// One key of the launch options or of a scene's connection options.
public struct OptionKey: Hashable, Sendable {
    public let name: String
    /// The events that put it there.
    public let on: [EventKind]
    /// What the app must support for it.
    public let when: Condition
    /// The UIKit versions that have it.
    public let os: VersionRange
    let holds: Carried

    private init(
        _ name: String, on: [EventKind], when: Condition = .always, os: VersionRange = .all, holds: Carried
    ) {
        self.name = name
        self.on = on
        self.when = when
        self.os = os
        self.holds = holds
    }

    /// `UIApplication.LaunchOptionsKey`; with scenes the options are nil whatever happened.
    public static let launchOptions: [OptionKey] = [
        OptionKey("url", on: [.openURL], holds: .url),
        OptionKey("sourceApplication", on: [.openURL], holds: .sourceApplication),
        OptionKey(
            "userActivityDictionary", on: [.openUniversalLink, .continueActivity], os: .from(8), holds: .activity),
        OptionKey("shortcutItem", on: [.quickAction], os: .from(9), holds: .shortcutItem),
        OptionKey(
            "remoteNotification", on: [.tapNotification], when: .both(.event(.notificationKind(.remote)), .takesPushes),
            holds: .notification),
        OptionKey(
            "remoteNotification", on: [.remoteNotification], when: .takesPushes, os: .from(7), holds: .notification),
        OptionKey(
            "localNotification", on: [.tapNotification], when: .event(.notificationKind(.local)),
            os: VersionRange(before: Version(10)), holds: .notification),
        OptionKey(
            "location", on: [.backgroundEvent], when: .event(.backgroundKind([.location, .region, .visit])),
            holds: .yes),
        OptionKey(
            "bluetoothCentrals", on: [.backgroundEvent], when: .event(.backgroundKind([.bluetoothCentral])),
            os: .from(7), holds: .identifiers),
        OptionKey(
            "bluetoothPeripherals", on: [.backgroundEvent], when: .event(.backgroundKind([.bluetoothPeripheral])),
            os: .from(7), holds: .identifiers),
        OptionKey("cloudKitShareMetadata", on: [.acceptCloudKitShare], os: .from(10), holds: .cloudKitShareMetadata),
    ]

    /// `UIScene.ConnectionOptions`.
    public static let connectionOptions: [OptionKey] = [
        OptionKey("urlContexts", on: [.openURL], holds: .urlContexts),
        OptionKey("userActivities", on: [.openUniversalLink], holds: .activities),
        OptionKey("userActivities", on: [.continueActivity], when: .not(.event(.handoff)), holds: .activities),
        OptionKey("handoffUserActivityType", on: [.continueActivity], when: .event(.handoff), holds: .activityType),
        OptionKey("shortcutItem", on: [.quickAction], holds: .shortcutItem),
        OptionKey("notificationResponse", on: [.tapNotification], holds: .notificationResponse),
        OptionKey("cloudKitShareMetadata", on: [.acceptCloudKitShare], holds: .cloudKitShareMetadata),
    ]
}

extension Condition {
    /// The app has a method that a notification could come to.
    fileprivate static let takesPushes = Condition.any([
        .implements(.fetchRemoteNotification), .implements(.didReceiveRemoteNotification), .has(.notificationDelegate),
    ])
}
