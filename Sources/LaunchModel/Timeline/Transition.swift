extension Timeline {
    /// A state that changes.
    public enum Transition: Hashable, Sendable {
        case app(from: AppState, to: AppState)
        /// Of the scene of an id.
        case scene(String, from: SceneState, to: SceneState)
    }

    /// The app or a scene, which have states.
    public enum Subject: Hashable, Sendable {
        case app
        case scene(String)
    }

    /// A state of the app or of a scene.
    public enum State: Hashable, Sendable {
        /// `UIApplication.State`, as far as the app runs.
        case app(AppState)
        /// `UIScene.ActivationState`.
        case scene(SceneState)
    }
}

extension Timeline.Transition {
    /// The subject of the change.
    public var subject: Timeline.Subject {
        switch self {
        case .app: .app
        case .scene(let id, _, _): .scene(id)
        }
    }

    /// The state before.
    public var from: Timeline.State {
        switch self {
        case .app(let from, _): .app(from)
        case .scene(_, let from, _): .scene(from)
        }
    }

    /// The state after.
    public var to: Timeline.State {
        switch self {
        case .app(_, let to): .app(to)
        case .scene(_, _, let to): .scene(to)
        }
    }

    /// From and to in words.
    public var title: String { "\(from.title) -> \(to.title)" }
}

extension Timeline.Subject {
    /// The app is called so in files, and no scene can be.
    package init(_ name: String) { self = name == "app" ? .app : .scene(name) }

    /// `app`, or the scene's id.
    public var name: String { scene ?? "app" }

    /// The title of a column.
    public var title: String { scene.map { "scene \($0)" } ?? name }

    /// The scene's id; nil for the app.
    package var scene: String? {
        switch self {
        case .app: nil
        case .scene(let id): id
        }
    }
}

extension Timeline.State {
    /// The case as Swift spells it.
    public var name: String {
        switch self {
        case .app(let state): state.rawValue
        case .scene(let state): state.rawValue
        }
    }

    /// The name in running text.
    public var title: String {
        switch self {
        case .app(let state): state.title
        case .scene(let state): state.title
        }
    }
}
