/// An act of the user or the system at a point of a scenario.
public struct Event: Hashable, Sendable {
    /// The act of the user or the system.
    public var trigger: Trigger
    /// Time since the previous event has settled, in milliseconds.
    public var afterMs: Int
    /// The scene it concerns, if the scenario names one.
    public var scene: String?

    /// An act, this many milliseconds after the previous event has settled; in a scene, if one is named.
    public init(_ trigger: Trigger, afterMs: Int = 0, scene: String? = nil) {
        (self.trigger, self.afterMs, self.scene) = (trigger, afterMs, scene)
    }
}

/// The events in a scenario's list: `[.openURL("recipes://soup?id=7"), .pressHome.after(4000)]`.
extension Event {
    /// A tap on the icon of the app, in the app switcher or in Spotlight.
    public static let tapIcon = Event(.tapIcon)
    /// A URL of a scheme that the app declares, opened by the user or another app.
    public static func openURL(_ url: OpenedURL) -> Event { Event(.openURL(url)) }
    /// A web link of the app that the user follows.
    public static func openUniversalLink(_ link: UniversalLink) -> Event { Event(.openUniversalLink(link)) }
    /// An activity that the user continues from another device, a search, Siri or a widget.
    public static func continueActivity(_ activity: ContinuedActivity) -> Event { Event(.continueActivity(activity)) }
    /// An action that the user chooses from the menu of the app's icon.
    public static func quickAction(_ type: String) -> Event { Event(.quickAction(type: type)) }
    /// A tap on a notification, by default a remote one, or on one of its actions.
    public static func tapNotification(_ tap: TappedNotification = TappedNotification()) -> Event {
        Event(.tapNotification(tap))
    }
    /// An App Intent of the app, by its type, that brings the app forward.
    public static func openAppIntent(_ intent: String) -> Event { Event(.openAppIntent(intent: intent)) }
    /// An invitation to a CloudKit share that the user accepts.
    public static func acceptCloudKitShare(_ metadata: Value) -> Event {
        Event(.acceptCloudKitShare(metadata: metadata))
    }
    /// A remote notification that arrives and isn't tapped: whether it is shown, and whether it asks to run the app.
    public static func remoteNotification(alert: Bool = false, contentAvailable: Bool = false, payload: Value? = nil)
        -> Event
    {
        Event(
            .remoteNotification(RemoteNotification(alert: alert, contentAvailable: contentAvailable, payload: payload)))
    }
    /// An event for which the app asked the system to run it.
    public static func backgroundEvent(_ event: BackgroundEvent) -> Event { Event(.backgroundEvent(event)) }
    /// The first part of a launch, which the system runs in advance.
    public static func prewarm(_ pause: PrewarmPause = .beforeUIApplicationMain) -> Event { Event(.prewarm(pause)) }
    /// Another window, car or display, which the user opens or connects.
    public static func openWindow(_ window: OpenedWindow = .window) -> Event { Event(.openWindow(window)) }
    /// A window that the user minimizes.
    public static let minimizeWindow = Event(.minimizeWindow)
    /// Another window of the app that the user switches to.
    public static let activateWindow = Event(.activateWindow)
    /// A window that the user closes.
    public static let closeWindow = Event(.closeWindow())
    /// A scene in the background that the system removes from memory.
    public static let disconnectScene = Event(.disconnectScene)
    /// Going to the Home screen.
    public static let pressHome = Event(.pressHome)
    /// Opening the app switcher.
    public static let openAppSwitcher = Event(.openAppSwitcher)
    /// Returning from the app switcher.
    public static let closeAppSwitcher = Event(.closeAppSwitcher)
    /// Switching to another app.
    public static let switchToOtherApp = Event(.switchToOtherApp)
    /// Locking the screen.
    public static let lock = Event(.lock)
    /// Unlocking the screen.
    public static let unlock = Event(.unlock)
    /// Taking the headset off.
    public static let removeHeadset = Event(.removeHeadset)
    /// Rotating the device.
    public static func rotate(_ orientation: Orientation) -> Event { Event(.rotate(orientation)) }
    /// A new day, a new time zone, or another jump of the clock.
    public static let significantTimeChange = Event(.significantTimeChange)
    /// Putting the headset on again.
    public static let putOnHeadset = Event(.putOnHeadset)
    /// Something that covers the app for a while.
    public static func interruption(_ interruption: Interruption) -> Event { Event(.interruption(interruption)) }
    /// A shortage of memory.
    public static let memoryWarning = Event(.memoryWarning)
    /// The moment at which the system stops running the app's code.
    public static let suspend = Event(.suspend)
    /// The end of the process: by default the user swipes the app away.
    public static func terminate(_ terminator: Terminator = .user) -> Event { Event(.terminate(terminator)) }
    /// The deletion of the app.
    public static let deleteApp = Event(.deleteApp)

