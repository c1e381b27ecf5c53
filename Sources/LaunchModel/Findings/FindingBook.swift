/// Everything that a run can be found to do wrong, as far as the model knows it.
public enum FindingBook {
    /// All rules, table by table.
    public static let all: [FindingRule] =
        adoption + payloads + deadCallbacks + deadlines + background + time + scenes + guidelines
        + comparison

    /// The rules of each occasion, in the order of the tables.
    static let byOccasion: [Occasion: [FindingRule]] = {
        var index: [Occasion: [FindingRule]] = [:]
        for rule in all {
            for occasion in rule.on { index[occasion, default: []].append(rule) }
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
