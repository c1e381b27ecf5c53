extension PlacedFinding {
    /// The finding as an object. `entry` is the number of its entry among the printed ones; it is omitted if the entry
    /// isn't printed.
    package func value(entry: Int?, _ detail: Presentation.Detail = .facts) -> Value {
        let members = Value.members([
            "code": .string(finding.kind.code), "name": .string(finding.kind.name),
            "severity": .string(finding.severity.rawValue), "message": .string(statement),
            "entry": entry.map { .number($0) }, "at": shownPlace.value, "rule": .string(finding.rule),
            "help": finding.help.map { .string($0.words) }, "launches": launches?.value,
            "scenarios": otherScenarios.isEmpty ? nil : .list(([scenario] + otherScenarios).map { .string($0.name) }),
        ])
        switch detail {
        case .facts: return .object(members)
        case .explained: return .object(members + finding.reasons)
        }
    }

    /// The finding for a list, with its acceptance. A timeline contains it in either case.
    package var valueInList: Value {
        let value = value(entry: launches == nil ? finding.entry : nil)
        guard case .object(let members) = value else { return value }
        return .object(members + parts + Value.members(["ignored": acceptance?.value]))
    }

    /// The message in parts, as a person reads it.
    private var parts: [Value.Member] {
        let notes = notes.map { Value.object(Value.members(["text": .string($0.text), "at": $0.place?.value])) }
        return Value.members([
            "effect": .string(finding.account.effect), "label": .string(finding.account.label),
            "notes": notes.isEmpty ? nil : .list(notes),
            "fix": finding.account.fix.isEmpty ? nil : .string(finding.account.fix),
            "fixes": fix.map { .list($0.edits.map(\.value)) },
        ])
    }
}

extension TextEdit {
    /// The location of the text; `until` if it replaces other text.
    fileprivate var value: Value {
        .object(
            Value.members([
                "file": .string(place.file), "line": .number(place.line), "column": .number(place.column),
                "until": place.range.isEmpty
                    ? nil : ["line": .number(place.behind.line), "column": .number(place.behind.column)],
                "text": .string(text),
            ]))
    }
}

extension Acceptance { fileprivate var value: Value { .object(["reason": .string(words), "at": place?.value]) } }

extension Place {
    /// The location for an editor; the words of a `--set` count as a file.
    fileprivate var value: Value { ["file": .string(file), "line": .number(line), "column": .number(column)] }
}

extension Finding {
    fileprivate var reasons: [Value.Member] {
        Value.members([
            "because": .string(kind.why), "confidence": .string(confidence.rawValue),
            "source": RuleBook.standard.findingRule(rule).map(\.source.value),
        ])
    }
}
