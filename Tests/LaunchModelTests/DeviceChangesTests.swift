import Testing

@testable import LaunchModel

/// The turning of the device, and jumps of the clock.
struct DeviceChangesTests {
    private func callbacks(
        _ events: [Event], of app: Scenario.App = Scenario.App(), on device: Device = Device(os: 18),
        start: Start = .active
    ) throws -> [String] {
        try Scenario("any", device: device, app: app, start: start, events: events).trace().entries.filter {
            $0.kind == .callback
        }.map(\.name)
    }

    @Test func turningChangesNoState() throws {
        let timeline = try Scenario("any", start: .active, events: [.rotate(.landscapeLeft)]).trace()
        #expect(!timeline.entries.contains { $0.kind == .transition })
        #expect(timeline.entries.contains { $0.name == "viewWillTransition(to:with:)" })
    }

    @Test func theNewerMethodStandsForTheOlderOne() throws {
        let names = try callbacks([.rotate(.portrait)], on: Device(os: 26))
        #expect(names.contains("windowScene(_:didUpdateEffectiveGeometry:)"))
        #expect(!names.contains("windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"))
        let older = Scenario.App(sceneDelegate: [.windowSceneDidUpdate: []])
        #expect(
            try callbacks([.rotate(.portrait)], of: older, on: Device(os: 26)).contains(
                "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"))
    }

    @Test func anAppStaysUprightThatListsNoOtherOrientation() throws {
        let app = Scenario.App(
            lifecycle: .appDelegate, infoPlist: InfoPlist(orientations: ["UIInterfaceOrientationPortrait"]))
        #expect(try callbacks([.rotate(.landscapeLeft)], of: app) == [])
        #expect(try !callbacks([.rotate(.portrait)], of: app).isEmpty)
    }

    @Test(arguments: [Platform.tvOS, .visionOS, .macCatalyst]) func nobodyTurnsWhatStands(_ platform: Platform) {
        #expect(throws: ImpossibleEvent.self) {
            try callbacks([.rotate(.portrait)], on: Device(platform: platform, os: 26))
        }
    }

    @Test(arguments: Lifecycle.allCases) func aSuspendedAppIsToldOnceAsItComesForward(_ lifecycle: Lifecycle) throws {
        let changes: [Event] = [.significantTimeChange, .significantTimeChange, .tapIcon]
        let name = "applicationSignificantTimeChange(_:)"
        let app = Scenario.App(lifecycle: lifecycle)
        #expect(try callbacks(changes, of: app, start: .suspended).filter { $0 == name } == [name])
        #expect(try callbacks([.significantTimeChange], of: app).filter { $0 == name } == [name])
        #expect(try callbacks([.significantTimeChange], of: app, start: .notRunning) == [])
    }
}
