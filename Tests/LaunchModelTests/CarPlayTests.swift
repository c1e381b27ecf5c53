import Testing

@testable import LaunchModel

/// What the delegate of a CarPlay scene hears.
struct CarPlayTests {
    private func names(os: Version) throws -> [String] {
        try Scenario(
            "any", device: Device(os: os), start: .active,
            events: [.openWindow(.carPlay), .disconnectScene.inScene("carPlay")]
        ).trace().entries
            .filter { [.sceneDelegate, .carPlaySceneDelegate].contains($0.receiver) && $0.scene == "carPlay" }
            .map(\.name)
    }

    private static let opened = [Callback.sceneDidBecomeActive, .sceneWillResignActive, .carPlayDidDisconnect]

    /// From iOS 18.5 on it enters the foreground before it has its interface controller.
    @Test(arguments: [
        (Version(18, 4), [Callback.sceneWillConnect, .carPlayDidConnect, .sceneWillEnterForeground]),
        (Version(18, 5), [Callback.sceneWillConnect, .sceneWillEnterForeground, .carPlayDidConnect]),
        (Version(26), [Callback.sceneWillConnect, .sceneWillEnterForeground, .carPlayDidConnect]),
    ])
    func itsDelegateIsASceneDelegate(os: Version, connecting: [Callback]) throws {
        #expect(try names(os: os) == (connecting + Self.opened + [.sceneDidDisconnect]).map(\.name))
    }
}
