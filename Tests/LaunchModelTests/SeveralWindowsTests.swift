import Testing

@testable import LaunchModel

/// LT062 where a second window runs what the first has set up, and notes that are said once.
struct SeveralWindowsTests {
    private func findings(_ action: Action, in callback: Callback = .sceneWillConnect) throws -> [String] {
        let app = Scenario.App(multipleScenes: true, sceneDelegate: [callback: [action]])
        let events: [Event] = [.tapIcon, .openWindow().inScene("soups"), .openWindow().inScene("salads")]
        return try app.trace(events, on: Device(platform: .iPadOS, os: 18)).findings.filter {
            $0.kind == .perSceneHandlerTreatedAsAppWide
        }.map(\.severity.rawValue)
    }

    @Test func aSecondWindowRepeatsWhatTheFirstHasSetUp() throws {
        #expect(try findings(.create(resource: "store")) == ["warning"])
        #expect(try findings(.listen(.url, afterMs: 0)) == ["warning"])
        #expect(try findings(.registerForRemoteNotifications) == ["warning"])
        #expect(try findings(.work(label: "start sync")) == ["note"])
        #expect(try findings(.makeWindow(.scene)) == [])
        #expect(try findings(.read(slot: .connectionURLContexts)) == [])
        #expect(try findings(.create(resource: "store"), in: .sceneDidBecomeActive) == [])
    }

    @Test func aTaskThatAWindowRegistersAgainIsOneMistake() throws {
        let register = Action.registerTask(identifier: "com.example.refresh")
        func kinds(_ launch: Delegate.Method) throws -> [FindingKind] {
            let app = Scenario.App(
                appDelegate: [.didFinishLaunching: launch], sceneDelegate: [.sceneWillConnect: [register]])
            return try app.trace([.tapIcon, .pressHome]).findings.map(\.kind)
        }
        #expect(try kinds([register]) == [.duplicateRegistration])
        #expect(try kinds([]) == [.launchDeadlineMissed])
    }

    @Test func aHeadlessLaunchIsNotedOnce() throws {
        let push = Event.remoteNotification(contentAvailable: true)
        let events: [Event] = [push, Event(.terminate(.system)), push, Event(.terminate(.system)), push]
        let findings = try Scenario.App().trace(events).findings
        #expect(findings.map(\.kind) == [.headlessLaunch])
        #expect(findings.first?.entry == 0)
    }

    /// It used to load its view again, and so on for ever.
    @Test func aViewThatMakesAWindowIsLoadedOnce() throws {
        for lifecycle in [Lifecycle.scene, .appDelegate] {
            let app = Scenario.App(
                lifecycle: lifecycle, appDelegate: [.didFinishLaunching: [.makeWindow(.frame)]],
                sceneDelegate: [.sceneWillConnect: [.makeWindow(.scene)]],
                viewController: [.viewDidLoad: [.makeWindow(lifecycle == .scene ? .scene : .frame)]])
            let timeline = try app.trace([.tapIcon], on: Device(os: 17))
            #expect(timeline.entries.filter { $0.callback == .viewDidLoad }.count == 1)
        }
    }

    /// The app switcher used to be closed over an active app, of which nothing is known.
    @Test func aWindowThatStaysIsInactiveInTheAppSwitcher() throws {
        let app = Scenario.App(multipleScenes: true)
        let events: [Event] = [.tapIcon, .openWindow(), .openAppSwitcher, .closeWindow, .closeAppSwitcher]
        func outcome(of count: Int) throws -> Timeline.Outcome {
            try app.trace(Array(events.prefix(count)), on: Device(platform: .iPadOS)).outcome
        }
        #expect(try outcome(of: 4) == .app(.inactive))
        #expect(try outcome(of: 5) == .app(.active))
    }

    /// A scenario had no word for it.
    @Test(arguments: [Platform.iPadOS, .macCatalyst]) func aClosingThatTheUserCancelsCallsNothing(on platform: Platform)
        throws
    {
        let app = Scenario.App(multipleScenes: true, closureConfirmation: true)
        let timeline = try app.trace(
            [Event(.closeWindow(canceled: true))], on: Device(platform: platform, os: 27), from: .active)
        let steps: [Step] = [.confirmationShown, .closureCanceled]
        #expect(timeline.entries.map(\.name) == ["closeWindow"] + steps.map(\.rawValue))
        #expect(timeline.outcome == .app(.active))
    }

