extension Topic {
    /// Everything that can be explained.
    static let all: [Topic] =
        callbacks + triggers + options + notifications + findings + findingRules + rules + disputes + steps + states
        + setups + values + [unrecorded] + limits + points

    /// The names that may have been meant.
    static let names = all.flatMap(\.names).unique() + Kind.allCases.map(\.plural)

    /// The topics of a name, in any case and any of its spellings.
    static func named(_ name: String) -> [Topic] {
        for spelling in [name] + MethodSpelling.readings(of: name) {
            if let found = byName[spelling.folded] { return found.map { all[$0] } }
        }
        return []
    }

    /// The kind whose topics a name stands for, as in `callbacks`.
    static func kind(named name: String) -> Kind? {
        Kind.allCases.first { [$0.plural.folded, $0.rawValue.folded].contains(name.folded) }
    }

    private static let byName: [String: [Int]] = {
        var index: [String: [Int]] = [:]
        for (number, topic) in all.enumerated() {
            for name in ([topic.title] + topic.names + topic.spellings).map(\.folded).unique() {
                index[name, default: []].append(number)
            }
        }
        return index
    }()
}

extension String {
    /// The name without the differences of spellings: case, blanks, hyphens and underscores.
    fileprivate var folded: String {
        lowercased().filter { !$0.isWhitespace && $0 != "-" && $0 != "_" }
    }
}
