/// The consequences of a trigger, from one start in one setup, as far as the matrix shows them.
enum MatrixCell: Equatable, Sendable {
    case calls([MatrixEntry], ends: MatrixEnding)
    /// Nothing that is shown happens, and why.
    case silence(String, Confidence, ends: MatrixEnding)
    case impossible(String)

    init(_ cell: TriggerMatrix.Cell, of row: TriggerMatrix.Row, showing kinds: Set<ShownKind>) {
        switch cell {
        case .impossible(let reason): self = .impossible(reason)
        case .unprepared(let event, let reason): self = .impossible("\(reason), so no \(event.rawValue)")
        case .happens(let entries, let before, let outcome):
            let shown = entries.filter { kinds.contains(ShownKind($0)) }
            let rule = entries.first.flatMap { RuleBook.standard.rule($0.rule) }
            self =
                if shown.isEmpty {
                    .silence(
                        rule?.because ?? "", entries.first?.ownConfidence ?? .documented,
                        ends: MatrixEnding(outcome, since: before))
                } else {
                    // After what has happened before, a start no longer says where the app is.
                    .calls(
                        shown.enumerated().map { MatrixEntry($1, isFirst: $0 == 0) },
                        ends: MatrixEnding(outcome, since: row.representative.before.isEmpty ? before : nil))
                }
        }
    }

    var entries: [MatrixEntry] { if case .calls(let entries, _) = self { entries } else { [] } }

    /// Whether it has a mark of doubt.
    var isDoubtful: Bool {
        if case .silence(_, let confidence, _) = self {
            confidence.isDoubtful
        } else {
            entries.contains(where: \.confidence.isDoubtful)
        }
    }

    var isImpossible: Bool { if case .impossible = self { true } else { false } }

    /// Where the app ends up; nil where nothing could happen, or it simply stays.
    func ending(in row: MatrixPage.Row) -> MatrixEnding? {
        switch self {
        case .calls(_, let ending): ending.resolved(in: row)
        case .silence(_, _, .asBefore), .impossible: nil
        case .silence(_, _, let ending): ending
        }
    }

    /// Why nothing happens; nil where something does.
    var reason: String? {
        switch self {
        case .calls: nil
        case .silence(let because, let confidence, _): "nothing\(confidence.mark): \(because)"
        case .impossible(let reason): "impossible: \(reason)"
        }
    }
}

/// Where the app ends up.
enum MatrixEnding: Equatable, Sendable {
    case app(AppState)
    /// In the state that it was in, which differs from start to start.
    case asBefore
    case stopped

    init(_ outcome: Timeline.Outcome, since before: AppState?) {
        switch outcome {
        case .stopped: self = .stopped
        case .app(let state): self = state == before ? .asBefore : .app(state)
        }
    }

    /// The same, where all starts of a row are in one state.
    func resolved(in row: MatrixPage.Row) -> MatrixEnding {
        let states = Set(row.starts.map(\.state))
        guard self == .asBefore, states.count == 1, let state = states.first else { return self }
        return .app(state)
    }

    var text: String {
        switch self {
        case .app(let state): state.title
        case .asBefore: "as before"
        case .stopped: Timeline.Outcome.stopped.name
        }
    }
}

struct MatrixEntry: Equatable, Sendable {
    /// The callback, where it is one.
    let callback: Callback?
    let name: String
    /// The same for a narrow column.
    let shortName: String
    /// `UIApplication.State` as code reads it inside.
    let state: AppState?
    /// The scene, where it isn't the first window.
    let scene: String?
    /// The names of the arguments and options that hold something.
    let carries: [String]
    /// The confidence in its position; the first entry has that of the event, too.
    let confidence: Confidence
    let isStop: Bool

    init(_ entry: Timeline.Entry, isFirst: Bool = true) {
        callback = entry.callback
        name = callback?.title ?? entry.transition.map { "\($0.subject.name): \($0.title)" } ?? entry.name
        shortName = callback?.shortName ?? name
        state = entry.appState
        scene = entry.otherScene
        carries = entry.arguments.flatMap(\.carried)
        confidence = isFirst ? entry.confidence : entry.ownConfidence
        isStop = entry.kind == .stop
    }
}

extension Value.Member {
    /// The keys of options and the names of arguments that hold something.
    fileprivate var carried: [String] {
        switch (key, value) {
        case ("launchOptions", .object(let members)), ("connectionOptions", .object(let members)),
            ("userInfo", .object(let members)):
            members.map(\.key)
        case ("session", .object(let members)): members.map { "session.\($0.key)" }
        case ("launchOptions", _), ("role", _), ("queryItems", _), ("options", _): []
        case ("phase", .string(let phase)): [phase]
        default: [key]
        }
    }
}
