/// The content of a callback's or a step's argument.
package enum Carried: Hashable, Sendable {
    case nothing
    case launchOptions
    /// The launch options as a notification's userInfo; none if they are nil.
    case userInfo
    case connectionOptions
    case url
    /// The URL without the facts about its source.
    case urlAlone
    case urlAndSource
    case sourceApplication
    case urlContexts
    case activityType
    case activity
    case activities
    /// The web link of a user activity, as a URL.
    case webLink
    case shortcutItem
    case notification
    case notificationResponse
    case cloudKitShareMetadata
    case appIntent
    case identifier
    case identifiers
    case yes
    case restorationActivity
    case role
    case discardedSessions
    case launchScreenStoryboard
    case mainStoryboard
    case withheldPayload
    case scenePhase(String)

    /// The name of the argument; nil for nothing.
    package var name: String? { spec.name }

    var words: String { name.map { ", with \($0)" } ?? "" }

    /// The kind of payload that an argument is; nil for options, and for other arguments.
    var payload: PayloadKind? { spec.payload }

    /// Whether it is a payload of the kind, regardless of its name.
    func represents(for kind: PayloadKind) -> Bool {
        payload == kind || self == .webLink && kind == .userActivity || self == .identifier && kind == .voipPush
    }

    private var spec: (name: String?, payload: PayloadKind?) {
        switch self {
        case .nothing: (nil, nil)
        case .launchOptions: ("the launch options", nil)
        case .userInfo: ("the launch options as userInfo", nil)
        case .connectionOptions: ("the connection options", nil)
        case .url: ("the URL", .url)
        case .urlAlone: ("the URL", .url)
        case .urlAndSource: ("the URL and the app that opened it", .url)
        case .sourceApplication: ("the app that opened it", nil)
        case .urlContexts: ("the URL contexts", .url)
        case .activityType: ("the type of the user activity", nil)
        case .activity: ("the user activity", .userActivity)
        case .activities: ("the user activities", .userActivity)
        case .webLink: ("the URL", .url)
        case .shortcutItem: ("the quick action", .shortcutItem)
        case .notification: ("the notification", .notification)
        case .notificationResponse: ("the response to the notification", .notification)
        case .cloudKitShareMetadata: ("the share's metadata", .cloudKitShare)
        case .appIntent: ("the App Intent", nil)
        case .identifier: ("an identifier", nil)
        case .identifiers: ("identifiers", nil)
        case .yes: ("true", nil)
        case .restorationActivity: ("the activity to restore from", nil)
        case .role: ("the scene's role", nil)
        case .discardedSessions: ("the discarded sessions", nil)
        case .launchScreenStoryboard: ("the storyboard", nil)
        case .mainStoryboard: ("the storyboard", nil)
        case .withheldPayload: ("what is held back", nil)
        case .scenePhase(let phase): ("the phase \(phase)", nil)
        }
    }

    /// The table of options that it is; nil for an argument of its own.
    var options: OptionKey.Table? {
        switch self {
        case .launchOptions: .launchOptions
        case .connectionOptions: .connectionOptions
        default: nil
        }
    }
}
