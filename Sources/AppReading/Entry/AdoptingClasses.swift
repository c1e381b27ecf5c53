/// The classes of a target that are delegates of apps, for want of a place that names one.
struct AdoptingClasses {
    private let candidates: [EntryPoint.Doubt.Candidate]

    init(_ search: EntrySearch) {
        let types = search.code.allTypes.filter(search.adoptsDelegate)
        let real = types.filter { type in !types.contains { TestNames.isDouble(type.name, of: $0.name) } }
        // A class from which another inherits is a base for it.
        let bases = Set(real.flatMap { search.code.withSuperclasses($0).dropFirst().map(\.name) })
        candidates = real.filter { !bases.contains($0.name) }.compactMap { type in
            type.parts.first.map { EntryPoint.Doubt.Candidate(name: type.name, place: search.code.place($0)) }
        }
    }

    /// The one that there is, assumed; nil where there is none.
    var entry: EntryPoint? { entry(besides: [], open: nil) }

    /// The one that there is, if it is among those that something else leaves possible.
    func entry(besides others: [EntryPoint.Doubt.Candidate], open: EntryPoint.Doubt.Open?) -> EntryPoint? {
        var all = candidates
        for other in others where !all.contains(where: { $0.name == other.name }) { all.append(other) }
        guard let first = all.first else { return nil }
        guard all.count == 1, candidates.count == 1 else {
            return .unknown(EntryPoint.Doubt(candidates: all, open: open))
        }
        var entry = EntryPoint(.onlyConformance, delegate: first.name, at: first.place)
        let reason = open.map { "; \($0.text.quoted) isn't understood" } ?? ""
        entry.choice = EntryPoint.Choice(
            remark: "the only class of the target with UIApplicationDelegate" + reason,
            place: open?.place ?? first.place, isAssumed: true)
        return entry
    }
}
