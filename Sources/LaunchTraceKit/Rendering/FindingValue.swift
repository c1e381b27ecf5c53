import LaunchModel

extension PlacedFinding {
    /// The finding as an object; `entry` is the number of its entry among those that are printed, and is left out
    /// where that entry isn't, so that no reader takes another entry for it.
    func value(entry: Int?, _ detail: Presentation.Detail = .facts) -> Value {
        let members: [Value.Member?] =
            [member("code", finding.code.rawValue), member("name", finding.code.facts.name)]
            + [member("severity", finding.severity.rawValue), member("message", finding.message)]
            + [entry.map { Value.Member("entry", .number(String($0))) }]
            + [Value.Member("at", place.value), member("rule", finding.rule)]
        switch detail {
        case .facts: return .object(members.compactMap(\.self))
        case .explained: return .object(members.compactMap(\.self) + finding.reasons)
        }
    }
}

extension Place {
    /// Where an editor would look for it; the words of a `--set` count as a file.
    fileprivate var value: Value {
        .object([
            Value.Member("file", .string(file)),
            Value.Member("line", .number(String(line))),
            Value.Member("column", .number(String(column))),
        ])
    }
}

extension Finding {
    fileprivate var reasons: [Value.Member] {
        let source = FindingBook.rule(rule).map { Value.Member("source", $0.source.value) }
        return [member("because", code.facts.why), member("confidence", confidence.rawValue), source]
            .compactMap(\.self)
    }
}
