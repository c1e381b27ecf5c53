extension CodeVariant {
    /// A notification response that is posted to views.
    package static let viewListeners: [CodeVariant] = [
        tapping("that a property hides at first", "if session.isRestored { Feed() }", "warning"),
        tapping(
            "in another view that a property hides at first", "if session.isRestored { TabView { Feed() } }", "warning"),
        // Right.
        tapping("that is shown at first", "Feed()", nil),
        tapping("that a property shows at first", "if !session.isRestored { Feed() }", nil),
        tapping("that an unknown property hides", "if session.isKnown { Feed() }", nil),
        tapping(
            "and to an observer of the app", "if session.isRestored { Feed() }",
            session: "NotificationCenter.default.addObserver(forName: .opened, object: nil, queue: nil) { _ in }", nil),
        tapping(
            "that a property hides at first, and kept", "if session.isRestored { Feed() }",
            response: "Session.pending = link", nil),
        tapping(
            "that a property of an initializer hides", "if session.isRestored { Feed() }",
            session: "isRestored = Defaults.isRestored", nil),
    ]

    private static func tapping(
        _ description: String, _ content: String, session: String = "", response: String = "", _ severity: String?
    ) -> CodeVariant {
        let app = """
            import SwiftUI
            extension Notification.Name { static let opened = Notification.Name("opened") }

            @main
            struct FeedApp: App {
                @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
                @StateObject private var session = Session()
                var body: some Scene { WindowGroup { Root().environmentObject(session) } }
            }

            final class Session: ObservableObject {
                static var pending: String?
                @Published private(set) var isRestored = false
                @Published var isKnown = Defaults.isKnown
                init() { \(session) }
                func restore() async { isRestored = true }
            }

            struct Root: View {
                @EnvironmentObject private var session: Session
                var body: some View {
                    Group { \(content) }
                    .task { await session.restore() }
                }
            }

            struct Feed: View {
                @State private var link: String?
                var body: some View {
                    Text(link ?? "")
                        .onReceive(NotificationCenter.default.publisher(for: .opened)) { link = $0.object as? String }
                }
            }
            """
        let delegate = """
            import UIKit
            import UserNotifications
            final class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
                \(UIKitMethod.didFinishLaunching) {
                    UNUserNotificationCenter.current().delegate = self
                    return true
                }
                \(UIKitMethod.didReceiveResponse) {
                    if let link = response.notification.request.content.userInfo["link"] as? String {
                        NotificationCenter.default.post(name: .opened, object: link)
                        \(response)
                    }
                    completionHandler()
                }
            }
            """
        return CodeVariant(
            "a response is posted to a view \(description)", ["FeedApp.swift": app, "AppDelegate.swift": delegate], []
        ).finding("LT016", severity)
    }
}
