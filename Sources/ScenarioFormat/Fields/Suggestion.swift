/// The likely meaning of an unknown word.
package enum Suggestion {
    /// A longer list is no help.
    package static let countLimit = 8

    /// The candidates that the word is another name of, or else those that end with it or have a similar spelling.
    package static func all(for word: String, among candidates: [String]) -> [String] {
        let known = Set(candidates)
        let meant = Synonym.names(for: word).filter(known.contains)
        if !meant.isEmpty { return Array(meant.prefix(countLimit)) }
        if let near = nearest(to: word, among: candidates) { return [near] }
        // An option without the name of its dictionary: `urlContexts`.
        let ends = candidates.filter { $0.contains(".") }
        let near = nearest(to: word, among: ends.map(\.lastName))
        return Array(ends.filter { $0.lastName == near }.prefix(countLimit))
    }

    /// `; did you mean "openURL" or "openUniversalLink"?`, to follow a message; empty if there is no suggestion.
    package static func question(_ suggestions: [String]) -> String {
        suggestions.isEmpty ? "" : "; did you mean \(suggestions.map(\.quoted).listed("or"))?"
    }

    /// The candidate that the word most likely means; nil if none is close.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        guard word.utf8.count <= 200 else { return nil }
        if candidates.contains(word) { return word }
        let letters = Array(word.lowercased().unicodeScalars)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let others = Array(candidate.lowercased().unicodeScalars)
            let limit = limit(letters, others)
            guard abs(letters.count - others.count) <= limit else { continue }
            let distance = distance(letters, others)
            guard distance <= limit, distance < best?.distance ?? .max else { continue }
            best = (candidate, distance)
        }
        return best?.candidate
    }

    /// Two edits, or a third of the part that differs. A common beginning such as `launchOptions.` doesn't count, and
    /// short words have too many neighbors for two edits.
    private static func limit(_ letters: [Unicode.Scalar], _ others: [Unicode.Scalar]) -> Int {
        if others.count <= 3 { return 1 }
        let common = zip(letters, others).prefix { $0 == $1 }.count
        return max(2, (others.count - common) / 3)
    }

    /// The number of letters to change, add, remove or swap with a neighbor.
    package static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var row = Array(0...right.count)
        var (rowBefore, next) = (row, row)
        for i in left.indices {
            next[0] = i + 1
            for j in right.indices {
                let isSame = left[i] == right[j]
                var cost = min(row[j] + (isSame ? 0 : 1), row[j + 1] + 1, next[j] + 1)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    cost = min(cost, rowBefore[j - 1] + 1)
                }
                next[j + 1] = cost
            }
            (rowBefore, row, next) = (row, next, rowBefore)
        }
        return row[right.count]
    }
}

extension String {
    /// The part after the last period.
    fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }

    /// The name without differences of spelling: case, blanks, hyphens and underscores.
    package var folded: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        for byte in utf8 {
            switch byte {
            case 0x09...0x0D, 0x20, UInt8(ascii: "-"), UInt8(ascii: "_"): continue
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
            case 0x80...: return foldedByScalars
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private var foldedByScalars: String {
        String(
            String.UnicodeScalarView(
                lowercased().unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "-" && $0 != "_" }))
    }
}
