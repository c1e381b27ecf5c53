extension CodeVariant {
    /// What methods of Objective-C answer, and who calls those that UIKit leaves alone.
    package static let objectiveCCalls: [CodeVariant] = [
        fetching(
            "a block in a variable calls the handler",
            """
                void (^finishes)(void) = ^{
                    completionHandler(UIBackgroundFetchResultNewData);
                };
                finishes();
            """, .settled("\"newData\"")),
        fetching(
            "the handler is called with one of two",
            """
                BOOL isNew = [NSUserDefaults.standardUserDefaults boolForKey:@"new"];
                completionHandler(isNew ? UIBackgroundFetchResultNewData : UIBackgroundFetchResultNoData);
            """, .open),
        fetching(
            "a block's parameter has the name of the handler",
            """
                void (^fails)(void (^)(UIBackgroundFetchResult)) = ^(void (^completionHandler)(UIBackgroundFetchResult)) {
                    completionHandler(UIBackgroundFetchResultFailed);
                };
                fails(^(UIBackgroundFetchResult result) { NSLog(@"%lu", (unsigned long)result); });
                completionHandler(UIBackgroundFetchResultNoData);
            """, .settled("\"noData\"")),
        fetching(
            "the handler is handed on",
            """
                [NSOperationQueue.mainQueue addOperationWithBlock:^{
                    [self finish:completionHandler];
                }];
            """,
            members: """
                - (void)finish:(void (^)(UIBackgroundFetchResult))handler {
                    handler(UIBackgroundFetchResultNewData);
                }
                """, .settledOrOpen("\"newData\"")),
        forwarding(
            "a message in a message, in a loop",
            """
                for (NSURL *link in links)
                    [[[UIApplication sharedApplication] delegate] application:[UIApplication sharedApplication]
                                                                      openURL:link
                                                                      options:@{}];
            """),
        forwarding(
            "a local for the delegate in a block",
            """
                AppDelegate *app = (AppDelegate *)[UIApplication sharedApplication].delegate;
                [links enumerateObjectsUsingBlock:^(NSURL *link, NSUInteger index, BOOL *stop) {
                    [app application:UIApplication.sharedApplication openURL:link options:@{}];
                }];
            """),
        answering(
            "its content by dots",
            """
                NSString *link = response.notification.request.content.userInfo[@"link"];
                if (link.length > 0) [RCPRouter.sharedRouter openURL:[NSURL URLWithString:link]];
                completionHandler();
            """, .does(VariantAction.takes("notification"))),
        answering(
            "its content by messages in a block",
            """
                dispatch_async(dispatch_get_main_queue(), ^{
                    NSDictionary *info = [[[[response notification] request] content] userInfo];
                    [RCPRouter.sharedRouter openURL:[NSURL URLWithString:[info objectForKey:@"link"]]];
                    completionHandler();
                });
            """, .does(VariantAction.takes("notification"))),
        answering(
            "only logged",
            """
                NSLog(@"answered %@", response.actionIdentifier);
                completionHandler();
            """, .does(), errors: ["LT010"]),
    ]

    private static func fetching(_ description: String, _ code: String, members: String = "", _ meaning: Meaning)
        -> CodeVariant
    {
        let method = "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
        return objectiveC(
            "fetch: \(description)", with: [],
            plist: VariantPlist.mainStoryboard
                + "<key>UIBackgroundModes</key><array><string>remote-notification</string></array>",
            """
            - (void)application:(UIApplication *)application
                didReceiveRemoteNotification:(NSDictionary *)userInfo
                      fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))completionHandler {
            \(code)
            }

            \(members)
            """, [VariantFact("appDelegate", method, "returns", is: meaning)], errors: [])
    }

    /// A view controller has the app's delegate open links.
    private static func forwarding(_ description: String, _ code: String) -> CodeVariant {
        let home = """
            #import "AppDelegate.h"
            @interface HomeViewController : UIViewController
            @end

            @implementation HomeViewController

            - (void)openLinks:(NSArray<NSURL *> *)links {
            \(code)
            }

            @end
            """
        let scene = """
            #import "SceneDelegate.h"
            @implementation SceneDelegate
            @end
            """
        return objectiveC(
            "own call: \(description)", with: [], plist: VariantPlist.scenes("SceneDelegate"),
            """
            - (BOOL)application:(UIApplication *)app
                        openURL:(NSURL *)url
                        options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {
                return [RCPRouter.sharedRouter openURL:url];
            }
            """, [VariantFact("appDelegate", "application(_:open:options:)", is: .open)], errors: []
        ).adding(["SceneDelegate.m": scene, "SceneDelegate.h": sceneHeader, "HomeViewController.m": home])
    }

    private static func answering(_ description: String, _ code: String, _ meaning: Meaning, errors: Set<String> = [])
        -> CodeVariant
    {
        objectiveC(
            "response: \(description)", with: [], plist: VariantPlist.mainStoryboard,
            """
            - (BOOL)application:(UIApplication *)application
                didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions {
                UNUserNotificationCenter.currentNotificationCenter.delegate = self;
                return YES;
            }

            - (void)userNotificationCenter:(UNUserNotificationCenter *)center
                didReceiveNotificationResponse:(UNNotificationResponse *)response
                         withCompletionHandler:(void (^)(void))completionHandler {
            \(code)
            }
            """,
            [
                VariantFact(
                    "notificationDelegate", "userNotificationCenter(_:didReceive:withCompletionHandler:)", "does",
                    is: meaning)
            ], errors: errors)
    }

    /// What an app in Objective-C sets up at launch.
    package static let objectiveCSetup: [CodeVariant] = [
        objectiveCLaunching(
            "the delegate by dots", "    UNUserNotificationCenter.currentNotificationCenter.delegate = self;",
            does: setsDelegate),
        objectiveCLaunching(
            "the delegate by a message on many lines",
            """
                [[UNUserNotificationCenter
                    currentNotificationCenter] // the only one
                    setDelegate:
                        self];
            """, does: setsDelegate),
        objectiveCLaunching(
            "the delegate behind an if without braces",
            """
                if ([NSUserDefaults.standardUserDefaults boolForKey:@"quiet"])
                    NSLog(@"quiet");
                [UNUserNotificationCenter currentNotificationCenter].delegate = self;
            """, does: setsDelegate),
        objectiveCLaunching(
            "the delegate in an else without braces",
            """
                if ([NSUserDefaults.standardUserDefaults boolForKey:@"quiet"])
                    NSLog(@"quiet");
                else
                    [UNUserNotificationCenter currentNotificationCenter].delegate = self;
            """, does: .open),
        objectiveCLaunching(
            "the delegate in the second statement of an if in one line",
            """
                if (application.isIdleTimerDisabled) NSLog(@"awake"); [UNUserNotificationCenter currentNotificationCenter].delegate = self;
            """, does: setsDelegate),
        objectiveCLaunching(
            "the delegate once",
            """
                static dispatch_once_t once;
                dispatch_once(&once, ^{
                    [UNUserNotificationCenter currentNotificationCenter].delegate = self;
                });
            """, does: setsDelegate),
        objectiveCLaunching(
            "the delegate of something else in a local of that name",
            """
                NSFileManager *center = [[NSFileManager alloc] init];
                center.delegate = nil;
                center.delegate = (id<NSFileManagerDelegate>)self.window;
            """,
            members: """
                - (void)applicationDidBecomeActive:(UIApplication *)application {
                    UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
                    [center removeAllDeliveredNotifications];
                }
                """, does: .does(VariantAction.readsWindow)),
        objectiveCLaunching(
            "the delegate behind a macro without a semicolon",
            above: "#define RCP_TAG(view, value) [(view) setTag:(value)];",
            """
                RCP_TAG(self.window, 1)
                [UNUserNotificationCenter currentNotificationCenter].delegate = self;
            """, does: .does(VariantAction.setsNotificationDelegate, VariantAction.readsWindow)),
        objectiveCLaunching(
            "a task by a constant on many lines", plist: VariantPlist.permits("com.example.refresh"),
            above: "static NSString *const RCPRefreshTask = @\"com.example.refresh\";",
            """
                [BGTaskScheduler.sharedScheduler
                    registerForTaskWithIdentifier:RCPRefreshTask // @"com.example.other"
                                       usingQueue:dispatch_get_main_queue()
                                    launchHandler:^(__kindof BGTask *task) {
                                        [task setTaskCompletedWithSuccess:YES];
                                    }];
            """, does: .does(VariantAction.registers("com.example.refresh"))),
        objectiveCLaunching(
            "a task by a local constant", plist: VariantPlist.permits("com.example.clean"),
            """
                NSString *identifier = @"com.example.clean";
                [[BGTaskScheduler sharedScheduler] registerForTaskWithIdentifier:identifier
                                                                      usingQueue:nil
                                                                   launchHandler:^(BGTask *task) {
                    [task setTaskCompletedWithSuccess:YES];
                }];
            """, does: .does(VariantAction.registers("com.example.clean"))),
        objectiveCLaunching(
            "another class has a method of that selector",
            above: """
                @interface RCPLocationKit : NSObject
                + (void)requestAuthorizationWithOptions:(NSUInteger)options
                                      completionHandler:(void (^)(BOOL granted, NSError *error))handler;
                @end
                """,
            """
                [RCPLocationKit requestAuthorizationWithOptions:1
                                              completionHandler:^(BOOL granted, NSError *error) {
                    NSLog(@"location: %d", granted);
                }];
            """, does: .does()),
        objectiveCLaunching(
            "notifications on many lines",
            """
                UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
                [center
                    requestAuthorizationWithOptions:
                        (UNAuthorizationOptionAlert | /* not UNAuthorizationOptionProvisional */ UNAuthorizationOptionSound)
                                  completionHandler:^(BOOL granted, NSError *error) {
                                      NSLog(@"notifications: %d", granted);
                                  }];
            """, does: .does(VariantAction.asksForNotifications)),
        objectiveCLaunching(
            "the device token by a message in a message",
            """
                [[UIApplication
                    sharedApplication]
                    registerForRemoteNotifications];
            """, does: .does(VariantAction.registersForRemote)),
        objectiveCLaunching(
            "the device token by dots", "    [UIApplication.sharedApplication registerForRemoteNotifications];",
            does: .does(VariantAction.registersForRemote)),
        objectiveCLaunching(
            "a selector is only asked for",
            "    if ([application respondsToSelector:@selector(registerForRemoteNotifications)]) self.window.tag = 1;",
            does: .does()),
    ]

    private static let setsDelegate = Meaning.does(VariantAction.setsNotificationDelegate)
}
