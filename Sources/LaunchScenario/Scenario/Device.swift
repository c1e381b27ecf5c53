/// The device that the app runs on.
public struct Device: Hashable, Sendable {
    /// The platform, which with ``os`` decides UIKit's behavior.
    public var platform: Platform
    /// The version of the platform's system.
    public var os: Version
    /// Locked, and not unlocked since it was started, so that protected data is unavailable.
    public var isLocked: Bool
    /// The orientation in which the device is held.
    public var orientation: Orientation
    /// The appearance that the user has chosen.
    public var appearance: Appearance

    /// A device, by default an iPhone with the newest iOS, unlocked.
    public init(
        platform: Platform = .iOS, os: Version = .newest, isLocked: Bool = false, orientation: Orientation = .portrait,
        appearance: Appearance = .light
    ) {
        self.platform = platform
        self.os = os
        self.isLocked = isLocked
        self.orientation = orientation
        self.appearance = appearance
    }

    /// The iOS version that UIKit's behavior and availability follow.
    ///
    /// visionOS 1 has the UIKit of iOS 17, visionOS 2 that of iOS 18; the other platforms share their
    /// numbers with iOS, and since 26 all of them do.
    public var uikit: Version {
        guard platform == .visionOS, os < Version(26) else { return os }
        return Version(os.major + 16, os.minor, os.patch)
    }
}

/// How the device is held.
public enum Orientation: String, CaseIterable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// Light or Dark Mode.
public enum Appearance: String, CaseIterable, Sendable { case light, dark }
