/// A mark of the matrix, and its meaning.
struct MatrixLegend: Sendable {
    let mark: String
    let meaning: String

    /// Those that occur on a page.
    static func items(of page: MatrixPage) -> [MatrixLegend] {
        let entries = page.cells.flatMap(\.entries)
        let read = Set(entries.filter { !$0.isStop }.compactMap(\.state))
        let states = AppState.allCases.filter { $0.mark != nil && read.contains($0) }
        let hasDoubts = page.cells.contains(where: \.isDoubtful)
        let items: [(mark: String, meaning: String, occurs: Bool)] = [
            (
                states.compactMap(\.mark).joined(separator: " "),
                "UIApplication.State as code reads it in the callback: " + states.map(\.title).joined(separator: ", "),
                !states.isEmpty
            ), ("<-", "the argument or option that contains the payload", entries.contains { !$0.carries.isEmpty }),
            (
                Callback.configurationForConnecting.shortName,
                "called only for a new scene session, but in SwiftUI for each connection",
                entries.contains { $0.callback == .configurationForConnecting }
            ), (Confidence.doubt.sign, Confidence.doubt.meaning, hasDoubts),
            (
                "=", "the final state of the app",
                page.rows.contains { row in row.cells.contains { $0.ending(in: row) != nil } }
            ),
        ]
        return items.filter(\.occurs).map { MatrixLegend(mark: $0.mark, meaning: $0.meaning) }
    }

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
