import LaunchLaws
import Testing

@testable import LaunchModel

/// Whatever the methods of an app do, no event is without an end.
struct EveryActionTests {
    private static let events: [Trigger] = [
        .tapIcon, .pressHome, .openURL(OpenedURL("recipes://soup")), .memoryWarning, .lock, .unlock, .terminate(.user),
    ]

    private func expectAnEnd(_ lifecycle: Lifecycle, _ delegates: [Receiver: Delegate]) {
        var app = Scenario.App(lifecycle: lifecycle, interface: .code)
        app.appDelegate = delegates[.appDelegate] ?? .complete
        app.viewController = delegates[.viewController] ?? .complete
        if lifecycle != .appDelegate { app.sceneDelegate = delegates[.sceneDelegate] ?? .complete }
        let scenario = Scenario(
            "", notes: nil, device: Device(), app: ResolvedApp(app, on: Device()), start: .notRunning,
            events: Self.events.map { Event($0) })
        let limits = TraceLimits(events: 100, scenes: 10, entriesOfEvent: 5000, entries: 50_000)
        #expect(throws: Never.self, "\(delegates)") { try scenario.run(preferring: .logs, within: limits) }
    }

    @Test func allKindsAreMet() { #expect(Set(Universe.actions.map(\.kind)) == Set(Action.Kind.allCases)) }

    @Test(arguments: Lifecycle.allCases) func eachActionInAllMethods(_ lifecycle: Lifecycle) {
        for actions in Universe.actions.map({ [$0] }) + [Universe.windows, Universe.actions] {
            let delegate = Delegate(named: [:], others: Delegate.Method(actions: actions))
            expectAnEnd(lifecycle, [.appDelegate: delegate, .sceneDelegate: delegate, .viewController: delegate])
        }
    }

    /// A window that a method makes loads and shows a view, whose methods may make another.
    @Test(arguments: Lifecycle.allCases, [Receiver.appDelegate, .sceneDelegate, .viewController])
    func eachMethodMakesAWindow(_ lifecycle: Lifecycle, _ receiver: Receiver) {
        let makesWindow = Delegate.Method(actions: [.makeWindow(lifecycle == .appDelegate ? .frame : .scene)])
        let views: [Callback] = [.viewDidLoad, .viewWillAppear, .viewDidLayoutSubviews]
        let inViews = views.map { Delegate(named: [$0: makesWindow], others: Delegate.Method()) }
        for callback in Callback.allCases where callback.receiver == receiver {
            for inView in inViews + [Delegate(named: [:], others: makesWindow)] {
                var delegates = [Receiver.viewController: inView]
                delegates[receiver, default: .complete].named[callback] = makesWindow
                expectAnEnd(lifecycle, delegates)
            }
        }
    }
}
