extension TimelineFormat {
    /// For people and for git: a line for an entry, and below them one for a finding.
    public static var text: TimelineFormat {
        TimelineFormat("text") {
            $0.timeline.text($1)
        }
    }
}

extension Timeline {
    /// The timeline as `run` prints it.
    package func text(_ presentation: Presentation) -> String {
        var lines = heading(scenario) + scenario.columns.wrapped(to: presentation.width) + [Line()]
        let entries = presentation.shown(of: self)
        for (index, entry) in (presentation.detail == .facts ? entries.joined : entries).enumerated() {
            if entry.kind == .stimulus, index > 0 { lines.append(Line()) }
            lines += entry.line.wrapped(to: presentation.width, indentation: TextColumn.sceneState)
            switch presentation.detail {
            case .facts: break
            case .explained: lines += explanation(of: entry)
            }
        }
        lines.append(outcome.line)
        lines += (presentation.shownUncalled(of: self)?.lines ?? []).flatMap { $0.wrapped(to: presentation.prose) }
        lines += findingLines(of: self, presentation)
        return lines.map { $0.text(presentation.palette) + "\n" }.joined()
    }
}

extension [Timeline.Entry] {
    /// The same with the launch screen in the line of the first frame, where it goes with that.
    fileprivate var joined: [Timeline.Entry] {
        let (frame, screen) = (Step.firstFrame.rawValue, Step.launchScreenRemoved.rawValue)
        return indices.compactMap { index in
            if index > 0, self[index].name == screen, self[index - 1].name == frame { return nil }
            guard self[index].name == frame, index + 1 < count, self[index + 1].name == screen else {
                return self[index]
            }
            var both = self[index]
            both.event = .unknown(Timeline.Written(.step, frame + Step.separator + screen))
            return both
        }
    }
}

extension Presentation {
    /// The cells that sentences are wrapped to, in files too.
    fileprivate var prose: Int { min(width ?? 80, 80) }
}

/// The title, and what is said of the device and the app.
package func heading(_ scenario: Timeline.Header) -> [Line] {
    var name = Line()
    name.add(scenario.name.printable, .heading)
    var facts = Line()
    facts.add(scenario.facts)
    return [name, facts]
}

extension Timeline.Header {
    /// The heads of the columns; whoever reads the text knows its layout by them.
    package var columns: Line {
        var line = Line()
        line.align(to: TextColumn.appState)
        line.add("app", .aside)
        line.align(to: TextColumn.sceneState)
        if lifecycle != .appDelegate {
            line.add("scene", .aside)
            line.align(to: TextColumn.name)
        }
        line.add("callback", .aside)
        line.addField("\(Confidence.doubt.sign) \(Confidence.doubt.meaning)", .aside)
        return line
    }

    /// The device, and the life cycle of the app.
    package var facts: String {
        let sdk = sdk == os ? "" : ", SDK \(sdk)"
        return "\(platform.title) \(os)\(sdk), \(lifecycle.title)"
    }
}

private func findingLines(of timeline: Timeline, _ presentation: Presentation) -> [Line] {
    let findings = presentation.shownFindings(of: timeline)
    guard !findings.isEmpty else { return [] }
    return [Line()]
        + findings.flatMap { finding in
            switch presentation.detail {
            case .facts: finding.line.wrapped(to: presentation.prose)
            case .explained: finding.line.wrapped(to: presentation.prose) + explanation(of: finding)
            }
        }
}

/// The rule behind an entry, below it and further in.
private func explanation(of entry: Timeline.Entry) -> [Line] {
    guard !entry.rule.isEmpty else { return [] }
    guard let rule = RuleBook.standard.rule(entry.rule) else { return [remark("rule \(entry.rule)")] }
    let ground = entry.confidence == entry.ownConfidence ? "" : "; \(entry.confidence.rawValue) as what it follows from"
    let state = entry.stateConfidence == nil ? nil : rule.state
    return [remark("why: \(rule.because)"), remark("rule \(rule.id) (\(rule.source.text))\(ground)")]
        + [state].compactMap(\.self).map { remark("state \($0.text)") }
}

private func explanation(of finding: Finding) -> [Line] {
    let source = RuleBook.standard.findingRule(finding.rule).map { " (\($0.source.text))" } ?? ""
    return [remark("why: \(finding.kind.why)"), remark("rule \(finding.rule)\(source)")]
}

private func remark(_ text: String) -> Line {
    var line = Line()
    line.align(to: 16)
    line.add(text.printable, .aside)
    return line
}

extension Timeline.Outcome {
    /// The last line of a timeline.
    package var line: Line {
        var line = Line()
        line.add("= ")
        switch self {
        case .app(let state): line.add(state.title, state.tone.ink)
        case .stopped: line.add(name, .stop)
        }
        return line
    }
}
