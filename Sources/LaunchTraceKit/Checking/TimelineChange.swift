/// The difference between a timeline and the one that was recorded.
struct TimelineChange: Sendable {
    /// Whether it begins in the scenario: another name, another device or life cycle that it asks for, other events.
    let isOfScenario: Bool
    /// Whether the entries are the same, regardless of the spelling and of uncalled methods.
    let isOfWriting: Bool
    /// Whether the app is known well enough to say that something has changed.
    let isAnalyzed: Bool
    /// A sentence for each difference, those of the scenario first; if it isn't analyzed, also the reason.
    let sentences: [String]
    /// The part of the scenario that the first of them follows from.
    let location: Location
    /// The recorded text and the present one, line by line.
    let patch: String
    /// What it has in common with the changes that are like it.
    let likeness: ChangeLikeness
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
        isOfScenario = !ofScenario.isEmpty
        isOfWriting = notes.isEmpty && problem == nil
        let doubt = ofScenario.isEmpty ? scenario.project?.doubt : nil
        isAnalyzed = doubt == nil
        let shown = notes.isEmpty ? [problem ?? firstDifference(recorded.text, current)] : notes.flatMap(\.sentences)
        sentences = doubt.map { [$0] + ofLaunch.filter { $0.kind == .unanalyzed }.flatMap(\.sentences) } ?? shown
        // Facts without a location, such as the outcome, follow from all events.
        let lastEvent = notes.isEmpty ? nil : scenario.place(ofEvent: scenario.scenario.events.count - 1)
        let places = (notes.map(\.place) + [lastEvent]).compactMap(\.self)
        let file = scenario.source.name
        location = places.first { $0.source == scenario.source }.map(Location.init) ?? Location(file: file, line: 1)
        // What isn't a timeline may be anything, and nothing of it is shown.
        let isShown = recorded.timeline != nil
        patch = isShown ? UnifiedDiff(of: CheckedName.timeline(of: file), from: recorded.text, to: current).text : ""
        let told = notes.isEmpty ? shown : notes.flatMap { $0.sentences(without: scenario.scenario.namesOfTriggers) }
        likeness = ChangeLikeness(sentences: [doubt].compactMap(\.self) + told, moments: diff?.changedMoments ?? [])
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
            + endNotes(comparison.missedCalls)
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
