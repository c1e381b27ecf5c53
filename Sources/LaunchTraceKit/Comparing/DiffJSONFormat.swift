import LaunchModel

extension DiffFormat {
    /// One object for programs, with a change a line:
    ///
    ///     {
    ///       "schema": 1,
    ///       "same": false,
    ///       "before": {"file":"a.json","scenario":{...}},
    ///       "after": {"file":"b.json","scenario":{...}},
    ///       "changes": [
    ///         {"change":"gone","kind":"callback","name":"...","receiver":"appDelegate","before":9,"successors":[...]},
    ///         {"change":"state","kind":"callback","name":"...","before":7,"after":7,"was":"inactive","now":"background"}
    ///       ]
    ///     }
    ///
    /// `change` is `gone`, `new` or `moved`; or what is different about an entry that stays: `state`, `sceneState`,
    /// `argument`, `returns`, `transition`, `duration`, `wait`, `time`, `confidence`, `successors`; or `platform`,
    /// `os`, `sdk`, `lifecycle`, `outcome`; or `findingGone`, `findingNew`. `before` and `after` are the numbers of
    /// the entry, as `run --format json` counts them.
    static let json = DiffFormat(name: "json", render: { diff, _ in diff.json })
}

extension TimelineDiff {
    fileprivate var json: String {
        let changes = changeValues.map { "    " + $0.json }.joined(separator: ",\n")
        return """
            {
              "schema": 1,
              "same": \(isSame),
              "before": \(before.value.json),
              "after": \(after.value.json),
              "changes": \(changes.isEmpty ? "[]" : "[\n\(changes)\n  ]")
            }

            """
    }

    private var changeValues: [Value] {
        comparison.facts.map(\.value) + comparison.rows.flatMap(values)
            + (comparison.outcomeChanged
                ? [.change("outcome", was: comparison.before.outcome.name, now: comparison.after.outcome.name)] : [])
            + comparison.findings.map(value)
    }

    /// What became of the entry, and each thing that is different about it.
    private func values(_ row: Comparison.Row) -> [Value] {
        guard !row.isSame, let entry = comparison.entry(of: row) else { return [] }
        let identity =
            [member("kind", entry.kind.rawValue), member("name", entry.name)]
            + [member("receiver", entry.receiver?.rawValue), member("scene", entry.scene)]
            + [member("subject", entry.transition?.subject)]
            + [member("from", entry.transition?.from), member("to", entry.transition?.to)]
            + [
                row.before.map { number("before", old.numbers[$0]) },
                row.after.map { number("after", new.numbers[$0]) },
            ]
        func change(_ name: String, _ members: [Value.Member]) -> Value {
            .object([Value.Member("change", .string(name))] + identity.compactMap(\.self) + members)
        }
        let successors =
            row.successors.isEmpty
            ? [] : [Value.Member("successors", .list(row.successors.map(value)))]
        let changes = row.changes.map { change($0.name, $0.members) }
        switch row.fate {
        case .gone: return [change("gone", entry.contents + successors)]
        case .new: return [change("new", entry.contents)]
        case .moved(let move): return [change("moved", members(move) + successors)] + changes
        case .kept: return changes + (successors.isEmpty ? [] : [change("successors", successors)])
        }
    }

    private func members(_ move: Comparison.Move?) -> [Value.Member] {
        switch move {
        case .cameBefore(let index): [Value.Member("cameBefore", reference(index))]
        case .cameAfter(let index): [Value.Member("cameAfter", reference(index))]
        case nil: []
        }
    }

    private func value(_ successor: Successor) -> Value {
        switch successor {
        case .callback(let index): reference(index)
        case .option(let was, let now, let index):
            reference(index, [member("was", was?.rawValue), member("option", now.rawValue)].compactMap(\.self))
        }
    }

    /// An entry after, by name and number.
    private func reference(_ index: Int, _ members: [Value.Member] = []) -> Value {
        .object(
            [Value.Member("name", .string(new.timeline.entries[index].name)), number("after", new.numbers[index])]
                + members)
    }

    private func value(_ change: Comparison.FindingChange) -> Value {
        let (name, finding) =
            switch change {
            case .gone(let index): ("findingGone", comparison.before.findings[index])
            case .new(let index): ("findingNew", comparison.after.findings[index])
            }
        return .object(
            [member("change", name), member("code", finding.code.rawValue), member("name", finding.code.facts.name)]
                .compactMap(\.self)
                + [member("severity", finding.severity.rawValue), member("message", finding.message)].compactMap(\.self)
        )
    }
}

extension DiffSide {
    fileprivate var value: Value {
        .object([Value.Member("file", .string(label)), Value.Member("scenario", timeline.scenario.value)])
    }
}

private func number(_ key: String, _ number: Int) -> Value.Member {
    Value.Member(key, .number(String(number)))
}

extension Entry {
    /// What it says beside which entry it is.
    fileprivate var contents: [Value.Member] {
        [member("state", appState?.rawValue)].compactMap(\.self)
            + (arguments.isEmpty ? [] : [Value.Member("arguments", .object(arguments))])
            + (returns.map { [Value.Member("returns", $0)] } ?? [])
    }
}
