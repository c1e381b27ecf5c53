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
            "an object of another class has a function of that name and label",
            imports: "import UIKit\nimport LocationKit",
            """
                    let locator = Locator.shared
                    Task { try await locator.requestAuthorization(options: [.precise, .background]) }
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
            "speech has a function of that name", imports: "import UIKit\nimport Speech",
            """
                    SFSpeechRecognizer.requestAuthorization { status in
                        NSLog("speech: %d", status.rawValue)
                    }
            """, does: .does()),
        launching(
            "photos have a function of that name", imports: "import UIKit\nimport Photos",
            """
                    PHPhotoLibrary.requestAuthorization(for: .addOnly) { _ in }
            """, does: .does(VariantAction.asks("photos"))),
        launching(
            "notifications, provisional by a parameter", imports: notifications, "        ask([.alert, .provisional])",
            members: asking, does: .does()),
        launching(
            "notifications, by a parameter", imports: notifications, "        ask([.alert])", members: asking,
            does: .does(VariantAction.asksForNotifications)),
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
            "notifications in a local function", imports: notifications,
            """
                    func ask() {
                        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
                    }
                    ask()
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
            "notifications only for systems that no device has", imports: notifications,
            """
                    if #available(iOS 99, *) {
                        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
                    }
            """, does: .does()),
        launching(
            "the device token, on many lines",
            """
                    UIApplication
                        .shared
                        .registerForRemoteNotifications(
                        )
            """, does: .does(VariantAction.registersForRemote)),
        launching(
            "the device token, in a local function",
            """
                    func register() { application.registerForRemoteNotifications() }
                    defer { register() }
            """, does: .does(VariantAction.registersForRemote)),
        launching(
            "a text names the functions",
            """
                    NSLog("%@", "application.registerForRemoteNotifications(), center.requestAuthorization(options: [])")
                    /* application.registerForRemoteNotifications() */
            """, does: .does()),
        launching(
            "another class registers for its own",
            """
                    Menu.shared.registerForRemoteNotifications()
            """, more: ["Menu.swift": menu], does: .doesOrOpen()),
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
            "tasks in a loop", plist: VariantPlist.permits("com.example.a", "com.example.b"), imports: tasks,
            """
                    for identifier in ["com.example.a", "com.example.b"] {
                        BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: nil, launchHandler: run)
                    }
            """, members: runsTasks,
            does: .doesOrOpen(VariantAction.registers("com.example.a"), VariantAction.registers("com.example.b"))),
        launching(
            "a task for systems that no device has", plist: VariantPlist.permits("com.example.a"), imports: tasks,
            """
                    BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.a", using: nil, launchHandler: run)
                    if #available(iOS 99, *) {
                        BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.b", using: nil, launchHandler: run)
                    }
            """, members: runsTasks, does: .does(VariantAction.registers("com.example.a"))),
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

    private static let runsTasks = """
            private func run(_ task: BGTask) { task.setTaskCompleted(success: true) }

        """
}
