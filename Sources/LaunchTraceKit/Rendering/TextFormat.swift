import LaunchModel

extension TimelineFormat {
    /// For people and for git: a line for an entry.
    public static let text = TimelineFormat(name: "text", usualKinds: ShownKind.usual) {
        timeline, presentation in
        var lines = heading(timeline.scenario) + [Line()]
        for (index, entry) in presentation.shown(of: timeline).enumerated() {
            if entry.kind == .stimulus, index > 0 { lines.append(Line()) }
            lines.append(entry.line)
            switch presentation.detail {
            case .facts: break
            case .explained: lines += explanation(of: entry)
            }
        }
        lines.append(ending(timeline.outcome))
        return lines.map { $0.text(presentation.palette) + "\n" }.joined()
    }
}

private func heading(_ scenario: Timeline.Header) -> [Line] {
    var device = "\(scenario.platform.title) \(scenario.os)"
    if scenario.sdk != scenario.os { device += ", SDK \(scenario.sdk)" }
    var name = Line()
    name.add(scenario.name.printable, .heading)
    var facts = Line()
    facts.add("\(device), \(scenario.lifecycle.title)")
    return [name, facts]
}

/// The rule behind an entry, below it and further in.
private func explanation(of entry: Entry) -> [Line] {
    guard !entry.rule.isEmpty else { return [] }
    guard let rule = RuleBook.rule(entry.rule) else { return [remark("rule \(entry.rule)")] }
    let reference = ([rule.source.citation] + [rule.source.url].compactMap(\.self)).joined(separator: " ")
    return [
        remark("why: \(rule.because)"),
        remark("rule \(rule.id) (\(rule.source.confidence.rawValue): \(reference))"),
    ]
}

private func remark(_ text: String) -> Line {
    var line = Line()
    line.align(to: 16)
    line.add(text.printable, .aside)
    return line
}

private func ending(_ outcome: Timeline.Outcome) -> Line {
    var line = Line()
    line.add("= ")
    switch outcome {
    case .app(let state): line.add(state.title, state.ink)
    case .stopped: line.add(outcome.name, .stop)
    }
    return line
}
