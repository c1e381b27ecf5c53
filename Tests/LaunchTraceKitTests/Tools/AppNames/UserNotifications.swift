// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of UserNotifications that the apps of fixes use.
@_exported import Foundation

@objc public final class UNNotificationRequest: NSObject {
    public var identifier: String { "" }
}

@objc public final class UNNotification: NSObject {
    public var request: UNNotificationRequest { UNNotificationRequest() }
}

@objc public final class UNNotificationResponse: NSObject {
    public var notification: UNNotification { UNNotification() }
}

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alert = UNAuthorizationOptions(rawValue: 1)
}

@objc public protocol UNUserNotificationCenterDelegate: AnyObject {
    @objc optional func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}

@objc public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    public static func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
    public weak var delegate: (any UNUserNotificationCenterDelegate)?
    public func requestAuthorization(
        options: UNAuthorizationOptions, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {}
}
