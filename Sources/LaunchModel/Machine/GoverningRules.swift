/// The rule book of a run, with the rules for its app at each trigger that the run has reached.
struct GoverningRules: Sendable {
    let book: RuleBook
    /// A moment of the app before anything happens.
    let app: Moment
    /// By the number of the trigger; nil for one that hasn't been reached.
    private var reached: [[Rule]?] = Array(repeating: nil, count: RuleTrigger.count)

    init(_ book: RuleBook, of described: DescribedApp) {
        self.book = book
        app = Moment(described: described)
    }

    /// The rules at a trigger that concern the app, in the order of the tables.
    mutating func rules(at trigger: RuleTrigger) -> [Rule] {
        if let rules = reached[trigger.number] { return rules }
        let rules = book.rules(at: trigger, of: app)
        reached[trigger.number] = rules
        return rules
    }
}
