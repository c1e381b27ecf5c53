/// The reason for which a check fails, the worst first.
enum CheckFault: String, CaseIterable, Sendable {
    case unreadable, changed
    case unanalyzed = "no longer analyzed"
    case stale, missing, orphaned

    /// The fault as a rule of a report: its id, meaning, reason and remedy.
    var rule: Problem.Rule {
        switch self {
        case .unreadable:
            Problem.Rule(
                id: rawValue, meaning: "The scenario or its timeline can't be read.",
                why: "The file, or a file that it names, has an error, so the scenario can't be run.",
                fix: "Fix the error at the location of the message.")
        case .changed:
            Problem.Rule(
                id: "timeline-changed", meaning: "The launch differs from its recorded timeline.",
                why: "The scenario is unchanged, but its callbacks, states or findings differ: the app, an Info.plist "
                    + "or the tool has changed.", fix: Self.record)
        case .unanalyzed:
            Problem.Rule(
                id: "timeline-no-longer-analyzed", meaning: "The launch can't be compared with its recorded timeline.",
                why: "A part of the project wasn't read, and may contain code that affects the recorded timeline.",
                fix: "Make the files in the warnings readable, or add them to the checkout.")
        case .stale:
            Problem.Rule(
                id: "timeline-stale", meaning: "The timeline was recorded from another version of the scenario.",
                why: "The name, events, device or life cycle of the scenario differ from the recorded ones.",
                fix: Self.record)
        case .missing:
            Problem.Rule(
                id: "timeline-missing", meaning: "The scenario has no recorded timeline.",
                why: "Without a recorded timeline, no change of the launch is detected.", fix: Self.record)
        case .orphaned:
            Problem.Rule(
                id: "timeline-orphaned", meaning: "The timeline has no scenario.",
                why: "The scenario was renamed or removed, and its timeline stayed.",
                fix: "Remove the timeline, or restore its scenario.")
        }
    }

    private static let record = """
        If the new timeline is correct, write it with "\(ToolInfo.name) check --record", and read the diff before you \
        commit it.
        """
}

extension Problem.Rule {
    fileprivate init(id: String, meaning: String, why: String, fix: String) {
        self.init(id: id, name: id, meaning: meaning, why: why, fix: fix)
    }
}

extension CheckResult {
    /// The problems of the item that are left: none, one, or as many as there are in the scenario or the app.
    var problems: [Problem] { isRecorded ? [] : faults }

    /// The problems that it had before anything was recorded.
    var faults: [Problem] {
        switch verdict {
        case .asRecorded, .sameLaunch, .app, .noScenario: []
        case .changed(let change): [problem(.changed, change)]
        case .unanalyzed(let change): [problem(.unanalyzed, change.sentences, change.location)]
        case .stale(let change): [problem(.stale, change)]
        case .missing: [problem(.missing, "no recorded timeline")]
        case .orphaned: [problem(.orphaned, "no scenario")]
        case .unreadable(.unreadable(.file(item.path), let cause)): [problem(.unreadable, cause.reason)]
        case .unreadable(let failure):
            failure.diagnostics.map {
                problem(
                    .unreadable, [$0.message, $0.hint].compactMap(\.self),
                    $0.place.map(Location.init) ?? Location(file: item.path, line: 1))
            }
        case .linted(let linted):
            linted.findings.counted.map {
                var problem = $0.problem
                problem.subject = item.path
                return problem
            }
        }
    }

    private func problem(_ fault: CheckFault, _ change: TimelineChange) -> Problem {
        var problem = problem(fault, change.sentences, change.location)
        problem.patch = change.patch
        return problem
    }

    private func problem(_ fault: CheckFault, _ sentence: String) -> Problem {
        problem(fault, [sentence], Location(file: item.path, line: 1))
    }

    private func problem(_ fault: CheckFault, _ sentences: [String], _ location: Location) -> Problem {
        let id = fault.rule.id
        var problem = Problem(
            severity: .error, type: fault.rawValue, rule: fault.rule, title: id.replacing("-", with: " "),
            subject: item.path, sentences: sentences, location: location, identity: [id, item.path],
            rank: CheckFault.allCases.firstIndex(of: fault) ?? 0)
        if fault == .unreadable { problem.identity.append(problem.message) }
        return problem
    }
}
