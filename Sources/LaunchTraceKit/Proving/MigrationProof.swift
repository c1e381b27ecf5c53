/// What an app's users gain and lose by the step from one state of its code to another: each launch that it had, traced in
/// both.
struct MigrationProof: Sendable {
    /// What the old state is called.
    let name: String
    let launches: [ProvedLaunch]

    /// A launch with what is otherwise in it.
    struct ProvedLaunch: Sendable {
        let launch: AppLaunch
        let changes: [LaunchChange]
    }
}

extension MigrationProof {
    /// Compares two apps that have been read.
    ///
    /// - Throws: where the old app can't even be launched by its icon.
    init(of after: ReadScenario, since before: ReadScenario, called name: String, by tracing: ScenarioTracing)
        throws(ScenarioTracing.Failure)
    {
        self.name = name
        let offered: Set<Trigger>?
        do throws(ScenarioTracing.Failure) {
            offered = Set(try tracing.launches(of: after).flatMap(\.launch.triggers))
        } catch { offered = nil }
        launches = try tracing.launches(of: before).map { launch in
            let old = tracing.side(TracedScenario(before.replacing(launch.scenario), launch.timeline))
            let changes: [LaunchChange]
            do throws(ImpossibleEvent) {
                let scenario = after.scenario.replacingCourse(by: launch.launch)
                let timeline = try scenario.trace(preferring: tracing.preference, by: tracing.book)
                let new = tracing.side(TracedScenario(after.replacing(scenario), timeline))
                changes = ComparedLaunch(launch: launch.launch, before: old, after: new, offered: offered).changes
                    .unique()
            } catch { changes = [LaunchChange(impossible: launch.launch, error)] }
            return ProvedLaunch(launch: launch.launch, changes: changes)
        }
    }
}

extension LaunchChange {
    fileprivate init(impossible launch: AppLaunch, _ error: ImpossibleEvent) {
        let trigger = error.event.flatMap { launch.triggers.indices.contains($0) ? launch.triggers[$0] : nil }
        self.init(
            kind: .notAnalyzed, subject: trigger.map(Subject.init) ?? .part(launch.start.rawValue), before: nil,
            after: Part("it can't happen now: \(error.reason)"))
    }
}

extension ScenarioTracing {
    fileprivate func side(_ traced: TracedScenario) -> LaunchSide {
        LaunchSide(traced: traced, findings: inBothForms(traced) { $0.findings.counted })
    }
}

extension MigrationProof {
    /// A change with the launches that show it, and what they are called among their like.
    struct ShownChange {
        let change: LaunchChange
        var names: [String]
        var launches: [AppLaunch]
    }

    /// The changes, each once, the worst first.
    var changes: [ShownChange] {
        var found: [Likeness: Int] = [:]
        var shown: [ShownChange] = []
        for proved in launches {
            for change in proved.changes {
                let likeness = Likeness(change)
                if let index = found[likeness] {
                    shown[index].launches.append(proved.launch)
                    shown[index].names = (shown[index].names + change.subject.names).unique()
                } else {
                    found[likeness] = shown.count
                    shown.append(ShownChange(change: change, names: change.subject.names, launches: [proved.launch]))
                }
            }
        }
        return LaunchChange.Kind.allCases.flatMap { kind in shown.filter { $0.change.kind == kind } }
    }

    /// Which of an app's URLs it is makes no other change.
    private struct Likeness: Hashable {
        let change: LaunchChange

        init(_ change: LaunchChange) {
            guard case .trigger(let title, _) = change.subject else {
                self.change = change
                return
            }
            self.change = LaunchChange(
                kind: change.kind, subject: .trigger(title, name: nil), before: change.before, after: change.after)
        }
    }

    /// Whether nothing is lost, late or done twice.
    var isKept: Bool { !launches.contains { $0.isWorse } }

    /// `27 launches compared with main: 22 lose nothing, 4 lose something, 1 is not analyzed`
    var summary: String {
        let worse = launches.filter(\.isWorse)
        let losing = worse.count { $0.changes.contains { [.lost, .late].contains($0.kind) } }
        let open = launches.count { !$0.isWorse && $0.changes.contains { $0.kind == .notAnalyzed } }
        let counts = [
            (launches.count - worse.count - open, "loses nothing", "lose nothing"),
            (losing, "loses something", "lose something"),
            (worse.count - losing, "does something twice", "do something twice"),
            (open, "is not analyzed", "are not analyzed"),
        ]
        let shown = counts.filter { $0.0 > 0 }.map { "\($0) \($0 == 1 ? $1 : $2)" }
        return "\(launches.count.counting("launch")) compared with \(name.printable): " + shown.joined(separator: ", ")
    }
}

extension MigrationProof.ProvedLaunch { var isWorse: Bool { changes.contains(where: \.kind.isWorse) } }

extension LaunchChange.Subject {
    fileprivate var names: [String] { if case .trigger(_, let name?) = self { [name] } else { [] } }
}

extension MigrationProof.ShownChange {
    /// `openURL recipes://path, cold and warm`
    var title: String {
        switch change.subject {
        case .part(let text): return text
        case .trigger(let title, _):
            let more = names.count > 1 ? " and \(names.count - 1) more" : ""
            return ([title] + names.prefix(1)).joined(separator: " ") + more + ", \(starts)"
        }
    }

    /// From where: `cold`, `warm`, `cold and warm`.
    private var starts: String {
        let isCold = launches.contains { [.notRunning, .prewarmed].contains($0.start) }
        let isWarm = launches.contains { ![.notRunning, .prewarmed].contains($0.start) }
        return isCold && isWarm ? "cold and warm" : isCold ? "cold" : "warm"
    }
}
