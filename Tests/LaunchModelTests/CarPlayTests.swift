import Testing

@testable import LaunchModel

/// What the delegate of a CarPlay scene hears.
struct CarPlayTests {
    private func names(os: Version) throws -> [String] {
        try Scenario(
            "any", device: Device(os: os), start: .active,
            events: [.openWindow(.carPlay), .disconnectScene.inScene("carPlay")]
        ).trace().entries.filter {
            [.sceneDelegate, .carPlaySceneDelegate].contains($0.receiver) && $0.scene == "carPlay"
        }.map(\.name)
    }

    /// The scene delegate that is described is that of windows.
    @Test func itsDelegateIsNotThatOfWindows() throws {
        let app = Scenario.App(
            appDelegate: [.didFinishLaunching: []], sceneDelegate: [.sceneWillConnect: [.create(resource: "store")]])
        let timeline = try Scenario("any", device: Device(os: 18), app: app, events: [.openWindow(.carPlay)]).trace()
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
        let timeline = try Scenario(
            "any", device: Device(os: 18), app: app, start: .active,
            events: [.openWindow(.carPlay), .disconnectScene.inScene("carPlay")]
        ).trace()
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
