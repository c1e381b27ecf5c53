// The names of UserNotifications that the apps of fixes use.
#import <Foundation/Foundation.h>

@interface UNNotificationRequest : NSObject
@property (readonly) NSString *identifier;
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
