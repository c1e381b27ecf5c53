/// The difference between a timeline and the one that was recorded.
struct TimelineChange: Sendable {
    /// Whether it begins in the scenario: another name, another device or life cycle that it asks for, other events.
    let isOfScenario: Bool
    /// Whether the entries are the same, regardless of the spelling and of uncalled methods.
    let isOfWriting: Bool
    /// Whether the app is known well enough to say that something has changed.
    let isAnalyzed: Bool
    /// The findings that the recorded timeline doesn't have; none if it isn't analyzed.
    var findings: [NewFinding]
    /// A sentence for each other difference, those of the scenario first; if it isn't analyzed, also the reason.
    let otherSentences: [String]
    /// The part of the scenario that the first of them follows from.
    let location: Location
    /// The recorded text and the present one, line by line.
    let patch: String
    /// What its other differences have in common with those that are like them.
    let likeness: ChangeLikeness
    /// The number of recorded entries that are gone. The launch whose payload is lost has the most.
    let goneCount: Int
}

extension TimelineChange {
    /// A sentence for each difference, the new errors first.
    var sentences: [String] { findings.inOrderOfReport.map(\.sentence) + otherSentences }

    /// The new findings that count as a bug.
    var bugs: [NewFinding] { findings.filter(\.isBug).inOrderOfReport }

    /// A sentence for each difference that isn't one of these.
    var sentencesBesidesBugs: [String] {
        findings.filter { !$0.isBug }.inOrderOfReport.map(\.sentence) + otherSentences
    }
}

extension TimelineChange {
    /// The change to what is traced now, where the texts differ.
    init(from recorded: RecordedText, to traced: TracedScenario, _ current: String) {
        let scenario = traced.read
        var (ofScenario, ofLaunch): ([ChangeNote], [ChangeNote]) = ([], [])
        var problem = recorded.problem
        var diff: TimelineDiff?
        do throws(Diagnostics) {
            diff = try recorded.timeline.map { timeline throws(Diagnostics) in try TimelineDiff(timeline, traced) }
        } catch { problem = error.all.first?.message }
        if let diff { (ofScenario, ofLaunch) = (diff.notesOfScenario(scenario), diff.notesOfLaunch(scenario)) }
        let notes = ofScenario + ofLaunch
        let doubt = ofScenario.isEmpty ? scenario.project?.doubt : nil
        let new = diff?.newFindings(of: traced) ?? []
        findings = doubt == nil ? new : []
        isOfScenario = !ofScenario.isEmpty
        isOfWriting = notes.isEmpty && new.isEmpty && problem == nil
        isAnalyzed = doubt == nil
        let shown =
            notes.isEmpty && new.isEmpty
            ? [problem ?? firstDifference(recorded.text, current)] : notes.flatMap(\.sentences)
        otherSentences = doubt.map { [$0] + ofLaunch.filter { $0.kind == .unanalyzed }.flatMap(\.sentences) } ?? shown
        // Facts without a location, such as the outcome, follow from all events.
        let isOfEvents = !notes.isEmpty || !new.isEmpty
        let lastEvent = isOfEvents ? scenario.place(ofEvent: scenario.scenario.events.count - 1) : nil
        let places = (notes.map(\.place) + [lastEvent]).compactMap(\.self)
        let file = scenario.source.name
        location = places.first { $0.source == scenario.source }.map(Location.init) ?? Location(file: file, line: 1)
        // What isn't a timeline may be anything, and nothing of it is shown.
        let isShown = recorded.timeline != nil
        patch = isShown ? UnifiedDiff(of: CheckedName.timeline(of: file), from: recorded.text, to: current).text : ""
        let names = scenario.scenario.namesOfTriggers
        let compared = notes.isEmpty ? shown : notes.flatMap { $0.sentences(without: names) }
        likeness = ChangeLikeness(sentences: [doubt].compactMap(\.self) + compared, moments: diff?.changedMoments ?? [])
        goneCount = diff?.comparison.rows.count { $0.fate == .gone } ?? 0
    }
}

extension TimelineChange {
    /// The change of a launch that is recorded and can't happen any more.
    init(toNoLaunch refusal: Diagnostic, of read: ReadScenario) {
        let doubt = read.project?.doubt
        let sentence = doubt ?? "gone: the launch (\(refusal.message); if this is intended, remove the scenario)"
        self.init(
            isOfScenario: false, isOfWriting: false, isAnalyzed: doubt == nil, findings: [], otherSentences: [sentence],
            location: refusal.place.map(Location.init) ?? Location(file: read.source.name, line: 1), patch: "",
            likeness: ChangeLikeness(sentences: [sentence], moments: []), goneCount: 0)
    }
}

/// A text beside a scenario, which may be a timeline.
struct RecordedText {
    let text: String
    /// Nil where the text is none.
    let timeline: RecordedTimeline?
    /// Why it is none.
    let problem: String?

    init(_ text: String) {
        self.text = text
        do throws(Diagnostics) {
            timeline = try RecordedTimeline(text: SourceText(name: "", bytes: Array(text.utf8), isNamed: false))
            problem = timeline == nil ? "the recorded file is not a timeline" : nil
        } catch {
            timeline = nil
            problem = "the recorded timeline can't be read: \(error.all.first?.message ?? "")"
        }
    }
}

