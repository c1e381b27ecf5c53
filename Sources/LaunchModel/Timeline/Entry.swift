/// One line of a timeline.
public struct Entry: Hashable, Sendable {
    public var kind: Kind
    /// A callback or notification in Swift's spelling, an event's name, or the words of a step.
    public var name: String
    public var receiver: Receiver?
    /// The scene it belongs to.
    public var scene: String?
    /// `UIApplication.State` as code reads it inside; nil before UIApplication exists.
    public var appState: AppState?
    public var sceneState: SceneState?
    /// What it receives, in order.
    public var arguments: [Value.Member]
    /// What it returns; nil where it returns nothing.
    public var returns: Value?
    public var transition: Transition?
    /// Virtual time since the timeline began, in milliseconds.
    public var timeMs: Int
    /// Virtual time that it takes, in milliseconds.
    public var durationMs: Int
    /// The id of the rule that caused it.
    public var rule: String
    public var confidence: Confidence
    /// The event of the scenario that led to it, counted from 0; nil for none.
    public var event: Int?
    /// The index of the callback in which the app's code does it; nil for what is no action.
    public var within: Int?

    package init(
        kind: Kind, name: String, receiver: Receiver? = nil, scene: String? = nil, appState: AppState? = nil,
        sceneState: SceneState? = nil, arguments: [Value.Member] = [], returns: Value? = nil,
        transition: Transition? = nil, timeMs: Int = 0, durationMs: Int = 0, rule: String = "",
        confidence: Confidence = .documented, event: Int? = nil, within: Int? = nil
    ) {
        self.kind = kind
        self.name = name
        self.receiver = receiver
        self.scene = scene
        self.appState = appState
        self.sceneState = sceneState
        self.arguments = arguments
        self.returns = returns
        self.transition = transition
        self.timeMs = timeMs
        self.durationMs = durationMs
        self.rule = rule
        self.confidence = confidence
        self.event = event
        self.within = within
    }

    /// The scene, unless it is the first window's, which every app has: without scenes its views belong to none.
    package var otherScene: String? {
        scene == Scene.mainID ? nil : scene
    }

    /// What sort of line it is.
    public enum Kind: String, CaseIterable, Sendable {
        case stimulus, step, callback, notification, transition, action, stop
    }

    /// A state that changes.
    public struct Transition: Hashable, Sendable {
        /// `app`, or a scene's id.
        public var subject: String
        public var from: String
        public var to: String
        /// From and to in words.
        public var title: String

        package init(from: AppState, to: AppState) {
            subject = "app"
            self.from = from.rawValue
            self.to = to.rawValue
            title = "\(from.title) -> \(to.title)"
        }

        package init(scene: String, from: SceneState, to: SceneState) {
            subject = scene
            self.from = from.rawValue
            self.to = to.rawValue
            title = "\(from.title) -> \(to.title)"
        }
    }
}

/// How sure a rule is.
public enum Confidence: String, CaseIterable, Sendable {
    case documented, measured, inferred, unsettled

    /// How sure something is that follows from something else: a guess makes a guess of what rests on it.
    func resting(on ground: Confidence) -> Confidence {
        switch (self, ground) {
        case (_, .unsettled), (.unsettled, _): .unsettled
        case (_, .inferred), (.inferred, _): .inferred
        case (.documented, _), (.measured, _): self
        }
    }
}