    /// The event, this many milliseconds after the previous one has settled.
    public func after(_ milliseconds: Int) -> Event { Event(trigger, afterMs: milliseconds, scene: scene) }

    /// The event, for a scene that was opened before; the first window is `main`.
    public func inScene(_ scene: String) -> Event { Event(trigger, afterMs: afterMs, scene: scene) }
}

/// An act of the user or the system, with its values.
///
/// Indirect, because most events have no values, and otherwise each of thousands would be as large as a URL.
public indirect enum Trigger: Hashable, Sendable {
    case tapIcon
    case openURL(OpenedURL)
    case openUniversalLink(UniversalLink)
    case continueActivity(ContinuedActivity)
    case quickAction(type: String)
    case tapNotification(TappedNotification)
    case openAppIntent(intent: String)
    case acceptCloudKitShare(metadata: Value)
    case remoteNotification(RemoteNotification)
    case backgroundEvent(BackgroundEvent)
    case prewarm(PrewarmPause)
    case openWindow(OpenedWindow)
    case minimizeWindow
    case activateWindow
    /// `canceled`: the window scene has a closure confirmation, and the user chooses Cancel.
    case closeWindow(canceled: Bool = false)
    case disconnectScene
    case pressHome
    case openAppSwitcher
    case closeAppSwitcher
    case switchToOtherApp
    case lock
    case unlock
    case removeHeadset
    case putOnHeadset
    case rotate(Orientation)
    case significantTimeChange
    case interruption(Interruption)
    case memoryWarning
    case suspend
    case terminate(Terminator)
    case deleteApp

    /// The kind of event, without its values.
    public var kind: EventKind {
        switch self {
        case .tapIcon: .tapIcon
        case .openURL: .openURL
        case .openUniversalLink: .openUniversalLink
        case .continueActivity: .continueActivity
        case .quickAction: .quickAction
        case .tapNotification: .tapNotification
        case .openAppIntent: .openAppIntent
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
        case .removeHeadset: .removeHeadset
        case .putOnHeadset: .putOnHeadset
        case .rotate: .rotate
        case .significantTimeChange: .significantTimeChange
        case .interruption: .interruption
        case .memoryWarning: .memoryWarning
        case .suspend: .suspend
        case .terminate: .terminate
        case .deleteApp: .deleteApp
        }
    }
}

/// The events by their names in a scenario.
public enum EventKind: String, CaseIterable, Sendable {
    case tapIcon, openURL, openUniversalLink, continueActivity, quickAction, tapNotification
    case openAppIntent, acceptCloudKitShare, remoteNotification, backgroundEvent, prewarm
    case openWindow, minimizeWindow, activateWindow, closeWindow, disconnectScene
    case pressHome, openAppSwitcher, closeAppSwitcher, switchToOtherApp, lock, unlock
    case removeHeadset, putOnHeadset
    case rotate, significantTimeChange
    case interruption, memoryWarning, suspend, terminate, deleteApp

    /// Hashes the number of the case.
    public func hash(into hasher: inout Hasher) { hasher.combine(caseNumber) }
}
