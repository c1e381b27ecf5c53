/// The differences that `--ignore` leaves out of a comparison.
struct Ignored: Hashable, Sendable {
    var aspects: Set<Change.Aspect> = []
    var kinds: Set<ShownKind> = []

    /// The words of a list, for help and suggestions.
    static let words = Change.Aspect.allCases.map(\.rawValue) + ignorableKinds.map(\.plural)

    /// Without the others two timelines would have little in common.
    static let ignorableKinds: [ShownKind] = [
        .step, .transition, .action, .notification, .viewController, .finding,
    ]
}
<<<<<<< ours
||||||| base

extension Ignored {
    /// Reads a list such as `time,notifications`.
    init(_ list: String) throws(UsageError.Mistake) {
        for word in list.split(separator: ",", omittingEmptySubsequences: false) {
            if let aspect = Change.Aspect(rawValue: String(word)) {
                aspects.insert(aspect)
            } else if let kind = Self.kindsThatCanBe.first(where: { word == $0.rawValue || word == $0.plural }) {
                kinds.insert(kind)
            } else {
                throw .unknownValue(String(word), of: .ignore)
            }
        }
    }
}
=======

extension Ignored {
    /// Reads a list such as `time,notifications`.
    init(_ list: String) throws(UsageError.Mistake) {
        for word in list.split(separator: ",", omittingEmptySubsequences: false) {
            if let aspect = Change.Aspect(rawValue: String(word)) {
                aspects.insert(aspect)
            } else if let kind = Self.ignorableKinds.first(where: { word == $0.rawValue || word == $0.plural }) {
                kinds.insert(kind)
            } else {
                throw .unknownValue(String(word), of: .ignore)
            }
        }
    }
}
>>>>>>> theirs
