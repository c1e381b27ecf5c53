/// A finished run, cut into the steps that are shown.
struct SteppedTimeline: Sendable {
    let detailed: DetailedTimeline
    let steps: [Step]
    let header: Timeline.Header
    let outcome: Timeline.Outcome

    /// An entry that is shown.
    struct Step: Sendable {
        let frame: ShownTimeline.Frame
        /// Sentences about the payload of an event.
        let payloadNotes: [String]
        /// Whether it is the last step before the next event, or of all.
        let endsEvent: Bool

        var entry: Timeline.Entry { frame.entry }
        var index: Int { frame.index }
    }

    /// Nil where nothing is to be shown.
    init?(_ traced: TracedScenario, _ detailed: DetailedTimeline, kinds: Set<ShownKind>) {
        let shown = ShownTimeline(traced, Presentation(kinds: kinds))
        guard !shown.frames.isEmpty else { return nil }
        self.detailed = detailed
        header = shown.header
        outcome = shown.outcome
        steps = shown.frames.enumerated().map { number, frame in
            let next = shown.frames.dropFirst(number + 1).first
            return Step(
                frame: frame, payloadNotes: shown.payloadTracks.compactMap { $0.note(at: number) },
                endsEvent: next.map { $0.entry.eventIndex != frame.entry.eventIndex } ?? true)
        }
    }

    /// The entries of a step: its own, and those before the next step that aren't shown.
    func entries(of step: Int) -> Range<Int> {
        let next = step + 1 < steps.count ? steps[step + 1].index : detailed.timeline.entries.count
        return steps[step].index..<next
    }
}

extension SteppedTimeline: Equatable {
    /// Everything else follows from these.
    static func == (left: SteppedTimeline, right: SteppedTimeline) -> Bool {
        left.detailed == right.detailed && left.steps.map(\.index) == right.steps.map(\.index)
    }
}

extension ShownTimeline.PayloadTrack {
    /// A sentence about the payload at a frame; nil for a frame that has nothing to do with it.
    fileprivate func note(at frame: Int) -> String? {
        if handlers.contains(frame) { return "\(kind.noun) is handled here" }
        if event == frame { return nil }
        guard carriers.contains(frame) else { return nil }
        let isLost = isLost && carriers.last == frame
        return "\(kind.noun) is delivered here" + (isLost ? ", but never handled" : "")
    }
}
