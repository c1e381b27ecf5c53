extension CodeVariant {
    /// Options that are looked at and handled once, or twice: by their method as well.
    package static let handledOnce: [CodeVariant] =
        flags.map { tapped($0, $1, nil) } + objectiveCFlags.map { tappedInObjectiveC($0, $1, nil) }
        + sceneFlags.map { tappedWithScenes($0, $1, nil) } + [
            tapped("it is opened", "if let push = \(push) as? [String: Any] { show(push) }", "warning"),
            tapped("a flag is set and it is opened", "if let push = \(push) { started = true; show(push) }", "warning"),
            tappedInObjectiveC("it is opened", "if (\(pushKey)) [self show:\(pushKey)];", "warning"),
            tappedWithScenes(
                "it is opened", "if let response = connectionOptions.notificationResponse { show(response) }", "warning"
            ),
        ] + answers

    private static let push = "launchOptions?[.remoteNotification]"
    private static let pushKey = "launchOptions[UIApplicationLaunchOptionsRemoteNotificationKey]"

    private static let flags = [
        ("a flag is whether it is there", "started = \(push) != nil"),
        ("a flag is set if it is there", "if \(push) != nil { started = true }"),
        ("a flag is set where nobody names it", "if let _ = \(push) { started = true }"),
        ("a flag is set beside a name for it", "if let push = \(push) as? [String: Any] { started = true }"),
        ("a flag is set by its type", "if \(push) is [String: Any] { started = true }"),
        ("a flag is what its type says", "started = \(push) is NSDictionary"),
        ("a flag is whether a cast is there", "started = (\(push) as? NSDictionary) != nil"),
        ("a flag is set beside a guard", "guard \(push) != nil else { return true }\n        started = true"),
        ("a flag is what the keys say", "started = launchOptions?.keys.contains(.remoteNotification) ?? false"),
        ("a flag is set by a case", "if case .some = \(push) { started = true }"),
        ("a flag is chosen", "started = \(push) == nil ? false : true"),
        ("a local flag is set", "let isPush = \(push) != nil\n        if isPush { started = true }"),
    ]

    private static let objectiveCFlags = [
        ("a flag is whether it is there", "self.started = \(pushKey) != nil;"),
        ("a flag is set if it is there", "if (\(pushKey)) { self.started = YES; }"),
        ("a flag is set by two marks", "self.started = !!\(pushKey);"),
        (
            "a flag is set beside a name for it",
            "NSDictionary *push = \(pushKey);\n    if (push) { self.started = YES; }"
        ), ("a flag is set by nil", "if (\(pushKey) == nil) { self.started = NO; } else { self.started = YES; }"),
    ]

    private static let sceneFlags = [
        ("a flag is whether it is there", "started = connectionOptions.notificationResponse != nil"),
        (
            "a flag is set beside a name for it",
            "if let response = connectionOptions.notificationResponse { started = true }"
        ),
        ("a flag is set where nobody names it", "if let _ = connectionOptions.notificationResponse { started = true }"),
    ]

    // MARK: - Answers

    private static let item = "launchOptions?[.shortcutItem] as? UIApplicationShortcutItem"

    private static let answers: [CodeVariant] = [
        quickAction(
            "false where it was handled", "if let item = \(item) { Router.shared.perform(item); return false }", nil),
        quickAction(
            "a variable that is false where it was handled",
            "var answer = true\n        if let item = \(item) { Router.shared.perform(item); answer = false }",
            end: "return answer", nil),
        quickAction(
            "false where a name for it is there",
            "let item = \(item)\n        if let item { Router.shared.perform(item); return false }", nil),
        quickAction(
            "false behind a guard",
            "guard let item = \(item) else { return true }\n        Router.shared.perform(item)", end: "return false",
            nil), quickAction("true all the same", "if let item = \(item) { Router.shared.perform(item) }", "warning"),
        quickAction(
            "false where something else is so",
            "if UserDefaults.standard.bool(forKey: \"t\") { return false }\n        if let item = \(item) { Router.shared.perform(item) }",
            "warning"),
        quickActionInObjectiveC(
            "false where it was handled", "if (item) { [RCPRouter.sharedRouter performItem:item]; return NO; }", nil),
        quickActionInObjectiveC(
            "true all the same", "if (item) { [RCPRouter.sharedRouter performItem:item]; }", "warning"),
    ]

    private static func quickAction(
        _ description: String, _ code: String, end: String = "return true", _ severity: String?
    ) -> CodeVariant {
        launching("quick action: \(description)", with: [.shortcut], end: end, code).finding("LT015", severity)
    }

    private static func quickActionInObjectiveC(_ description: String, _ code: String, _ severity: String?)
        -> CodeVariant
    {
        objectiveCLaunching(
            "quick action: \(description)", with: [.shortcut],
            "UIApplicationShortcutItem *item = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];\n    \(code)",
            members: """
                - (void)application:(UIApplication *)application
                    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
                               completionHandler:(void (^)(BOOL))completionHandler {
                    completionHandler([RCPRouter.sharedRouter performItem:shortcutItem]);
                }
                """
        ).finding("LT015", severity)
    }

    // MARK: - Taps

    private static let startedMembers = """
            var started = false

            func show(_ push: Any) { UserDefaults.standard.set("\\(push)", forKey: "push") }
        """

    private static let answering = """
        extension AppDelegate: UNUserNotificationCenterDelegate {
            \(UIKitMethod.didReceiveResponse) {
                UserDefaults.standard.set(response.notification.request.identifier, forKey: "push")
                completionHandler()
            }
        }
        """

    private static let sets = "UNUserNotificationCenter.current().delegate = self\n        "

    private static func tapped(_ description: String, _ code: String, _ severity: String?) -> CodeVariant {
        launching(
            "tap: \(description)", imports: "import UIKit\nimport UserNotifications", sets + code,
            members: startedMembers, more: ["AppDelegate+Pushes.swift": answering]
        ).finding("LT015", severity)
    }

    private static func tappedInObjectiveC(_ description: String, _ code: String, _ severity: String?) -> CodeVariant {
        objectiveCLaunching(
            "tap: \(description)", above: "@interface AppDelegate ()\n@property BOOL started;\n@end",
            "UNUserNotificationCenter.currentNotificationCenter.delegate = self;\n    \(code)",
            members: """
                - (void)show:(NSDictionary *)push { [NSUserDefaults.standardUserDefaults setObject:push forKey:@"push"]; }

                - (void)userNotificationCenter:(UNUserNotificationCenter *)center
                    didReceiveNotificationResponse:(UNNotificationResponse *)response
                             withCompletionHandler:(void (^)(void))completionHandler {
                    [self show:response.notification.request.content.userInfo];
                    completionHandler();
                }
                """
        ).finding("LT015", severity)
    }

    private static func tappedWithScenes(_ description: String, _ code: String, _ severity: String?) -> CodeVariant {
        let app = """
            import UIKit
            import UserNotifications
            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                \(UIKitMethod.didFinishLaunching) {
                    UNUserNotificationCenter.current().delegate = self
                    return true
                }
            }
            """
        let does = severity == nil ? Meaning.does() : .does(VariantAction.readsResponse)
        return connecting("tap with scenes: \(description)", with: [], code, members: startedMembers, does).adding([
            "AppDelegate+Pushes.swift": answering
        ]).adding(["AppDelegate.swift": app]).finding("LT015", severity)
    }

    /// A quick action that the choice of a configuration reads.
    package static let chosenQuickActions: [CodeVariant] =
        [
            choosing("performs it", "if let item = options.shortcutItem { Router.shared.perform(item) }", "warning"),
            choosing("counts it", "if let item = options.shortcutItem { Counter.shared.add(item) }", nil),
            choosing(
                "names a configuration by it", "let name = Counter.shared.name(for: options.shortcutItem); print(name)",
                nil), choosing("performs nothing", "print(options)", nil),
            connecting(
                "the choice of a configuration keeps its quick action in a list", with: [.shortcut],
                "        print(connectionOptions)",
                more: chooser("if let item = options.shortcutItem { Counter.shared.types = [item.type] }"), .does()),
        ]
        + [
            "if options.shortcutItem?.type == \"a\" { Router.shared.show(\"a\") }",
            "if let item = options.shortcutItem { Counter.shared.type = Counter.shared.types.first { $0 == item.type } }",
            "for type in Counter.shared.types where type == options.shortcutItem?.type { Router.shared.show(type) }",
        ].map { code in
            connecting(
                "the choice of a configuration acts: \(code)", with: [.shortcut], "        print(connectionOptions)",
                more: chooser(code), .does())
        } + [
            connecting(
                "the choice of a configuration chooses it by its quick action", with: [.shortcut],
                "        print(connectionOptions)",
                more: chooser(
                    "if options.shortcutItem?.type == \"a\" { return UISceneConfiguration(name: \"A\", sessionRole: session.role) }"
                ), .does(), errors: ["LT011"])
        ]

    private static func choosing(_ description: String, _ code: String, _ severity: String?) -> CodeVariant {
        connecting(
            "chooses and \(description)", with: [.shortcut],
            "        if let item = connectionOptions.shortcutItem { Router.shared.perform(item) }", more: chooser(code),
            .does(VariantAction.readsShortcut)
        ).finding("LT015", severity)
    }

    /// The app delegate and what it uses.
    private static func chooser(_ code: String) -> [String: String] {
        let app = appDelegate(
            """
                \(UIKitMethod.didFinishLaunching) { return true }

                \(UIKitMethod.configuration) {
                    \(code)
                    return session.configuration
                }
            """)
        let counter = """
            import UIKit
            final class Counter {
                static let shared = Counter()
                var types: [String] = []
                var type: String?
                private var count = 0
                func add(_ item: UIApplicationShortcutItem) { count += item.type.count }
                func name(for item: UIApplicationShortcutItem?) -> String { item == nil ? "Default" : "Other" }
            }
            """
        return ["AppDelegate.swift": app, "Counter.swift": counter]
    }
}
