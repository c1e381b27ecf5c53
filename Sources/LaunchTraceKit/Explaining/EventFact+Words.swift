import LaunchModel

extension EventFact {
    /// The fact as a clause, and its opposite.
    var statement: Statement {
        switch self {
        case .kind(let kinds): Statement("the event", .is, kinds.map(\.rawValue).listed("or"))
        case .backgroundKind(let kinds): Statement("the background event", .is, kinds.map(\.rawValue).listed("or"))
        case .interruption(let kinds): Statement("the interruption", .is, kinds.map(\.rawValue).listed("or"))
        case .accepted: Statement("the person accepts it", "the person dismisses it")
        case .notificationKind(let kind): Statement("the notification", .is, kind.rawValue)
        case .tappedIn(let place): Statement("the tap", .is, "one in \(place.title)")
        case .hasNotificationAction: Statement("the person chose an action", "the person chose no action")
        case .contentAvailable: Statement("the push has content available", "the push has no content available")
        case .alert: Statement("the push has an alert", "the push has no alert")
        case .namesScene: Statement("the scenario names a scene", "the scenario names no scene")
        case .openedByItself: Statement("the app opens the URL itself", "the app doesn't open the URL itself")
        case .viaAirDrop: Statement("the link comes by AirDrop", "the link doesn't come by AirDrop")
        case .handoff: Statement("the activity", .is, "one of Handoff")
        case .activityFails: Statement("the activity can't be fetched", "the activity can be fetched")
        case .prewarmPauses(let pause):
            Statement(
                "the prewarmed launch waits at \(pause.rawValue)",
                "the prewarmed launch doesn't wait at \(pause.rawValue)")
        case .role(let roles): Statement("the new scene", .is, "one for " + roles.map(\.title).listed("or"))
        case .endedBy(let terminator): Statement("the process", .is, "ended by \(terminator.title)")
        case .undeclaredScheme:
            Statement("Info.plist doesn't declare the URL's scheme", "Info.plist declares the URL's scheme")
        case .missingBackgroundMode:
            Statement("Info.plist doesn't list the background mode", "Info.plist lists the background mode")
        case .unpermittedTask: Statement("Info.plist doesn't permit the task", "Info.plist permits the task")
        case .unregisteredTask:
            Statement("no launch handler is registered for the task", "a launch handler is registered for the task")
        case .mayRunOn:
            Statement("a background mode lets the app run on", "no background mode lets the app run on")
        case .unavailable: Statement("the system doesn't have that event", "the system has that event")
        case .forMultipleScenes:
            Statement(
                "on this system only apps with multiple scenes get it", "on this system apps with one scene get it too")
        }
    }
}

extension TappedNotification.Place {
    fileprivate var title: String {
        switch self {
        case .lockScreen: "the lock screen"
        case .banner: "a banner"
        case .notificationCenter: "Notification Center"
        }
    }
}

extension Terminator {
    fileprivate var title: String {
        switch self {
        case .user: "the user"
        case .system: "the system"
        case .crash: "a crash"
        }
    }
}
