import Testing

@testable import LaunchModel

/// What a callback in a log tells of the event before it is what the rules say.
struct CallbackCauseTests {
    private let book = RuleBook.standard

    struct Sample: CustomTestStringConvertible {
        let callback: Callback
        let trigger: Trigger?

        var testDescription: String { callback.name }
    }

    @Test(arguments: [
        Sample(callback: .applicationDidReceiveMemoryWarning, trigger: .memoryWarning),
        Sample(callback: .viewControllerDidReceiveMemoryWarning, trigger: .memoryWarning),
        Sample(
            callback: .fetchRemoteNotification, trigger: .remoteNotification(RemoteNotification(contentAvailable: true))
        ), Sample(callback: .willPresentNotification, trigger: .remoteNotification(RemoteNotification(alert: true))),
        Sample(callback: .performFetch, trigger: .backgroundEvent(BackgroundEvent(kind: .backgroundFetch))),
        Sample(callback: .centralWillRestoreState, trigger: .backgroundEvent(BackgroundEvent(kind: .bluetoothCentral))),
        // What another callback has told, or what comes of itself.
        Sample(callback: .centralDidUpdateState, trigger: nil), Sample(callback: .didCompleteTask, trigger: nil),
        Sample(callback: .sessionDidActivate, trigger: nil),
        // What may follow from any event.
        Sample(callback: .viewDidLoad, trigger: nil), Sample(callback: .sceneDidBecomeActive, trigger: nil),
    ]) func ofACallback(_ sample: Sample) { #expect(book.cause(of: sample.callback).trigger == sample.trigger) }

    @Test func thatHandsOverAPayloadBringsOne() {
        for route in PayloadRoute.all where route.event == nil && route.os.contains(.newest) {
            let trigger = book.cause(of: route.running).trigger
            #expect(trigger?.payload == route.kind, "\(route.running.name)")
        }
    }

    @Test func followsTheRules() {
        let others = Rule.all.filter { !$0.calls(.intentPerform) }
        #expect(RuleBook(rules: others).cause(of: .intentPerform) == CallbackCause(points: [], trigger: nil))
        let locking = Rule(
            "test.lock", on: [.event(.lock)], effects: [.call(.intentPerform)], because: "A rule of a test.",
            source: .inferred("A test"))
        #expect(RuleBook(rules: others + [locking]).cause(of: .intentPerform).trigger == .lock)
        let returning = Rule(
            "test.return", on: [.at(.comesForward)], effects: [.call(.intentPerform)], because: "A rule of a test.",
            source: .inferred("A test"))
        let cause = RuleBook(rules: others + [returning]).cause(of: .intentPerform)
        #expect(cause == CallbackCause(points: [.comesForward], trigger: nil))
    }
}
