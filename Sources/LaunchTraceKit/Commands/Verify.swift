/// `launchtrace verify`.
struct Verify: Equatable, Sendable {
    let task: Task
    let log: Input
    /// The launch to take, counted from 1.
    let launch: Int

    /// The purpose for which the log is read.
    enum Task: Equatable, Sendable {
        case compare(Comparison)
        /// Hold the recordings below paths against the model.
        case holdRecordings([String])
        case suggest(Suggestion)
    }

    /// The scenario that the log suggests, and the file for it; nil for standard output.
    struct Suggestion: Equatable, Sendable {
        let form: SuggestionForm
        let output: String?
    }

    /// The scenario that the log is compared with, and the output.
    struct Comparison: Equatable, Sendable {
        let scenario: Input
        let tracing: ScenarioTracing
        /// Callbacks that are compared even if the log never shows them.
        let expected: [Callback]
        let output: ProductOutput<VerifiedLog, Palette>
    }
}

extension Verify {
    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        let names = arguments.contains(.scenarioFromLog) ? ["LOG"] : ["SCENARIO", "LOG"]
        if arguments.operands.isEmpty { throw .missingOperand(names[0]) }
        if arguments.operands.count > names.count { throw .unexpectedOperand(arguments.operands[names.count]) }
        let inputs = arguments.operands.map(Input.init)
        if inputs.count(where: { $0 == .standardInput }) > 1 { throw .repeatedStandardInput }
        log = inputs[inputs.count - 1]
        if arguments.contains(.scenarioFromLog) {
            task = .suggest(try Suggestion(arguments))
        } else if inputs.count == 1 {
            task = .holdRecordings(arguments.operands)
        } else {
            task = .compare(try Comparison(arguments, of: inputs[0]))
        }
        launch =
            try arguments.value(of: .launch).map { text throws(UsageError.Mistake) in
                guard let number = Int(text), number > 0 else { throw .malformedLaunch(text) }
                return number
            } ?? 1
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        do throws(Failure) {
            switch task {
            case .compare(let comparison): return try outcome(of: comparison, files, terminal)
            case .suggest(let suggestion): return try outcome(of: suggestion, files)
            case .holdRecordings(let paths): return Self.outcome(ofRecordings: paths, files)
            }
        } catch {
            return CommandOutcome(stderr: error.text, status: 2)
        }
    }

    private func outcome(
        of comparison: Comparison, _ files: FileAccess, _ terminal: TerminalFacts
    ) throws(Failure) -> CommandOutcome {
        let timeline: Timeline
        do throws(ScenarioTracing.Failure) {
            timeline = try comparison.tracing.trace(comparison.scenario, files).timeline
        } catch {
            throw .tracing(error)
        }
        let launches = try read(files, span: timeline.launchCount)
        let verified = VerifiedLog(launches, of: log.name, with: timeline, expecting: comparison.expected)
        var outcome = comparison.output.outcome(
            of: verified, in: comparison.output.palette(terminal), madeFrom: [comparison.scenario, log],
            status: verified.conformance.holds ? 0 : 1)
        if verified.conformance.isEmpty {
            outcome.stderr = complaint(
                "no callback is found in \(quotedIfNeeded(log.name)), so there is nothing to compare")
            outcome.status = 2
        } else {
            outcome.stderr = verified.notes(expecting: comparison.expected)
        }
        return outcome
    }

    private func outcome(of suggestion: Suggestion, _ files: FileAccess) throws(Failure) -> CommandOutcome {
        let launches = try read(files, span: 1)
        guard let launch = launches.launch else { throw .noCallback(log) }
        let scenario = SuggestedScenario(of: launch, logged: launches.names, name: log.title)
        let product =
            switch suggestion.form {
            case .scenario: scenario.text
            case .recording: LogRecording(launch: launch, suggestion: scenario, log: log.file).text
            }
        return CommandOutcome(product: product, to: suggestion.output, madeFrom: [log])
    }

    private func read(_ files: FileAccess, span: Int) throws(Failure) -> LoggedLaunches {
        var reader = LogReader(keeping: .one(launch), span: span)
        do throws(FileProblem) {
            try files.stream(log) { reader.read($0) }
        } catch {
            throw .unreadable(log, error)
        }
        let launches: LoggedLaunches
        do throws(LogProblem) {
            launches = try reader.finish()
        } catch {
            throw .tooMuch(log, error)
        }
        // A log without any callback has a message of its own.
        guard launches.launch != nil || launches.count == 0 else { throw .noLaunch(log, launch, of: launches.count) }
        return launches
    }
}

