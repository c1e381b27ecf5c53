/// A callback that the console log of an app tells of.
public struct ObservedCallback: Hashable, Sendable {
    /// The line of the log, counted from 1.
    public var line: Int
    public var callback: Callback
    /// The class that was called, where the log names it: `AppDelegate`.
    public var type: String?
    public var state: LoggedState?
    /// The address of the scene, where the log names it; one address is one scene.
    public var scene: String?
    /// The URL that stands beside it.
    public var url: String?

    public init(
        line: Int, _ callback: Callback, type: String? = nil, state: LoggedState? = nil, scene: String? = nil,
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

/// A state as code read it when it logged a callback.
public enum LoggedState: Hashable, Sendable {
    /// `UIApplication.State`.
    case app(AppState)
    /// `UIScene.ActivationState`.
    case scene(SceneState)

    public var name: String {
        switch self {
        case .app(let state): state.rawValue
        case .scene(let state): state.rawValue
        }
    }
}

extension Entry {
    /// The state that code logs inside the entry, if it logs the same kind of state; nil where the model tells none.
    public func state(like logged: LoggedState) -> LoggedState? {
        switch logged {
        case .app: appState.map(LoggedState.app)
        case .scene: sceneState.map(LoggedState.scene)
        }
    }
}
