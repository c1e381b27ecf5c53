/// The state of the app as the model knows it; `UIApplication.State` has only the middle three.
public enum AppState: String, CaseIterable, Sendable {
    case notRunning, inactive, active, background, suspended, terminated

    /// What `UIApplication.applicationState` reads; nil where no code can run.
    public var read: AppState? {
        switch self {
        case .notRunning, .terminated: nil
        case .suspended: .background
        case .inactive, .active, .background: self
        }
    }

    /// Words for a line of text.
    public var title: String {
        self == .notRunning ? "not running" : rawValue
    }
}

/// `UIScene.ActivationState`.
public enum SceneState: String, CaseIterable, Sendable {
    case unattached, foregroundInactive, foregroundActive, background

    /// Words for a line of text.
    public var title: String {
        switch self {
        case .foregroundInactive: "foreground inactive"
        case .foregroundActive: "foreground active"
        case .unattached, .background: rawValue
        }
    }
}
