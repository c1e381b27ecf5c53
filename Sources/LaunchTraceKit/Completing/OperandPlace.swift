/// One place among the operands of a command.
struct OperandPlace: Hashable, Sendable {
    let candidates: Candidates
    /// Whether the same is valid at all following positions.
    let isLast: Bool
}

extension CommandSpec {
    /// The places of the operands, of which brackets say that one may be left out, and dots that it may be repeated.
    var operandPlaces: [OperandPlace] {
        let words = usedWords
        var places: [Set<Int>] = []
        var next = Self.reached(from: 0, in: words)
        while !next.isEmpty, places.last != next {
            places.append(next)
            next = next.reduce(into: []) { next, index in
                if words[index].isRepeated { next.insert(index) }
                next.formUnion(Self.reached(from: index + 1, in: words))
            }
        }
        return places.enumerated().map { number, indices in
            let operands = indices.sorted().map { words[$0] }
            return OperandPlace(
                candidates: Candidates(anyOf: operands.map { Candidates(usage: $0.name) }),
                isLast: !next.isEmpty && number == places.count - 1)
        }
    }

    private typealias UsedWord = (name: String, isOptional: Bool, isRepeated: Bool)

    private var usedWords: [UsedWord] {
        var words: [UsedWord] = []
        var depth = 0
        for word in operands.split(separator: " ") {
            depth += word.count { $0 == "[" }
            let name = word.filter { !"[].".contains($0) }
            if name.isEmpty, !words.isEmpty {
                words[words.count - 1].isRepeated = true
            } else {
                words.append((name, isOptional: depth > 0, isRepeated: word.contains("...")))
            }
            depth -= word.count { $0 == "]" }
        }
        return words
    }

    /// The words from one on, up to the first that can't be left out.
    private static func reached(from start: Int, in words: [UsedWord]) -> Set<Int> {
        let rest = words.indices.dropFirst(start)
        let last = rest.first { !words[$0].isOptional } ?? words.count
        return Set(rest.prefix { $0 <= last })
    }
}
