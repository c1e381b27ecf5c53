extension Starter {
    /// The scenario, whose delegates name each method that is called in its timeline.
    func scenario(_ lifecycle: Lifecycle) throws -> Scenario {
        var app = app(lifecycle)
        let timeline = try scenario(app).trace()
        app.appDelegate = app.appDelegate.naming(timeline, .appDelegate) ?? .complete
        app.sceneDelegate = (app.sceneDelegate ?? .complete).naming(timeline, .sceneDelegate)
        app.notificationDelegate = app.notificationDelegate?.naming(timeline, .notificationDelegate)
        if lifecycle == .swiftUI {
            app.swiftUIApp = Delegate.complete.naming(timeline, .swiftUIApp)
            app.view = Delegate.complete.naming(timeline, .view)
        }
        return try scenario(app)
    }

    /// The keys that a newcomer would want to change are written down even where they are as usual.
    static let spelling = Spelling(spelledOut: ["platform", "start", "by", "ends"])

    private func scenario(_ app: Scenario.App) throws(Contradictions) -> Scenario {
        try Scenario(name, notes: Self.notes, device: device, app: app, start: start, events: events)
    }

    private static let notes = """
        These methods are called here; "*" is all other methods. "does" lists actions of a method: work, read, handle, \
        listen, registerTask, makeWindow, ...
        """

    /// An app that can't have what the event needs does without.
    private func app(_ lifecycle: Lifecycle) -> Scenario.App {
        var app = Scenario.App(
            lifecycle: lifecycle, appDelegate: Delegate([(.didFinishLaunching, [work])], others: Delegate.Method()))
        switch needs {
        case .severalWindows where lifecycle != .appDelegate: app.multipleScenes = true
        case .notificationDelegate: app.notificationDelegate = .complete
        case .sceneDelegate where lifecycle == .swiftUI: app.sceneDelegate = .complete
        case .severalWindows, .sceneDelegate, nil: break
        }
        return app
    }
}

extension Delegate {
    /// The delegate with each of its methods that is called, by name; nil where none is.
    fileprivate func naming(_ timeline: Timeline, _ receiver: Receiver) -> Delegate? {
        let names = timeline.entries.filter { $0.kind == .callback && $0.receiver == receiver }.map(\.name).unique()
        let methods = names.compactMap { Callback.spelled($0, by: receiver) }.map { ($0, self[$0] ?? Method()) }
        return methods.isEmpty ? nil : Delegate(methods, others: Method())
    }
}
