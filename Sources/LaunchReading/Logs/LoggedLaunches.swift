/// The launches that a log tells of, one after the other or side by side; what it tells of some is kept.
package struct LoggedLaunches {
    /// The launch that is wanted, counted from 1 in the order of their first lines.
    package let number: Int
    /// How many launches of the app are wanted, from that one on.
    let span: Int
    package private(set) var count = 0
    package private(set) var launch: LoggedLaunch?
    private var processes: [LogProcess?: Process] = [:]
    /// Who wrote last, and so is meant where a line doesn't say.
    private var writer: LogProcess?
    /// The callbacks that are logged at all, by the name of the process.
    private var logged: [String?: Set<String>] = [:]

    /// The part of a log that belongs to one process.
    private struct Process {
        var launch: Int
        var calls = LoggedCalls()
        var hasBegun = false
        var hasLaunched = false
    }

    /// So that a log of any length needs little memory.
    package static let entryLimit = 100_000
    package static let processLimit = 100_000

    package init(keeping number: Int, span: Int = 1) {
        self.number = number
        self.span = span
    }

    /// The name of everything that the app of the kept launch logs, in whatever launch.
    package var names: Set<String> {
        logged[launch?.process?.name] ?? []
    }

    package mutating func add(_ mention: CallbackMention, line: Int, by process: LogProcess?) throws(LogProblem) {
        let key = writer(process)
        var state = processes[key]
        if state?.calls.isContinued(by: mention) == true {
            processes[key]?.calls.add(mention)
            return
        }
        if state.map({ mention.callback.begins(afterLaunch: $0.hasLaunched, afterAny: $0.hasBegun) }) ?? true {
            guard processes.count < Self.processLimit else { throw .tooManyProcesses(line: line) }
            count += 1
            state = Process(launch: count)
            beginLaunch(of: key)
        }
        guard var state else { return }
        state.calls.add(mention)
        state.hasBegun = state.hasBegun || !mention.callback.canPrecedeLaunch
        state.hasLaunched = state.hasLaunched || mention.callback.comesAfterLaunch
        processes[key] = state
        logged[key?.name, default: []].insert(mention.callback.name)
        let entry = ObservedEntry(
            line: line, mention.callback, type: mention.type, state: mention.state, scene: mention.scene,
            url: mention.url)
        try keep(entry, of: state)
    }

    /// Takes a line of the probe; a launch begins where the probe does.
    mutating func add(_ probe: ProbeLine, line: Int, by process: LogProcess?) throws(LogProblem) {
        let key = writer(process)
        if probe.start != nil || processes[key] == nil {
            guard processes.count < Self.processLimit else { throw .tooManyProcesses(line: line) }
            count += 1
            processes[key] = Process(launch: count)
            beginLaunch(of: key)
        }
        guard let state = processes[key] else { return }
        if let start = probe.start {
            // The probe tells of each of them, so that one that doesn't come is missing.
            logged[key?.name, default: []].formUnion(PostedNotification.allCases.map(\.rawValue))
            if launch?.numbers == [state.launch] { launch?.probe = start }
        }
        guard let entry = probe.entry(line: line) else { return }
        logged[key?.name, default: []].insert(entry.name)
        try keep(entry, of: state)
    }

    private mutating func beginLaunch(of process: LogProcess?) {
        if count == number {
            launch = LoggedLaunch(process: process, numbers: [count])
        } else if let launch, launch.numbers.count < span, launch.process?.name == process?.name {
            self.launch?.numbers.append(count)
        }
    }

    private mutating func keep(_ entry: ObservedEntry, of process: Process) throws(LogProblem) {
        guard var kept = launch, kept.numbers.contains(process.launch) else { return }
        launch = nil  // So that the list isn't copied.
        guard kept.entries.count < Self.entryLimit else { throw .tooManyEntries(line: entry.line) }
        kept.entries.append(entry)
        launch = kept
    }

    /// Whoever writes a line; `print` doesn't say so, and its lines stand among those of `NSLog`.
    private mutating func writer(_ process: LogProcess?) -> LogProcess? {
        guard let process else { return writer }
        if writer == nil, let unnamed = processes.removeValue(forKey: nil) {
            processes[process] = unnamed
            logged[process.name] = logged.removeValue(forKey: nil)
            if unnamed.launch == number { launch?.process = process }
        }
        writer = process
        return process
    }
}

/// The entries of one launch, or of the part of it that a log shows; or of several that belong together.
package struct LoggedLaunch: Equatable {
    package var process: LogProcess?
    package var numbers: [Int]
    package var entries: [ObservedEntry] = []
    /// The first line of the probe, where there is one.
    package var probe: ProbeLine.Start?
}

/// Why a log can't be held against a model.
package enum LogProblem: Error, Equatable {
    case tooManyEntries(line: Int)
    case tooManyProcesses(line: Int)
    /// It begins like a line of the probe, and isn't one.
    case malformedProbe(line: Int)
    /// It is a line of a probe that another version of the tool printed.
    case otherProbe(line: Int, format: String)
}

extension Callback {
    /// Whether a launch begins here, by what its process has logged before.
    fileprivate func begins(afterLaunch hasLaunched: Bool, afterAny hasBegun: Bool) -> Bool {
        switch self {
        case .willFinishLaunching: hasBegun
        case .didFinishLaunching, .applicationDidFinishLaunching: hasLaunched
        default: false
        }
    }

    /// Whether it shows that the launch methods are over, because only they can come before.
    fileprivate var comesAfterLaunch: Bool {
        self != .willFinishLaunching && !canPrecedeLaunch
    }

    /// A storyboard may be loaded, and state be restored, before the app's delegate hears of the launch.
    fileprivate var canPrecedeLaunch: Bool {
        switch self {
        case .appInit, .awakeFromNib, .viewDidLoad, .shouldRestoreState, .shouldRestoreSecureState,
            .viewControllerWithRestorationPath, .restorationFactory, .decodeRestorableState, .didDecodeState,
            .finishedRestoringState:
            true
        default: false
        }
    }
}
