extension CodeVariant {
    /// What registers a task once, however often code comes to it, and what does so twice, or before any method of a launch.
    package static let oneTimeActions: [CodeVariant] = [
        registering(
            "a shared object that a property and a method touch", "let tasks = Tasks.shared", did: "Tasks.shared.plan()"
        ), registering("a shared object that both methods touch", will: "_ = Tasks.shared", did: "_ = Tasks.shared"),
        registering(
            "a lazy property that both touch", "lazy var tasks = Tasks()", will: "_ = tasks", did: "tasks.plan()"),
        registering(
            "a lazy property that a later method touches", "lazy var tasks = Tasks()", did: "tasks.plan()",
            active: "tasks.plan()"), registering("a static token of both", will: "Tasks.once()", did: "Tasks.once()"),
        registering("a function that remembers, of both", will: "Tasks.ifNeeded()", did: "Tasks.ifNeeded()"),
        registering("a function of both", will: "Tasks.register()", did: "Tasks.register()", severity: "error"),
        registering("two objects", will: "_ = Tasks()", did: "_ = Tasks()", severity: "error"),
        starting("the value of a property", "    private let tasks = Tasks()"),
        starting("a state", "    @State private var tasks = Tasks.shared"),
        starting(
            "the initializer and the delegate",
            """
                @UIApplicationDelegateAdaptor private var delegate: AppDelegate
                init() { Tasks.shared.plan() }
            """,
            more: [
                "AppDelegate.swift": """
                import UIKit
                class AppDelegate: NSObject, UIApplicationDelegate {
                    \(UIKitMethod.didFinishLaunching) {
                        Tasks.shared.plan()
                        return true
                    }
                }
                """
            ]),
        app(
            "the initializer of a delegate without launch methods",
            [
                "AppDelegate.swift": appDelegate(
                    """
                        override init() {
                            super.init()
                            Tasks.register()
                        }
                    """)
            ], VariantPlist.mainStoryboard
        ).finding("LT021", nil),
    ]

    private static func registering(
        _ description: String, _ members: String = "", will: String? = nil, did: String, active: String? = nil,
        severity: String? = nil
    ) -> CodeVariant {
        let will = will.map { code in
            """
                func application(
                    _ application: UIApplication,
                    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    \(code)
                    return true
                }
            """
        }
        let active = active.map { "    func applicationDidBecomeActive(_ application: UIApplication) { \($0) }" }
        return app(
            description,
            [
                "AppDelegate.swift": appDelegate(
                    """
                        \(members)
                    \(will ?? "")
                        \(UIKitMethod.didFinishLaunching) {
                            \(did)
                            return true
                        }

                    \(active ?? "")
                    """)
            ], VariantPlist.mainStoryboard
        ).finding("LT020", severity)
    }

    private static func starting(_ description: String, _ members: String, more: [String: String] = [:]) -> CodeVariant
    {
        let files = [
            "RecipesApp.swift": """
            import SwiftUI
            @main
            struct RecipesApp: App {
            \(members)

                var body: some Scene { WindowGroup { Text("Recipes") } }
            }
            """
        ].merging(more) { $1 }
        return app(description, files, "").finding("LT020", nil).finding("LT021", nil)
    }

    private static func app(_ description: String, _ files: [String: String], _ plist: String) -> CodeVariant {
        CodeVariant(
            "a task is registered by \(description)", files.merging(["Tasks.swift": tasksOnce]) { $1 },
            plist: VariantPlist.launchScreen + plist + VariantPlist.permits("com.example.refresh"), [])
    }

    private static let tasksOnce = """
        import BackgroundTasks
        final class Tasks {
            static let shared = Tasks()
            private static let token: Void = { register() }()
            private static var isDone = false

            init() { Self.register() }

            func plan() { UserDefaults.standard.set(true, forKey: "planned") }

            static func once() { _ = token }

            static func ifNeeded() {
                guard !isDone else { return }
                isDone = true
                register()
            }

            static func register() {
                BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.refresh", using: nil) { task in
                    task.setTaskCompleted(success: true)
                }
            }
        }
        """
}
