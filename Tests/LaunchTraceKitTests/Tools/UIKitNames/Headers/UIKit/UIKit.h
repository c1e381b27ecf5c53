// The names of UIKit that apps, fixes and scene delegates use, deprecated as UIKit has them.
#import <Foundation/Foundation.h>

#define API_DEPRECATED_IN(version) __attribute__((availability(ios, introduced = 2, deprecated = version)))

typedef struct { double x, y, width, height; } CGRect;

@class CKShareMetadata, UIWindowScene, UNNotificationResponse;

@interface UIResponder : NSObject
@end

@protocol UIUserActivityRestoring
- (void)restoreUserActivityState:(NSUserActivity *)activity;
@end

@protocol UICoordinateSpace
@property (readonly) CGRect bounds;
@end

@interface UIViewController : UIResponder
@end

@interface UIScreen : NSObject
@property (class, readonly) UIScreen *mainScreen;
@property (readonly) CGRect bounds;
@end

@interface UIWindow : UIResponder
- (instancetype)initWithFrame:(CGRect)frame;
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene;
@property (nonatomic, weak) UIWindowScene *windowScene;
@property (nonatomic, strong) UIViewController *rootViewController;
@property CGRect frame;
- (void)makeKeyAndVisible;
@end

@interface UIApplicationShortcutItem : NSObject
@property (readonly) NSString *type;
@end

@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(NSBundle *)bundle;
@end

typedef enum : NSUInteger { UIBackgroundFetchResultNewData } UIBackgroundFetchResult;
typedef enum : long { UIApplicationStateActive, UIApplicationStateInactive, UIApplicationStateBackground } UIApplicationState;
typedef NSString *UIApplicationLaunchOptionsKey;
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsURLKey;
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsShortcutItemKey;
typedef NSString *UIApplicationOpenURLOptionsKey;
extern UIApplicationOpenURLOptionsKey const UIApplicationOpenURLOptionsOpenInPlaceKey API_DEPRECATED_IN(26);
extern UIApplicationOpenURLOptionsKey const UIApplicationOpenURLOptionsSourceApplicationKey API_DEPRECATED_IN(26);
extern UIApplicationOpenURLOptionsKey const UIApplicationOpenURLOptionsAnnotationKey API_DEPRECATED_IN(26);
typedef NSString *UISceneSessionRole;
extern UISceneSessionRole const UIWindowSceneSessionRoleApplication;

@interface UISceneConfiguration : NSObject
+ (instancetype)configurationWithName:(NSString *)name sessionRole:(UISceneSessionRole)role;
@property Class delegateClass;
@property UIStoryboard *storyboard;
@end

@interface UISceneSession : NSObject
@property (readonly) UISceneSessionRole role;
@property (readonly) UISceneConfiguration *configuration;
@end

@interface UISceneOpenURLOptions : NSObject
@property (readonly) NSString *sourceApplication;
@property (readonly) id annotation;
@property (readonly) BOOL openInPlace;
@end

@interface UIOpenURLContext : NSObject
@property (readonly) NSURL *URL;
@property (readonly) UISceneOpenURLOptions *options;
@end

@interface UISceneConnectionOptions : NSObject
@property (readonly) NSSet<UIOpenURLContext *> *URLContexts;
@property (readonly) NSSet<NSUserActivity *> *userActivities;
@property (readonly) NSString *handoffUserActivityType;
@property (readonly) UIApplicationShortcutItem *shortcutItem;
@property (readonly) CKShareMetadata *cloudKitShareMetadata;
@property (readonly) UNNotificationResponse *notificationResponse;
@end

@interface UIScene : UIResponder
@end

@interface UIWindowScene : UIScene
@property (readonly) id<UICoordinateSpace> coordinateSpace;
@end

@protocol UIApplicationDelegate;

@interface UIApplication : UIResponder
@property (readonly) UIApplicationState applicationState;
@property (class, readonly) UIApplication *sharedApplication;
@property (nonatomic, weak) id<UIApplicationDelegate> delegate;
@end

@protocol UIApplicationDelegate <NSObject>
@optional
@property (nonatomic, strong) UIWindow *window;
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (void)applicationDidBecomeActive:(UIApplication *)application API_DEPRECATED_IN(26);
- (void)applicationWillResignActive:(UIApplication *)application API_DEPRECATED_IN(26);
- (void)applicationDidEnterBackground:(UIApplication *)application;
- (void)applicationWillEnterForeground:(UIApplication *)application API_DEPRECATED_IN(26);
- (BOOL)application:(UIApplication *)app
            openURL:(NSURL *)url
            options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options API_DEPRECATED_IN(26);
- (BOOL)application:(UIApplication *)application
              openURL:(NSURL *)url
    sourceApplication:(NSString *)sourceApplication
           annotation:(id)annotation API_DEPRECATED_IN(9);
- (BOOL)application:(UIApplication *)application handleOpenURL:(NSURL *)url API_DEPRECATED_IN(9);
- (BOOL)application:(UIApplication *)application
    willContinueUserActivityWithType:(NSString *)userActivityType API_DEPRECATED_IN(26);
- (BOOL)application:(UIApplication *)application
    continueUserActivity:(NSUserActivity *)userActivity
      restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> *))restorationHandler API_DEPRECATED_IN(26);
- (void)application:(UIApplication *)application
    didFailToContinueUserActivityWithType:(NSString *)userActivityType
                                    error:(NSError *)error API_DEPRECATED_IN(26);
- (void)application:(UIApplication *)application
    didUpdateUserActivity:(NSUserActivity *)userActivity API_DEPRECATED_IN(26);
- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler API_DEPRECATED_IN(26);
- (void)application:(UIApplication *)application
    userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)cloudKitShareMetadata;
- (void)application:(UIApplication *)application
    didReceiveRemoteNotification:(NSDictionary *)userInfo
          fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))completionHandler;
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options;
@end

@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions;
- (void)sceneDidBecomeActive:(UIScene *)scene;
- (void)sceneWillResignActive:(UIScene *)scene;
- (void)sceneDidEnterBackground:(UIScene *)scene;
- (void)sceneWillEnterForeground:(UIScene *)scene;
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts;
- (void)scene:(UIScene *)scene willContinueUserActivityWithType:(NSString *)userActivityType;
- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity;
- (void)scene:(UIScene *)scene
    didFailToContinueUserActivityWithType:(NSString *)userActivityType
                                    error:(NSError *)error;
- (void)scene:(UIScene *)scene didUpdateUserActivity:(NSUserActivity *)userActivity;
@end

@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nonatomic, strong) UIWindow *window;
- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler;
- (void)windowScene:(UIWindowScene *)windowScene
    userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)cloudKitShareMetadata;
@end

int UIApplicationMain(int argc, char *argv[], NSString *principalClassName, NSString *delegateClassName);
