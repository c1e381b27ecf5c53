/// The trigger of a launch in a log, if the log shows it.
struct TriggerSearch {
    /// What is possible, in the order in which it is preferred where the log fits as well.
    private let candidates: [Candidate]
    private let entries: [ObservedEntry]
    private let sorts: [String]

    /// A launch that the log may be of.
    private struct Candidate {
        let trigger: OfferedTrigger
        let launch: ReadScenario
        let callbacks: Set<String>
        /// How far the log is from it.
        let mismatches: Int
    }

    /// A log may begin where it wants; more of it than that says nothing new.
    private static let longest = 2000

    private static let starts: [Start] = [.notRunning, .suspended, .background, .active]

    init(
        _ triggers: [OfferedTrigger], of app: ReadScenario, from start: Start?, in launch: LoggedLaunch,
        comparing names: Set<String>, _ tracing: ScenarioTracing
    ) {
        let entries = Array(launch.entries.prefix(Self.longest))
        self.entries = entries
        let starts = start.map { [$0] } ?? Self.starts
        let candidates = starts.flatMap { start in
            triggers.compactMap { trigger -> Candidate? in
                do throws(ScenarioTracing.Failure) {
                    let events = trigger.before + [trigger.trigger]
                    let traced = try tracing.trace(tracing.launch(of: app, by: events, from: start))
                    let conformance = Conformance(of: entries, with: traced.timeline, comparing: names)
                    return Candidate(
                        trigger: trigger, launch: traced.read, callbacks: traced.timeline.calledNames,
                        mismatches: conformance.counts.mismatches)
                } catch { return nil }
            }
        }
        self.candidates = candidates
        sorts = candidates.map(\.trigger.sort).unique()
    }

    /// The launch that is nearest to the log; nil where none is possible.
    var nearest: ReadScenario? { nearest(of: sorts) }

    /// The launch by the only trigger that the log fits; nil where it fits several.
    var only: ReadScenario? {
        let fitting = fitting
        return fitting.count == 1 ? nearest(of: fitting) : nil
    }

    /// A trigger of each sort that the log may be of.
    var fittingTriggers: [OfferedTrigger] {
        fitting.compactMap { sort in candidates.first { $0.trigger.sort == sort }?.trigger }
    }

    /// The sorts that an entry of the log is brought by alone; else those that bring all that it shows, and of these the
    /// nearest.
    private var fitting: [String] {
        let evidence = entries.flatMap(evidence)
        let shown = Set(evidence.filter { $0.count == 1 }.flatMap(\.self))
        if !shown.isEmpty { return sorts.filter(shown.contains) }
        let possible = sorts.filter { sort in evidence.allSatisfy { $0.contains(sort) } }
        let left = possible.isEmpty ? sorts : possible
        let least = candidates.filter { left.contains($0.trigger.sort) }.map(\.mismatches).min()
        return left.filter { sort in candidates.contains { $0.trigger.sort == sort && $0.mismatches == least } }
    }

    private func nearest(of sorts: [String]) -> ReadScenario? {
        let asked = candidates.filter { sorts.contains($0.trigger.sort) }
        let named = asked.filter { candidate in entries.contains { $0.names(candidate.trigger.trigger) } }
        return (named.isEmpty ? asked : named).min { $0.mismatches < $1.mismatches }?.launch
    }

    /// The kinds that an entry allows, for each of its facts: that it was called, with which launch option, for which
    /// URL. A fact that allows all of them, or none, is ignored.
    private func evidence(of entry: ObservedEntry) -> [Set<String>] {
        let key = OptionKey.launchOptions.first { $0.name == entry.launchOption }
        let facts: [(Candidate) -> Bool] = [
            { entry.callback == nil || $0.callbacks.contains(entry.name) },
            { key?.on.contains($0.trigger.trigger.kind) ?? false }, { entry.names($0.trigger.trigger) },
        ]
        return facts.map { isLeft in Set(candidates.filter(isLeft).map(\.trigger.sort)) }.filter {
            !$0.isEmpty && $0.count < sorts.count
        }
    }
}

extension Timeline {
    fileprivate var calledNames: Set<String> { Set(entries.filter { $0.kind == .callback }.map(\.name)) }
}

extension ObservedEntry {
    /// Whether the line has a URL with the trigger's scheme, and for a web link with its host.
    fileprivate func names(_ trigger: Trigger) -> Bool {
        guard let url = url.flatMap({ AbsoluteURL($0) }) else { return false }
        if let link = trigger.universalLink { return url.isWeb && url.host == link.address.host }
        return trigger.openedURL.map { $0.scheme == url.scheme } ?? false
    }
}
