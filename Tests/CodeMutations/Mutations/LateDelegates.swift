extension CodeMutation {
    /// The delegate of the notification centre is set too late, or never.
    static let lateDelegates: [CodeMutation] =
        delegates(late, in: WholeApp.swift, setsDelegate) + delegates(objectiveCLate, in: WholeApp.objectiveC, sends)
        + lateInOtherMethods + lateInViews + delegates(never, in: WholeApp.swift, setsDelegate)
        + delegates(objectiveCNever, in: WholeApp.objectiveC, sends)

    private static let setsDelegate = "center.delegate = Pushes.shared"
    private static let sends = "center.delegate = [RCPPushes shared];"

    private static func delegates(_ means: [Means], in apps: [WholeApp], _ old: String) -> [CodeMutation] {
        apps.flatMap { app in means.map { delegate($0, in: app, old) } }
    }

    private struct Means {
        let name, code: String
        let more: [CodeEdit]

        init(_ name: String, _ code: String, _ more: [CodeEdit]) {
            (self.name, self.code, self.more) = (name, code, more)
        }

        init(_ name: String, _ code: String, _ more: CodeEdit...) { self.init(name, code, more) }
    }

    private static func delegate(_ means: Means, in app: WholeApp, _ old: String) -> CodeMutation {
        CodeMutation(
            "the delegate is set \(means.name)", app, .finding("LT019"),
            [.replace(old, with: means.code, in: app.launchCode)] + means.more)
    }

    private static let late: [Means] = [
        Means("on the main queue", "DispatchQueue.main.async { center.delegate = Pushes.shared }"),
        Means(
            "on the main queue after a while",
            "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { center.delegate = Pushes.shared }"),
        Means("in a task", "Task { @MainActor in center.delegate = Pushes.shared }"),
        Means(
            "after an await", "Task { await Pushes.shared.start() }",
            pushes(
                """
                    func start() async {
                        await Feed.shared.load()
                        UNUserNotificationCenter.current().delegate = self
                    }

                """), .insert("    func load() async { items = [] }\n\n", before: "    func update(", in: "Feed.swift")),
        Means("in an operation", "OperationQueue.main.addOperation { center.delegate = Pushes.shared }"),
        Means(
            "in a block operation",
            "OperationQueue.main.addOperation(BlockOperation { center.delegate = Pushes.shared })"),
        Means(
            "in a work item", "DispatchQueue.main.async(execute: DispatchWorkItem { center.delegate = Pushes.shared })"),
        Means(
            "by a selector on the main thread",
            """
            Pushes.shared.performSelector(
                        onMainThread: #selector(Pushes.start), with: nil, waitUntilDone: false)
            """, pushes("    @objc func start() { UNUserNotificationCenter.current().delegate = self }\n")),
        Means(
            "by an observer's selector",
            """
            NotificationCenter.default.addObserver(
                        Pushes.shared, selector: #selector(Pushes.start),
                        name: UIApplication.didBecomeActiveNotification, object: nil)
            """, pushes("    @objc func start() { UNUserNotificationCenter.current().delegate = self }\n")),
        Means(
            "when a timer fires",
            """
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                        center.delegate = Pushes.shared
                    }
            """),
        Means(
            "by a selector with a delay", "Pushes.shared.perform(#selector(Pushes.start), with: nil, afterDelay: 0)",
            pushes("    @objc func start() { UNUserNotificationCenter.current().delegate = self }\n")),
        Means(
            "when a person has allowed notifications",
            """
            center.requestAuthorization(options: [.alert]) { isGranted, _ in
                        if isGranted { center.delegate = Pushes.shared }
                    }
            """),
        Means(
            "when a server has answered",
            """
            URLSession.shared.dataTask(with: URL(string: "https://recipes.example")!) { _, _, _ in
                        center.delegate = Pushes.shared
                    }.resume()
            """),
        Means(
            "by a sink",
            """
            Pushes.shared.watch = NotificationCenter.default
                        .publisher(for: UIApplication.didBecomeActiveNotification)
                        .sink { _ in center.delegate = Pushes.shared }
            """, pushes("    var watch: AnyCancellable?\n", imports: "import Combine\n")),
        Means(
            "by an observer",
            """
            NotificationCenter.default.addObserver(
                        forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
                    ) { _ in
                        center.delegate = Pushes.shared
                    }
            """),
        Means(
            "by a function that dispatches", "Pushes.shared.start()",
            pushes(
                """
                    func start() {
                        DispatchQueue.main.async { [weak self] in
                            UNUserNotificationCenter.current().delegate = self
                        }
                    }

                """)),
    ]

    private static let never: [Means] = [
        Means("never", "_ = center"), Means("to nothing", "center.delegate = nil"),
        Means("never at launch", "if false { center.delegate = Pushes.shared }"),
        Means("in systems to come", "if #available(iOS 99, *) { center.delegate = Pushes.shared }"),
        Means(
            "by a function that nothing calls", "_ = center",
            pushes("    func start() { UNUserNotificationCenter.current().delegate = self }\n")),
    ]

    private static func pushes(_ members: String, imports: String = "") -> CodeEdit {
        .replace(
            """
            import UserNotifications
            final class Pushes: NSObject, UNUserNotificationCenterDelegate {
                static let shared = Pushes()

            """,
            with: """
                \(imports)import UserNotifications

                final class Pushes: NSObject, UNUserNotificationCenterDelegate {
                    static let shared = Pushes()
                \(members)
                """, in: "Pushes.swift")
    }

    // MARK: - In Objective-C

    private static let objectiveCLate: [Means] = [
        Means(
            "by a selector with a delay",
            "[[RCPPushes shared] performSelector:@selector(start) withObject:nil afterDelay:0];", start),
        Means(
            "on the main queue",
            "dispatch_async(dispatch_get_main_queue(), ^{ center.delegate = [RCPPushes shared]; });"),
        Means(
            "on the main queue after a while",
            """
            dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{
                    center.delegate = [RCPPushes shared];
                });
            """),
        Means(
            "in an operation",
            "[NSOperationQueue.mainQueue addOperationWithBlock:^{ center.delegate = [RCPPushes shared]; }];"),
        Means(
            "when a timer fires",
            """
            [NSTimer scheduledTimerWithTimeInterval:1 repeats:NO block:^(NSTimer *timer) {
                    center.delegate = [RCPPushes shared];
                }];
            """),
        Means(
            "when a person has allowed notifications",
            """
            [center requestAuthorizationWithOptions:UNAuthorizationOptionAlert
                                      completionHandler:^(BOOL granted, NSError *error) {
                    if (granted) center.delegate = [RCPPushes shared];
                }];
            """),
        Means(
            "when a server has answered",
            """
            [[NSURLSession.sharedSession dataTaskWithURL:[NSURL URLWithString:@"https://recipes.example"]
                                           completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
                    center.delegate = [RCPPushes shared];
                }] resume];
            """),
        Means(
            "by an observer",
            """
            [NSNotificationCenter.defaultCenter addObserverForName:UIApplicationDidBecomeActiveNotification
                                                                object:nil
                                                                 queue:nil
                                                            usingBlock:^(NSNotification *note) {
                    center.delegate = [RCPPushes shared];
                }];
            """), Means("by a method that dispatches", "[[RCPPushes shared] startLater];", startLater),
        Means(
            "in a block operation",
            """
            [[NSOperationQueue mainQueue] addOperation:[NSBlockOperation blockOperationWithBlock:^{
                    center.delegate = [RCPPushes shared];
                }]];
            """),
        Means(
            "by a selector on the main thread",
            "[[RCPPushes shared] performSelectorOnMainThread:@selector(start) withObject:nil waitUntilDone:NO];", start),
        Means(
            "by an observer's selector",
            """
            [NSNotificationCenter.defaultCenter addObserver:[RCPPushes shared]
                                                       selector:@selector(start)
                                                           name:UIApplicationDidBecomeActiveNotification
                                                         object:nil];
            """, start),
    ]

    private static let objectiveCNever: [Means] = [
        Means("never", "[center removeAllDeliveredNotifications];"), Means("to nothing", "center.delegate = nil;"),
        Means("never at launch", "if (NO) center.delegate = [RCPPushes shared];"),
        Means("in systems to come", "if (@available(iOS 99, *)) { center.delegate = [RCPPushes shared]; }"),
        Means("by a method that nothing calls", "[center removeAllDeliveredNotifications];", start),
    ]

    private static let start = objectiveCPushes(
        "start",
        """
        - (void)start {
            [UNUserNotificationCenter currentNotificationCenter].delegate = self;
        }


        """)

    private static let startLater = objectiveCPushes(
        "startLater",
        """
        - (void)startLater {
            dispatch_async(dispatch_get_main_queue(), ^{
                [UNUserNotificationCenter currentNotificationCenter].delegate = self;
            });
        }


        """)

    private static func objectiveCPushes(_ name: String, _ method: String) -> [CodeEdit] {
        [
            .insert("- (void)\(name);\n", before: "@end", in: "RCPPushes.h"),
            .insert(method, before: "- (void)userNotificationCenter:", in: "RCPPushes.m"),
        ]
    }

    // MARK: - In methods that come later

    private static let lateInOtherMethods: [CodeMutation] = [
        CodeMutation(
            "the delegate is set as the scene connects", .swiftScenes, .finding("LT019"),
            .replace("center.delegate = Pushes.shared", with: "_ = center", in: "AppDelegate.swift"),
            .replace(
                "        window.makeKeyAndVisible()\n",
                with: """
                            window.makeKeyAndVisible()
                            UNUserNotificationCenter.current().delegate = Pushes.shared

                    """, in: "SceneDelegate.swift")),
        CodeMutation(
            "the delegate is set as the scene connects", .objectiveCScenes, .finding("LT019"),
            .replace("    center.delegate = [RCPPushes shared];\n", with: "", in: "AppDelegate.m"),
            .replace(
                "    [window makeKeyAndVisible];\n",
                with: """
                        [window makeKeyAndVisible];
                        [UNUserNotificationCenter currentNotificationCenter].delegate = [RCPPushes shared];

                    """, in: "SceneDelegate.m")),
        CodeMutation(
            "the delegate is set as the first view loads", .swiftScenes, .finding("LT019"),
            .replace("center.delegate = Pushes.shared", with: "_ = center", in: "AppDelegate.swift"),
            .insert(
                "        UNUserNotificationCenter.current().delegate = Pushes.shared\n",
                before: "        view.background", in: "HomeViewController.swift")),
        CodeMutation(
            "the delegate is set as the first view loads", .objectiveCScenes, .finding("LT019"),
            .replace("    center.delegate = [RCPPushes shared];\n", with: "", in: "AppDelegate.m"),
            .insert(
                "    [UNUserNotificationCenter currentNotificationCenter].delegate = [RCPPushes shared];\n",
                before: "    self.view.background", in: "HomeViewController.m")),
        CodeMutation(
            "the delegate is set as the app becomes active", .swiftDelegate, .finding("LT019"),
            .replace("center.delegate = Pushes.shared", with: "_ = center", in: "AppDelegate.swift"),
            .insert(
                """
                    func applicationDidBecomeActive(_ application: UIApplication) {
                        UNUserNotificationCenter.current().delegate = Pushes.shared
                    }


                """, before: "    func application(\n        _ app: UIApplication, open", in: "AppDelegate.swift")),
        CodeMutation(
            "the delegate is set as the app becomes active", .objectiveCDelegate, .finding("LT019"),
            .replace("    center.delegate = [RCPPushes shared];\n", with: "", in: "AppDelegate.m"),
            .insert(
                """
                - (void)applicationDidBecomeActive:(UIApplication *)application {
                    [UNUserNotificationCenter currentNotificationCenter].delegate = [RCPPushes shared];
                }


                """, before: "- (BOOL)application:(UIApplication *)app\n", in: "AppDelegate.m")),
    ]

    private static let lateInViews = [WholeApp.swiftUIAdaptor, .swiftUI].flatMap { app in
        modifiers.map { view in
            CodeMutation(
                "the delegate is set \(view.name)", app, .finding("LT019"),
                .replace("center.delegate = Pushes.shared", with: "_ = center", in: app.launchCode),
                .insert("        \(view.code)\n", before: "        .sheet(", in: "HomeView.swift"),
                .insert(
                    "    @Environment(\\.scenePhase) private var phase\n", before: "    @State", in: "HomeView.swift"))
        }
    }

    private static let modifiers: [Means] = [
        Means("as the first view appears", ".onAppear { UNUserNotificationCenter.current().delegate = Pushes.shared }"),
        Means("in the task of a view", ".task { UNUserNotificationCenter.current().delegate = Pushes.shared }"),
        Means(
            "as the first view appears, on a condition",
            ".onAppear { if items.isEmpty { UNUserNotificationCenter.current().delegate = Pushes.shared } }"),
        Means(
            "when the scene is active",
            """
            .onChange(of: phase) { _, phase in
                        if phase == .active { UNUserNotificationCenter.current().delegate = Pushes.shared }
                    }
            """),
    ]
}
