extension CodeVariant {
    /// An app in Objective-C without scenes, in whose `application:didFinishLaunchingWithOptions:` this stands before
    /// `return YES`.
    static func objectiveCLaunching(
        _ description: String, with triggers: [VariantPlist.Trigger] = [], plist: String = "", above: String = "",
        end: String = "return YES;", _ code: String, members: String = "", does: Meaning? = nil,
        returns: Meaning? = nil, errors: Set<String> = []
    ) -> CodeVariant {
        let method = "application(_:didFinishLaunchingWithOptions:)"
        let opens = """
            - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary<NSString *, id> *)options {
                return [RCPRouter.sharedRouter openURL:url];
            }
            """
        return objectiveC(
            description, with: triggers, plist: VariantPlist.mainStoryboard + plist, above: above,
            """
            - (BOOL)application:(UIApplication *)application
                didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions {
            \(code)
                \(end)
            }

            \(triggers.isEmpty ? "" : opens)
            \(members)
            """,
            [
                does.map { VariantFact("appDelegate", method, "does", is: $0) },
                returns.map { VariantFact("appDelegate", method, "returns", is: $0) },
            ].compactMap(\.self), errors: errors)
    }

    /// The same with the method for a URL before its `return YES`.
    static func objectiveCOpening(
        _ description: String, above: String = "", end: String = "return YES;", _ code: String, members: String = "",
        _ meaning: Meaning, errors: Set<String> = []
    ) -> CodeVariant {
        objectiveC(
            description, with: [.url], plist: VariantPlist.mainStoryboard, above: above,
            """
            - (BOOL)application:(UIApplication *)application
                        openURL:(NSURL *)url
                        options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {
            \(code)
                \(end)
            }

            \(members)
            """, [VariantFact("appDelegate", "application(_:open:options:)", "does", is: meaning)], errors: errors)
    }

    /// An app in Objective-C with scenes, in whose `scene:willConnectToSession:options:` this stands.
    static func objectiveCConnecting(
        _ description: String, above: String = "", storyboard: Bool = true, _ code: String, members: String = "",
        _ meaning: Meaning, errors: Set<String> = []
    ) -> CodeVariant {
        let scene = """
            #import "SceneDelegate.h"
            #import "RCPRouter.h"
            \(above)
            @interface SceneDelegate ()
            - (void)openContexts:(NSSet<UIOpenURLContext *> *)contexts;
            @end

            @implementation SceneDelegate

            - (void)scene:(UIScene *)scene
                willConnectToSession:(UISceneSession *)session
                             options:(UISceneConnectionOptions *)connectionOptions {
            \(code)
            }

            - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
                [self openContexts:URLContexts];
            }

            - (void)openContexts:(NSSet<UIOpenURLContext *> *)contexts {
                for (UIOpenURLContext *context in contexts) { [RCPRouter.sharedRouter openURL:context.URL]; }
            }

            \(members)
            @end
            """
        let app = objectiveC(
            description, with: [.url], plist: VariantPlist.scenes("SceneDelegate", storyboard: storyboard), "",
            [VariantFact("sceneDelegate", "scene(_:willConnectTo:options:)", "does", is: meaning)], errors: errors)
        return app.adding(["SceneDelegate.m": scene, "SceneDelegate.h": sceneHeader])
    }

    static let sceneHeader = """
        #import <UIKit/UIKit.h>
        @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
        @property (strong, nonatomic) UIWindow *window;
        @end
        """

    static func objectiveC(
        _ description: String, with triggers: [VariantPlist.Trigger], plist: String, above: String = "",
        _ methods: String, _ facts: [VariantFact], errors: Set<String>
    ) -> CodeVariant {
        let app = """
            #import "AppDelegate.h"
            #import "RCPRouter.h"
            \(above)
            @implementation AppDelegate

            \(methods)
            @end
            """
        return CodeVariant(
            "Objective-C: \(description)",
            [
                "main.m": main, "AppDelegate.h": header, "AppDelegate.m": app, "RCPRouter.h": routerHeader,
                "RCPRouter.m": objectiveCRouter,
            ], plist: VariantPlist.launchScreen + plist + VariantPlist.declares(triggers), facts, errors: errors)
    }

    private static let main = """
        #import "AppDelegate.h"
        int main(int argc, char *argv[]) {
            @autoreleasepool { return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class])); }
        }
        """

    private static let header = """
        #import <UIKit/UIKit.h>
        #import <UserNotifications/UserNotifications.h>
        #import <BackgroundTasks/BackgroundTasks.h>
        @interface AppDelegate : UIResponder <UIApplicationDelegate, UNUserNotificationCenterDelegate>
        @property (strong, nonatomic) UIWindow *window;
        @property (copy, nonatomic) NSURL *startURL;
        @end
        """

    private static let routerHeader = """
        #import <UIKit/UIKit.h>
        @interface RCPRouter : NSObject
        @property (class, readonly) RCPRouter *sharedRouter;
        - (BOOL)openURL:(NSURL *)url;
        - (BOOL)performItem:(UIApplicationShortcutItem *)item;
        @end
        """

    private static let objectiveCRouter = """
        #import "RCPRouter.h"
        NSURL *RCPStartURL(AppDelegate *delegate) { return delegate.startURL; }

        @implementation RCPRouter

        + (RCPRouter *)sharedRouter {
            static RCPRouter *router;
            static dispatch_once_t once;
            dispatch_once(&once, ^{ router = [[RCPRouter alloc] init]; });
            return router;
        }

        - (BOOL)openURL:(NSURL *)url {
            [NSUserDefaults.standardUserDefaults setURL:url forKey:@"last"];
            return YES;
        }

        - (BOOL)performItem:(UIApplicationShortcutItem *)item {
            [NSUserDefaults.standardUserDefaults setObject:item.type forKey:@"last"];
            return YES;
        }

        @end
        """
}
