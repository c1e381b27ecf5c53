/// The requirements of a background event on the OS and on Info.plist, with their source.
package struct BackgroundRequirement: Hashable, Sendable {
    /// The value of `UIBackgroundModes`; nil if none is needed.
    package let mode: String?
    package let since: Version
    package let platforms: [Platform]
    /// The versions on which the app must support multiple scenes for it.
    package let needsMultipleScenes: VersionRange
    /// The values of `UIBackgroundModes` with any of which the app runs on after it.
    let modesToRunOn: [String]
    package let source: Source

    init(
        mode: String? = nil, since: Version, platforms: [Platform] = Platform.allCases,
        needsMultipleScenes: VersionRange = .before(0), modesToRunOn: [String] = [], source: Source
    ) {
        self.mode = mode
        self.since = since
        self.platforms = platforms
        self.needsMultipleScenes = needsMultipleScenes
        self.modesToRunOn = modesToRunOn
        self.source = source
    }

    /// The requirements of a push with content available.
    static let ofPushes = BackgroundRequirement(mode: "remote-notification", since: 7, source: .backgroundModes)
}

extension Source {
    fileprivate static let tasks = documented("Apple, BGTaskScheduler; Apple, Configuring background execution modes")
    fileprivate static let locations = documented(
        "Apple, CLLocationManager; Apple, Configuring background execution modes")
}

extension BackgroundEvent.Kind {
    package var requirement: BackgroundRequirement {
        switch self {
        case .location:
            BackgroundRequirement(since: 4, platforms: [.iOS, .iPadOS], modesToRunOn: ["location"], source: .locations)
        case .region: BackgroundRequirement(since: 4, platforms: [.iOS, .iPadOS], source: .locations)
        case .visit: BackgroundRequirement(since: 8, platforms: [.iOS, .iPadOS], source: .locations)
        case .backgroundFetch: BackgroundRequirement(mode: "fetch", since: 7, source: .backgroundModes)
        case .appRefreshTask: BackgroundRequirement(mode: "fetch", since: 13, source: .tasks)
        case .processingTask: BackgroundRequirement(mode: "processing", since: 13, source: .tasks)
        case .urlSession:
            BackgroundRequirement(
                since: 7,
                source: .documented(
                    "Apple, application(_:handleEventsForBackgroundURLSession:completionHandler:): iOS 7.0+"))
        case .bluetoothCentral:
            BackgroundRequirement(
                mode: "bluetooth-central", since: 7, platforms: [.iOS, .iPadOS, .visionOS], source: .backgroundModes)
        case .bluetoothPeripheral:
            BackgroundRequirement(
                mode: "bluetooth-peripheral", since: 7, platforms: [.iOS, .iPadOS], source: .backgroundModes)
        case .voipPush:
            BackgroundRequirement(
                mode: "voip", since: 8, platforms: [.iOS, .iPadOS, .visionOS], modesToRunOn: ["voip", "audio"],
                source: .documented("Apple, PKPushRegistry; Apple, Configuring background execution modes"))
        case .healthKit:
            BackgroundRequirement(
                since: 8, platforms: [.iOS, .iPadOS, .visionOS], source: .documented("Apple, HKObserverQuery"))
        case .watchConnectivity:
            BackgroundRequirement(since: 9, platforms: [.iOS], source: .documented("Apple, WCSession"))
        case .pushToStart:
            BackgroundRequirement(
                since: Version(17, 2), platforms: [.iOS, .iPadOS],
                source: .documented("Apple, Activity.pushToStartTokenUpdates: iOS 17.2+"))
        case .intent: BackgroundRequirement(since: 14, needsMultipleScenes: .before(16), source: .intentHandler)
        }
    }
}
