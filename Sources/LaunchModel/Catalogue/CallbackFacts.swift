extension Callback {
    /// Spelling, declaration and availability, from UIKit's headers and Apple's pages.
    public var facts: CallbackFacts {
        switch self {
        case .willFinishLaunching:
            CallbackFacts(
                "application(_:willFinishLaunchingWithOptions:)",
                "application:willFinishLaunchingWithOptions:",
                of: "UIApplicationDelegate", to: .appDelegate, returns: .bool, since: Version(6))
        case .didFinishLaunching:
            CallbackFacts(
                "application(_:didFinishLaunchingWithOptions:)",
                "application:didFinishLaunchingWithOptions:",
                of: "UIApplicationDelegate", to: .appDelegate, returns: .bool, since: Version(3))
        case .applicationDidFinishLaunching:
            CallbackFacts(
                "applicationDidFinishLaunching(_:)",
                "applicationDidFinishLaunching:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(2))
        case .applicationDidBecomeActive:
            CallbackFacts(
                "applicationDidBecomeActive(_:)",
                "applicationDidBecomeActive:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(2), deprecated: Version(26))
        case .applicationWillResignActive:
            CallbackFacts(
                "applicationWillResignActive(_:)",
                "applicationWillResignActive:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(2))
        case .applicationDidEnterBackground:
            CallbackFacts(
                "applicationDidEnterBackground(_:)",
                "applicationDidEnterBackground:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(4))
        case .applicationWillEnterForeground:
            CallbackFacts(
                "applicationWillEnterForeground(_:)",
                "applicationWillEnterForeground:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(4))
        case .applicationWillTerminate:
            CallbackFacts(
                "applicationWillTerminate(_:)",
                "applicationWillTerminate:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(2))
        case .applicationDidReceiveMemoryWarning:
            CallbackFacts(
                "applicationDidReceiveMemoryWarning(_:)",
                "applicationDidReceiveMemoryWarning:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(2))
        case .protectedDataDidBecomeAvailable:
            CallbackFacts(
                "applicationProtectedDataDidBecomeAvailable(_:)",
                "applicationProtectedDataDidBecomeAvailable:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(4))
        case .openURL:
            CallbackFacts(
                "application(_:open:options:)",
                "application:openURL:options:",
                of: "UIApplicationDelegate", to: .appDelegate, returns: .bool, since: Version(9),
                deprecated: Version(26))
        case .openURLFromSource:
            CallbackFacts(
                "application(_:open:sourceApplication:annotation:)",
                "application:openURL:sourceApplication:annotation:",
                of: "UIApplicationDelegate", to: .appDelegate, returns: .bool, since: Version(4, 2),
                deprecated: Version(9))
        case .handleOpenURL:
            CallbackFacts(
                "application(_:handleOpen:)",
                "application:handleOpenURL:",
                of: "UIApplicationDelegate", to: .appDelegate, returns: .bool, since: Version(2),
                deprecated: Version(9))
        case .applicationWillContinueActivity:
            CallbackFacts(
                "application(_:willContinueUserActivityWithType:)",
                "application:willContinueUserActivityWithType:",
                of: "UIApplicationDelegate", to: .appDelegate, returns: .bool, since: Version(8),
                deprecated: Version(26))
        case .applicationContinueActivity:
            CallbackFacts(
                "application(_:continue:restorationHandler:)",
                "application:continueUserActivity:restorationHandler:",
                of: "UIApplicationDelegate", to: .appDelegate, returns: .bool, since: Version(8),
                deprecated: Version(26))
        case .applicationDidFailToContinueActivity:
            CallbackFacts(
                "application(_:didFailToContinueUserActivityWithType:error:)",
                "application:didFailToContinueUserActivityWithType:error:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(8), deprecated: Version(26))
        case .applicationPerformAction:
            CallbackFacts(
                "application(_:performActionFor:completionHandler:)",
                "application:performActionForShortcutItem:completionHandler:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(9), deprecated: Version(26))
        case .applicationAcceptCloudKitShare:
            CallbackFacts(
                "application(_:userDidAcceptCloudKitShareWith:)",
                "application:userDidAcceptCloudKitShareWithMetadata:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(10))
        case .didReceiveRemoteNotification:
            CallbackFacts(
                "application(_:didReceiveRemoteNotification:)",
                "application:didReceiveRemoteNotification:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(3), deprecated: Version(10))
        case .fetchRemoteNotification:
            CallbackFacts(
                "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
                "application:didReceiveRemoteNotification:fetchCompletionHandler:",
                of: "UIApplicationDelegate", to: .appDelegate, returns: .fetchResult, since: Version(7))
        case .didReceiveLocalNotification:
            CallbackFacts(
                "application(_:didReceive:)",
                "application:didReceiveLocalNotification:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(4),
                deprecated: Version(10), calledBefore: Version(10))
        case .handleRemoteNotificationAction:
            CallbackFacts(
                "application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)",
                "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(8),
                deprecated: Version(10), calledBefore: Version(10))
        case .handleLocalNotificationAction:
            CallbackFacts(
                "application(_:handleActionWithIdentifier:for:completionHandler:)",
                "application:handleActionWithIdentifier:forLocalNotification:completionHandler:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(8),
                deprecated: Version(10), calledBefore: Version(10))
        case .didRegisterForRemoteNotifications:
            CallbackFacts(
                "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
                "application:didRegisterForRemoteNotificationsWithDeviceToken:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(3))
        case .performFetch:
            CallbackFacts(
                "application(_:performFetchWithCompletionHandler:)",
                "application:performFetchWithCompletionHandler:",
                of: "UIApplicationDelegate", to: .appDelegate, returns: .fetchResult, since: Version(7),
                deprecated: Version(13))
        case .handleBackgroundSessionEvents:
            CallbackFacts(
                "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
                "application:handleEventsForBackgroundURLSession:completionHandler:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(7))
        case .handlerForIntent:
            CallbackFacts(
                "application(_:handlerFor:)",
                "application:handlerForIntent:",
                of: "UIApplicationDelegate", to: .appDelegate, returns: .handler, since: Version(14))
        case .configurationForConnecting:
            CallbackFacts(
                "application(_:configurationForConnecting:options:)",
                "application:configurationForConnectingSceneSession:options:",
                of: "UIApplicationDelegate", to: .appDelegate, returns: .sceneConfiguration, since: Version(13))
        case .didDiscardSceneSessions:
            CallbackFacts(
                "application(_:didDiscardSceneSessions:)",
                "application:didDiscardSceneSessions:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(13))
        case .shouldRestoreState:
            CallbackFacts(
                "application(_:shouldRestoreApplicationState:)",
                "application:shouldRestoreApplicationState:",
                of: "UIApplicationDelegate", to: .appDelegate, returns: .bool, since: Version(6),
                deprecated: Version(13, 2))
        case .shouldRestoreSecureState:
            CallbackFacts(
                "application(_:shouldRestoreSecureApplicationState:)",
                "application:shouldRestoreSecureApplicationState:",
                of: "UIApplicationDelegate", to: .appDelegate, returns: .bool, since: Version(13, 2))
        case .shouldSaveState:
            CallbackFacts(
                "application(_:shouldSaveApplicationState:)",
                "application:shouldSaveApplicationState:",
                of: "UIApplicationDelegate", to: .appDelegate, returns: .bool, since: Version(6),
                deprecated: Version(13, 2))
        case .shouldSaveSecureState:
            CallbackFacts(
                "application(_:shouldSaveSecureApplicationState:)",
                "application:shouldSaveSecureApplicationState:",
                of: "UIApplicationDelegate", to: .appDelegate, returns: .bool, since: Version(13, 2))
        case .willEncodeState:
            CallbackFacts(
                "application(_:willEncodeRestorableStateWith:)",
                "application:willEncodeRestorableStateWithCoder:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(6))
        case .didDecodeState:
            CallbackFacts(
                "application(_:didDecodeRestorableStateWith:)",
                "application:didDecodeRestorableStateWithCoder:",
                of: "UIApplicationDelegate", to: .appDelegate, since: Version(6))
        case .viewControllerWithRestorationPath:
            CallbackFacts(
                "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
                "application:viewControllerWithRestorationIdentifierPath:coder:",
                of: "UIApplicationDelegate", to: .appDelegate, returns: .viewController, since: Version(6))
        case .sceneWillConnect:
            CallbackFacts(
                "scene(_:willConnectTo:options:)",
                "scene:willConnectToSession:options:",
                of: "UISceneDelegate", to: .sceneDelegate, since: Version(13))
        case .sceneDidDisconnect:
            CallbackFacts(
                "sceneDidDisconnect(_:)",
                "sceneDidDisconnect:",
                of: "UISceneDelegate", to: .sceneDelegate, since: Version(13))
        case .sceneWillEnterForeground:
            CallbackFacts(
                "sceneWillEnterForeground(_:)",
                "sceneWillEnterForeground:",
                of: "UISceneDelegate", to: .sceneDelegate, since: Version(13))
        case .sceneDidBecomeActive:
            CallbackFacts(
                "sceneDidBecomeActive(_:)",
                "sceneDidBecomeActive:",
                of: "UISceneDelegate", to: .sceneDelegate, since: Version(13))
        case .sceneWillResignActive:
            CallbackFacts(
                "sceneWillResignActive(_:)",
                "sceneWillResignActive:",
                of: "UISceneDelegate", to: .sceneDelegate, since: Version(13))
        case .sceneDidEnterBackground:
            CallbackFacts(
                "sceneDidEnterBackground(_:)",
                "sceneDidEnterBackground:",
                of: "UISceneDelegate", to: .sceneDelegate, since: Version(13))
        case .sceneOpenURLContexts:
            CallbackFacts(
                "scene(_:openURLContexts:)",
                "scene:openURLContexts:",
                of: "UISceneDelegate", to: .sceneDelegate, since: Version(13))
        case .sceneWillContinueActivity:
            CallbackFacts(
                "scene(_:willContinueUserActivityWithType:)",
                "scene:willContinueUserActivityWithType:",
                of: "UISceneDelegate", to: .sceneDelegate, since: Version(13))
        case .sceneContinueActivity:
            CallbackFacts(
                "scene(_:continue:)",
                "scene:continueUserActivity:",
                of: "UISceneDelegate", to: .sceneDelegate, since: Version(13))
        case .sceneDidFailToContinueActivity:
            CallbackFacts(
                "scene(_:didFailToContinueUserActivityWithType:error:)",
                "scene:didFailToContinueUserActivityWithType:error:",
                of: "UISceneDelegate", to: .sceneDelegate, since: Version(13))
        case .windowScenePerformAction:
            CallbackFacts(
                "windowScene(_:performActionFor:completionHandler:)",
                "windowScene:performActionForShortcutItem:completionHandler:",
                of: "UIWindowSceneDelegate", to: .sceneDelegate, since: Version(13))
        case .windowSceneAcceptCloudKitShare:
            CallbackFacts(
                "windowScene(_:userDidAcceptCloudKitShareWith:)",
                "windowScene:userDidAcceptCloudKitShareWithMetadata:",
                of: "UIWindowSceneDelegate", to: .sceneDelegate, since: Version(13))
        case .stateRestorationActivity:
            CallbackFacts(
                "stateRestorationActivity(for:)",
                "stateRestorationActivityForScene:",
                of: "UISceneDelegate", to: .sceneDelegate, returns: .userActivity, since: Version(13))
        case .restoreInteractionState:
            CallbackFacts(
                "scene(_:restoreInteractionStateWith:)",
                "scene:restoreInteractionStateWithUserActivity:",
                of: "UISceneDelegate", to: .sceneDelegate, since: Version(15))
        case .willPresentNotification:
            CallbackFacts(
                "userNotificationCenter(_:willPresent:withCompletionHandler:)",
                "userNotificationCenter:willPresentNotification:withCompletionHandler:",
                of: "UNUserNotificationCenterDelegate", to: .notificationDelegate, since: Version(10))
        case .didReceiveNotificationResponse:
            CallbackFacts(
                "userNotificationCenter(_:didReceive:withCompletionHandler:)",
                "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
                of: "UNUserNotificationCenterDelegate", to: .notificationDelegate, since: Version(10))
        case .awakeFromNib:
            CallbackFacts(
                "awakeFromNib()",
                "awakeFromNib",
                of: "NSObject", to: .viewController, since: Version(2))
        case .viewDidLoad:
            CallbackFacts(
                "viewDidLoad()",
                "viewDidLoad",
                of: "UIViewController", to: .viewController, since: Version(2))
        case .viewWillAppear:
            CallbackFacts(
                "viewWillAppear(_:)",
                "viewWillAppear:",
                of: "UIViewController", to: .viewController, since: Version(2))
        case .viewWillLayoutSubviews:
            CallbackFacts(
                "viewWillLayoutSubviews()",
                "viewWillLayoutSubviews",
                of: "UIViewController", to: .viewController, since: Version(5))
        case .viewDidLayoutSubviews:
            CallbackFacts(
                "viewDidLayoutSubviews()",
                "viewDidLayoutSubviews",
                of: "UIViewController", to: .viewController, since: Version(5))
        case .viewDidAppear:
            CallbackFacts(
                "viewDidAppear(_:)",
                "viewDidAppear:",
                of: "UIViewController", to: .viewController, since: Version(2))
        case .viewWillDisappear:
            CallbackFacts(
                "viewWillDisappear(_:)",
                "viewWillDisappear:",
                of: "UIViewController", to: .viewController, since: Version(2))
        case .viewDidDisappear:
            CallbackFacts(
                "viewDidDisappear(_:)",
                "viewDidDisappear:",
                of: "UIViewController", to: .viewController, since: Version(2))
        case .viewControllerDidReceiveMemoryWarning:
            CallbackFacts(
                "didReceiveMemoryWarning()",
                "didReceiveMemoryWarning",
                of: "UIViewController", to: .viewController, since: Version(2))
        case .restorationFactory:
            CallbackFacts(
                "UIViewControllerRestoration.viewController(withRestorationIdentifierPath:coder:)",
                "viewControllerWithRestorationIdentifierPath:coder:",
                of: "UIViewControllerRestoration", to: .restorationClass, returns: .viewController, since: Version(6))
        case .encodeRestorableState:
            CallbackFacts(
                "encodeRestorableState(with:)",
                "encodeRestorableStateWithCoder:",
                of: "UIViewController", to: .viewController, since: Version(6))
        case .decodeRestorableState:
            CallbackFacts(
                "decodeRestorableState(with:)",
                "decodeRestorableStateWithCoder:",
                of: "UIViewController", to: .viewController, since: Version(6))
        case .finishedRestoringState:
            CallbackFacts(
                "applicationFinishedRestoringState()",
                "applicationFinishedRestoringState",
                of: "UIViewController", to: .viewController, since: Version(7))
        case .appInit:
            CallbackFacts(
                "App.init()",
                nil,
                of: "SwiftUI.App", to: .app, since: Version(14))
        case .scenePhase:
            CallbackFacts(
                "scenePhase",
                nil,
                of: "SwiftUI.EnvironmentValues", to: .view, since: Version(14))
        case .onAppear:
            CallbackFacts(
                "onAppear(perform:)",
                nil,
                of: "SwiftUI.View", to: .view, since: Version(14))
        case .onDisappear:
            CallbackFacts(
                "onDisappear(perform:)",
                nil,
                of: "SwiftUI.View", to: .view, since: Version(14))
        case .onOpenURL:
            CallbackFacts(
                "onOpenURL(perform:)",
                nil,
                of: "SwiftUI.View", to: .view, since: Version(14))
        case .onContinueUserActivity:
            CallbackFacts(
                "onContinueUserActivity(_:perform:)",
                nil,
                of: "SwiftUI.View", to: .view, since: Version(14))
        case .taskLaunchHandler:
            CallbackFacts(
                "launchHandler(_:)",
                nil,
                of: "BGTaskScheduler", to: .taskHandler, since: Version(13))
        case .didUpdateLocations:
            CallbackFacts(
                "locationManager(_:didUpdateLocations:)",
                "locationManager:didUpdateLocations:",
                of: "CLLocationManagerDelegate", to: .locationManagerDelegate, since: Version(6))
        case .didEnterRegion:
            CallbackFacts(
                "locationManager(_:didEnterRegion:)",
                "locationManager:didEnterRegion:",
                of: "CLLocationManagerDelegate", to: .locationManagerDelegate, since: Version(4))
        case .didVisit:
            CallbackFacts(
                "locationManager(_:didVisit:)",
                "locationManager:didVisit:",
                of: "CLLocationManagerDelegate", to: .locationManagerDelegate, since: Version(8))
        case .didFinishDownloading:
            CallbackFacts(
                "urlSession(_:downloadTask:didFinishDownloadingTo:)",
                "URLSession:downloadTask:didFinishDownloadingToURL:",
                of: "URLSessionDownloadDelegate", to: .urlSessionDelegate, since: Version(7))
        case .didCompleteTask:
            CallbackFacts(
                "urlSession(_:task:didCompleteWithError:)",
                "URLSession:task:didCompleteWithError:",
                of: "URLSessionTaskDelegate", to: .urlSessionDelegate, since: Version(7))
        case .didFinishBackgroundEvents:
            CallbackFacts(
                "urlSessionDidFinishEvents(forBackgroundURLSession:)",
                "URLSessionDidFinishEventsForBackgroundURLSession:",
                of: "URLSessionDelegate", to: .urlSessionDelegate, since: Version(7))
        case .centralWillRestoreState:
            CallbackFacts(
                "centralManager(_:willRestoreState:)",
                "centralManager:willRestoreState:",
                of: "CBCentralManagerDelegate", to: .centralManagerDelegate, since: Version(7))
        case .centralDidUpdateState:
            CallbackFacts(
                "centralManagerDidUpdateState(_:)",
                "centralManagerDidUpdateState:",
                of: "CBCentralManagerDelegate", to: .centralManagerDelegate, since: Version(5))
        case .peripheralWillRestoreState:
            CallbackFacts(
                "peripheralManager(_:willRestoreState:)",
                "peripheralManager:willRestoreState:",
                of: "CBPeripheralManagerDelegate", to: .peripheralManagerDelegate, since: Version(7))
        case .peripheralDidUpdateState:
            CallbackFacts(
                "peripheralManagerDidUpdateState(_:)",
                "peripheralManagerDidUpdateState:",
                of: "CBPeripheralManagerDelegate", to: .peripheralManagerDelegate, since: Version(6))
        case .didReceiveIncomingPush:
            CallbackFacts(
                "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
                "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:",
                of: "PKPushRegistryDelegate", to: .pushRegistryDelegate, since: Version(8))
        case .observerQueryUpdate:
            CallbackFacts(
                "updateHandler(_:_:_:)",
                nil,
                of: "HKObserverQuery", to: .observerQuery, since: Version(8))
        case .sessionDidActivate:
            CallbackFacts(
                "session(_:activationDidCompleteWith:error:)",
                "session:activationDidCompleteWithState:error:",
                of: "WCSessionDelegate", to: .sessionDelegate, since: Version(9, 3))
        case .sessionDidReceiveMessage:
            CallbackFacts(
                "session(_:didReceiveMessage:)",
                "session:didReceiveMessage:",
                of: "WCSessionDelegate", to: .sessionDelegate, since: Version(9))
        case .intentPerform:
            CallbackFacts(
                "perform()",
                nil,
                of: "AppIntent", to: .intent, since: Version(16))
        case .carPlayDidConnect:
            CallbackFacts(
                "templateApplicationScene(_:didConnect:)",
                "templateApplicationScene:didConnectInterfaceController:",
                of: "CPTemplateApplicationSceneDelegate", to: .carPlaySceneDelegate, since: Version(14))
        case .carPlayDidDisconnect:
            CallbackFacts(
                "templateApplicationScene(_:didDisconnectInterfaceController:)",
                "templateApplicationScene:didDisconnectInterfaceController:",
                of: "CPTemplateApplicationSceneDelegate", to: .carPlaySceneDelegate, since: Version(14))
        }
    }
}
