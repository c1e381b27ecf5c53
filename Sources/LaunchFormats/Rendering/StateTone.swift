/// The tone of a state, for the colors of each format.
package enum StateTone {
    case active, inactive, background
    /// No code of the app runs, or the scene doesn't exist.
    case rest
}

extension AppState {
    package var tone: StateTone {
        switch self {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        case .notRunning, .suspended, .terminated: .rest
        }
    }
}

extension Timeline.State {
    package var tone: StateTone {
        switch self {
        case .app(let state): state.tone
        case .scene(.foregroundActive): .active
        case .scene(.foregroundInactive): .inactive
        case .scene(.background): .background
        case .scene(.unattached): .rest
        }
    }
}
