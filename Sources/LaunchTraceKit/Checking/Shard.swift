/// One of several machines that share a check: `2/5`.
struct Shard: Equatable, Sendable {
    let number: Int
    let count: Int

    /// Whether the item is this machine's, by nothing but its own name, so that no other moves when it is added.
    func contains(_ item: CheckItem) -> Bool { item.name.fnv1aHash % UInt64(count) == UInt64(number - 1) }
}

extension Shard {
    /// Reads `2/5`; nil for anything else.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(Self.positive)
        guard parts.count == 2, let number = parts[0], let count = parts[1], number <= count else { return nil }
        self.init(number: number, count: count)
    }

    private static func positive(_ digits: Substring) -> Int? {
        guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return Int(digits).flatMap { $0 > 0 ? $0 : nil }
    }
}
