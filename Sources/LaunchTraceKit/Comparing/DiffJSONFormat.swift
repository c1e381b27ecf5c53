extension TimelineDiff {
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
    /// `os`, `sdk`, `lifecycle`, `outcome`; or `notCalledGone`, `notCalledNew`, `findingGone`, `findingNew`. `before` and `after` are the numbers of
    /// the entry, as `run --format json` counts them.
    var json: String {
        let value: Value = [
            "schema": 1, "same": .bool(isSame), "before": before.value, "after": after.value,
            "changes": .list(changeValues),
        ]
        return value.json(laidOut: .linewise) + "\n"
    }

    private var changeValues: [Value] {
        comparison.facts.map(\.value) + comparison.rows.flatMap(values)
            + (comparison.outcomeChanged
                ? [.change("outcome", was: comparison.before.outcome.name, now: comparison.after.outcome.name)] : [])
            + comparison.notCalled.map(value) + comparison.findings.map(value)
    }

    /// The fate of the entry, and each thing that is different about it.
    private func values(_ row: Comparison.Row) -> [Value] {
        guard !row.isSame, let entry = comparison.entry(of: row) else { return [] }
        let numbers = Value.members([
            "before": row.before.map { .number(old.numbers[$0]) }, "after": row.after.map { .number(new.numbers[$0]) },
        ])
        func change(_ name: String, _ members: [Value.Member]) -> Value {
            .object([.init("change", .string(name))] + entry.identity + numbers + members)
        }
        let successors = row.successors.map(value)
        let list = Value.members(["successors": successors.isEmpty ? nil : .list(successors)])
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
        case .cameBefore(let index): Value.members(["cameBefore": .object(reference(index))])
        case .cameAfter(let index): Value.members(["cameAfter": .object(reference(index))])
        case nil: []
        }
    }

    private func value(_ successor: Successor) -> Value {
        switch successor {
        case .callback(let index, let was): .object(reference(index) + Value.members(["was": .string(was?.rawValue)]))
        case .option(let was, let now, let index):
            .object(reference(index) + Value.members(["was": .string(was?.rawValue), "option": .string(now.rawValue)]))
        }
    }

    /// An entry after, by name and number.
    private func reference(_ index: Int) -> [Value.Member] {
        Value.members(["name": .string(new.timeline.entries[index].name), "after": .number(new.numbers[index])])
    }

    private func value(_ change: Comparison.NotCalledChange) -> Value {
        let (name, method) =
            switch change {
            case .gone(let method): ("notCalledGone", method)
            case .new(let method): ("notCalledNew", method)
            }
        return .object([Value.Member("change", .string(name))] + method.members)
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
        [
            "change": .string(name), "code": .string(kind.code), "name": .string(kind.name),
            "severity": .string(severity.rawValue), "message": .string(message),
        ]
    }
}

extension DiffSide { fileprivate var value: Value { ["file": .string(label), "scenario": timeline.scenario.value] } }

extension Timeline.Entry {
    /// The values by which an entry is known.
    fileprivate var identity: [Value.Member] {
        Value.members([
            "kind": .string(kind.rawValue), "name": .string(name),
            "about": kind == .action ? arguments.first?.value : nil, "receiver": .string(receiver?.rawValue),
            "scene": .string(scene), "subject": .string(transition?.subject.name),
            "from": .string(transition?.from.name), "to": .string(transition?.to.name),
        ])
    }

    /// The values of an entry beside those by which it is known.
    fileprivate var contents: [Value.Member] {
        Value.members([
            "appState": .string(appState?.rawValue), "arguments": arguments.isEmpty ? nil : .object(arguments),
            "returns": returns,
        ])
    }
}
