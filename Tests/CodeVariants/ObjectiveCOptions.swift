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
            """
                [RCPRouter.sharedRouter openURL:[launchOptions objectForKey:UIApplicationLaunchOptionsURLKey]];
            """, does: .does(reads("url"))),
        objectiveCLaunching(
            "a cast", with: [.url],
            """
                NSURL *url = (NSURL *)launchOptions[UIApplicationLaunchOptionsURLKey];
                if (url.host.length > 0) self.startURL = url;
            """, does: .does(reads("url"))),
        objectiveCLaunching(
            "a ternary", with: [.url],
            """
                self.startURL = launchOptions ? launchOptions[UIApplicationLaunchOptionsURLKey] : nil;
            """, does: .does(reads("url"))),
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
                """,
            """
                self.startURL = RCPOpenedURL(launchOptions);
            """, does: .doesOrOpen(reads("url"))),
        objectiveCLaunching(
            "a block's parameter has their name",
            """
                NSArray<NSDictionary *> *profiles = [NSUserDefaults.standardUserDefaults arrayForKey:@"profiles"];
                [profiles enumerateObjectsUsingBlock:^(NSDictionary *launchOptions, NSUInteger index, BOOL *stop) {
                    [self apply:launchOptions];
                }];
            """, members: applies, does: .does()),
        objectiveCLaunching(
            "a local in braces has their name",
            """
                {
                    NSDictionary *launchOptions = @{ @"url" : @"https://example.com" };
                    [self apply:launchOptions];
                }
            """, members: applies, does: .does()),
        objectiveCLaunching(
            "an if without braces", with: [.url],
            """
                if (launchOptions != nil && launchOptions.count == 1)
                    self.startURL = launchOptions[UIApplicationLaunchOptionsURLKey];
                else
                    self.startURL = nil;
            """, does: .does(reads("url"))),
        objectiveCLaunching(
            "for systems that no device has",
            """
                if (@available(iOS 99, *)) {
                    self.startURL = launchOptions[UIApplicationLaunchOptionsURLKey];
                }
            """, does: .does()),
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
            "a method of the class itself", with: [.url],
            """
                self.startURL = [AppDelegate openedURL:launchOptions];
            """, members: opened, does: .does(reads("url"))),
        objectiveCLaunching(
            "a method of its own class by a message", with: [.url],
            """
                self.startURL = [[self class] openedURL:launchOptions];
            """, members: opened, does: .does(reads("url"))),
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
            "a category in another file", with: [.url],
            """
                [self rcp_noteOptions:launchOptions];
            """, does: .does(reads("url"))
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
            "a block returns something else", with: [.url],
            """
                BOOL (^isTest)(void) = ^BOOL {
                    return NO;
                };
                self.window.tag = isTest() ? 1 : 0;
            """, returns: .settled("true")),
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
            "a ternary returns one of two", end: "return self.window ? YES : NO;",
            """
                self.window.tag = 1;
            """, returns: .open),
    ]

    private static func reads(_ key: String) -> String { VariantAction.reads("launchOptions.\(key)") }

    private static let applies = """
        - (void)apply:(NSDictionary *)profile {
            [NSUserDefaults.standardUserDefaults setObject:profile forKey:@"profile"];
        }

        """

    private static let opened = """
        + (NSURL *)openedURL:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)options {
            return options[UIApplicationLaunchOptionsURLKey];
        }

        """
}
