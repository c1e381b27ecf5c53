/// A timeline for pictures and stepping: the shown entries, each with its related parts.
package struct ShownTimeline: Sendable {
    package let header: Timeline.Header
    package let frames: [Frame]
    let lanes: [Lane]
    /// The states of the app, and of each scene.
    let tracks: [Track]
    package let payloadTracks: [PayloadTrack]
    /// The methods that aren't called; nil if they aren't shown.
    let uncalled: Timeline.Uncalled?
    package let outcome: Timeline.Outcome

    package struct Frame: Sendable {
        package let entry: Timeline.Entry
        /// Its index among all entries.
        package let index: Int
        /// The number of the frame with the callback whose code does it; nil if there is none.
        package let within: Int?
        /// The findings at the entry, or at a previous entry that isn't shown.
        package let findings: [PlacedFinding]

        // Computed on demand, because a timeline may have as many tracks as frames.
        fileprivate let tracks: [StateTrack]

        /// The state of every track before and after the entry.
        package var states: [Change] { tracks.indices.map(change) }

        /// The change to the state of each track; the first is the app's.
        package func change(ofTrack number: Int) -> Change { tracks[number].change(at: index) }

        /// Nil if no rule of the rule book caused it.
        package var rule: Rule? { RuleBook.standard.rule(entry.rule) }
    }

    /// The change that an entry makes to a state.
    package struct Change: Hashable, Sendable {
        package let subject: Timeline.Subject
        package let before: Timeline.State
        package let after: Timeline.State

        package var isChange: Bool { before != after }
    }

    /// The states of a subject, each with its frames.
    struct Track: Sendable {
        let subject: Timeline.Subject
        let spans: [Span]

        struct Span: Sendable {
            let state: Timeline.State
            let frames: Range<Int>
        }
    }

    /// The path of a payload, in frames: from its event to its handlers.
    package struct PayloadTrack: Sendable {
        package let kind: PayloadKind
        package let event: Int
        package let carriers: [Int]
        package let handlers: [Int]
        package let isLost: Bool
    }

    package init(_ traced: TracedScenario, _ presentation: Presentation) {
        let timeline = traced.timeline
        let shown = timeline.entries.indices.filter { presentation.shows(timeline.entries[$0]) }
        let findings = presentation.shownFindings(of: traced)
        let found = Dictionary(grouping: findings) { frame(of: $0.finding.entry, in: shown) }
        let numbers = Dictionary(uniqueKeysWithValues: zip(shown, 0...))
        let tracks = timeline.stateTracks
        header = timeline.scenario
        uncalled = presentation.shownUncalled(of: timeline)
        outcome = timeline.outcome
        frames = shown.enumerated().map { number, index in
            Frame(
                entry: timeline.entries[index], index: index,
                within: timeline.entries[index].within.flatMap { numbers[$0] }, findings: found[number] ?? [],
                tracks: tracks)
        }
        lanes = frames.map(\.entry).lanes
        self.tracks = tracks.map { Track($0, shown: shown) }
        payloadTracks = timeline.payloads.map { PayloadTrack($0, shown: shown) }
    }
}

/// The frame that shows an entry, or else the last frame before it.
private func frame(of entry: Int, in shown: [Int]) -> Int { max(shown.partitioningIndex { $0 > entry } - 1, 0) }

extension StateTrack {
    fileprivate func change(at entry: Int) -> ShownTimeline.Change {
        ShownTimeline.Change(subject: subject, before: state(before: entry), after: state(after: entry))
    }
}

extension ShownTimeline.Track {
    fileprivate init(_ track: StateTrack, shown: [Int]) {
        subject = track.subject
        spans = track.spans.compactMap { span in
            let start = shown.partitioningIndex { $0 >= span.entries.lowerBound }
            let end = shown.partitioningIndex { $0 >= span.entries.upperBound }
            return start < end ? Span(state: span.state, frames: start..<end) : nil
        }
    }
}

extension ShownTimeline.PayloadTrack {
    fileprivate init(_ path: PayloadPath, shown: [Int]) {
        kind = path.kind
        event = frame(of: path.event, in: shown)
        carriers = path.carriers.map { frame(of: $0, in: shown) }
        handlers = path.handlers.map { frame(of: $0, in: shown) }
        isLost = path.isLost
    }
}
