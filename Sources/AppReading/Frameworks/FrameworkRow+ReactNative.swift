extension FrameworkRow {
    /// Links, notifications and quick actions reach JavaScript only where the app's own code hands them on.
    static let reactNative = [
        reactNativeRow(
            LibraryRange(before: LibraryVersion(0, 74)), methods: [.unknown(.didFinishLaunching, returns: .bool(true))],
            source: .documented(
                "facebook/react-native, RCTAppDelegate.mm of 0.71 to 0.73", "https://github.com/facebook/react-native")),
        reactNativeRow(
            LibraryRange(from: LibraryVersion(0, 74), before: LibraryVersion(0, 77)),
            methods: [.unknown(.didFinishLaunching, returns: .bool(true)), .known(.applicationDidEnterBackground)],
            source: .documented(
                "facebook/react-native, RCTAppDelegate.mm of 0.74 and 0.76", "https://github.com/facebook/react-native")
        ),
        reactNativeRow(
            LibraryRange(from: LibraryVersion(0, 77)),
            methods: [
                .unknown(.didFinishLaunching, returns: .bool(true)),
                .unknown(.applicationDidEnterBackground, mayBeAbsent: true),
            ],
            source: .unsettled(
                "facebook/react-native, where the class stays, deprecated; its file wasn't read from 0.77 on",
                "https://github.com/facebook/react-native")),
    ]

    private static func reactNativeRow(_ versions: LibraryRange, methods: [FrameworkMethod], source: Source)
        -> FrameworkRow
    { FrameworkRow("RCTAppDelegate", of: .reactNative, to: .appDelegate, versions, methods: methods, source: source) }
}
