/// Something that keeps a check from saying yes.
struct CheckProblem: Sendable {
    let kind: Kind
    /// The scenario, or the timeline that has none.
    let path: String
    /// What is to be said of it, the most important first.
    let sentences: [String]
    let location: Location

    /// The first of the sentences, and how many there are besides.
    var message: String {
        let shown = sentences.prefix(3)
        let more = sentences.count > shown.count ? ["and \(sentences.count - shown.count) more"] : []
        return (shown + more).joined(separator: "; ")
    }

    /// What is wrong, the worst first.
    enum Kind: String, CaseIterable, Sendable {
        case unreadable, changed, stale, missing, orphaned
    }
}

extension CheckProblem.Kind {
    /// What machines know it by.
    var id: String {
        switch self {
        case .unreadable: rawValue
        case .changed, .stale, .missing, .orphaned: "timeline-\(rawValue)"
        }
    }

    /// What people know it by.
    var title: String { id.replacing("-", with: " ") }

    /// Whether `--record` makes it go away.
    var endsWhenRecorded: Bool {
        switch self {
        case .unreadable, .orphaned: false
        case .changed, .stale, .missing: true
        }
    }

    var meaning: String {
        switch self {
        case .unreadable: "The scenario or its timeline can't be read."
        case .changed: "The launch isn't as it was recorded."
        case .stale: "The timeline was recorded from another version of the scenario."
        case .missing: "The scenario has no recorded timeline."
        case .orphaned: "The timeline has no scenario."
        }
    }

    var why: String {
        switch self {
        case .unreadable: "A mistake in the file, or in one that it names, keeps the scenario from being run."
        case .changed: "The scenario is the recorded one, but other callbacks, states or findings come of it now."
        case .stale: "The name, the device, the life cycle or the events of the scenario are no longer those recorded."
        case .missing: "Nothing tells what the launch is meant to be, so no change to it would be noticed."
        case .orphaned: "The scenario was renamed or removed, and its timeline stayed."
        }
    }

    var fix: String {
        switch self {
        case .unreadable: "Mend what the message points at."
        case .changed, .stale, .missing:
            "If the timeline is right as it is now, write it with \"\(Tool.name) check --record\", and read the diff "
                + "before you commit it."
        case .orphaned: "Remove the timeline, or bring its scenario back."
        }
    }
}

extension CheckResult {
    /// What is wrong with the item: nothing, one thing, or as much as is wrong in the scenario.
    var problems: [CheckProblem] {
        switch verdict {
        case .asRecorded, .noScenario: []
        case .changed(let change): [problem(.changed, change)]
        case .stale(let change): [problem(.stale, change)]
        case .missing: [problem(.missing, "no timeline is recorded beside it")]
        case .orphaned: [problem(.orphaned, "no scenario stands beside it")]
        case .unreadable(.unreadable(.file(item.path), let cause)): [problem(.unreadable, cause.reason)]
        case .unreadable(let failure): failure.diagnostics.map(problem)
        }
    }

    private func problem(_ kind: CheckProblem.Kind, _ message: String) -> CheckProblem {
        CheckProblem(kind: kind, path: item.path, sentences: [message], location: Location(file: item.path, line: 1))
    }

    private func problem(_ kind: CheckProblem.Kind, _ change: TimelineChange) -> CheckProblem {
        CheckProblem(
            kind: kind, path: item.path, sentences: change.sentences,
            location: Location(file: CheckedName.timeline(of: item.path), line: change.line))
    }

    private func problem(_ diagnostic: Diagnostic) -> CheckProblem {
        CheckProblem(
            kind: .unreadable, path: item.path, sentences: [diagnostic.fullMessage],
            location: diagnostic.place.map(Location.init) ?? Location(file: item.path, line: 1))
    }
}
