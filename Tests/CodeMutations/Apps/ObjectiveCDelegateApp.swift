extension WholeApp {
    package static let objectiveCDelegate = WholeApp(
        "Objective-C without scenes",
        SharedObjectiveC.files.merging(["AppDelegate.h": appDelegateHeader, "AppDelegate.m": appDelegateCode]) { $1 },
        infoPlist: WholeAppPlist.all, opensLinks: true, launchCode: "AppDelegate.m", standing: ["LT001", "LT031"])

    private static let appDelegateHeader = """
        #import <UIKit/UIKit.h>
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @property (strong, nonatomic) UIWindow *window;
        @end

        """

    private static let appDelegateCode = """
        \(SharedObjectiveC.imports)
        - (BOOL)application:(UIApplication *)application
            didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions {
            UIWindow *window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
            window.rootViewController = [[HomeViewController alloc] init];
            [window makeKeyAndVisible];
            self.window = window;
            UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
            center.delegate = [RCPPushes shared];
            [RCPRefresh registerTask];
            return YES;
        }

        - (BOOL)application:(UIApplication *)app
                    openURL:(NSURL *)url
                    options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {
            return [[RCPRouter shared] openURL:url];
        }

        - (BOOL)application:(UIApplication *)application
            continueUserActivity:(NSUserActivity *)userActivity
              restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> *))restorationHandler {
            return [[RCPRouter shared] resumeActivity:userActivity];
        }

        - (void)application:(UIApplication *)application
            performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
                       completionHandler:(void (^)(BOOL))completionHandler {
            completionHandler([[RCPRouter shared] performItem:shortcutItem]);
        }

        \(SharedObjectiveC.pushMethod)

        """
}
