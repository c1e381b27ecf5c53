/// The device that the app runs on.
public struct Device: Hashable, Sendable {
    /// The platform, which with ``os`` decides UIKit's behavior.
    public var platform: Platform
    /// The version of the platform's system.
    public var os: Version
    /// The kind of iPhone.
    public var model: DeviceModel
    /// Locked, and not unlocked since it was started, so that protected data is unavailable.
    public var isLocked: Bool
    /// The orientation in which the device is held.
    public var orientation: Orientation
    /// The appearance that the user has chosen.
    public var appearance: Appearance

    /// A device, by default an iPhone with the newest iOS, unlocked.
    public init(
        platform: Platform = .iOS, os: Version = .newest, model: DeviceModel = .standard, isLocked: Bool = false,
        orientation: Orientation = .portrait, appearance: Appearance = .light
    ) {
        self.platform = platform
        self.os = os
        self.model = model
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

    /// Whether it can show several windows of one app.
    package var showsSeveralWindows: Bool {
        switch platform {
        case .iPadOS, .visionOS, .macCatalyst: true
        case .iOS: model == .foldable
        case .tvOS: false
        }
    }
}

/// The kinds of devices that a platform and a version don't distinguish.
public enum DeviceModel: String, CaseIterable, Sendable {
    case standard
    /// An iPhone that shows several windows on its inner display, from iOS 27.1.
    case foldable

    /// The first version with it.
    package static let foldableSince = Version(27, 1)
}

/// How the device is held.
public enum Orientation: String, CaseIterable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// Light or Dark Mode.
public enum Appearance: String, CaseIterable, Sendable { case light, dark }