extension TimelineDiff {
    fileprivate convenience init(_ recorded: RecordedTimeline, _ traced: TracedScenario) throws(Diagnostics) {
        try self.init(
            DiffSide(label: "", path: nil, content: .recorded(recorded)),
            DiffSide(label: "", path: nil, content: .traced(traced)), ignoring: Ignored(aspects: [.confidence]))
    }

    /// The changes that were made to the scenario. What it leaves to an Info.plist or to the tool isn't its own.
    fileprivate func notesOfScenario(_ scenario: ReadScenario) -> [ChangeNote] {
        nameNote(scenario) + comparison.facts.filter(scenario.says).map { $0.note(scenario) }
            + rowNotes { $0 == .event }.map { $0.inScenario }
    }

    fileprivate func notesOfLaunch(_ scenario: ReadScenario) -> [ChangeNote] {
        comparison.facts.filter { !scenario.says($0) }.map { $0.note(scenario) } + rowNotes { $0 != .event }
            + endNotes(comparison.missedCalls, comparison.findings.filter(\.isGone))
    }

    /// The findings that the recording doesn't have, each with the location of its cause.
    fileprivate func newFindings(of traced: TracedScenario) -> [NewFinding] {
        var found = traced.findings
        return comparison.findings.compactMap { change in
            guard case .new(let number) = change else { return nil }
            // A text has no locations, and doesn't have the findings of all kinds.
            let finding = comparison.after.findings[number]
            let alike = found.indices.filter { found[$0].finding.kind == finding.kind }
            let same = alike.first { found[$0].finding.message == finding.message } ?? alike.first
            return same.map { NewFinding(found.remove(at: $0), of: traced) }
        }
    }

    private func nameNote(_ scenario: ReadScenario) -> [ChangeNote] {
        let (was, now) = (before.timeline.scenario.name, after.timeline.scenario.name)
        // The text has the name as it can be printed.
        guard !was.utf8.elementsEqual(now.printable.utf8) else { return [] }
        return [
            ChangeNote(
                kind: .changed, severity: .note, subject: "the name", details: ["\(was.quoted) -> \(now.quoted)"],
                place: scenario.place(at: ["name"]))
        ]
    }
}

extension Comparison.FindingChange { var isGone: Bool { if case .gone = self { true } else { false } } }

extension Comparison {
    /// The methods that aren't called any more, with the reason. The others that aren't called say what the app has, and
    /// not what happens.
    fileprivate var missedCalls: [NotCalledChange] {
        let gone = Set(rows.filter { $0.fate == .gone }.compactMap { entry(of: $0)?.name })
        return notCalled.filter {
            switch $0 {
            case .gone: false
            case .new(let method): gone.contains(method.name)
            }
        }
    }
}

extension ReadScenario {
    /// Whether the fact is written down in the scenario itself, and not in the file of its app.
    fileprivate func says(_ fact: Comparison.FactChange) -> Bool { place(at: fact.path)?.source == source }

    fileprivate func place(at path: [String]) -> Place? { tree.member(at: path)?.value.place }
}

extension Comparison.FactChange {
    /// The keys that say it in a scenario.
    fileprivate var path: [String] {
        switch self {
        case .platform: ["device", "platform"]
        case .os: ["device", "os"]
        case .sdk: ["app", "sdk"]
        case .lifecycle: ["app", "lifecycle"]
        }
    }

    fileprivate func note(_ scenario: ReadScenario) -> ChangeNote {
        ChangeNote(kind: .changed, severity: .note, subject: text, details: [], place: scenario.place(at: path))
    }
}

extension ChangeNote {
    /// The same of an event, which only the scenario can change.
    fileprivate var inScenario: ChangeNote {
        ChangeNote(kind: kind, severity: severity, subject: "event \(subject)", details: details, place: place)
    }
}

/// Where two texts differ of which nothing else can be said.
private func firstDifference(_ recorded: String, _ current: String) -> String {
    let (was, now) = (recorded.linesOfBytes, current.linesOfBytes)
    let same = zip(was, now).prefix { $0 == $1 }.count
    func line(_ lines: [[UInt8]]) -> String? {
        let count = lines.last == [] ? lines.count - 1 : lines.count
        return same < count ? String(decoding: lines[same], as: UTF8.self) : nil
    }
    return switch (line(was), line(now)) {
    case (let was?, let now?): "line \(same + 1) was \(was.quoted), is \(now.quoted)"
    case (nil, let now?): "line \(same + 1) is new: \(now.quoted)"
    case (let was?, nil): "line \(same + 1) is gone: \(was.quoted)"
    case (nil, nil): "the end of the last line differs"
    }
}

extension String {
    /// The lines without their line feeds; behind the last line feed is an empty one.
    fileprivate var linesOfBytes: [[UInt8]] {
        utf8.split(separator: .lineFeed, omittingEmptySubsequences: false).map { Array($0) }
    }
}
