extension CodeVariant {
    /// What an app in Objective-C sets up at launch.
    package static let objectiveCSetup: [CodeVariant] = [
        objectiveCLaunching(
            "the delegate by dots",
            """
                UNUserNotificationCenter.currentNotificationCenter.delegate = self;
            """, does: setsDelegate),
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
            "the delegate in the else of systems that no device has",
            """
                if (@available(iOS 99, *)) {
                    self.window.tag = 1;
                } else {
                    [UNUserNotificationCenter currentNotificationCenter].delegate = self;
                }
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
            "the delegate by a block in a variable",
            """
                void (^registers)(void) = ^{
                    [UNUserNotificationCenter currentNotificationCenter].delegate = self;
                };
                registers();
            """, does: setsDelegate),
        objectiveCLaunching(
            "the delegate in a loop that runs once",
            """
                do {
                    UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
                    center.delegate = self;
                } while (NO);
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
            "the device token by dots",
            """
                [UIApplication.sharedApplication registerForRemoteNotifications];
            """, does: .does(VariantAction.registersForRemote)),
        objectiveCLaunching(
            "a selector is only asked for",
            """
                if ([application respondsToSelector:@selector(registerForRemoteNotifications)]) self.window.tag = 1;
            """, does: .does()),
    ]

    private static let setsDelegate = Meaning.does(VariantAction.setsNotificationDelegate)
}
