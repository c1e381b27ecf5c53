/// The launches that a log tells of, one after the other or side by side; what it tells of some is kept.
package struct LoggedLaunches {
    /// The launches that are wanted.
    package let selection: Selection
    /// How many launches of the app belong together.
    let span: Int
    package private(set) var count = 0
    /// What is told of the launches that are wanted.
    package private(set) var kept: [LoggedLaunch] = []
    private var processes: [LogProcess?: LoggedProcess] = [:]
    /// Who wrote last, and so is meant where a line doesn't say.
    private var writer: LogProcess?
    /// The callbacks that are logged at all, by the name of the process.
    private var logged: [String?: Set<String>] = [:]
    private var entryCount = 0
    /// The kept launches that others of their app still belong to, by the name of the process.
    private var incomplete: [String?: Int] = [:]
    /// How many callbacks there are, and how many of them stand behind a gap.
    private var spacing = (lines: 0, gaps: 0)

    /// Which launches of a log are wanted.
    package enum Selection: Equatable, Sendable {
        /// The N-th, counted from 1 in the order of their first lines, and those that belong to it.
        case one(Int)
        case all
    }

    package init(keeping selection: Selection, span: Int = 1) {
        self.selection = selection
        self.span = span
    }

    /// The first launch that is wanted.
    package var launch: LoggedLaunch? { kept.first }

    /// The name of everything that the app of the first kept launch logs, in whatever launch.
    package var names: Set<String> { launch.map(names) ?? [] }

    /// The name of everything that the app of a launch logs, in whatever launch.
    package func names(of launch: LoggedLaunch) -> Set<String> {
        logged[launch.process?.name] ?? []
    }

    /// Takes a callback; behind a gap is one with a line before it that separates it from the one before.
    package mutating func add(
        _ mention: CallbackMention, line: Int, by process: LogProcess?, isBehindGap: Bool = false
    ) throws(LogProblem) {
        let key = writer(process)
        // Where every line stands alone, gaps separate nothing.
        spacing = (spacing.lines + 1, spacing.gaps + (isBehindGap ? 1 : 0))
        let isSeparate = isBehindGap && spacing.gaps * 2 <= spacing.lines
        var state = processes[key]
        if state?.calls.isContinued(by: mention, isBehindGap: isSeparate) == true {
            processes[key]?.calls.add(mention)
            if let option = mention.launchOption { add(option, by: process) }
            return
        }
        var held: [ObservedEntry] = []
        if state?.isOver(before: mention, isBehindGap: isSeparate) ?? true {
            guard processes.count < InputLimit.processesOfLog.number else { throw .tooManyProcesses(line: line) }
            held = state?.held ?? []
            count += 1
            state = LoggedProcess(launch: count, place: beginLaunch(of: key), first: mention, isNamed: process != nil)
        }
        guard var state else { return }
        logged[key?.name, default: []].insert(mention.callback.name)
        held += state.take(mention, line: line, isBehindGap: isSeparate)
        state.isNamed = state.isNamed || process != nil
        processes[key] = state
        for entry in held { try keep(entry, at: state.place) }
    }

    /// Takes an option that a line behind that of a launch method tells of.
    mutating func add(_ option: LoggedLaunchOption, by process: LogProcess?) {
        guard let place = processes[process ?? writer]?.place, let last = kept[place].entries.indices.last,
            kept[place].entries[last].callback?.isLaunchMethod == true, kept[place].entries[last].launchOption == nil
        else { return }
        kept[place].entries[last].launchOption = option.name
        kept[place].entries[last].url = kept[place].entries[last].url ?? option.url
    }

    /// Takes note that a process is gone: the one that wrote last, where none is named.
    mutating func endProcess(_ process: LogProcess?) {
        processes[process ?? writer]?.end()
    }

    /// Keeps what was still undecided at the end of the log.
    mutating func finish() throws(LogProblem) {
        for state in processes.values.sorted(by: { $0.launch < $1.launch }) {
            for entry in state.held { try keep(entry, at: state.place) }
        }
    }

    /// Takes a line of the probe; a launch begins where the probe does.
    mutating func add(_ probe: ProbeLine, line: Int, by process: LogProcess?) throws(LogProblem) {
        let key = writer(process)
        if probe.start != nil || processes[key] == nil {
            guard processes.count < InputLimit.processesOfLog.number else { throw .tooManyProcesses(line: line) }
            count += 1
            processes[key] = LoggedProcess(launch: count, place: beginLaunch(of: key), isNamed: process != nil)
        }
        guard let state = processes[key] else { return }
        if let start = probe.start {
            // The probe tells of each of them, so that one that doesn't come is missing.
            logged[key?.name, default: []].formUnion(PostedNotification.allCases.map(\.rawValue))
            if let place = state.place, kept[place].numbers == [state.launch] { kept[place].probe = start }
        }
        guard let entry = probe.entry(line: line) else { return }
        logged[key?.name, default: []].insert(entry.name)
        try keep(entry, at: state.place)
    }

    /// Its place among the kept launches; nil where it isn't wanted.
    private mutating func beginLaunch(of process: LogProcess?) -> Int? {
        if let place = incomplete[process?.name] {
            kept[place].numbers.append(count)
            if kept[place].numbers.count == span { incomplete[process?.name] = nil }
            return place
        }
        guard selection == .all || selection == .one(count) else { return nil }
        kept.append(LoggedLaunch(process: process, numbers: [count]))
        if span > 1 { incomplete[process?.name] = kept.count - 1 }
        return kept.count - 1
    }

    private mutating func keep(_ entry: ObservedEntry, at place: Int?) throws(LogProblem) {
        guard let place else { return }
        guard entryCount < InputLimit.callbacksOfLog.number else { throw .tooManyEntries(line: entry.line) }
        entryCount += 1
        kept[place].entries.append(entry)
    }

    /// Whoever writes a line; `print` doesn't say so, and its lines stand among those of `NSLog`.
    private mutating func writer(_ process: LogProcess?) -> LogProcess? {
        guard let process else { return writer }
        let isUnknown = writer == nil || (process != writer && writer?.name == process.name)
        if isUnknown, processes[process] == nil, var unnamed = processes[writer], !unnamed.isNamed {
            // Printed lines came before the first that says who wrote them.
            processes[writer] = nil
            unnamed.isNamed = true
            processes[process] = unnamed
            if writer == nil { logged[process.name] = logged.removeValue(forKey: nil) }
            if let place = unnamed.place {
                kept[place].process = process
                if let open = incomplete.removeValue(forKey: writer?.name) { incomplete[process.name] = open }
            }
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
