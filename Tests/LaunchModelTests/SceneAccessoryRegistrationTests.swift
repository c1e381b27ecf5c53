import Testing

@testable import LaunchModel

/// External displays on iOS 27, whose scene follows the registration of a scene accessory.
struct SceneAccessoryRegistrationTests {
    private static let register = Action.registerSceneAccessory(.externalDisplay, userInfo: "slides")
    private static let unregister = Action.unregisterSceneAccessory(.externalDisplay)

    /// The callbacks of the display's scene.
    private func calls(_ events: [Event], start: Start = .notRunning, sdk: Version = 27, on warning: [Action] = [])
        throws -> [String]
    {
        let app = Scenario.App(
            lifecycle: .scene, sdk: sdk,
            appDelegate: [
                .applicationDidReceiveMemoryWarning: Delegate.Method(does: warning),
                .significantTimeChange: [Self.register],
            ], sceneDelegate: .complete)
        return try Scenario("any", device: Device(os: 27), app: app, start: start, events: events).trace().entries
            .filter { $0.scene == "externalDisplay" || $0.name == Step.noSceneAccessory.rawValue }.filter {
                $0.kind == .callback || $0.kind == .step
            }.map { $0.name }
    }

    private let connects = ["scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)"]
    private let waits = [Step.noSceneAccessory.rawValue]
    private let display = Event.openWindow(.externalDisplay)
    private let register = Event(.significantTimeChange)

    @Test func aDisplayBeforeTheRegistrationGetsItsSceneThere() throws {
        #expect(try calls([display, register], start: .active) == waits + connects)
        #expect(try calls([register, display], start: .active) == connects)
        // A display that is connected before the launch was forgotten.
        #expect(try calls([display, .tapIcon, register]) == connects)
    }

    @Test func theSceneEndsWithTheLastRegistration() throws {
        let events = [register, display, Event(.memoryWarning)]
        #expect(try calls(events, start: .active, on: [Self.unregister]) == connects + ["sceneDidDisconnect(_:)"])
        #expect(try calls([register] + events, start: .active, on: [Self.unregister]) == connects)
        #expect(
            try calls(events + [register], start: .active, on: [Self.unregister]) == connects + [
                "sceneDidDisconnect(_:)"
            ] + connects)
    }

    @Test func aDisplayThatIsGoneGetsNoScene() throws {
        let gone = Event.disconnectScene.inScene("externalDisplay")
        #expect(
            try calls([register, display, gone, register], start: .active) == connects + ["sceneDidDisconnect(_:)"])
    }

    @Test func theObjectArrivesInTheConnectionOptions() throws {
        let app = Scenario.App(
            lifecycle: .scene, appDelegate: [.significantTimeChange: [Self.register]],
            sceneDelegate: [.sceneWillConnect: [.read(slot: .connectionSceneAccessoryUserInfo)]])
        let events = [register, display]
        let timeline = try Scenario("any", device: Device(os: 27), app: app, start: .active, events: events).trace()
        #expect(timeline.entries.last { $0.kind == .action }?.returns == "slides")
    }

    /// Scene accessories were of one kind.
    @Test func aCameraAccessoryIsNoDisplay() throws {
        func calls(_ events: [Event]) throws -> [String] {
            let app = Scenario.App(
                lifecycle: .scene,
                appDelegate: [
                    .significantTimeChange: [.registerSceneAccessory(.cameraCapture, userInfo: "script")],
                    .applicationDidReceiveMemoryWarning: [Self.unregister],
                ], sceneDelegate: .complete)
            return try Scenario("any", device: Device(os: Version(27, 1)), app: app, start: .active, events: events)
                .trace().entries.filter { $0.scene == "cameraCapture" || $0.name == Step.noSceneAccessory.rawValue }
                .filter { $0.kind == .callback || $0.kind == .step }.map(\.name)
        }
        let camera = Event.openWindow(.cameraCapture)
        #expect(try calls([register, camera]) == connects)
        #expect(try calls([register, display, camera]) == waits + connects)
        #expect(try calls([register, camera, Event(.memoryWarning)]) == connects)
        #expect(try calls([register, camera, .pressHome]) == connects + ["sceneDidDisconnect(_:)"])
        #expect(try calls([register, camera, .pressHome, register]) == connects + ["sceneDidDisconnect(_:)"])
    }

    /// The advice of LT065 can't be followed with an older SDK.
    @Test(arguments: [(27, "scene-accessory-missing"), (26, "scene-accessory-missing.older-sdk")])
    func theFindingDependsOnTheSDK(sdk: Int, rule: String) throws {
        let app = Scenario.App(lifecycle: .scene, sdk: Version(sdk))
        let timeline = try Scenario("any", device: Device(os: 27), app: app, start: .active, events: [display]).trace()
        #expect(timeline.findings.map(\.rule) == [rule])
        let isSettled = timeline.entries.last { $0.kind == .step }?.confidence == .documented
        #expect(isSettled == (sdk == 27))
    }
}
