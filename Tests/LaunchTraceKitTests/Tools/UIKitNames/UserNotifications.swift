// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of UserNotifications that apps, fixes and scene delegates use.
@_exported import Foundation

@objc public class UNNotificationTrigger: NSObject {}

@objc public final class UNPushNotificationTrigger: UNNotificationTrigger {}

@objc public final class UNNotificationResponse: NSObject {
    public var notification: UNNotification { UNNotification() }
}

@objc public final class UNNotification: NSObject {
    public var request: UNNotificationRequest { UNNotificationRequest() }
}

@objc public final class UNNotificationRequest: NSObject {
    public var identifier: String { "" }
    public var trigger: UNNotificationTrigger? { nil }
    public var content: UNNotificationContent { UNNotificationContent() }
}

@objc public final class UNNotificationContent: NSObject { public var userInfo: [AnyHashable: Any] { [:] } }

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
