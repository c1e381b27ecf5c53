// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of UIKit that apps, fixes and scene delegates use, isolated and deprecated as UIKit has them. It hands on none of
// CloudKit and UserNotifications.
import CloudKit
@_exported import Foundation
import UserNotifications

@objc public class NSUserActivity: NSObject { public var activityType: String { "" } }

public struct CGRect: Sendable { public init() {} }

@MainActor @objc open class UIResponder: NSObject { public override nonisolated init() {} }

extension NSObject { public func setValue(_ value: Any?, forKey key: String) {} }

@MainActor @objc public protocol UIUserActivityRestoring {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

@MainActor public protocol UICoordinateSpace { var bounds: CGRect { get } }

@MainActor @objc open class UIViewController: UIResponder {}

@MainActor @objc open class UIScreen: NSObject {
    public static let main = UIScreen()
    public var bounds: CGRect { CGRect() }
}

@MainActor @objc open class UIWindow: UIResponder {
    public init(frame: CGRect) {}
    public init(windowScene: UIWindowScene) {}
    public weak var windowScene: UIWindowScene?
    public var frame = CGRect()
    public var rootViewController: UIViewController?
    public func makeKeyAndVisible() {}
}

@MainActor @objc public class UIApplicationShortcutItem: NSObject { public var type: String { "" } }

@MainActor @objc public class UIStoryboard: NSObject { public init(name: String, bundle: Bundle?) {} }

@objc public enum UIBackgroundFetchResult: Int, Sendable { case newData, noData, failed }

@MainActor @objc open class UIApplication: UIResponder {
    public static let shared = UIApplication()
    public weak var delegate: (any UIApplicationDelegate)?
    public var applicationState: State { .inactive }

    public enum State: Int, Sendable { case active, inactive, background }

    @objc public final class LaunchOptionsKey: NSObject, Sendable {
        public static let url = LaunchOptionsKey()
        public static let shortcutItem = LaunchOptionsKey()
    }

    @objc public final class OpenURLOptionsKey: NSObject, Sendable {
        public static let openInPlace = OpenURLOptionsKey()
        public static let sourceApplication = OpenURLOptionsKey()
        public static let annotation = OpenURLOptionsKey()
    }
}

@MainActor @objc public protocol UIApplicationDelegate: AnyObject {
    @objc optional var window: UIWindow? { get set }
    @objc optional func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    @objc optional func applicationDidBecomeActive(_ application: UIApplication)
    @objc optional func applicationWillResignActive(_ application: UIApplication)
    @objc optional func applicationDidEnterBackground(_ application: UIApplication)
    @objc optional func applicationWillEnterForeground(_ application: UIApplication)
    @objc optional func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    @available(*, deprecated) @objc optional func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool
    @available(*, deprecated) @objc optional func application(_ application: UIApplication, handleOpen url: URL) -> Bool
    @objc optional func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool
    @objc optional func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    @objc optional func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    @objc optional func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    @objc optional func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    @objc optional func application(
        _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)
    @objc optional func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    @objc optional func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate { public static func main() {} }

@MainActor @objc public class UISceneSession: NSObject {
    public struct Role: Hashable, Sendable {
        let name: String
        public static let windowApplication = Role(name: "window")
    }
    public var role: Role { .windowApplication }
    public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
}

@MainActor @objc public class UISceneConfiguration: NSObject {
    public init(name: String?, sessionRole: UISceneSession.Role) {}
    public var delegateClass: AnyClass?
    public var storyboard: UIStoryboard?
}

@MainActor @objc open class UIScene: UIResponder {
    @MainActor @objc public class OpenURLOptions: NSObject {
        public var sourceApplication: String? { nil }
        public var annotation: Any? { nil }
        public var openInPlace: Bool { false }
    }

    @MainActor @objc public class ConnectionOptions: NSObject {
        public var urlContexts: Set<UIOpenURLContext> { [] }
        public var userActivities: Set<NSUserActivity> { [] }
        public var handoffUserActivityType: String? { nil }
        public var shortcutItem: UIApplicationShortcutItem? { nil }
        public var cloudKitShareMetadata: CKShare.Metadata? { nil }
        public var notificationResponse: UNNotificationResponse? { nil }
    }
}

@MainActor @objc public class UIOpenURLContext: NSObject {
    public var url: URL { URL(fileURLWithPath: "") }
    public var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }
}

@MainActor @objc open class UIWindowScene: UIScene {
    public var coordinateSpace: any UICoordinateSpace { fatalError() }
}

@MainActor @objc public protocol UISceneDelegate: AnyObject {
    @objc optional func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    @objc optional func sceneDidBecomeActive(_ scene: UIScene)
    @objc optional func sceneWillResignActive(_ scene: UIScene)
    @objc optional func sceneDidEnterBackground(_ scene: UIScene)
    @objc optional func sceneWillEnterForeground(_ scene: UIScene)
    @objc optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    @objc optional func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    @objc optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    @objc optional func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    @objc optional func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

@MainActor @objc public protocol UIWindowSceneDelegate: UISceneDelegate {
    @objc optional var window: UIWindow? { get set }
    @objc optional func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    @objc optional func windowScene(
        _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)
}
