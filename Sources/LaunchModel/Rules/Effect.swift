/// One thing that a rule makes happen.
public enum Effect: Hashable, Sendable {
    /// The system or UIKit does something.
    case step(Step, carrying: Carried)
    /// The app's code is called, if its receiver exists and implements the method.
    case call(Callback, on: Receiver?, carrying: Carried)
    case post(PostedNotification, carrying: Carried)
    /// The app's state changes, unless it is that already.
    case app(AppState)
    /// The state of the scene at hand changes, unless it is that already.
    case scene(SceneState)
    /// The rules of another point come next, before what follows here.
    case then(LaunchPoint)
    /// The first point for every selected scene, then the second for every one of them, …
    case forEach(SceneSelection, [LaunchPoint])
    case set(Flag)
    case clear(Flag)
    /// Time passes.
    case elapse(Duration)
    /// The system begins or ends to measure.
    case watch(Watchdog)
    case endWatch(Watchdog)
    /// What the event hands over isn't handed over.
    case withhold
    /// Findings are looked for.
    case checkFindings(at: FindingTrigger)
    /// The launch waits here; what is left of it runs when the app is next needed.
    case pauseLaunch
    /// What was left of a paused launch runs.
    case continueLaunch
    /// The scene that the event names is added to the known ones.
    case addScene
    /// The scene at hand is connected, or no longer is.
    case connect
    case disconnect
    /// The window at hand is no longer one that comes forward with the app.
    case putAway
    /// The session of the scene at hand is forgotten.
    case forgetSession
    /// All sessions are forgotten.
    case forgetSessions
    /// The app is told at its next launch that its sessions were discarded.
    case owesDiscards
    case discardsDelivered
    /// The process ends without a word.
    case endProcess
    /// The process is stopped, for this reason.
    case stop(String)

    static func step(_ step: Step) -> Effect { .step(step, carrying: .nothing) }
    static func post(_ notification: PostedNotification) -> Effect { .post(notification, carrying: .nothing) }
    static func call(_ callback: Callback) -> Effect { .call(callback, on: nil, carrying: .nothing) }
    static func call(_ callback: Callback, carrying: Carried) -> Effect {
        .call(callback, on: nil, carrying: carrying)
    }
    static func call(_ callback: Callback, on receiver: Receiver) -> Effect {
        .call(callback, on: receiver, carrying: .nothing)
    }

    /// Times that a scenario declares.
    public enum Duration: String, Sendable {
        /// Main-thread time before `main`.
        case preMain
        /// The time that the app works on a background event.
        case event
        /// What is left of the work on background queues that the event led to.
        case backgroundWork
    }
}

extension Effect {
    /// The points that it leads to.
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
}

/// Which scenes an effect is for.
public enum SceneSelection: String, CaseIterable, Sendable {
    /// The scene that the event names; the first window if it names none.
    case target
    /// The windows that come to the screen: those that were on it, and the target.
    case comingForward
    case foreground
    case foregroundActive
    case foregroundInactive
    case connected
    /// Windows on the screen beside the target.
    case othersInFront
}

/// What a callback or step receives.
public enum Carried: Hashable, Sendable {
    case nothing
    case launchOptions
    /// The launch options as a notification's userInfo; nothing where they are nil.
    case userInfo
    case connectionOptions
    case url
    /// The URL without the facts about who opens it.
    case urlAlone
    case urlAndSource
    case sourceApplication
    case urlContexts
    case activityType
    case activity
    case activities
    case shortcutItem
    case notification
    case notificationResponse
    case cloudKitShareMetadata
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
}

/// Facts about the process, the user and the scenes that rules set and ask for.
public enum Flag: String, CaseIterable, Sendable {
    /// A launch is under way.
    case launching
    /// The app has been launched before.
    case launchedBefore
    /// The launch is one to the foreground.
    case foregroundLaunch
    /// The launch is a prewarming one, and runs.
    case prewarming
    /// A prewarmed launch waits.
    case prewarmed
    /// The system runs a background or suspended app for an event, and suspends it again.
    case awakened
    case restored
    case viewsLoaded
    /// The window at hand was made, by UIKit or by the app.
    case windowMade
    /// The moment has passed at which the view at hand appears with its scene, or with the launch.
    case interfaceUp
    /// The first frame of the process was drawn.
    case drawn
    /// The launch methods have returned.
    case launchMethodsReturned
    /// The process is launched by the event that is being handled.
    case launchedNow
    /// The process was launched without an interface.
    case launchedInBackground
    /// The process was prewarmed.
    case wasPrewarmed
    /// The notification delegate is set; or will be when the launch is over.
    case notificationDelegateSet
    case notificationDelegateLate
    /// The app has asked for the device token.
    case awaitsToken
    case appeared
    case launchScreenVisible
    case switcherOpen
    case screenLocked
    /// The app was in front when the screen was locked.
    case leftByLock
    case protectedDataUnavailable
    case hasSavedState
    case forceQuit
    case deleted

    /// What a flag is a fact about; it ends with that.
    enum Owner {
        case process, scene, system
        /// One of the ways in which a process is launched, which exclude each other.
        case launch(Launch)
    }

    var owner: Owner {
        switch self {
        case .foregroundLaunch: .launch(.foreground)
        case .launchedInBackground: .launch(.background)
        case .prewarming: .launch(.prewarming)
        case .prewarmed: .launch(.prewarmed)
        case .viewsLoaded, .appeared, .windowMade, .interfaceUp: .scene
        case .launching, .awakened, .restored, .launchScreenVisible, .leftByLock, .drawn, .launchMethodsReturned,
            .launchedNow, .wasPrewarmed, .notificationDelegateSet, .notificationDelegateLate, .awaitsToken:
            .process
        case .launchedBefore, .switcherOpen, .screenLocked, .protectedDataUnavailable, .hasSavedState, .forceQuit,
            .deleted:
            .system
        }
    }
}

/// How a process is launched.
enum Launch: Sendable {
    case foreground, background
    /// Prewarming runs, or a prewarmed launch waits.
    case prewarming, prewarmed
}
