typealias ProofFormat = OutputFormat<MigrationProof, Palette>

extension OutputFormat<MigrationProof, Palette> {
    static let all = [text, markdown, json]

    /// A line for each change, and one that sums up.
    static let text = ProofFormat("text") { proof, palette in
        let changes = proof.changes
        let kinds = changes.map(\.change.kind.rawValue.count).max() ?? 0
        let titles = changes.map { min($0.title.printable.count, 48) }.max() ?? 0
        let lines = changes.map { shown in
            let kind = palette.paint(shown.change.kind.rawValue, shown.change.kind.ink)
            let gap = String(repeating: " ", count: kinds - shown.change.kind.rawValue.count + 2)
            let title = shown.title.printable
            let rest = String(repeating: " ", count: max(0, titles - title.count) + 2)
            return kind + gap + title + rest + shown.change.words + "\n"
        }
        return lines.joined() + proof.summary + "\n"
    }

    /// A table, for a pull request.
    static let markdown = ProofFormat("markdown") { proof, _ in
        let rows = proof.changes.map { shown in
            [shown.change.kind.rawValue, shown.title.markdownProse, shown.change.words.markdownProse]
        }
        let table = MarkdownTable(header: ["", "what", "why"], rows: rows)
        return (rows.isEmpty ? "" : table.text + "\n") + proof.summary.markdownProse + "\n"
    }

    /// All that is known, for other programs.
    static let json = ProofFormat("json") { proof, _ in proof.value.prettyJSON }
}

extension LaunchChange {
    /// `AppDelegate.swift:31 took it; nothing reads connectionOptions.urlContexts`
    var words: String { [before, after].compactMap { $0?.words }.joined(separator: "; ") }
}

extension LaunchChange.Part {
    fileprivate var words: String { (place.map { "\($0.file.printable):\($0.line) " } ?? "") + text.printable }

    fileprivate var value: Value {
        let at = place.map { place -> Value in
            ["file": .string(place.file), "line": .number(place.line), "column": .number(place.column)]
        }
        return .object(Value.members(["text": .string(text), "at": at]))
    }
}

extension LaunchChange.Kind {
    fileprivate var ink: Ink {
        switch self {
        case .lost, .late, .twice: .error
        case .notAnalyzed: .note
        case .different: .changed
        case .new: .new
        }
    }
}

extension MigrationProof {
    fileprivate var value: Value {
        .object(
            Value.members([
                "comparedWith": .string(name), "launches": .number(launches.count), "kept": .bool(isKept),
                "summary": .string(summary), "changes": .list(changes.map(\.value)),
            ]))
    }
}

extension MigrationProof.ShownChange {
    fileprivate var value: Value {
        .object(
            Value.members([
                "kind": .string(change.kind.rawValue), "what": .string(title), "before": change.before?.value,
                "after": change.after?.value, "launches": .list(launches.map { .string($0.name) }),
            ]))
    }
}
