/// The states that the app, or one of its scenes, is in from the first entry to the last.
public struct StateTrack: Hashable, Sendable {
    public let subject: Subject
    /// One after the other, without a gap.
    public let spans: [Span]
    /// The state before the first entry.
    public let initial: State

    /// Whose states they are.
    public enum Subject: Hashable, Sendable {
        case app
        case scene(String)

        /// The scene's id; nil for the app.
        var scene: String? {
            switch self {
            case .app: nil
            case .scene(let id): id
            }
        }

        /// Words for the head of the track.
        public var title: String {
            switch self {
            case .app: "app"
            case .scene(let id): "scene \(id)"
            }
        }
    }

    /// A state of the app or of a scene.
    public enum State: Hashable, Sendable {
        case app(AppState)
        case scene(SceneState)

        /// The state of a name that a transition has, of a scene or, without one, of the app.
        package init?(_ name: String, of scene: String?) {
            let state =
                scene == nil
                ? AppState(rawValue: name).map(State.app) : SceneState(rawValue: name).map(State.scene)
            guard let state else { return nil }
            self = state
        }

        /// Words for the state.
        public var title: String {
            switch self {
            case .app(let state): state.title
            case .scene(let state): state.title
            }
        }
    }

    /// A state, and the entries in which it holds; the entry that changes a state belongs to the new one.
    public struct Span: Hashable, Sendable {
        public let state: State
        public let entries: Range<Int>
    }

    /// The state after an entry.
    public func state(after entry: Int) -> State {
        let next = spans.partitioningIndex { $0.entries.lowerBound > entry }
        return next > 0 ? spans[next - 1].state : initial
    }

    /// The state before an entry.
    public func state(before entry: Int) -> State {
        entry > 0 ? state(after: entry - 1) : initial
    }
}

extension Timeline {
    /// The states of the app, and of every scene that it has or speaks of.
    public var stateTracks: [StateTrack] {
        let changes = Dictionary(grouping: entries.indices.filter { entries[$0].transition != nil }) {
            entries[$0].transition?.scene
        }
        let ofApp = changes[nil] ?? []
        let app = track(.app, from: initialStates[.app] ?? entries.initialAppState ?? finalAppState, ofApp)
        let ends = ofApp.filter { entries[$0].transition?.endsProcess ?? false }
        let mentioned = entries.scenes
        let others = initialStates.keys.compactMap(\.scene).filter { !mentioned.contains($0) }.sorted()
        return [app]
            + (mentioned + others).map { id in
                let initial = initialStates[.scene(id)] ?? .scene(entries.initialState(ofScene: id))
                return track(.scene(id), from: initial, ((changes[id] ?? []) + ends).sorted())
            }
    }

    private var finalAppState: StateTrack.State {
        switch outcome {
        case .app(let state): .app(state)
        case .stopped: .app(.terminated)
        }
    }

    /// The track that some entries change, which are all that can.
    private func track(
        _ subject: StateTrack.Subject, from initial: StateTrack.State, _ changes: [Int]
    ) -> StateTrack {
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
}

extension Entry.Transition {
    /// The scene whose state changes; nil where it is the app's.
    public var scene: String? { subject == "app" ? nil : subject }

    /// Whether it is the end of the app's process.
    fileprivate var endsProcess: Bool { scene == nil && AppState(rawValue: to)?.read == nil }

    /// What it makes of a state; nil where it says nothing of it.
    fileprivate func state(of track: StateTrack.Subject) -> StateTrack.State? {
        switch (track, scene) {
        case (.app, nil): StateTrack.State(to, of: nil)
        case (.app, .some): nil
        // A process that ends takes its scenes with it, also where nobody is told.
        case (.scene, nil): endsProcess ? .scene(.unattached) : nil
        case (.scene(let own), .some(let id)): own == id ? StateTrack.State(to, of: id) : nil
        }
    }
}

extension [Entry] {
    /// The ids of the scenes: the first window's, and others in the order of their appearance.
    fileprivate var scenes: [String] {
        let ids = compactMap { $0.transition?.scene ?? $0.scene }.unique()
        return ids.filter { $0 == Scene.mainID } + ids.filter { $0 != Scene.mainID }
    }

    /// What the first word about the app's state says of the time before.
    fileprivate var initialAppState: StateTrack.State? {
        let first = first { $0.transition?.scene == nil && $0.transition != nil || $0.appState != nil }
        let state = first?.transition.flatMap { AppState(rawValue: $0.from) } ?? first?.appState
        return state.map(StateTrack.State.app)
    }

    fileprivate func initialState(ofScene id: String) -> SceneState {
        let first = first { $0.transition?.scene == id || $0.scene == id && $0.sceneState != nil }
        return first?.transition.flatMap { SceneState(rawValue: $0.from) } ?? first?.sceneState ?? .unattached
    }
}
