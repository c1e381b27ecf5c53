extension CodeVariant {
    /// When a delegate of the notification centre is set, and a task is registered, by code of other types.
    package static let timesOfSetUp = times.flatMap { time in
        [
            setting("pushes: \(time.name)", time.body("Pushes.shared.start()"), time.when, members: time.members),
            registering("a task: \(time.name)", time.body("Refresh.register()"), time.members, time.when),
        ]
    }

    /// What only the launch handler of a task comes to, which no other launch runs.
    package static let setUpForTasks = [
        launching(
            "pushes: in the launch handler of a task", plist: VariantPlist.permits("a"), imports: notifications,
            "BGTaskScheduler.shared.register(forTaskWithIdentifier: \"a\", using: nil) { task in Pushes.shared.start() }",
            more: ["Pushes.swift": pushes], does: .does(VariantAction.registers("a"))
        ).finding("LT019", nil),
        launching(
            "pushes: in a launch handler that has a name", plist: VariantPlist.permits("a"), imports: notifications,
            "BGTaskScheduler.shared.register(forTaskWithIdentifier: \"a\", using: nil, launchHandler: run)",
            members: "func run(_ task: BGTask) { Pushes.shared.start() }", more: ["Pushes.swift": pushes],
            does: .does(VariantAction.registers("a"))
        ).finding("LT019", nil),
        launching(
            "pushes: in the launch handler of a task, and in time", plist: VariantPlist.permits("a"),
            imports: notifications,
            """
            Pushes.shared.start()
                    BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { task in
                        Pushes.shared.start()
                    }
            """, more: ["Pushes.swift": pushes],
            does: .does(VariantAction.setsNotificationDelegate, VariantAction.registers("a"))
        ).finding("LT019", nil),
    ]

    /// When something happens that a launch method begins.
    enum SetUpTime: Sendable { case atOnce, later, open, never }

    private struct Time: Sendable {
        let name: String
        let when: SetUpTime
        let members: String
        let body: @Sendable (String) -> String

        init(_ name: String, _ when: SetUpTime, members: String = "", _ body: @escaping @Sendable (String) -> String) {
            (self.name, self.when, self.members, self.body) = (name, when, members, body)
        }
    }

    private static let times: [Time] = [
        Time("in the method", .atOnce) { $0 }, Time("in an autorelease pool", .atOnce) { "autoreleasepool { \($0) }" },
        Time("on the main actor, which it is on", .atOnce) { "MainActor.assumeIsolated { \($0) }" },
        Time("for each of some", .atOnce) { "[1].forEach { _ in \($0) }" },
        Time("on another queue, waiting", .atOnce) { "DispatchQueue.global().sync { \($0) }" },
        Time("in a system that every device has", .atOnce) { "if #available(iOS 13, *) { \($0) }" },
        Time("by a function that runs its closure", .atOnce, members: "func run(_ body: () -> Void) { body() }") {
            "run { \($0) }"
        }, Time("dispatched", .later) { "DispatchQueue.main.async { \($0) }" },
        Time("dispatched with a delay", .later) { "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { \($0) }" },
        Time("in a task of Swift", .later) { "Task { \($0) }" },
        Time("in a detached task", .later) { "Task.detached { \($0) }" },
        Time("in an operation", .later) { "OperationQueue.main.addOperation { \($0) }" },
        Time("when a timer fires", .later) {
            "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in \($0) }"
        },
        Time("when the settings are known", .later) {
            """
            UNUserNotificationCenter.current().getNotificationSettings { settings in
                if settings.authorizationStatus == .authorized { DispatchQueue.main.async { \($0) } }
            }
            """
        },
        Time("when a server has answered", .later) {
            """
            URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { _, _, _ in \($0) }.resume()
            """
        },
        Time("when something is posted", .later) {
            """
            NotificationCenter.default.addObserver(
                forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { _ in \($0) }
            """
        },
        Time("when the launch is posted, by a block", .atOnce) {
            """
            NotificationCenter.default.addObserver(
                forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil) { _ in \($0) }
            """
        },
        Time("when the launch is posted, on another queue", .later) {
            """
            NotificationCenter.default.addObserver(
                forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: OperationQueue()) { _ in \($0) }
            """
        },
        // Only the name of the notification counted once among all arguments.
        Time(
            "by a selector with a name like that of the launch", .later,
            members: "@objc func appDidFinishLaunching() { CALL }"
        ) { _ in
            """
            NotificationCenter.default.addObserver(
                self, selector: #selector(appDidFinishLaunching), name: Notification.Name("didLogin"), object: nil)
            """
        },
        Time("when the launch is posted, by a publisher", .atOnce) {
            """
            NotificationCenter.default.publisher(for: UIApplication.didFinishLaunchingNotification)
                .map { _ in 1 }.sink { _ in \($0) }.store(in: &subscriptions)
            """
        },
        Time("when the launch is posted, in the next turn of the run loop", .later) {
            """
            NotificationCenter.default.publisher(for: UIApplication.didFinishLaunchingNotification)
                .receive(on: DispatchQueue.main).sink { _ in \($0) }.store(in: &subscriptions)
            """
        },
        Time("when the app becomes active, by a publisher", .later) {
            """
            NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
                .sink { _ in \($0) }.store(in: &subscriptions)
            """
        },
        Time("by a selector with a delay", .later, members: "@objc func later() { CALL }") { _ in
            "perform(#selector(later), with: nil, afterDelay: 0)"
        },
        Time(
            "by a function that dispatches its closure", .later,
            members: "func soon(_ body: @escaping () -> Void) { DispatchQueue.main.async(execute: body) }"
        ) { "soon { \($0) }" },
        Time("in a branch", .open) { "if UserDefaults.standard.bool(forKey: \"on\") { \($0) }" },
        Time(
            "behind a guard", .open,
            members: "func begin() { guard UserDefaults.standard.bool(forKey: \"on\") else { return }; CALL }"
        ) { _ in "begin()" },
        Time(
            "in a closure that is kept", .open,
            members: "var body: (() -> Void)?\n    func keep(_ body: @escaping () -> Void) { self.body = body }"
        ) { "keep { \($0) }" }, Time("in a closure for a library", .open) { "Analytics.whenReady { \($0) }" },
        Time("in a function that nobody calls", .never, members: "func start() { CALL }") { _ in "" },
        Time("in a system that no device has", .never) { "if #available(iOS 99, *) { \($0) }" },
        Time("in a closure that a container registers", .open) { "Container.shared.register(Router.self) { \($0) }" },
    ]

    static func setting(
        _ description: String, _ body: String, _ when: SetUpTime, members: String = "", more: [String: String] = [:]
    ) -> CodeVariant {
        launching(
            description, imports: notifications, body,
            members: members.replacing("CALL", with: "Pushes.shared.start()"),
            more: ["Pushes.swift": pushes].merging(more) { $1 },
            does: when.meaning(
                VariantAction.setsNotificationDelegate, later: VariantAction.setsNotificationDelegateLater),
            errors: when.error)
    }

    private static func registering(_ description: String, _ body: String, _ members: String, _ when: SetUpTime)
        -> CodeVariant
    {
        launching(
            description, plist: VariantPlist.permits("com.example.refresh"), imports: notifications, body,
            members: members.replacing("CALL", with: "Refresh.register()"),
            more: ["Refresh.swift": refresh, "Others.swift": others],
            does: when.meaning(
                VariantAction.registers("com.example.refresh"),
                later: VariantAction.registersLater("com.example.refresh")), errors: when.taskError)
    }

    static let pushes = """
        import UserNotifications
        final class Pushes: NSObject, UNUserNotificationCenterDelegate {
            static let shared = Pushes()

            func start() { UNUserNotificationCenter.current().delegate = self }

            \(UIKitMethod.didReceiveResponse) {
                Router.shared.show(response)
                completionHandler()
            }
        }
        """

    /// Objects of which nothing is known have functions of the same name, and so has an enum a case.
    private static let others = """
        enum Step {
            case register, done
        }

        final class Others {
            let steps: [Step] = [.register, .done]

            func begin(with modules: [Any]) { modules.forEach { ($0 as AnyObject).register() } }
        }
        """

    private static let refresh = """
        import BackgroundTasks
        enum Refresh {
            static func register() {
                BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.refresh", using: nil) { task in
                    task.setTaskCompleted(success: true)
                }
            }
        }
        """
}

extension CodeVariant.SetUpTime {
    func meaning(_ action: String, later: String) -> Meaning {
        switch self {
        case .atOnce: .does(action)
        case .later: .does(later)
        case .open: .open
        case .never: .does()
        }
    }

    var error: Set<String> { self == .later || self == .never ? ["LT019"] : [] }

    fileprivate var taskError: Set<String> {
        switch self {
        case .later: ["LT019"]
        case .never: ["LT021"]
        case .atOnce, .open: []
        }
    }
}
