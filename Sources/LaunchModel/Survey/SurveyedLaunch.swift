/// A trigger of an app of one life cycle from one start.
package struct SurveyedLaunch: Hashable, Sendable {
    package let representative: RepresentativeTrigger
    package let lifecycle: Lifecycle
    package let start: Start
    /// Its timelines: those of iOS, the oldest first, and then that of the newest version of each other platform, if it
    /// differs from that of the newest iOS.
    package let runs: [SurveyedRun]
    /// The versions on which it can't happen, in the same order.
    package let refusals: [SurveyedRefusal]
}

/// Versions in a row on which a launch has the same calls with the same states and arguments. Their confidence, rules
/// and recordings don't split a range.
package struct SurveyedRun: Hashable, Sendable {
    package let versions: SurveyedVersions
    /// The launch on the last of the versions, by an app that is built for it.
    package let scenario: Scenario
    /// The timeline of that scenario, without findings.
    package let timeline: Timeline
}

/// Versions in a row on which a launch can't happen, for one reason.
package struct SurveyedRefusal: Hashable, Sendable {
    package let versions: SurveyedVersions
    /// The reason, as the end of a sentence.
    package let reason: String
}

/// Versions of a platform in a row, among those at which something can change.
package struct SurveyedVersions: Hashable, Sendable {
    package let platform: Platform
    package internal(set) var first: Version
    package internal(set) var last: Version

    /// Whether a version of the platform lies among them, with those between that change nothing.
    package func contains(_ version: Version) -> Bool { first <= version && version <= last }
}

extension SurveyedLaunch {
    init(
        _ representative: RepresentativeTrigger, _ lifecycle: Lifecycle, _ start: Start, _ stretches: [SurveyedStretch]
    ) {
        let runs = stretches.compactMap { stretch in
            stretch.outcome.timeline.map {
                SurveyedRun(versions: stretch.versions, scenario: stretch.outcome.scenario, timeline: $0)
            }
        }
        let refusals = stretches.compactMap { stretch in
            stretch.outcome.reason.map { SurveyedRefusal(versions: stretch.versions, reason: $0) }
        }
        self.init(representative: representative, lifecycle: lifecycle, start: start, runs: runs, refusals: refusals)
    }
}

extension SurveyedRun {
    /// The launch on one of the versions, by an app that is built for it.
    package func scenario(on version: Version) -> Scenario {
        let device = Device(platform: versions.platform, os: version)
        var surveyed = Scenario(surveyed: scenario.app.lifecycle, on: device)
        (surveyed.name, surveyed.start, surveyed.events) = (scenario.name, scenario.start, scenario.events)
        return surveyed
    }
}
