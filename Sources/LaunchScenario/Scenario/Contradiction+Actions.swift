extension Contradiction {
    /// The actions that look for something in a callback that never has it.
    static func ofActions(_ app: ResolvedApp) -> [Contradiction] {
        app.writtenActions.compactMap { written in
            let site = written.site
            guard let lookup = written.action.lookup, !lookup.finds(in: site.callback) else { return nil }
            return .notCarried(lookup, by: site.callback, of: site.receiver, at: site.path)
        }
    }

    /// Something that an action looks for in the callback that it stands in.
    public enum Lookup: Hashable, Sendable {
        case payload(PayloadKind)
        /// A key of launch or connection options.
        case option(Slot)
    }
}

extension Action {
    /// What it looks for in its callback; nil where that doesn't matter.
    fileprivate var lookup: Contradiction.Lookup? {
        if case .handle(let kind) = self { return .payload(kind) }
        guard case .read(let slot, _, _, _) = self, slot.container != nil else { return nil }
        return .option(slot)
    }
}

extension Contradiction.Lookup {
    fileprivate func finds(in callback: Callback) -> Bool {
        switch self {
        case .payload(let kind): callback.payloads.contains(kind)
        case .option(let slot): slot.container?.carriers.contains(callback) ?? false
        }
    }

    /// That a callback doesn't have it.
    func denial(in callback: Callback) -> String {
        switch self {
        case .payload(let kind): "\(callback.name) carries no \(kind.rawValue)"
        case .option(let slot): "\(callback.name) doesn't get \"\(slot.rawValue)\""
        }
    }

    /// The payload that was probably meant, or where this one is found.
    package func hint(in callback: Callback, of receiver: Receiver) -> String? {
        switch self {
        case .payload(let kind):
            if let other = callback.payloads.first, callback.payloads.count == 1 {
                return "did you mean \"\(other.rawValue)\"?"
            }
            let others = Callback.allCases.filter { $0.receiver == receiver && $0.payloads.contains(kind) }
            return others.isEmpty ? nil : "\(others.map(\.name).listed("or")) carries it"
        case .option(let slot):
            return slot.container.map { "\($0.carriers.map(\.name).listed("or")) gets it" }
        }
    }
}
