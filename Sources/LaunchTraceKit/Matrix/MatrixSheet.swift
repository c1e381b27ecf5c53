/// A sheet of paper that the page of a matrix is made for.
enum MatrixSheet: String, CaseIterable, Sendable {
    /// A poster of every trigger in each life cycle.
    case a0 = "A0"
    /// A poster of the commonest triggers in one life cycle.
    case a3 = "A3"
    /// Pages of a book, for the triggers that are asked for.
    case a4 = "A4"

    /// The triggers that most apps meet every day.
    static let commonest: [EventKind] = [
        .tapIcon, .openURL, .openUniversalLink, .quickAction, .tapNotification, .pressHome,
    ]
}
