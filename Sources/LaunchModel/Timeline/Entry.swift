extension Timeline {
    /// One line of a timeline: an event with its time, receiver and rule.
    public struct Entry: Hashable, Sendable {
        /// The content of the entry.
        public var event: Event
        /// The scene it belongs to.
        public var scene: String?
        /// `UIApplication.State` as code reads it inside; nil before UIApplication exists.
        public var appState: AppState?
        /// `UIScene.ActivationState` of its scene.
        public var sceneState: SceneState?
        /// Virtual time since the timeline began, in milliseconds.
        public var timeMs: Int
        /// Virtual time that it takes, in milliseconds.
        public var durationMs: Int
        /// The id of the rule that caused it.
        public var rule: String
        /// The rule whose doubt begins with it: its own, or one without entries that led to it; nil if an entry of the
        /// previous event shows the doubt, or if there is none.
        public var doubt: Timeline.Doubt?
        /// The confidence that it occurs, and here: at most that of its causes.
        public var confidence: Confidence
        /// The confidence of the rule whose doubt begins with it; one without doubt where none begins.
        public var ownConfidence: Confidence
        /// The confidence in its state, if that differs from the one in its place.
        public var stateConfidence: Confidence?
        /// The event of the scenario that led to it, counted from 0; nil for none.
        public var eventIndex: Int?

        package init(
            _ event: Event, scene: String? = nil, appState: AppState? = nil, sceneState: SceneState? = nil,
            timeMs: Int = 0, durationMs: Int = 0, rule: String = "", doubt: Timeline.Doubt? = nil,
            confidence: Confidence = .documented, ownConfidence: Confidence? = nil, stateConfidence: Confidence? = nil,
            eventIndex: Int? = nil
        ) {
            self.event = event
            self.scene = scene
            self.appState = appState
            self.sceneState = sceneState
            self.timeMs = timeMs
            self.durationMs = durationMs
            self.rule = rule
            self.doubt = doubt
            self.confidence = confidence
            self.ownConfidence = ownConfidence ?? confidence
            self.stateConfidence = stateConfidence
            self.eventIndex = eventIndex
        }
    }
}

extension Timeline.Entry {
    /// The sort of line that it is.
    public var kind: Timeline.Kind { event.kind }

    /// A callback or notification in Swift's spelling, an event's name, or the words of a step.
    public var name: String { event.written.name }

    /// The receiver of a call, or the actor.
    public var receiver: Receiver? { event.written.receiver }

    /// The arguments, in order.
    public var arguments: [Value.Member] { event.written.arguments }

    /// The value that a callback returns, or an action finds.
    public var returns: Value? { event.written.returns }

    /// The callback; nil for other entries.
    public var callback: Callback? { if case .callback(let callback, _, _, _) = event { callback } else { nil } }

    /// The change of a state; nil for other entries.
    public var transition: Timeline.Transition? {
        if case .transition(let transition) = event { transition } else { nil }
    }

    /// The index of the callback in which the app's code does it; nil for other entries.
    package var within: Int? { if case .action(_, _, _, _, let within) = event { within } else { nil } }

    /// Whether a process begins with it.
    package var createsProcess: Bool { if case .step(.processCreated, _) = event { true } else { false } }

    /// The queue that the app's code runs on in it.
    package var queue: Action.Queue {
        guard kind == .action, case .string(let name) = Value.object(arguments)["on"] else { return .main }
        return Action.Queue(rawValue: name) ?? .main
    }

    /// The scene, unless it is the first window's, which every app has: without scenes its views belong to none.
    package var otherScene: String? { scene == Scenario.mainScene ? nil : scene }
}
