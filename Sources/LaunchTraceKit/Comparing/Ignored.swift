/// The differences that `--ignore` leaves out of a comparison.
struct Ignored: Hashable, Sendable {
    var aspects: Set<Change.Aspect> = []
    var kinds: Set<ShownKind> = []

    /// The words of a list, for help and suggestions.
    static let words = Change.Aspect.allCases.map(\.rawValue) + ignorableKinds.map(\.plural)

    /// Without the others two timelines would have little in common.
    static let ignorableKinds: [ShownKind] = [.step, .transition, .action, .notification, .viewController, .finding]
}
