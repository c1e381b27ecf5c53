/// The latest calls of a process: an app may write several lines during one call.
struct LoggedCalls {
    private var latest: [Callee: Call] = [:]
    /// The calls that have begun and may not have ended.
    private var open: Set<Callback> = []
    /// Whether an entry has occurred that can't occur before the end of the launch methods.
    private var hasGoneOn = false

    /// The receiver, as far as the log names it.
    private struct Callee: Hashable {
        let receiver: Receiver
        let type: String?

        init(_ mention: CallbackMention) {
            receiver = mention.callback.receiver
            type = mention.type
        }
    }

    private struct Call {
        let callback: Callback
        let scene: String?
        let state: Timeline.State?
        let sourceLine: Int?
        let remark: String
        let isEnded: Bool
    }

    /// Whether a line belongs to a call that an earlier line has reported: it reports the end of the call, or is
    /// further down in the same method, or adds facts to a call that can't occur twice in a row.
    func isContinued(by mention: CallbackMention, isBehindGap: Bool) -> Bool {
        if mention.isEnd, open.contains(mention.callback) { return true }
        guard let call = latest[Callee(mention)], call.callback == mention.callback, call.scene == mention.scene,
            !call.isEnded
        else { return false }
        if mention.callback.isLaunchMethod {
            // The options are logged once per call.
            guard !isBehindGap, !hasGoneOn, !mention.remark.hasLabel(of: call.remark) else { return false }
        }
        if let before = call.sourceLine, let now = mention.sourceLine { return now > before }
        return mention.callback.isChange && mention.remark != call.remark && mention.state == call.state
    }

    mutating func add(_ mention: CallbackMention) {
        // More than any app has. The count is limited because the names come from the log.
        if latest.count > 200 { latest = [:] }
        if mention.callback.isLaunchMethod {
            hasGoneOn = false
        } else if !mention.callback.canPrecedeLaunch {
            hasGoneOn = true
        }
        if mention.isEnd { open.remove(mention.callback) } else { open.insert(mention.callback) }
        latest[Callee(mention)] = Call(
            callback: mention.callback, scene: mention.scene, state: mention.state, sourceLine: mention.sourceLine,
            remark: mention.remark, isEnded: mention.isEnd)
    }
}

extension String {
    /// Whether both begin with the same label: `, launchOptions: nil`
    fileprivate func hasLabel(of other: String) -> Bool {
        let (mine, its) = (label, other.label)
        return mine != nil && mine == its
    }

    private var label: String? {
        let words = LogWords(Array(utf8)[...].drop { !$0.isWord })
        return words.isFirstSetOff ? words.first : nil
    }
}

extension Callback {
    var isLaunchMethod: Bool {
        switch self {
        case .willFinishLaunching, .didFinishLaunching, .applicationDidFinishLaunching: true
        default: false
        }
    }

    /// Whether another callback of the same object must occur before it can occur again.
    fileprivate var isChange: Bool {
        switch self {
        case .willFinishLaunching, .didFinishLaunching, .applicationDidFinishLaunching, .applicationDidBecomeActive,
            .applicationWillResignActive, .applicationDidEnterBackground, .applicationWillEnterForeground,
            .applicationWillTerminate, .sceneWillConnect, .sceneDidDisconnect, .sceneWillEnterForeground,
            .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground, .viewDidLoad, .viewWillAppear,
            .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
            true
        default: false
        }
    }
}
