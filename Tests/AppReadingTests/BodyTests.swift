import AppReading
import Testing

/// What is read from the bodies of methods.
struct BodyTests {
    private static let did = Callback.didFinishLaunching.name
    private static let connect = Callback.sceneWillConnect.name

    private static let delegate = "UNUserNotificationCenter.current().delegate = self"

    // MARK: - Launch options

    private static let launchOptions = [
        BodyCase("no mention", "start()", "[]"),
        BodyCase(
            "a key", "if let url = launchOptions?[.url] as? URL { open(url) }", #"[{"read": "launchOptions.url"}]"#),
        BodyCase(
            "a key with its type", "let item = launchOptions?[UIApplication.LaunchOptionsKey.shortcutItem]; show(item)",
            #"[{"read": "launchOptions.shortcutItem"}]"#),
        BodyCase("a key that is only logged under its name", "if let url = launchOptions?[.url] { print(url) }", "[]"),
        BodyCase("a key that nobody uses under its name", "let url = launchOptions?[.url]", "[]"),
        BodyCase(
            "the older type", "open(launchOptions?[UIApplicationLaunchOptionsKey.remoteNotification])",
            #"[{"read": "launchOptions.remoteNotification"}]"#),
        BodyCase(
            "another name", "guard let options = launchOptions else { return true }\nstart(options[.location])",
            #"[{"read": "launchOptions.location"}]"#),
        BodyCase(
            "the same name again", "if let launchOptions { open(launchOptions[.url]) }",
            #"[{"read": "launchOptions.url"}]"#), BodyCase("a comparison", "wasOpened = launchOptions != nil", "[]"),
        BodyCase("a log", #"print("launched with \(launchOptions ?? [:])")"#, "[]"),
        BodyCase(
            "a log by its name", #"log.default("%{public}@ %@", #function, String(describing: launchOptions))"#, "[]"),
        BodyCase("a log by its owner", #"Log.shared.info(message: "launched with \(launchOptions ?? [:])")"#, "[]"),
        BodyCase("a text of it", #"let text = "\(launchOptions)""#, "[]"),
        BodyCase("a word with a log in it", #"catalog.open("a", launchOptions)"#, "passes launchOptions to open"),
        BodyCase("a log that isn't given a text", "log(launchOptions)", "passes launchOptions to log"),
        BodyCase("handed on", "Analytics.start(launchOptions)", "passes launchOptions to start"),
        BodyCase(
            "handed on under a label", "sdk.initialize(launchOptions: launchOptions)",
            "passes launchOptions to initialize"),
        BodyCase("kept", "self.options = launchOptions", "passes launchOptions on"),
        BodyCase("a key that isn't UIKit's", "open(launchOptions?[key])", "passes launchOptions on"),
        BodyCase("a label of the same name", "start(launchOptions: nil)", "[]"),
        BodyCase(
            "set-up behind a guard for options",
            "guard let options = launchOptions else { return true }\nprint(options)\n\(delegate)",
            "sets the notification delegate only if `let options = launchOptions`"),
        BodyCase(
            "set-up in launches without options", "if launchOptions != nil { return true }\n\(delegate)",
            "sets the notification delegate unless `launchOptions != nil`"),
        BodyCase(
            "set-up where no quick action has come",
            "if let item = launchOptions?[.shortcutItem] { show(item); return true }\n\(delegate)",
            "sets the notification delegate unless `let item = launchOptions?[.shortcutItem]`"),
        BodyCase("a comment and a string", "// launchOptions?[.url]\nlog(\"launchOptions[.url]\")", "[]"),
    ]

    @Test(arguments: launchOptions) func launchOptionsAreFollowed(_ example: BodyCase) throws {
        let app = try SmallApp(launching: example.code)
        example.expect(app, "appDelegate", Self.did)
    }

    // MARK: - Connection options

    private static let connectionOptions = [
        BodyCase(
            "the first of those that fit", "_ = options.userActivities.first { $0.isValid }",
            #"[{"read": "connectionOptions.userActivities"}]"#),
        BodyCase(
            "the first, and its block", "if let activity = options.userActivities.first { handle(activity) }",
            #"[{"read": "connectionOptions.userActivities", "first": true}]"#),
        BodyCase(
            "the first here and all there",
            "open(options.urlContexts.first)\nself.scene(scene, openURLContexts: options.urlContexts)",
            #"[{"read": "connectionOptions.urlContexts"}]"#),
        BodyCase("handed on", "Router.shared.connect(options)", "passes options to connect"),
        BodyCase("a member that isn't known", "_ = options.everything", "passes options on"),
        BodyCase(
            "a window that gets its scene later", "window = UIWindow(frame: scene.bounds)\nwindow?.windowScene = scene",
            #"[{"makeWindow": "scene", "visible": false}]"#),
        BodyCase(
            "a window of another class", "overlay = PassWindow(windowScene: scene)\noverlay.isHidden = false",
            #"[{"makeWindow": "scene"}]"#),
    ]

    @Test(arguments: connectionOptions) func connectionOptionsAreFollowed(_ example: BodyCase) throws {
        let app = try SmallApp(connecting: example.code)
        example.expect(app, "sceneDelegate", Self.connect)
    }

    /// To choose by what the options hold isn't to take it.
    private static let choiceOptions = [
        BodyCase("no mention", "", "unknown"),
        BodyCase(
            "kept", "if let item = options.shortcutItem { Router.shared.pending = item }",
            #"[{"read": "connectionOptions.shortcutItem"}]"#),
        BodyCase("kept at once", "pending = options.shortcutItem", #"[{"read": "connectionOptions.shortcutItem"}]"#),
        BodyCase(
            "handed on", "guard let item = options.shortcutItem else { return usual }\nQuickActions.perform(item.type)",
            #"[{"read": "connectionOptions.shortcutItem"}]"#),
        BodyCase(
            "looked at",
            "var name = \"\"\nif let a = options.userActivities.first, a.activityType == detail { name = \"Detail\" }",
            "unknown"),
        BodyCase(
            "compared", "if types.contains(options.userActivities.first!.activityType) { return detail }", "unknown"),
        BodyCase("printed", "print(options.userActivities)", "unknown"),
        BodyCase("given to a coordinator that chooses", "return coordinator.configuration(options)", "unknown"),
    ]

    @Test(arguments: choiceOptions) func whatIsKeptWhereAConfigurationIsChosenIsRead(_ example: BodyCase) throws {
        let app = try SmallApp(
            appDelegate: """
                func application(_ a: UIApplication, configurationForConnecting s: UISceneSession,
                    options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                    \(example.code)
                }
                """)
        example.expect(app, "appDelegate", Callback.configurationForConnecting.name)
    }

    // MARK: - Helpers

    private static let helpers = [
        BodyCase(
            "helpers in a circle", "a(options)\n}\nfunc a(_ o: Options) { b(o) }\nfunc b(_ o: Options) { a(o)", "[]"),
        BodyCase(
            "a function of something else with the same name",
            "other.handle(options)\n}\nfunc handle(_ o: Options) { _ = o.urlContexts", "passes options to handle"),
        BodyCase(
            "a helper that makes the window", "setUp()\n}\nfunc setUp() { window = UIWindow(windowScene: scene)",
            #"[{"makeWindow": "scene", "visible": false}]"#),
        BodyCase(
            "a helper that returns before",
            "ask()\n}\nfunc ask() { guard isDue else { return }\ncenter.requestAuthorization(options: [.alert]) { _, _ in }",
            #"[{"request": "permission:notifications", "once": true}]"#),
    ]

    @Test(arguments: helpers) func helpersOfTheClassAreFollowed(_ example: BodyCase) throws {
        let app = try SmallApp(connecting: example.code)
        example.expect(app, "sceneDelegate", Self.connect)
    }

    // MARK: - Set-up

    private static let setup = [
        BodyCase("another delegate", "Messaging.messaging().delegate = self\ntabs.delegate = self", "[]"),
        BodyCase("none", "UNUserNotificationCenter.current().delegate = nil", "[]"),
        BodyCase(
            "in a branch", "if wantsPush { UNUserNotificationCenter.current().delegate = self }",
            "sets the notification delegate only if `wantsPush`"),
        BodyCase(
            "made once", "if pushes == nil { pushes = Pushes()\nUNUserNotificationCenter.current().delegate = pushes }",
            #"[{"setNotificationDelegate": true}]"#),
        BodyCase(
            "once on a condition",
            "if pushes == nil && wantsPush { pushes = Pushes()\nUNUserNotificationCenter.current().delegate = pushes }",
            "sets the notification delegate only if `wantsPush`"),
        BodyCase(
            "behind a guard for tests",
            "guard !isTesting else { return true }\nUNUserNotificationCenter.current().delegate = self",
            #"[{"setNotificationDelegate": true}]"#),
        BodyCase(
            "a task by what isn't one",
            "BGTaskScheduler.shared.register(forTaskWithIdentifier: name(), using: nil) { _ in }",
            "registers a task whose identifier isn't a constant"),
        BodyCase("quietly", "center.requestAuthorization(options: [.alert, .provisional]) { _, _ in }", "[]"),
        BodyCase(
            "on a condition", "if isNew { manager.requestWhenInUseAuthorization() }",
            #"[{"request": "permission:location", "once": true}]"#),
        BodyCase(
            "location, tracking, photos",
            "manager.requestAlwaysAuthorization()\nATTrackingManager.requestTrackingAuthorization { _ in }\n"
                + "PHPhotoLibrary.requestAuthorization { _ in }",
            #"[{"request": "permission:location"}, {"request": "permission:tracking"}, {"request": "permission:photos"}]"#
        ),
        BodyCase(
            "the device token", "DispatchQueue.main.async { application.registerForRemoteNotifications() }",
            #"[{"registerForRemoteNotifications": true, "later": true}]"#),
        BodyCase("after consent", "ask { ok in if ok { application.registerForRemoteNotifications() } }", "[]"),
        BodyCase(
            "a window", "window = UIWindow(frame: UIScreen.main.bounds)",
            #"[{"makeWindow": "frame", "visible": false}]"#),
        BodyCase(
            "a window if there is none", "if window == nil { window = UIWindow() }\nwindow?.makeKey()",
            #"[{"makeWindow": "frame"}]"#),
    ]

    @Test(arguments: setup) func setUpCountsWhereItIsCertain(_ example: BodyCase) throws {
        let app = try SmallApp(launching: example.code)
        example.expect(app, "appDelegate", Self.did)
    }

    // MARK: - Payloads

    private static let payloads = [
        BodyCase("ignored", "wake()", "[]"), BodyCase("shown", #"showLog("opened \(url)")"#, #"[{"handle": "url"}]"#),
        BodyCase("in a string that is sent", #"send("opened \(url)")"#, #"[{"handle": "url"}]"#),
        BodyCase("a member of the same name", "_ = self.url", "[]"),
    ]

    @Test(arguments: payloads) func aPayloadIsTakenByWhoUsesIt(_ example: BodyCase) throws {
        let app = try SmallApp(openingURL: example.code)
        example.expect(app, "appDelegate", Callback.openURL.name)
    }

    private static let quickActions = [
        BodyCase("taken", "run(item.type)\ndone(true)", #"[{"handle": "shortcutItem"}]"#),
        BodyCase("nothing", "logger.info(\"an action\")\ndone(true)", "[]"),
        // An app with a single action needs no look at it.
        BodyCase("without a look", "compose()\ndone(true)", "acts without reading it"),
        BodyCase("kept for later", "wantsToCompose = true\ndone(true)", "acts without reading it"),
    ]

    @Test(arguments: quickActions) func anActionIsOfUseWithoutItsItem(_ example: BodyCase) throws {
        let app = try SmallApp(
            appDelegate: """
                func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem,
                    completionHandler done: @escaping (Bool) -> Void) {
                    \(example.code)
                }
                """)
        example.expect(app, "appDelegate", Callback.applicationPerformAction.name)
    }
}
