import AppReading
import Testing

/// What is read from the bodies of methods.
struct BodyTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let code: String
        /// The actions, or the reason why they aren't told.
        let expected: String

        init(_ description: String, _ code: String, _ expected: String) {
            (testDescription, self.code, self.expected) = (description, code, expected)
        }
    }

    private static let did = Callback.didFinishLaunching.name
    private static let connect = Callback.sceneWillConnect.name

    private func expect(_ app: SmallApp, _ receiver: String, _ method: String, _ expected: String) {
        let does = app[receiver, method, "does"]
        let reason = app.fact(receiver, method, "does").flatMap { $0.how == .unknown ? $0.remark : nil }
        #expect(does ?? reason ?? "untold" == expected)
    }

    // MARK: - Launch options

    private static let launchOptions = [
        Case("no mention", "start()", "[]"),
        Case("a key", "if let url = launchOptions?[.url] as? URL { open(url) }", #"[{"read": "launchOptions.url"}]"#),
        Case(
            "a key with its type",
            "let item = launchOptions?[UIApplication.LaunchOptionsKey.shortcutItem]",
            #"[{"read": "launchOptions.shortcutItem"}]"#),
        Case(
            "the older type", "_ = launchOptions?[UIApplicationLaunchOptionsKey.remoteNotification]",
            #"[{"read": "launchOptions.remoteNotification"}]"#),
        Case(
            "another name", "guard let options = launchOptions else { return true }\n_ = options[.location]",
            #"[{"read": "launchOptions.location"}]"#),
        Case(
            "the same name again", "if let launchOptions { _ = launchOptions[.url] }",
            #"[{"read": "launchOptions.url"}]"#),
        Case("a comparison", "wasOpened = launchOptions != nil", "[]"),
        Case("a log", #"print("launched with \(launchOptions ?? [:])")"#, "[]"),
        Case(
            "a log by its name", #"log.default("%{public}@ %@", #function, String(describing: launchOptions))"#, "[]"),
        Case("a log by its owner", #"Log.shared.info(message: "launched with \(launchOptions ?? [:])")"#, "[]"),
        Case("a text of it", #"let text = "\(launchOptions)""#, "[]"),
        Case("a word with a log in it", #"catalog.open("a", launchOptions)"#, "hands launchOptions to open"),
        Case("a log that isn't given a text", "log(launchOptions)", "hands launchOptions to log"),
        Case("handed on", "Analytics.start(launchOptions)", "hands launchOptions to start"),
        Case(
            "handed on under a label", "sdk.initialize(launchOptions: launchOptions)",
            "hands launchOptions to initialize"),
        Case("kept", "self.options = launchOptions", "hands launchOptions on"),
        Case("a key that isn't UIKit's", "_ = launchOptions?[key]", "hands launchOptions on"),
        Case("a label of the same name", "start(launchOptions: nil)", "[]"),
        Case("a comment and a string", "// launchOptions?[.url]\nlog(\"launchOptions[.url]\")", "[]"),
    ]

    @Test(arguments: launchOptions) func launchOptionsAreFollowed(_ example: Case) throws {
        let app = try SmallApp(
            appDelegate: """
                func application(_ a: UIApplication, didFinishLaunchingWithOptions launchOptions: [Key: Any]?) -> Bool {
                    \(example.code)
                    return true
                }
                """)
        expect(app, "appDelegate", Self.did, example.expected)
    }

    // MARK: - Connection options

    private static let connectionOptions = [
        Case("no mention", "", "[]"),
        Case(
            "the first of a set", "if let url = options.urlContexts.first?.url { open(url) }",
            #"[{"read": "connectionOptions.urlContexts", "first": true}]"#),
        Case(
            "all of a set", "for context in options.urlContexts { open(context.url) }",
            #"[{"read": "connectionOptions.urlContexts"}]"#),
        Case(
            "the first of those that fit", "_ = options.userActivities.first { $0.isValid }",
            #"[{"read": "connectionOptions.userActivities"}]"#),
        Case(
            "the first, and its block", "if let activity = options.userActivities.first { handle(activity) }",
            #"[{"read": "connectionOptions.userActivities", "first": true}]"#),
        Case(
            "the first here and all there",
            "_ = options.urlContexts.first\nself.scene(scene, openURLContexts: options.urlContexts)",
            #"[{"read": "connectionOptions.urlContexts"}]"#),
        Case("only asked whether", "isCold = !options.urlContexts.isEmpty || options.shortcutItem != nil", "[]"),
        Case(
            "several", "show(options.shortcutItem)\nreply(options.notificationResponse)",
            #"[{"read": "connectionOptions.shortcutItem"}, {"read": "connectionOptions.notificationResponse"}]"#),
        Case("handed on", "Router.shared.connect(options)", "hands options to connect"),
        Case("a member that isn't known", "_ = options.everything", "hands options on"),
        Case(
            "a window that gets its scene later", "window = UIWindow(frame: scene.bounds)\nwindow?.windowScene = scene",
            #"[{"makeWindow": "scene"}]"#),
        Case("a window of another class", "overlay = PassWindow(windowScene: scene)", #"[{"makeWindow": "scene"}]"#),
    ]

    @Test(arguments: connectionOptions) func connectionOptionsAreFollowed(_ example: Case) throws {
        let app = try SmallApp(
            sceneDelegate: """
                func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options: UIScene.ConnectionOptions) {
                    \(example.code)
                }
                """)
        expect(app, "sceneDelegate", Self.connect, example.expected)
    }

    // MARK: - Helpers

    private static let helpers = [
        Case(
            "a helper that gets the options",
            "handle(options)\n}\nprivate func handle(_ connection: UIScene.ConnectionOptions) { go(connection.urlContexts)",
            #"[{"read": "connectionOptions.urlContexts"}]"#),
        Case(
            "a helper of a helper",
            "self.a(options, 1)\n}\nfunc a(_ o: Options, _ n: Int) { b(with: o) }\nfunc b(with x: Options) { _ = x.shortcutItem",
            #"[{"read": "connectionOptions.shortcutItem"}]"#),
        Case("helpers in a circle", "a(options)\n}\nfunc a(_ o: Options) { b(o) }\nfunc b(_ o: Options) { a(o)", "[]"),
        Case(
            "a function of something else with the same name",
            "other.handle(options)\n}\nfunc handle(_ o: Options) { _ = o.urlContexts", "hands options to handle"),
        Case(
            "a helper that makes the window", "setUp()\n}\nfunc setUp() { window = UIWindow(windowScene: scene)",
            #"[{"makeWindow": "scene"}]"#),
        Case(
            "a helper that returns before",
            "ask()\n}\nfunc ask() { guard isDue else { return }\ncenter.requestAuthorization(options: [.alert]) { _, _ in }",
            #"[{"request": "permission:notifications", "once": true}]"#),
    ]

    @Test(arguments: helpers) func helpersOfTheClassAreFollowed(_ example: Case) throws {
        let app = try SmallApp(
            sceneDelegate: """
                func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options: UIScene.ConnectionOptions) {
                    \(example.code)
                }
                """)
        expect(app, "sceneDelegate", Self.connect, example.expected)
    }

    // MARK: - Set-up

    private static let setup = [
        Case(
            "the notification delegate", "UNUserNotificationCenter.current().delegate = self",
            #"[{"setNotificationDelegate": true}]"#),
        Case(
            "by a variable", "let center = UNUserNotificationCenter.current()\ncenter.delegate = self",
            #"[{"setNotificationDelegate": true}]"#),
        Case("another delegate", "Messaging.messaging().delegate = self\ntabs.delegate = self", "[]"),
        Case("none", "UNUserNotificationCenter.current().delegate = nil", "[]"),
        Case(
            "in a branch", "if wantsPush { UNUserNotificationCenter.current().delegate = self }",
            "sets the notification delegate on a condition"),
        Case(
            "made once", "if pushes == nil { pushes = Pushes()\nUNUserNotificationCenter.current().delegate = pushes }",
            #"[{"setNotificationDelegate": true}]"#),
        Case(
            "once on a condition",
            "if pushes == nil && wantsPush { pushes = Pushes()\nUNUserNotificationCenter.current().delegate = pushes }",
            "sets the notification delegate on a condition"),
        Case(
            "in a branch for systems that all have",
            "if #available(iOS 12, *) { UNUserNotificationCenter.current().delegate = self } else { register() }",
            #"[{"setNotificationDelegate": true}]"#),
        Case(
            "in a branch for new systems",
            "if #available(iOS 99, *) { UNUserNotificationCenter.current().delegate = self }",
            "sets the notification delegate on a condition"),
        Case(
            "behind a guard for tests",
            "guard !isTesting else { return true }\nUNUserNotificationCenter.current().delegate = self",
            #"[{"setNotificationDelegate": true}]"#),
        Case(
            "a task", #"BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.a", using: nil) { _ in }"#,
            #"[{"registerTask": "com.example.a"}]"#),
        Case(
            "a task by a constant",
            "BGTaskScheduler.shared.register(forTaskWithIdentifier: Self.task, using: nil, launchHandler: run)\n"
                + "return true\n}\nstatic let task = \"com.example.b\"\nfunc x() -> Bool {",
            #"[{"registerTask": "com.example.b"}]"#),
        Case(
            "a task by what isn't one",
            "BGTaskScheduler.shared.register(forTaskWithIdentifier: name(), using: nil) { _ in }",
            "registers a task whose identifier isn't a constant"),
        Case(
            "permission",
            "UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { ok, _ in go(ok) }",
            #"[{"request": "permission:notifications"}]"#),
        Case(
            "in a task", "Task { try await center.requestAuthorization(options: .badge) }",
            #"[{"request": "permission:notifications"}]"#),
        Case("quietly", "center.requestAuthorization(options: [.alert, .provisional]) { _, _ in }", "[]"),
        Case(
            "on a condition", "if isNew { manager.requestWhenInUseAuthorization() }",
            #"[{"request": "permission:location", "once": true}]"#),
        Case(
            "location, tracking, photos",
            "manager.requestAlwaysAuthorization()\nATTrackingManager.requestTrackingAuthorization { _ in }\n"
                + "PHPhotoLibrary.requestAuthorization { _ in }",
            #"[{"request": "permission:location"}, {"request": "permission:tracking"}, {"request": "permission:photos"}]"#
        ),
        Case(
            "the device token", "DispatchQueue.main.async { application.registerForRemoteNotifications() }",
            #"[{"registerForRemoteNotifications": true}]"#),
        Case("after consent", "ask { ok in if ok { application.registerForRemoteNotifications() } }", "[]"),
        Case("a window", "window = UIWindow(frame: UIScreen.main.bounds)", #"[{"makeWindow": "frame"}]"#),
        Case("a window if there is none", "if window == nil { window = UIWindow() }", #"[{"makeWindow": "frame"}]"#),
        Case(
            "in a local function that isn't called",
            "func later() { center.requestAuthorization(options: []) { _ in } }", "[]"),
    ]

    @Test(arguments: setup) func setUpCountsWhereItIsCertain(_ example: Case) throws {
        let app = try SmallApp(
            appDelegate: """
                func application(_ application: UIApplication, didFinishLaunchingWithOptions _: [Key: Any]?) -> Bool {
                    \(example.code)
                    return true
                }
                """)
        expect(app, "appDelegate", Self.did, example.expected)
    }

    // MARK: - Payloads

    private static let payloads = [
        Case("used", "router.open(url)", #"[{"take": "url"}]"#),
        Case("ignored", "wake()", "[]"),
        Case("only printed", #"print("opened \(url)")"#, "[]"),
        Case("only logged", #"logger.notice("opened \(url.host ?? url.path)")"#, "[]"),
        Case("shown", #"showLog("opened \(url)")"#, #"[{"take": "url"}]"#),
        Case("in a string that is sent", #"send("opened \(url)")"#, #"[{"take": "url"}]"#),
        Case("a member of the same name", "_ = self.url", "[]"),
    ]

    @Test(arguments: payloads) func aPayloadIsTakenByWhoUsesIt(_ example: Case) throws {
        let app = try SmallApp(
            appDelegate: """
                func application(_ app: UIApplication, open url: URL, options: [Key: Any] = [:]) -> Bool {
                    \(example.code)
                    return true
                }
                """)
        expect(app, "appDelegate", Callback.openURL.name, example.expected)
    }

    private static let quickActions = [
        Case("taken", "run(item.type)\ndone(true)", #"[{"take": "shortcutItem"}]"#),
        Case("nothing", "logger.info(\"an action\")\ndone(true)", "[]"),
        // An app with a single action needs no look at it.
        Case("without a look", "compose()\ndone(true)", "acts without a look at it"),
        Case("kept for later", "wantsToCompose = true\ndone(true)", "acts without a look at it"),
    ]

    @Test(arguments: quickActions) func anActionIsOfUseWithoutItsItem(_ example: Case) throws {
        let app = try SmallApp(
            appDelegate: """
                func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem,
                    completionHandler done: @escaping (Bool) -> Void) {
                    \(example.code)
                }
                """)
        expect(app, "appDelegate", Callback.applicationPerformAction.name, example.expected)
    }

    // MARK: - Objective-C

    private static let objectiveC = [
        Case(
            "a key", "NSURL *url = launchOptions[UIApplicationLaunchOptionsURLKey];",
            #"[{"read": "launchOptions.url"}]"#),
        Case(
            "a message", "id item = [launchOptions objectForKey:UIApplicationLaunchOptionsShortcutItemKey];",
            #"[{"read": "launchOptions.shortcutItem"}]"#),
        Case("handed on", "[Sdk start:launchOptions key:@\"a\"];", "hands launchOptions to start:key:"),
        Case(
            "a helper",
            "[self begin:launchOptions];\nreturn YES;\n}\n- (BOOL)begin:(NSDictionary *)o { (void)o[UIApplicationLaunchOptionsLocationKey];",
            #"[{"read": "launchOptions.location"}]"#),
        Case(
            "the notification delegate", "[UNUserNotificationCenter currentNotificationCenter].delegate = self;",
            #"[{"setNotificationDelegate": true}]"#),
        Case(
            "by a message",
            "UNUserNotificationCenter *c = [UNUserNotificationCenter currentNotificationCenter];\n[c setDelegate:self];",
            #"[{"setNotificationDelegate": true}]"#),
        Case(
            "a window", "self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];",
            #"[{"makeWindow": "frame"}]"#),
        Case(
            "in a condition without braces",
            "if (x)\n[UNUserNotificationCenter currentNotificationCenter].delegate = self;",
            "sets the notification delegate on a condition"),
        Case(
            "made once",
            "if (!_queue) { _queue = [NSOperationQueue new]; [UNUserNotificationCenter currentNotificationCenter].delegate = self; }",
            #"[{"setNotificationDelegate": true}]"#),
        Case(
            "for all systems",
            "if (@available(iOS 10.0, *)) { [UNUserNotificationCenter currentNotificationCenter].delegate = self; }",
            #"[{"setNotificationDelegate": true}]"#),
        Case("a log's macro", "MYLogDebug(@\"launched %@ %@\", self, launchOptions);", "[]"),
        Case("a log in C's words", "AppLogDefault(\"launched %@\", [launchOptions description]);", "[]"),
        Case("a log by a message", "[Logger info:[NSString stringWithFormat:@\"%@\", launchOptions]];", "[]"),
        Case("no log", "LoginStart(@\"a\", launchOptions);", "hands launchOptions to LoginStart"),
        Case(
            "a window that gets its scene later",
            "self.window = [[UIWindow alloc] initWithFrame:r];\nself.window.windowScene = scene;",
            #"[{"makeWindow": "scene"}]"#),
        Case("compared", "if (launchOptions != nil) { [self go]; }", "[]"),
        Case("asked", "if (launchOptions) { [self go]; }", "[]"),
        Case(
            "a task by a macro",
            "#define OTHER @\"a\"\n#define TASK @\"com.example.d\"\n"
                + "[[BGTaskScheduler sharedScheduler] registerForTaskWithIdentifier:TASK usingQueue:nil launchHandler:^(BGTask *t) {}];",
            #"[{"registerTask": "com.example.d"}]"#),
        Case(
            "a task",
            "[[BGTaskScheduler sharedScheduler] registerForTaskWithIdentifier:@\"com.example.c\" usingQueue:nil launchHandler:^(BGTask *t) {}];",
            #"[{"registerTask": "com.example.c"}]"#),
    ]

    @Test(arguments: objectiveC) func objectiveCIsFollowed(_ example: Case) throws {
        let app = try SmallApp([
            "main.m": "int main(void) { return UIApplicationMain(0, 0, nil, NSStringFromClass([AppDelegate class])); }",
            "AppDelegate.h": "@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end",
            "AppDelegate.m": """
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
                \(example.code)
                return YES;
            }
            @end
            """,
        ])
        expect(app, "appDelegate", Self.did, example.expected)
    }
}
