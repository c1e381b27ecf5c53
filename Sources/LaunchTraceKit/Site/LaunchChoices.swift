/// The launches that the choice on the first page leads to.
struct LaunchChoices: Sendable {
    let survey: SiteSurvey

    /// The script that the first page loads: the triggers by their slugs.
    var script: String {
        let triggers = survey.triggers.map { Value.Member($0.slug, value(of: $0)) }
        return "globalThis.launches = \(Value.object(triggers).json);\n"
    }

    /// A trigger with the runs of its launches: `"scene/not-running": ["13", "15"]`.
    private func value(of trigger: RepresentativeTrigger) -> Value {
        let launches = survey.launches(of: trigger)
        func runs(_ isMeant: (SurveyedRun) -> Bool, _ name: (SurveyedRun) -> String) -> Value {
            .object(
                launches.compactMap { launch in
                    let runs = launch.runs.filter(isMeant)
                    let place = "\(launch.lifecycle.slug)/\(launch.start.slug)"
                    return runs.isEmpty ? nil : Value.Member(place, .list(runs.map { .string(name($0)) }))
                })
        }
        return [
            "name": .string(trigger.title),
            "launches": runs({ $0.versions.platform == .iOS }, { $0.versions.first.slug }),
            "others": runs({ $0.versions.platform != .iOS }, { $0.versions.slug }),
        ]
    }
}
