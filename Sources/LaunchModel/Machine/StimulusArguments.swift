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
