extension CodeVariant {
    /// What started the app is stored, for code that comes later; the method of a running app hears of it as well.
    package static let handedOutAgain: [CodeVariant] = [
        stored("both handle it", "if let push = pending { show(push); pending = nil }", "show(push)", "warning"),
        stored("a method hands it out", "handOut()", "show(push)", "warning"),
        stored("both store it", "if let push = pending { show(push); pending = nil }", "pending = push", nil),
        stored("both store it for a method", "handOut()", "pending = push", nil),
        stored("both store it, and one hands it out", "handOut()", "pending = push\n        handOut()", nil),
        stored(
            "the other forgets it", "if let push = pending { show(push); pending = nil }",
            "pending = nil\n        show(push)", nil),
        stored(
            "the other asks for it", "if let push = pending { show(push); pending = nil }",
            "if pending == nil { show(push) }", nil),
        stored(
            "the other ends where there is one", "handOut()",
            "guard pending == nil else { return completionHandler() }\n        show(push)", nil),
        stored(
            "the other remembers what it has shown", "handOut()",
            "let id = response.notification.request.identifier\n        if shown == id { return completionHandler() }\n"
                + "        shown = id\n        show(push)", nil),
        stored(
            "the other remembers all that it has shown", "handOut()",
            "guard all.insert(response.notification.request.identifier).inserted else { return completionHandler() }\n"
                + "        show(push)", nil), storedURL("both handle it", "open(url)", "warning"),
        storedURL("the other forgets it", "link = nil\n        open(url)", nil),
        storedURL("both store it", "link = url", nil),
        storedInObjectiveC("both handle it", "[self show:push];", "warning"),
        storedInObjectiveC("both store it", "self.pending = push;", nil),
        storedInObjectiveC("the other asks for it", "if (!_pending) [self show:push];", nil),
        leftURL("it is left there", "if let link { open(link) }", "warning"),
        leftURL("a guard asks for it", "guard let link else { return }\n        open(link)", "warning"),
        leftURL("it is asked for first", "if link != nil { open(link!) }", "warning"),
        leftURL("it is cleared", "if let link { open(link) }\n        link = nil", nil),
        leftURL(
            "it is cleared before", "let link = link\n        self.link = nil\n        if let link { open(link) }", nil),
        leftURL("it is cleared in a closure", "if let link { open(link) }\n        defer { link = nil }", nil),
        leftURL("it is cleared elsewhere", "if let link { open(link) }", members: "func forget() { link = nil }", nil),
        leftURL("it is cleared where it is shown", "if let link { open(link) }", opening: "link = nil", nil),
        leftURL("it is exchanged", "if let link { open(link) }", members: "func next() { swap(&link, &other) }", nil),
        leftURL(
            "what was shown is remembered", "if let link { open(link) }",
            opening: "if url == other { return }\n        other = url", nil),
        leftURL(
            "what was shown is remembered by another", "if let link { open(link) }",
            opening: "guard !isShown(url) else { return }",
            members: "func isShown(_ url: URL) -> Bool { !Shown.all.insert(url).inserted }", nil),
        leftURL("another asks, too", "if let link, isReady { open(link) }", nil),
        leftURL("a condition ends it before", "if isReady { return }\n        if let link { open(link) }", nil),
        leftURL("a library gets it", "if let link { Library.open(link) }", nil),
        leftURL("it is only logged", "if let link { print(link) }", nil),
        leftURL(
            "it is handed out later", "DispatchQueue.main.async { if let link = self.link { self.open(link) } }", nil),
        leftURL("it is declared with an observer", "if let link { open(link) }", declared: "URL? { didSet { } }", nil),
        leftInObjectiveC("it is left there", "if (self.link) { [self show:self.link]; }", "warning"),
        leftInObjectiveC("it is cleared", "if (self.link) { [self show:self.link]; }\n    self.link = nil;", nil),
        leftInObjectiveC(
            "it is cleared by a message", "if (self.link) { [self show:self.link]; }\n    [self setLink:nil];", nil),
    ]

