// Everything known about an event except its consequences: its meaning, its values, and a starter scenario.

extension EventKind {
    /// The act of the user or the system, in one sentence.
    public var meaning: String {
        switch self {
        case .tapIcon: "The user opens the app by its icon, or from the app switcher or Spotlight."
        case .openURL: "The user, or another app, opens a URL of a scheme that the app declares."
        case .openUniversalLink: "The user follows a web link that belongs to the app."
        case .continueActivity: "The user continues an activity from another device, a search, Siri or a widget."
        case .quickAction: "The user chooses an action from the menu of the app's icon."
        case .tapNotification: "The user taps a notification, or chooses one of its actions."
        case .openAppIntent:
            "The user runs an App Intent that brings the app to the foreground, from Siri, Shortcuts or Spotlight."
        case .acceptCloudKitShare: "The user accepts an invitation to a CloudKit share."
        case .remoteNotification: "A remote notification arrives, and isn't tapped."
        case .backgroundEvent:
            "An event occurs for which the app asked the system to run it. Widget reloads and Background Assets run in "
                + "their own processes, and never launch the app."
        case .prewarm: "The system runs the first part of a launch in advance, before the user opens the app."
        case .openWindow: "The user opens another window, or connects a car or a display."
        case .minimizeWindow: "The user minimizes a window."
        case .activateWindow: "The user switches to another window of the app."
        case .closeWindow: "The user closes a window."
        case .disconnectScene: "The system removes a scene in the background from memory."
        case .pressHome: "The user goes to the Home screen."
        case .openAppSwitcher: "The user opens the app switcher."
        case .closeAppSwitcher: "The user returns from the app switcher to where they were."
        case .switchToOtherApp: "The user switches to another app."
        case .lock: "The user locks the screen."
        case .unlock: "The user unlocks the screen."
        case .removeHeadset: "The user takes the headset off."
        case .putOnHeadset: "The user puts the headset on again."
        case .rotate: "The user rotates the device."
        case .significantTimeChange: "A day begins, the time zone changes, or the clock is set."
        case .interruption: "Something covers the app for a while."
        case .memoryWarning: "The system is low on memory."
        case .suspend: "The system stops running the app's code."
        case .terminate: "The process ends: the user swipes the app away, the system needs memory, or the app crashes."
        case .deleteApp: "The user deletes the app."
        }
    }
}

extension Trigger {
    /// The type of the user activity that the event delivers.
    package var activityType: String? {
        switch self {
        case .openUniversalLink: "NSUserActivityTypeBrowsingWeb"
        case .continueActivity(let activity): activity.activityType
        case .openWindow(let window): window.activityType
        default: nil
        }
    }
}

extension Trigger {
    /// The event in one sentence, as specific as the trigger.
    public var meaning: String {
        switch self {
        case .backgroundEvent(let event): event.kind.meaning
        case .interruption(let interruption): interruption.kind.meaning
        case .terminate(let terminator): terminator.meaning
        case .prewarm(let pause): "\(kind.meaning) \(pause.meaning)"
        case .openWindow(let window): "\(kind.meaning) \(window.role.meaning)"
        case .tapIcon, .openURL, .openUniversalLink, .continueActivity, .quickAction, .tapNotification, .openAppIntent,
            .acceptCloudKitShare, .remoteNotification, .minimizeWindow, .activateWindow, .closeWindow, .disconnectScene,
            .pressHome, .openAppSwitcher, .closeAppSwitcher, .switchToOtherApp, .lock, .unlock, .removeHeadset,
            .putOnHeadset, .rotate, .significantTimeChange, .memoryWarning, .suspend, .deleteApp:
            kind.meaning
        }
    }
}

/// The contents of an event; nil if it is of another kind.
extension Trigger {
    package var openedURL: OpenedURL? { if case .openURL(let url) = self { url } else { nil } }
    package var backgroundEvent: BackgroundEvent? { if case .backgroundEvent(let event) = self { event } else { nil } }
    /// The BGTaskScheduler identifier, empty if the scenario has none; nil for any other event.
    package var scheduledTask: String? {
        backgroundEvent.flatMap { $0.kind.isScheduledTask ? $0.identifier ?? "" : nil }
    }
    package var interruption: Interruption? {
        if case .interruption(let interruption) = self { interruption } else { nil }
    }
    package var tappedNotification: TappedNotification? {
        if case .tapNotification(let notification) = self { notification } else { nil }
    }
    package var remoteNotification: RemoteNotification? {
        if case .remoteNotification(let notification) = self { notification } else { nil }
    }
    package var universalLink: UniversalLink? { if case .openUniversalLink(let link) = self { link } else { nil } }
    package var activity: ContinuedActivity? {
        if case .continueActivity(let activity) = self { activity } else { nil }
    }
    package var openedWindow: OpenedWindow? { if case .openWindow(let window) = self { window } else { nil } }
    package var role: SceneRole? { openedWindow?.role }
    package var orientation: Orientation? { if case .rotate(let orientation) = self { orientation } else { nil } }
    package var foregroundIntent: String? { if case .openAppIntent(let intent) = self { intent } else { nil } }
    package var quickActionType: String? { if case .quickAction(let type) = self { type } else { nil } }
    package var shareMetadata: Value? { if case .acceptCloudKitShare(let metadata) = self { metadata } else { nil } }
    package var prewarmPause: PrewarmPause? { if case .prewarm(let pause) = self { pause } else { nil } }
    package var terminator: Terminator? { if case .terminate(let terminator) = self { terminator } else { nil } }
}

