extension WholeApp {
    package static let objectiveCScenes = WholeApp(
        "Objective-C with scenes",
        SharedObjectiveC.files.merging([
            "AppDelegate.h": appDelegateHeader, "AppDelegate.m": appDelegateCode,
            "SceneDelegate.h": sceneDelegateHeader, "SceneDelegate.m": sceneDelegateCode,
        ]) { $1 }, infoPlist: WholeAppPlist.all + WholeAppPlist.scenes("SceneDelegate"), opensLinks: true,
        launchCode: "AppDelegate.m")

    private static let appDelegateHeader = """
        #import <UIKit/UIKit.h>
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @end

        """

    private static let appDelegateCode = """
        \(SharedObjectiveC.imports)
        - (BOOL)application:(UIApplication *)application
            didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions {
            UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
            center.delegate = [RCPPushes shared];
            [RCPRefresh registerTask];
            return YES;
        }

        - (UISceneConfiguration *)application:(UIApplication *)application
            configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                           options:(UISceneConnectionOptions *)options {
            return [UISceneConfiguration configurationWithName:@"Default Configuration"
                                                   sessionRole:connectingSceneSession.role];
        }

        \(SharedObjectiveC.pushMethod)

        """

    private static let sceneDelegateHeader = """
        #import <UIKit/UIKit.h>
        @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
        @property (strong, nonatomic) UIWindow *window;
        @end

        """

    private static let sceneDelegateCode = """
        #import "SceneDelegate.h"
        #import "HomeViewController.h"
        #import "RCPRouter.h"
        @implementation SceneDelegate

        - (void)scene:(UIScene *)scene
            willConnectToSession:(UISceneSession *)session
                         options:(UISceneConnectionOptions *)connectionOptions {
            if (![scene isKindOfClass:[UIWindowScene class]]) return;
            UIWindow *window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
            window.rootViewController = [[HomeViewController alloc] init];
            [window makeKeyAndVisible];
            self.window = window;
            [self openContexts:connectionOptions.URLContexts];
            for (NSUserActivity *activity in connectionOptions.userActivities) {
                [[RCPRouter shared] resumeActivity:activity];
            }
            if (connectionOptions.shortcutItem) { [[RCPRouter shared] performItem:connectionOptions.shortcutItem]; }
        }

        - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
            [self openContexts:URLContexts];
        }

        - (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity {
            [[RCPRouter shared] resumeActivity:userActivity];
        }

        - (void)windowScene:(UIWindowScene *)windowScene
            performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
                       completionHandler:(void (^)(BOOL))completionHandler {
            completionHandler([[RCPRouter shared] performItem:shortcutItem]);
        }

        - (void)openContexts:(NSSet<UIOpenURLContext *> *)contexts {
            for (UIOpenURLContext *context in contexts) { [[RCPRouter shared] openURL:context.URL]; }
        }

        @end

        """
}
