extension TimelineFormat {
    /// For a pull request: a table with a row per entry, and below it a list of the findings.
    package static var markdown: TimelineFormat {
        TimelineFormat("markdown") { traced, presentation in
            let entries = presentation.shown(of: traced.timeline)
            let parts = [
                heading(traced.timeline.scenario), table(entries, presentation.detail), end(traced.timeline.outcome),
                presentation.shownUncalled(of: traced.timeline)?.markdown ?? "", legend(entries),
                list(presentation.shownFindings(of: traced), presentation.detail),
            ]
            return parts.filter { !$0.isEmpty }.joined(separator: "\n")
        }
    }
}

private func heading(_ scenario: Timeline.Header) -> String {
    "### \(scenario.name.markdownProse)\n\n\(scenario.facts)\n"
}

private func table(_ entries: [Timeline.Entry], _ detail: Presentation.Detail) -> String {
    guard !entries.isEmpty else { return "" }
    let columns = ["state", "who", "what happens", "receives → returns"]
    return switch detail {
    case .facts: MarkdownTable(header: columns, rows: entries.map(\.markdownCells)).text
    case .explained:
        MarkdownTable(header: columns + ["why"], rows: entries.map { $0.markdownCells + [$0.markdownReason] }).text
    }
}

extension Timeline.Entry {
    /// The cells of its row, which depend only on the entry.
    fileprivate var markdownCells: [String] {
        let details = shownArguments.map(\.text.markdownCode)
        let result = returns.map { ["→ " + $0.text.markdownCode] } ?? []
        return [
            stateRead.map { $0.markdown + stateMark } ?? "", who, whatHappens,
            (details + result).joined(separator: "<br>"),
        ]
    }

    /// The state that the app's code reads, if code of the app runs.
    private var stateRead: Timeline.State? {
        switch kind {
        case .callback, .notification, .action: appState.map(Timeline.State.app)
        case .event, .step, .transition, .stop: nil
        }
    }

    private var who: String {
        switch kind {
        case .event: ""
        case .callback, .action:
            (receiver?.title ?? lane.title).markdownProse + (otherScene.map { " of \($0.markdownCode)" } ?? "")
        case .step, .notification, .transition, .stop: lane.title.markdownProse
        }
    }

    private var whatHappens: String {
        let parts = [markdownName, wait, length, ownConfidence.mark.markdownProse]
        return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private var markdownName: String {
        switch kind {
        case .event: "**\(name.markdownProse)**"
        case .step: name.markdownProse
        case .callback, .notification: name.markdownCode
        case .transition: transition?.markdown ?? name.markdownProse
        case .action: ([name.markdownProse] + arguments.prefix(1).map(\.value.text.markdownCode)).joined(separator: " ")
        case .stop: "**stopped:** \(name.markdownProse)"
        }
    }

    /// The reason, and its source.
    fileprivate var markdownReason: String {
        guard let known = RuleBook.standard.rule(rule) else { return rule.isEmpty ? "" : rule.markdownCode }
        return "\(known.because.markdownProse)<br>\(known.id.markdownCode), \(known.source.markdown)"
    }
}

private func end(_ outcome: Timeline.Outcome) -> String {
    switch outcome {
    case .app(let state): "The app ends up \(Timeline.State.app(state).markdown).\n"
    case .stopped: "The app ends up **stopped**.\n"
    }
}

extension Timeline.Uncalled {
    /// A list of methods, each with the reason.
    fileprivate var markdown: String {
        let items = shown.map { "\($0.name.markdownCode): \($0.markdownReason)" } + (shown.isEmpty ? [] : rest)
        return shown.isEmpty
            ? rest.map { "Not called: \($0)\n" }.joined() : "Not called:\n\n" + items.map { "- \($0)\n" }.joined()
    }

    private var rest: [String] { [remark].compactMap { $0?.markdownProse } }
}

extension Timeline.NotCalled {
    fileprivate var markdownReason: String { why.markdownProse + (insteadIn.map { " → \($0.markdownProse)" } ?? "") }
}

/// The legend of the mark, if an entry has it.
private func legend(_ entries: [Timeline.Entry]) -> String {
    let hasDoubts = entries.contains(where: \.isMarked)
    return hasDoubts ? "\(Confidence.doubt.sign.markdownCode) \(Confidence.doubt.meaning)\n" : ""
}

private func list(_ findings: [PlacedFinding], _ detail: Presentation.Detail) -> String {
    findings.map { finding in
        switch detail {
        case .facts: finding.markdownItem
        case .explained: finding.markdownItem + finding.markdownReason
        }
    }.joined()
}

extension PlacedFinding {
    fileprivate var markdownItem: String {
        let title = "**\(finding.severity.rawValue)** \(finding.kind.title.markdownProse)"
        return "- \(title), \(place.heading.markdownCode): \(finding.message.markdownProse)\n"
    }

    fileprivate var markdownReason: String {
        let source = RuleBook.standard.findingRule(finding.rule).map { ", \($0.source.markdown)" } ?? ""
        return "  - \(finding.kind.why.markdownProse)\n  - \(finding.rule.markdownCode)\(source)\n"
    }
}

extension Source {
    /// The confidence, and a link to the source.
    fileprivate var markdown: String {
        let citation = citation.markdownProse
        return "\(weight): " + (url.map { "[\(citation)](<\($0)>)" } ?? citation)
    }
}

extension Timeline.Transition {
    /// `🔵 background → 🟡 inactive`
    fileprivate var markdown: String { "\(from.markdown) → \(to.markdown)" }
}

extension Timeline.State {
    /// With a dot in the color that the text format uses, and no line break after it.
    fileprivate var markdown: String { "\(tone.dot)\u{A0}\(title)" }
}

extension StateTone {
    fileprivate var dot: Character {
        switch self {
        case .active: "🟢"
        case .inactive: "🟡"
        case .background: "🔵"
        case .rest: "⚪"
        }
    }
}
