/// Facts about the process, the user and the scenes that rules set and read.
package enum Flag: String, CaseIterable, Sendable {
    /// A launch is under way.
    case launching
    case launchedBefore
    case foregroundLaunch
    /// The launch is a prewarming one, and runs.
    case prewarming
    /// A prewarmed launch waits.
    case prewarmed
    /// The system runs a background or suspended app for an event, and suspends it again.
    case awakened
    case restored
    case viewsLoaded
    /// The current window was created, by UIKit or by the app.
    case windowMade
    /// The app has created a window that belongs to no scene, in an app with scenes.
    case windowWithoutSceneMade
    /// The moment has passed at which the current view appears with its scene, or with the launch.
    case interfaceUp
    /// The current view is appearing for a window that was created late.
    case appearingLate
    /// The first frame of the process was drawn.
    case drawn
    case launchMethodsReturned
    /// The process is launched by the event that is being handled.
    case launchedNow
    /// The process was launched without an interface.
    case launchedInBackground
    case wasPrewarmed
    /// The notification delegate is set; or will be when the launch is over.
    case notificationDelegateSet
    case notificationDelegateLate
    /// The app has asked for the device token.
    case awaitsToken
    /// The application has reported that it is in the background.
    case backgroundPosted
    /// The clock has jumped while the app was suspended.
    case owesTimeChange
    case appeared
    case launchScreenVisible
    case switcherOpen
    case screenLocked
    /// The app was in front when the screen was locked.
    case leftByLock
    case headsetRemoved
    /// The app was in front when the headset was taken off.
    case leftByHeadset
    /// The device hasn't been unlocked since it was started.
    case protectedDataUnavailable
    /// The device is locked, so that what is protected completely can't be read.
    case completeDataUnavailable
    case hasSavedState
    case forceQuit
    case deleted

    /// The subject of a flag, which ends with it.
    package enum Owner {
        case process, scene, system
        /// A kind of launch, finished or in progress; they exclude each other.
        case launch
    }

    package var owner: Owner {
        switch self {
        case .foregroundLaunch, .launchedInBackground, .prewarming, .prewarmed: .launch
        case .viewsLoaded, .appeared, .windowMade, .interfaceUp, .appearingLate: .scene
        case .launching, .awakened, .restored, .launchScreenVisible, .leftByLock, .leftByHeadset, .drawn,
            .launchMethodsReturned, .launchedNow, .wasPrewarmed, .notificationDelegateSet, .notificationDelegateLate,
            .awaitsToken, .backgroundPosted, .owesTimeChange, .windowWithoutSceneMade:
            .process
        case .launchedBefore, .switcherOpen, .screenLocked, .headsetRemoved, .protectedDataUnavailable,
            .completeDataUnavailable, .hasSavedState, .forceQuit, .deleted:
            .system
        }
    }
}

/// A flag of the process, or of one scene.
struct FlagKey: Hashable, Sendable {
    let flag: Flag
    let scene: String?
}

struct ProcessFlags: Hashable, Sendable {
    private var ofProcess = CaseSet<Flag>()
    /// In the order of their names, without scenes that have no flags.
    private var ofScenes: [OfScene] = []

    private struct OfScene: Hashable {
        let scene: String
        var flags: CaseSet<Flag>
    }

    /// The flags of the process, and of a scene or an app without scenes.
    func all(scene: String?) -> CaseSet<Flag> {
        guard let scene else { return ofProcess }
        var all = ofProcess.subtracting(.ofScenes)
        if let place = index(of: scene) { all.formUnion(ofScenes[place].flags) }
        return all
    }

    mutating func insert(_ key: FlagKey) {
        if key.flag.owner == .launch { ofProcess.subtract(.ofLaunches) }
        guard let scene = key.scene else { return ofProcess.insert(key.flag) }
        let place = ofScenes.partitioningIndex { $0.scene >= scene }
        if place == ofScenes.count || ofScenes[place].scene != scene {
            ofScenes.insert(OfScene(scene: scene, flags: CaseSet()), at: place)
        }
        ofScenes[place].flags.insert(key.flag)
    }

    mutating func remove(_ key: FlagKey) {
        guard let scene = key.scene else { return ofProcess.remove(key.flag) }
        guard let place = index(of: scene) else { return }
        ofScenes[place].flags.remove(key.flag)
        if ofScenes[place].flags.isEmpty { ofScenes.remove(at: place) }
    }

    mutating func removeAll(of scene: String) { if let place = index(of: scene) { ofScenes.remove(at: place) } }

    private func index(of scene: String) -> Int? {
        let place = ofScenes.partitioningIndex { $0.scene >= scene }
        return place < ofScenes.count && ofScenes[place].scene == scene ? place : nil
    }
}

extension CaseSet<Flag> {
    fileprivate static let ofScenes = Self(Flag.allCases.filter { $0.owner == .scene })
    fileprivate static let ofLaunches = Self(Flag.allCases.filter { $0.owner == .launch })
}

extension Flag {
    /// The flag as a clause, and its opposite.
    package var statement: Statement { Statement(clause) }

    private var clause: String {
        switch self {
        case .launching: "[a|no] launch is under way"
        case .launchedBefore: "the app [has|hasn't] been launched before"
        case .foregroundLaunch: "the launch [is|isn't] one to the foreground"
        case .prewarming: "the system [is|isn't] prewarming the app"
        case .prewarmed: "[a|no] prewarmed launch waits"
        case .awakened: "the app [is|isn't] being run in the background for an event"
        case .restored: "state [has|hasn't] been restored"
        case .viewsLoaded: "the view [is|isn't] loaded"
        case .windowMade: "the window [is|isn't] created"
        case .windowWithoutSceneMade: "the app [has|hasn't] created a window without a scene"
        case .interfaceUp: "the moment [has|hasn't] passed at which the view appears with its scene or the launch"
        case .appearingLate: "the view [is|isn't] appearing for a late window"
        case .drawn: "[a frame was drawn|no frame was drawn yet]"
        case .launchMethodsReturned: "the launch methods [have|haven't] returned"
        case .launchedNow: "[this event launches the process|the process existed before this event]"
        case .launchedInBackground: "the process [was|wasn't] launched in the background"
        case .wasPrewarmed: "the process [was|wasn't] prewarmed"
        case .notificationDelegateSet: "the notification delegate [is|isn't] set"
        case .notificationDelegateLate: "the notification delegate [was|wasn't] set too late for this launch"
        case .awaitsToken: "the app [is|isn't] waiting for its device token"
        case .backgroundPosted: "the application [has|hasn't] reported that it is in the background"
        case .owesTimeChange: "the clock [has jumped|hasn't jumped] while the app was suspended"
        case .appeared: "the interface [has|hasn't] appeared"
        case .launchScreenVisible: "the launch screen [is|isn't] visible"
        case .switcherOpen: "the app switcher [is|isn't] open"
        case .screenLocked: "the screen [is|isn't] locked"
        case .leftByLock: "the app [was|wasn't] in front when the screen was locked"
        case .headsetRemoved: "the headset [is off|is on]"
        case .leftByHeadset: "the app [was|wasn't] in front when the headset was taken off"
        case .protectedDataUnavailable: "protected data is [unavailable|available]"
        case .completeDataUnavailable: "completely protected data is [unavailable|available]"
        case .hasSavedState: "there is [|no ]saved state"
        case .forceQuit: "the user [|didn't ]force-quit the app"
        case .deleted: "the app [was|wasn't] deleted"
        }
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(caseNumber) }
}