    /// Closing asked only if the user canceled it.
    @Test(arguments: [Platform.iPadOS, .macCatalyst]) func aConfirmedClosingAsksFirst(on platform: Platform) throws {
        func names(asks: Bool) throws -> [String] {
            let app = Scenario.App(multipleScenes: true, closureConfirmation: asks)
            let device = Device(platform: platform)
            return try app.trace([.closeWindow], on: device, from: .active).entries.map(\.name)
        }
        let plain = try names(asks: false)
        #expect(try names(asks: true) == [plain[0], Step.confirmationShown.rawValue] + plain.dropFirst())
    }

    /// Each reason, and the condition that makes it destroy the scene: the session is discarded, and a new one connects.
    @Test(
        arguments: [
            (.iOS, [.pressHome, .tapIcon], .userInitiatedDismissal),
            (.iPadOS, [.pressHome, .tapIcon], .userInitiatedDismissal),
            (.visionOS, [.closeWindow, .tapIcon], .userInitiatedDismissal),
            (.iOS, [.pressHome, .disconnectScene, .tapIcon], .systemDisconnection),
            (.iOS, [.pressHome, .suspend, Event(.terminate(.system)), .tapIcon], .systemDisconnection),
        ] as [(Platform, [Event], DestructionCondition)]) func aDestroyedSceneLosesItsSession(
            on platform: Platform, events: [Event], condition: DestructionCondition
        ) throws
    {
        let connects = [Callback.didDiscardSceneSessions, .configurationForConnecting].map(\.name)
        let other: Set<DestructionCondition> = condition == .systemDisconnection ? [] : [.systemDisconnection]
        for conditions in [[condition], other] {
            let app = Scenario.App(multipleScenes: true, destructionConditions: conditions)
            let names = try app.trace(events, on: Device(platform: platform), from: .active).entries.map(\.name)
            #expect(Set(connects).isSubset(of: names) == conditions.contains(condition), "\(names)")
        }
    }

    /// iPhones were said to have one window on every system.
    @Test func aFoldableIPhoneOpensAndClosesWindowsAsAnIPad() throws {
        func names(_ device: Device) throws -> [String] {
            let events: [Event] = [.openWindow().inScene("soups"), Event(.closeWindow()).inScene("soups")]
            let app = Scenario.App(multipleScenes: true)
            return try app.trace(events, on: device, from: .active).entries.filter { $0.kind == .callback }.map {
                "\($0.name) \($0.scene ?? "")"
            }
        }
        let foldable = Device(os: Version(27, 1), model: .foldable)
        #expect(try names(foldable) == names(Device(platform: .iPadOS, os: 26)))
        #expect { try names(Device(os: Version(27, 1))) } throws: {
            ($0 as? ImpossibleEvent)?.reason
                == "only iPadOS, visionOS, Mac Catalyst and foldable iPhones have several windows"
        }
    }
}

/// The turning of the device, and jumps of the clock.
struct DeviceChangesTests {
    private func callbacks(
        _ events: [Event], of app: Scenario.App = Scenario.App(), on device: Device = Device(os: 18),
        start: Start = .active
    ) throws -> [String] {
        try app.trace(events, on: device, from: start).entries.filter { $0.kind == .callback }.map(\.name)
    }

    @Test func turningChangesNoState() throws {
        let timeline = try Scenario.App().trace([.rotate(.landscapeLeft)], on: Device(), from: .active)
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
        return try app.trace(events, on: Device(os: 27), from: start).entries.filter {
            $0.scene == "externalDisplay" || $0.name == Step.noSceneAccessory.rawValue
        }.filter { $0.kind == .callback || $0.kind == .step }.map { $0.name }
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
        let timeline = try app.trace(events, on: Device(os: 27), from: .active)
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
            return try app.trace(events, on: Device(os: Version(27, 1)), from: .active).entries.filter {
                $0.scene == "cameraCapture" || $0.name == Step.noSceneAccessory.rawValue
            }.filter { $0.kind == .callback || $0.kind == .step }.map(\.name)
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
        let timeline = try app.trace([display], on: Device(os: 27), from: .active)
        #expect(timeline.findings.map(\.rule) == [rule])
        let isSettled = timeline.entries.last { $0.kind == .step }?.confidence == .documented
        #expect(isSettled == (sdk == 27))
    }
}
