/// Names for a search in many files, by their lengths and first letters, which exclude most other names.
package struct SearchedNames: Sendable {
    private var byLength: [[[UInt8]]]
    /// A bit for each first letter of the names with a length.
    private var firstLetters: [UInt64]
    private let hashes: [NameHash]
    /// An ending of further names; empty for none.
    private let ending: [UInt8]

    /// `ending`: names with this ending are included.
    package init(_ names: [String], ending: String = "") {
        self.ending = Array(ending.utf8)
        hashes = names.map { NameHash($0) }
        let lengths = (names.map(\.utf8.count).max() ?? 0) + 1
        byLength = Array(repeating: [], count: lengths)
        firstLetters = Array(repeating: 0, count: lengths)
        for name in names.map({ Array($0.utf8) }) {
            byLength[name.count].append(name)
            if let first = name.first { firstLetters[name.count] |= Self.bit(first) }
        }
    }

    /// One of 64 bits, which few letters share.
    private static func bit(_ letter: UInt8) -> UInt64 { 1 << UInt64(letter & 0x3F) }

    /// Whether one of the names may be in a text, by the filter of the text.
    func mayStand(where mayHold: (NameHash) -> Bool) -> Bool { !ending.isEmpty || hashes.contains(where: mayHold) }

    package func numbers(in tokens: [Token], of text: LexedText) -> [Int] {
        let bytes = text.source.bytes
        return tokens.indices.filter { index in
            let token = tokens[index]
            guard token.kind == .name else { return false }
            let length = token.end - token.start
            if length < firstLetters.count, firstLetters[length] & Self.bit(bytes[token.start]) != 0,
                byLength[length].contains(where: { $0.elementsEqual(bytes[token.range]) })
            {
                return true
            }
            return ends(bytes, before: token.end, length: length)
        }
    }

    private func ends(_ bytes: [UInt8], before end: Int, length: Int) -> Bool {
        guard let last = ending.last, length >= ending.count, bytes[end - 1] == last else { return false }
        return bytes[(end - ending.count)..<end].elementsEqual(ending)
    }
}
