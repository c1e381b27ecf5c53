/// How a scenario on the command line becomes a timeline.
struct ScenarioTracing: Equatable, Sendable {
    var preference = Preference.logs
    var settings: [Setting] = []
    /// The folder above all files that a scenario may name; nil where that is found.
    var root: String?
    var book = RuleBook.standard

    func trace(_ text: SourceText, _ files: FileAccess) throws(Failure) -> TracedScenario {
        try trace(try read(text, files))
    }

    func trace(_ read: ReadScenario) throws(Failure) -> TracedScenario {
        return try rethrow(as: { Failure($0, of: read) }) { () throws(ImpossibleEvent) in
            TracedScenario(read, try read.scenario.trace(preferring: preference, by: book))
        }
    }

    /// Why an app has no such launch; nil if it has it, or if that is unknown.
    func refusal(of read: ReadScenario) -> Diagnostic? {
        do throws(ImpossibleEvent) {
            _ = try read.scenario.trace(preferring: preference, by: book)
            return nil
        } catch { return error.conflict == nil && error.limit == nil ? read.diagnostic(for: error) : nil }
    }

    /// Traces a scenario that has been read already, without keeping its entries.
    func stream(_ read: ReadScenario) throws(Failure) -> TimelineStream {
        return try rethrow(as: { Failure($0, of: read) }) { () throws(ImpossibleEvent) in
            try TimelineStream(read.scenario, preferring: preference, by: book)
        }
    }

    /// Traces a scenario that has been read already, and keeps the alternatives.
    func detailedTimeline(_ read: ReadScenario) throws(Failure) -> (TracedScenario, DetailedTimeline) {
        return try rethrow(as: { Failure($0, of: read) }) { () throws(ImpossibleEvent) in
            let detailed = try read.scenario.detailedTimeline(preferring: preference, by: book)
            return (TracedScenario(read, detailed.timeline), detailed)
        }
    }

    /// A scenario or an app without the settings, as the other side of a comparison.
    func unchanged(_ input: Input, _ files: FileAccess) throws(Failure) -> ScenarioOrApp {
        let isProject = try files.isProject(input)
        let kept = settings.filter { isProject && $0.key == Setting.targetKey }
        return try ScenarioTracing(preference: preference, settings: kept, root: root).readOperand(input, files)
    }

    /// Adds the findings about work that the step from another scenario to this one reorders.
    func compare(_ traced: TracedScenario, with before: ReadScenario) throws(Failure) -> TracedScenario {
        var timeline = traced.timeline
        try rethrow(as: { Failure.invalid(Diagnostics([before.diagnostic(for: $0)])) }) { () throws(ImpossibleEvent) in
            timeline.findings += try traced.read.scenario.findings(comparedTo: before.scenario, preferring: preference)
        }
        return TracedScenario(traced.read, timeline)
    }

    func read(_ scenario: Input, _ files: FileAccess) throws(Failure) -> ReadScenario {
        try read(try scenario.text(files), files)
    }

    func tree(_ text: SourceText) throws(Failure) -> JSONNode {
        return try rethrow(as: Failure.invalid) { () throws(Diagnostics) in try ScenarioReader.tree(text) }
    }

    func readScenarioOrApp(_ text: SourceText, _ files: FileAccess) throws(Failure) -> ScenarioOrApp {
        try readScenarioOrApp(tree(text), in: text, files)
    }

    func readScenarioOrApp(_ tree: JSONNode, in text: SourceText, _ files: FileAccess) throws(Failure) -> ScenarioOrApp
    {
        return try rethrow(as: Failure.invalid) { () throws(Diagnostics) in
            try reader(of: text, files).readScenarioOrApp(tree, in: text, settings: settings)
        }
    }

    func reader(of text: SourceText, _ files: FileAccess) -> ScenarioReader {
        let (scenario, root) = (text.name, root)
        return ScenarioReader(readFile: fileReading(for: scenario, files)) { (reference, place) throws(FileProblem) in
            try files.app(of: reference, namedBy: scenario, below: root, at: place)
        }
    }

