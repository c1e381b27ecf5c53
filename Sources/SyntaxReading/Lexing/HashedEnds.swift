/// The positions of quotes or slashes before hashes, found once per file: each raw string and regex searches for its
/// end, which may be far away or missing.
struct HashedEnds {
    /// In the order of the text.
    private var ends: [End] = []

    /// A mark with hashes after it.
    struct End {
        let position: Int
        let hashes: Int
        /// The number of the next one with more hashes.
        fileprivate var larger: Int
    }

    /// The ends for a mark; one after a backslash doesn't count if `isEscapable`.
    init(of mark: UInt8, isEscapable: Bool, in bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        var backslashes = 0
        while index + 1 < bytes.count {
            if bytes[index] == mark, bytes[index + 1] == .hash, !isEscapable || backslashes % 2 == 0 {
                let start = index
                index += 1
                while index < bytes.count, bytes[index] == .hash { index += 1 }
                ends.append(End(position: start, hashes: index - start - 1, larger: .max))
                backslashes = 0
            } else {
                backslashes = bytes[index] == .backslash ? backslashes + 1 : 0
                index += 1
            }
        }
        link()
    }

    private mutating func link() {
        var smaller: [Int] = []
        for index in ends.indices {
            while let last = smaller.last, ends[last].hashes < ends[index].hashes {
                ends[last].larger = index
                smaller.removeLast()
            }
            smaller.append(index)
        }
    }

    /// The first in a range with this many hashes, or else the first of those with the most hashes.
    func end(in range: Range<Int>, hashes: Int) -> End? {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle].position < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        guard low < ends.count, ends[low].position < range.upperBound else { return nil }
        var found = ends[low]
        while found.hashes < hashes, found.larger < ends.count, ends[found.larger].position < range.upperBound {
            found = ends[found.larger]
        }
        return found
    }
}
