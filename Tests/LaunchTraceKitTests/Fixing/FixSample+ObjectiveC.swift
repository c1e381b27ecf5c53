/// An app that is broken in one place, and what `lint --fix` inserts.
struct FixSample: Sendable, CustomStringConvertible {
    let description: String
    /// The finding that is fixed.
    let code: String
    private let app: [String: String]
    /// What is there no more, or is there instead, by the files.
    private let changes: [Change]
    /// The lines that a diff has as new.
    let inserted: String

    typealias Change = (file: String, old: String, new: String)

    private init(
        _ description: String, _ code: String, _ app: [String: String], _ changes: [Change], inserts inserted: String
    ) {
        (self.description, self.code, self.app, self.changes, self.inserted) = (
            description, code, app, changes, inserted
        )
    }

    /// The files of the broken app; nil where a change is none.
    var files: [String: String]? { app.changed(changes) }

    var isSwift: Bool { files?["App/main.m"] == nil }

    static let all = swift + objectiveC

    static func inSwift(_ description: String, _ code: String, _ changes: Change..., inserts inserted: String)
        -> FixSample
    { FixSample("Swift: \(description)", code, FixableApp.swift, changes, inserts: inserted) }

    static func inObjectiveC(_ description: String, _ code: String, _ changes: Change..., inserts inserted: String)
        -> FixSample
    { FixSample("Objective-C: \(description)", code, FixableApp.objectiveC, changes, inserts: inserted) }
}

extension [String: String] {
    /// The files with other texts in them; nil where a change is none.
    func changed(_ changes: [FixSample.Change]) -> [String: String]? {
        var files = self
        for change in changes {
            guard let text = files[change.file], text.contains(change.old) else { return nil }
            files[change.file] = text.replacing(change.old, with: change.new)
        }
        return files
    }
}

extension FixSample {
    private static let sceneCode = "App/SceneDelegate.m"
    private static let delegateCode = "App/AppDelegate.m"

    static let objectiveC = [
        inObjectiveC(
            "a link that starts the app", "LT011", (sceneCode, "    [self openContexts:options.URLContexts];\n", ""),
            inserts: "    [self scene:scene openURLContexts:options.URLContexts];\n"),
        inObjectiveC(
            "an activity that starts the app", "LT011",
            (
                sceneCode,
                "    for (NSUserActivity *activity in options.userActivities) {\n        [Router resume:activity];\n    }\n",
                ""
            ),
            inserts: """
                    for (NSUserActivity *userActivity in options.userActivities) {
                        [self scene:scene continueUserActivity:userActivity];
                    }

                """),
        inObjectiveC(
            "a quick action that starts the app", "LT011",
            (sceneCode, "    if (options.shortcutItem) {\n        [Router perform:options.shortcutItem];\n    }\n", ""),
            inserts: """
                    if (options.shortcutItem && [scene isKindOfClass:[UIWindowScene class]]) {
                        [self windowScene:(UIWindowScene *)scene
                            performActionForShortcutItem:options.shortcutItem
                                       completionHandler:^(BOOL succeeded) {}];
                    }

                """),
        inObjectiveC(
            "a link while the app runs", "LT010",
            (
                sceneCode,
                """
                - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
                    [self openContexts:URLContexts];
                }


                """, ""
            ),
            inserts: """
                - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
                    [self openContexts:URLContexts];
                }


                """),
        inObjectiveC(
            "an activity while the app runs", "LT010",
            (
                sceneCode,
                """
                - (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity {
                    [Router resume:userActivity];
                }


                """, ""
            ),
            inserts: """
                - (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)activity {
                    [Router resume:activity];
                }


                """),
        inObjectiveC(
            "a quick action while the app runs", "LT010",
            (
                sceneCode,
                """
                - (void)windowScene:(UIWindowScene *)windowScene
                    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
                               completionHandler:(void (^)(BOOL))completionHandler {
                    completionHandler([Router perform:shortcutItem]);
                }


                """, ""
            ),
            inserts: """
                - (void)windowScene:(UIWindowScene *)scene
                    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
                               completionHandler:(void (^)(BOOL))completionHandler {
                    [Router perform:shortcutItem];
                    completionHandler(YES);
                }


                """),
        inObjectiveC(
            "the delegate of notifications is never set", "LT019", (delegateCode, "    [Taps listen];\n", ""),
            ("App/Taps.m", "    [UNUserNotificationCenter currentNotificationCenter].delegate = [Taps shared];\n", ""),
            inserts: """
                #import <UserNotifications/UserNotifications.h>
                    [UNUserNotificationCenter currentNotificationCenter].delegate = [Taps shared];

                """),
        inObjectiveC(
            "a window without a scene", "LT003",
            (sceneCode, "initWithWindowScene:(UIWindowScene *)scene", "initWithFrame:UIScreen.mainScreen.bounds"),
            inserts: "    window.windowScene = (UIWindowScene *)scene;\n"),
        inObjectiveC(
            "a window that isn't shown", "LT003", (sceneCode, "    [window makeKeyAndVisible];\n", ""),
            inserts: "    [window makeKeyAndVisible];\n"),
        inObjectiveC(
            "a window of the app delegate", "LT003",
            (
                sceneCode,
                """
                    UIWindow *window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
                    window.rootViewController = [[UIViewController alloc] init];
                    [window makeKeyAndVisible];
                    self.window = window;

                """, ""
            ),
            (
                delegateCode, "    return YES;\n",
                """
                    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
                    self.window.rootViewController = [[UIViewController alloc] init];
                    [self.window makeKeyAndVisible];
                    return YES;

                """
            ),
            inserts: """
                    UIWindow *window = UIApplication.sharedApplication.delegate.window;
                    window.windowScene = (UIWindowScene *)scene;
                    [window makeKeyAndVisible];
                    self.window = window;

                """),
        inObjectiveC(
            "a state that only the app delegate hears of", "LT013",
            (
                delegateCode, "    return YES;\n}\n",
                "    return YES;\n}\n\n- (void)applicationDidBecomeActive:(UIApplication *)application {\n    [Router open:nil];\n}\n"
            ),
            inserts: """
                - (void)sceneDidBecomeActive:(UIScene *)scene {
                    [UIApplication.sharedApplication.delegate applicationDidBecomeActive:UIApplication.sharedApplication];
                }


                """),
        inObjectiveC(
            "a link that only the app delegate takes", "LT013",
            (
                delegateCode, "    return YES;\n}\n",
                """
                    return YES;
                }

                - (BOOL)application:(UIApplication *)app
                            openURL:(NSURL *)url
                            options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {
                    return [Router open:url];
                }

                """
            ), (sceneCode, "    [self openContexts:options.URLContexts];\n", ""),
            (
                sceneCode,
                """
                - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
                    [self openContexts:URLContexts];
                }


                """, ""
            ),
            inserts: """
                    [self scene:scene openURLContexts:options.URLContexts];
                    }
                }

                - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
                    for (UIOpenURLContext *context in URLContexts) {
                        [UIApplication.sharedApplication.delegate application:UIApplication.sharedApplication
                                                                      openURL:context.URL
                                                                      options:@{}];

                """),
    ]
}
