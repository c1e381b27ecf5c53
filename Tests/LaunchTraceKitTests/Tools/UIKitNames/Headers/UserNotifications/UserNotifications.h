// The names of UserNotifications that apps, fixes and scene delegates use.
#import <Foundation/Foundation.h>

@interface UNNotificationTrigger : NSObject
@end

@interface UNPushNotificationTrigger : UNNotificationTrigger
@end

@interface UNNotificationContent : NSObject
@property (readonly) NSDictionary *userInfo;
@end

@interface UNNotificationRequest : NSObject
@property (readonly) NSString *identifier;
@property (readonly) UNNotificationTrigger *trigger;
@property (readonly) UNNotificationContent *content;
@end

@interface UNNotification : NSObject
@property (readonly) UNNotificationRequest *request;
@end

@interface UNNotificationResponse : NSObject
@property (readonly) UNNotification *notification;
@end

@class UNUserNotificationCenter;

@protocol UNUserNotificationCenterDelegate <NSObject>
@optional
- (void)userNotificationCenter:(UNUserNotificationCenter *)center
    didReceiveNotificationResponse:(UNNotificationResponse *)response
             withCompletionHandler:(void (^)(void))completionHandler;
@end

typedef enum : NSUInteger { UNAuthorizationOptionAlert = 4 } UNAuthorizationOptions;

@interface UNUserNotificationCenter : NSObject
+ (UNUserNotificationCenter *)currentNotificationCenter;
@property (nonatomic, weak) id<UNUserNotificationCenterDelegate> delegate;
- (void)requestAuthorizationWithOptions:(UNAuthorizationOptions)options
                      completionHandler:(void (^)(BOOL granted, NSError *error))completionHandler;
@end
