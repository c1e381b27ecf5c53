/// The results of a check, from which the reports are written.
struct CheckReport: Sendable {
    private(set) var results: [CheckResult]
    /// The paths of the command line.
    let paths: [String]
    /// The time of the check, in the format of ISO 8601.
    let timestamp: String
    /// The names of files for each kind of reader; nil where they stay as they are.
    var names: (@Sendable (ShownNames.Base) -> ShownNames)?

    /// The same report, with the names of files as its readers need them.
    func naming(for base: ShownNames.Base) -> CheckReport {
        guard let names else { return self }
        var named = self
        // If a file is gone by now, the names stay.
        do throws(ScenarioTracing.Failure) { named.results = try results.naming(names(base)) } catch { return self }
        return named
    }

    /// What is wrong, and what of projects couldn't be read, each once and the worst first.
    var problems: [Problem] { (results.entries.flatMap(\.problems) + warnings.map(\.problem)).worstFirst }

    /// The unread parts of projects, and notes about versions and events, each once.
    var warnings: [Diagnostic] { results.flatMap(\.warnings).unique() }

    /// The command that makes the present timelines the recorded ones.
    var recordCommand: String {
        let end = paths.contains { $0.hasPrefix("-") } ? ["--"] : []
        return ([ToolInfo.name, "check", "--record"] + end + paths.map(\.shellWord)).joined(separator: " ")
    }

    /// 2 where something could not be done, 1 where something isn't as recorded or an app that was named has errors.
    var status: Int32 {
        if !unreadable.isEmpty || !unwritten.isEmpty { return 2 }
        let hasChanges = results.contains { !$0.isRecorded && $0.change != nil }
        return hasChanges || problems.contains { $0.severity == .error } ? 1 : 0
    }

    /// The failures for stderr, beside a report that is read there.
    func complaints(for medium: OutputMedium) -> String {
        switch medium {
        case .document:
            causes.map(\.text).unique().joined() + unwritten.map(complaint).joined() + warnings.warningText()
        // What can't be read is among the commands already, and its excerpt could hold one of its own.
        case .workflowLog:
            unwritten.map { Problem(severity: .error, type: "unwritten", sentences: [$0]) }.workflowCommands
        }
    }

    /// The files that could not be written, a sentence each.
    private var unwritten: [String] {
        results.compactMap {
            guard case .failed(let file, let problem) = $0.recording else { return nil }
            return "cannot write \(quotedIfNeeded(file.path)): \(problem.reason)"
        }
    }

    private var unreadable: [ScenarioTracing.Failure] { results.compactMap(\.failure) }

    /// Why something can't be read, once for all that can't be read for that reason.
    private var causes: [ScenarioTracing.Failure] { results.alike.compactMap(\.first.failure) }

    /// Whether there was nothing to check after all.
    var hasNoScenario: Bool {
        results.allSatisfy {
            switch $0.verdict {
            case .noScenario, .app: true
            case .asRecorded, .sameLaunch, .changed, .unanalyzed, .stale, .missing, .orphaned, .unreadable, .linted:
                false
            }
        }
    }

    /// The files that no report must replace.
    var sources: [Input] {
        results.flatMap { result -> [Input] in
            switch result.item.kind {
            case .scenario, .anyJSON: [.file(result.item.path), .file(CheckedName.timeline(of: result.item.path))]
            case .orphanedTimeline, .unreachable: [.file(result.item.path)]
            }
        }
    }

    /// `210 scenarios: 207 as recorded, 2 changed, 1 missing; 3 recorded errors`
    var summary: String {
        let count = Count(results)
        let parts = count.parts.filter { $0.number > 0 }.map { "\($0.number) \($0.name)" }
        let head = count.scenarios.counting("scenario") + (parts.isEmpty ? "" : ": ") + parts.joined(separator: ", ")
        let apps = count.appsSummary
        let others = [
            apps, !count.errors.isEmpty ? count.errors.count.counting("recorded error") : nil,
            count.orphaned > 0 ? count.orphaned.counting("orphaned timeline") : nil,
            count.app > 0 ? count.app.counting("app file") : nil,
            count.noScenario > 0 ? count.noScenario.counting("other JSON file") : nil,
            count.recorded > 0 ? count.recorded.counting("timeline") + " recorded" : nil, count.outOfDate,
        ]
        // Of apps alone it says nothing that there is no scenario.
        let heads = count.scenarios == 0 && apps != nil ? [] : [head]
        return (heads + others.compactMap(\.self)).joined(separator: "; ")
    }

    private struct Count {
        var asRecorded = 0
        var changed = 0
        var unanalyzed = 0
        var stale = 0
        var missing = 0
        var unreadable = 0
        var orphaned = 0
        var linted: [LintedInput] = []
        var app = 0
        var noScenario = 0
        var recorded = 0
        /// The timelines with another spelling that weren't rewritten.
        var rewritable = 0
        var errors: Set<RecordedError> = []

        init(_ results: [CheckResult]) {
            for result in results {
                switch result.verdict {
                case .asRecorded, .sameLaunch: asRecorded += 1
                case .changed: changed += 1
                case .unanalyzed: unanalyzed += 1
                case .stale: stale += 1
                case .missing: missing += 1
                case .unreadable: unreadable += 1
                case .orphaned: orphaned += 1
                case .linted(let app): linted.append(app)
                case .app: app += 1
                case .noScenario: noScenario += 1
                }
                if case .done = result.recording {
                    recorded += 1
                } else if case .sameLaunch = result.verdict {
                    rewritable += 1
                }
                errors.formUnion(result.recordedErrors)
            }
        }

        var parts: [(number: Int, name: String)] {
            [
                (asRecorded, "unchanged"), (changed, "changed"), (unanalyzed, "no longer analyzed"), (stale, "stale"),
                (missing, "missing"), (unreadable, "unreadable"),
            ]
        }

        var scenarios: Int { parts.map(\.number).reduce(0, +) }

        /// `14 files are out of date, and --record refreshes them`: their launch is the same, but spelled differently.
        var outOfDate: String? {
            guard rewritable > 0 else { return nil }
            let (verb, them) = rewritable == 1 ? ("is", "it") : ("are", "them")
            return "\(rewritable.counting("file")) \(verb) out of date, and --record refreshes \(them)"
        }

        /// `1 app: 14 launches, 2 errors`; nil where none was named.
        var appsSummary: String? {
            guard !linted.isEmpty else { return nil }
            let launches = linted.compactMap(\.launches).reduce(0, +)
            let found = linted.summary(in: launches)
            return "\(linted.count.counting("app")): \(found)"
        }
    }
}
