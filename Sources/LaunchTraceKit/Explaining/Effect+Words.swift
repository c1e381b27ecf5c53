import LaunchModel

extension Effect {
    /// What happens, as the end of a list's item.
    var words: String {
        switch self {
        case .step(let step, let carried): step.rawValue + carried.words
        case .call(let callback, let receiver, let carried):
            "\((receiver ?? callback.receiver).title) \(callback.name)\(carried.words)"
        case .post(let notification, let carried): "posts \(notification.rawValue)\(carried.words)"
        case .app(let state): "the app becomes \(state.title)"
        case .scene(let state): "the scene becomes \(state.title)"
        case .then(let point): point.leadText
        case .forEach(let scenes, let points):
            "for \(scenes.words): " + points.map(\.leadText).joined(separator: ", then ")
        case .set(let flag): "from now on \(flag.statement.holds)"
        case .clear(let flag): "from now on \(flag.statement.fails)"
        case .elapse(.preMain): "the time before main passes"
        case .elapse(.event): "the time passes that the app works on the event"
        case .elapse(.backgroundWork): "the work on background queues is done"
        case .watch(let watchdog): "the limit \(watchdog.rawValue) begins to count"
        case .endWatch(let watchdog): "the limit \(watchdog.rawValue) is met"
        case .withhold: "the payload is kept back"
        case .checkFindings(let trigger): "findings of the occasion \(trigger.rawValue) are looked for"
        case .pauseLaunch: "the launch waits"
        case .continueLaunch: "what is left of the launch goes on"
        case .addScene: "the event's scene is known from now on"
        case .connect: "the scene is connected"
        case .disconnect: "the scene is unattached, and its delegate goes"
        case .putAway: "the window no longer comes forward with the app"
        case .forgetSession: "the scene's session is forgotten"
        case .forgetSessions: "all sessions are forgotten"
        case .owesDiscards: "the next launch reports the discarded sessions"
        case .discardsDelivered: "the discarded sessions are reported"
        case .endProcess: "the process ends"
        case .stop(let reason): "the process is stopped: \(reason)"
        }
    }
}

extension LaunchPoint {
    /// The point with the rules that hold there.
    fileprivate var leadText: String {
        let rules = RuleBook.standard.rules(at: .at(self)).map(\.id)
        return "point \(rawValue) (\(rules.joined(separator: ", ")))"
    }
}

extension SceneSelection {
    fileprivate var words: String {
        switch self {
        case .target: "the event's scene"
        case .comingForward: "each window that comes forward"
        case .foreground: "each window on the screen"
        case .foregroundActive: "each active window"
        case .foregroundInactive: "each inactive window on the screen"
        case .connected: "each connected scene"
        case .othersInFront: "each other window on the screen"
        }
    }
}

extension Carried {
    fileprivate var words: String {
        name.map { ", with \($0)" } ?? ""
    }

    /// What it is called where it is handed over; nil for nothing.
    var name: String? {
        switch self {
        case .nothing: nil
        case .launchOptions: "the launch options"
        case .userInfo: "the launch options as userInfo"
        case .connectionOptions: "the connection options"
        case .url, .urlAlone: "the URL"
        case .urlAndSource: "the URL and the app that opened it"
        case .sourceApplication: "the app that opened it"
        case .urlContexts: "the URL contexts"
        case .activityType: "the type of the user activity"
        case .activity: "the user activity"
        case .activities: "the user activities"
        case .shortcutItem: "the quick action"
        case .notification: "the notification"
        case .notificationResponse: "the response to the notification"
        case .cloudKitShareMetadata: "the share's metadata"
        case .identifier: "an identifier"
        case .identifiers: "identifiers"
        case .yes: "true"
        case .restorationActivity: "the activity to restore from"
        case .role: "the scene's role"
        case .discardedSessions: "the discarded sessions"
        case .launchScreenStoryboard, .mainStoryboard: "the storyboard"
        case .withheldPayload: "what is kept back"
        case .scenePhase(let phase): "the phase \(phase)"
        }
    }
}
