extension WholeApp {
    package static let swiftUI = WholeApp(
        "SwiftUI without an app delegate",
        SharedSwift.files.merging(["RecipesApp.swift": recipesApp, "HomeView.swift": SharedSwiftUI.homeView]) { $1 },
        infoPlist: WholeAppPlist.withoutAppDelegate, launchCode: "RecipesApp.swift")

    private static let recipesApp = """
        import SwiftUI
        import UserNotifications
        @main
        struct RecipesApp: App {
            init() {
                let center = UNUserNotificationCenter.current()
                center.delegate = Pushes.shared
                Refresh.register()
            }

            var body: some Scene {
                WindowGroup {
                    HomeView()
                }
            }
        }

        """
}
