/// The registration of a scene accessory.
struct SceneAccessoryRegistration: Hashable, Sendable {
    let accessory: Action.SceneAccessory
    let userInfo: Value?
}

/// The actions of the app's own code in this process that later entries depend on.
struct AppCode: Hashable, Sendable {
    /// Identifiers that have a launch handler.
    var tasks: Set<String> = []
    /// A launch method has run, and its setup is unknown.
    var unknownSetUp = false
    /// The enabled registrations, of which the latest counts.
    var sceneAccessories: [SceneAccessoryRegistration] = []
    /// The registries, managers, sessions and queries that actions have created.
    var services: Set<ServiceProtocol> = []
    /// The ones that were created after the launch methods, before the launch ended.
    var lateServices: Set<ServiceProtocol> = []
    /// Resources that were created.
    var resources: Set<String> = []
    var listeners: [Listener] = []
    /// Payloads of earlier events that are kept for the code that reads them.
    var kept: [PayloadKind: Kept] = [:]
    /// The time since the process began; nil when a metric has been stopped.
    var process: Stretch? = Stretch()
    /// The point at which a prewarmed launch waited, in words.
    var pause = ""
    var metrics: [Stretch] = []
    var scenes: [Site: Set<String>] = [:]
    /// The actions of a process before it reaches the foreground.
    var backgroundActions: [FindingContext] = []
    /// When the work on background queues is done.
    var backgroundWorkEndsMs = 0
    /// Main-thread work of this launch, until its first frame.
    var launchWork: [Work] = []

    /// A consumer of payloads that callbacks forward.
    struct Listener: Hashable, Sendable {
        let kind: PayloadKind
        var readyMs: Int
        let isBuffered: Bool
        /// It removes what is kept.
        let clears: Bool
        let site: Site
        /// The index of its entry; -1 where it was set up before the timeline begins.
        var entry: Int
        /// How many entries there were when a method deferred it; nil for one that the method sets up itself.
        var deferredAt: Int?
    }

    /// A payload that code has kept and not removed.
    struct Kept: Hashable, Sendable {
        /// The methods that forward it at state changes, and also keep it.
        let handedOutIn: Set<Callback>
        var isHandedOut: Bool
    }

    /// An action that a method has deferred.
    struct DeferredAction: Hashable, Sendable {
        let action: Action
        /// Its index among the method's actions.
        let index: Int
        let call: Call
        /// Its delay; nil if unknown.
        let afterMs: Int?
        /// The time at which it is to happen, or from which on it may.
        let dueMs: Int
        /// How many entries there were when it was deferred.
        let entry: Int
    }

    /// The time since a clock of the app's analytics was started, and its interruptions.
    struct Stretch: Hashable, Sendable {
        /// The action that started it; nil for the start of the process.
        var start: Site?
        /// The process waited, prewarmed.
        var hasWaited = false
        /// The process was in the background, and not entering the foreground.
        var wasInBackground = false
    }

    /// The listeners that receive the kept payloads of a kind, each once.
    func keepers(of kinds: [PayloadKind]) -> [Listener] {
        var sites: Set<Site> = []
        let keepers = listeners.filter { kinds.contains($0.kind) && $0.isBuffered && sites.insert($0.site).inserted }
        return Array(keepers.prefix { !$0.clears } + keepers.filter(\.clears).prefix(1))
    }

    /// The main-thread time of this launch, until its first frame.
    var launchWorkMs: Int { launchWork.reduce(0) { $0 + $1.durationMs } }

    /// The time that the next metric to be stopped has measured: since its start, or since that of the process.
    var measured: Stretch? { metrics.last ?? process }

    /// Changes every clock that runs.
    mutating func note(_ change: (inout Stretch) -> Void) {
        if var process {
            change(&process)
            self.process = process
        }
        for index in metrics.indices { change(&metrics[index]) }
    }

    /// A period of main-thread time.
    struct Work: Hashable, Sendable {
        /// Nil for the time before `main`.
        let site: Site?
        let label: String
        let durationMs: Int
    }
}
