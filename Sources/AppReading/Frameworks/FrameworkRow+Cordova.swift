extension FrameworkRow {
    static let cordova = [
        FrameworkRow(
            "CDVAppDelegate", of: .cordova, to: .appDelegate, LibraryRange(before: LibraryVersion(7)),
            methods: [.unknown(.didFinishLaunching, returns: .bool(true)), .unknown(.openURL, returns: .bool(true))],
            source: .documented("apache/cordova-ios, CDVAppDelegate.m of 6.3.0", repository)),
        FrameworkRow(
            "CDVAppDelegate", of: .cordova, to: .appDelegate,
            LibraryRange(from: LibraryVersion(7), before: LibraryVersion(8)),
            methods: [
                .known(.willFinishLaunching, returns: .bool(true)),
                // Its view controller makes plugins, which can observe the end of the launch.
                .unknown(.didFinishLaunching, returns: .bool(true)), .unknown(.openURL, returns: .bool(true)),
            ], source: .documented("apache/cordova-ios, CDVAppDelegate.m of 7.0.0 to 7.1.1", repository)),
        FrameworkRow(
            "CDVAppDelegate", of: .cordova, to: .appDelegate, LibraryRange(from: LibraryVersion(8)),
            methods: [
                .known(.willFinishLaunching, returns: .bool(true)), .known(.didFinishLaunching, returns: .bool(true)),
                .unknown(.openURL, returns: .bool(true)),
            ], source: .documented("apache/cordova-ios, CDVAppDelegate.m of 8.0.0 to 8.1.0", repository)),
        FrameworkRow(
            "CDVSceneDelegate", of: .cordova, to: .sceneDelegate, LibraryRange(before: LibraryVersion(8, 1)),
            methods: [earlyConnection, .unknown(.sceneOpenURLContexts)],
            source: .documented("apache/cordova-ios, CDVSceneDelegate.m of 8.0.1, and issue 1671", lostLinks)),
        FrameworkRow(
            "CDVSceneDelegate", of: .cordova, to: .sceneDelegate,
            LibraryRange(from: LibraryVersion(8, 1), before: LibraryVersion(8, 1, 2)),
            methods: [earlyConnection, .unknown(.sceneOpenURLContexts), .unknown(.sceneContinueActivity)],
            source: .documented("apache/cordova-ios, CDVSceneDelegate.m of 8.1.0, and issue 1671", lostLinks)),
        FrameworkRow(
            "CDVSceneDelegate", of: .cordova, to: .sceneDelegate, LibraryRange(from: LibraryVersion(8, 1, 2)),
            methods: [
                .known(.sceneWillConnect, does: [.read(slot: .connectionURLContexts)], calls: .sceneOpenURLContexts),
                .unknown(.sceneOpenURLContexts), .unknown(.sceneContinueActivity),
            ],
            source: .unsettled(
                "apache/cordova-ios, pull requests 1681, in an unknown release, and 1717, still open",
                "https://github.com/apache/cordova-ios/pull/1717")),
    ]

    /// Posts the URLs before any plugin listens, and leaves user activities alone.
    private static let earlyConnection: FrameworkMethod = .known(.sceneWillConnect, calls: .sceneOpenURLContexts)

    private static let repository = "https://github.com/apache/cordova-ios"
    private static let lostLinks = repository + "/issues/1671"
}
