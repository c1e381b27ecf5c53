extension Topic {
    /// Where the model is measured, and where it is a guess.
    static let coverage = Topic(
        .confidence, "coverage",
        summary: "How many recordings there are of each area, and which rules are still marked in examples."
    ) {
        [
            .lead(
                "The recordings of real UIKit that the model is held against, by areas; versions are numbered like "
                    + "those of iOS. \"explain unrecorded\" says what to record next."),
            .essential("Recordings", Coverage.all.map(\.text)),
            .rest(
                "Rules whose doubt marks lines of examples", "all \(MarkedRules.inExamples.count) rules",
                MarkedRules.inExamples.compactMap { id in
                    RuleBook.standard.rule(id).map { "\(id) (\($0.confidence.rawValue)): \($0.because)" }
                }),
        ]
    }
}
