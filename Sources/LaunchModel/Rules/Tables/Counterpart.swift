/// Callbacks with the same task, of which an app's life cycle or the version of UIKit selects one.
package struct Counterpart: Hashable, Sendable {
    /// The app delegate's first, the newest of them first.
    package let callbacks: [Callback]
    /// The payload that they receive.
    package let payload: PayloadKind?
    /// The notification that is posted in addition to any of them.
    package let notification: PostedNotification?
    /// The phase that SwiftUI's `scenePhase` then has.
    let phase: String?

    private init(
        _ callbacks: [Callback], brings payload: PayloadKind? = nil, posts notification: PostedNotification? = nil,
        phase: String? = nil
    ) {
        self.callbacks = callbacks
        self.payload = payload
        self.notification = notification
        self.phase = phase
    }

    /// The callbacks of the app delegate.
    var ofApplication: [Callback] { callbacks.filter { $0.receiver == .appDelegate } }

    /// The callback that the scene delegate has instead.
    package var ofScene: Callback? { callbacks.first { $0.receiver == .sceneDelegate } }

    /// All counterparts, from Apple's pages of `UIApplicationDelegate`, which name the method of the scene delegate.
    package static let all = states + payloads + launch + restoration + notifications

    /// The callbacks of the other life cycle, which one never calls.
    package static func uncalled(in lifecycle: Lifecycle) -> Set<Callback> {
        let choices = states + payloads + restoration
        return switch lifecycle {
        case .scene, .swiftUI: Set(choices.flatMap(\.ofApplication))
        case .appDelegate: Set(choices.compactMap(\.ofScene))
        }
    }

    /// The callbacks that report the state of the app, or of a scene.
    static let states = [
        state([.applicationDidBecomeActive, .sceneDidBecomeActive], .appDidBecomeActive, phase: "active"),
        state([.applicationWillResignActive, .sceneWillResignActive], .appWillResignActive, phase: "inactive"),
        state([.applicationDidEnterBackground, .sceneDidEnterBackground], .appDidEnterBackground, phase: "background"),
        state(
            [.applicationWillEnterForeground, .sceneWillEnterForeground], .appWillEnterForeground, phase: "inactive"),
    ]

    private static func state(_ callbacks: [Callback], _ notification: PostedNotification, phase: String) -> Counterpart
    { Counterpart(callbacks + [.scenePhase], posts: notification, phase: phase) }

    /// The callbacks that deliver a payload to a running app.
    static let payloads = [
        Counterpart([.openURL, .openURLFromSource, .handleOpenURL, .sceneOpenURLContexts, .onOpenURL], brings: .url),
        Counterpart([.applicationWillContinueActivity, .sceneWillContinueActivity]),
        Counterpart(
            [.applicationContinueActivity, .sceneContinueActivity, .onContinueUserActivity], brings: .userActivity),
        Counterpart([.applicationDidFailToContinueActivity, .sceneDidFailToContinueActivity]),
        Counterpart([.applicationPerformAction, .windowScenePerformAction], brings: .shortcutItem),
        Counterpart([.applicationAcceptCloudKitShare, .windowSceneAcceptCloudKitShare], brings: .cloudKitShare),
    ]

    /// The method in whose place UIKit calls a newer one, if the delegate has both; from UIApplication.h.
    package static let newer: [Callback: Callback] = [
        .didReceiveRemoteNotification: .fetchRemoteNotification, .openURLFromSource: .openURL, .handleOpenURL: .openURL,
        .applicationDidFinishLaunching: .didFinishLaunching, .shouldRestoreState: .shouldRestoreSecureState,
        .shouldSaveState: .shouldSaveSecureState,
    ]

    private static let launch = [Counterpart([.didFinishLaunching, .applicationDidFinishLaunching])]

    /// The callbacks that save and restore the state of the interface.
    package static let restoration = [
        Counterpart([
            .shouldSaveSecureState, .shouldSaveState, .willEncodeState, .encodeRestorableState,
            .stateRestorationActivity,
        ]),
        Counterpart([
            .shouldRestoreSecureState, .shouldRestoreState, .viewControllerWithRestorationPath, .didDecodeState,
            .decodeRestorableState, .finishedRestoringState, .restoreInteractionState,
        ]),
    ]

    private static let notifications = [
        Counterpart(
            [
                .fetchRemoteNotification, .didReceiveRemoteNotification, .didReceiveLocalNotification,
                .handleRemoteNotificationAction, .handleLocalNotificationAction, .didReceiveNotificationResponse,
            ], brings: .notification)
    ]
}
