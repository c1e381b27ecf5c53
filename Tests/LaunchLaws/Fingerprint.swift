import LaunchModel

/// What events have led to, in one number: the sum of what each of them has led to, whatever their order.
package struct Fingerprint {
    package private(set) var sum: UInt64 = 0
    /// The numbers of names that were met, since they come again and again.
    private var numbers: [String: UInt64] = [:]

    package init() {}

    mutating func add(_ trigger: Trigger, _ news: Way.News) {
        var number = number(of: trigger.kind.rawValue)
        for entry in news.entries {
            for word in entry.words { number = (number ^ self.number(of: word)) &* Self.prime }
        }
        for finding in news.findings {
            for word in finding.words { number = (number ^ self.number(of: word)) &* Self.prime }
        }
        sum &+= number
    }

    /// What is found in a scenario as a whole, its declarations among it.
    package mutating func add(_ findings: [Finding]) {
        for finding in findings { sum &+= finding.words.reduce(0) { ($0 ^ number(of: $1)) &* Self.prime } }
    }

    mutating func add(_ trigger: Trigger, refusedBecause reason: String) {
        sum &+= (number(of: trigger.kind.rawValue) ^ number(of: reason)) &* Self.prime
    }

    /// Fowler, Noll and Vo's hash.
    private mutating func number(of word: String) -> UInt64 {
        if let known = numbers[word] { return known }
        let number = word.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* Self.prime }
        numbers[word] = number
        return number
    }

    private static let prime: UInt64 = 0x0000_0100_0000_01B3
}

extension Timeline.Entry {
    /// What tells it from others.
    fileprivate var words: [String] {
        [
            name, rule, receiver?.rawValue ?? "", scene ?? "", appState?.rawValue ?? "", sceneState?.rawValue ?? "",
            transition?.from.name ?? "", transition?.to.name ?? "",
        ] + (kind == .action ? (returns ?? .null).words : [])
    }
}

extension Finding {
    /// What tells it from others.
    package var words: [String] { [rule, severity.rawValue, message] }
}

extension Value {
    /// What tells it from others. The names of the types and of the modules that they stand in tell nothing.
    fileprivate var words: [String] {
        switch self {
        case .null: ["null"]
        case .bool(let value): [value ? "true" : "false"]
        case .number(let digits): ["number", digits]
        case .string(let text): ["string", text]
        case .list(let items): ["["] + items.flatMap(\.words) + ["]"]
        case .object(let members): ["{"] + members.flatMap { [$0.key] + $0.value.words } + ["}"]
        }
    }
}
