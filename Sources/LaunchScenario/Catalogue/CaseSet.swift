/// Some cases of an enumeration of at most 64, as the bits of a number.
package struct CaseSet<Case: CaseIterable>: Hashable, Sendable {
    @usableFromInline var bits: UInt64 = 0

    @inlinable package init() {}

    // Inlined, because every rule makes some: a call of the generic function takes a thousand instructions.
    @inlinable @inline(__always) package init(_ cases: [Case]) { for member in cases { insert(member) } }

    @inlinable package var isEmpty: Bool { bits == 0 }

    @inlinable @inline(__always) package func contains(_ member: Case) -> Bool { bits & Self.bit(member) != 0 }

    @inlinable package func isSuperset(of other: Self) -> Bool { bits & other.bits == other.bits }

    @inlinable package func isDisjoint(with other: Self) -> Bool { bits & other.bits == 0 }

    @inlinable @inline(__always) package mutating func insert(_ member: Case) { bits |= Self.bit(member) }

    @inlinable package mutating func remove(_ member: Case) { bits &= ~Self.bit(member) }

    @inlinable package mutating func formUnion(_ other: Self) { bits |= other.bits }

    @inlinable package mutating func subtract(_ other: Self) { bits &= ~other.bits }

    @inlinable package func intersection(_ other: Self) -> Self {
        var common = self
        common.bits &= other.bits
        return common
    }

    @inlinable package func subtracting(_ other: Self) -> Self {
        var rest = self
        rest.subtract(other)
        return rest
    }

    @inlinable @inline(__always) static func bit(_ member: Case) -> UInt64 {
        let number = UInt64(member.caseNumber)
        precondition(number < UInt64(UInt64.bitWidth), "a set of cases holds at most 64")
        return 1 &<< number
    }
}
