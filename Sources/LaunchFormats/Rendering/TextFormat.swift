extension TimelineFormat {
    /// For readers and for git: one line per entry, and below them one line per finding.
    public static var text: TimelineFormat { TimelineFormat("text") { $0.timeline.text($1) } }
}

extension Timeline {
    /// The timeline as `run` prints it.
    package func text(_ presentation: Presentation) -> String { .written(by: TextWriter(self, presentation), of: self) }
}

struct TextWriter: EntryWriting {
    private let outline: Timeline
    private let presentation: Presentation
    private var bytes: [UInt8] = []
    private var isFirst = true
    private var hasDoubts = false
    /// The first frame, until the next entry shows whether it includes the launch screen.
    private var frame: Timeline.Entry?

    /// The outline is the timeline with or without its entries.
    init(_ outline: Timeline, _ presentation: Presentation) {
        (self.outline, self.presentation) = (outline, presentation)
        let header = outline.scenario
        add(heading(header) + header.columns.wrapped(to: presentation.width) + [Line()])
    }

    mutating func add(_ entry: Timeline.Entry) {
        guard presentation.shows(entry) else { return }
        if entry.isMarked { hasDoubts = true }
        guard presentation.detail == .facts else { return write(entry) }
        if let frame {
            self.frame = nil
            guard entry.step != .launchScreenRemoved else { return write(frame.withLaunchScreen) }
            write(frame)
        }
        if entry.step == .firstFrame { frame = entry } else { write(entry) }
    }

    mutating func end() {
        if let frame { write(frame) }
        let uncalled = presentation.shownUncalled(of: outline)
        var lines = [outline.outcome.line]
        lines += (uncalled?.lines ?? []).flatMap { $0.wrappedSentence(to: presentation.prose) }
        if hasDoubts || uncalled?.isDoubtful == true {
            lines += Confidence.legend.wrappedSentence(to: presentation.prose)
        }
        add(lines + findingLines(of: outline, presentation))
    }

    mutating func takeBytes() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    private mutating func write(_ entry: Timeline.Entry) {
        if entry.kind == .event, !isFirst { bytes.append(.lineFeed) }
        isFirst = false
        add(entry.line.wrapped(to: presentation.width, indentation: TextColumn.sceneState))
        if presentation.detail == .explained { add(explanation(of: entry)) }
    }

    private mutating func add(_ lines: [Line]) {
        for line in lines {
            line.write(presentation.palette, to: &bytes)
            bytes.append(.lineFeed)
        }
    }
}

extension Timeline.Entry {
    fileprivate var step: Step? { if case .step(let step, _) = event { step } else { nil } }

    /// The first frame with the launch screen.
    fileprivate var withLaunchScreen: Timeline.Entry {
        var both = self
        let name = Step.firstFrame.rawValue + Step.separator + Step.launchScreenRemoved.rawValue
        both.event = .unknown(Timeline.Written(.step, name))
        return both
    }
}

extension Presentation {
    /// The width of wrapped sentences, in files too.
    fileprivate var prose: Int { min(width ?? 80, 80) }
}

/// The title, and the facts of the device and the app.
package func heading(_ scenario: Timeline.Header) -> [Line] {
    var name = Line()
    name.add(scenario.name.printable, .heading)
    var facts = Line()
    facts.add(scenario.facts)
    return [name, facts]
}

extension Timeline.Header {
    /// The heads of the columns, which also identify the layout for the reader of recorded text.
    package var columns: Line {
        var line = Line()
        line.align(to: TextColumn.appState)
        line.add("app state", .aside)
        line.align(to: TextColumn.sceneState)
        if lifecycle != .appDelegate {
            line.add("scene state", .aside)
            // Two blanks separate the heads, as they separate fields.
            line.align(to: TextColumn.name + 1)
        }
        line.add("callback", .aside)
        return line
    }

    /// The device, and the life cycle of the app.
    package var facts: String {
        let sdk = sdk == os ? "" : ", SDK \(sdk)"
        let source = extrapolatedFrom.map { ", extrapolated from \(platform.title) \($0.major)" } ?? ""
        return "\(platform.title) \(os)\(source)\(sdk), \(lifecycle.title)"
    }
}

private func findingLines(of timeline: Timeline, _ presentation: Presentation) -> [Line] {
    let findings = presentation.shownFindings(of: timeline)
    guard !findings.isEmpty else { return [] }
    return [Line()]
        + findings.flatMap { finding in
            switch presentation.detail {
            case .facts: finding.line.wrappedSentence(to: presentation.prose)
            case .explained: finding.line.wrappedSentence(to: presentation.prose) + explanation(of: finding)
            }
        }
}

/// The rule of an entry, below it and indented.
private func explanation(of entry: Timeline.Entry) -> [Line] {
    guard !entry.rule.isEmpty else { return [] }
    guard let rule = RuleBook.standard.rule(entry.rule) else { return [remark("rule \(entry.rule)")] }
    let ground = entry.confidence == rule.confidence ? "" : "; \(entry.confidence.rawValue) like its cause"
    let states = entry.stateConfidence.map(rule.stateSources) ?? []
    return [remark("why: \(rule.because)"), remark("rule \(rule.id) (\(rule.source.text))\(ground)")]
        + [entry.doubt.flatMap { RuleBook.standard.rule($0.rule) }].compactMap(\.self).filter { $0 != rule }.map {
            remark("doubt by rule \($0.id) (\($0.source.text))")
        } + [rule.order].compactMap(\.self).map { remark("order \($0.text)") }
        + states.map { remark("state \($0.text)") }
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

extension Confidence {
    /// The meaning of the sign, for a timeline that has it.
    fileprivate static var legend: Line { Line("\(doubt.sign) \(doubt.meaning)", .aside) }
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
