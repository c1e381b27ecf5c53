/// A platform with UIKit.
public enum Platform: String, CaseIterable, Sendable {
    case iOS, iPadOS, tvOS, visionOS, macCatalyst

    /// The first version that the model covers.
    public var oldest: Version {
        switch self {
        case .iOS, .iPadOS: Version(4)
        case .tvOS: Version(9)
        case .visionOS: Version(1)
        case .macCatalyst: Version(13, 1)
        }
    }

    /// Apple's spelling.
    public var title: String { self == .macCatalyst ? "Mac Catalyst" : rawValue }
}
