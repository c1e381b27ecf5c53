/// What the apps in Swift have in common.
enum SharedSwift {
    static let files = ["Router.swift": router, "Pushes.swift": pushes, "Refresh.swift": refresh, "Feed.swift": feed]

    static let homeViewController = """
        import UIKit
        final class HomeViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
            }
        }

        """

    /// The end of an app delegate.
    static let pushMethod = """
            func application(
                _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
                fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
            ) {
                Feed.shared.update(with: userInfo)
                completionHandler(.newData)
            }

        """

    private static let router = """
        import UIKit
        import UserNotifications
        /// Where what opens the app is shown.
        final class Router {
            static let shared = Router()
            private(set) var visited: [String] = []

            @discardableResult
            func open(_ url: URL) -> Bool {
                visited.append(url.absoluteString)
                return true
            }

            @discardableResult
            func resume(_ activity: NSUserActivity) -> Bool {
                guard let url = activity.webpageURL else {
                    visited.append(activity.activityType)
                    return true
                }
                return open(url)
            }

            @discardableResult
            func perform(_ item: UIApplicationShortcutItem) -> Bool {
                visited.append(item.type)
                return true
            }

            func show(_ notification: UNNotification) { visited.append(notification.request.identifier) }
        }

        """

    private static let pushes = """
        import UserNotifications
        final class Pushes: NSObject, UNUserNotificationCenterDelegate {
            static let shared = Pushes()

            func userNotificationCenter(
                _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                withCompletionHandler completionHandler: @escaping () -> Void
            ) {
                Router.shared.show(response.notification)
                completionHandler()
            }

            func ask() { UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in } }
        }

        """

    private static let refresh = """
        import BackgroundTasks
        enum Refresh {
            static let identifier = "com.example.refresh"

            static func register() {
                BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: nil) { task in
                    run(task)
                }
            }

            private static func run(_ task: BGTask) {
                Feed.shared.update(with: [:])
                task.setTaskCompleted(success: true)
            }
        }

        """

    private static let feed = """
        import BackgroundTasks
        import UIKit
        final class Feed {
            static let shared = Feed()
            private(set) var items: [AnyHashable] = []

            func update(with userInfo: [AnyHashable: Any]) {
                items.append(contentsOf: userInfo.keys)
                askForRefresh()
            }

            private func askForRefresh() {
                try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "com.example.refresh"))
            }
        }

        """
}
