import Testing

@testable import LaunchModel

private func pairs(_ left: String, _ right: String, cellLimit: Int = .max) -> String {
    let letters = Array(left)
    let pairing = CallbackPairing(letters, Array(right), cellLimit: cellLimit)
    return String(pairing.pairs.map { letters[$0.left] })
}

@Test func theLongestCommonSubsequenceIsPaired() {
    #expect(pairs("abcdef", "abcdef") == "abcdef")
    #expect(pairs("abcdef", "abxdef") == "abdef")
    #expect(pairs("abcbdab", "bdcaba").count == 4)
    #expect(pairs("", "abc") == "")
    #expect(pairs("abc", "") == "")
    #expect(pairs("aab", "ab") == "ab")
}

@Test func withoutATableThePairsStillRise() {
    #expect(pairs("abcdef", "abxdef", cellLimit: 0) == "abdef")
    #expect(pairs("xabab", "yabb", cellLimit: 0) == "abb")
    #expect(pairs("cab", "abc", cellLimit: 0) == "c" || pairs("cab", "abc", cellLimit: 0) == "ab")
}

@Test func everyPairingIsOfEqualsAndRises() {
    var state: UInt64 = 7
    func letter() -> Character {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return "abc".randomElement(of: state >> 33)
    }
    for round in 0..<500 {
        let left = (0..<round % 13).map { _ in letter() }
        let right = (0..<round % 11).map { _ in letter() }
        for limit in [0, .max] {
            let pairs = CallbackPairing(left, right, cellLimit: limit).pairs
            #expect(pairs.allSatisfy { left[$0.left] == right[$0.right] })
            #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.left < $1.left && $0.right < $1.right })
            if limit == .max { #expect(pairs.count == length(left[...], right[...])) }
        }
    }
}

/// The definition, word for word.
private func length(_ left: ArraySlice<Character>, _ right: ArraySlice<Character>) -> Int {
    var row = [Int](repeating: 0, count: right.count + 1)
    for letter in left {
        var before = 0
        for (index, other) in right.enumerated() {
            let above = row[index + 1]
            row[index + 1] = letter == other ? before + 1 : max(above, row[index])
            before = above
        }
    }
    return row.last ?? 0
}

extension String {
    fileprivate func randomElement(of number: UInt64) -> Character {
        Array(self)[Int(number % UInt64(count))]
    }
}
