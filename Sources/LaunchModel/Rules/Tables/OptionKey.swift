/// One key of the launch options or of a scene's connection options.
package struct OptionKey: Hashable, Sendable {
    /// The name without the type, as a timeline shows it: `url`.
    package let name: String
    /// The events that put it there.
    package let on: [EventKind]
    /// The condition for it in addition to the event.
    package let when: Condition
    /// The UIKit versions that have it.
    package let os: VersionRange
    package let holds: Carried
    package let source: Source

    private init(
        _ name: String, on: [EventKind], when: Condition = .always, os: VersionRange = .all, holds: Carried,
        source: Source
    ) {
        self.name = name
        self.on = on
        self.when = when
        self.os = os
        self.holds = holds
        self.source = source
    }

    /// A launch option. With scenes there is none, so the options are always nil: documented on the page of
    /// `application(_:didFinishLaunchingWithOptions:)`, and measured on iOS 17.4.
    private static func launch(
        _ name: String, on: [EventKind], when: Condition = .always, os: VersionRange = .all, holds: Carried,
        source: Source
    ) -> OptionKey {
        OptionKey(name, on: on, when: .both(.lifecycle(.appDelegate), when), os: os, holds: holds, source: source)
    }

    /// `UIApplication.LaunchOptionsKey`.
    package static let launchOptions: [OptionKey] = [
        launch("url", on: [.openURL], holds: .url, source: .launchOptions),
        launch("sourceApplication", on: [.openURL], holds: .sourceApplication, source: .launchOptions),
        launch(
            "userActivityDictionary", on: [.openUniversalLink, .continueActivity], os: .from(8), holds: .activity,
            source: .launchOptions),
        launch("shortcutItem", on: [.quickAction], os: .from(9), holds: .shortcutItem, source: .launchOptions),
        launch(
            "remoteNotification", on: [.tapNotification], when: .both(.event(.notificationKind(.remote)), .takesPushes),
            holds: .notification, source: .launchOptions),
        launch(
            "remoteNotification", on: [.remoteNotification], when: .takesPushes, os: .from(7), holds: .notification,
            source: .launchOptions),
        launch(
            "localNotification", on: [.tapNotification], when: .event(.notificationKind(.local)),
            os: VersionRange(before: Version(10)), holds: .notification, source: .launchOptions),
        launch(
            "location", on: [.backgroundEvent], when: .event(.backgroundKind([.location, .region, .visit])),
            holds: .yes, source: .launchOptions),
        launch(
            "bluetoothCentrals", on: [.backgroundEvent], when: .event(.backgroundKind([.bluetoothCentral])),
            os: .from(7), holds: .identifiers, source: .launchOptions),
        launch(
            "bluetoothPeripherals", on: [.backgroundEvent], when: .event(.backgroundKind([.bluetoothPeripheral])),
            os: .from(7), holds: .identifiers, source: .launchOptions),
        launch(
            "cloudKitShareMetadata", on: [.acceptCloudKitShare], os: .from(10), holds: .cloudKitShareMetadata,
            source: .launchOptions),
    ]

    /// `UIScene.ConnectionOptions`.
    package static let connectionOptions: [OptionKey] = [
        OptionKey("urlContexts", on: [.openURL], holds: .urlContexts, source: .connectionOptions),
        OptionKey("userActivities", on: [.openUniversalLink], holds: .activities, source: .connectionOptions),
        OptionKey(
            "userActivities", on: [.continueActivity], when: .not(.event(.handoff)), holds: .activities,
            source: .connectionOptions),
        OptionKey(
            "userActivities", on: [.openWindow], when: .event(.asksForWindow), holds: .activities,
            source: .documented("Apple, requestSceneSessionActivation(_:userActivity:options:errorHandler:)")),
        OptionKey(
            "handoffUserActivityType", on: [.continueActivity], when: .event(.handoff), holds: .activityType,
            source: .connectionOptions),
        OptionKey("shortcutItem", on: [.quickAction], holds: .shortcutItem, source: .connectionOptions),
        OptionKey(
            "notificationResponse", on: [.tapNotification], holds: .notificationResponse, source: .connectionOptions),
        OptionKey(
            "cloudKitShareMetadata", on: [.acceptCloudKitShare], holds: .cloudKitShareMetadata,
            source: .connectionOptions),
        OptionKey(
            "appIntent", on: [.openAppIntent], os: .from(26), holds: .appIntent,
            source: .documented("Apple, UIScene.ConnectionOptions.appIntent")),
    ]

    /// The values of the session of a connecting scene; the activity is nil while the device hasn't been unlocked.
    package static let session: [OptionKey] = [
        OptionKey(
            "stateRestorationActivity", on: EventKind.allCases,
            when: .all([.flag(.hasSavedState), .not(.flag(.protectedDataUnavailable)), .not(.scene(.new))]),
            holds: .restorationActivity, source: .documented("Apple, UISceneSession.stateRestorationActivity"))
    ]
}

extension Source {
    static let launchOptions = documented(
        "Apple, UIApplication.LaunchOptionsKey",
        "https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey")
    static let connectionOptions = documented(
        "Apple, UIScene.ConnectionOptions", "https://developer.apple.com/documentation/uikit/uiscene/connectionoptions")
}

extension Slot.Container {
    /// The options that contain the key.
    var table: OptionKey.Table {
        switch self {
        case .launchOptions: .launchOptions
        case .connectionOptions: .connectionOptions
        }
    }

    /// The source for the options' contents.
    package var source: Source {
        switch self {
        case .launchOptions: .launchOptions
        case .connectionOptions: .connectionOptions
        }
    }
}

extension OptionKey {
    /// The containers of options.
    enum Table: Sendable {
        case launchOptions, connectionOptions, session

        var keys: [OptionKey] {
            switch self {
            case .launchOptions: OptionKey.launchOptions
            case .connectionOptions: OptionKey.connectionOptions
            case .session: OptionKey.session
            }
        }
    }
}

extension Condition {
    /// The app has a method that could receive a notification.
    fileprivate static let takesPushes = Condition.any([
        .implements(.fetchRemoteNotification), .implements(.didReceiveRemoteNotification), .has(.notificationDelegate),
    ])
}
