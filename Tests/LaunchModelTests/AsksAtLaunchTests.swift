import Testing

@testable import LaunchModel

/// LT092: what is asked of the person at launch.
struct AsksAtLaunchTests {
    private func findings(_ request: Action, firstLaunch: Bool) throws -> [String] {
        let app = Scenario.App(firstLaunch: firstLaunch, appDelegate: [.didFinishLaunching: [request]])
        return try Scenario("any", device: Device(os: 18), app: app, events: [.tapIcon]).trace().findings.map {
            "\($0.severity.rawValue) \($0.rule)"
        }
    }

    @Test func atTheFirstLaunchItIsANote() throws {
        let once = Action.request("permission:location", once: true)
        #expect(try findings(once, firstLaunch: true) == ["note asks-at-launch.first"])
        #expect(try findings(once, firstLaunch: false) == [])
    }

    @Test(arguments: [true, false]) func atEachLaunchItIsAWarning(firstLaunch: Bool) throws {
        #expect(try findings(.request("permission:location"), firstLaunch: firstLaunch) == ["warning asks-at-launch"])
    }
}
