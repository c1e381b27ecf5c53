/// What a background event needs of the OS and of Info.plist.
package struct BackgroundRequirement: Hashable, Sendable {
    /// The value of `UIBackgroundModes`; nil where none is needed.
    package let mode: String?
    package let since: Version
    package let platforms: [Platform]
    /// The versions on which the app must support multiple scenes for it.
    package let needsMultipleScenes: VersionRange

    /// What a push with content available needs.
    static let remoteNotificationMode = "remote-notification"

    init(
        mode: String? = nil, since: Version, platforms: [Platform] = Platform.allCases,
        needsMultipleScenes: VersionRange = .before(0)
    ) {
        self.mode = mode
        self.since = since
        self.platforms = platforms
        self.needsMultipleScenes = needsMultipleScenes
    }
}

extension BackgroundEvent.Kind {
    /// From Apple's pages of UIBackgroundModes and of each framework.
    package var requirement: BackgroundRequirement {
        switch self {
        case .location: BackgroundRequirement(since: Version(4), platforms: [.iOS, .iPadOS])
        case .region: BackgroundRequirement(since: Version(4), platforms: [.iOS, .iPadOS])
        case .visit: BackgroundRequirement(since: Version(8), platforms: [.iOS, .iPadOS])
        case .backgroundFetch: BackgroundRequirement(mode: "fetch", since: Version(7))
        case .appRefreshTask: BackgroundRequirement(mode: "fetch", since: Version(13))
        case .processingTask: BackgroundRequirement(mode: "processing", since: Version(13))
        case .urlSession: BackgroundRequirement(since: Version(7))
        case .bluetoothCentral: BackgroundRequirement(mode: "bluetooth-central", since: Version(7))
        case .bluetoothPeripheral:
            BackgroundRequirement(
                mode: "bluetooth-peripheral", since: Version(7), platforms: [.iOS, .iPadOS, .macCatalyst])
        case .voipPush: BackgroundRequirement(mode: "voip", since: Version(8), platforms: [.iOS, .iPadOS])
        case .healthKit: BackgroundRequirement(since: Version(8), platforms: [.iOS, .iPadOS, .visionOS])
        case .watchConnectivity: BackgroundRequirement(since: Version(9), platforms: [.iOS])
        case .intent: BackgroundRequirement(since: Version(14), needsMultipleScenes: .before(16))
        }
    }
}
