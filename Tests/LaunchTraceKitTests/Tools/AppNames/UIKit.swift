// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of UIKit that the apps of fixes use, isolated as UIKit has them. It has none of UserNotifications.
@_exported import Foundation

@objc public class NSUserActivity: NSObject {
    public var activityType: String { "" }
}

public struct CGRect: Sendable {}

@MainActor @objc open class UIResponder: NSObject {
    public override nonisolated init() {}
}

@MainActor @objc public protocol UIUserActivityRestoring {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

@MainActor @objc open class UIViewController: UIResponder {}

@MainActor @objc open class UIScreen: NSObject {
    public static let main = UIScreen()
    public var bounds: CGRect { CGRect() }
}

@MainActor @objc open class UIWindow: UIResponder {
    public init(frame: CGRect) {}
    public init(windowScene: UIWindowScene) {}
    public weak var windowScene: UIWindowScene?
    public var rootViewController: UIViewController?
    public func makeKeyAndVisible() {}
}

@MainActor @objc public class UIApplicationShortcutItem: NSObject {
    public var type: String { "" }
}

@MainActor @objc open class UIApplication: UIResponder {
    public static let shared = UIApplication()
    public weak var delegate: (any UIApplicationDelegate)?
    public var applicationState: State { .inactive }

    @objc public final class OpenURLOptionsKey: NSObject, Sendable {}
    @objc public final class LaunchOptionsKey: NSObject, Sendable {
        public static let url = LaunchOptionsKey()
        public static let shortcutItem = LaunchOptionsKey()
    }

    public enum State: Int, Sendable { case active, inactive, background }
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
    @objc optional func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    @objc optional func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIApplicationDelegate {
    public static func main() {}
}

@MainActor @objc public class UISceneSession: NSObject {}

@MainActor @objc open class UIScene: UIResponder {
    @MainActor @objc public class ConnectionOptions: NSObject {
        public var urlContexts: Set<UIOpenURLContext> { [] }
        public var userActivities: Set<NSUserActivity> { [] }
        public var shortcutItem: UIApplicationShortcutItem? { nil }
    }
}

@MainActor @objc public class UIOpenURLContext: NSObject {
    public var url: URL { URL(fileURLWithPath: "") }
}

@MainActor @objc open class UIWindowScene: UIScene {}

@MainActor @objc public protocol UISceneDelegate: AnyObject {
    @objc optional func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    @objc optional func sceneDidBecomeActive(_ scene: UIScene)
    @objc optional func sceneWillResignActive(_ scene: UIScene)
    @objc optional func sceneDidEnterBackground(_ scene: UIScene)
    @objc optional func sceneWillEnterForeground(_ scene: UIScene)
    @objc optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    @objc optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

@MainActor @objc public protocol UIWindowSceneDelegate: UISceneDelegate {
    @objc optional var window: UIWindow? { get set }
    @objc optional func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}
