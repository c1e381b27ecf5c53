/// The state of the app as the model knows it; `UIApplication.State` has only the middle three.
public enum AppState: String, CaseIterable, Sendable {
    case notRunning, inactive, active, background, suspended, terminated

    /// The state that `UIApplication.applicationState` reads; nil where no code can run.
    public var read: AppState? {
        switch self {
        case .notRunning, .terminated: nil
        case .suspended: .background
        case .inactive, .active, .background: self
        }
    }

    /// The name in running text.
    public var title: String { self == .notRunning ? "not running" : rawValue }
}

/// `UIScene.ActivationState`.
public enum SceneState: String, CaseIterable, Sendable {
    case unattached, foregroundInactive, foregroundActive, background

    /// The name in running text.
    public var title: String {
        switch self {
        case .foregroundInactive: "foreground inactive"
        case .foregroundActive: "foreground active"
        case .unattached, .background: rawValue
        }
    }

    /// One word, for a table column.
    package var word: String {
        switch self {
        case .foregroundInactive: "inactive"
        case .foregroundActive: "active"
        case .unattached, .background: rawValue
        }
    }
}

extension AppState {
    /// The state in one sentence, with the transitions that matter.
    public var meaning: String {
        switch self {
        case .notRunning: "The app has no process, or only a prewarmed process that waits."
        case .inactive:
            "The app is in the foreground and receives no events: it launches without scenes, something covers it, or "
                + "it is moving from or to the background."
        case .active: "The app is in the foreground and receives events."
        case .background:
            "The app's code runs, and its interface isn't on the screen. An app with scenes launches in this state."
        case .suspended: "The app is in memory and its code doesn't run; UIApplication.State calls this background."
        case .terminated: "The process has ended."
        }
    }
}

extension SceneState {
    /// The state in one sentence.
    public var meaning: String {
        switch self {
        case .unattached: "The scene isn't connected yet, is connecting, or was disconnected."
        case .foregroundInactive:
            "The scene is on the screen and receives no events: it is in transition, or something covers it."
        case .foregroundActive: "The scene is on the screen and receives events."
        case .background: "The scene is connected and not on the screen."
        }
    }
}
