extension Callback {
    /// Whether it comes as the app, a scene or a view changes its state.
    var comesWithState: Bool {
        self == .appScenePhase || Counterpart.all.contains { $0.notification != nil && $0.callbacks.contains(self) }
    }
}
