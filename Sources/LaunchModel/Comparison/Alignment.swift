/// The pairs of matching elements of two lists, in order; the other elements are gone, or new.
///
/// The algorithm is our own, because its choice must not change with the toolchain: equal heads and tails are paired,
/// then elements that are unique on both sides (patience diff), then what Myers' algorithm finds between.
package struct Alignment: Hashable, Sendable {
    /// Ascending on both sides.
    package let pairs: [Pair]

    /// An element on each side.
    package struct Pair: Hashable, Sendable {
        package let before: Int
        package let after: Int
    }

    package init<Key: Hashable>(_ before: some Sequence<Key>, _ after: some Sequence<Key>) {
        var numbering = Numbering<Key>()
        var aligner = Aligner(before.map { numbering.number(of: $0) }, after.map { numbering.number(of: $0) })
        aligner.align()
        pairs = aligner.pairs.sorted { $0.before < $1.before }
    }

    init(pairs: [Pair]) { self.pairs = pairs }

    /// The alignment with more pairs in its gaps, by other keys; an element without a key stays unpaired.
    func filled<Element, Key: Hashable>(_ before: [Element], _ after: [Element], by key: (Element) -> Key?) -> Alignment
    {
        filled(before.count, after.count) { old, new in
            let (oldKeyed, newKeyed) = (old.filter { key(before[$0]) != nil }, new.filter { key(after[$0]) != nil })
            // Many gaps are the same on both sides.
            let head = zip(oldKeyed, newKeyed).prefix { key(before[$0]) == key(after[$1]) }
            let (oldRest, newRest) = (Array(oldKeyed.dropFirst(head.count)), Array(newKeyed.dropFirst(head.count)))
            if oldRest.isEmpty || newRest.isEmpty { return head.map(Pair.init) }
            let rest = Alignment(oldRest.map { key(before[$0]) }, newRest.map { key(after[$0]) }).pairs
            return head.map(Pair.init) + rest.map { Pair(before: oldRest[$0.before], after: newRest[$0.after]) }
        }
    }

    /// The alignment with all pairs in those gaps that are the same on both sides.
    func filled(whereSame before: [Int], _ after: [Int]) -> Alignment {
        filled(before.count, after.count) { old, new in before[old] == after[new] ? zip(old, new).map(Pair.init) : [] }
    }

    private func filled(_ before: Int, _ after: Int, by pairs: (Range<Int>, Range<Int>) -> [Pair]) -> Alignment {
        var filled: [Pair] = []
        filled.reserveCapacity(max(before, after))
        var (left, right) = (0, 0)
        for pair in self.pairs + [Pair(before: before, after: after)] {
            if left < pair.before, right < pair.after { filled += pairs(left..<pair.before, right..<pair.after) }
            filled.append(pair)
            (left, right) = (pair.before + 1, pair.after + 1)
        }
        return Alignment(pairs: filled.dropLast())
    }
}

/// Numbers for keys, in the order of their occurrence, so that no hash decides anything.
package struct Numbering<Key: Hashable> {
    private var numbers: [Key: Int] = [:]

    package init() {}

    package mutating func number(of key: Key) -> Int {
        if let number = numbers[key] { return number }
        numbers[key] = numbers.count
        return numbers.count - 1
    }
}

/// Aligns two lists of small numbers, part by part.
private struct Aligner {
    private(set) var pairs: [Alignment.Pair] = []
    private let before: [Int]
    private let after: [Int]
    private var open: [Box] = []
    private var counts: [Count]
    /// How many elements may still be counted; a hostile input could make every split a small one.
    private var countable: Int

    /// How often a number occurs in a box, and its last position.
    private struct Count {
        var before = 0
        var after = 0
        var place = 0
    }

    init(_ before: [Int], _ after: [Int]) {
        self.before = before
        self.after = after
        counts = Array(repeating: Count(), count: before.count + after.count)
        countable = 64 * (before.count + after.count)
    }

    mutating func align() {
        open = [Box(before: before.indices, after: after.indices)]
        while let box = open.popLast() {
            let rest = takeEnds(of: box)
            guard !rest.before.isEmpty, !rest.after.isEmpty else { continue }
            let anchors = anchors(in: rest)
            if anchors.isEmpty { split(rest) } else { divide(rest, at: anchors) }
        }
    }

    /// Pairs equal heads and tails; returns what is between.
    private mutating func takeEnds(of box: Box) -> Box {
        var (left, right) = (box.before, box.after)
        while let first = left.first, let other = right.first, before[first] == after[other] {
            pairs.append(Alignment.Pair(before: first, after: other))
            (left, right) = (left.dropFirst(), right.dropFirst())
        }
        while let last = left.last, let other = right.last, before[last] == after[other] {
            pairs.append(Alignment.Pair(before: last, after: other))
            (left, right) = (left.dropLast(), right.dropLast())
        }
        return Box(before: left, after: right)
    }

    /// The longest run of pairs, ascending on both sides, of elements that occur once on either side of the box.
    private mutating func anchors(in box: Box) -> [Alignment.Pair] {
        guard countable > 0 else { return [] }
        countable -= box.before.count + box.after.count
        for index in box.before { counts[before[index]].before += 1 }
        for index in box.after {
            counts[after[index]].after += 1
            counts[after[index]].place = index
        }
        let unique = box.before.compactMap { index -> Alignment.Pair? in
            let count = counts[before[index]]
            return count.before == 1 && count.after == 1 ? Alignment.Pair(before: index, after: count.place) : nil
        }
        for index in box.before { counts[before[index]] = Count() }
        for index in box.after { counts[after[index]] = Count() }
        return longestAscent(unique)
    }

    private mutating func divide(_ box: Box, at anchors: [Alignment.Pair]) {
        pairs += anchors
        var (left, right) = (box.before.lowerBound, box.after.lowerBound)
        for anchor in anchors {
            open.append(Box(before: left..<anchor.before, after: right..<anchor.after))
            (left, right) = (anchor.before + 1, anchor.after + 1)
        }
        open.append(Box(before: left..<box.before.upperBound, after: right..<box.after.upperBound))
    }

    private mutating func split(_ box: Box) {
        let (left, right) = MiddleSnake(before[box.before], after[box.after]).point
        guard (1..<box.before.count + box.after.count).contains(left + right) else { return }
        let (middle, other) = (box.before.lowerBound + left, box.after.lowerBound + right)
        open.append(Box(before: box.before.lowerBound..<middle, after: box.after.lowerBound..<other))
        open.append(Box(before: middle..<box.before.upperBound, after: other..<box.after.upperBound))
    }
}

/// A part of either list, whose elements can only belong together.
private struct Box {
    let before: Range<Int>
    let after: Range<Int>
}

/// The longest run of pairs that also ascends on the side after, by patience sorting.
private func longestAscent(_ pairs: [Alignment.Pair]) -> [Alignment.Pair] {
    var tops: [Int] = []
    var previous: [Int?] = []
    for (index, pair) in pairs.enumerated() {
        let pile = tops.partitioningIndex { pairs[$0].after > pair.after }
        previous.append(pile > 0 ? tops[pile - 1] : nil)
        if pile == tops.count { tops.append(index) } else { tops[pile] = index }
    }
    var run: [Alignment.Pair] = []
    var next = tops.last
    while let index = next {
        run.append(pairs[index])
        next = previous[index]
    }
    return run.reversed()
}
