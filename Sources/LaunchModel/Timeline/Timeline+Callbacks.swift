// Queries for tests of a timeline.

extension Timeline {
    /// The callbacks that are called, in order.
    ///
    ///     timeline.callbacks.contains(.applicationDidBecomeActive)
    ///
    /// A callback that only a later version of the model knows is omitted.
    public var callbacks: [Callback] { entries.compactMap(\.callback) }

    /// The callbacks of one receiver, in order.
    ///
    ///     timeline.callbacks(of: .sceneDelegate)
    ///     [.sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive]
    public func callbacks(of receiver: Receiver) -> [Callback] {
        entries.filter { $0.receiver == receiver }.compactMap(\.callback)
    }

    /// The calls of one callback, in order, each with its arguments and the states that code reads in it.
    ///
    ///     timeline.calls(of: .sceneOpenURLContexts).count == 1
    public func calls(of callback: Callback) -> [Entry] { entries.filter { $0.callback == callback } }

    /// `UIApplication.State` as code reads it in the first call of a callback; nil if the callback isn't called.
    ///
    ///     timeline.state(in: .didFinishLaunching) == .inactive
    public func state(in callback: Callback) -> AppState? { calls(of: callback).first?.appState }
}
