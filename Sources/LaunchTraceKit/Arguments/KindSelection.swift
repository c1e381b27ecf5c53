/// The kinds of entries that `--show` names, before the format's own are known.
enum KindSelection: Hashable, Sendable {
    case usual
    case exactly(Set<ShownKind>)
    /// `+notification`: these beside what is shown anyway.
    case adding(Set<ShownKind>)

    func kinds(usually usual: Set<ShownKind>) -> Set<ShownKind> {
        switch self {
        case .usual: usual
        case .exactly(let kinds): kinds
        case .adding(let kinds): usual.union(kinds)
        }
    }
}

extension KindSelection {
    /// Reads a list such as `callbacks,steps` or `+notification,+action`.
    init(_ list: String) throws(UsageError.Mistake) {
        let words = list.split(separator: ",", omittingEmptySubsequences: false)
        let added = words.filter { $0.hasPrefix("+") }
        guard added.isEmpty || added.count == words.count else { throw .mixedKinds(list) }
        var kinds: Set<ShownKind> = []
        for word in words { kinds.formUnion(try Self.kinds(named: word.drop { $0 == "+" })) }
        self = added.isEmpty ? .exactly(kinds) : .adding(kinds)
    }

    /// The words of a list, for help and suggestions.
    static let words = ShownKind.allCases.map(\.rawValue) + ["all"]

    private static func kinds(named word: Substring) throws(UsageError.Mistake) -> Set<ShownKind> {
        if word == "all" { return ShownKind.everything }
        guard let kind = ShownKind.allCases.first(where: { word == $0.rawValue || word == $0.plural }) else {
            throw .unknownValue(String(word), of: .show)
        }
        return [kind]
    }
}
