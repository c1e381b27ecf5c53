/// The settings of one `.xcconfig` file with those that it includes, or of one configuration of a project.
struct SettingLevel {
    private var values: [String: String] = [:]
    /// The names with their conditions, whether these hold or not.
    private(set) var keys: Set<String> = []
    /// Whether variables were left because replacing them would have been too much.
    private(set) var isExceeded = false
    /// Whether a file that wasn't read may define settings of the level.
    private let isOpen: Bool
    /// The settings of an open level that such a file can't change, because they are defined after it.
    private var settled: Set<String> = []

    /// A level; a file that wasn't read may change its first settings, as many as `openCount`.
    init(_ settings: some Sequence<(key: String, value: String)>, openCount: Int? = nil) {
        isOpen = openCount != nil
        var strengths: [String: Int] = [:]
        var budget = ExpansionBudget()
        for (index, (key, value)) in settings.enumerated() {
            keys.insert(key)
            guard let condition = SettingCondition(key), condition.holds else { continue }
            guard condition.strength >= strengths[condition.name, default: 0] else { continue }
            strengths[condition.name] = condition.strength
            if let openCount, index >= openCount { settled.insert(condition.name) }
            add(value, to: condition.name, &budget)
        }
        isExceeded = budget.isExceeded
    }

    var names: Dictionary<String, String>.Keys { values.keys }

    subscript(name: String) -> String? { values[name] }

    /// Whether the value of a setting is known without the weaker levels: true, or false if it is unknown; nil if they
    /// decide.
    func isSettled(_ name: String) -> Bool? {
        if isOpen { return settled.contains(name) }
        return values[name] == nil ? nil : true
    }

    /// `$(inherited)` of a later line means the earlier one.
    private mutating func add(_ value: String, to name: String, _ budget: inout ExpansionBudget) {
        guard value.utf8.contains(.dollar), let earlier = values[name] else {
            values[name] = value
            return
        }
        var result: [UInt8] = []
        var rest = Array(value.utf8)[...]
        while let dollar = rest.firstIndex(of: .dollar) {
            result += rest[..<dollar]
            rest = rest[dollar...]
            let isInherited = Self.inherited.contains { rest.starts(with: $0) }
            guard isInherited, budget.pays(for: earlier.utf8.count) else {
                result.append(.dollar)
                rest = rest.dropFirst()
                continue
            }
            result += earlier.utf8
            rest = rest.dropFirst("$(inherited)".utf8.count)
            guard result.count <= ProjectLimit.settingLength.number else { return budget.exceed() }
        }
        values[name] = String(decoding: result + rest, as: UTF8.self)
    }

    private static let inherited = [Array("$(inherited)".utf8), Array("${inherited}".utf8)]
}
