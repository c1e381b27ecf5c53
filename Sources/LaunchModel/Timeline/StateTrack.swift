/// The states that the app, or one of its scenes, is in from the first entry to the last.
public struct StateTrack: Hashable, Sendable {
    /// The subject of the states.
    public let subject: Timeline.Subject
    /// One after the other, without a gap.
    public let spans: [Span]
    /// The state before the first entry.
    public let initial: Timeline.State

    /// A state, and the entries in which it holds; the entry that changes a state belongs to the new one.
    public struct Span: Hashable, Sendable {
        /// The state during the span.
        public let state: Timeline.State
        /// The indices of its entries.
        public let entries: Range<Int>
    }

    /// The state after an entry.
    public func state(after entry: Int) -> Timeline.State {
        let next = spans.partitioningIndex { $0.entries.lowerBound > entry }
        return next > 0 ? spans[next - 1].state : initial
    }

    /// The state before an entry.
    public func state(before entry: Int) -> Timeline.State { entry > 0 ? state(after: entry - 1) : initial }
}

extension Timeline {
    /// The states of the app, and of every scene in the timeline.
    public var stateTracks: [StateTrack] {
        let changes = Dictionary(grouping: entries.indices.filter { entries[$0].transition != nil }) {
            entries[$0].transition?.subject
        }
        let ofApp = changes[.app] ?? []
        let ends = ofApp.filter { entries[$0].transition?.endsProcess ?? false }
        let mentioned = entries.scenes
        let others = initialStates.keys.compactMap(\.scene).filter { !mentioned.contains($0) }.sorted()
        return [track(.app, ofApp)]
            + (mentioned + others).map(Subject.scene).map { scene in
                track(scene, ((changes[scene] ?? []) + ends).sorted())
            }
    }

    /// The track that some entries change, which are all that can.
    private func track(_ subject: Subject, _ changes: [Int]) -> StateTrack {
        let initial = initialStates[subject] ?? initialState(of: subject)
        var spans: [StateTrack.Span] = []
        var (state, start) = (initial, 0)
        for index in changes {
            guard let next = entries[index].transition?.state(of: subject), next != state else { continue }
            if index > start { spans.append(StateTrack.Span(state: state, entries: start..<index)) }
            (state, start) = (next, index)
        }
        spans.append(StateTrack.Span(state: state, entries: start..<max(entries.count, start)))
        return StateTrack(subject: subject, spans: spans, initial: initial)
    }

    /// The state before the first entry, as the first entry about the subject has it.
    private func initialState(of subject: Subject) -> State {
        for entry in entries {
            if let transition = entry.transition, transition.subject == subject { return transition.from }
            switch subject {
            case .app: if let state = entry.appState { return .app(state) }
            case .scene(let id): if entry.scene == id, let state = entry.sceneState { return .scene(state) }
            }
        }
        switch (subject, outcome) {
        case (.app, .app(let state)): return .app(state)
        case (.app, .stopped): return .app(.terminated)
        case (.scene, _): return .scene(.unattached)
        }
    }
}

extension Timeline.Transition {
    fileprivate var endsProcess: Bool { if case .app(_, let state) = self { state.read == nil } else { false } }

    /// The resulting state of a subject; nil if it doesn't concern the subject.
    fileprivate func state(of subject: Timeline.Subject) -> Timeline.State? {
        if subject == self.subject { return to }
        // The scenes of a process end with it, even those without an entry.
        return subject != .app && endsProcess ? .scene(.unattached) : nil
    }
}

extension [Timeline.Entry] {
    /// The ids of the scenes: the first window's, and others in the order of their appearance.
    fileprivate var scenes: [String] {
        let ids = compactMap { $0.transition?.subject.scene ?? $0.scene }.unique()
        return ids.filter { $0 == Scenario.mainScene } + ids.filter { $0 != Scenario.mainScene }
    }
}
