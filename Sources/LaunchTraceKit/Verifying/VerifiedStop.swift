/// The end of a process in a log, with its meaning and what the model has of it.
struct VerifiedStop {
    let stop: LoggedStop
    /// Whether an event of the scenario ends the process.
    let isExpected: Bool
    let reason: String
    let meaning: SystemText?
    /// The rule by which the model stops the process, too; nil if the model doesn't.
    let rule: String?

    init(_ stop: LoggedStop, in timeline: Timeline, isExpected: Bool) {
        self.stop = stop
        self.isExpected = isExpected
        (reason, meaning) = stop.explained
        rule = timeline.entries.first { $0.kind == .stop }?.rule
    }
}

extension VerifiedStop {
    /// The line of the log, the meaning, and what explains it.
    func lines(_ calls: ModelCalls) -> [Line] {
        var line = Line("!", at: stop.line, reason.clipped(to: 300), isExpected ? .plain : .error)
        if isExpected { line.addField("expected", .aside) }
        let stack = stop.calls.map { call in
            let known = call.callbacks.count == 1 ? call.callbacks.first.map { "; \(calls.call($0.name))" } : nil
            return "in \(call.title)\(known ?? "")"
        }
        let texts = stack + [meaning?.meaning, explanation, model].compactMap(\.self)
        return [line] + texts.map { Line(reason: $0) }
    }

    /// The findings and rules to look up.
    private var explanation: String? {
        guard let meaning else { return nil }
        let names = meaning.kinds.map { "\($0.code) \($0.name)" } + (meaning.rules.first.map { ["rule \($0)"] } ?? [])
        return names.isEmpty ? nil : "see \(names.joined(separator: ", "))"
    }

    private var model: String? {
        if isExpected { return nil }
        return rule.map { "the model stops the process, too: rule \($0)" } ?? "the model doesn't stop the process"
    }

    var members: [Value.Member] {
        Value.members([
            "line": .number(stop.line), "reason": .string(reason), "meaning": .string(meaning?.meaning),
            "codes": (meaning?.kinds).map { .list($0.compactMap { .string($0.code) }) },
            "calls": .list(
                stop.calls.flatMap { call in
                    call.callbacks.map {
                        .object(Value.members(["name": .string($0.name), "type": .string(call.type)]))
                    }
                }), "rule": .string(rule), "expected": .bool(isExpected),
        ])
    }
}

extension StackedCall {
    /// `application(_:didFinishLaunchingWithOptions:) of AppDelegate`
    fileprivate var title: String { callbacks.map(\.name).joined(separator: " or ") + (type.map { " of \($0)" } ?? "") }
}
