/// Something that the user or the system does, at its place in a scenario.
public struct Event: Hashable, Sendable {
    public var trigger: Trigger
    /// Time since the event before has settled, in milliseconds.
    public var afterMs: Int
    /// The scene it concerns, where the scenario names one.
    public var scene: String?

    public init(_ trigger: Trigger, afterMs: Int = 0, scene: String? = nil) {
        self.trigger = trigger
        self.afterMs = afterMs
        self.scene = scene
    }
}

/// The events as a scenario's list has them: `[.openURL("recipes://soup?id=7"), .pressHome.after(4000)]`.
extension Event {
    public static let tapIcon = Event(.tapIcon)
    public static func openURL(_ url: OpenedURL) -> Event { Event(.openURL(url)) }
    public static func openUniversalLink(_ link: UniversalLink) -> Event { Event(.openUniversalLink(link)) }
    public static func continueActivity(_ activity: ContinuedActivity) -> Event { Event(.continueActivity(activity)) }
    public static func quickAction(_ type: String) -> Event { Event(.quickAction(type: type)) }
    public static func tapNotification(_ tap: TappedNotification = TappedNotification()) -> Event {
        Event(.tapNotification(tap))
    }
    public static func acceptCloudKitShare(_ metadata: Value) -> Event {
        Event(.acceptCloudKitShare(metadata: metadata))
    }
    public static func remoteNotification(_ push: RemoteNotification) -> Event { Event(.remoteNotification(push)) }
    public static func backgroundEvent(_ event: BackgroundEvent) -> Event { Event(.backgroundEvent(event)) }
    public static func prewarm(_ pause: PrewarmPause = .beforeUIApplicationMain) -> Event { Event(.prewarm(pause)) }
    public static func openWindow(_ role: SceneRole = .window) -> Event { Event(.openWindow(role)) }
    public static let minimizeWindow = Event(.minimizeWindow)
    public static let activateWindow = Event(.activateWindow)
    public static let closeWindow = Event(.closeWindow)
    public static let disconnectScene = Event(.disconnectScene)
    public static let pressHome = Event(.pressHome)
    public static let openAppSwitcher = Event(.openAppSwitcher)
    public static let closeAppSwitcher = Event(.closeAppSwitcher)
    public static let switchToOtherApp = Event(.switchToOtherApp)
    public static let lock = Event(.lock)
    public static let unlock = Event(.unlock)
    public static func interruption(_ interruption: Interruption) -> Event { Event(.interruption(interruption)) }
    public static let memoryWarning = Event(.memoryWarning)
    public static let suspend = Event(.suspend)
    public static func terminate(_ terminator: Terminator = .user) -> Event { Event(.terminate(terminator)) }
    public static let deleteApp = Event(.deleteApp)

    /// The event, so many milliseconds after the one before has settled.
    public func after(_ milliseconds: Int) -> Event { Event(trigger, afterMs: milliseconds, scene: scene) }

    /// The event, for a scene that was opened before; the first window is `main`.
    public func inScene(_ scene: String) -> Event { Event(trigger, afterMs: afterMs, scene: scene) }
}

/// An act of the user or the system, with the values that it carries.
public enum Trigger: Hashable, Sendable {
    case tapIcon
    case openURL(OpenedURL)
    case openUniversalLink(UniversalLink)
    case continueActivity(ContinuedActivity)
    case quickAction(type: String)
    case tapNotification(TappedNotification)
    case acceptCloudKitShare(metadata: Value)
    case remoteNotification(RemoteNotification)
    case backgroundEvent(BackgroundEvent)
    case prewarm(PrewarmPause)
    case openWindow(SceneRole)
    case minimizeWindow
    case activateWindow
    case closeWindow
    case disconnectScene
    case pressHome
    case openAppSwitcher
    case closeAppSwitcher
    case switchToOtherApp
    case lock
    case unlock
    case interruption(Interruption)
    case memoryWarning
    case suspend
    case terminate(Terminator)
    case deleteApp

    /// The kind of event, without what it carries.
    public var kind: EventKind {
        switch self {
        case .tapIcon: .tapIcon
        case .openURL: .openURL
        case .openUniversalLink: .openUniversalLink
        case .continueActivity: .continueActivity
        case .quickAction: .quickAction
        case .tapNotification: .tapNotification
        case .acceptCloudKitShare: .acceptCloudKitShare
        case .remoteNotification: .remoteNotification
        case .backgroundEvent: .backgroundEvent
        case .prewarm: .prewarm
        case .openWindow: .openWindow
        case .minimizeWindow: .minimizeWindow
        case .activateWindow: .activateWindow
        case .closeWindow: .closeWindow
        case .disconnectScene: .disconnectScene
        case .pressHome: .pressHome
        case .openAppSwitcher: .openAppSwitcher
        case .closeAppSwitcher: .closeAppSwitcher
        case .switchToOtherApp: .switchToOtherApp
        case .lock: .lock
        case .unlock: .unlock
        case .interruption: .interruption
        case .memoryWarning: .memoryWarning
        case .suspend: .suspend
        case .terminate: .terminate
        case .deleteApp: .deleteApp
        }
    }
}

/// The events by the names that a scenario gives them.
public enum EventKind: String, CaseIterable, Sendable {
    case tapIcon, openURL, openUniversalLink, continueActivity, quickAction, tapNotification
    case acceptCloudKitShare, remoteNotification, backgroundEvent, prewarm
    case openWindow, minimizeWindow, activateWindow, closeWindow, disconnectScene
    case pressHome, openAppSwitcher, closeAppSwitcher, switchToOtherApp, lock, unlock
    case interruption, memoryWarning, suspend, terminate, deleteApp
}
