/// What replacing variables may still cost: forty settings that name the next one twice are more text than any memory has.
struct ExpansionBudget {
    private var bytes = ProjectLimit.settingBytes.number << 20
    /// Whether something was too much, so that variables stayed as they are written.
    private(set) var isExceeded = false

    /// Even the shortest text takes some time.
    private static let leastCost = 16

    /// Takes away what it costs to go through a text of so many bytes; false where that is too much.
    mutating func pays(for count: Int) -> Bool {
        bytes -= count + Self.leastCost
        if bytes < 0 { isExceeded = true }
        return bytes >= 0
    }

    /// Notes that a text became too long.
    mutating func exceed() { isExceeded = true }
}
