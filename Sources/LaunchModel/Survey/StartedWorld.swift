/// A start that launches have in common, or the reason why it is impossible. Its consequences show no findings.
typealias StartedWorld = Result<World, ImpossibleEvent>

extension StartedWorld {
    private static let book = RuleBook(findings: [])

    init(of setup: Scenario, at start: Start, preferring preference: Preference) {
        self.init { () throws(ImpossibleEvent) in
            var scenario = setup
            scenario.start = start
            return try World(startOf: scenario, preferring: preference, by: Self.book)
        }
    }

    /// The world after these events.
    ///
    /// - Throws: ``ImpossibleEvent`` if one of them, or the start, can't happen.
    func advanced(through events: [Event]) throws(ImpossibleEvent) -> World {
        var world = try get()
        try world.advance(through: events)
        return world
    }
}
