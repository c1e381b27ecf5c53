import LaunchModel

extension Change {
    /// What was and what is, in a few words.
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
        case .confidence(let was, let now): "\(was.rawValue) -> \(now.rawValue)"
        }
    }
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
    /// What a row says beside its entry.
    func remarks(on row: Row) -> [String] {
        let changes = row.changes.map(\.text)
        let successors = row.successors.map { text(of: $0, in: row) }
        switch row.fate {
        case .kept, .gone, .new, .moved(nil): return changes + successors
        case .moved(.cameBefore(let other)): return ["came before \(after.entries[other].title)"] + changes + successors
        case .moved(.cameAfter(let other)): return ["came after \(after.entries[other].title)"] + changes + successors
        }
    }

    private func text(of successor: Successor, in row: Row) -> String {
        switch successor {
        case .callback(let index) where row.fate == .gone: "replaced by \(after.entries[index].title)"
        case .callback(let index): "what it held comes to \(after.entries[index].title) now"
        case .option(let was, let now, let index):
            "\(was?.rawValue ?? "what it brought") is \(now.rawValue) of \(after.entries[index].title) now"
        }
    }

    var outcomeText: String { "ends \(before.outcome.name) -> \(after.outcome.name)" }
}

extension Entry {
    /// What a sentence calls it.
    var title: String {
        guard let transition else { return name.printable }
        return "\(transition.subject == "app" ? "app" : "scene " + word(transition.subject)) \(transition.title)"
    }
}