extension Verify.Suggestion {
    fileprivate init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        form = try arguments.choice(.suggestionForm, among: SuggestionForm.allCases, by: \.rawValue) ?? .scenario
        output = arguments.outputPath
    }
}

extension Verify.Comparison {
    fileprivate init(_ arguments: ParsedArguments, of scenario: Input) throws(UsageError.Mistake) {
        if arguments.contains(.suggestionForm) { throw .formWithoutSuggestion }
        self.scenario = scenario
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
    enum Failure: Error {
        case tracing(ScenarioTracing.Failure)
        case unreadable(Input, FileProblem)
        case tooMuch(Input, LogProblem)
        case noLaunch(Input, Int, of: Int)
        case noCallback(Input)

        var text: String {
            switch self {
            case .tracing(let failure): failure.text
            case .unreadable(let log, let problem):
                complaint("cannot read \(quotedIfNeeded(log.name)): \(problem.reason)")
            case .tooMuch(let log, let problem): complaint("\(quotedIfNeeded(log.name)):\(problem.text)")
            case .noLaunch(let log, let number, let count):
                complaint("\(quotedIfNeeded(log.name)) holds \(launches(count)); there is no launch \(number)")
            case .noCallback(let log): complaint("no callback is found in \(quotedIfNeeded(log.name))")
            }
        }
    }
}

private func launches(_ count: Int) -> String {
    count == 1 ? "1 launch" : "\(count) launches"
}

extension LogProblem {
    fileprivate var text: String {
        switch self {
        case .tooManyEntries(let line): "\(line): more than \(LoggedLaunches.entryLimit) callbacks in one launch"
        case .tooManyProcesses(let line): "\(line): more than \(LoggedLaunches.processLimit) processes"
        case .malformedProbe(let line): "\(line): not a line of \(ToolInfo.name) probe, although it begins like one"
        case .otherProbe(let line, let format):
            "\(line): the probe's format is \(format), and this \(ToolInfo.name) reads \(ProbeLine.format)"
        }
    }
}

extension VerifiedLog {
    init(_ launches: LoggedLaunches, of log: String, with timeline: Timeline, expecting expected: [Callback]) {
        let names = launches.names.union(expected.map(\.name))
        self.timeline = timeline
        self.log = log
        count = launches.count
        launch = launches.launch
        conformance = Conformance(
            of: launches.launch?.entries ?? [], with: timeline, comparing: names)
    }

    /// The remarks that keep the answer from being taken for that of the whole log, or of every callback.
    fileprivate func notes(expecting expected: [Callback]) -> String {
        var notes: [String] = []
        if let launchTitle, count > launch?.numbers.count ?? 0 {
            notes.append("this is \(launchTitle) of \(log); --launch N takes another")
        }
        if launch?.probe?.isEarly == false {
            notes.append("the probe began late, so that the log may lack what came before; start it in an init()")
        }
        let names = Set(timeline.entries.filter { $0.kind == .callback }.map(\.name))
        for callback in expected where !names.contains(callback.name) {
            notes.append("the model never makes the call \(callback.name) here, so that it can't be missing")
        }
        return notes.map { "\(ToolInfo.name): note: \($0.printable)\n" }.joined()
    }
}

extension Input {
    /// The name of a log without its folder.
    fileprivate var file: String { name.split(separator: "/").last.map(String.init) ?? name }

    /// The name of a log without its folder and its extension.
    fileprivate var title: String {
        file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    }
}
