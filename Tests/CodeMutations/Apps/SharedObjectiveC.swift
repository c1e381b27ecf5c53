/// What the apps in Objective-C have in common.
enum SharedObjectiveC {
    static let files = [
        "main.m": main, "RCPRouter.h": routerHeader, "RCPRouter.m": routerCode, "RCPPushes.h": pushesHeader,
        "RCPPushes.m": pushesCode, "RCPRefresh.h": refreshHeader, "RCPRefresh.m": refreshCode, "RCPFeed.h": feedHeader,
        "RCPFeed.m": feedCode, "HomeViewController.h": homeViewControllerHeader,
        "HomeViewController.m": homeViewControllerCode,
    ]

    /// The beginning of the code of an app delegate.
    static let imports = """
        #import "AppDelegate.h"
        #import "HomeViewController.h"
        #import "RCPFeed.h"
        #import "RCPPushes.h"
        #import "RCPRefresh.h"
        #import "RCPRouter.h"
        @implementation AppDelegate

        """

    /// Its end.
    static let pushMethod = """
        - (void)application:(UIApplication *)application
            didReceiveRemoteNotification:(NSDictionary *)userInfo
                  fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))completionHandler {
            [[RCPFeed shared] updateWithInfo:userInfo];
            completionHandler(UIBackgroundFetchResultNewData);
        }

        @end

        """

    private static let main = """
        #import "AppDelegate.h"
        int main(int argc, char *argv[]) {
            @autoreleasepool { return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class])); }
        }

        """

    private static let routerHeader = """
        #import <UIKit/UIKit.h>
        #import <UserNotifications/UserNotifications.h>
        @interface RCPRouter : NSObject
        + (instancetype)shared;
        - (BOOL)openURL:(NSURL *)url;
        - (BOOL)resumeActivity:(NSUserActivity *)activity;
        - (BOOL)performItem:(UIApplicationShortcutItem *)item;
        - (void)showNotification:(UNNotification *)notification;
        @end

        """

    private static let routerCode = """
        #import "RCPRouter.h"
        @interface RCPRouter ()
        @property (strong, nonatomic) NSMutableArray<NSString *> *visited;
        @end

        @implementation RCPRouter

        + (instancetype)shared {
            static RCPRouter *router;
            static dispatch_once_t once;
            dispatch_once(&once, ^{ router = [[RCPRouter alloc] init]; });
            return router;
        }

        - (BOOL)openURL:(NSURL *)url {
            [self.visited addObject:url.absoluteString];
            return YES;
        }

        - (BOOL)resumeActivity:(NSUserActivity *)activity {
            if (activity.webpageURL) return [self openURL:activity.webpageURL];
            [self.visited addObject:activity.activityType];
            return YES;
        }

        - (BOOL)performItem:(UIApplicationShortcutItem *)item {
            [self.visited addObject:item.type];
            return YES;
        }

        - (void)showNotification:(UNNotification *)notification {
            [self.visited addObject:notification.request.identifier];
        }

        @end

        """

    private static let pushesHeader = """
        #import <UserNotifications/UserNotifications.h>
        @interface RCPPushes : NSObject <UNUserNotificationCenterDelegate>
        + (instancetype)shared;
        @end

        """

    private static let pushesCode = """
        #import "RCPPushes.h"
        #import "RCPRouter.h"
        @implementation RCPPushes

        + (instancetype)shared {
            static RCPPushes *pushes;
            static dispatch_once_t once;
            dispatch_once(&once, ^{ pushes = [[RCPPushes alloc] init]; });
            return pushes;
        }

        - (void)ask {
            [[UNUserNotificationCenter currentNotificationCenter]
                requestAuthorizationWithOptions:UNAuthorizationOptionAlert
                              completionHandler:^(BOOL granted, NSError *error) {
            }];
        }

        - (void)userNotificationCenter:(UNUserNotificationCenter *)center
            didReceiveNotificationResponse:(UNNotificationResponse *)response
                     withCompletionHandler:(void (^)(void))completionHandler {
            [[RCPRouter shared] showNotification:response.notification];
            completionHandler();
        }

        @end

        """

    private static let refreshHeader = """
        #import <BackgroundTasks/BackgroundTasks.h>
        @interface RCPRefresh : NSObject
        + (void)registerTask;
        @end

        """

    private static let refreshCode = """
        #import "RCPRefresh.h"
        #import "RCPFeed.h"
        static NSString *const RCPRefreshIdentifier = @"com.example.refresh";

        @implementation RCPRefresh

        + (void)registerTask {
            [[BGTaskScheduler sharedScheduler] registerForTaskWithIdentifier:RCPRefreshIdentifier
                                                                  usingQueue:nil
                                                               launchHandler:^(BGTask *task) {
                [self runTask:task];
            }];
        }

        + (void)runTask:(BGTask *)task {
            [[RCPFeed shared] updateWithInfo:@{}];
            [task setTaskCompletedWithSuccess:YES];
        }

        @end

        """

    private static let feedHeader = """
        #import <Foundation/Foundation.h>
        @interface RCPFeed : NSObject
        + (instancetype)shared;
        - (void)updateWithInfo:(NSDictionary *)info;
        @end

        """

    private static let feedCode = """
        #import "RCPFeed.h"
        #import <BackgroundTasks/BackgroundTasks.h>
        @interface RCPFeed ()
        @property (strong, nonatomic) NSMutableArray *items;
        @end

        @implementation RCPFeed

        + (instancetype)shared {
            static RCPFeed *feed;
            static dispatch_once_t once;
            dispatch_once(&once, ^{ feed = [[RCPFeed alloc] init]; });
            return feed;
        }

        - (void)updateWithInfo:(NSDictionary *)info {
            [self.items addObjectsFromArray:info.allKeys];
            [self askForRefresh];
        }

        - (void)askForRefresh {
            BGTaskRequest *request =
                [[BGAppRefreshTaskRequest alloc] initWithIdentifier:@"com.example.refresh"];
            [[BGTaskScheduler sharedScheduler] submitTaskRequest:request error:nil];
        }

        @end

        """

    private static let homeViewControllerHeader = """
        #import <UIKit/UIKit.h>
        @interface HomeViewController : UIViewController
        @end

        """

    private static let homeViewControllerCode = """
        #import "HomeViewController.h"
        @implementation HomeViewController

        - (void)viewDidLoad {
            [super viewDidLoad];
            self.view.backgroundColor = [UIColor whiteColor];
        }

        @end

        """
}
