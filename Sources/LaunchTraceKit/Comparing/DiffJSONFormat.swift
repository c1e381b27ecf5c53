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
        let numbers = [
            row.before.map { number("before", old.numbers[$0]) }, row.after.map { number("after", new.numbers[$0]) },
        ].compactMap(\.self)
        func change(_ name: String, _ members: [Value.Member]) -> Value {
            .object([Value.Member("change", .string(name))] + entry.identity + numbers + members)
        }
        let successors = row.successors.map(value)
        let list = successors.isEmpty ? [] : [Value.Member("successors", .list(successors))]
        let changes = row.changes.map { change($0.name, $0.members) }
        switch row.fate {
        case .gone: return [change("gone", entry.contents + list)]
        case .new: return [change("new", entry.contents)]
        case .moved(let move): return [change("moved", members(move) + list)] + changes
        case .kept: return changes + (list.isEmpty ? [] : [change("successors", list)])
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
        case .callback(let index, let was): reference(index, [member("was", was?.rawValue)].compactMap(\.self))
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
        switch change {
        case .gone(let index): comparison.before.findings[index].change("findingGone")
        case .new(let index): comparison.after.findings[index].change("findingNew")
        }
    }
}

extension Finding {
    fileprivate func change(_ name: String) -> Value {
        let members = [
            member("change", name), member("code", code.rawValue), member("name", code.facts.name),
            member("severity", severity.rawValue), member("message", message),
        ]
        return .object(members.compactMap(\.self))
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
    /// What people and programs know it by.
    fileprivate var identity: [Value.Member] {
        [
            member("kind", kind.rawValue), member("name", name), about, member("receiver", receiver?.rawValue),
            member("scene", scene), member("subject", transition?.subject), member("from", transition?.from),
            member("to", transition?.to),
        ].compactMap(\.self)
    }

    private var about: Value.Member? {
        kind == .action ? arguments.first.map { Value.Member("about", $0.value) } : nil
    }

    /// What it says beside which entry it is.
    fileprivate var contents: [Value.Member] {
        [member("appState", appState?.rawValue)].compactMap(\.self)
            + (arguments.isEmpty ? [] : [Value.Member("arguments", .object(arguments))])
            + (returns.map { [Value.Member("returns", $0)] } ?? [])
    }
}
