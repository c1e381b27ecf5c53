import TestSupport
import Testing

@testable import LaunchModel

struct AlignmentTests {
    @Test(arguments: 1...400) func aScriptLeadsFromOneListToTheOther(_ seed: UInt64) {
        var random = SeededGenerator(state: seed)
        let vocabulary = Int.random(in: 1...30, using: &random)
        let before = (0..<Int.random(in: 0...60, using: &random)).map { _ in
            Int.random(in: 0..<vocabulary, using: &random)
        }
        var after = before
        for _ in 0..<Int.random(in: 0...20, using: &random) {
            let place = Int.random(in: 0...after.count, using: &random)
            if Bool.random(using: &random), place < after.count { after.remove(at: place) }
            after.insert(Int.random(in: 0..<vocabulary, using: &random), at: min(place, after.count))
        }
        let steps = EditScript(from: before, to: after).steps
        #expect(applied(steps, before, after) == after)
        #expect(steps.compactMap(\.before) == Array(before.indices))
        #expect(steps.compactMap(\.after) == Array(after.indices))
        #expect(EditScript(from: before, to: before).steps.allSatisfy { $0.before == $0.after })
    }

    /// Cut there, and the parts have as much in common as the whole had, in either direction.
    @Test(arguments: 1...400) func aMiddleSnakeLosesNothing(_ seed: UInt64) {
        var random = SeededGenerator(state: seed)
        let lists = (0..<2).map { _ in
            (0..<Int.random(in: 1...40, using: &random)).map { _ in Int.random(in: 0...2, using: &random) }
        }
        for (left, right) in [(lists[0], lists[1]), (lists[1], lists[0])] {
            let point = MiddleSnake(left[...], right[...]).point
            let head = longestCommonPart(left.prefix(point.before), right.prefix(point.after))
            let tail = longestCommonPart(left.dropFirst(point.before), right.dropFirst(point.after))
            #expect(head + tail == longestCommonPart(left[...], right[...]))
        }
    }

    /// Though two closing braces would be more.
    @Test func whatIsUniqueGoesTogetherFirst() {
        let pairs = Alignment(["a", "}", "}", "c"], ["}", "}", "a", "d"]).pairs
        #expect(pairs == [Alignment.Pair(before: 0, after: 2)])
    }

    @Test(arguments: UnlikeLists.allCases) func unlikeListsDontTakeQuadraticTime(_ lists: UnlikeLists) {
        let (before, after) = lists.pair(count: 20_000)
        var pairs: [Alignment.Pair] = []
        let time = ContinuousClock().measure { pairs = Alignment(before, after).pairs }
        #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.before < $1.before && $0.after < $1.after })
        #expect(pairs.allSatisfy { before[$0.before] == after[$0.after] })
        // A tenth of a second where it is optimised; a quadratic algorithm would take minutes here.
        #expect(time < .seconds(60))
    }
}

/// Lists that a diff has a hard time with.
enum UnlikeLists: CaseIterable {
    case disjoint, shuffled, reversed, fewNames, twoNames, oneAnchorAtATime

    func pair(count: Int) -> ([Int], [Int]) {
        var random = SeededGenerator(state: 7)
        func names(_ count: Int, of vocabulary: Int) -> [Int] {
            (0..<count).map { _ in Int.random(in: 0..<vocabulary, using: &random) }
        }
        let numbers = Array(0..<count)
        return switch self {
        case .disjoint: (numbers, numbers.map { $0 + count })
        case .shuffled: (numbers, numbers.shuffled(using: &random))
        case .reversed: (numbers, numbers.reversed())
        case .fewNames: (names(count, of: 30), names(count, of: 30))
        case .twoNames: (names(count, of: 2), names(count, of: 2))
        case .oneAnchorAtATime: (staircase(count, noise: count), staircase(count, noise: 2 * count))
        }
    }

    /// Each number but the last comes twice, so that cutting at the last makes the one before it unique.
    private func staircase(_ count: Int, noise: Int) -> [Int] {
        (0..<count / 4).flatMap { [$0, noise + $0, $0 + 1, noise + count + $0] }
    }
}

private func applied(_ steps: [EditScript.Step], _ before: [Int], _ after: [Int]) -> [Int] {
    steps.compactMap { step in
        switch step {
        case .same(let index, _): before[index]
        case .gone: nil
        case .new(let index): after[index]
        }
    }
}

private func longestCommonPart(_ left: ArraySlice<Int>, _ right: ArraySlice<Int>) -> Int {
    var row = Array(repeating: 0, count: right.count + 1)
    for element in left {
        var diagonal = 0
        for (index, other) in right.enumerated() {
            let above = row[index + 1]
            row[index + 1] = element == other ? diagonal + 1 : max(above, row[index])
            diagonal = above
        }
    }
    return row[right.count]
}
