/// A mark of the matrix, and its meaning.
struct MatrixLegend: Sendable {
    let mark: String
    let meaning: String

    static let all: [MatrixLegend] =
        [
            MatrixLegend(
                mark: AppState.allCases.compactMap(\.mark).joined(separator: " "),
                meaning: "UIApplication.State as code reads it in the callback: "
                    + AppState.allCases.filter { $0.mark != nil }.map(\.title).joined(separator: ", ")),
            MatrixLegend(mark: "<-", meaning: "the argument or option that contains the payload"),
        ] + [MatrixLegend(mark: Confidence.doubt.sign, meaning: Confidence.doubt.meaning)] + [
            MatrixLegend(mark: "=", meaning: "the final state of the app")
        ]

    /// The heading of the list of callbacks.
    static let names = "Short names"
}

extension AppState {
    /// One letter for a state that code can read.
    var mark: String? {
        switch self {
        case .active: "a"
        case .inactive: "i"
        case .background: "b"
        case .notRunning, .suspended, .terminated: nil
        }
    }
}
