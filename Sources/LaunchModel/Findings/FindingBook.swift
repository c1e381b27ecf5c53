/// Everything that a run can be found to do wrong, as far as the model knows it.
public enum FindingBook {
    /// All rules, table by table.
    public static let all: [FindingRule] =
        adoption + payloads + deadCallbacks + deadlines + background + time + scenes + guidelines
        + comparison

    /// The rules of a code.
    public static func rules(of code: FindingCode) -> [FindingRule] {
        all.filter { $0.code == code }
    }
}
