extension Callback {
    /// The callbacks that come for the same reason; on the way to the front, and away from it, either of two is early
    /// enough.
    package var related: [Callback] {
        let own = Counterpart.all.first { $0.callbacks.contains(self) }?.callbacks ?? []
        let phase: [Callback] = own.contains(.scenePhase) ? [.appScenePhase] : []
        let direction = Self.directions.first { $0.contains(self) } ?? []
        return own + phase + direction
    }

    private static let directions: [[Callback]] = [
        [
            .applicationDidBecomeActive, .applicationWillEnterForeground, .sceneDidBecomeActive,
            .sceneWillEnterForeground,
        ],
        [
            .applicationWillResignActive, .applicationDidEnterBackground, .sceneWillResignActive,
            .sceneDidEnterBackground,
        ],
    ]
}
