// What a test asks of a timeline.

extension Timeline {
    /// The callbacks that are made, in order.
    ///
    ///     timeline.callbacks.contains(.applicationDidBecomeActive)
    ///
    /// One that only a later version of the model knows is left out.
    public var callbacks: [Callback] { entries.compactMap(\.callback) }

    /// The callbacks that one receiver gets, in order.
    ///
    ///     timeline.callbacks(of: .sceneDelegate)
    ///     [.sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive]
    public func callbacks(of receiver: Receiver) -> [Callback] {
        entries.filter { $0.receiver == receiver }.compactMap(\.callback)
    }

    /// The calls of one callback, in order, each with its arguments and the states that code reads in it.
    ///
    ///     timeline.calls(of: .sceneOpenURLContexts).count == 1
    public func calls(of callback: Callback) -> [Entry] {
        entries.filter { $0.callback == callback }
    }

    /// `UIApplication.State` as code reads it in the first call of a callback; nil where the callback isn't made.
    ///
    ///     timeline.state(in: .didFinishLaunching) == .inactive
    public func state(in callback: Callback) -> AppState? {
        calls(of: callback).first?.appState
    }
}
