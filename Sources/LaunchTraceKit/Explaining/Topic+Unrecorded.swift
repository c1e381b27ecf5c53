extension Topic {
    /// The gaps in the recordings, as work to be shared.
    static let unrecorded = Topic(
        .confidence, "unrecorded",
        summary: "What nobody has recorded, in the order in which a recording would settle most."
    ) {
        let rules = MatrixPage.standardMatrix.unrecorded()
        return [
            .lead(
                "What no recording shows in its place, in the order in which one would settle most. A recording of "
                    + "the scenario that is named, made with launchtrace probe, can become an example."),
            .first(6, "What to record first", "all \(rules.count) gaps", items: rules.map(\.item)),
        ]
    }
}

extension UnrecordedRule {
    fileprivate var item: PageItem {
        let resting = restingEntries == 1 ? "1 entry rests" : "\(restingEntries) entries rest"
        let record = scenario.map { scenario in
            let events = scenario.events.map(\.trigger.kind.rawValue).joined(separator: ", then ")
            return "record: \(events) from \(scenario.start.title), \(scenario.app.lifecycle.title); \(resting) on it"
        }
        let scope = rule.requirements.map(\.words)
        return PageItem("\(naming: rule)") + PageItem(rule.because, depth: 6)
            + PageItem(rule.doubt.words, depth: 6)
            + PageItem(record ?? "record: what the rule asks for, " + scope.joined(separator: ", "), depth: 6)
    }
}
