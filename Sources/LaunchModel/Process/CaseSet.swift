/// Some cases of an enumeration of at most 64, as the bits of a number.
struct CaseSet<Case: CaseIterable>: Hashable, Sendable {
    private var bits: UInt64 = 0

    init() {}

    init(_ cases: some Sequence<Case>) {
        for member in cases { insert(member) }
    }

    var isEmpty: Bool { bits == 0 }

    func contains(_ member: Case) -> Bool { bits & Self.bit(member) != 0 }

    func isSuperset(of other: Self) -> Bool { bits & other.bits == other.bits }

    func isDisjoint(with other: Self) -> Bool { bits & other.bits == 0 }

    mutating func insert(_ member: Case) { bits |= Self.bit(member) }

    mutating func remove(_ member: Case) { bits &= ~Self.bit(member) }

    mutating func formUnion(_ other: Self) { bits |= other.bits }

    mutating func subtract(_ other: Self) { bits &= ~other.bits }

    func intersection(_ other: Self) -> Self {
        var common = self
        common.bits &= other.bits
        return common
    }

    func subtracting(_ other: Self) -> Self {
        var rest = self
        rest.subtract(other)
        return rest
    }

    private static func bit(_ member: Case) -> UInt64 {
        let number = UInt64(member.caseNumber)
        precondition(number < UInt64(UInt64.bitWidth), "a set of cases has room for 64")
        return 1 &<< number
    }
}
