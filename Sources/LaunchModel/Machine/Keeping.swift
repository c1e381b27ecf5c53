extension World {
    /// How much of its entries a run keeps.
    package enum Keeping: Sendable {
        /// All of them, with what comparisons and pictures ask of them.
        case everything
        /// Those of the event at hand, which are handed on when it has settled. A run before this one has its findings.
        case event
        /// As many, and nothing that only a reader sees in them.
        case outline
    }
}

extension World {
    /// The entries that the event at hand has led to so far, its own first.
    var entriesOfEvent: ArraySlice<Timeline.Entry> { record.entries[(current.firstEntry - record.handedOn)...] }
}

extension World.Record {
    /// How many entries the timeline has so far.
    var count: Int { handedOn + entries.count }

    /// Whether an entry hasn't been handed on.
    func holds(_ entry: Int) -> Bool { entry >= handedOn && entry < count }

    /// How sure it is that an entry comes, wherever that is.
    func coming(of entry: Int) -> Confidence {
        grounds[entry] ?? (holds(entry) ? self[entry].confidence : .documented)
    }

    /// An entry of the event at hand, or any where all are kept.
    subscript(entry: Int) -> Timeline.Entry {
        get { entries[entry - handedOn] }
        set { entries[entry - handedOn] = newValue }
    }

    /// Takes the entries out.
    mutating func handOn() {
        rulesWithoutEntries.formUnion(entries.lazy.map(\.rule))
        handedOn += entries.count
        entries.removeAll(keepingCapacity: true)
    }
}