    /// The way to the files that a scenario names.
    func fileReading(for scenario: String, _ files: FileAccess) -> NamedFiles.Reading {
        let root = root
        return { (path, kind) throws(FileProblem) in try files.readFile(path, as: kind, namedBy: scenario, below: root)
        }
    }

    func read(_ text: SourceText, _ files: FileAccess) throws(Failure) -> ReadScenario {
        return try rethrow(as: Failure.invalid) { () throws(Diagnostics) in
            try reader(of: text, files).read(text, settings: settings)
        }
    }
}

extension Input {
    /// The text of the file, or of standard input.
    func text(_ files: FileAccess) throws(ScenarioTracing.Failure) -> SourceText {
        let text: SourceText
        do throws(FileProblem) {
            let isNamed = try !files.leadsElsewhere(self)
            text = SourceText(name: name, bytes: try files.read(self), isNamed: isNamed, isQuoted: isNamed)
        } catch { throw .unreadable(self, error) }
        if case .file(let path) = self, let part = ProjectPart(path) {
            throw .invalid(Diagnostics([part.diagnostic(for: path, files)]))
        }
        return text
    }
}

extension ScenarioTracing {
    /// Why there is no timeline.
    enum Failure: CommandFailure {
        case unreadable(Input, FileProblem)
        case invalid(Diagnostics)

        init(_ error: ImpossibleEvent, of read: ReadScenario) {
            self = .invalid(Diagnostics([read.diagnostic(for: error)]))
        }

        var text: String {
            switch self {
            case .unreadable(let input, let problem):
                complaint("cannot read \(quotedPath(input.name)): \(problem.reason)")
            case .invalid(let diagnostics): diagnostics.text
            }
        }

        /// The same beside a product of a format that is read there.
        func text(for medium: OutputMedium) -> String {
            switch medium {
            case .document: text
            // The excerpt of a plain message could hold a line that is a command itself.
            case .workflowLog: diagnostics.map(\.problem).workflowCommands
            }
        }

        /// How many mistakes there are, those included that weren't kept.
        var count: Int {
            switch self {
            case .unreadable: 1
            case .invalid(let diagnostics): diagnostics.all.count + diagnostics.omitted
            }
        }

        /// The same, one by one.
        var diagnostics: [Diagnostic] {
            switch self {
            case .unreadable(let input, let problem):
                [Diagnostic("cannot read \(quotedPath(input.name)): \(problem.reason)", at: nil)]
            case .invalid(let diagnostics): diagnostics.all
            }
        }
    }
}

extension ReadScenario {
    /// A complaint at the event that can't happen, or at the start that can't be.
    func diagnostic(for impossible: ImpossibleEvent) -> Diagnostic {
        // The events of an app have no location.
        let place = impossible.event.map { self.place(ofEvent: $0) ?? tree.place.opening } ?? start
        let what = impossible.event.map { scenario.events[$0].trigger.kind.rawValue } ?? "this start"
        guard impossible.conflict == nil else {
            return Diagnostic("\(impossible.reason); this is a bug in \(ToolInfo.name), please report it", at: place)
        }
        switch impossible.limit {
        case .events: return Diagnostic(impossible.reason, at: place)
        case .scenes, .entriesOfEvent, .entries: return Diagnostic("\(what) leads to \(impossible.reason)", at: place)
        case nil:
            return Diagnostic(
                "\(what) can't happen here: \(impossible.reason)", at: place,
                hint: impossible.event == 0 ? hintOfStart : nil)
        }
    }

    /// Another start with which the first event can happen, or an event after which it can.
    private var hintOfStart: String? {
        let first = Array(scenario.events.prefix(1))
        if let start = Start.allCases.reversed().first(where: { canHappen(first, from: $0) }) {
            return "it can happen first with \"start\": \(start.rawValue.quoted)"
        }
        let preparing = [Trigger.lock, .openAppSwitcher, .tapIcon, .removeHeadset]
        let event = preparing.first { canHappen([Event($0)] + first, from: scenario.start) }
        return event.map { "it can happen after {\"event\": \($0.kind.rawValue.quoted)}" }
    }

    private func canHappen(_ events: [Event], from start: Start) -> Bool {
        var other = scenario
        (other.start, other.events) = (start, events)
        do { return try !other.trace().entries.isEmpty } catch { return false }
    }
}
