/// A way into a body on which the completion handler hasn't been called.
struct OpenWay: Hashable {
    /// The results of conditions on it.
    var facts: [ConditionFact.Subject: Bool] = [:]
    /// Whether it has left a branch behind that calls the handler on another way: what is asked later may keep them apart.
    var isBesideCall = false
    /// Where a function ended that got the handler.
    var left: SkippedCompletion?

    /// The way if conditions have these results; nil for one that isn't taken then.
    func assuming(_ facts: [ConditionFact]) -> OpenWay? {
        var way = self
        for fact in facts {
            if fact.isClosed, !fact.isMet, way.facts.keys.contains(where: fact.subject.isBeside) { return nil }
            if let known = way.facts[fact.subject], known != fact.isMet { return nil }
            way.facts[fact.subject] = fact.isMet
        }
        return way
    }
}

/// The ways that lead to a place.
struct OpenWays: Hashable {
    var ways: Set<OpenWay> = []
    /// Whether a way on which the handler has been called leads there, too.
    var isCalled = false

    static let none = OpenWays()
    /// The handler has been called on all of them.
    static let called = OpenWays(isCalled: true)

    var isEmpty: Bool { ways.isEmpty && !isCalled }

    func union(_ other: OpenWays) -> OpenWays {
        OpenWays(ways: ways.union(other.ways), isCalled: isCalled || other.isCalled)
    }

    func assuming(_ facts: [ConditionFact]) -> OpenWays {
        OpenWays(ways: Set(ways.compactMap { $0.assuming(facts) }), isCalled: isCalled)
    }

    /// The ways that are still open, beside those on which it has been called.
    var besideCalls: OpenWays {
        guard isCalled else { return self }
        return OpenWays(
            ways: Set(
                ways.map { way in
                    var way = way
                    way.isBesideCall = true
                    return way
                }), isCalled: true)
    }
}

/// How ways leave a part of a body other than to what follows it.
struct WayExits {
    var ends: [SkippedCompletion] = []
    /// Whether a `return` is reached after the call.
    var isCalled = false
    var breaks = OpenWays.none
    var continues = OpenWays.none
    /// Into the next case of a switch.
    var falls = OpenWays.none
    var throwing = OpenWays.none

    var isEmpty: Bool { ends.isEmpty && !isCalled && [breaks, continues, falls, throwing].allSatisfy(\.isEmpty) }

    mutating func add(_ other: WayExits) {
        ends += other.ends
        isCalled = isCalled || other.isCalled
        breaks = breaks.union(other.breaks)
        continues = continues.union(other.continues)
        falls = falls.union(other.falls)
        throwing = throwing.union(other.throwing)
    }

    /// What is left where no open way is trusted.
    var calledOnly: WayExits {
        var exits = WayExits()
        exits.isCalled = true
        return exits
    }
}

/// One of several parts of a body of which each way takes one.
struct WayArm {
    var on = OpenWays.none
    var exits = WayExits()

    /// Whether nothing happens in it that matters to the handler.
    var isPlain: Bool { !on.isCalled && exits.isEmpty }
}
