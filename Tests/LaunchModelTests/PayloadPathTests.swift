import Testing

@testable import LaunchModel

struct PayloadPathTests {
    private static let link = Event(.openURL(OpenedURL("recipes://soup")))

    private func names(_ scenario: Scenario) throws -> (carriers: [String], handlers: [String]) {
        let timeline = try scenario.trace()
        let path = try #require(timeline.payloads.last)
        #expect(timeline.entries[path.event].kind == .event)
        return (path.carriers.map { timeline.entries[$0].name }, path.handlers.map { timeline.entries[$0].name })
    }

    @Test func aSceneHoldsTheLinkThatConnectsIt() throws {
        let scenario = Scenario("Link", events: [Self.link])
        let (carriers, handlers) = try names(scenario)
        #expect(carriers == [Callback.configurationForConnecting.name, Callback.sceneWillConnect.name])
        #expect(handlers.isEmpty)
        #expect(try scenario.trace().payloads.map(\.isLost) == [false])
    }

    @Test func aRunningSceneHoldsItInTheOtherMethod() throws {
        let (carriers, handlers) = try names(Scenario("Link", start: .active, events: [Self.link]))
        #expect(carriers == [Callback.sceneOpenURLContexts.name])
        #expect(handlers.isEmpty)
    }

    @Test func nobodyTakesWhatIsIgnored() throws {
        var app = Scenario.App()
        app.sceneDelegate = Delegate(named: [.sceneWillConnect: Delegate.Method(actions: [])])
        let (carriers, handlers) = try names(try Scenario("Link", app: app, events: [Self.link]))
        #expect(carriers.last == Callback.sceneWillConnect.name)
        #expect(handlers.isEmpty)
        #expect(try Scenario("Link", app: app, events: [Self.link]).trace().payloads.map(\.isLost) == [true])
    }

    @Test func readingTheOptionTakesIt() throws {
        var app = Scenario.App()
        app.sceneDelegate = Delegate(named: [
            .sceneWillConnect: Delegate.Method(actions: [
                .read(slot: .connectionURLContexts, first: false, writesIfMissing: false)
            ])
        ])
        #expect(try names(try Scenario("Link", app: app, events: [Self.link])).handlers == ["read"])
    }

    /// A timeline that begins with a running app doesn't tell of the launch before.
    @Test func thereIsOnePathForEachPayload() throws {
        let events = [Self.link, Event(.pressHome), Self.link]
        #expect(try Scenario("Links", start: .suspended, events: events).trace().payloads.count == 2)
    }
}
