/// The consequences of a trigger on one version, or the reason why it can't happen.
struct SurveyedOutcome: Hashable {
    let scenario: Scenario
    /// The timeline without findings; nil if the launch can't happen.
    let timeline: Timeline?
    /// The reason why it can't, as the end of a sentence; nil if it can.
    let reason: String?

    init(of representative: RepresentativeTrigger, from world: StartedWorld, at start: Start, in setup: Scenario) {
        var scenario = representative.scenario(in: setup, from: start)
        scenario.name = "\(representative.trigger.kind.rawValue): \(setup.app.lifecycle.label), \(start.state.title)"
        self.scenario = scenario
        do throws(ImpossibleEvent) {
            let after = try world.advanced(through: scenario.events)
            var timeline = Timeline(after)
            timeline.scenario = Timeline.Header(scenario)
            // The launch that ends with a stop shows the rest.
            let isReached = timeline.unreached.isEmpty
            self.timeline = isReached ? timeline : nil
            reason = isReached ? nil : "the app is stopped at its launch"
        } catch {
            timeline = nil
            reason = error.reason
        }
    }

    /// Whether it is the same except its confidence, rules and recordings.
    func isSame(as other: SurveyedOutcome?) -> Bool {
        guard let other, reason == other.reason, timeline?.outcome == other.timeline?.outcome else { return false }
        return (timeline?.entries ?? []).elementsEqual(other.timeline?.entries ?? []) { $0.hasSameContent(as: $1) }
    }
}

/// Versions in a row with the same outcome, that of the newest among them.
struct SurveyedStretch {
    var versions: SurveyedVersions
    var outcome: SurveyedOutcome

    init(_ outcome: SurveyedOutcome) {
        let device = outcome.scenario.device
        versions = SurveyedVersions(platform: device.platform, first: device.os, last: device.os)
        self.outcome = outcome
    }
}

extension [SurveyedStretch] {
    mutating func add(_ outcome: SurveyedOutcome) {
        guard let last = indices.last, outcome.isSame(as: self[last].outcome) else {
            append(SurveyedStretch(outcome))
            return
        }
        self[last].outcome = outcome
        self[last].versions.last = outcome.scenario.device.os
    }
}

extension Timeline.Entry {
    /// Whether it is the same call or step, with the same states, arguments and times.
    func hasSameContent(as other: Timeline.Entry) -> Bool {
        event == other.event && scene == other.scene && appState == other.appState && sceneState == other.sceneState
            && timeMs == other.timeMs && durationMs == other.durationMs
    }
}
