/// A line of facts, taken apart.
struct FactLine {
    let kind: String
    let range: Range<Int>
    /// The places in brackets behind an `unfolded`.
    let places: [Range<Int>]

    init(_ line: Substring) {
        let words = line.split(separator: " ")
        kind = String(words.first ?? "")
        range = words.dropFirst().first.map(Self.place) ?? 0..<0
        places = words.dropFirst(2).first.map { $0.split { "[,]".contains($0) }.map(Self.place) } ?? []
    }

    private static func place(_ text: Substring) -> Range<Int> {
        let numbers = text.split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 2, numbers[0] <= numbers[1] else { return 0..<0 }
        return numbers[0]..<numbers[1]
    }

    /// Whether it says what belongs to an operator.
    var tellsPrecedence: Bool {
        ["binary", "assignment", "ternary", "cast", "try", "await", "word", "unfolded"].contains(kind)
    }

    /// Whether the compiler's parser reads such a thing where a type stands among expressions.
    var canBeType: Bool {
        ["name", "member", "array", "dictionary", "tuple", "argument", "optionalChain", "forcedUnwrap", "subscript"]
            .contains(kind)
    }
}

extension Range<Int> {
    func holds(_ other: Range<Int>) -> Bool { lowerBound <= other.lowerBound && other.upperBound <= upperBound }
}
