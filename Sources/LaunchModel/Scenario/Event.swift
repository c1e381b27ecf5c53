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

/// What happens, with what it carries.
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
