extension Topic {
    /// Where the model is measured, and where it is a guess.
    static let coverage = Topic(
        .confidence, "coverage",
        summary: "The number of recordings by area, and the rules that are still marked in examples."
    ) {
        [
            .lead(
                "The recordings of real UIKit that the model is compared with, by area; versions are numbered like "
                    + "those of iOS. \"explain unrecorded\" lists the next recordings."),
            .essential("Recordings", Coverage.all.map(\.text)), .essential("iOS 27", [RecordedLaunch.meaning]),
            .rest(
                "Uncertain rules in the examples", "all \(MarkedRules.inExamples.count) rules",
                MarkedRules.inExamples.compactMap { id in
                    RuleBook.standard.rule(id).map { "\(id) (\($0.confidence.rawValue)): \($0.because)" }
                }),
        ]
    }

    /// The gaps in the recordings, as work to be shared.
    static let unrecorded = Topic(
        .confidence, "unrecorded", summary: "The entries without a recording, the most useful recordings first."
    ) {
        [
            .lead(
                "The entries without a recording of their position, the most useful recordings first. A recording of "
                    + "the scenario that is named, made with launchtrace probe, can become an example."),
            .traced("What to record first", "the gaps") { MatrixPage.standardMatrix.unrecorded().map(\.item) },
        ]
    }
}

extension UnrecordedRule {
    fileprivate var item: PageItem {
        let resting = restingEntries == 1 ? "1 entry depends" : "\(restingEntries) entries depend"
        let record = scenario.map { scenario in
            let events = scenario.events.map(\.trigger.kind.rawValue).joined(separator: ", then ")
            return "record: \(events) from \(scenario.start.title), \(scenario.app.lifecycle.title); \(resting) on it"
        }
        let scope = rule.requirements.map(\.words)
        return PageItem("\(naming: rule)") + PageItem(rule.because, depth: 6) + PageItem(rule.doubt.words, depth: 6)
            + PageItem(record ?? "record: the condition of the rule, " + scope.joined(separator: ", "), depth: 6)
    }
}
