/// The launches in a log, one after the other or interleaved; only the selected ones are kept.
package struct LoggedLaunches {
    /// The selected launches.
    package let selection: Selection
    /// The number of launches of the app that form one unit.
    let span: Int
    package private(set) var count = 0
    /// The entries of the selected launches.
    package private(set) var kept: [LoggedLaunch] = []
    private var processes: [LogProcess?: LoggedProcess] = [:]
    private var processesByPid: [Int: LogProcess] = [:]
    /// The process that wrote last, which also wrote the lines without a process name.
    private var writer: LogProcess?
    /// The callbacks that are logged at all, by the name of the process.
    private var logged: [String?: Set<String>] = [:]
    private var entryCount = 0
    /// The kept launches that need further launches of their app, by the name of the process.
    private var incomplete: [String?: Int] = [:]
    /// The number of callbacks, and the number of those after a gap.
    private var spacing = (lines: 0, gaps: 0)
    /// The launch of a process that ended and has no callbacks.
    private var withoutLaunch: LoggedLaunch?
    private var stopPlace = StopPlace.nowhere

    /// The launch of the latest stop.
    private enum StopPlace {
        /// A kept one, by its index.
        case launch(Int)
        case withoutLaunch, nowhere
    }

    /// A selection of launches in a log.
    package enum Selection: Equatable, Sendable {
        /// The N-th launch, counted from 1 in the order of their first lines, and those that belong to it.
        case one(Int)
        case all
    }

    package init(keeping selection: Selection, span: Int = 1) { (self.selection, self.span) = (selection, span) }

    package var launch: LoggedLaunch? { kept.first }

    /// The names that the app of the first kept launch logs in any launch.
    package var names: Set<String> { launch.map(names) ?? [] }

    /// The names that the app of a launch logs in any launch.
    package func names(of launch: LoggedLaunch) -> Set<String> { logged[launch.process?.name] ?? [] }

    /// Adds a callback. It is after a gap if a separator line is between it and the previous callback.
    package mutating func add(_ mention: CallbackMention, line: Int, by process: LogProcess?, isBehindGap: Bool = false)
        throws(LogProblem)
    {
        let key = writer(process)
        // If every line is separate, gaps have no meaning.
        spacing = (spacing.lines + 1, spacing.gaps + (isBehindGap ? 1 : 0))
        let isSeparate = isBehindGap && spacing.gaps * 2 <= spacing.lines
        var state = processes[key]
        if state?.hasStopped != true, state?.calls.isContinued(by: mention, isBehindGap: isSeparate) == true {
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

    /// Adds an option from a line after that of a launch method.
    mutating func add(_ option: LoggedLaunchOption, by process: LogProcess?) {
        guard let place = processes[process ?? writer]?.place, let last = kept[place].entries.indices.last,
            kept[place].entries[last].callback?.isLaunchMethod == true, kept[place].entries[last].launchOption == nil
        else { return }
        kept[place].entries[last].launchOption = option.name
        kept[place].entries[last].url = kept[place].entries[last].url ?? option.url
    }

    /// Notes the end of a process; without a name it is the process that wrote last.
    mutating func endProcess(_ process: LogProcess?) { processes[process ?? writer]?.end() }

    /// Adds the end of a process to its launch; without a launch, it counts only if the log has no callbacks.
    mutating func add(_ stop: LoggedStop, by process: LogProcess?) {
        var owner = process
        if let pid = stop.namedPid {
            let named = processesByPid[pid]
            // Device logs report the ends of other apps, too.
            if named == nil, !processesByPid.isEmpty { return stopPlace = .nowhere }
            owner = named ?? writer
        } else if !stop.isReportedBySystem || process == nil {
            owner = writer(process)
        }
        // The app ended before its first callback.
        if owner != nil, processes[owner] == nil, logged[owner?.name] != nil,
            processes.count < InputLimit.processesOfLog.number
        {
            count += 1
            processes[owner] = LoggedProcess(launch: count, place: beginLaunch(of: owner), isNamed: true)
        }
        if let state = processes[owner] {
            stopPlace = state.place.map { .launch($0) } ?? .nowhere
            processes[owner]?.stop()
            if let place = state.place { kept[place].add(stop, isNew: !state.hasStopped) }
        } else {
            stopPlace = .withoutLaunch
            let isNew = withoutLaunch == nil
            if isNew { withoutLaunch = LoggedLaunch(process: owner, numbers: [1]) }
            withoutLaunch?.add(stop, isNew: isNew)
        }
    }

    /// Adds a call to the stack of the latest stop.
    mutating func add(_ call: StackedCall) {
        switch stopPlace {
        case .launch(let place): kept[place].add(call)
        case .withoutLaunch: withoutLaunch?.add(call)
        case .nowhere: break
        }
    }

    /// Keeps the undecided entries at the end of the log.
    mutating func finish() throws(LogProblem) {
        if count == 0, let withoutLaunch {
            count = 1
            if selection == .all || selection == .one(1) { kept = [withoutLaunch] }
        }
        for state in processes.values.sorted(by: { $0.launch < $1.launch }) {
            for entry in state.held { try keep(entry, at: state.place) }
        }
    }

    /// Adds a line of the probe; a launch begins with the start of the probe.
    mutating func add(_ probe: ProbeLine, line: Int, by process: LogProcess?) throws(LogProblem) {
        let key = writer(process)
        if probe.start != nil || processes[key] == nil {
            guard processes.count < InputLimit.processesOfLog.number else { throw .tooManyProcesses(line: line) }
            count += 1
            processes[key] = LoggedProcess(launch: count, place: beginLaunch(of: key), isNamed: process != nil)
        }
        guard let state = processes[key] else { return }
        if let start = probe.start {
            // The probe reports each of them, so one that isn't reported is missing.
            logged[key?.name, default: []].formUnion(PostedNotification.allCases.map(\.rawValue))
            if let place = state.place, kept[place].numbers == [state.launch] { kept[place].probe = start }
        }
        guard let entry = probe.entry(line: line) else { return }
        logged[key?.name, default: []].insert(entry.name)
        try keep(entry, at: state.place)
    }

    /// Its index among the kept launches; nil if it isn't selected.
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

    /// The process that wrote a line. `print` doesn't name it, and its lines are mixed with those of `NSLog`.
    private mutating func writer(_ process: LogProcess?) -> LogProcess? {
        guard let process else { return writer }
        if let pid = process.pid, processesByPid.count < InputLimit.processesOfLog.number {
            processesByPid[pid] = process
        }
        let isUnknown = writer == nil || (process != writer && writer?.name == process.name)
        if isUnknown, processes[process] == nil, var unnamed = processes[writer], !unnamed.isNamed {
            // Printed lines came before the first line that names its process.
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

/// The entries of one launch, or of its logged part, or of several launches that form one unit.
package struct LoggedLaunch: Equatable {
    package var process: LogProcess?
    package var numbers: [Int]
    package var entries: [ObservedEntry] = []
    /// The ends that the log reports, one for each process.
    package private(set) var stops: [LoggedStop] = []
    /// The first line of the probe, where there is one.
    package var probe: ProbeLine.Start?
}

extension LoggedLaunch {
    /// Adds a stop, or another text of the latest one.
    fileprivate mutating func add(_ stop: LoggedStop, isNew: Bool) {
        if isNew { stops.append(stop) } else { stops[stops.count - 1].add(stop) }
    }

    fileprivate mutating func add(_ call: StackedCall) { if !stops.isEmpty { stops[stops.count - 1].add(call) } }
}

/// The reason why a log can't be compared with a model.
package enum LogProblem: Error, Equatable {
    /// A report of the system that isn't a crash report.
    case otherReport(type: String)
    case malformedReport(line: Int)
    case tooLargeReport
    case tooManyEntries(line: Int)
    case tooManyProcesses(line: Int)
    /// It begins like a line of the probe, but isn't valid.
    case malformedProbe(line: Int)
    /// It is a line of a probe that another version of the tool printed.
    case otherProbe(line: Int, format: String)
}
