/// The rule book of a run, with the rules for its app at each trigger that the run has reached.
struct GoverningRules: Sendable {
    let book: RuleBook
    /// By the number of the trigger; nil for one that hasn't been reached.
    private var reached: [[Rule]?] = Array(repeating: nil, count: RuleTrigger.count)

    init(_ book: RuleBook) {
        self.book = book
    }

    /// The rules at a trigger that concern the app, in the order of the tables.
    mutating func rules(at trigger: RuleTrigger, of described: DescribedApp) -> [Rule] {
        if let rules = reached[trigger.number] { return rules }
        let rules = book.rules(at: trigger, of: described)
        reached[trigger.number] = rules
        return rules
    }
}
