/// How code names the keys of launch options and the members of connection options.
enum OptionsKey {
    /// `launchOptions?[.url]`, `[UIApplication.LaunchOptionsKey.url]` or `[UIApplicationLaunchOptionsURLKey]`, by its last name.
    static func launch(_ name: String) -> Slot? { Slot(rawValue: "launchOptions.\(name)") ?? objectiveC[name] }

    /// `connectionOptions.urlContexts`, or `URLContexts` in Objective-C.
    static func connection(_ name: String) -> Slot? {
        Slot(rawValue: "connectionOptions.\(name)") ?? (name == "URLContexts" ? .connectionURLContexts : nil)
    }

    /// The constants of UIApplication.h.
    private static let objectiveC: [String: Slot] = [
        "UIApplicationLaunchOptionsURLKey": .launchURL,
        "UIApplicationLaunchOptionsSourceApplicationKey": .launchSourceApplication,
        "UIApplicationLaunchOptionsAnnotationKey": .launchAnnotation,
        "UIApplicationLaunchOptionsUserActivityDictionaryKey": .launchUserActivityDictionary,
        "UIApplicationLaunchOptionsUserActivityTypeKey": .launchUserActivityType,
        "UIApplicationLaunchOptionsShortcutItemKey": .launchShortcutItem,
        "UIApplicationLaunchOptionsRemoteNotificationKey": .launchRemoteNotification,
        "UIApplicationLaunchOptionsLocalNotificationKey": .launchLocalNotification,
        "UIApplicationLaunchOptionsLocationKey": .launchLocation,
        "UIApplicationLaunchOptionsBluetoothCentralsKey": .launchBluetoothCentrals,
        "UIApplicationLaunchOptionsBluetoothPeripheralsKey": .launchBluetoothPeripherals,
        "UIApplicationLaunchOptionsCloudKitShareMetadataKey": .launchCloudKitShareMetadata,
        "UIApplicationLaunchOptionsNewsstandDownloadsKey": .launchNewsstandDownloads,
    ]
}
