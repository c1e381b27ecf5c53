extension CodeVariant {
    /// What is read of connection options in Objective-C.
    package static let objectiveCScenes: [CodeVariant] = [
        objectiveCConnecting(
            "scene: a loop",
            """
                for (UIOpenURLContext *context in connectionOptions.URLContexts) {
                    [RCPRouter.sharedRouter openURL:context.URL];
                }
            """, readsURLs),
        objectiveCConnecting(
            "scene: a block for each",
            """
                [connectionOptions.URLContexts
                    enumerateObjectsUsingBlock:^(UIOpenURLContext *context, BOOL *stop) {
                        [RCPRouter.sharedRouter openURL:context.URL];
                    }];
            """, readsURLs),
        objectiveCConnecting(
            "scene: one of them by messages",
            """
                UIOpenURLContext *context = [[connectionOptions URLContexts] anyObject];
                if (context != nil) [RCPRouter.sharedRouter openURL:[context URL]];
            """, .does(VariantAction.readsFirstURL)),
        objectiveCConnecting(
            "scene: the first by dots",
            """
                NSURL *url = connectionOptions.URLContexts.allObjects.firstObject.URL;
                if (url) { [RCPRouter.sharedRouter openURL:url]; }
            """, .does(VariantAction.readsFirstURL)),
        objectiveCConnecting(
            "scene: the method for a running app",
            "    [self scene:scene openURLContexts:connectionOptions.URLContexts];", readsURLs),
        objectiveCConnecting(
            "scene: a helper gets the options under another name",
            "    [self openAllInOptions:connectionOptions animated:NO];",
            members: """
                - (void)openAllInOptions:(UISceneConnectionOptions *)options animated:(BOOL)animated {
                    [self openContexts:options.URLContexts];
                }
                """, readsURLs),
        objectiveCConnecting(
            "scene: a cast under another name",
            """
                UISceneConnectionOptions *options = (UISceneConnectionOptions *)connectionOptions;
                [self openContexts:options.URLContexts];
            """, readsURLs),
        objectiveCConnecting(
            "scene: only counted",
            """
                if (connectionOptions.URLContexts.count > 0)
                    self.window.tag = 1;
            """, .does(), errors: ["LT011"]),
        objectiveCConnecting(
            "scene: only logged", #"    NSLog(@"connected with %@", connectionOptions.URLContexts);"#, .does(),
            errors: ["LT011"]),
        objectiveCConnecting(
            "scene: for systems that no device has",
            "    if (@available(iOS 99, *)) { [self openContexts:connectionOptions.URLContexts]; }", .does(),
            errors: ["LT011"]),
        objectiveCConnecting(
            "scene: in the else of systems that no device has",
            """
                if (@available(iOS 99, *)) {
                    self.window.tag = 1;
                } else {
                    [self openContexts:connectionOptions.URLContexts];
                }
            """, readsURLs),
        objectiveCConnecting(
            "scene: a key in a text", #"    [self openContexts:[connectionOptions valueForKey:@"URLContexts"]];"#,
            .doesOrOpen(VariantAction.readsURLs)),
        objectiveCConnecting(
            "scene: a window of the app's own class, with a cast", above: ownWindow, storyboard: false,
            """
                self.window = [[RCPWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
                [self.window makeKeyAndVisible];
                [self openContexts:connectionOptions.URLContexts];
            """, .does(VariantAction.makesSceneWindow, VariantAction.readsURLs)),
        objectiveCConnecting(
            "scene: a window in an if without braces", storyboard: false,
            """
                if (![scene isKindOfClass:[UIWindowScene class]])
                    return;
                self.window = [[UIWindow alloc]
                    initWithWindowScene:(UIWindowScene *)scene];
                [self.window makeKeyAndVisible];
                [self openContexts:connectionOptions.URLContexts];
            """, .does(VariantAction.makesSceneWindow, VariantAction.readsURLs)),
        objectiveCConnecting(
            "scene: a filter over time is called a window",
            above: """
                @interface RCPAveragingWindow : NSObject
                - (instancetype)initWithFrame:(NSInteger)samples;
                @end

                @implementation RCPAveragingWindow
                - (instancetype)initWithFrame:(NSInteger)samples {
                    self = [super init];
                    return self;
                }
                @end
                """,
            """
                RCPAveragingWindow *filter = [[RCPAveragingWindow alloc] initWithFrame:128];
                NSLog(@"%@", filter);
                [self openContexts:connectionOptions.URLContexts];
            """, readsURLs),
    ]

    private static let readsURLs = Meaning.does(VariantAction.readsURLs)

    private static let ownWindow = """
        @interface RCPWindow : UIWindow
        @end

        @implementation RCPWindow
        @end
        """
}
