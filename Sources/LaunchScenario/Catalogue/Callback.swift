/// Every callback that the model can make.
public enum Callback: String, CaseIterable, Sendable {
    // UIApplicationDelegate
    case willFinishLaunching, didFinishLaunching, applicationDidFinishLaunching
    case applicationDidBecomeActive, applicationWillResignActive
    case applicationDidEnterBackground, applicationWillEnterForeground, applicationWillTerminate
    case applicationDidReceiveMemoryWarning, protectedDataDidBecomeAvailable, protectedDataWillBecomeUnavailable
    case openURL, openURLFromSource, handleOpenURL
    case applicationWillContinueActivity, applicationContinueActivity, applicationDidFailToContinueActivity
    case applicationPerformAction, applicationAcceptCloudKitShare
    case didReceiveRemoteNotification, fetchRemoteNotification, didReceiveLocalNotification
    case handleRemoteNotificationAction, handleLocalNotificationAction
    case didRegisterForRemoteNotifications, performFetch, handleBackgroundSessionEvents, handlerForIntent
    case configurationForConnecting, didDiscardSceneSessions
    case significantTimeChange
    case shouldRestoreState, shouldRestoreSecureState, shouldSaveState, shouldSaveSecureState
    case willEncodeState, didDecodeState, viewControllerWithRestorationPath
    // UISceneDelegate and UIWindowSceneDelegate
    case sceneWillConnect, sceneDidDisconnect, sceneWillEnterForeground, sceneDidBecomeActive
    case sceneWillResignActive, sceneDidEnterBackground
    case sceneOpenURLContexts, sceneWillContinueActivity, sceneContinueActivity, sceneDidFailToContinueActivity
    case windowScenePerformAction, windowSceneAcceptCloudKitShare, sceneWillPerformAppIntent
    case stateRestorationActivity, restoreInteractionState
    case windowSceneDidUpdate, windowSceneDidUpdateGeometry
    // UNUserNotificationCenterDelegate
    case willPresentNotification, didReceiveNotificationResponse
    // UIViewController and UIViewControllerRestoration
    case awakeFromNib, viewDidLoad, viewWillAppear, viewIsAppearing, viewWillLayoutSubviews
    case viewWillTransition, viewDidLayoutSubviews, viewDidAppear, viewWillDisappear, viewDidDisappear,
        viewControllerDidReceiveMemoryWarning
    case restorationFactory, encodeRestorableState, decodeRestorableState, finishedRestoringState
    // SwiftUI
    case appInit, appScenePhase, scenePhase, onAppear, viewTask, onDisappear, onOpenURL, onContinueUserActivity
    case onAppIntentExecution, swiftUIBackgroundTask, handlesExternalEventsMatching, handlesExternalEventsPreferring
    // Frameworks that run an app in the background
    case taskLaunchHandler
    case didUpdateLocations, didEnterRegion, didVisit
    case didFinishDownloading, didCompleteTask, didFinishBackgroundEvents
    case centralWillRestoreState, centralDidUpdateState, peripheralWillRestoreState, peripheralDidUpdateState
    case didReceiveIncomingPush, didReceiveIncomingVoIPPush, observerQueryUpdate, sessionDidActivate,
        sessionDidReceiveMessage
    case intentPerformNavigation, intentPerform
    // CarPlay
    case carPlayDidConnect, carPlayDidConnectToWindow, carPlayDidDisconnect, carPlayDidDisconnectFromWindow

    /// Swift's spelling.
    public var name: String { spec.name }

    /// The object that it is sent to.
    public var receiver: Receiver { spec.receiver }

    /// The callback of a receiver with this Swift or Objective-C spelling.
    public static func spelled(_ text: String, by receiver: Receiver) -> Callback? {
        allCases.first { callback in
            callback.receiver == receiver
                && (callback.name == text || callback.spec.selector == text || callback.otherSpellings.contains(text))
        }
    }

    /// Spelling, declaration, availability and purpose, from UIKit's headers and Apple's pages.
    public var spec: CallbackSpec { Self.specs[Int(caseNumber)] }

    private static let specs = allCases.map(\.written)

