/// Which elements of two lists go together: a longest common subsequence, at a bounded cost.
struct CallbackPairing<Element: Hashable> {
    /// Places on the left and on the right, both rising.
    private(set) var pairs: [(left: Int, right: Int)] = []
    private let left: [Element]
    private let right: [Element]

    /// The size of the table beyond which a plain walk has to do: 8 MB.
    static var cellLimit: Int { 4 << 20 }

    init(_ left: [Element], _ right: [Element], cellLimit: Int = Self.cellLimit) {
        self.left = left
        self.right = right
        let head = zip(left, right).prefix { $0 == $1 }.count
        let tail = zip(left.dropFirst(head).reversed(), right.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        let (lefts, rights) = (head..<left.count - tail, head..<right.count - tail)
        for index in 0..<head { pairs.append((index, index)) }
        if (lefts.count + 1) * (rights.count + 1) <= cellLimit {
            pairByTable(lefts, rights)
        } else {
            pairInPassing(lefts, rights)
        }
        for index in 0..<tail { pairs.append((lefts.upperBound + index, rights.upperBound + index)) }
    }

    /// The textbook's table of the lengths of what is common to every pair of tails.
    private mutating func pairByTable(_ lefts: Range<Int>, _ rights: Range<Int>) {
        let width = rights.count + 1
        // The shorter side has fewer than 2^11 elements, or the table would be too large.
        var lengths = [UInt16](repeating: 0, count: (lefts.count + 1) * width)
        for i in (0..<lefts.count).reversed() {
            for j in (0..<rights.count).reversed() {
                let isSame = left[lefts.lowerBound + i] == right[rights.lowerBound + j]
                lengths[i * width + j] =
                    isSame
                    ? lengths[(i + 1) * width + j + 1] + 1
                    : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
            }
        }
        var (i, j) = (0, 0)
        while i < lefts.count, j < rights.count {
            if left[lefts.lowerBound + i] == right[rights.lowerBound + j] {
                pairs.append((lefts.lowerBound + i, rights.lowerBound + j))
                (i, j) = (i + 1, j + 1)
            } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
    }

    /// Pairs each element on the right with the next one of its kind on the left.
    private mutating func pairInPassing(_ lefts: Range<Int>, _ rights: Range<Int>) {
        var places: [Element: [Int]] = [:]
        for index in lefts.reversed() { places[left[index], default: []].append(index) }
        var next = lefts.lowerBound
        for index in rights {
            let element = right[index]
            while let place = places[element]?.last, place < next { places[element]?.removeLast() }
            guard let place = places[element]?.last else { continue }
            pairs.append((place, index))
            next = place + 1
        }
    }
}
