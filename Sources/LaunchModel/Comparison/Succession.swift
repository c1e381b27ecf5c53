/// The new location of an entry's payload.
package enum Successor: Hashable, Sendable {
    /// In another callback, by its index after; `was` is the option that contained it before.
    case callback(Int, was: Slot? = nil)
    /// In an option of another callback.
    case option(was: Slot?, now: Slot, of: Int)
}

/// Finds the replacements of callbacks and options under the same event.
struct Succession {
    private let before: [Timeline.Entry]
    private let after: [Timeline.Entry]
    private let pairing: Pairing
    /// The new callbacks that could replace another, the earliest last.
    private var newcomers: [Task: [Int]] = [:]
    private var taken: Set<Int> = []
    /// The last option that contains a payload.
    private var options: [Delivery: (slot: Slot, entry: Int)] = [:]
    /// The options that had a value before, which aren't reported.
    private var known: Set<Option> = []
    /// The first new callback that receives a payload.
    private var handlers: [Delivery: Int] = [:]

    private struct Task: Hashable {
        let event: Int
        let counterpart: Counterpart
    }

    private struct Option: Hashable {
        let event: Int
        let slot: Slot
    }

    private struct Delivery: Hashable {
        let event: Int
        let payload: PayloadKind
    }

    init(_ before: [Timeline.Entry], _ after: [Timeline.Entry], _ pairing: Pairing) {
        (self.before, self.after, self.pairing) = (before, after, pairing)
        for index in pairing.unpairedAfter.reversed() { noteNewcomer(index) }
        for index in before.indices where before[index].kind == .callback {
            let event = pairing.eventsBefore[index]
            known.formUnion(before[index].payloadSlots.map { Option(event: event, slot: $0) })
        }
        for index in after.indices where after[index].kind == .callback { noteOptions(index) }
    }

    private mutating func noteNewcomer(_ index: Int) {
        let event = pairing.eventsAfter[index]
        for counterpart in after[index].counterparts {
            newcomers[Task(event: event, counterpart: counterpart), default: []].append(index)
            if let payload = counterpart.payload { handlers[Delivery(event: event, payload: payload)] = index }
        }
    }

    private mutating func noteOptions(_ index: Int) {
        let event = pairing.eventsAfter[index]
        for slot in after[index].payloadSlots where !known.contains(Option(event: event, slot: slot)) {
            if let payload = slot.payload { options[Delivery(event: event, payload: payload)] = (slot, index) }
        }
    }

    /// The entries and options that replace those which are gone from a row.
    mutating func successors(of row: Comparison.Row) -> [Successor] {
        guard let index = row.before, before[index].kind == .callback else { return [] }
        let slots = row.after.map { after[$0].payloadSlots } ?? []
        let vanished = before[index].payloadSlots.filter { !slots.contains($0) }
        let options = vanished.compactMap { option(of: $0, pairing.eventsBefore[index]) }
        return row.fate == .gone ? [replacement(of: index)].compactMap(\.self) + options : options
    }

    private mutating func replacement(of index: Int) -> Successor? {
        let event = pairing.eventsBefore[index]
        for counterpart in before[index].counterparts {
            let task = Task(event: event, counterpart: counterpart)
            while let newcomer = newcomers[task]?.popLast() {
                let isAnother = after[newcomer].name != before[index].name
                if isAnother, taken.insert(newcomer).inserted { return .callback(newcomer) }
            }
        }
        let payloads = before[index].counterparts.compactMap(\.payload)
        return payloads.compactMap { options[Delivery(event: event, payload: $0)] }.first.map {
            .option(was: nil, now: $0.slot, of: $0.entry)
        }
    }

    private func option(of slot: Slot, _ event: Int) -> Successor? {
        guard let payload = slot.payload else { return nil }
        let delivery = Delivery(event: event, payload: payload)
        if let option = options[delivery] { return .option(was: slot, now: option.slot, of: option.entry) }
        return handlers[delivery].map { .callback($0, was: slot) }
    }
}

extension Timeline.Entry {
    /// The options that contain something for the app to handle.
    fileprivate var payloadSlots: [Slot] {
        arguments.flatMap { argument -> [Slot] in
            guard case .object(let options) = argument.value else { return [] }
            return options.compactMap { Slot(rawValue: "\(argument.key).\($0.key)") }.filter { $0.payload != nil }
        }
    }

    /// The callbacks with the same task; a phase, if there is one, determines the task.
    fileprivate var counterparts: [Counterpart] {
        guard let callback, let counterparts = Counterpart.byCallback[callback] else { return [] }
        guard let phase = Value.object(arguments)["phase"] else { return counterparts }
        return counterparts.filter { $0.phase.map { .string($0) == phase } ?? true }
    }
}

extension Counterpart {
    fileprivate static let byCallback: [Callback: [Counterpart]] = {
        var index: [Callback: [Counterpart]] = [:]
        for counterpart in all {
            for callback in counterpart.callbacks { index[callback, default: []].append(counterpart) }
        }
        return index
    }()
}
