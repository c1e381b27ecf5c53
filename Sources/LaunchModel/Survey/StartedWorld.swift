/// A start that launches have in common, or the reason why it can't be had. No finding shows in what follows from it.
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
    /// - Throws: ``ImpossibleEvent`` where one of them, or the start, can't happen.
    func advanced(through events: [Event]) throws(ImpossibleEvent) -> World {
        var world = try get()
        try world.advance(through: events)
        return world
    }
}
