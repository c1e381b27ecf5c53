extension TimelineFormat {
    /// For Mermaid, which GitHub and many editors draw: callers and receivers, on a background in the color of the
    /// app's state.
    static var mermaid: TimelineFormat {
        TimelineFormat("mermaid") { traced, presentation in
            let timeline = ShownTimeline(traced, presentation)
            let draft = SequenceDraft(timeline, presentation.detail)
            var diagram = SequenceDiagram(
                title: timeline.header.name.clipped(to: 200), participants: draft.lanes.map { $0.title.clipped(to: 40) }
            )
            let numbers = Dictionary(uniqueKeysWithValues: zip(draft.lanes, 0...))
            for item in draft.items { diagram.add(item, numbers) }
            return diagram.text
        }
    }
}

extension SequenceDiagram {
    fileprivate mutating func add(_ item: SequenceDraft.Item, _ numbers: [Lane: Int]) {
        func number(_ lane: Lane) -> Int { numbers[lane] ?? 0 }
        switch item {
        case .note(let lane, let lines), .remark(let lane, let lines): addNote(over: number(lane)...number(lane), lines)
        case .heading(let lines): addNote(over: 0...numbers.count - 1, lines)
        case .message(let from, let to, let head, let lines):
            addMessage(from: number(from), to: number(to), head, lines)
        case .band(let state): if let color = state.tone.ground { beginBand(color) }
        case .bandEnd: endBand()
        }
    }
}

extension StateTone {
    /// The color of the text format, so light that it works on white and black; nil if no code of the app runs.
    fileprivate var ground: StaticString? {
        switch self {
        case .active: "rgba(0, 180, 80, 0.15)"
        case .inactive: "rgba(255, 190, 0, 0.17)"
        case .background: "rgba(0, 100, 255, 0.13)"
        case .rest: nil
        }
    }
}

/// The drawn items of a timeline, from top to bottom.
private struct SequenceDraft {
    private(set) var items: [Item] = []
    private(set) var lanes: [Lane] = []
    private var size = 0
    private var isInBand = false

    enum Item {
        /// A note in a lane, without a call.
        case note(Lane, [String])
        /// The findings at an entry.
        case remark(Lane, [String])
        /// Across all lanes.
        case heading([String])
        case message(from: Lane, to: Lane, SequenceDiagram.Head, [String])
        case band(Timeline.State)
        case bandEnd
    }

    init(_ timeline: ShownTimeline, _ detail: Presentation.Detail) {
        let spans = timeline.tracks.first { $0.subject == .app }?.spans ?? []
        let states = Dictionary(uniqueKeysWithValues: spans.map { ($0.frames.lowerBound, $0.state) })
        var number = 0
        // Mermaid cuts off a title that is wider than the diagram.
        add(.heading(broken(timeline.header.name) + broken(timeline.header.facts)))
        while number < timeline.frames.count, size < room {
            if let state = states[number] { begin(state, with: timeline.frames[number].entry) }
            for item in timeline.frames[number].items(detail) { add(item) }
            number += 1
        }
        endBand()
        let omitted = timeline.frames.count - number
        if omitted > 0 { add(.heading(["\(omitted) more entries: a picture of them all is too long for Mermaid"])) }
        addLegend(timeline.frames[..<number].map(\.entry))
        let used = items.flatMap(\.lanes).inOrder
        lanes = used.isEmpty ? [.system] : used
    }

    private mutating func begin(_ state: Timeline.State, with entry: Timeline.Entry) {
        endBand()
        guard state.tone.ground != nil else { return }
        isInBand = true
        items.append(.band(state))
        if entry.transition?.subject != .app { add(.heading(["app: \(state.title)"])) }
    }

    private mutating func endBand() {
        if isInBand { items.append(.bandEnd) }
        isInBand = false
    }

    /// Consecutive entries in the same lane share a note.
    private mutating func add(_ item: Item) {
        size += item.size
        if case .note(let lane, let lines) = item, case .note(lane, let before) = items.last {
            items[items.count - 1] = .note(lane, before + lines)
        } else {
            items.append(item)
        }
    }

