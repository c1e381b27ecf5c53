/// Everything that is true at one moment: the process, its scenes, the user, the clock.
package struct World: Sendable {
    let scenario: Scenario
    let preference: Preference
    let book: RuleBook
    /// Every action that the scenario writes down.
    let written: [WrittenAction]
    package internal(set) var state: AppState = .notRunning
    package internal(set) var scenes: [Scene] = []
    package internal(set) var entries: [Entry] = []
    /// Why the process was stopped, where it didn't end by itself.
    package internal(set) var stopReason: String?
    /// The first trigger that more than one rule laid claim to; none in a sound rule book.
    var conflict: RuleConflict?
    /// Where rules were weighed against each other; nil where nobody asks.
    var choices: [Choice]?
    /// The ids of the rules that have applied.
    package internal(set) var applied: Set<String> = []
    var hasApplication = false
    var nowMs = 0
    /// How sure it is that what happens now happens at all.
    var confidence = Confidence.documented
    var event: Event?
    var eventIndex: Int?
    /// The scene that the event is for.
    var targetID = Scene.mainID
    var flags: Set<FlagKey> = []
    /// What the methods that return a Bool returned last in this process.
    var returned: [Callback: Bool] = [:]
    var owedDiscards: Int
    /// What is still to happen, the next thing last.
    var agenda: [Pending] = []
    var pausedLaunch: [Pending] = []
    var code = AppCode()
    /// The actions among the entries, by index.
    var actions: [Int: WrittenAction] = [:]
    /// What the event hands over, where it hands over anything.
    var delivery: Delivery?
    /// The states before the first event.
    var initialStates: [StateTrack.Subject: StateTrack.State] = [:]
    /// Where the payloads of the events so far went.
    var payloads: [PayloadPath] = []
    /// What the system measures, with the milliseconds that have passed.
    var watches: [Watch: Int] = [:]
    /// The limit that ran out last.
    var overrun: Overrun?
    /// What rules ask about that depend on what is being done.
    var context: FindingContext?
    package internal(set) var findings: [Finding] = []

    /// Something that waits for its turn.
    struct Pending: Sendable {
        let deed: Deed
        let rule: Rule
        let confidence: Confidence
        let scene: String?
    }

    /// What UIKit does by a rule, or the app in a callback.
    enum Deed: Sendable {
        case effect(Effect)
        case action(Action, Int, Call)
    }

    /// A flag of the process, or of one scene.
    struct FlagKey: Hashable, Sendable {
        let flag: Flag
        let scene: String?
    }

    package init(_ scenario: Scenario, preferring preference: Preference, by book: RuleBook = .standard) {
        self.scenario = scenario
        self.preference = preference
        self.book = book
        written = scenario.app.writtenActions
        owedDiscards = scenario.app.discardedSessions
        if scenario.app.lifecycle != .appDelegate {
            scenes = [Scene(id: Scene.mainID, role: .window, isNew: !scenario.app.savedSession, isOnScreen: true)]
        }
        if scenario.device.isLocked { flags.insert(FlagKey(flag: .protectedDataUnavailable, scene: nil)) }
        if !scenario.app.firstLaunch { flags.insert(FlagKey(flag: .launchedBefore, scene: nil)) }
        if scenario.app.savedState { flags.insert(FlagKey(flag: .hasSavedState, scene: nil)) }
    }

    package var isStopped: Bool { stopReason != nil }

    func isSet(_ flag: Flag, scene: String?) -> Bool {
        flags.contains(key(flag, scene))
    }

    func key(_ flag: Flag, _ scene: String?) -> FlagKey {
        FlagKey(flag: flag, scene: flag.belongsToScene ? scene : nil)
    }
}

/// Whom to believe where Apple's documentation and the logs of developers disagree.
public enum Preference: String, CaseIterable, Sendable {
    case logs, documented
}