extension BackgroundEvent.Kind {
    /// Whether BGTaskScheduler runs it.
    package var isScheduledTask: Bool { self == .appRefreshTask || self == .processingTask }
}

extension Trigger {
    /// The event's values in a timeline, by the scenario's own keys.
    package var arguments: [Value.Member] {
        switch self {
        case .openURL(let url):
            Value.members([
                "url": .string(url.url), "sourceApplication": .string(url.sourceApplication),
                "file": url.file.map { .bool($0) }, "openInPlace": url.openInPlace.map { .bool($0) },
                "sameTeam": url.isFromSameTeam ? true : nil,
            ])
        case .openUniversalLink(let link):
            Value.members(["url": .string(link.url), "via": .string(link.via == .tap ? nil : link.via.rawValue)])
        case .continueActivity(let activity):
            Value.members([
                "activityType": .string(activity.activityType), "source": .string(activity.source.rawValue),
                "fails": activity.fails ? true : nil,
            ])
        case .quickAction(let type): Value.members(["type": .string(type)])
        case .openAppIntent(let intent): Value.members(["intent": .string(intent)])
        case .tapNotification(let tap):
            Value.members([
                "kind": .string(tap.kind.rawValue), "action": .string(tap.action),
                "foreground": tap.actionIsForeground ? true : nil, "from": .string(tap.from?.rawValue),
            ])
        case .remoteNotification(let push):
            Value.members(["alert": push.alert ? true : nil, "contentAvailable": push.contentAvailable ? true : nil])
        case .backgroundEvent(let event):
            Value.members([
                "kind": .string(event.kind.rawValue), "identifier": .string(event.identifier),
                "takesMs": event.takesMs > 0 ? .number(event.takesMs) : nil,
                "connectsScene": event.connectsScene ? true : nil,
            ])
        case .prewarm(let pause):
            Value.members(["pauseAfter": .string(pause == .beforeUIApplicationMain ? nil : pause.rawValue)])
        case .openWindow(let window):
            Value.members([
                "role": .string(window.role == .window ? nil : window.role.rawValue), "value": window.value,
                "activityType": .string(window.activityType),
            ])
        case .closeWindow(canceled: true): Value.members(["canceled": true])
        case .rotate(let orientation): Value.members(["to": .string(orientation.rawValue)])
        case .interruption(let interruption):
            Value.members(["kind": .string(interruption.kind.rawValue), "ends": .string(interruption.ends.rawValue)])
        case .terminate(let terminator): Value.members(["by": .string(terminator.rawValue)])
        case .acceptCloudKitShare(let metadata): Value.members(["metadata": metadata])
        case .tapIcon, .minimizeWindow, .activateWindow, .closeWindow, .disconnectScene, .pressHome, .openAppSwitcher,
            .closeAppSwitcher, .switchToOtherApp, .lock, .unlock, .removeHeadset, .putOnHeadset, .significantTimeChange,
            .memoryWarning, .suspend, .deleteApp:
            []
        }
    }

    /// The payload that it hands to the app; nil for an event that carries none.
    package var payload: PayloadKind? {
        switch self {
        case .openURL: .url
        case .openUniversalLink: .userActivity
        case .continueActivity(let activity): activity.fails ? nil : .userActivity
        case .quickAction: .shortcutItem
        case .tapNotification: .notification
        case .acceptCloudKitShare: .cloudKitShare
        case .backgroundEvent(let event): event.kind.payload
        case .tapIcon, .openAppIntent, .remoteNotification, .prewarm, .openWindow, .minimizeWindow, .activateWindow,
            .closeWindow, .disconnectScene, .pressHome, .openAppSwitcher, .closeAppSwitcher, .switchToOtherApp, .lock,
            .unlock, .removeHeadset, .putOnHeadset, .rotate, .significantTimeChange, .interruption, .memoryWarning,
            .suspend, .terminate, .deleteApp:
            nil
        }
    }
}

extension BackgroundEvent.Kind {
    fileprivate var payload: PayloadKind? {
        switch self {
        case .intent: .userActivity
        case .voipPush: .voipPush
        case .location, .region, .visit, .backgroundFetch, .appRefreshTask, .processingTask, .urlSession,
            .bluetoothCentral, .bluetoothPeripheral, .healthKit, .watchConnectivity, .pushToStart:
            nil
        }
    }
}

