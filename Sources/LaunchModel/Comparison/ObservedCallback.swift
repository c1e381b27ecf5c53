/// A callback that the console log of an app tells of.
public struct ObservedCallback: Hashable, Sendable {
    /// The line of the log, counted from 1.
    public var line: Int
    public var callback: Callback
    /// The class that was called, where the log names it: `AppDelegate`.
    public var type: String?
    /// The state that code read when it logged the callback.
    public var state: Timeline.State?
    /// The address of the scene, where the log names it; one address is one scene.
    public var scene: String?
    /// The URL that stands beside it.
    public var url: String?

    public init(
        line: Int, _ callback: Callback, type: String? = nil, state: Timeline.State? = nil, scene: String? = nil,
        url: String? = nil
    ) {
        self.line = line
        self.callback = callback
        self.type = type
        self.state = state
        self.scene = scene
        self.url = url
    }
}

extension Timeline.Entry {
    /// The state that code logs inside the entry, if it logs the same kind of state; nil where the model tells none.
    package func state(like logged: Timeline.State) -> Timeline.State? {
        switch logged {
        case .app: appState.map(Timeline.State.app)
        case .scene: sceneState.map(Timeline.State.scene)
        }
    }
}
