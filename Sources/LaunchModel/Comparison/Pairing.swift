/// The matching entries of two timelines.
struct Pairing {
    /// The entries in the same order.
    let alignment: Alignment
    /// The moved entries: the index after, by the index before.
    private(set) var moves: [Int: Int] = [:]
    /// The number of the event that an entry follows from, among the events of both timelines; 0 for none.
    let eventsBefore: [Int]
    let eventsAfter: [Int]

    /// The pairs of the alignment that are callbacks of delegates.
    let milestones: [Alignment.Pair]

    /// A number for the key of each entry.
    private let keysBefore: [Int]
    private let keysAfter: [Int]

    /// Events align the timelines, then the callbacks of delegates. All other entries are before or after these; if
    /// that changes, the other entry has moved.
    init(_ before: [Timeline.Entry], _ after: [Timeline.Entry], _ alike: (before: [Int], after: [Int])) {
        var table = EntryNumbers.Table()
        let old = table.numbers(of: before, alike.before)
        let new = table.numbers(of: after, alike.after)
        (keysBefore, keysAfter) = (old.map(\.key), new.map(\.key))
        let events = Alignment(pairs: []).filled(old, new) { $0.event }.filled(old, new) { $0.eventName }
        alignment = events.filled(whereSame: alike.before, alike.after).filled(old, new) { $0.delegateCallback }.filled(
            old, new
        ) { $0.key }.filled(old, new) { $0.departure }
        milestones = alignment.pairs.filter { old[$0.before].delegateCallback != nil }
        eventsBefore = numbers(of: before.count, startingAt: events.pairs.map(\.before))
        eventsAfter = numbers(of: after.count, startingAt: events.pairs.map(\.after))
        moves = movesUnderOneEvent
        moves.merge(movesAcrossEvents) { first, _ in first }
    }

    /// As often gone as new under one event: the first matches the first.
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

/// The keys of an entry as numbers; nil where it has no such key.
private struct EntryNumbers {
    let key: Int
    let event: Int?
    let eventName: Int?
    let delegateCallback: Int?
    let departure: Int?

    init(_ entry: Timeline.Entry, _ numbering: inout Numbering<EntryKey>) {
        key = numbering.number(of: entry.key)
        event = entry.eventKey.map { numbering.number(of: $0) }
        eventName = entry.kind == .event ? key : nil
        delegateCallback = entry.isDelegateCallback ? key : nil
        departure = entry.departure.map { numbering.number(of: $0) }
    }

    /// The keys of entries so far; equal ones are searched once.
    struct Table {
        private var numbering = Numbering<EntryKey>()
        private var known: [EntryNumbers?] = []

        mutating func numbers(of entries: [Timeline.Entry], _ alike: [Int]) -> [EntryNumbers] {
            let missing = (alike.max() ?? -1) + 1 - known.count
            if missing > 0 { known += Array(repeating: nil, count: missing) }
            return entries.indices.map { index in
                if let numbers = known[alike[index]] { return numbers }
                let numbers = EntryNumbers(entries[index], &numbering)
                known[alike[index]] = numbers
                return numbers
            }
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
