/// Which entries of two timelines are the same.
struct Pairing {
    /// Those that come in the same order.
    let alignment: Alignment
    /// Those that don't: the index after, by the index before.
    private(set) var moves: [Int: Int] = [:]
    /// The number of the event that an entry follows from, among those that both timelines have; 0 for none.
    let eventsBefore: [Int]
    let eventsAfter: [Int]

    /// Those pairs of the alignment that are callbacks of delegates.
    let milestones: [Alignment.Pair]

    private let keysBefore: [EntryKey]
    private let keysAfter: [EntryKey]

    /// Events hold the timelines together, then the callbacks of delegates: whatever else there is comes before or
    /// after these, and where that changes it is what has moved.
    init(_ before: [Timeline.Entry], _ after: [Timeline.Entry]) {
        let events = Alignment(pairs: []).filled(before, after, by: \.eventKey).filled(before, after, by: \.eventName)
        alignment = events.filled(before, after, by: \.delegateCallback).filled(before, after, by: \.key)
            .filled(before, after, by: \.departure)
        milestones = alignment.pairs.filter { before[$0.before].delegateCallback != nil }
        eventsBefore = numbers(of: before.count, startingAt: events.pairs.map(\.before))
        eventsAfter = numbers(of: after.count, startingAt: events.pairs.map(\.after))
        (keysBefore, keysAfter) = (before.map(\.key), after.map(\.key))
        moves = movesUnderOneEvent
        moves.merge(movesAcrossEvents) { first, _ in first }
    }

    /// As often gone as new under one event: the first is the first.
    private var movesUnderOneEvent: [Int: Int] {
        let gone = Dictionary(grouping: unpairedBefore) { KeyInEvent(event: eventsBefore[$0], key: keysBefore[$0]) }
        let new = Dictionary(grouping: unpairedAfter) { KeyInEvent(event: eventsAfter[$0], key: keysAfter[$0]) }
        return moves(gone, new)
    }

    /// Gone once and new once, under different events.
    private var movesAcrossEvents: [Int: Int] {
        let gone = Dictionary(grouping: unpairedBefore) { keysBefore[$0] }
        let new = Dictionary(grouping: unpairedAfter) { keysAfter[$0] }
        return moves(gone.filter { $0.value.count == 1 }, new)
    }

    private struct KeyInEvent: Hashable {
        let event: Int
        let key: EntryKey
    }

    private func moves<Key>(_ gone: [Key: [Int]], _ new: [Key: [Int]]) -> [Int: Int] {
        gone.reduce(into: [:]) { moves, item in
            guard let others = new[item.key], others.count == item.value.count else { return }
            for (index, other) in zip(item.value, others) { moves[index] = other }
        }
    }

    /// The entries without a partner.
    var unpairedBefore: [Int] {
        let paired = Set(alignment.pairs.map(\.before)).union(moves.keys)
        return keysBefore.indices.filter { !paired.contains($0) }
    }

    var unpairedAfter: [Int] {
        let paired = Set(alignment.pairs.map(\.after)).union(moves.values)
        return keysAfter.indices.filter { !paired.contains($0) }
    }
}

extension Alignment {
    fileprivate func filled(
        _ before: [Timeline.Entry], _ after: [Timeline.Entry], by key: (Timeline.Entry) -> EntryKey?
    ) -> Alignment {
        filled(by: before.map(key), after.map(key))
    }
}

/// For each index how many of the starts it has reached.
private func numbers(of count: Int, startingAt starts: [Int]) -> [Int] {
    var number = 0
    return (0..<count).map { index in
        if number < starts.count, starts[number] == index { number += 1 }
        return number
    }
}
