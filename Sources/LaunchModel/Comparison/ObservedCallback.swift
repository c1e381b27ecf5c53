/// A callback that the console log of an app tells of.
package struct ObservedCallback: Hashable, Sendable {
    /// The line of the log, counted from 1.
    package var line: Int
    package var callback: Callback
    /// The class that was called, where the log names it: `AppDelegate`.
    package var type: String?
    /// The state that code read when it logged the callback.
    package var state: Timeline.State?
    /// The address of the scene, where the log names it; one address is one scene.
    package var scene: String?
    /// The URL that stands beside it.
    package var url: String?

    package init(
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
