/// `launchtrace verify`.
struct Verify: ToolCommand {
    let task: Task
    let log: Input
    /// The launches to take; nil where none is named, which is the first, or every one for a folder.
    let launch: LoggedLaunches.Selection?

    /// The purpose for which the log is read.
    enum Task: Equatable, Sendable {
        case compare(Comparison)
        /// Hold the recordings below paths against the model.
        case holdRecordings([String])
        case suggest(Suggestion)
    }

    /// The scenario that the log suggests, and the place for it.
    struct Suggestion: Equatable, Sendable {
        let form: SuggestionForm
        let place: Place

        /// Where it is written to.
        enum Place: Equatable, Sendable {
            /// A file; nil for standard output.
            case file(String?)
            /// A folder that gets a file for each launch.
            case folder(String)
        }
    }

    /// The scenario that the log is compared with, and the output.
    struct Comparison: Equatable, Sendable {
        let subject: LaunchSubject
        let tracing: ScenarioTracing
        /// Callbacks that are compared even if the log never shows them.
        let expected: [Callback]
        let output: ProductOutput<VerifiedLaunches, Palette>
    }
}

extension Verify {
    static let spec = CommandSpec(
        operands: "[SCENARIO [TRIGGER ...]] LOG|RECORDINGS",
        options: [
            .from, .warm, .target, .plist, .entitlements, .sources, .verifyFormat, .output, .expect, .launch,
            .scenarioFromLog, .suggestionForm, .folder, .prefer, .set, .root, .color, .help,
        ], brief: [.plist, .entitlements, .sources], purpose: "Compare the console log of a real app with a scenario.",
        remarks: [
            "LOG is a crash report (.ips, .crash), or a console log that contains the names of callbacks, such as "
                + "application(_:open:options:). \"-\" is standard input. Predicted callbacks that LOG lacks are ignored, unless --expect names them. A note "
                + "lists the callbacks in LOG that the app in the scenario doesn't have. A crash or a kill is a difference, unless the "
                + "scenario has an event \"terminate\".",
            "For a project or an app file, TRIGGER names the launch (default: from LOG).",
            "RECORDINGS is a JSON file of observed callbacks and their scenario, or a folder of such files.",
        ],
        examples: [
            "launchtrace verify cold.json console.txt --launch all --expect viewDidLoad",
            "launchtrace verify MyApp.xcodeproj openURL console.txt",
            "launchtrace verify --scenario-from-log console.txt -d Launches", "launchtrace verify Examples/observed",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        let words = arguments.operands
        guard let last = words.last else {
            throw .missingOperand(arguments.contains(.scenarioFromLog) ? "LOG" : "SCENARIO")
        }
        log = Input(last)
        if arguments.contains(.scenarioFromLog) {
            if words.count > 1 { throw .unexpectedOperand(words[1]) }
            task = .suggest(try Suggestion(arguments))
        } else if words.count == 1, !arguments.contains(.sources) {
            if last.isOfProject { throw .missingOperand("LOG") }
            if Self.logEndings.contains(where: last.hasSuffix) { throw .missingScenario(last) }
            try Self.refuseOptionsOfLogs(arguments)
            task = .holdRecordings(words)
        } else {
            let comparison = try Comparison(arguments)
            if comparison.subject.input == .standardInput, log == .standardInput { throw .repeatedStandardInput }
            task = .compare(comparison)
        }
        if arguments.contains(.folder), !arguments.contains(.scenarioFromLog) { throw .folderWithoutSuggestion }
        launch = try arguments.value(of: .launch).map { text throws(UsageError.Mistake) in
            if text == "all" { return .all }
            guard let number = Int(text), number > 0 else { throw .malformedLaunch(text) }
            return .one(number)
        }
    }

    private static let logEndings = [".ips", ".crash", ".log", ".txt"]

    /// Recordings say themselves which launch is meant on which system, and there is one form of the answer.
    private static func refuseOptionsOfLogs(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        if arguments.contains(.suggestionForm) { throw .formWithoutSuggestion }
        let options: [Option] = [.verifyFormat, .output, .expect, .launch, .from, .warm, .target, .prefer, .set]
        if let option = options.first(where: arguments.contains) { throw .logOptionBesideRecordings(option) }
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) throws(Failure) -> CommandOutcome {
        switch task {
        case .compare(let comparison): return try outcome(of: comparison, files, terminal)
        case .suggest(let suggestion): return try outcome(of: suggestion, files)
        case .holdRecordings(let paths): return Self.outcome(ofRecordings: paths, files)
        }
    }

    private func outcome(of comparison: Comparison, _ files: FileAccess, _ terminal: TerminalFacts) throws(Failure)
        -> CommandOutcome
    {
        let (traced, launches) = try held(comparison, files)
        let verified = VerifiedLaunches(
            launches, of: log.name,
            with: LogComparison(
                scenario: traced.read.scenario, timeline: traced.timeline, tracing: comparison.tracing,
                expected: comparison.expected))
        var outcome = comparison.output.outcome(
            of: verified, in: comparison.output.palette(terminal), madeFrom: [comparison.subject.input, log],
            status: verified.holds ? 0 : 1)
        if verified.isEmpty {
            outcome.stderr = complaint(
                launches.count == 0
                    ? Self.nothingFound(log)
                    : "nothing to compare: no callback in \(quotedIfNeeded(log.name)) is called in the scenario")
            outcome.status = 2
        } else {
            outcome.stderr = verified.notes(expecting: comparison.expected)
        }
        outcome.stderr = traced.read.warnings.warningText() + outcome.stderr
        return outcome
    }

    private func outcome(of suggestion: Suggestion, _ files: FileAccess) throws(Failure) -> CommandOutcome {
        switch suggestion.place {
        case .file(let path):
            let launches = try read(files, launch ?? .one(1), span: 1)
            guard let first = launches.kept.first(where: { !$0.entries.isEmpty }) else { throw .noCallback(log) }
            if launches.kept.count > 1 { throw .tooManyForOne(log, launches.count) }
            let text = suggestion.text(of: first, in: launches, named: log.title, log)
            var outcome = CommandOutcome(product: text, to: path, madeFrom: [log])
            if launch == nil, launches.count > 1 {
                outcome.stderr = note(
                    "this is launch 1 of \(launches.count) of \(log.name); use --launch N, or -d DIR to write all")
            }
            return outcome
        case .folder(let folder):
            if let refusal = files.refusal(ofOutputFolder: folder) { return refusal }
            let launches = try read(files, launch ?? .all, span: 1)
            let files = suggestion.files(of: launches, log, in: folder)
            if files.isEmpty { throw .noCallback(log) }
            return CommandOutcome(files: files)
        }
    }

    func read(_ files: FileAccess, _ selection: LoggedLaunches.Selection, span: Int) throws(Failure) -> LoggedLaunches {
        var reader = LogReader(keeping: selection, span: span)
        try rethrow(as: { Failure.unreadable(log, $0) }) { () throws(FileProblem) in
            _ = try files.leadsElsewhere(log, as: nil)
            try files.stream(log) { piece in
                reader.read(piece) { parts in files.parallelWork.results(parts.count, .short) { parts[$0].filtered() } }
            }
        }
        let launches = try rethrow(as: { Failure.tooMuch(log, $0) }) { () throws(LogProblem) in try reader.finish() }
        // A log without any callback has a message of its own.
        if case .one(let number) = selection, launches.launch == nil, launches.count > 0 {
            throw .noLaunch(log, number, of: launches.count)
        }
        return launches
    }

    /// Why there is nothing to compare.
    fileprivate static func nothingFound(_ log: Input) -> String { "no callback found in \(quotedIfNeeded(log.name))" }
}

/// A line for stderr that keeps an answer from being taken for more than it is.
private func note(_ message: String) -> String { "\(ToolInfo.name): note: \(message.printable)\n" }

extension Verify.Comparison {
    fileprivate init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        if arguments.contains(.suggestionForm) { throw .formWithoutSuggestion }
        subject = try LaunchSubject(arguments, without: 1)
        tracing = try ScenarioTracing(arguments)
        var expected: [Callback] = []
        for word in arguments.values(of: .expect) {
            guard let callbacks = CallbackSpelling.names[word] else { throw .unknownCallback(word) }
            expected += callbacks
        }
        self.expected = expected
        output = try ProductOutput(arguments, .verifyFormat, among: ConformanceFormat.all)
    }
}

