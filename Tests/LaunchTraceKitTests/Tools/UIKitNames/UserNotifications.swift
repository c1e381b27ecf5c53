// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of UserNotifications that a scene delegate uses.
import Foundation

@objc public class UNNotificationTrigger: NSObject {}

@objc public final class UNPushNotificationTrigger: UNNotificationTrigger {}

@objc public final class UNNotificationResponse: NSObject {
    public var notification: UNNotification { UNNotification() }
}

@objc public final class UNNotification: NSObject {
    public var request: UNNotificationRequest { UNNotificationRequest() }
}

@objc public final class UNNotificationRequest: NSObject {
    public var trigger: UNNotificationTrigger? { nil }
    public var content: UNNotificationContent { UNNotificationContent() }
}

@objc public final class UNNotificationContent: NSObject {
    public var userInfo: [AnyHashable: Any] { [:] }
}
