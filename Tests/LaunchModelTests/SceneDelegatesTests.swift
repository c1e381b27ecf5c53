import Testing

@testable import LaunchModel

/// The delegates of scenes by their role.
struct SceneDelegatesTests {
    private static let app = Scenario.App(
        appDelegate: [.didFinishLaunching: []],
        sceneDelegates: [
            .window: [
                .sceneWillConnect: [.makeWindow(.scene), .work(label: "first screen")], .sceneDidBecomeActive: [],
            ], .externalDisplay: [.sceneWillConnect: [.work(label: "slides")]],
            .carPlay: [.carPlayDidConnect: [.work(label: "map")]],
        ])

    private func calls(_ events: Event..., of app: Scenario.App = app) throws -> [String] {
        let timeline = try app.trace(events)
        return timeline.entries.filter {
            [.callback, .action].contains($0.kind) && $0.scene != nil && $0.receiver != .viewController
        }.map { "\($0.scene ?? "") \($0.name)" }
    }

    @Test func aSceneHasTheDelegateOfItsRole() throws {
        #expect(
            try calls(.tapIcon, .openWindow(.externalDisplay)) == [
                "main scene(_:willConnectTo:options:)", "main makeWindow", "main work", "main sceneDidBecomeActive(_:)",
                "externalDisplay scene(_:willConnectTo:options:)", "externalDisplay work",
            ])
        #expect(
            try calls(.openWindow(.carPlay)) == ["carPlay templateApplicationScene(_:didConnect:)", "carPlay work"])
    }

    @Test func aRoleThatIsNotNamedHasADelegateOfWhichNothingIsSaid() throws {
        let app = Scenario.App(sceneDelegates: [.carPlay: [.carPlayDidConnect: []]])
        #expect(try calls(.tapIcon, of: app).contains("main sceneWillEnterForeground(_:)"))
        let window = Scenario.App(sceneDelegates: [.window: [.sceneWillConnect: []]])
        #expect(try calls(.openWindow(.carPlay), of: window).last == "carPlay sceneDidBecomeActive(_:)")
    }

    @Test func aRoleWhoseClassIsMissingHasNoDelegate() throws {
        var app = Self.app
        app.sceneDelegates[.externalDisplay] = nil
        app.rolesWithoutDelegate = [.externalDisplay, .carPlay]
        app.sceneDelegates[.carPlay] = nil
        #expect(try !calls(.tapIcon, .openWindow(.externalDisplay), of: app).contains { $0.hasPrefix("external") })
        #expect(try calls(.openWindow(.carPlay), of: app).isEmpty)
        app.rolesWithoutDelegate = [.window]
        #expect(try calls(.tapIcon, of: app).isEmpty)
        #expect(try !calls(.openWindow(.carPlay), of: app).isEmpty)
    }

    /// The window of another display shows nothing on the device.
    @Test func aWindowOfAnotherDisplayIsNoneOfTheMainScene() throws {
        var app = Scenario.App(
            lifecycle: .scene, interface: .code, appDelegate: [.didFinishLaunching: []],
            sceneDelegates: [
                .window: [.sceneWillConnect: [.makeWindow(.frame)]],
                .externalDisplay: [.sceneWillConnect: [.makeWindow(.scene)]],
            ])
        func findings() throws -> [String] { try app.trace([.tapIcon]).findings.map(\.kind.code) }
        #expect(try findings() == ["LT003"])
        app.sceneDelegates[.window] = [.sceneWillConnect: []]
        app.code.undone = [.makeWindow]
        #expect(try findings() == ["LT003"])
        app.sceneDelegates[.window] = [.sceneWillConnect: [.makeWindow(.scene)]]
        #expect(try findings().isEmpty)
    }

    @Test func whatIsNotCalledIsSaidForEachRole() throws {
        let timeline = try Self.app.trace([.tapIcon])
        guard case .methods(let methods) = timeline.notCalled else { return #expect(Bool(false)) }
        #expect(
            methods.map { "\($0.receiver) \($0.name)" } == [
                "sceneDelegate scene(_:willConnectTo:options:)",
                "carPlaySceneDelegate templateApplicationScene(_:didConnect:)",
            ])
    }

    /// A URL comes to windows, so that nothing was kept from the delegate of a display.
    @Test func aDelegateOfAnotherRoleMissesNoPayload() throws {
        let event = Event.openURL("recipes://soup?id=7")
        let timeline = try Self.app.trace([event])
        guard case .methods(let methods) = timeline.notCalled else { return #expect(Bool(false)) }
        #expect(
            methods.map { "\($0.name): \($0.why)" } == [
                "scene(_:willConnectTo:options:): called only for a window",
                "templateApplicationScene(_:didConnect:): not triggered in this scenario",
            ])
    }

    @Test func aFindingPointsAtTheDelegateOfTheRole() throws {
        var app = Self.app
        app.sceneDelegates[.externalDisplay] = [.sceneWillConnect: [.registerTask(identifier: "a")]]
        let events: [Event] = [.tapIcon, .openWindow(.externalDisplay)]
        let findings = try app.trace(events).findings
        #expect(findings.map(\.kind) == [.launchDeadlineMissed])
        #expect(
            findings.first?.causes.first
                == ScenarioPath([
                    .key("app"), .key("sceneDelegates"), .key("externalDisplay"), .method(.sceneWillConnect),
                    .key("does"), .item(0),
                ]))
    }

    /// The delegates of two roles are two pieces of code, and what CarPlay's makes is there in the car.
    @Test func setUpOfOneRoleIsNotThatOfAnother() throws {
        var app = Self.app
        for role in [SceneRole.window, .externalDisplay] {
            app.sceneDelegates[role] = [.sceneWillConnect: [.makeWindow(.scene), .registerForRemoteNotifications]]
        }
        let display: [Event] = [.tapIcon, .openWindow(.externalDisplay)]
        #expect(try app.trace(display).findings == [])
        app.sceneDelegates = [.window: [.sceneWillConnect: [.makeWindow(.scene), .create(resource: "store")]]]
        let car: [Event] = [.openWindow(.carPlay)]
        func kinds() throws -> [FindingKind] { try app.trace(car).findings.map(\.kind) }
        #expect(try kinds() == [.secondaryRoleLaunch])
        app.sceneDelegates[.carPlay] = [.carPlayDidConnect: [.create(resource: "store")]]
        #expect(try kinds() == [])
    }

    @Test func aDelegateForAllBesideThemIsAContradiction() {
        for common in [Scenario.App(sceneDelegate: [:]), Scenario.App(lacksSceneDelegate: true)] {
            var app = common
            app.sceneDelegates = [.window: [:]]
            #expect(Contradiction.all(in: app, on: Device(os: 18)) == [.sceneDelegateTwice])
        }
    }

    @Test func anAppOfOneIsLaunchedForItsRole() {
        let triggers = ResolvedApp(Self.app, on: Device(os: 18)).triggers(from: LaunchSources(linkHosts: []))
        #expect(triggers.contains(.openWindow(.carPlay)) && triggers.contains(.openWindow(.externalDisplay)))
    }
}