extension Verify {
    /// Why nothing can be said of a log.
    enum Failure: CommandFailure {
        case tracing(ScenarioTracing.Failure)
        case unreadable(Input, FileProblem)
        case tooMuch(Input, LogProblem)
        case noLaunch(Input, Int, of: Int)
        case noCallback(Input)
        /// Several launches, of which one scenario can't be made.
        case tooManyForOne(Input, Int)

        var text: String {
            switch self {
            case .tracing(let failure): failure.text
            case .unreadable(let log, let problem): complaint("cannot read \(quotedPath(log.name)): \(problem.reason)")
            case .tooMuch(let log, let problem): complaint("\(quotedIfNeeded(log.name)):\(problem.text)")
            case .noLaunch(let log, let number, let count):
                complaint("\(quotedIfNeeded(log.name)) contains \(launches(count)), no launch \(number)")
            case .noCallback(let log): complaint(Verify.nothingFound(log))
            case .tooManyForOne(let log, let count):
                complaint("\(quotedIfNeeded(log.name)) contains \(launches(count)); use -d DIR to write all")
            }
        }
    }
}

private func launches(_ count: Int) -> String { count == 1 ? "1 launch" : "\(count) launches" }

extension LogProblem {
    fileprivate var text: String {
        switch self {
        case .otherReport(let type): "1: a report of type \(type.quoted), not a crash report (type \"309\")"
        case .malformedReport(let line): "\(line): invalid JSON in a crash report"
        case .tooLargeReport: InputLimit.fileSize.excess
        case .tooManyEntries(let line): "\(line): \(InputLimit.callbacksOfLog.excess)"
        case .tooManyProcesses(let line): "\(line): \(InputLimit.processesOfLog.excess)"
        case .malformedProbe(let line): "\(line): malformed line of \(ToolInfo.name) probe"
        case .otherProbe(let line, let format):
            "\(line): unsupported format \(format) of the probe; this \(ToolInfo.name) reads \(ProbeLine.format)"
        }
    }
}

extension VerifiedLaunches {
    init(_ launches: LoggedLaunches, of log: String, with comparison: LogComparison) {
        timeline = comparison.timeline
        form =
            launches.selection == .all
            ? .all(launches.kept.map { comparison.verified($0, of: launches, in: log) })
            : .one(comparison.verified(launches.launch, of: launches, in: log))
    }

    /// The remarks that keep the answer from being taken for that of the whole log, or of every callback.
    fileprivate func notes(expecting expected: [Callback]) -> String {
        var notes: [String] = []
        if case .one(let log) = form, let title = log.launchTitle, log.count > log.launch?.numbers.count ?? 0 {
            notes.append("this is \(title) of \(log.log); --launch N selects another, --launch all compares all")
        }
        if logs.contains(where: { $0.launch?.probe?.isEarly == false }) {
            notes.append("the probe started late, so earlier calls may be missing; start it in an init()")
        }
        let names = Set(timeline.entries.filter { $0.kind == .callback }.map(\.name))
        for callback in expected where !names.contains(callback.name) {
            notes.append("the model never calls \(callback.name) here, so it can't be missing")
        }
        return notes.map(note).joined()
    }
}
