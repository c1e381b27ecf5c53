extension CodeVariant {
    /// Work that only `applicationWillEnterForeground(_:)` does.
    package static let workOnReturn: [CodeVariant] = [
        returning("starts an object", "loop.start()", "warning"),
        returning("loads in a helper", "loadRecipes()", "warning"),
        // Right.
        returning("starts what the launch starts too", "loop.start()", launch: "loop.start()", nil),
        returning("starts what the launch starts in a helper", "loop.start()", launch: "begin()", nil),
        returning("starts an object that a view starts in another way", "loop.start()", more: view, nil),
        returning("ends what leaving the app began", "hideCover()", nil),
        returning("does it in some states", "if isOn { loop.start() }", nil),
        returning("logs", "print(\"in front\")", nil),
        returning("starts what becoming active starts", "loop.start()", members: becomingActive, nil),
    ]

    private static let view = [
        "ListController.swift": """
        import UIKit
        final class ListController: UIViewController {
            private let loop = Loop()
            override func viewDidLoad() { loop.once() }
        }
        """
    ]
    private static let becomingActive = "func applicationDidBecomeActive(_ application: UIApplication) { loop.start() }"

    private static func returning(
        _ description: String, _ code: String, launch: String = "isOn = true", members: String = "",
        more: [String: String] = [:], _ severity: String?
    ) -> CodeVariant {
        let loop = """
            final class Loop {
                private var count = 0
                func start() { count += 1 }
                func stop() { count -= 1 }
                func once() { count = 1 }
            }
            """
        return launching(
            "a return to the app \(description)", launch,
            members: """
                private let loop = Loop()
                private var isOn = false
                private var isCovered = false
                private var recipes: [String] = []
                \(launch == "begin()" ? "private func begin() { loop.start() }" : "")
                private func hideCover() { isCovered = false }
                private func loadRecipes() { recipes = Cache.all }
                func applicationWillEnterForeground(_ application: UIApplication) { \(code) }
                func applicationDidEnterBackground(_ application: UIApplication) { loop.stop() }
                \(members)
                """, more: more.merging(["Loop.swift": loop]) { $1 }
        ).finding("LT033", severity)
    }
}
