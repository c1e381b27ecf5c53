/// The state at one moment: the process, the system, the current event, and the record.
package struct World: Sendable {
    /// The app, with every action in the scenario.
    let described: DescribedApp
    let preference: Preference
    var governing: GoverningRules
    let limits: TraceLimits
    package internal(set) var process = Process()
    package internal(set) var system: System
    var current = CurrentEvent()
    package internal(set) var record = Record()

    /// The app's process, with everything that ends with it.
    package struct Process: Hashable, Sendable {
        package internal(set) var state = AppState.notRunning
        var flags = ProcessFlags()
        var hasApplication = false
        /// The last return values of the methods that return a Bool.
        var returned: [Callback: Bool] = [:]
        /// The remaining work, the next item last.
        var agenda: [AgendaItem] = []
        var pausedLaunch: [AgendaItem] = []
        /// The actions that methods have deferred, in their order, each with the rule of its method.
        var deferred: [AgendaItem] = []
        var code = AppCode()
        /// The watchdogs that run, with the milliseconds that have passed.
        var watchdogs: [Watchdog: Int] = [:]
    }

    /// The part of the world that outlives the process.
    package struct System: Hashable, Sendable {
        package internal(set) var scenes: [Scene] = []
        var flags = CaseSet<Flag>()
        var owedDiscards = 0
        /// The last process was stopped, and didn't end by itself.
        var isStopped = false
    }

    /// The current event; none before the first.
    struct CurrentEvent: Sendable {
        var event: EventAtHand?
        var index: Int?
        /// The rules of this event on this system.
        var stateDisagreements: [StateDisagreement] = []
        /// The index of its own entry.
        var firstEntry = 0
        /// The scene that the event is for.
        var targetID = Scenario.mainScene
        /// The times at which the scenes connected that have done so.
        var connectedMs: [String: Int] = [:]
        /// The payload on its way; nil if the event has none.
        var delivery: Delivery?
        /// The limit that ran out last.
        var overrun: Overrun?
        /// The callback or action being done, for rules that ask about it.
        var context: FindingContext?
        /// The confidence that the current entry occurs at all.
        var confidence = Confidence.documented
        /// The same, regardless of its position.
        var coming = Confidence.documented
        /// The rule at which the doubt of the current entry begins: the first in doubt that led to it.
        var doubt: Timeline.Doubt?
        /// The rules whose doubt an entry of this event shows, by its own mark or as what follows from them.
        var shownDoubts: Set<String> = []
        /// Nothing comes after it, so that all deferred actions still run.
        var isLast = false
    }

    /// The events of the timeline so far, and their findings.
    package struct Record: Sendable {
        /// The entries, or those of the current event if the run forwards them.
        package internal(set) var entries: [Timeline.Entry] = []
        /// How many entries have been forwarded.
        var handedOn = 0
        var keeping = Keeping.everything
        package internal(set) var findings: [Finding] = []
        /// The findings about declarations that no entry has shown yet.
        var unplaced: [Int] = []
        /// The same without their texts, to check whether one is known.
        var reported: Set<Reported> = []
        /// The first trigger at which more than one rule applied; none in a consistent rule book.
        var conflict: RuleConflict?
        /// The decisions between rules; nil if they aren't requested.
        package internal(set) var decisions: [RuleDecision]?
        /// Rules that are evaluated in addition to those of the book; nil for none.
        package internal(set) var alternatives: Alternatives?
        var nowMs = 0
        /// The actions among the entries, by index.
        var actions: [Int: WrittenAction] = [:]
        /// The confidence that entries occur, by index: if only their place is in doubt, and for forwarded ones that
        /// are analyzed only when their process ends.
        var grounds: [Int: Confidence] = [:]
        /// The states before the first event.
        package internal(set) var initialStates: [Timeline.Subject: Timeline.State] = [:]
        /// The paths of the payloads so far.
        var payloads: [PayloadPath] = []
        var lastPayloads: [PayloadKind: (path: PayloadPath, carrier: Callback?)] = [:]
        /// The paths of the methods that have been called, and of those called before the timeline begins.
        var called: Set<Site> = []
        var calledBefore: Set<Site> = []
        /// The rules of the entries that have been forwarded, and those whose calls found no method.
        var rulesWithoutEntries: Set<String> = []
        /// The events that can't happen any more, because the process was stopped.
        var unreached: [EventKind] = []
    }

    /// A mistake that needn't be reported again.
    struct Reported: Hashable {
        let rule: String
        /// Empty if the rule reports it once, regardless of the causes.
        let causes: [ScenarioPath]
    }

    /// Something that waits for its turn.
    struct AgendaItem: Hashable, Sendable {
        let work: Work
        let rule: Rule
        /// The confidence that it occurs, and here.
        let confidence: Confidence
        /// The confidence that it occurs.
        let coming: Confidence
        /// The first rule in doubt that led to it.
        var doubt: Timeline.Doubt?
        let scene: String?

        /// The same if an earlier event has shown the doubt.
        var withoutDoubt: AgendaItem {
            var item = self
            item.doubt = nil
            return item
        }

        /// Something that UIKit does by a rule, or the app in a callback.
        enum Work: Hashable, Sendable {
            case effect(Effect)
            indirect case action(Action, Int, Call)
            /// An action after its method has returned.
            indirect case deferred(AppCode.DeferredAction)
        }
    }

    package init(
        _ scenario: Scenario, preferring preference: Preference, by book: RuleBook = .standard,
        within limits: TraceLimits = .standard
    ) {
        described = DescribedApp(scenario)
        self.preference = preference
        governing = GoverningRules(book, of: described)
        self.limits = limits
        system = System(scenario)
    }

    package var scenario: Scenario { described.scenario }

    var book: RuleBook { governing.book }

    package var isStopped: Bool { system.isStopped }

    /// The same moment, continued with the rules of another world of the same app.
    package func governed(like other: World) -> World {
        var world = self
        world.governing = other.governing
        return world
    }

    /// Starts the evaluation of alternatives from here on.
    package mutating func ask(_ alternatives: Alternatives?) { record.alternatives = alternatives }

    func isSet(_ flag: Flag, scene: String?) -> Bool { flags(scene: scene).contains(flag) }

    mutating func set(_ flag: Flag, scene: String?) {
        switch flag.owner {
        case .process, .launch: process.flags.insert(FlagKey(flag: flag, scene: nil))
        case .scene: process.flags.insert(FlagKey(flag: flag, scene: scene))
        case .system: system.flags.insert(flag)
        }
    }

    mutating func clear(_ flag: Flag, scene: String?) {
        switch flag.owner {
        case .process, .launch: process.flags.remove(FlagKey(flag: flag, scene: nil))
        case .scene: process.flags.remove(FlagKey(flag: flag, scene: scene))
        case .system: system.flags.remove(flag)
        }
    }
}

extension World.System {
    init(_ scenario: Scenario) {
        let app = scenario.app
        owedDiscards = app.discardedSessions
        if app.lifecycle != .appDelegate {
            scenes = [Scene(id: Scenario.mainScene, role: .window, isNew: !app.savedSession, isOnScreen: true)]
        }
        if scenario.device.isLocked { SystemValue.flagsBeforeUnlock.value.forEach { flags.insert($0) } }
        if !app.firstLaunch { flags.insert(.launchedBefore) }
        if app.savedState { flags.insert(.hasSavedState) }
    }
}
