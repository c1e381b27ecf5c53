extension CodeVariant {
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