    private mutating func addLegend(_ entries: [Timeline.Entry]) {
        guard entries.contains(where: \.isMarked) else { return }
        add(.heading(broken("\(Confidence.doubt.sign) \(Confidence.doubt.meaning)")))
    }
}

/// The maximum number of bytes, because Mermaid refuses texts of more than 50,000 characters.
private let room = 40_000

extension SequenceDraft.Item {
    var lanes: [Lane] {
        switch self {
        case .note(let lane, _), .remark(let lane, _): [lane]
        case .message(let from, let to, _, _): [from, to]
        case .heading, .band, .bandEnd: []
        }
    }

    /// Its approximate size in the diagram.
    fileprivate var size: Int {
        switch self {
        case .note(_, let lines), .remark(_, let lines), .heading(let lines), .message(_, _, _, let lines):
            lines.reduce(40) { $0 + $1.mermaidLine.utf8.count + 5 }
        case .band, .bandEnd: 50
        }
    }
}

extension ShownTimeline.Frame {
    fileprivate func items(_ detail: Presentation.Detail) -> [SequenceDraft.Item] {
        let lines = label + reason(detail)
        let item: SequenceDraft.Item =
            switch entry.kind {
            case .event: .heading(lines)
            case .step, .notification: .note(entry.lane, lines)
            case .transition: entry.lane == .application ? .heading(lines) : .note(entry.lane, lines)
            case .callback, .action:
                .message(
                    from: entry.caller ?? .application, to: entry.lane, entry.queue == .main ? .filled : .open, lines)
            case .stop: .message(from: .system, to: .application, .cross, lines)
            }
        return [item] + findings.map { .remark(entry.lane, $0.finding.label) }
    }

    private func reason(_ detail: Presentation.Detail) -> [String] {
        switch (detail, rule) {
        case (.facts, _), (.explained, nil): []
        case (.explained, .some(let rule)):
            broken("why: \(rule.because)") + broken("rule \(rule.id) (\(rule.source.text))")
        }
    }

    /// The text at an arrow or in a note: the name, and below it the arguments and the return value.
    private var label: [String] {
        let others = scene.map { "[\(quotedIfNeeded($0))]" }
        let name = [
            title, others, entry.wait, entry.length, stateRead.map { "reads \($0.title)\(entry.stateMark)" },
            entry.ownConfidence.mark,
        ]
        return broken(name.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " "), width: 64)
            + entry.shownArguments.flatMap { broken($0.text) } + (entry.returns.map { broken("→ \($0.text)") } ?? [])
    }

    private var title: String {
        let name = entry.name.printable
        return switch entry.kind {
        case .event: "> \(name)"
        case .step, .callback, .notification, .action: entry.nameWithSubject.printable
        case .transition:
            [entry.lane == .application ? "app:" : nil, entry.transition?.arrow ?? name].compactMap(\.self).joined(
                separator: " ")
        case .stop: "stopped: \(name)"
        }
    }

    /// The scene, if neither the lane nor the reader's expectation implies it.
    private var scene: String? {
        guard let scene = entry.otherScene, entry.lane != .scene(scene) else { return nil }
        return scene
    }

    /// The state that code reads, if it is older than that of the band.
    private var stateRead: AppState? {
        guard entry.kind == .callback, let read = entry.appState, case .app(let state) = change(ofTrack: 0).after,
            state != read
        else { return nil }
        return read
    }
}

extension Timeline.Transition { fileprivate var arrow: String { title.replacing("->", with: "→") } }

extension Finding {
    fileprivate var label: [String] { broken("\(severity.rawValue) \(kind.title): \(message)", lines: 10) }
}

/// A text in short lines, so that the picture stays narrow.
private func broken(_ text: String, width: Int = 52, lines: Int = 6) -> [String] {
    fitted(text.printable, first: width, rest: width, lines: lines)
}
