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

    /// A number for the key of each entry.
    private let keysBefore: [Int]
    private let keysAfter: [Int]

    /// Events hold the timelines together, then the callbacks of delegates: whatever else there is comes before or
    /// after these, and where that changes it is what has moved.
    init(_ before: [Timeline.Entry], _ after: [Timeline.Entry]) {
        var numbering = Numbering<EntryKey>()
        let (old, new) = (EntryNumbers(before, &numbering), EntryNumbers(after, &numbering))
        (keysBefore, keysAfter) = (old.keys, new.keys)
        let events = Alignment(pairs: []).filled(by: old.events, new.events).filled(by: old.eventNames, new.eventNames)
        alignment = events.filled(by: old.delegateCallbacks, new.delegateCallbacks).filled(by: old.keys, new.keys)
            .filled(by: old.departures, new.departures)
        milestones = alignment.pairs.filter { old.delegateCallbacks[$0.before] != nil }
        eventsBefore = numbers(of: before.count, startingAt: events.pairs.map(\.before))
        eventsAfter = numbers(of: after.count, startingAt: events.pairs.map(\.after))
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
        let key: Int
    }

    private func moves<Key>(_ gone: [Key: [Int]], _ new: [Key: [Int]]) -> [Int: Int] {
        gone.reduce(into: [:]) { moves, item in
            guard let others = new[item.key], others.count == item.value.count else { return }
            for (index, other) in zip(item.value, others) { moves[index] = other }
        }
    }

    /// The entries without a partner.
    var unpairedBefore: [Int] { keysBefore.indices(without: alignment.pairs.map(\.before) + moves.keys) }

    var unpairedAfter: [Int] { keysAfter.indices(without: alignment.pairs.map(\.after) + moves.values) }
}

/// The keys of the entries of a timeline as numbers, so that each is hashed once; nil for an entry without such a key.
private struct EntryNumbers {
    private(set) var keys: [Int] = []
    private(set) var events: [Int?] = []
    private(set) var eventNames: [Int?] = []
    private(set) var delegateCallbacks: [Int?] = []
    private(set) var departures: [Int?] = []

    init(_ entries: [Timeline.Entry], _ numbering: inout Numbering<EntryKey>) {
        for entry in entries {
            let key = numbering.number(of: entry.key)
            keys.append(key)
            events.append(entry.eventKey.map { numbering.number(of: $0) })
            eventNames.append(entry.kind == .stimulus ? key : nil)
            delegateCallbacks.append(entry.isDelegateCallback ? key : nil)
            departures.append(entry.departure.map { numbering.number(of: $0) })
        }
    }
}

extension [Int] {
    fileprivate func indices(without others: [Int]) -> [Int] {
        var isOther = [Bool](repeating: false, count: count)
        for index in others { isOther[index] = true }
        return indices.filter { !isOther[$0] }
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
