/// What the search knows: all names with their spellings, and the launches by words.
struct SearchIndex: Sendable {
    let survey: SiteSurvey

    /// The script that a page loads when its search is first used.
    var script: String { Self.script(value) }

    private var value: Value {
        [
            "topics": .list(Topic.all.map(Self.topic)),
            "triggers": .list(survey.triggers.map(trigger)),
            "lifecycles": .list(Lifecycle.allCases.map { part($0.slug, $0.label, ["\($0.rawValue)", $0.title]) }),
            "starts": .list(Start.allCases.map { part($0.slug, $0.title, [$0.rawValue]) }),
        ]
    }

    /// A name with where it leads.
    static func topic(_ topic: Topic) -> Value {
        let others = (topic.names + topic.spellings).unique().filter { $0 != topic.title }
        return named(topic.title, topic.kind.rawValue, topic.address, others)
    }

    static func named(_ name: String, _ kind: String, _ address: SiteAddress, _ others: [String] = []) -> Value {
        let place = address.anchor.map { "#\($0.fragment)" } ?? ""
        return [
            "name": .string(name), "kind": .string(kind), "path": .string(address.path + place),
            "spellings": .list(others.map { .string($0) }),
        ]
    }

    /// The script that has these values.
    static func script(_ value: Value) -> String { "globalThis.siteIndex = \(value.json);\n" }

    /// A trigger with the runs of its launches: `"scene/not-running": ["13", "15"]`.
    private func trigger(_ trigger: RepresentativeTrigger) -> Value {
        let launches = survey.launches(of: trigger)
        func runs(_ isMeant: (SurveyedRun) -> Bool, _ name: (SurveyedRun) -> String) -> Value {
            .object(
                launches.compactMap { launch in
                    let runs = launch.runs.filter(isMeant)
                    let place = "\(launch.lifecycle.slug)/\(launch.start.slug)"
                    return runs.isEmpty ? nil : Value.Member(place, .list(runs.map { .string(name($0)) }))
                })
        }
        return .object(
            [
                Value.Member("slug", .string(trigger.slug)), Value.Member("name", .string(trigger.title)),
                Value.Member("text", .string(words(trigger.title, [trigger.trigger.meaning]))),
                Value.Member("launches", runs({ $0.versions.platform == .iOS }, { $0.versions.first.slug })),
                Value.Member("others", runs({ $0.versions.platform != .iOS }, { $0.versions.slug })),
            ])
    }

    private func part(_ slug: String, _ name: String, _ others: [String]) -> Value {
        ["slug": .string(slug), "name": .string(name), "text": .string(words(name, others))]
    }

    /// The words by which something is found: its names apart, and what people call it.
    private func words(_ name: String, _ others: [String]) -> String {
        let first = String(name.prefix { $0 != " " && $0 != "," })
        let called = Synonym.all.filter { $0.names.contains { $0 == first || others.contains($0) } }.flatMap(\.words)
        return ([name, first.camelCaseWords.joined(separator: " ")] + others + called).joined(separator: " ")
    }
}
