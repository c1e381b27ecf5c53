/// The part of a log that belongs to one process.
struct LoggedProcess {
    let launch: Int
    /// The place of the launch among those that are kept; nil where it isn't.
    let place: Int?
    var calls = LoggedCalls()
    /// Whether a line of this launch says which process wrote it.
    var isNamed: Bool
    /// Entries that are those of the next launch, if one begins behind them.
    private(set) var held: [ObservedEntry] = []
    /// The callback that the launch began with.
    private let first: CallbackMention?
    private var hasBegun = false
    private var hasLaunched = false
    private var hasEnded = false

    init(launch: Int, place: Int?, first: CallbackMention? = nil, isNamed: Bool) {
        self.launch = launch
        self.place = place
        self.first = first
        self.isNamed = isNamed
    }

    /// More than come before the launch methods.
    private static let heldLimit = 50
    /// So that many long lines need little memory.
    private static let remarkLimit = 512
}

extension LoggedProcess {
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

    /// Takes a callback of this launch, and hands on what is certain now.
    mutating func take(_ mention: CallbackMention, line: Int, isBehindGap: Bool) -> [ObservedEntry] {
        let entry = ObservedEntry(
            line: line, mention.callback, type: mention.type, state: mention.state, scene: mention.scene,
            url: mention.url, remark: String(mention.remark.prefix(Self.remarkLimit)),
            launchOption: mention.launchOption?.name)
        let mayPrecede = mention.callback.canPrecedeLaunch && hasLaunched
        calls.add(mention)
        hasBegun = hasBegun || !mention.callback.canPrecedeLaunch
        hasLaunched = hasLaunched || mention.callback.comesAfterLaunch
        hasEnded = hasEnded || mention.callback == .applicationWillTerminate
        if mayPrecede, held.count < Self.heldLimit, !held.isEmpty || isBehindGap || isFirst(mention) {
            held.append(entry)
            return []
        }
        defer { held = [] }
        return held + [entry]
    }

    /// Whatever is called next, but for what tells of the end, is of another launch.
    mutating func end() {
        hasEnded = true
    }

    /// Whether the launch began with the same call of the same object.
    private func isFirst(_ mention: CallbackMention) -> Bool {
        first.map { $0.callback == mention.callback && $0.type == mention.type && $0.scene == mention.scene } == true
    }
}

extension Callback {
    /// Whether it shows that the launch methods are over, because only they can come before.
    fileprivate var comesAfterLaunch: Bool {
        self != .willFinishLaunching && !canPrecedeLaunch
    }

    /// A storyboard may be loaded, and state be restored, before the app's delegate hears of the launch.
    var canPrecedeLaunch: Bool {
        switch self {
        case .appInit, .awakeFromNib, .viewDidLoad, .shouldRestoreState, .shouldRestoreSecureState,
            .viewControllerWithRestorationPath, .restorationFactory, .decodeRestorableState, .didDecodeState,
            .finishedRestoringState:
            true
        default: false
        }
    }

    /// Whether it comes at the beginning of something, and not again when the user comes back.
    fileprivate var beginsAnything: Bool {
        switch self {
        case .appInit, .awakeFromNib, .viewDidLoad, .configurationForConnecting, .sceneWillConnect: true
        default: false
        }
    }

    /// Whether it can still come when the app has been told of its end.
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