    private var written: CallbackSpec {
        switch self {
        case .willFinishLaunching:
            .application(
                "application(_:willFinishLaunchingWithOptions:)", "application:willFinishLaunchingWithOptions:",
                returns: .bool, since: 6,
                purpose: "The first launch method: the app initializes what its interface and its state restoration "
                    + "need, and checks why it was launched. If state is restored, code makes its window visible here; "
                    + "the window appears after didFinishLaunching returns. Main-thread work here delays the first "
                    + "screen. A result of false asks UIKit not to deliver what launched the app; the launch itself "
                    + "continues.")
        case .didFinishLaunching:
            .application(
                "application(_:didFinishLaunchingWithOptions:)", "application:didFinishLaunchingWithOptions:",
                returns: .bool, since: 3,
                purpose: "The last launch method: the app initializes data structures, checks its resources, and "
                    + "connects to services. It does one-time setup at the first launch, and checks why it was "
                    + "launched. Main-thread work here delays the first screen. UIKit combines the results of both "
                    + "launch methods: if one is false, what launched the app isn't delivered. A method that isn't "
                    + "implemented doesn't count. A launch for a remote notification ignores the result. The launch "
                    + "itself continues.")
        case .applicationDidFinishLaunching:
            .application(
                "applicationDidFinishLaunching(_:)", "applicationDidFinishLaunching:", since: 2,
                purpose: "The launch method of the first iPhones, without options. UIKit doesn't call it if the method "
                    + "with options is implemented.")
        case .applicationDidBecomeActive:
            .application(
                "applicationDidBecomeActive(_:)", "applicationDidBecomeActive:", since: 2, deprecated: 26,
                purpose: "The app is in front and receives events: paused tasks, and those not yet started, run now.")
        case .applicationWillResignActive:
            .application(
                "applicationWillResignActive(_:)", "applicationWillResignActive:", since: 2, deprecated: 26,
                purpose: "Something covers the app, or the app is about to leave the screen: timers and games pause.")
        case .applicationDidEnterBackground:
            .application(
                "applicationDidEnterBackground(_:)", "applicationDidEnterBackground:", since: 4, deprecated: 26,
                deprecatedOn: [.tvOS, .visionOS],
                purpose: "The app has left the screen. It has about five seconds to save data, free memory and hide "
                    + "sensitive content from the snapshot.")
        case .applicationWillEnterForeground:
            .application(
                "applicationWillEnterForeground(_:)", "applicationWillEnterForeground:", since: 4, deprecated: 26,
                purpose: "The app returns from the background, and undoes the changes of "
                    + "applicationDidEnterBackground(_:).")
        case .applicationWillTerminate:
            .application(
                "applicationWillTerminate(_:)", "applicationWillTerminate:", since: 2,
                purpose: "A running app is about to be terminated, and has about five seconds to save data. A "
                    + "suspended app isn't notified.")
        case .applicationDidReceiveMemoryWarning:
            .application(
                "applicationDidReceiveMemoryWarning(_:)", "applicationDidReceiveMemoryWarning:", since: 2,
                purpose: "Memory is low: the app empties its caches.")
        case .protectedDataDidBecomeAvailable:
            .application(
                "applicationProtectedDataDidBecomeAvailable(_:)", "applicationProtectedDataDidBecomeAvailable:",
                since: 4,
                purpose: "The device has been unlocked: keychain items and files under data protection can be read.")
        case .protectedDataWillBecomeUnavailable:
            .application(
                "applicationProtectedDataWillBecomeUnavailable(_:)", "applicationProtectedDataWillBecomeUnavailable:",
                since: 4,
                purpose: "The device has been locked. In a few seconds, completely protected files and keychain items "
                    + "can't be read until the device is unlocked, so the app closes them.")
        case .openURL:
            .application(
                "application(_:open:options:)", "application:openURL:options:", returns: .bool, since: 9,
                deprecated: 26,
                purpose: "Opens a URL of a scheme or a document type that the app declares. The keys of its options, "
                    + "UIApplication.OpenURLOptionsKey, are deprecated with it.")
        case .openURLFromSource:
            .application(
                "application(_:open:sourceApplication:annotation:)",
                "application:openURL:sourceApplication:annotation:", returns: .bool, since: Version(4, 2),
                deprecated: 9, purpose: "The older method to open a URL, with the identifier of the requesting app.")
        case .handleOpenURL:
            .application(
                "application(_:handleOpen:)", "application:handleOpenURL:", returns: .bool, since: 2, deprecated: 9,
                purpose: "The oldest method to open a URL.")
        case .applicationWillContinueActivity:
            .application(
                "application(_:willContinueUserActivityWithType:)", "application:willContinueUserActivityWithType:",
                returns: .bool, since: 8, deprecated: 26,
                purpose: "A user activity is about to arrive, and only its type is known: the app can give the user "
                    + "feedback.")
        case .applicationContinueActivity:
            .application(
                "application(_:continue:restorationHandler:)", "application:continueUserActivity:restorationHandler:",
                returns: .bool, since: 8, deprecated: 26,
                purpose: "A user activity has arrived: a universal link, Handoff, a search result, a widget or Siri.")
        case .applicationDidFailToContinueActivity:
            .application(
                "application(_:didFailToContinueUserActivityWithType:error:)",
                "application:didFailToContinueUserActivityWithType:error:", since: 8, deprecated: 26,
                purpose: "The announced user activity couldn't be fetched.")
        case .applicationPerformAction:
            .application(
                "application(_:performActionFor:completionHandler:)",
                "application:performActionForShortcutItem:completionHandler:", since: 9, deprecated: 26,
                purpose: "Performs the quick action that the user chose on the Home screen.")
        case .applicationAcceptCloudKitShare:
            .application(
                "application(_:userDidAcceptCloudKitShareWith:)", "application:userDidAcceptCloudKitShareWithMetadata:",
                since: 10, purpose: "The user has accepted an invitation to a CloudKit share.")
        case .didReceiveRemoteNotification:
            .application(
                "application(_:didReceiveRemoteNotification:)", "application:didReceiveRemoteNotification:", since: 3,
                deprecated: 10, purpose: "The older method for remote notifications, for a running app only.")
        case .fetchRemoteNotification:
            .application(
                "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
                "application:didReceiveRemoteNotification:fetchCompletionHandler:", returns: .fetchResult, since: 7,
                purpose: "A remote notification has content for the app to fetch, or was tapped; the app calls the "
                    + "completion handler within 30 seconds.")
        case .didReceiveLocalNotification:
            .application(
                "application(_:didReceive:)", "application:didReceiveLocalNotification:", since: 4, deprecated: 10,
                calledBefore: 10, purpose: "The method for local notifications before iOS 10.")
        case .handleRemoteNotificationAction:
            .application(
                "application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)",
                "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:", since: 8,
                deprecated: 10, calledBefore: 10,
                purpose: "The user chose an action of a remote notification, in iOS 8 and 9.")
        case .handleLocalNotificationAction:
            .application(
                "application(_:handleActionWithIdentifier:for:completionHandler:)",
                "application:handleActionWithIdentifier:forLocalNotification:completionHandler:", since: 8,
                deprecated: 10, calledBefore: 10,
                purpose: "The user chose an action of a local notification, in iOS 8 and 9.")
        case .didRegisterForRemoteNotifications:
            .application(
                "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
                "application:didRegisterForRemoteNotificationsWithDeviceToken:", since: 3,
                purpose: "Delivers the device token for remote notifications, some time after the app requested it. If "
                    + "registration fails, UIKit calls "
                    + "application(_:didFailToRegisterForRemoteNotificationsWithError:) instead.")
        case .performFetch:
            .application(
                "application(_:performFetchWithCompletionHandler:)", "application:performFetchWithCompletionHandler:",
                returns: .fetchResult, since: 7, deprecated: 13,
                purpose: "The background fetch of iOS 7 to 12: the app fetches new content.")
        case .handleBackgroundSessionEvents:
            .application(
                "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
                "application:handleEventsForBackgroundURLSession:completionHandler:", since: 7,
                purpose: "The transfers of a background URL session are done: the app recreates the session and keeps "
                    + "the completion handler for urlSessionDidFinishEvents(forBackgroundURLSession:).")
        case .handlerForIntent:
            .application(
                "application(_:handlerFor:)", "application:handlerForIntent:", returns: .handler, since: 14,
                purpose: "Returns an object that handles an intent in the app's process.")
        case .configurationForConnecting:
            .application(
                "application(_:configurationForConnecting:options:)",
                "application:configurationForConnectingSceneSession:options:", returns: .sceneConfiguration, since: 13,
                purpose: "Chooses the configuration of a new scene session. The options already contain the reason for "
                    + "the connection.")
        case .significantTimeChange:
            .application(
                "applicationSignificantTimeChange(_:)", "applicationSignificantTimeChange:", since: 2,
                purpose: "A day has begun, the time zone has changed or the clock was set: the app updates dates on "
                    + "the screen. A suspended app is notified of the last change when it returns to the foreground.")
        case .didDiscardSceneSessions:
            .application(
                "application(_:didDiscardSceneSessions:)", "application:didDiscardSceneSessions:", since: 13,
                purpose: "The user closed these windows: the app can delete the data of their sessions.")
        case .shouldRestoreState:
            .application(
                "application(_:shouldRestoreApplicationState:)", "application:shouldRestoreApplicationState:",
                returns: .bool, since: 6, deprecated: Version(13, 2),
                purpose: "Asks whether the saved archive fits this version of the app.")
        case .shouldRestoreSecureState:
            .application(
                "application(_:shouldRestoreSecureApplicationState:)",
                "application:shouldRestoreSecureApplicationState:", returns: .bool, since: Version(13, 2),
                purpose: "Asks whether the saved archive fits this version of the app.")
        case .shouldSaveState:
            .application(
                "application(_:shouldSaveApplicationState:)", "application:shouldSaveApplicationState:", returns: .bool,
                since: 6, deprecated: Version(13, 2), purpose: "Asks whether to save the state of the interface.")
        case .shouldSaveSecureState:
            .application(
                "application(_:shouldSaveSecureApplicationState:)", "application:shouldSaveSecureApplicationState:",
                returns: .bool, since: Version(13, 2), purpose: "Asks whether to save the state of the interface.")
        case .willEncodeState:
            .application(
                "application(_:willEncodeRestorableStateWith:)", "application:willEncodeRestorableStateWithCoder:",
                since: 6, purpose: "The app adds its own data to the archive of its state.")
        case .didDecodeState:
            .application(
                "application(_:didDecodeRestorableStateWith:)", "application:didDecodeRestorableStateWithCoder:",
                since: 6, purpose: "The app reads its own data from the archive of its state.")
        case .viewControllerWithRestorationPath:
            .application(
                "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
                "application:viewControllerWithRestorationIdentifierPath:coder:", returns: .viewController, since: 6,
                purpose: "Supplies the view controller of a restoration identifier if no restoration class creates it.")
        case .sceneWillConnect:
            .scene(
                "scene(_:willConnectTo:options:)", "scene:willConnectToSession:options:", since: 13,
                purpose: "The scene connects: the app creates its window, or the storyboard's window exists already. "
                    + "The connection options contain the reason for the connection. Main-thread work here delays the "
                    + "first screen.")
        case .sceneDidDisconnect:
            .scene(
                "sceneDidDisconnect(_:)", "sceneDidDisconnect:", since: 13,
                purpose: "UIKit has removed the scene from memory, or the scene was closed. The app releases the "
                    + "scene's resources; its session may connect again.")
        case .sceneWillEnterForeground:
            .scene(
                "sceneWillEnterForeground(_:)", "sceneWillEnterForeground:", since: 13,
                purpose: "The scene is about to be on the screen, at a launch as well as on return from the "
                    + "background.")
        case .sceneDidBecomeActive:
            .scene(
                "sceneDidBecomeActive(_:)", "sceneDidBecomeActive:", since: 13,
                purpose: "The scene is in front and receives events.")
        case .sceneWillResignActive:
            .scene(
                "sceneWillResignActive(_:)", "sceneWillResignActive:", since: 13,
                purpose: "Something covers the scene, or the scene is about to leave the screen.")
        case .sceneDidEnterBackground:
            .scene(
                "sceneDidEnterBackground(_:)", "sceneDidEnterBackground:", since: 13,
                purpose: "The scene has left the screen: the app saves data and hides what the snapshot mustn't show.")
        case .sceneOpenURLContexts:
            .scene(
                "scene(_:openURLContexts:)", "scene:openURLContexts:", since: 13,
                purpose: "A connected scene receives URLs to open.")
        case .sceneWillContinueActivity:
            .scene(
                "scene(_:willContinueUserActivityWithType:)", "scene:willContinueUserActivityWithType:", since: 13,
                purpose: "A user activity is about to arrive at a connected scene, and only its type is known.")
        case .sceneContinueActivity:
            .scene(
                "scene(_:continue:)", "scene:continueUserActivity:", since: 13,
                purpose: "A user activity has arrived at a connected scene: a universal link, Handoff, a search "
                    + "result, a widget or Siri.")
        case .sceneDidFailToContinueActivity:
            .scene(
                "scene(_:didFailToContinueUserActivityWithType:error:)",
                "scene:didFailToContinueUserActivityWithType:error:", since: 13,
                purpose: "The announced user activity couldn't be fetched.")
        case .windowScenePerformAction:
            .init(
                "windowScene(_:performActionFor:completionHandler:)",
                "windowScene:performActionForShortcutItem:completionHandler:", of: "UIWindowSceneDelegate",
                to: .sceneDelegate, since: 13,
                purpose: "A connected window scene performs the quick action that the user chose on the Home screen.")
        case .windowSceneAcceptCloudKitShare:
            .init(
                "windowScene(_:userDidAcceptCloudKitShareWith:)", "windowScene:userDidAcceptCloudKitShareWithMetadata:",
                of: "UIWindowSceneDelegate", to: .sceneDelegate, since: 13,
                purpose: "The user has accepted an invitation to a CloudKit share while the window scene is connected.")
        case .sceneWillPerformAppIntent:
            .init(
                "scene(_:willPerformAppIntent:)", nil, of: "AppIntentSceneDelegate", to: .sceneDelegate, since: 26,
                purpose:
                    "An App Intent that brings the app to the foreground is about to be performed in the scene, which "
                    + "can navigate to its content.")
        case .stateRestorationActivity:
            .scene(
                "stateRestorationActivity(for:)", "stateRestorationActivityForScene:", returns: .userActivity,
                since: 13, purpose: "Returns the user activity that can restore the scene as it is now.")
        case .restoreInteractionState:
            .scene(
                "scene(_:restoreInteractionStateWith:)", "scene:restoreInteractionStateWithUserActivity:", since: 15,
                purpose: "Restores text and selection of a storyboard's views, after the scene has connected.")
        case .windowSceneDidUpdate:
            .init(
                "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
                "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:",
                of: "UIWindowSceneDelegate", to: .sceneDelegate, since: 13, deprecated: 26,
                purpose: "The size, orientation or traits of the window scene have changed.")
        case .windowSceneDidUpdateGeometry:
            .init(
                "windowScene(_:didUpdateEffectiveGeometry:)", "windowScene:didUpdateEffectiveGeometry:",
                of: "UIWindowSceneDelegate", to: .sceneDelegate, since: 26,
                purpose: "The geometry of the window scene has changed: its size, orientation or position.")
        case .willPresentNotification:
            .init(
                "userNotificationCenter(_:willPresent:withCompletionHandler:)",
                "userNotificationCenter:willPresentNotification:withCompletionHandler:",
                of: "UNUserNotificationCenterDelegate", to: .notificationDelegate, since: 10,
                purpose: "A notification arrives while the app is in front, and the app chooses its presentation.")
        case .didReceiveNotificationResponse:
            .init(
                "userNotificationCenter(_:didReceive:withCompletionHandler:)",
                "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
                of: "UNUserNotificationCenterDelegate", to: .notificationDelegate, since: 10,
                purpose: "The user tapped a notification, or chose one of its actions.")
        case .awakeFromNib:
            .init(
                "awakeFromNib()", "awakeFromNib", of: "NSObject", to: .viewController, since: 2,
                purpose: "An object of a storyboard or nib has been loaded and connected.")
        case .viewDidLoad:
            .viewController(
                "viewDidLoad()", "viewDidLoad", since: 2,
                purpose: "The view has been loaded, because it is needed for the first time.")
        case .viewWillAppear:
            .viewController(
                "viewWillAppear(_:)", "viewWillAppear:", since: 2, purpose: "The view is about to be added to a window."
            )
        case .viewIsAppearing:
            .viewController(
                "viewIsAppearing(_:)", "viewIsAppearing:", since: 13,
                purpose: "The view is in the view hierarchy, with its traits and geometry. UIKit calls the method "
                    + "after viewWillAppear(_:) each time that the view appears.")
        case .viewWillLayoutSubviews:
            .viewController(
                "viewWillLayoutSubviews()", "viewWillLayoutSubviews", since: 5,
                purpose: "The view is about to lay out its subviews.")
        case .viewWillTransition:
            .viewController(
                "viewWillTransition(to:with:)", "viewWillTransitionToSize:withTransitionCoordinator:", since: 8,
                purpose: "The size of the view is about to change: the device was rotated, or the window was resized.")
        case .viewDidLayoutSubviews:
            .viewController(
                "viewDidLayoutSubviews()", "viewDidLayoutSubviews", since: 5,
                purpose: "The view has laid out its subviews.")
        case .viewDidAppear:
            .viewController("viewDidAppear(_:)", "viewDidAppear:", since: 2, purpose: "The view is on the screen.")
        case .viewWillDisappear:
            .viewController(
                "viewWillDisappear(_:)", "viewWillDisappear:", since: 2,
                purpose: "The view is about to be removed from its window.")
        case .viewDidDisappear:
            .viewController(
                "viewDidDisappear(_:)", "viewDidDisappear:", since: 2,
                purpose: "The view has been removed from its window.")
        case .viewControllerDidReceiveMemoryWarning:
            .viewController(
                "didReceiveMemoryWarning()", "didReceiveMemoryWarning", since: 2,
                purpose: "Memory is low: the view controller frees memory.")
        case .restorationFactory:
            .init(
                "UIViewControllerRestoration.viewController(withRestorationIdentifierPath:coder:)",
                "viewControllerWithRestorationIdentifierPath:coder:", of: "UIViewControllerRestoration",
                to: .restorationClass, returns: .viewController, since: 6,
                purpose: "The restoration class creates the view controller to restore.")
        case .encodeRestorableState:
            .viewController(
                "encodeRestorableState(with:)", "encodeRestorableStateWithCoder:", since: 6,
                purpose: "The view controller adds its state to the archive.")
        case .decodeRestorableState:
            .viewController(
                "decodeRestorableState(with:)", "decodeRestorableStateWithCoder:", since: 6,
                purpose: "The view controller reads its state from the archive.")
        case .finishedRestoringState:
            .viewController(
                "applicationFinishedRestoringState()", "applicationFinishedRestoringState", since: 7,
                purpose: "All view controllers have read their state.")
        case .appInit:
            .init(
                "App.init()", nil, of: "SwiftUI.App", to: .swiftUIApp, since: 14,
                purpose: "The SwiftUI app is initialized: property wrappers and the delegate adaptor are created.")
        case .appScenePhase:
            .init(
                "scenePhase", nil, of: "SwiftUI.App", to: .swiftUIApp, since: 14,
                purpose: "The App's scenePhase changes: it is active if any scene is active, background if all scenes "
                    + "are in the background, and otherwise inactive.")
        case .scenePhase:
            .init(
                "scenePhase", nil, of: "SwiftUI.EnvironmentValues", to: .view, since: 14,
                purpose: "The phase of the root view's scene changes: active, inactive or background.")
        case .onAppear:
            .init(
                "onAppear(perform:)", nil, of: "SwiftUI.View", to: .view, since: 14,
                purpose: "The view is added to the view tree, which need not be on the screen yet.")
        case .viewTask:
            .init(
                "task(priority:_:)", nil, of: "SwiftUI.View", to: .view, since: 15,
                purpose: "Runs asynchronous work when the view appears, and cancels it when the view disappears.")
        case .onDisappear:
            .init(
                "onDisappear(perform:)", nil, of: "SwiftUI.View", to: .view, since: 14,
                purpose: "The view is removed from the view tree.")
        case .onOpenURL:
            .init(
                "onOpenURL(perform:)", nil, of: "SwiftUI.View", to: .view, since: 14,
                purpose: "The view receives a URL, at a launch or in a running app.")
        case .onContinueUserActivity:
            .init(
                "onContinueUserActivity(_:perform:)", nil, of: "SwiftUI.View", to: .view, since: 14,
                purpose: "The view receives a user activity, at a launch or in a running app.")
        case .onAppIntentExecution:
            .init(
                "onAppIntentExecution(_:perform:)", nil, of: "SwiftUI.View", to: .view, since: 26,
                purpose: "The view receives an App Intent before its perform().")
        case .swiftUIBackgroundTask:
            .init(
                "backgroundTask(_:action:)", nil, of: "SwiftUI.Scene", to: .swiftUIApp, since: 16,
                purpose: "Runs for a BGAppRefreshTask, or for a background URLSession that the delegate doesn't "
                    + "handle. SwiftUI registers the launch handler for the app.")
        case .handlesExternalEventsMatching:
            .init(
                "handlesExternalEvents(matching:)", nil, of: "SwiftUI.Scene", to: .view, returns: .bool, since: 14,
                purpose: "Decides whether a new window of the scene can open for a URL or an activity: \"returns\" is "
                    + "the result of its conditions for those of the scenario.")
        case .handlesExternalEventsPreferring:
            .init(
                "handlesExternalEvents(preferring:allowing:)", nil, of: "SwiftUI.View", to: .view, returns: .bool,
                since: 14,
                purpose: "Decides whether an open window handles a URL or an activity: \"returns\" is the result of "
                    + "its conditions for those of the scenario. If it is false, another window opens.")
        case .taskLaunchHandler:
            .init(
                "launchHandler(_:)", nil, of: "BGTaskScheduler", to: .taskHandler, since: 13,
                purpose: "Runs the task that the app scheduled; registered before the launch methods return.")
        case .didUpdateLocations:
            .init(
                "locationManager(_:didUpdateLocations:)", "locationManager:didUpdateLocations:",
                of: "CLLocationManagerDelegate", to: .locationManagerDelegate, since: 6,
                purpose: "Delivers locations to the delegate of a location manager, which the app creates and starts "
                    + "immediately in application(_:didFinishLaunchingWithOptions:).")
        case .didEnterRegion:
            .init(
                "locationManager(_:didEnterRegion:)", "locationManager:didEnterRegion:",
                of: "CLLocationManagerDelegate", to: .locationManagerDelegate, since: 4,
                purpose: "The device has entered a monitored region; the app creates its location manager immediately "
                    + "in application(_:didFinishLaunchingWithOptions:).")
        case .didVisit:
            .init(
                "locationManager(_:didVisit:)", "locationManager:didVisit:", of: "CLLocationManagerDelegate",
                to: .locationManagerDelegate, since: 8,
                purpose: "The user has arrived at a location or left it; the app creates its location manager "
                    + "immediately in application(_:didFinishLaunchingWithOptions:).")
        case .didFinishDownloading:
            .init(
                "urlSession(_:downloadTask:didFinishDownloadingTo:)",
                "URLSession:downloadTask:didFinishDownloadingToURL:", of: "URLSessionDownloadDelegate",
                to: .urlSessionDelegate, since: 7,
                purpose: "A download is done: the app moves its file before the method returns.")
        case .didCompleteTask:
            .init(
                "urlSession(_:task:didCompleteWithError:)", "URLSession:task:didCompleteWithError:",
                of: "URLSessionTaskDelegate", to: .urlSessionDelegate, since: 7,
                purpose: "A transfer has ended, with or without an error.")
        case .didFinishBackgroundEvents:
            .init(
                "urlSessionDidFinishEvents(forBackgroundURLSession:)",
                "URLSessionDidFinishEventsForBackgroundURLSession:", of: "URLSessionDelegate", to: .urlSessionDelegate,
                since: 7,
                purpose: "All events of the background URL session are delivered: the app calls the kept completion "
                    + "handler.")
        case .centralWillRestoreState:
            .init(
                "centralManager(_:willRestoreState:)", "centralManager:willRestoreState:",
                of: "CBCentralManagerDelegate", to: .centralManagerDelegate, since: 7,
                purpose: "Bluetooth relaunched the app: the app restores its peripherals and scans.")
        case .centralDidUpdateState:
            .init(
                "centralManagerDidUpdateState(_:)", "centralManagerDidUpdateState:", of: "CBCentralManagerDelegate",
                to: .centralManagerDelegate, since: 5, purpose: "Bluetooth is on, off or not allowed.")
        case .peripheralWillRestoreState:
            .init(
                "peripheralManager(_:willRestoreState:)", "peripheralManager:willRestoreState:",
                of: "CBPeripheralManagerDelegate", to: .peripheralManagerDelegate, since: 7,
                purpose: "Bluetooth relaunched the app: the app restores its services and advertising.")
        case .peripheralDidUpdateState:
            .init(
                "peripheralManagerDidUpdateState(_:)", "peripheralManagerDidUpdateState:",
                of: "CBPeripheralManagerDelegate", to: .peripheralManagerDelegate, since: 6,
                purpose: "Bluetooth is on, off or not allowed.")
        case .didReceiveIncomingPush:
            .init(
                "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
                "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:",
                of: "PKPushRegistryDelegate", to: .pushRegistryDelegate, since: 8,
                purpose: "A VoIP push has arrived; from SDK 13 on the app must report a call for it.")
        case .didReceiveIncomingVoIPPush:
            .init(
                "pushRegistry(_:didReceiveIncomingVoIPPushWith:metadata:withCompletionHandler:)",
                "pushRegistry:didReceiveIncomingVoIPPushWithPayload:metadata:withCompletionHandler:",
                of: "PKPushRegistryDelegate", to: .pushRegistryDelegate, since: Version(26, 4),
                purpose:
                    "A VoIP push has arrived; mustReport in its metadata states whether the app must report a call for "
                    + "it.")
        case .observerQueryUpdate:
            .init(
                "updateHandler(_:_:_:)", nil, of: "HKObserverQuery", to: .observerQuery, since: 8,
                purpose: "HealthKit has new samples for a query that the app observes.")
        case .sessionDidActivate:
            .init(
                "session(_:activationDidCompleteWith:error:)", "session:activationDidCompleteWithState:error:",
                of: "WCSessionDelegate", to: .sessionDelegate, since: Version(9, 3),
                purpose: "The session with the watch is ready.")
        case .sessionDidReceiveMessage:
            .init(
                "session(_:didReceiveMessage:)", "session:didReceiveMessage:", of: "WCSessionDelegate",
                to: .sessionDelegate, since: 9, purpose: "The watch has sent a message.")
        case .intentPerformNavigation:
            .init(
                "performNavigation(forScene:)", nil, of: "UISceneAppIntent", to: .intent, since: 26,
                purpose: "Shows in a scene what the App Intent is about, if the scene's delegate doesn't implement "
                    + "scene(_:willPerformAppIntent:).")
        case .intentPerform:
            .init(
                "perform()", nil, of: "AppIntent", to: .intent, since: 16,
                purpose: "Performs an App Intent, of Shortcuts, Siri or a widget's button.")
        case .carPlayDidConnect:
            .init(
                "templateApplicationScene(_:didConnect:)", "templateApplicationScene:didConnectInterfaceController:",
                of: "CPTemplateApplicationSceneDelegate", to: .carPlaySceneDelegate, since: 14,
                purpose: "CarPlay provides the interface controller that shows the app's templates.")
        case .carPlayDidConnectToWindow:
            .init(
                "templateApplicationScene(_:didConnect:to:)",
                "templateApplicationScene:didConnectInterfaceController:toWindow:",
                of: "CPTemplateApplicationSceneDelegate", to: .carPlaySceneDelegate, since: 14,
                purpose: "CarPlay provides the interface controller and, to a navigation app, the window for its map.")
        case .carPlayDidDisconnectFromWindow:
            .init(
                "templateApplicationScene(_:didDisconnect:from:)",
                "templateApplicationScene:didDisconnectInterfaceController:fromWindow:",
                of: "CPTemplateApplicationSceneDelegate", to: .carPlaySceneDelegate, since: 14,
                purpose: "CarPlay disconnects the interface controller and the window.")
        case .carPlayDidDisconnect:
            .init(
                "templateApplicationScene(_:didDisconnectInterfaceController:)",
                "templateApplicationScene:didDisconnectInterfaceController:", of: "CPTemplateApplicationSceneDelegate",
                to: .carPlaySceneDelegate, since: 14, purpose: "CarPlay disconnects the interface controller.")
        }
    }
}
