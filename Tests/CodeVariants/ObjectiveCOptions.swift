extension CodeVariant {
    /// What is read of launch options in Objective-C.
    package static let objectiveCOptions: [CodeVariant] = [
        objectiveCLaunching(
            "a message on many lines", with: [.url],
            """
                self.startURL =
                    [launchOptions
                        objectForKey: // the key
                            UIApplicationLaunchOptionsURLKey];
            """, does: .does(reads("url"))),
        objectiveCLaunching(
            "a message in a message",
            "    [RCPRouter.sharedRouter openURL:[launchOptions objectForKey:UIApplicationLaunchOptionsURLKey]];",
            does: .does(reads("url"))),
        objectiveCLaunching(
            "a cast", with: [.url],
            """
                NSURL *url = (NSURL *)launchOptions[UIApplicationLaunchOptionsURLKey];
                if (url.host.length > 0) self.startURL = url;
            """, does: .does(reads("url"))),
        objectiveCLaunching(
            "a ternary", with: [.url],
            "    self.startURL = launchOptions ? launchOptions[UIApplicationLaunchOptionsURLKey] : nil;",
            does: .does(reads("url"))),
        objectiveCLaunching(
            "a block on a queue",
            """
                dispatch_async(dispatch_get_main_queue(), ^{
                    NSURL *url = launchOptions[UIApplicationLaunchOptionsURLKey];
                    if (url) [RCPRouter.sharedRouter openURL:url];
                });
            """, does: .does(reads("url"))),
        objectiveCLaunching(
            "a block in a variable that is called", with: [.url],
            """
                NSURL *(^openedURL)(void) = ^NSURL *{
                    return launchOptions[UIApplicationLaunchOptionsURLKey];
                };
                self.startURL = openedURL();
            """, does: .does(reads("url"))),
        objectiveCLaunching(
            "nothing calls the block in a variable",
            """
                NSURL *(^openedURL)(void) = ^NSURL *{
                    return launchOptions[UIApplicationLaunchOptionsURLKey];
                };
            """, does: .doesOrOpen()),
        objectiveCLaunching(
            "a function of C gets them", with: [.url],
            above: """
                static NSURL *RCPOpenedURL(NSDictionary<UIApplicationLaunchOptionsKey, id> *options) {
                    return options[UIApplicationLaunchOptionsURLKey];
                }
                """, "    self.startURL = RCPOpenedURL(launchOptions);", does: .doesOrOpen(reads("url"))),
        objectiveCLaunching(
            "an if without braces", with: [.url],
            """
                if (launchOptions != nil && launchOptions.count == 1)
                    self.startURL = launchOptions[UIApplicationLaunchOptionsURLKey];
                else
                    self.startURL = nil;
            """, does: .does(reads("url"))),
        objectiveCLaunching(
            "all keys in a loop",
            """
                for (UIApplicationLaunchOptionsKey key in launchOptions) {
                    [NSUserDefaults.standardUserDefaults setObject:[launchOptions[key] description] forKey:key];
                }
            """, does: .open),
        objectiveCLaunching(
            "a loop that runs once", with: [.url],
            """
                do {
                    self.startURL = launchOptions[UIApplicationLaunchOptionsURLKey];
                } while (0);
            """, does: .does(reads("url"))),
        objectiveCLaunching(
            "a method of the class itself", with: [.url], "    self.startURL = [AppDelegate openedURL:launchOptions];",
            members: opened, does: .does(reads("url"))),
        objectiveCLaunching(
            "a method of its own class by a message", with: [.url],
            "    self.startURL = [[self class] openedURL:launchOptions];", members: opened, does: .does(reads("url"))),
        objectiveCLaunching(
            "an exception is caught", with: [.url],
            """
                @try {
                    self.startURL = launchOptions[UIApplicationLaunchOptionsURLKey];
                } @catch (NSException *exception) {
                    NSLog(@"%@", exception);
                } @finally {
                    self.window.tag = 1;
                }
            """, does: .does(reads("url"), VariantAction.readsWindow)),
        objectiveCLaunching(
            "only logged",
            """
                NSLog(@"started by %@ (%lu)", launchOptions[UIApplicationLaunchOptionsURLKey],
                    (unsigned long)[launchOptions count]);
            """, does: .does()),
        objectiveCLaunching(
            "a message inside a log uses it",
            """
                NSLog(@"opened: %d", [RCPRouter.sharedRouter openURL:launchOptions[UIApplicationLaunchOptionsURLKey]]);
            """, does: .does(reads("url"))),
        objectiveCLaunching(
            "a macro as a statement logs them", above: "#define RCP_LOG(...) NSLog(__VA_ARGS__)",
            """
                RCP_LOG(@"started with %@", launchOptions);
                self.window.tag = 1;
            """, does: .doesOrOpen(VariantAction.readsWindow)),
        objectiveCLaunching(
            "a category in another file", with: [.url], "    [self rcp_noteOptions:launchOptions];",
            does: .does(reads("url"))
        ).adding([
            "AppDelegate+Options.m": """
            #import "AppDelegate.h"
            @implementation AppDelegate (Options)

            - (void)rcp_noteOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)options {
                self.startURL = options[UIApplicationLaunchOptionsURLKey];
            }

            @end
            """,
            "AppDelegate.h": """
            #import <UIKit/UIKit.h>
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @property (strong, nonatomic) UIWindow *window;
            @property (copy, nonatomic) NSURL *startURL;
            @end

            @interface AppDelegate (Options)
            - (void)rcp_noteOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)options;
            @end
            """,
        ]),
        objectiveCLaunching(
            "a block in a message returns something else", with: [.url],
            """
                NSArray<NSString *> *arguments = NSProcessInfo.processInfo.arguments;
                if ([arguments indexOfObjectPassingTest:^BOOL(NSString *argument, NSUInteger index, BOOL *stop) {
                        return NO;
                    }] != NSNotFound)
                    self.window.tag = 1;
            """, returns: .settled("true")),
        objectiveCLaunching(
            "an if without braces returns something else", with: [.url],
            """
                if ([NSUserDefaults.standardUserDefaults boolForKey:@"old"])
                    return NO;
            """, returns: .open),
        objectiveCLaunching(
            "a ternary returns one of two", end: "return self.window ? YES : NO;", "    self.window.tag = 1;",
            returns: .open),
    ]

    private static func reads(_ key: String) -> String { VariantAction.reads("launchOptions.\(key)") }

    private static let opened = """
        + (NSURL *)openedURL:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)options {
            return options[UIApplicationLaunchOptionsURLKey];
        }
        """

    /// What an app in Objective-C without scenes does with the URL that opens it.
    package static let objectiveCURLs: [CodeVariant] = [
        objectiveCOpening(
            "URL: a message in a message", end: "return [[RCPRouter sharedRouter] openURL:[url absoluteURL]];",
            "    self.window.tag = 1;", takes),
        objectiveCOpening(
            "URL: dots", end: "return [RCPRouter.sharedRouter openURL:url.absoluteURL];", "    self.window.tag = 1;",
            takes),
        objectiveCOpening(
            "URL: a message inside a log", #"    NSLog(@"opened: %d", [RCPRouter.sharedRouter openURL:url]);"#, takes),
        objectiveCOpening(
            "URL: only logged",
            """
                NSLog(@"opened %@ by %@", url.absoluteString, options[UIApplicationOpenURLOptionsSourceApplicationKey]);
                NSLog(@"%@", [NSString stringWithFormat:@"%@ %@", [url host], url.path]);
            """, .does(), errors: ["LT010"]),
        objectiveCOpening(
            "URL: dropped",
            """
                (void)url;
                self.window.tag = 1;
            """, .does(), errors: ["LT010"]),
        objectiveCOpening(
            "URL: a loop's variable has its name",
            "    for (NSURL *url in [self savedURLs]) { [RCPRouter.sharedRouter openURL:url]; }", members: saved,
            .does(), errors: ["LT010"]),
        objectiveCOpening(
            "URL: a block's parameter has its name",
            """
                [[self savedURLs] enumerateObjectsUsingBlock:^(NSURL *url, NSUInteger index, BOOL *stop) {
                    [RCPRouter.sharedRouter openURL:url];
                }];
            """, members: saved, .does(), errors: ["LT010"]),
        objectiveCOpening(
            "URL: a local in a block has its name",
            """
                if (self.window != nil) {
                    NSURL *url = [NSURL URLWithString:@"recipes://home"];
                    [RCPRouter.sharedRouter openURL:url];
                }
            """, .does(), errors: ["LT010"]),
        objectiveCOpening(
            "URL: a part of a selector, a text and a comment have its name",
            """
                // [RCPRouter.sharedRouter openURL:url];
                self.window.accessibilityLabel = @"url";
                [self show:nil url:nil];
            """,
            members: """
                - (void)show:(NSString *)title url:(NSString *)text {
                    self.window.accessibilityLabel = title ?: text;
                }
                """, .does(), errors: ["LT010"]),
        objectiveCOpening(
            "URL: a block on a queue",
            """
                __weak typeof(self) weakSelf = self;
                dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{
                    weakSelf.startURL = url;
                });
            """, takes),
        objectiveCOpening(
            "URL: its parts in a loop",
            """
                NSURLComponents *components = [NSURLComponents componentsWithURL:url resolvingAgainstBaseURL:NO];
                for (NSURLQueryItem *item in components.queryItems) {
                    if ([item.name isEqualToString:@"id"]) self.window.accessibilityLabel = item.value;
                }
            """, takes), objectiveCOpening("URL: a cast", "    self.startURL = [(NSURL *)url copy];", takes),
        objectiveCOpening(
            "URL: a macro as a statement", above: "#define RCP_OPEN(link) [RCPRouter.sharedRouter openURL:(link)]",
            "    RCP_OPEN(url);", .doesOrOpen(VariantAction.takes("url"))),
    ]

    private static let takes = Meaning.does(VariantAction.takes("url"))

    private static let saved = """
        - (NSArray<NSURL *> *)savedURLs {
            return @[ [NSURL URLWithString:@"recipes://home"] ];
        }
        """
}
