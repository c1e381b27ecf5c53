/// Everything that a run can be found to do wrong, as far as the model knows it.
public enum FindingBook {
    /// All rules, table by table.
    public static let all: [FindingRule] =
        adoption + payloads + deadCallbacks + deadlines + background + time + scenes + guidelines
        + comparison

    /// The rules of each trigger, in the order of the tables.
    static let byTrigger: [FindingTrigger: [FindingRule]] = {
        var index: [FindingTrigger: [FindingRule]] = [:]
        for rule in all {
            for trigger in rule.on { index[trigger, default: []].append(rule) }
        }
        return index
    }()

    /// The rule with this id.
    public static func rule(_ id: String) -> FindingRule? {
        all.first { $0.id == id }
    }

    /// The rules of a code.
    public static func rules(of code: FindingCode) -> [FindingRule] {
        all.filter { $0.code == code }
    }
}