    /// A URL that the app delegate keeps, and asks for whenever the app becomes active.
    private static func leftURL(
        _ description: String, _ active: String, opening: String = "", declared: String = "URL?", members: String = "",
        _ severity: String?
    ) -> CodeVariant {
        launching(
            "kept URL: \(description)", plist: VariantPlist.declares([.url]),
            "        link = launchOptions?[.url] as? URL",
            members: """
                    var link: \(declared)
                    var other: URL?
                    var isReady = false
                    \(members)

                    func applicationDidBecomeActive(_ application: UIApplication) { \(active) }

                    \(UIKitMethod.openURL) {
                        link = url
                        return true
                    }

                    func open(_ url: URL) {
                        \(opening)
                        UserDefaults.standard.set(url.path, forKey: "opened")
                    }
                """
        ).finding("LT015", severity)
    }

    private static func leftInObjectiveC(_ description: String, _ active: String, _ severity: String?) -> CodeVariant {
        objectiveCLaunching(
            "kept URL: \(description)", plist: VariantPlist.declares([.url]),
            above: "@interface AppDelegate ()\n@property NSURL *link;\n@end",
            "self.link = launchOptions[UIApplicationLaunchOptionsURLKey];",
            members: """
                - (void)applicationDidBecomeActive:(UIApplication *)application {
                    \(active)
                }

                - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url
                            options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {
                    self.link = url;
                    return YES;
                }

                - (void)show:(NSURL *)url { [NSUserDefaults.standardUserDefaults setObject:url.path forKey:@"shown"]; }
                """
        ).finding("LT015", severity)
    }

    private static func stored(_ description: String, _ active: String, _ response: String, _ severity: String?)
        -> CodeVariant
    {
        launching(
            "stored push: \(description)", imports: "import UIKit\nimport UserNotifications",
            """
                    UNUserNotificationCenter.current().delegate = self
                    pending = launchOptions?[.remoteNotification] as? [AnyHashable: Any]
            """,
            members: """
                    var pending: [AnyHashable: Any]?
                    var shown: String?
                    var all: Set<String> = []

                    func applicationDidBecomeActive(_ application: UIApplication) { \(active) }

                    func handOut() {
                        guard let push = pending else { return }
                        pending = nil
                        show(push)
                    }

                    func show(_ push: [AnyHashable: Any]) { UserDefaults.standard.set("\\(push)", forKey: "push") }
                """,
            more: [
                "AppDelegate+Pushes.swift": """
                extension AppDelegate: UNUserNotificationCenterDelegate {
                    \(UIKitMethod.didReceiveResponse) {
                        let push = response.notification.request.content.userInfo
                        \(response)
                        completionHandler()
                    }
                }
                """
            ]
        ).finding("LT015", severity)
    }

    private static func storedURL(_ description: String, _ opened: String, _ severity: String?) -> CodeVariant {
        let variant = launching(
            "stored URL: \(description)", plist: VariantPlist.declares([.url]),
            "        link = launchOptions?[.url] as? URL",
            members: """
                    var link: URL?

                    func applicationDidBecomeActive(_ application: UIApplication) {
                        if let link { open(link) }
                        link = nil
                    }

                    \(UIKitMethod.openURL) {
                        \(opened)
                        return true
                    }

                    func open(_ url: URL) { UserDefaults.standard.set(url.path, forKey: "link") }
                """)
        return variant.finding("LT015", severity)
    }

    private static func storedInObjectiveC(_ description: String, _ response: String, _ severity: String?)
        -> CodeVariant
    {
        objectiveCLaunching(
            "stored push: \(description)", above: "@interface AppDelegate ()\n@property NSDictionary *pending;\n@end",
            """
            UNUserNotificationCenter.currentNotificationCenter.delegate = self;
                self.pending = launchOptions[UIApplicationLaunchOptionsRemoteNotificationKey];
            """,
            members: """
                - (void)applicationDidBecomeActive:(UIApplication *)application {
                    if (self.pending) { [self show:self.pending]; }
                    self.pending = nil;
                }

                - (void)show:(NSDictionary *)push { [NSUserDefaults.standardUserDefaults setObject:push forKey:@"push"]; }

                - (void)userNotificationCenter:(UNUserNotificationCenter *)center
                    didReceiveNotificationResponse:(UNNotificationResponse *)response
                             withCompletionHandler:(void (^)(void))completionHandler {
                    NSDictionary *push = response.notification.request.content.userInfo;
                    \(response)
                    completionHandler();
                }
                """
        ).finding("LT015", severity)
    }
}
