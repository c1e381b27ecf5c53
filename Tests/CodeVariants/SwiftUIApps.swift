extension CodeVariant {
    /// What the `App` of SwiftUI sets up, and which phases are followed.
    static let swiftUIApps: [CodeVariant] = [
        starting(
            "the initializer sets the delegate in a local function",
            initializer: """
                    func register() { UNUserNotificationCenter.current().delegate = pushes }
                    register()
                """, .init("swiftUIApp", "init()", "does", is: .does(VariantAction.setsNotificationDelegate))),
        starting(
            "the initializer sets the delegate by a static function", initializer: "        Self.register(pushes)",
            members: """
                    private static func register(_ pushes: Pushes) {
                        UNUserNotificationCenter.current().delegate = pushes
                    }

                """, .init("swiftUIApp", "init()", "does", is: .does(VariantAction.setsNotificationDelegate))),
        starting(
            "the initializer registers a task by a constant", plist: VariantPlist.permits("com.example.refresh"),
            initializer: """
                    BGTaskScheduler.shared.register(forTaskWithIdentifier: Self.refresh, using: nil) { task in
                        task.setTaskCompleted(success: true)
                    }
                """, members: "    private static let refresh = \"com.example.refresh\"",
            .init("swiftUIApp", "init()", "does", is: .does(VariantAction.registers("com.example.refresh")))),
        starting(
            "the initializer asks another class for its permission",
            initializer: "        LocationKit.requestAuthorization(options: [.precise]) { _ in }",
            .init("swiftUIApp", "init()", "does", is: .does())),
        starting(
            "the phase by its name, with two values", members: "    @Environment(\\.scenePhase) private var scenePhase",
            scene: """
                .onChange(of: scenePhase) { oldPhase, newPhase in
                            if newPhase == .active { print("active") }
                        }
                """, .init("swiftUIApp", "scenePhase", is: .settled("{}"))),
        starting(
            "the phase by another name, on many lines",
            members: """
                    @Environment(
                        \\.scenePhase // of all scenes
                    )
                    private
                    var phase

                """,
            scene: """
                .onChange(
                            of: /* the phase */ self.phase,
                            initial: true
                        ) {
                            print("changed")
                        }
                """, .init("swiftUIApp", "scenePhase", is: .settled("{}"))),
        starting(
            "another value is followed", members: "    @State private var scenePhase = 0",
            scene: """
                .onChange(of: scenePhase) { _, _ in print("changed") }
                """, .init("swiftUIApp", "scenePhase", is: .open)),
    ]

    private static func starting(
        _ description: String, plist: String = "", initializer: String = "", members: String = "", scene: String = "",
        _ fact: VariantFact
    ) -> CodeVariant {
        let app = """
            import BackgroundTasks
            import LocationKit
            import SwiftUI
            import UserNotifications

            @main
            struct RecipesApp: App {
                private let pushes = Pushes()
            \(members)
                init() {
            \(initializer)
                }

                var body: some Scene {
                    WindowGroup { Text("Recipes") }
                        \(scene)
                }
            }

            final class Pushes: NSObject, UNUserNotificationCenterDelegate {}

            """
        return CodeVariant(
            "SwiftUI: \(description)", ["RecipesApp.swift": app], plist: VariantPlist.launchScreen + plist, [fact])
    }

    static let store = """
        import Foundation
        import SwiftUI

        final class Store: ObservableObject {
            static let shared = Store()
            @Published var links: [URL] = []

            @discardableResult
            func open(_ url: URL) -> Bool {
                links.append(url)
                return true
            }

            func visit(_ url: URL) { links.append(url) }
            func show(_ id: String) { UserDefaults.standard.set(id, forKey: "shown") }
            func onOpenURL(_ body: (URL) -> Void) { links.forEach(body) }
        }

        """
}
