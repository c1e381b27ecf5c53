extension CodeVariant {
    private static let asking = """
            func ask(_ options: UNAuthorizationOptions) {
                UNUserNotificationCenter.current().requestAuthorization(options: options) { _, _ in }
            }
        """

    /// What an app asks of the person, and registers for, at launch.
    package static let permissions: [CodeVariant] = [
        launching(
            "another class has a function of that name and label", imports: "import UIKit\nimport LocationKit",
            """
                    LocationKit.requestAuthorization(options: [.precise]) { granted in
                        NSLog("location: %d", granted ? 1 : 0)
                    }
            """, does: .does()),
        launching(
            "a library that authorizes has a function of that name", imports: "import UIKit\nimport HealthKit",
            """
                    let steps = HKQuantityType(.stepCount)
                    store.requestAuthorization(toShare: [], read: [steps]) { granted, error in
                        NSLog("health: %d", granted ? 1 : 0)
                    }
            """, members: "    private let store = HKHealthStore()", does: .does()),
        launching(
            "photos have a function of that name", imports: "import UIKit\nimport Photos",
            "        PHPhotoLibrary.requestAuthorization(for: .addOnly) { _ in }",
            does: .does(VariantAction.asks("photos"))),
        launching(
            "notifications, provisional by a parameter", imports: notifications, "        ask([.alert, .provisional])",
            members: asking, does: .does()),
        launching(
            "notifications, by a parameter that is provisional elsewhere", imports: notifications,
            "        ask([.alert])", members: asking + "\n    func askQuietly() { ask([.provisional]) }",
            does: .does(VariantAction.asksForNotifications)),
        launching(
            "notifications, provisional by default", imports: notifications, "        ask()",
            members: asking.replacing("UNAuthorizationOptions)", with: "UNAuthorizationOptions = [.provisional])"),
            does: .does()),
        launching(
            "notifications, with labels on many lines", imports: notifications,
            """
                    UNUserNotificationCenter
                        .current()
                        .requestAuthorization(
                            options: [
                                .alert, // not .provisional
                                .badge,
                            ],
                            completionHandler: { _, _ in }
                        )
            """, does: .does(VariantAction.asksForNotifications)),
        launching(
            "notifications by a constant", imports: notifications,
            """
                    let center = UNUserNotificationCenter.current()
                    let options: UNAuthorizationOptions = [.alert, .sound]
                    center.requestAuthorization(options: options) { _, _ in }
            """, does: .does(VariantAction.asksForNotifications)),
        launching(
            "notifications by an await, with the device token on a condition", imports: notifications,
            """
                    let center = UNUserNotificationCenter.current()
                    Task { @MainActor in
                        let isGranted = try? await center.requestAuthorization(options: [.alert])
                        if isGranted == true { application.registerForRemoteNotifications() }
                    }
            """, does: .does(VariantAction.asksForNotifications)),
        launching(
            "notifications after a look at the settings", imports: notifications,
            """
                    let center = UNUserNotificationCenter.current()
                    center.getNotificationSettings { settings in
                        guard settings.authorizationStatus == .notDetermined else { return }
                        center.requestAuthorization(options: [.alert]) { _, _ in }
                    }
            """, does: .does(VariantAction.asksOnce)),
        launching(
            "a text names the functions",
            """
                    NSLog("%@", "application.registerForRemoteNotifications(), center.requestAuthorization(options: [])")
                    /* application.registerForRemoteNotifications() */
            """, does: .does()),
        launching(
            "another class registers for its own", "        Menu.shared.registerForRemoteNotifications()",
            more: ["Menu.swift": menu], does: .doesOrOpen()),
    ]

    private static let menu = """
        import UIKit
        final class Menu {
            static let shared = Menu()
            private(set) var isRegistered = false
            func registerForRemoteNotifications() { isRegistered = true }
        }
        """

    /// Which tasks are registered at launch.
    package static let backgroundTasks: [CodeVariant] = [
        launching(
            "a task by the raw value of a case", plist: VariantPlist.permits("com.example.refresh"), imports: tasks,
            """
                    BGTaskScheduler.shared.register(forTaskWithIdentifier: TaskName.refresh.rawValue, using: nil) { task in
                        task.setTaskCompleted(success: true)
                    }
            """, members: taskNames, does: .does(VariantAction.registers("com.example.refresh"))),
        launching(
            "a task by a constant of an extension", plist: VariantPlist.permits("com.example.clean"), imports: tasks,
            """
                    BGTaskScheduler.shared.register(
                        forTaskWithIdentifier: .clean, // com.example.other
                        using: .main,
                        launchHandler: run
                    )
            """, members: runsTasks,
            more: ["Names.swift": "extension String {\n    static let clean = \"com.example.clean\"\n}\n"],
            does: .does(VariantAction.registers("com.example.clean"))),
        launching(
            "a task by a local constant", plist: VariantPlist.permits("com.example.refresh"), imports: tasks,
            """
                    let identifier = "com.example.refresh"
                    let scheduler = BGTaskScheduler.shared
                    scheduler.register(forTaskWithIdentifier: identifier, using: nil, launchHandler: run)
            """, members: runsTasks, does: .does(VariantAction.registers("com.example.refresh"))),
        launching(
            "tasks by a local function", plist: VariantPlist.permits("com.example.a", "com.example.b"), imports: tasks,
            """
                    func register(_ identifier: String) {
                        BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: nil, launchHandler: run)
                    }
                    register("com.example.a")
                    register("com.example.b")
            """, members: runsTasks,
            does: .doesOrOpen(VariantAction.registers("com.example.a"), VariantAction.registers("com.example.b"))),
        launching(
            "a task whose constant is shadowed", plist: VariantPlist.permits("com.example.inner"), imports: tasks,
            """
                    let identifier = "com.example.inner"
                    BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: nil, launchHandler: run)
            """, members: "    private let identifier = \"com.example.outer\"\n\(runsTasks)",
            does: .does(VariantAction.registers("com.example.inner"))),
    ]

    private static let tasks = "import UIKit\nimport BackgroundTasks"

    private static let taskNames = """
            private enum TaskName: String {
                case refresh = "com.example.refresh"
            }
        """

    private static let runsTasks = "    private func run(_ task: BGTask) { task.setTaskCompleted(success: true) }\n"

    /// Code for events that need a background mode.
    package static let backgroundModes: [CodeVariant] = [
        silent("and saved", "last = userInfo\n        done(.newData)", "error"),
        silent("and starts a download", "Sync.shared.run { done(.newData) }", "error", more: sync),
        silent("and is logged", "print(userInfo)\n        done(.noData)", nil),
        silent(
            "and saved, with its mode", "last = userInfo\n        done(.newData)", modes: ["remote-notification"], nil),
        silent(
            "and saved, and nothing asks for pushes", "last = userInfo\n        done(.newData)",
            launch: "window?.tag = 1", nil),
        launching(
            "a fetch without its mode", "application.setMinimumBackgroundFetchInterval(3600)",
            members: fetching("Sync.shared.run { done(.newData) }"), more: sync
        ).finding("LT025", "error"),
        launching(
            "a fetch that is turned off",
            "application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalNever)",
            members: fetching("Sync.shared.run { done(.newData) }"), more: sync
        ).finding("LT025", nil),
        launching(
            "a fetch that nothing asks for", "window?.tag = 1", members: fetching("Sync.shared.run { done(.newData) }"),
            more: sync
        ).finding("LT025", nil), task("BGProcessingTaskRequest", modes: ["fetch"], "error"),
        task("BGAppRefreshTaskRequest", modes: ["fetch"], nil),
        task("BGAppRefreshTaskRequest", modes: ["processing"], "error"),
        objectiveCLaunching(
            "a silent push without its mode", "    [application registerForRemoteNotifications];",
            members: """
                - (void)application:(UIApplication *)application
                    didReceiveRemoteNotification:(NSDictionary *)userInfo
                          fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))done {
                    self.window.tag = userInfo.count;
                    done(UIBackgroundFetchResultNewData);
                }
                """
        ).finding("LT025", "error"),
        launching(
            "a push registry for files, without the mode of calls", imports: "import PushKit\nimport UIKit",
            "registry.delegate = self\n        registry.desiredPushTypes = [.fileProvider]",
            members: "private let registry = PKPushRegistry(queue: .main)"
        ).finding("LT025", nil),
    ]

    private static let sync = [
        "Sync.swift":
            "final class Sync { static let shared = Sync(); func run(_ done: @escaping () -> Void) { done() } }"
    ]

    private static func list(_ modes: [String]) -> String {
        "<key>UIBackgroundModes</key><array>\(modes.map { "<string>\($0)</string>" }.joined())</array>"
    }

    private static func fetching(_ code: String) -> String {
        """
        func application(
                _ application: UIApplication, performFetchWithCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void
            ) { \(code) }
        """
    }

    private static func silent(
        _ description: String, _ code: String, modes: [String] = ["audio"],
        launch: String = "application.registerForRemoteNotifications()", _ severity: String?,
        more: [String: String] = [:]
    ) -> CodeVariant {
        launching(
            "a silent push is received \(description)", plist: list(modes), launch,
            members: """
                var last: [AnyHashable: Any] = [:]

                    func application(
                        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
                        fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void
                    ) {
                        \(code)
                    }
                """, more: more, errors: ["LT010"]
        ).finding("LT025", severity)
    }

    private static func task(_ request: String, modes: [String], _ severity: String?) -> CodeVariant {
        launching(
            "a \(request) with \(modes.joined())",
            plist: "<key>BGTaskSchedulerPermittedIdentifiers</key><array><string>com.example.sync</string></array>"
                + list(modes), imports: "import BackgroundTasks\nimport UIKit",
            """
            BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.sync", using: nil) { task in
                        task.setTaskCompleted(success: true)
                    }
            """,
            members: """
                func applicationDidEnterBackground(_ application: UIApplication) {
                        try? BGTaskScheduler.shared.submit(\(request)(identifier: "com.example.sync"))
                    }
                """
        ).finding("LT025", severity)
    }
}
