/// Methods that a scenario doesn't name, though the app has them, in the resulting timeline.
package struct UnnamedMethods {
    package let callbacks: Set<Callback>
    let timeline: Timeline

    /// Nil if these methods would change UIKit's calls of other methods.
    package init?(_ callbacks: Set<Callback>, in timeline: Timeline, added to: Timeline) {
        let rest = timeline.entries.filter { $0.isCompared && !$0.calls(callbacks) }
        let before = to.entries.filter(\.isCompared)
        let isSame =
            rest.count == before.count
            && zip(rest, before).allSatisfy { $0.name == $1.name && $0.receiver == $1.receiver && $0.scene == $1.scene }
        guard isSame else { return nil }
        self.callbacks = callbacks
        self.timeline = timeline
    }

    /// The expectations of the scenario, with those of these methods where UIKit calls them.
    func expectations(_ named: [Conformance.Expectation]) -> [Conformance.Expectation] {
        var named = named[...]
        return timeline.entries.filter(\.isCompared).compactMap { entry in
            guard let callback = entry.callback, callbacks.contains(callback) else { return named.popFirst() }
            return Conformance.Expectation(index: 0, entry: entry, isNamed: false)
        }
    }
}

extension Timeline.Entry {
    /// Whether one of the callbacks is called. Swift 6.3's optimizer can't compile it as a part of its caller.
    @inline(never) fileprivate func calls(_ callbacks: Set<Callback>) -> Bool {
        guard let callback else { return false }
        return callbacks.contains(callback)
    }
}

extension Scenario {
    /// The scenario with these methods in its delegates, with unknown behavior.
    package func naming(_ callbacks: Set<Callback>) -> Scenario {
        var app = app.written
        for callback in callbacks {
            guard let path = Scenario.App.delegate(of: callback.receiver) else { continue }
            // A delegate that isn't described has every method.
            var delegate = app[keyPath: path] ?? .complete
            delegate.named[callback] = Delegate.Method()
            app[keyPath: path] = delegate
        }
        return Scenario(
            name, notes: notes, device: device, app: ResolvedApp(app, on: device), start: start, events: events)
    }

    /// Whether a delegate is described by its methods, and a callback isn't among them.
    package func leavesOut(_ callback: Callback) -> Bool {
        guard let path = Scenario.App.delegate(of: callback.receiver), let delegate = app.written[keyPath: path] else {
            return false
        }
        return delegate[callback] == nil
    }
}

extension Scenario.App {
    /// The delegate that a callback is sent to; nil if the scenario describes none of them separately.
    fileprivate static func delegate(of receiver: Receiver) -> WritableKeyPath<Scenario.App, Delegate?>? {
        switch receiver {
        case .appDelegate: \.describedAppDelegate
        case .sceneDelegate: \.sceneDelegate
        case .notificationDelegate: \.namedNotificationDelegate
        case .viewController: \.describedViewController
        case .swiftUIApp: \.swiftUIApp
        case .view: \.view
        case .restoredViewController, .restorationClass, .taskHandler, .locationManagerDelegate, .urlSessionDelegate,
            .centralManagerDelegate, .peripheralManagerDelegate, .pushRegistryDelegate, .callProviderDelegate,
            .observerQuery, .sessionDelegate, .intent, .carPlaySceneDelegate:
            nil
        }
    }

    /// A delegate that names no method equals none.
    private var namedNotificationDelegate: Delegate? {
        get { notificationDelegate ?? Delegate(named: [:]) }
        set { notificationDelegate = newValue }
    }

    private var describedAppDelegate: Delegate? {
        get { appDelegate }
        set { appDelegate = newValue ?? appDelegate }
    }

    private var describedViewController: Delegate? {
        get { viewController }
        set { viewController = newValue ?? viewController }
    }
}
