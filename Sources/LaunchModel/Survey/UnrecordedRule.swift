/// A rule that no recording shows in its place, and a scenario whose recording would settle it.
package struct UnrecordedRule: Hashable, Sendable {
    package let rule: Rule
    /// How many entries of the matrix rest on it; 0 if the matrix doesn't use it.
    package fileprivate(set) var restingEntries = 0
    /// The scenario to record; nil if the matrix doesn't use it.
    package fileprivate(set) var scenario: Scenario?
}

extension TriggerMatrix {
    /// The rules whose place is inferred or unsettled, in the order in which a recording would settle most entries.
    package func unrecorded(in book: RuleBook = .standard) -> [UnrecordedRule] {
        var found: [String: UnrecordedRule] = [:]
        for rule in book.rules where rule.confidence.isDoubtful { found[rule.id] = UnrecordedRule(rule: rule) }
        for row in rows {
            for (setup, cell) in zip(setups, row.cells) {
                guard case .happens(let entries, _, _) = cell else { continue }
                var ground = ""
                for entry in entries where entry.confidence.isDoubtful {
                    if let begun = entry.doubt?.rule ?? found[entry.rule]?.rule.id { ground = begun }
                    found[ground]?.restingEntries += 1
                    if found[ground]?.scenario == nil {
                        found[ground]?.scenario = row.representative.scenario(in: setup, from: row.start)
                    }
                }
            }
        }
        // Most entries depend on the scene of a background launch, for which reports exist on both sides.
        let first = Dispute.all.first { $0.id == Preference.sceneInBackground.rawValue }?.rules ?? []
        func rank(_ rule: UnrecordedRule) -> Int { rule.scenario != nil && first.contains(rule.rule.id) ? 1 : 0 }
        return found.values.sorted {
            (rank($0), $0.restingEntries, $1.rule.id) > (rank($1), $1.restingEntries, $0.rule.id)
        }
    }
}
