/// The difference between two neighbouring outcomes of a launch on iOS.
package struct SurveyedChange: Sendable {
    /// The first version of what comes after.
    package let version: Version
    package let launch: SurveyedLaunch
    package let before: Side
    package let after: Side
    /// The rules that begin to hold at the version, and hold in what comes after alone.
    package let begun: [Rule]
    /// The rules that hold no longer from the version on, and hold in what was before alone.
    package let ended: [Rule]

    /// What the launch leads to, or why it can't happen.
    package enum Side: Sendable {
        case happens(SurveyedRun)
        case refused(SurveyedRefusal)
    }
}

extension LaunchSurvey {
    /// The changes from each version of iOS to the next, by version and then by launch; none where a launch stays impossible.
    package var changes: [SurveyedChange] {
        let changes = launches.flatMap(\.changes)
        return versions.flatMap { version in changes.filter { $0.version == version } }
    }
}

extension SurveyedLaunch {
    /// The outcomes on iOS, the oldest first.
    private var sidesOnIOS: [(first: Version, side: SurveyedChange.Side)] {
        let happening = runs.filter { $0.versions.platform == .iOS }
            .map { ($0.versions.first, SurveyedChange.Side.happens($0)) }
        let refused = refusals.filter { $0.versions.platform == .iOS }
            .map { ($0.versions.first, SurveyedChange.Side.refused($0)) }
        return (happening + refused).sorted { $0.0 < $1.0 }.map { (first: $0.0, side: $0.1) }
    }

    fileprivate var changes: [SurveyedChange] {
        let sides = sidesOnIOS
        return zip(sides, sides.dropFirst()).compactMap { was, now in
            if case .refused = was.side, case .refused = now.side { return nil }
            let (old, new) = (was.side.rules, now.side.rules)
            return SurveyedChange(
                version: now.first, launch: self, before: was.side, after: now.side,
                begun: new.filter { !old.contains($0) && $0.versionBounds.contains(now.first) },
                ended: old.filter { !new.contains($0) && $0.versionBounds.contains(now.first) })
        }
    }
}

extension SurveyedChange.Side {
    /// The rules that hold on the way, each once.
    fileprivate var rules: [Rule] {
        guard case .happens(let run) = self else { return [] }
        do throws(ImpossibleEvent) {
            let world = try run.scenario.run(preferring: .logs, by: RuleBook(findings: []), noting: [])
            return (world.record.decisions ?? []).compactMap(\.rule).unique()
        } catch {
            // The same run has come to its end before.
            return []
        }
    }
}
