/// The conditions of a build that an `#if` can test.
package struct BuildConditions: Hashable, Sendable {
    /// Active compilation conditions of Swift, such as `DEBUG`.
    package let flags: Set<String>
    /// Preprocessor definitions of C, without those that every build for iOS has.
    package let definitions: [String: String]

    /// A build for the App Store, on a device.
    package init(flags: Set<String> = [], definitions: [String: String] = [:]) {
        (self.flags, self.definitions) = (flags, definitions)
    }

    /// Modules that no build for iOS can import; all others are assumed to exist.
    static let foreignModules: Set<String> = [
        "AppKit", "Cocoa", "Carbon", "WatchKit", "Glibc", "Musl", "Bionic", "Android", "WinSDK", "ucrt", "CRT",
        "WASILibc", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "IOKit", "ServiceManagement",
        "TVUIKit", "TVServices", "ScreenCaptureKit", "FSKit",
    ]

    /// The definitions of Apple's headers for a device with iOS.
    static let appleDefinitions: [String: String] = [
        "TARGET_OS_MAC": "1", "TARGET_OS_IPHONE": "1", "TARGET_OS_IOS": "1", "TARGET_OS_EMBEDDED": "1",
        "TARGET_CPU_ARM64": "1", "TARGET_RT_64_BIT": "1", "__OBJC__": "1", "__APPLE__": "1", "__arm64__": "1",
        "__LP64__": "1", "__clang__": "1", "__BLOCKS__": "1", "NS_BLOCKS_AVAILABLE": "1", "__OBJC2__": "1",
        "__IPHONE_OS_VERSION_MAX_ALLOWED": "260000", "__IPHONE_OS_VERSION_MIN_REQUIRED": "150000", "TARGET_OS_OSX": "0",
        "TARGET_OS_TV": "0", "TARGET_OS_WATCH": "0", "TARGET_OS_VISION": "0", "TARGET_OS_SIMULATOR": "0",
        "TARGET_IPHONE_SIMULATOR": "0", "TARGET_OS_MACCATALYST": "0", "TARGET_OS_UIKITFORMAC": "0",
        "TARGET_OS_WIN32": "0", "TARGET_OS_LINUX": "0", "TARGET_OS_UNIX": "0",
    ]
}

/// The branch of each `#if` that is read.
package enum BranchChoice: Hashable, Sendable {
    case building(BuildConditions)
    /// The branch directly after each `#if`, to read code that no build for iOS contains.
    case first
}
