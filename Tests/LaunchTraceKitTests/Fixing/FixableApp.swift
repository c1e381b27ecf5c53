/// An app that is right as it stands, in small files that a compiler takes with the names of UIKit.
enum FixableApp {
    static let infoPlist = "Info.plist"

    static let swift = [
        "App/AppDelegate.swift": swiftDelegate, "App/SceneDelegate.swift": swiftSceneDelegate,
        "App/Router.swift": swiftRouter, "App/Taps.swift": swiftTaps, infoPlist: plist("Recipes.SceneDelegate"),
    ]

    static let objectiveC = [
        "App/AppDelegate.h": header("AppDelegate", "UIApplicationDelegate"), "App/AppDelegate.m": delegateCode,
        "App/SceneDelegate.h": header("SceneDelegate", "UIWindowSceneDelegate"),
        "App/SceneDelegate.m": sceneDelegateCode, "App/Router.h": routerHeader, "App/Router.m": routerCode,
        "App/Taps.h": tapsHeader, "App/Taps.m": tapsCode, "App/main.m": main, infoPlist: plist("SceneDelegate"),
    ]

    private static func plist(_ delegate: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \t<key>CFBundleURLTypes</key>
        \t<array><dict><key>CFBundleURLSchemes</key><array><string>recipes</string></array></dict></array>
        \t<key>NSUserActivityTypes</key>
        \t<array>
        \t\t<string>com.example.recipe</string>
        \t</array>
        \t<key>UIApplicationShortcutItems</key>
        \t<array><dict><key>UIApplicationShortcutItemType</key><string>com.example.new</string>
        \t<key>UIApplicationShortcutItemTitle</key><string>New</string></dict></array>
        \t<key>UIApplicationSceneManifest</key>
        \t<dict><key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key>
        \t<array><dict><key>UISceneDelegateClassName</key><string>\(delegate)</string></dict></array></dict></dict>
        \t<key>UILaunchScreen</key>
        \t<dict/>
        </dict>
        </plist>

        """
    }

    private static let swiftDelegate = """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                Taps.listen()
                return true
            }
        }

        """

    private static let swiftSceneDelegate = """
        import UIKit

        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                guard let windowScene = scene as? UIWindowScene else { return }
                let window = UIWindow(windowScene: windowScene)
                window.rootViewController = UIViewController()
                window.makeKeyAndVisible()
                self.window = window
                openAll(options.urlContexts)
                for activity in options.userActivities {
                    Router.resume(activity)
                }
                if let item = options.shortcutItem {
                    Router.perform(item)
                }
            }

            func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                openAll(URLContexts)
            }

            func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
                Router.resume(userActivity)
            }

            func windowScene(
                _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void
            ) {
                completionHandler(Router.perform(shortcutItem))
            }

            private func openAll(_ contexts: Set<UIOpenURLContext>) {
                for context in contexts { Router.open(context.url) }
            }
        }

        """

    private static let swiftRouter = """
        import UIKit

        @MainActor enum Router {
            private(set) static var visited: [String] = []

            @discardableResult static func open(_ url: URL) -> Bool {
                visited.append(url.absoluteString)
                return true
            }

            static func resume(_ activity: NSUserActivity) { visited.append(activity.activityType) }

            @discardableResult static func perform(_ item: UIApplicationShortcutItem) -> Bool {
                visited.append(item.type)
                return true
            }
        }

        """

    private static let swiftTaps = """
        import UserNotifications

        final class Taps: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
            static let shared = Taps()
            private(set) var seen: [String] = []

            static func listen() { UNUserNotificationCenter.current().delegate = Taps.shared }

            func userNotificationCenter(
                _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                withCompletionHandler completionHandler: @escaping () -> Void
            ) {
                seen.append(response.notification.request.identifier)
                completionHandler()
            }

            func ask() { UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in } }
        }

        """

    private static func header(_ name: String, _ protocolName: String) -> String {
        """
        #import <UIKit/UIKit.h>

        @interface \(name) : UIResponder <\(protocolName)>
        @property (strong, nonatomic) UIWindow *window;
        @end

        """
    }

    private static let delegateCode = """
        #import "AppDelegate.h"
        #import "Router.h"
        #import "Taps.h"

        @implementation AppDelegate

        - (BOOL)application:(UIApplication *)application
            didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions {
            [Taps listen];
            return YES;
        }

        @end

        """

    private static let sceneDelegateCode = """
        #import "SceneDelegate.h"
        #import "Router.h"

        @implementation SceneDelegate

        - (void)scene:(UIScene *)scene
            willConnectToSession:(UISceneSession *)session
                         options:(UISceneConnectionOptions *)options {
            UIWindow *window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
            window.rootViewController = [[UIViewController alloc] init];
            [window makeKeyAndVisible];
            self.window = window;
            [self openContexts:options.URLContexts];
            for (NSUserActivity *activity in options.userActivities) {
                [Router resume:activity];
            }
            if (options.shortcutItem) {
                [Router perform:options.shortcutItem];
            }
        }

        - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
            [self openContexts:URLContexts];
        }

        - (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity {
            [Router resume:userActivity];
        }

        - (void)windowScene:(UIWindowScene *)windowScene
            performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
                       completionHandler:(void (^)(BOOL))completionHandler {
            completionHandler([Router perform:shortcutItem]);
        }

        - (void)openContexts:(NSSet<UIOpenURLContext *> *)contexts {
            for (UIOpenURLContext *context in contexts) {
                [Router open:context.URL];
            }
        }

        @end

        """

    private static let routerHeader = """
        #import <UIKit/UIKit.h>

        @interface Router : NSObject
        + (BOOL)open:(NSURL *)url;
        + (BOOL)resume:(NSUserActivity *)activity;
        + (BOOL)perform:(UIApplicationShortcutItem *)item;
        @end

        """

    private static let routerCode = """
        #import "Router.h"

        static NSString *visited;

        @implementation Router

        + (BOOL)open:(NSURL *)url {
            visited = url.absoluteString;
            return YES;
        }

        + (BOOL)resume:(NSUserActivity *)activity {
            visited = activity.activityType;
            return YES;
        }

        + (BOOL)perform:(UIApplicationShortcutItem *)item {
            visited = item.type;
            return YES;
        }

        @end

        """

    private static let tapsHeader = """
        #import <UserNotifications/UserNotifications.h>

        @interface Taps : NSObject <UNUserNotificationCenterDelegate>
        + (instancetype)shared;
        + (void)listen;
        @end

        """

    private static let tapsCode = """
        #import "Taps.h"

        static NSString *seen;

        @implementation Taps

        + (instancetype)shared {
            static Taps *taps;
            if (!taps) taps = [[Taps alloc] init];
            return taps;
        }

        + (void)listen {
            [UNUserNotificationCenter currentNotificationCenter].delegate = [Taps shared];
        }

        - (void)userNotificationCenter:(UNUserNotificationCenter *)center
            didReceiveNotificationResponse:(UNNotificationResponse *)response
                     withCompletionHandler:(void (^)(void))completionHandler {
            seen = response.notification.request.identifier;
            completionHandler();
        }

        - (void)ask {
            [[UNUserNotificationCenter currentNotificationCenter]
                requestAuthorizationWithOptions:UNAuthorizationOptionAlert
                              completionHandler:^(BOOL granted, NSError *error) {}];
        }

        @end

        """

    private static let main = """
        #import "AppDelegate.h"

        int main(int argc, char *argv[]) {
            return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
        }

        """
}
