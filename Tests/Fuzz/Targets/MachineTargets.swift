import LaunchTraceKit

extension FuzzTarget {
    /// The machine, with all that a scenario can say.
    static let machine = FuzzTarget("machine") { (bytes) throws(Broken) in
        guard let read = validScenario(bytes) else { return }
        let scenario = read.scenario
        switch Result(catching: { () throws(ImpossibleEvent) in try scenario.trace() }) {
        case .failure(let problem):
            try hold(problem.event.map { scenario.events.indices.contains($0) } ?? true, "no such event")
            try hold(problem.conflict == nil, "rules contradict each other: \(problem.reason)")
        case .success(let timeline):
            try laws(of: timeline)
            try beginning(of: timeline, scenario)
        }
    }

    /// The formats of every timeline, one chosen by the first byte, and what can be read back.
    static let renderers = FuzzTarget("renderers") { (bytes) throws(Broken) in
        guard let read = validScenario(Array(bytes.dropFirst())) else { return }
        let scenario = read.scenario
        guard case .success(let timeline) = Result(catching: { () throws(ImpossibleEvent) in try scenario.trace() })
        else { return }
        // What an event leads to is as long as the app makes it, and is drawn in time that grows with that.
        guard timeline.entries.count < 2000 else { return }
        let traced = TracedScenario(read, timeline)
        let choice = Int(bytes.first ?? 0)
        let detail = choice < 128 ? Presentation.Detail.facts : .explained
        let all = Presentation(kinds: ShownKind.everything, detail: detail)
        let format = TimelineFormat.all[choice % TimelineFormat.all.count]
        try rendered(format.render(traced, all), format.name)
        if [.text, .json, .ndjson].contains(format) { try readBack(format, traced, all) }
        for format in LintFormat.all { try rendered(format.render(traced.findings, .plain), format.name) }
    }

    /// A scenario of the bytes; nil where they make one that contradicts itself.
    private static func validScenario(_ bytes: [UInt8]) -> ReadScenario? {
        var choices = Choices(bytes)
        let text = ScenarioGrammar.standard.scenario(&choices).json
        guard case .success(let read) = read(SourceText(name: "a.json", bytes: Array(text.utf8))) else { return nil }
        return read
    }

    private static func laws(of timeline: Timeline) throws(Broken) {
        var states = timeline.initialStates
        var time = 0
        for entry in timeline.entries {
            try hold(entry.timeMs >= time, "\(entry.name) comes before what is above it")
            time = entry.timeMs
            try hold(entry.rule.isEmpty || RuleBook.standard.rule(entry.rule) != nil, "no rule \(entry.rule)")
            guard let move = entry.transition else { continue }
            try hold(
                states[move.subject].map { $0 == move.from } ?? true, "\(move.subject.name) wasn't \(move.from.name)")
            if move.to == .app(.terminated) { states = [:] }
            states[move.subject] = move.to
        }
        for finding in timeline.findings {
            try hold(timeline.entries.indices.contains(finding.entry), "\(finding.kind.code) is at no entry")
        }
    }

    /// An event changes nothing of what came before it.
    private static func beginning(of timeline: Timeline, _ scenario: Scenario) throws(Broken) {
        let shorter = Scenario(
            scenario.name, notes: scenario.notes, device: scenario.device, app: scenario.app, start: scenario.start,
            events: scenario.events.dropLast())
        guard scenario.events.count > 1 else { return }
        guard case .success(let earlier) = Result(catching: { () throws(ImpossibleEvent) in try shorter.trace() })
        else { throw Broken("possible only with the last event") }
        try hold(timeline.entries.starts(with: earlier.entries), "the last event changes what comes before it")
    }

    private static func rendered(_ text: String, _ format: String) throws(Broken) {
        try harmless(text, format)
        switch format {
        case "json", "sarif": try json(text, format)
        case "ndjson": for line in text.split(separator: "\n") { try json(String(line), format) }
        case "svg": if let problem = XMLShape.problem(of: text) { throw Broken("svg: \(problem)") }
        case "html": try hold(text.components(of: "<script").count == 2, "a script comes in")
        default: break
        }
    }

    private static func json(_ text: String, _ format: String) throws(Broken) {
        do throws(JSONProblem) { _ = try JSONReader.read(SourceText(name: format, bytes: Array(text.utf8))) } catch {
            throw Broken("\(format) is no JSON: \(error.mistake.message)")
        }
    }

    /// What was written says the same when it is read and written again.
    private static func readBack(_ format: TimelineFormat, _ traced: TracedScenario, _ presentation: Presentation)
        throws(Broken)
    {
        let text = format.render(traced, presentation)
        let again: Timeline
        do throws(Diagnostics) { again = try RecordedTimeline(text).timeline } catch {
            throw Broken("\(format.name) is refused: \(error.text)")
        }
        try hold(again.entries.count == traced.timeline.entries.count, "\(format.name) has other entries")
        try hold(again.entries.map(\.kind) == traced.timeline.entries.map(\.kind), "\(format.name): other kinds")
        let facts = Presentation(kinds: ShownKind.everything)
        let (before, after) = (traced.timeline.text(facts), again.text(facts))
        try hold(before == after, "\(format.name) is read as another timeline:\n\(before)\n\(after)")
    }
}

extension String {
    /// The parts between the places where a text stands.
    fileprivate func components(of separator: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = self[...]
        while let found = rest.firstRange(of: separator) {
            parts.append(rest[..<found.lowerBound])
            rest = rest[found.upperBound...]
        }
        return parts + [rest]
    }
}
