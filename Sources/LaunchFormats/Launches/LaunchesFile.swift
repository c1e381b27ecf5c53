/// All launches of a survey as data for other programs.
package enum LaunchesFile {
    /// One object, which contains each entry once, and each timeline of several runs once:
    ///
    ///     {
    ///       "schema": 1,
    ///       "versions": ["4.0","4.2",...],
    ///       "entries": [
    ///         {"kind":"event","name":"tapIcon","timeMs":0,"rule":"launch.process","confidence":"documented"},
    ///         ...
    ///       ],
    ///       "timelines": [
    ///         {"entries":[0,1,2,...],"outcome":"active"}
    ///       ],
    ///       "launches": [
    ///         {"launch":"open-url/scene/not-running","trigger":"openURL","lifecycle":"scene","start":"notRunning",
    ///          "events":[...],"runs":[{"platform":"iOS","first":"15.0","last":"27.0","timeline":0}],"impossible":[]}
    ///       ]
    ///     }
    ///
    /// Its apps implement every method and are built for the system that they run on. A timeline is that of the last of
    /// the versions.
    private static func value(of survey: LaunchSurvey) -> Value {
        var shared = SharedValues()
        let launches = (survey.launches + survey.impossible).map { $0.value(&shared) }
        return [
            "schema": .number(schema), "versions": .list(survey.versions.map(\.value)),
            "entries": .list(shared.entries.all), "timelines": .list(shared.timelines.all), "launches": .list(launches),
        ]
    }

    /// The version of the format. It increases with a change that breaks readers.
    package static let schema = 1

    /// The text of the file, with one line for each launch or timeline.
    package static func text(of survey: LaunchSurvey) -> String { value(of: survey).json(laidOut: .linewise) + "\n" }
}

/// Values in the order of their first use, each with its number.
private struct NumberedValues {
    private(set) var all: [Value] = []
    private var numbers: [Value: Int] = [:]

    mutating func number(of value: Value) -> Int {
        if let number = numbers[value] { return number }
        numbers[value] = all.count
        all.append(value)
        return all.count - 1
    }
}

/// The common parts of timelines and runs.
private struct SharedValues {
    private(set) var entries = NumberedValues()
    private(set) var timelines = NumberedValues()

    mutating func number(of timeline: Timeline) -> Value {
        let numbers = timeline.entries.map { Value.number(entries.number(of: $0.value(.facts))) }
        let value: Value = ["entries": .list(numbers), "outcome": .string(timeline.outcome.name)]
        return .number(timelines.number(of: value))
    }
}

extension SurveyedLaunch {
    fileprivate func value(_ shared: inout SharedValues) -> Value {
        let runs = runs.map { $0.versions.value(with: .init("timeline", shared.number(of: $0.timeline))) }
        let events = (representative.before + [representative.trigger]).map { Event($0) }
        return [
            "launch": .string(slug), "trigger": .string(representative.trigger.kind.rawValue),
            "lifecycle": .string(lifecycle.rawValue), "start": .string(start.rawValue),
            "events": ScenarioDraft(events: events).value(Spelling())["events"] ?? .list([]), "runs": .list(runs),
            "impossible": .list(refusals.map { $0.versions.value(with: .init("because", .string($0.reason))) }),
        ]
    }
}

extension SurveyedVersions {
    fileprivate func value(with content: Value.Member) -> Value {
        .object([
            .init("platform", .string(platform.rawValue)), .init("first", first.value), .init("last", last.value),
            content,
        ])
    }
}

extension Version { fileprivate var value: Value { .string(description) } }
