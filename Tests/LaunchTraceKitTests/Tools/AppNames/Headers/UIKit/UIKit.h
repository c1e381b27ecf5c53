// The names of UIKit that the apps of fixes use.
#import <Foundation/Foundation.h>

typedef struct { double x, y, width, height; } CGRect;

@class UIWindowScene;
@protocol UIApplicationDelegate;

@interface UIResponder : NSObject
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
- (void)makeKeyAndVisible;
@end

@interface UIApplicationShortcutItem : NSObject
@property (readonly) NSString *type;
@end

typedef enum : long { UIApplicationStateActive, UIApplicationStateInactive, UIApplicationStateBackground } UIApplicationState;

@interface UIApplication : UIResponder
@property (readonly) UIApplicationState applicationState;
@property (class, readonly) UIApplication *sharedApplication;
@property (nonatomic, weak) id<UIApplicationDelegate> delegate;
@end

typedef NSString *UIApplicationLaunchOptionsKey;
typedef NSString *UIApplicationOpenURLOptionsKey;
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsURLKey;
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsShortcutItemKey;

@protocol UIApplicationDelegate <NSObject>
@optional
@property (nonatomic, strong) UIWindow *window;
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationWillResignActive:(UIApplication *)application;
- (void)applicationDidEnterBackground:(UIApplication *)application;
- (void)applicationWillEnterForeground:(UIApplication *)application;
- (BOOL)application:(UIApplication *)app
            openURL:(NSURL *)url
            options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options;
- (BOOL)application:(UIApplication *)application
    continueUserActivity:(NSUserActivity *)userActivity
      restorationHandler:(void (^)(NSArray *restorableObjects))restorationHandler;
- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler;
@end

@interface UISceneSession : NSObject
@end

@interface UIOpenURLContext : NSObject
@property (readonly) NSURL *URL;
@end

@interface UISceneConnectionOptions : NSObject
@property (readonly) NSSet<UIOpenURLContext *> *URLContexts;
@property (readonly) NSSet<NSUserActivity *> *userActivities;
@property (readonly) UIApplicationShortcutItem *shortcutItem;
@end

@interface UIScene : UIResponder
@end

@interface UIWindowScene : UIScene
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
- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity;
@end

@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nonatomic, strong) UIWindow *window;
- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler;
@end

int UIApplicationMain(int argc, char *argv[], NSString *principalClassName, NSString *delegateClassName);