/// The parts of a starter scenario for an event.
package struct Starter: Sendable {
    package let name: String
    package var device = Device(os: 18)
    package var start = Start.notRunning
    package var needs: AppRequirement?
    /// The action of the app in `application(_:didFinishLaunchingWithOptions:)`.
    package var work = Action.work(label: "open database", durationMs: 120, queue: .main, once: false)
    package let events: [Event]

    /// A part that an app must have for the event, in addition to those that every app has.
    package enum AppRequirement: Sendable {
        case severalWindows, notificationDelegate
        /// Under SwiftUI too.
        case sceneDelegate
    }
}

extension EventKind {
    /// The parts of a starter scenario for the event.
    package var starter: Starter {
        switch self {
        case .tapIcon: .opening("Home Screen", .tapIcon)
        case .openURL:
            .opening(
                "Deep link", .openURL(OpenedURL("recipes://soup?id=7", sourceApplication: "com.apple.mobilesafari")))
        case .openUniversalLink: .opening("Universal link", .openUniversalLink("https://example.com/soup?id=7"))
        case .continueActivity:
            .opening(
                "User activity",
                .continueActivity(ContinuedActivity(activityType: "com.example.soup", source: .spotlight)))
        case .quickAction: .opening("Quick action", .quickAction("com.example.new-recipe"), needs: .sceneDelegate)
        case .openAppIntent:
            Starter(
                name: "App Intent, cold and warm", device: Device(os: 26), needs: .sceneDelegate,
                events: [.openAppIntent("OpenRecipe"), .pressHome.after(4000), .openAppIntent("OpenRecipe")])
        case .acceptCloudKitShare:
            .opening("CloudKit share", .acceptCloudKitShare(["title": "Recipes"]), needs: .sceneDelegate)
        case .tapNotification:
            .opening(
                "Notification", .tapNotification(TappedNotification(payload: Starter.recipe)),
                needs: .notificationDelegate)
        case .remoteNotification:
            Starter(
                name: "Silent notification, while the app isn't running",
                events: [.remoteNotification(contentAvailable: true, payload: Starter.recipe)])
        case .backgroundEvent: .backgroundRefresh
        case .prewarm: Starter(name: "Prewarmed, then opened", events: [.prewarm(), .tapIcon.after(60000)])
        case .openWindow: .windows("A second window")
        case .minimizeWindow: .windows("A window that is minimized", .minimizeWindow)
        case .activateWindow: .windows("A window that comes back", .minimizeWindow, .activateWindow)
        case .closeWindow: .windows("A window that is closed", .closeWindow)
        case .disconnectScene:
            Starter(name: "A scene that the system reclaims", start: .background, events: [.disconnectScene, .tapIcon])
        case .pressHome: .leaving("Home and back", .pressHome, then: .tapIcon)
        case .openAppSwitcher, .closeAppSwitcher:
            .leaving("App switcher, and back", .openAppSwitcher, then: .closeAppSwitcher)
        case .switchToOtherApp: .leaving("Another app, and back", .switchToOtherApp, then: .tapIcon)
        case .lock, .unlock: .leaving("Locked and unlocked", .lock, then: .unlock)
        case .removeHeadset, .putOnHeadset:
            Starter(
                name: "Headset off and on", device: Device(platform: .visionOS, os: 2), start: .active,
                events: [.removeHeadset, .putOnHeadset.after(4000)])
        case .rotate: .leaving("Turned and turned back", .rotate(.landscapeLeft), then: .rotate(.portrait))
        case .significantTimeChange:
            Starter(
                name: "A new day, in front and while suspended", start: .active,
                events: [.significantTimeChange, .pressHome.after(4000), .suspend, .significantTimeChange, .tapIcon])
        case .interruption:
            Starter(name: "A system alert", start: .active, events: [.interruption(Interruption(kind: .systemAlert))])
        case .memoryWarning: Starter(name: "Memory warning", start: .active, events: [.memoryWarning])
        case .suspend: Starter(name: "Suspended and resumed", start: .background, events: [.suspend, .tapIcon])
        case .terminate:
            Starter(name: "Swiped away, and launched again", start: .active, events: [.terminate(), .tapIcon])
        case .deleteApp: Starter(name: "Deleted", start: .active, events: [.deleteApp])
        }
    }
}

extension Starter {
    fileprivate static let recipe: Value = ["recipe": "soup"]

    fileprivate static let backgroundRefresh = Starter(
        name: "Background refresh, while the app isn't running", work: .registerTask(identifier: "com.example.refresh"),
        events: [
            .backgroundEvent(BackgroundEvent(kind: .appRefreshTask, identifier: "com.example.refresh", takesMs: 2000))
        ])

    fileprivate static func opening(_ title: String, _ event: Event, needs: AppRequirement? = nil) -> Starter {
        Starter(name: "\(title), cold and warm", needs: needs, events: [event, .pressHome.after(4000), event])
    }

    fileprivate static func leaving(_ title: String, _ event: Event, then next: Event) -> Starter {
        Starter(name: title, start: .active, events: [event, next.after(4000)])
    }

    fileprivate static func windows(_ title: String, _ events: Event...) -> Starter {
        Starter(
            name: title, device: Device(platform: .iPadOS, os: 26), start: .active, needs: .severalWindows,
            events: [.openWindow()] + events.map { $0.inScene("second") })
    }
}