/// What the delegate of a CarPlay scene hears.
struct CarPlayTests {
    private func names(os: Version) throws -> [String] {
        try Scenario.App().trace(
            [.openWindow(.carPlay), .disconnectScene.inScene("carPlay")], on: Device(os: os), from: .active
        ).entries.filter { [.sceneDelegate, .carPlaySceneDelegate].contains($0.receiver) && $0.scene == "carPlay" }.map(
            \.name)
    }

    /// The scene delegate that is described is that of windows.
    @Test func itsDelegateIsNotThatOfWindows() throws {
        let app = Scenario.App(
            appDelegate: [.didFinishLaunching: []], sceneDelegate: [.sceneWillConnect: [.create(resource: "store")]])
        let timeline = try app.trace([.openWindow(.carPlay)])
        #expect(timeline.entries.contains { $0.callback == .sceneWillConnect && $0.scene == "carPlay" })
        #expect(!timeline.entries.contains { $0.kind == .action })
        #expect(timeline.findings.map(\.kind.code).contains("LT060"))
        guard case .methods(let methods) = timeline.notCalled else { return #expect(Bool(false)) }
        #expect(methods.map(\.name) == [Callback.sceneWillConnect.name])
    }

    /// A navigation app gets its window as well, by another method.
    @Test(arguments: [Lifecycle.scene, .swiftUI]) func aDelegateWithAWindowIsCalledByItsOwnNames(_ lifecycle: Lifecycle)
        throws
    {
        let app = Scenario.App(
            lifecycle: lifecycle,
            sceneDelegates: [
                .carPlay: [
                    .carPlayDidConnect: [], .carPlayDidConnectToWindow: [], .carPlayDidDisconnect: [],
                    .carPlayDidDisconnectFromWindow: [],
                ]
            ])
        let timeline = try app.trace([.openWindow(.carPlay), .disconnectScene.inScene("carPlay")], from: .active)
        let names = timeline.entries.filter { $0.receiver == .carPlaySceneDelegate }.map(\.name)
        #expect(
            names == ["templateApplicationScene(_:didConnect:to:)", "templateApplicationScene(_:didDisconnect:from:)"])
    }

    private static let opened = [Callback.sceneDidBecomeActive, .sceneWillResignActive, .carPlayDidDisconnect]

    /// From iOS 18.5 on it enters the foreground before it has its interface controller.
    @Test(arguments: [
        (Version(18, 4), [Callback.sceneWillConnect, .carPlayDidConnect, .sceneWillEnterForeground]),
        (Version(18, 5), [Callback.sceneWillConnect, .sceneWillEnterForeground, .carPlayDidConnect]),
        (Version(26), [Callback.sceneWillConnect, .sceneWillEnterForeground, .carPlayDidConnect]),
    ]) func itsDelegateIsASceneDelegate(os: Version, connecting: [Callback]) throws {
        #expect(try names(os: os) == (connecting + Self.opened + [.sceneDidDisconnect]).map(\.name))
    }
}
