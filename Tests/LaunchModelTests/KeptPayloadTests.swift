import Testing

@testable import LaunchModel

/// What is kept for listeners, and handed out again.
struct KeptPayloadTests {
    private static let (link, home) = (Event.openURL("recipes://soup"), Event.pressHome)

    /// The findings of an app that reads a URL as it starts, and has listeners.
    private func findings(active: Action..., loads: Action..., opened: [Action] = [.handle(.url)], events: [Event])
        throws -> [String]
    {
        let app = Scenario.App(
            lifecycle: .scene, appDelegate: [.didFinishLaunching: []],
            sceneDelegate: [
                .sceneWillConnect: [.read(slot: .connectionURLContexts)],
                .sceneOpenURLContexts: Delegate.Method(does: opened),
                .sceneDidBecomeActive: Delegate.Method(does: active),
            ], viewController: [.viewDidLoad: Delegate.Method(does: loads)])
        return try Scenario("any", device: Device(os: 18), app: app, events: events).trace().findings.filter {
            $0.kind.code == "LT015"
        }.map(\.rule)
    }

    @Test func whatIsTakenOutIsNot() throws {
        for events in [[Self.link, Self.home, .tapIcon], [.tapIcon, Self.home, Self.link, Self.home, .tapIcon]] {
            #expect(try findings(active: .listen(.url, buffered: true, clears: true), events: events) == [])
        }
    }

    /// A listener that keeps nothing hears of it once, or never.
    @Test func withoutABufferNothingIsKept() throws {
        let events = [.tapIcon, Self.home, Self.link, Self.home, .tapIcon]
        #expect(try findings(active: .listen(.url), events: events) == [])
    }

    /// Nothing is kept before anything has come, and nothing of another kind.
    @Test func nothingIsKeptBeforeItComes() throws {
        #expect(
            try findings(active: .listen(.url, buffered: true), events: [.tapIcon, Self.home, .tapIcon, Self.home])
                == [])
        #expect(
            try findings(
                active: .listen(.shortcutItem, buffered: true), loads: .listen(.url, buffered: true),
                events: [Self.link, Self.home, .tapIcon]) == [])
    }

    /// One listener that is set up twice is handed what comes then once.
    @Test func oneListenerIsNotTwo() throws {
        #expect(
            try findings(
                active: .listen(.url, buffered: true), events: [.tapIcon, Self.home, .tapIcon, Self.home, Self.link])
                == [])
    }

    /// What isn't taken out is handed out again as the app comes back, whether it started the app or came to it later.
    @Test func whatIsLeftComesAgain() throws {
        let keeps = Action.listen(.url, buffered: true)
        for events in [[Self.link, Self.home, .tapIcon], [.tapIcon, Self.home, Self.link, Self.home, .tapIcon]] {
            #expect(try findings(active: keeps, events: events) == ["payload-delivered-twice.kept"])
        }
    }

    /// The first to ask for it has nothing again, and what comes in its place is new.
    @Test func whatIsNewDoesNotComeAgain() throws {
        let keeps = Action.listen(.url, buffered: true)
        #expect(try findings(active: keeps, events: [Self.link]) == [])
        #expect(try findings(active: keeps, events: [Self.link, Self.home, Self.link]) == [])
    }

    /// With the process all that it keeps is gone.
    @Test func whatIsKeptEndsWithTheProcess() throws {
        let events = [Self.link, Self.home, .suspend, .terminate(.system), .tapIcon]
        #expect(try findings(active: .listen(.url, buffered: true), events: events) == [])
    }

    @Test func twoListenersGetItEach() throws {
        let events = [Self.link]
        let keeps = Action.listen(.url, buffered: true)
        #expect(try findings(active: keeps, loads: keeps, events: events) == ["payload-delivered-twice.listeners"])
        let clears = Action.listen(.url, buffered: true, clears: true)
        #expect(try findings(active: keeps, loads: clears, events: events) == [])
        #expect(try findings(active: clears, loads: keeps, events: events) == ["payload-delivered-twice.listeners"])
    }
}
