/// The part of a log that belongs to one process.
struct LoggedProcess {
    let launch: Int
    /// The index of the launch among the kept ones; nil if it isn't kept.
    let place: Int?
    var calls = LoggedCalls()
    /// Whether a line of this launch names its process.
    var isNamed: Bool
    /// Entries that belong to the next launch, if one begins after them.
    private(set) var held: [ObservedEntry] = []
    /// The callback that the launch began with.
    private let first: CallbackMention?
    private var hasBegun = false
    private var hasLaunched = false
    private var hasEnded = false
    /// Whether the log reports that it was stopped.
    private(set) var hasStopped = false

    init(launch: Int, place: Int?, first: CallbackMention? = nil, isNamed: Bool) {
        self.launch = launch
        self.place = place
        self.first = first
        self.isNamed = isNamed
    }

    /// More entries than occur before the launch methods.
    private static let heldLimit = 50
    /// So that many long lines need little memory.
    private static let remarkLimit = 512

    /// Whether another launch begins with a callback.
    func isOver(before mention: CallbackMention, isBehindGap: Bool) -> Bool {
        switch mention.callback {
        case .willFinishLaunching where hasBegun: true
        case .didFinishLaunching where hasLaunched, .applicationDidFinishLaunching where hasLaunched: true
        default:
            (hasEnded && !mention.callback.isLeaving)
                || (isBehindGap && hasLaunched && mention.callback.beginsAnything && isFirst(mention))
        }
    }

    /// Adds a callback of this launch, and returns the entries that are now certain.
    mutating func take(_ mention: CallbackMention, line: Int, isBehindGap: Bool) -> [ObservedEntry] {
        let entry = ObservedEntry(
            line: line, mention.callback, type: mention.type, state: mention.state, scene: mention.scene,
            url: mention.url, remark: String(mention.remark.prefix(Self.remarkLimit)),
            launchOption: mention.launchOption?.name)
        let mayPrecede = mention.callback.canPrecedeLaunch && hasLaunched
        calls.add(mention)
        hasBegun = hasBegun || !mention.callback.canPrecedeLaunch
        hasLaunched = hasLaunched || mention.callback != .willFinishLaunching && !mention.callback.canPrecedeLaunch
        hasEnded = hasEnded || mention.callback == .applicationWillTerminate
        if mayPrecede, held.count < Self.heldLimit, !held.isEmpty || isBehindGap || isFirst(mention) {
            held.append(entry)
            return []
        }
        defer { held = [] }
        return held + [entry]
    }

    /// After this, any call except one that reports the end belongs to another launch.
    mutating func end() { hasEnded = true }

    mutating func stop() { (hasEnded, hasStopped) = (true, true) }

    /// Whether the launch began with the same call of the same object.
    private func isFirst(_ mention: CallbackMention) -> Bool {
        first.map { $0.callback == mention.callback && $0.type == mention.type && $0.scene == mention.scene } == true
    }
}

extension Callback {
    /// A storyboard may be loaded, and state may be restored, before the app delegate is notified of the launch.
    var canPrecedeLaunch: Bool {
        switch self {
        case .appInit, .awakeFromNib, .viewDidLoad, .shouldRestoreState, .shouldRestoreSecureState,
            .viewControllerWithRestorationPath, .restorationFactory, .decodeRestorableState, .didDecodeState,
            .finishedRestoringState:
            true
        default: false
        }
    }

    /// Whether it occurs at the beginning of a process, window or view, but not when the user returns.
    fileprivate var beginsAnything: Bool {
        switch self {
        case .appInit, .awakeFromNib, .viewDidLoad, .configurationForConnecting, .sceneWillConnect: true
        default: false
        }
    }

    /// Whether it can still occur after the app is notified of its termination.
    fileprivate var isLeaving: Bool {
        switch self {
        case .applicationWillTerminate, .sceneDidDisconnect, .didDiscardSceneSessions, .applicationWillResignActive,
            .sceneWillResignActive, .applicationDidEnterBackground, .sceneDidEnterBackground, .viewWillDisappear,
            .viewDidDisappear:
            true
        default: false
        }
    }
}
