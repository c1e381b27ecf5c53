extension World {
    /// The entries that a run keeps.
    package enum Keeping: Sendable {
        /// All of them, with the details for comparisons and pictures.
        case everything
        /// The entries of the current event, which are forwarded when it has settled. An earlier run has its findings.
        case event
        /// The same, without details that only readers need.
        case outline
    }

    /// The entries that the event at hand has led to so far, its own first.
    var entriesOfEvent: ArraySlice<Timeline.Entry> { record.entries[(current.firstEntry - record.handedOn)...] }
}

extension World.Record {
    /// How many entries the timeline has so far.
    var count: Int { handedOn + entries.count }

    /// Whether an entry hasn't been forwarded.
    func holds(_ entry: Int) -> Bool { entry >= handedOn && entry < count }

    /// The confidence that an entry occurs, regardless of its position.
    func coming(of entry: Int) -> Confidence { grounds[entry] ?? (holds(entry) ? self[entry].confidence : .documented) }

    /// An entry of the current event, or any entry if all are kept.
    subscript(entry: Int) -> Timeline.Entry {
        get { entries[entry - handedOn] }
        set { entries[entry - handedOn] = newValue }
    }

    /// Removes the entries.
    mutating func handOn() {
        rulesWithoutEntries.formUnion(entries.lazy.map(\.rule))
        handedOn += entries.count
        entries.removeAll(keepingCapacity: true)
    }
}
