extension CodeVariant {
    /// How code names the tasks that it registers.
    package static let taskIdentifiers: [CodeVariant] = [
        naming("a text made of the bundle identifier", #""\(Bundle.main.bundleIdentifier!).refresh""#),
        naming("a sum of the bundle identifier", #"Bundle.main.bundleIdentifier! + ".refresh""#),
        naming("the bundle identifier, if there is one", #"(Bundle.main.bundleIdentifier ?? "") + ".refresh""#),
        naming("a constant made of a constant", "Tasks.refresh", more: tasks),
        naming(
            "a text made of the bundle identifier and something else", #""\(Bundle.main.bundleIdentifier!).sync""#,
            is: false),
        loop(
            "over a list", "for task in [\"com.example.app.refresh\", \"com.example.app.sync\"] { register(task) }",
            is: .doesOrOpen(refresh)),
        loop(
            "over a list that has a name",
            """
            let tasks = ["com.example.app.refresh"]
                    for task in tasks {
                        BGTaskScheduler.shared.register(forTaskWithIdentifier: task, using: nil) { _ in }
                    }
            """),
        loop(
            "over a list of the class",
            """
            tasks.forEach { task in
                        BGTaskScheduler.shared.register(forTaskWithIdentifier: task, using: nil) { _ in }
                    }
            """, members: #"    let tasks = ["com.example.app.refresh"]"#),
        launching(
            "a task of a shared object that two methods touch", plist: identifier,
            imports: "import BackgroundTasks\nimport UIKit", "        Refresher.shared.plan()",
            members: """
                    func applicationDidBecomeActive(_ application: UIApplication) { Refresher.shared.plan() }
                """, more: ["Refresher.swift": refresher], does: .does(refresh)
        ).finding("LT020", nil),
        loop(
            "over a list, some of which are left out",
            """
            for task in ["com.example.app.refresh"] {
                        if UserDefaults.standard.bool(forKey: task) { continue }
                        BGTaskScheduler.shared.register(forTaskWithIdentifier: task, using: nil) { _ in }
                    }
            """, is: .open),
    ]

    private static let refresher = """
        import BackgroundTasks

        final class Refresher {
            static let shared = Refresher()
            private var plans = 0

            private init() {
                BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.app.refresh", using: nil) { task in
                    task.setTaskCompleted(success: true)
                }
            }

            func plan() { plans += 1 }
        }

        """

    private static let refresh = VariantAction.registers("com.example.app.refresh")

    private static let tasks = [
        "Tasks.swift": #"enum Tasks { static let base = "com.example.app"; static let refresh = base + ".refresh" }"#
    ]

    private static let identifier =
        "<key>CFBundleIdentifier</key><string>com.example.app</string>"
        + VariantPlist.permits("com.example.app.refresh")

    private static func naming(
        _ description: String, _ name: String, more: [String: String] = [:], is isNamed: Bool = true
    ) -> CodeVariant {
        launching(
            "a task is named by \(description)", plist: identifier, imports: "import BackgroundTasks\nimport UIKit",
            "        BGTaskScheduler.shared.register(forTaskWithIdentifier: \(name), using: nil) { _ in }", more: more,
            // Without a project the code of a library may register what is left.
            does: isNamed ? .does(refresh) : .open, errors: isNamed ? [] : ["LT022"])
    }

    private static func loop(
        _ description: String, _ code: String, members: String = "", is meaning: Meaning = .does(refresh)
    ) -> CodeVariant {
        launching(
            "tasks in a loop \(description)", plist: identifier, imports: "import BackgroundTasks\nimport UIKit",
            "        \(code)",
            members: members + """

                    func register(_ task: String) {
                        BGTaskScheduler.shared.register(forTaskWithIdentifier: task, using: nil) { _ in }
                    }
                """, does: meaning)
    }
}
