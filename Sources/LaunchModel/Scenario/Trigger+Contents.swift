/// What an event carries; nil where it is of another kind.
extension Trigger {
    package var openedURL: OpenedURL? {
        if case .openURL(let url) = self { url } else { nil }
    }
    package var backgroundEvent: BackgroundEvent? {
        if case .backgroundEvent(let event) = self { event } else { nil }
    }
    /// The BGTaskScheduler identifier, empty where the scenario gives none; nil for any other event.
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
    package var universalLink: UniversalLink? {
        if case .openUniversalLink(let link) = self { link } else { nil }
    }
    package var activity: ContinuedActivity? {
        if case .continueActivity(let activity) = self { activity } else { nil }
    }
    package var role: SceneRole? {
        if case .openWindow(let role) = self { role } else { nil }
    }
    package var quickActionType: String? {
        if case .quickAction(let type) = self { type } else { nil }
    }
    package var shareMetadata: Value? {
        if case .acceptCloudKitShare(let metadata) = self { metadata } else { nil }
    }
    package var prewarmPause: PrewarmPause? {
        if case .prewarm(let pause) = self { pause } else { nil }
    }
    package var terminator: Terminator? {
        if case .terminate(let terminator) = self { terminator } else { nil }
    }
}

extension Trigger {
    /// What a scenario says of the event, by the scenario's own keys; defaults are left out.
    package var arguments: [Value.Member] {
        switch self {
        case .openURL(let url):
            members(("url", url.url), ("sourceApplication", url.sourceApplication))
                + (url.openInPlace.map { [Value.Member("openInPlace", .bool($0))] } ?? [])
        case .openUniversalLink(let link):
            members(("url", link.url), ("via", link.via == .tap ? nil : link.via.rawValue))
        case .continueActivity(let activity):
            members(("activityType", activity.activityType), ("source", activity.source.rawValue))
                + (activity.fails ? [Value.Member("fails", .bool(true))] : [])
        case .quickAction(let type): members(("type", type))
        case .tapNotification(let tap):
            members(("kind", tap.kind.rawValue), ("action", tap.action), ("from", tap.from?.rawValue))
        case .remoteNotification(let push):
            (push.alert ? [Value.Member("alert", .bool(true))] : [])
                + (push.contentAvailable ? [Value.Member("contentAvailable", .bool(true))] : [])
        case .backgroundEvent(let event):
            members(("kind", event.kind.rawValue), ("identifier", event.identifier))
                + (event.takesMs > 0 ? [Value.Member("takesMs", .number("\(event.takesMs)"))] : [])
        case .prewarm(let pause): members(("pauseAfter", pause == .beforeUIApplicationMain ? nil : pause.rawValue))
        case .openWindow(let role): members(("role", role == .window ? nil : role.rawValue))
        case .interruption(let interruption):
            members(("kind", interruption.kind.rawValue), ("ends", interruption.ends.rawValue))
        case .terminate(let terminator): members(("by", terminator.rawValue))
        case .acceptCloudKitShare(let metadata): [Value.Member("metadata", metadata)]
        case .tapIcon, .minimizeWindow, .activateWindow, .closeWindow, .disconnectScene, .pressHome, .openAppSwitcher,
            .closeAppSwitcher, .switchToOtherApp, .lock, .unlock, .memoryWarning, .suspend, .deleteApp:
            []
        }
    }

    private func members(_ pairs: (String, String?)...) -> [Value.Member] {
        pairs.compactMap { key, value in value.map { Value.Member(key, .string($0)) } }
    }
}

extension Trigger {
    /// What it hands to the app; nil for an event that carries nothing.
    package var payload: PayloadKind? {
        switch self {
        case .openURL: .url
        case .openUniversalLink: .userActivity
        case .continueActivity(let activity): activity.fails ? nil : .userActivity
        case .quickAction: .shortcutItem
        case .tapNotification: .notification
        case .acceptCloudKitShare: .cloudKitShare
        case .backgroundEvent(let event): event.kind == .intent ? .userActivity : nil
        case .tapIcon, .remoteNotification, .prewarm, .openWindow, .minimizeWindow, .activateWindow, .closeWindow,
            .disconnectScene, .pressHome, .openAppSwitcher, .closeAppSwitcher, .switchToOtherApp, .lock, .unlock,
            .interruption, .memoryWarning, .suspend, .terminate, .deleteApp:
            nil
        }
    }
}

extension BackgroundEvent.Kind {
    /// Whether BGTaskScheduler runs it.
    var isScheduledTask: Bool { self == .appRefreshTask || self == .processingTask }
}
