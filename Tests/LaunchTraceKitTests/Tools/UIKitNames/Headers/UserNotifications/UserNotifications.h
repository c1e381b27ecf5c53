// The names of UserNotifications that a scene delegate uses.
@interface UNNotificationTrigger : NSObject
@end

@interface UNPushNotificationTrigger : UNNotificationTrigger
@end

@interface UNNotificationContent : NSObject
@property (readonly) NSDictionary *userInfo;
@end

@interface UNNotificationRequest : NSObject
@property (readonly) UNNotificationTrigger *trigger;
@property (readonly) UNNotificationContent *content;
@end

@interface UNNotification : NSObject
@property (readonly) UNNotificationRequest *request;
@end

@interface UNNotificationResponse : NSObject
@property (readonly) UNNotification *notification;
@end
