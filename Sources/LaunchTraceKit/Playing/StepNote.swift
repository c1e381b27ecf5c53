/// A note on a step, under a label.
struct StepNote: Hashable, Sendable {
    let label: String
    /// One sentence or clause each.
    let items: [String]
    var ink = Ink.plain
    /// Whether it may be cut short, as a source may.
    var isReference = false
    /// Whether it reports a mistake in the app.
    var isFinding = false
}

extension SteppedTimeline {
    /// The notes on a step, first what matters most.
    func notes(on number: Int) -> [StepNote] {
        let step = steps[number]
        return
            ([step.what] + step.found + step.why + [alternatives(to: number), omissions(at: number)]
            + next(after: number)).filter { !$0.items.isEmpty }
    }

    private func alternatives(to number: Int) -> StepNote {
        StepNote(label: "else", items: detailed.decision(behind: steps[number].index)?.others.sortedWords ?? [])
    }

    private func omissions(at number: Int) -> StepNote {
        let others = entries(of: number).flatMap(detailed.omissions).flatMap(\.others)
        return StepNote(label: "also", items: others.sortedWords)
    }

    private func next(after number: Int) -> [StepNote] {
        guard steps[number].endsEvent, let event = steps[number].entry.eventIndex else { return [] }
        let next = detailed.nextEvents[event]
        let possible = next.possible.map(\.rawValue).joined(separator: ", ")
        return [
            StepNote(label: "next", items: next.possible.isEmpty ? [] : ["possible now: \(possible)"]),
            StepNote(label: "not", items: next.impossible.map { "\($0.event.rawValue): \($0.reason)" }),
        ]
    }
}

extension SteppedTimeline.Step {
    fileprivate var what: StepNote {
        StepNote(label: "what", items: [entry.description] + entry.details + payloadNotes, ink: .heading)
    }

    fileprivate var found: [StepNote] {
        frame.findings.map(\.finding).map {
            StepNote(
                label: $0.severity.rawValue, items: ["\($0.kind.title): \($0.message.printable)"], ink: $0.severity.ink,
                isFinding: true)
        }
    }

    fileprivate var why: [StepNote] {
        guard let rule = frame.rule else { return [] }
        let source = rule.source
        let own = "\(source.confidence.rawValue): \(source.citation)"
        let confidence = entry.confidence == source.confidence ? own : "\(entry.confidence.rawValue) here; \(own)"
        return [
            StepNote(label: "why", items: [rule.because]),
            StepNote(
                label: "rule", items: ["\(rule.id) (\(confidence))"] + [source.url].compactMap(\.self),
                isReference: true),
        ]
    }
}

extension Timeline.Entry {
    /// The sort of the entry, and its name.
    fileprivate var description: String {
        switch kind {
        case .event: "event \(name.printable)"
        case .step: "step: \(name.printable)"
        case .callback, .notification: [receiver?.title, name.printable].compactMap(\.self).joined(separator: " ")
        case .transition: transition.map { "\($0.subject.text): \($0.title)" } ?? name
        case .action: "the app's code: \(name.printable)"
        case .stop: "stopped: \(name.printable)"
        }
    }

    fileprivate var details: [String] {
        let scene = namedScene.map { "scene: \(quotedIfNeeded($0))" }
        let parts =
            [scene] + arguments.map(\.text) + [returns.map { "returns: \($0.text)" }] + [
                durationMs > 0 ? "takes: \(durationMs) ms" : nil
            ] + [kind == .callback ? appState.map { "reads: \($0.title)" } : nil]
        let text = parts.compactMap(\.self).joined(separator: ", ")
        return text.isEmpty ? [] : [text]
    }
}

extension [RuleDecision.Other] {
    /// The others in words, those first that lacked least, and of these those with callbacks; each reason once.
    fileprivate var sortedWords: [String] {
        let sorted = enumerated().sorted { $0.element.distance(at: $0.offset) < $1.element.distance(at: $1.offset) }
        var reasons: Set<String> = []
        return sorted.map(\.element).filter { reasons.insert($0.rule.because).inserted }.map(\.words)
    }
}

extension RuleDecision.Other {
    fileprivate func distance(at offset: Int) -> (Int, Int, Int) {
        (lacking.count, rule.callbacks.isEmpty ? 1 : 0, offset)
    }

    /// `in an app with SwiftUI, if the session is new: …`
    fileprivate var words: String {
        let conditions = lacking.compactMap { if case .condition(let condition) = $0 { condition } else { nil } }
        let others = lacking.filter { if case .condition = $0 { false } else { true } }.map(\.words)
        let clause = conditions.count > 1 ? Condition.all(conditions).clause : conditions.first?.clause
        return (others + [clause].compactMap(\.self)).joined(separator: ", ") + ": " + rule.because
    }
}
