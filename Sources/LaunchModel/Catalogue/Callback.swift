/// Every callback that the model can make.
public enum Callback: String, CaseIterable, Sendable {
    // UIApplicationDelegate
    case willFinishLaunching, didFinishLaunching, applicationDidFinishLaunching
    case applicationDidBecomeActive, applicationWillResignActive
    case applicationDidEnterBackground, applicationWillEnterForeground, applicationWillTerminate
    case applicationDidReceiveMemoryWarning, protectedDataDidBecomeAvailable
    case openURL, openURLFromSource, handleOpenURL
    case applicationWillContinueActivity, applicationContinueActivity, applicationDidFailToContinueActivity
    case applicationPerformAction, applicationAcceptCloudKitShare
    case didReceiveRemoteNotification, fetchRemoteNotification, didReceiveLocalNotification
    case handleRemoteNotificationAction, handleLocalNotificationAction
    case didRegisterForRemoteNotifications, performFetch, handleBackgroundSessionEvents, handlerForIntent
    case configurationForConnecting, didDiscardSceneSessions
    case shouldRestoreState, shouldRestoreSecureState, shouldSaveState, shouldSaveSecureState
    case willEncodeState, didDecodeState, viewControllerWithRestorationPath
    // UISceneDelegate and UIWindowSceneDelegate
    case sceneWillConnect, sceneDidDisconnect, sceneWillEnterForeground, sceneDidBecomeActive
    case sceneWillResignActive, sceneDidEnterBackground
    case sceneOpenURLContexts, sceneWillContinueActivity, sceneContinueActivity, sceneDidFailToContinueActivity
    case windowScenePerformAction, windowSceneAcceptCloudKitShare
    case stateRestorationActivity, restoreInteractionState
    // UNUserNotificationCenterDelegate
    case willPresentNotification, didReceiveNotificationResponse
    // UIViewController and UIViewControllerRestoration
    case awakeFromNib, viewDidLoad, viewWillAppear, viewWillLayoutSubviews, viewDidLayoutSubviews
    case viewDidAppear, viewWillDisappear, viewDidDisappear, viewControllerDidReceiveMemoryWarning
    case restorationFactory, encodeRestorableState, decodeRestorableState, finishedRestoringState
    // SwiftUI
    case appInit, scenePhase, onAppear, onDisappear, onOpenURL, onContinueUserActivity
    // Frameworks that run an app in the background
    case taskLaunchHandler
    case didUpdateLocations, didEnterRegion, didVisit
    case didFinishDownloading, didCompleteTask, didFinishBackgroundEvents
    case centralWillRestoreState, centralDidUpdateState, peripheralWillRestoreState, peripheralDidUpdateState
    case didReceiveIncomingPush, observerQueryUpdate, sessionDidActivate, sessionDidReceiveMessage
    case intentPerform
    // CarPlay
    case carPlayDidConnect, carPlayDidDisconnect

    /// Swift's spelling.
    public var name: String { facts.name }

    /// The callback that somebody spells in Swift's or Objective-C's way, among those of one receiver.
    public static func spelled(_ text: String, by receiver: Receiver) -> Callback? {
        allCases.first { callback in
            let facts = callback.facts
            return facts.receiver == receiver && (facts.name == text || facts.selector == text)
        }
    }
}

/// What is known of a callback apart from when it comes.
public struct CallbackFacts: Hashable, Sendable {
    /// Swift's spelling.
    public let name: String
    /// The Objective-C selector; nil where Swift alone has it.
    public let selector: String?
    /// The protocol or class that declares it.
    public let declaredBy: String
    public let receiver: Receiver
    public let returns: ReturnType
    /// The first iOS version that has it.
    public let since: Version
    /// The version that deprecated it.
    public let deprecated: Version?
    /// The version from which UIKit no longer calls it.
    public let calledBefore: Version?

    /// What a callback returns.
    public enum ReturnType: String, Sendable {
        case nothing = "Void"
        case bool = "Bool"
        /// Handed to a completion handler.
        case fetchResult = "UIBackgroundFetchResult"
        case sceneConfiguration = "UISceneConfiguration"
        case userActivity = "NSUserActivity?"
        case viewController = "UIViewController?"
        case handler = "Any?"
    }

    init(
        _ name: String, _ selector: String?, of declaredBy: String, to receiver: Receiver,
        returns: ReturnType = .nothing, since: Version, deprecated: Version? = nil, calledBefore: Version? = nil
    ) {
        self.name = name
        self.selector = selector
        self.declaredBy = declaredBy
        self.receiver = receiver
        self.returns = returns
        self.since = since
        self.deprecated = deprecated
        self.calledBefore = calledBefore
    }

    /// Whether UIKit of this version makes the callback.
    package func isCalled(on uikit: Version) -> Bool {
        if let calledBefore, uikit >= calledBefore { return false }
        return uikit >= since
    }
}
