/// The words by their lengths and letters, so that most names are excluded quickly.
struct CWordTable {
    private var buckets: [[CWord]]
    private static let bucketCount = 512

    init(cPlusPlus: Bool) {
        buckets = Array(repeating: [], count: Self.bucketCount)
        for word in CWord.allCases where word != .other && (cPlusPlus || !CWord.ofPlusPlus.contains(word)) {
            buckets[Self.bucket(Array(word.rawValue.utf8)[...])].append(word)
        }
    }

    func words(of tokens: [Token], in bytes: [UInt8]) -> [CWord] {
        tokens.map { token in
            guard token.kind == .name else { return .other }
            let name = bytes[token.range]
            return buckets[Self.bucket(name)].first { $0.rawValue.utf8.elementsEqual(name) } ?? .other
        }
    }

    private static func bucket(_ name: ArraySlice<UInt8>) -> Int {
        let (first, last) = (Int(name.first ?? 0), Int(name.last ?? 0))
        let middle = name.isEmpty ? 0 : Int(name[name.startIndex + name.count / 2])
        return (first &* 7 &+ last &* 31 &+ middle &* 97 &+ name.count &* 13) % bucketCount
    }
}
