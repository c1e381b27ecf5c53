/// An effect of a rule.
package enum Effect: Hashable, Sendable {
    /// The system or UIKit does something.
    case step(Step, carrying: Carried)
    /// The app's code is called, if its receiver exists and implements the method.
    case call(Callback, on: Receiver?, carrying: Carried)
    case post(PostedNotification, carrying: Carried)
    /// The app's state changes, unless it is that already.
    case app(AppState)
    /// The state of the current scene changes, unless it is that already.
    case scene(SceneState)
    /// The rules of another point come next, before the remaining effects.
    case then(LaunchPoint)
    /// The first point for every selected scene, then the second for every one of them, …
    case forEach(SceneSelection, [LaunchPoint])
    case set(Flag)
    case clear(Flag)
    /// Time passes.
    case elapse(Duration)
    /// The system begins or ends a measurement.
    case watch(Watchdog)
    case endWatch(Watchdog)
    /// The event's payload isn't delivered.
    case withhold
    /// The system handles the event's payload itself, so that the app has nothing to handle.
    case accept
    /// Findings are searched for.
    case checkFindings(at: FindingTrigger)
    /// The launch waits here; what is left of it runs when the app is next needed.
    case pauseLaunch
    /// The rest of a paused launch runs.
    case continueLaunch
    /// The scene that the event names is added to the known ones.
    case addScene
    /// The current scene is connected, or no longer is.
    case connect
    case disconnect
    /// The current window no longer enters the foreground with the app.
    case putAway
    /// The session of the current scene is forgotten.
    case forgetSession
    case forgetSessions
    /// The next launch is to report the discarded sessions to the app.
    case owesDiscards
    case discardsDelivered
    /// The process ends without a message.
    case endProcess
    /// The process is stopped, for this reason.
    case stop(String)

    static func step(_ step: Step) -> Effect { .step(step, carrying: .nothing) }
    static func post(_ notification: PostedNotification) -> Effect { .post(notification, carrying: .nothing) }
    static func call(_ callback: Callback) -> Effect { .call(callback, on: nil, carrying: .nothing) }
    static func call(_ callback: Callback, carrying: Carried) -> Effect { .call(callback, on: nil, carrying: carrying) }
    static func call(_ callback: Callback, on receiver: Receiver) -> Effect {
        .call(callback, on: receiver, carrying: .nothing)
    }

    /// Times that a scenario declares.
    package enum Duration: String, Sendable {
        /// Main-thread time before `main`.
        case preMain
        /// The time that the app works on a background event.
        case event
        /// The rest of the work on background queues that the event led to, and deferred actions.
        case backgroundWork
    }

    package var points: [LaunchPoint] {
        switch self {
        case .then(let point): [point]
        case .forEach(_, let points): points
        default: []
        }
    }

    /// Whether the app or a scene may be in another state afterwards.
    var changesState: Bool {
        switch self {
        case .app, .scene, .disconnect, .endProcess, .stop: true
        default: false
        }
    }

    /// The effect as the end of a list's item, with words for the points that it leads to.
    package func words(for text: (LaunchPoint) -> String) -> String {
        switch self {
        case .step(let step, let carried): step.rawValue + carried.words
        case .call(let callback, let receiver, let carried):
            "\((receiver ?? callback.receiver).title) \(callback.name)\(carried.words)"
        case .post(let notification, let carried): "posts \(notification.rawValue)\(carried.words)"
        case .app(let state): "the app becomes \(state.title)"
        case .scene(let state): "the scene becomes \(state.title)"
        case .then(let point): text(point)
        case .forEach(let scenes, let points): "for \(scenes.words): " + points.map(text).joined(separator: ", then ")
        case .set(let flag): "from now on \(flag.statement.holds)"
        case .clear(let flag): "from now on \(flag.statement.fails)"
        case .elapse(.preMain): "the time before main passes"
        case .elapse(.event): "the time passes that the app works on the event"
        case .elapse(.backgroundWork): "the work on background queues is done, and deferred actions run"
        case .watch(let watchdog): "the limit \(watchdog.rawValue) begins to count"
        case .endWatch(let watchdog): "the limit \(watchdog.rawValue) is met"
        case .withhold: "the payload isn't delivered"
        case .accept: "the payload is handled by the system"
        case .checkFindings(let trigger): "findings at \(trigger.rawValue) are searched for"
        case .pauseLaunch: "the launch waits"
        case .continueLaunch: "the rest of the launch runs"
        case .addScene: "the event's scene is known from now on"
        case .connect: "the scene is connected"
        case .disconnect: "the scene is unattached, and its delegate is released"
        case .putAway: "the window no longer enters the foreground with the app"
        case .forgetSession: "the scene's session is forgotten"
        case .forgetSessions: "all sessions are forgotten"
        case .owesDiscards: "the next launch reports the discarded sessions"
        case .discardsDelivered: "the discarded sessions are reported"
        case .endProcess: "the process ends"
        case .stop(let reason): "the process is stopped: \(reason)"
        }
    }
}
