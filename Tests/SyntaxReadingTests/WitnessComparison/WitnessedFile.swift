@testable import SyntaxReading

/// One choice of branches of a file, as our parser and the compiler's see it.
struct WitnessedFile {
    let source: SourceText
    let ours: TreeFacts
    private let problems: [SourceProblem]
    private static let toldDifferences = 30

    init(_ text: ChosenText) {
        source = text.text.source
        let pairs = BracketPairs(text)
        let tree = SyntaxTree(swift: text, pairs, bodies: .read)
        ours = TreeFacts(tree)
        problems = text.problems + pairs.problems + tree.problems
    }

    /// What is seen differently, each with its line and column.
    func differences(from theirs: [Substring]) -> [String] {
        let (read, expected) = (Set(ours.lines.map { Substring($0) }), Set(theirs))
        let excused = ExcusedFacts(ours, theirs)
        let twice = ours.lines.count == read.count ? [] : ["\(source.name): a node stands in the tree twice"]
        return twice + problems.map { "\($0.place.heading): \($0.kind)" }
            + told(expected.subtracting(read), "only the compiler", excused)
            + told(read.subtracting(expected), "only our parser", excused)
    }

    /// How many calls the compiler sees, and how many of them in what our parser doesn't follow.
    func calls(in theirs: [Substring]) -> (all: Int, opaque: Int) {
        let calls = theirs.filter { $0.hasPrefix("call ") }
        guard !ours.opaque.isEmpty else { return (calls.count, 0) }
        return (calls.count, calls.filter { line in ours.opaque.contains { $0.holds(FactLine(line).range) } }.count)
    }

    private func told(_ lines: Set<Substring>, _ who: String, _ excused: ExcusedFacts) -> [String] {
        let facts = lines.map { (fact: FactLine($0), line: $0) }.filter { !excused.contains($0.fact) }
        let sorted = facts.sorted { ($0.fact.range.lowerBound, $0.line) < ($1.fact.range.lowerBound, $1.line) }
        let told = sorted.prefix(Self.toldDifferences).map {
            "\(Place(source: source, range: $0.fact.range).heading): \(who): \($0.line)"
        }
        return told + (sorted.count > told.count ? ["\(source.name): \(who): \(sorted.count - told.count) more"] : [])
    }
}

/// What isn't held against the other side.
private struct ExcusedFacts {
    private let opaque: [Range<Int>]
    private let types: [Range<Int>]
    private let unfolded: [FactLine]

    init(_ ours: TreeFacts, _ theirs: [Substring]) {
        opaque = ours.opaque
        types = ours.types
        unfolded = theirs.filter { $0.hasPrefix("unfolded ") }.map { FactLine($0) }
    }

    func contains(_ fact: FactLine) -> Bool {
        if opaque.contains(where: { $0.holds(fact.range) }) { return true }
        if fact.canBeType, types.contains(where: { $0.holds(fact.range) }) { return true }
        guard fact.tellsPrecedence else { return false }
        return unfolded.contains { sequence in
            sequence.range.holds(fact.range) && !sequence.places.contains { $0.holds(fact.range) }
        }
    }
}
