extension Change {
    /// The old and the new value, in a few words.
    var text: String {
        switch self {
        case .state(let was, let now): "state \(was?.title ?? "none") -> \(now?.title ?? "none")"
        case .sceneState(let was, let now): "scene state \(was.title) -> \(now.title)"
        case .argument(let path, let was, let now):
            "\(path.isEmpty ? "arguments" : path.printable): \(was?.text ?? "none") -> \(now?.text ?? "none")"
        case .returns(let was, let now): "returns \(was?.text ?? "nothing") -> \(now?.text ?? "nothing")"
        case .transition(let was, _): "was \(was.title)"
        case .duration(let was, let now): "takes \(was) ms -> \(now) ms"
        case .wait(let was, let now): "comes after \(was) ms -> \(now) ms"
        case .time(let was, let now): "begins at \(was) ms -> \(now) ms"
        case .confidence(let was, let now): "confidence \(was.rawValue) -> \(now.rawValue)"
        }
    }

    /// An action finds what a callback would return.
    fileprivate var textOfAction: String {
        if case .returns(let was, let now) = self {
            "finds \(was?.text ?? "nothing") -> \(now?.text ?? "nothing")"
        } else {
            text
        }
    }
}

extension Comparison.Row {
    /// The entry that it has moved past.
    var move: Comparison.Move? { if case .moved(let move) = fate { move } else { nil } }
}

extension Comparison.FactChange {
    var text: String {
        switch self {
        case .platform(let was, let now): "platform \(was.title) -> \(now.title)"
        case .os(let was, let now): "OS \(was) -> \(now)"
        case .sdk(let was, let now): "SDK \(was) -> \(now)"
        case .lifecycle(let was, let now): "\(was.title) -> \(now.title)"
        }
    }
}

extension Comparison {
    func remarks(on row: Row) -> [String] { [row.move.map(text)].compactMap(\.self) + differences(of: row) }

    /// The same without where it has moved.
    func differences(of row: Row) -> [String] {
        let isAction = entry(of: row)?.kind == .action
        return row.changes.map { isAction ? $0.textOfAction : $0.text } + row.successors.map(text)
    }

    func text(_ move: Move) -> String {
        switch move {
        case .cameBefore(let other): "came before \(after.entries[other].title)"
        case .cameAfter(let other): "came after \(after.entries[other].title)"
        }
    }

    private func text(of successor: Successor) -> String {
        let title = title(of: successor)
        return switch successor {
        case .callback(_, nil): "replaced by \(title)"
        case .callback(_, let slot?): "\(slot.rawValue) is delivered to \(title) now"
        case .option(let slot, _, _): "\(slot?.rawValue ?? "its payload") is \(title) now"
        }
    }
}

extension Timeline.Entry {
    /// The name of the entry in a sentence.
    var title: String { transition.map { "\($0.subject.text) \($0.title)" } ?? nameWithSubject.printable }
}
