/// The notifications that UIKit posts to NotificationCenter beside the delegate methods.
public enum PostedNotification: String, CaseIterable, Sendable {
    case appDidFinishLaunching = "UIApplication.didFinishLaunchingNotification"
    case appDidBecomeActive = "UIApplication.didBecomeActiveNotification"
    case appWillResignActive = "UIApplication.willResignActiveNotification"
    case appDidEnterBackground = "UIApplication.didEnterBackgroundNotification"
    case appWillEnterForeground = "UIApplication.willEnterForegroundNotification"
    case appWillTerminate = "UIApplication.willTerminateNotification"
    case appDidReceiveMemoryWarning = "UIApplication.didReceiveMemoryWarningNotification"
    case protectedDataDidBecomeAvailable = "UIApplication.protectedDataDidBecomeAvailableNotification"
    case sceneWillConnect = "UIScene.willConnectNotification"
    case sceneDidDisconnect = "UIScene.didDisconnectNotification"
    case sceneWillEnterForeground = "UIScene.willEnterForegroundNotification"
    case sceneDidActivate = "UIScene.didActivateNotification"
    case sceneWillDeactivate = "UIScene.willDeactivateNotification"
    case sceneDidEnterBackground = "UIScene.didEnterBackgroundNotification"
}
