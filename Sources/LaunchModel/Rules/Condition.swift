/// When a rule applies, as a value that can be read, drawn and tested.
public indirect enum Condition: Hashable, Sendable {
    case always
    case all([Condition])
    case any([Condition])
    case not(Condition)
    case lifecycle(Lifecycle)
    case interface(Interface)
    /// UIKit versions, numbered like iOS.
    case os(VersionRange)
    case sdk(VersionRange)
    /// The oldest system that Info.plist says the app runs on.
    case deployment(VersionRange)
    case platform([Platform])
    case flag(Flag)
    /// The receiver exists and implements the method, and this UIKit calls it.
    case implements(Callback)
    /// The scenario names the method, instead of leaving it to a default.
    case names(Callback)
    /// One of these methods was called and returned false.
    case returnedFalse([Callback])
    /// The app has such an object.
    case has(Receiver)
    case app(AppFact)
    case event(EventFact)
    case scene(SceneFact)
    /// A scene is in one of these states.
    case anyScene([SceneState])
    /// More than one window is on the screen.
    case severalWindows
    /// What has just happened; nothing is true of it where nothing has.
    case occurrence(OccurrenceFact)
    /// The person asked for Apple's documentation over logs.
    case prefersDocumented
}

/// A fact about the app as it is built.
public enum AppFact: String, Sendable {
    /// A scene manifest with a configuration, or `application(_:configurationForConnecting:options:)`.
    case adoptsScenes
    case supportsMultipleScenes
    /// Sessions were discarded that the app doesn't know of yet.
    case hasDiscardedSessions
    /// Info.plist lists permitted BGTaskScheduler identifiers.
    case permitsBackgroundTasks
    /// `UIApplicationExitsOnSuspend` is true.
    case exitsOnSuspend
    /// The interface is made in code, and the scenario says where.
    case makesWindowInCode
    /// The scenario says where the notification delegate is set.
    case setsNotificationDelegate
    /// The app's own notification delegate is there, set or not.
    case hasNotificationDelegate
    case hasManifest
    /// The manifest has a configuration of a window scene, with or without a delegate class.
    case hasConfiguration
    /// A configuration of a window scene names a delegate class.
    case hasUsableConfiguration
    case namesSceneDelegateClass
    case hasLaunchScreen
    case launchScreenHasText
    case launchScreenHasBranding
    case launchScreenIsTooBig
    case launchScreenIsImage
    case launchScreenUnlikeFirstScreen
    case launchScreenIgnoresAppearance
    /// Landscape only, and that in one of its two directions.
    case supportsOneLandscape
    /// The Info.plist prefers an immersive scene.
    case prefersImmersiveScene
    /// Work that `applicationWillEnterForeground(_:)` does, and neither a launch method nor activation.
    case worksOnlyInForegroundCallback
    /// The window scene's callbacks set something up, and the app delegate's launch methods nothing.
    case setsUpOnlyInWindowScene
    /// The system remembers a scene session from an earlier run.
    case hasSavedSession
}

/// A fact about the event that is being handled.
public enum EventFact: Hashable, Sendable {
    case kind([EventKind])
    case backgroundKind([BackgroundEvent.Kind])
    case interruption([Interruption.Kind])
    case accepted
    case notificationKind(TappedNotification.Kind)
    case tappedIn(TappedNotification.Place)
    case hasNotificationAction
    case contentAvailable
    case alert
    /// The scenario names a scene.
    case namesScene
    /// The app opens the URL itself.
    case openedByItself
    case viaAirDrop
    case handoff
    case activityFails
    case prewarmPauses(PrewarmPause)
    case role([SceneRole])
    case endedBy(Terminator)
    /// The scheme is not among those that Info.plist declares.
    case undeclaredScheme
    /// The background mode that it needs is not among those that Info.plist lists.
    case missingBackgroundMode
    /// The task is not among those that Info.plist permits.
    case unpermittedTask
    /// No launch handler is registered for the task.
    case unregisteredTask
    /// A background mode lets the app run on after it: that of locations, or of calls.
    case mayRunOn
    /// The framework that it belongs to doesn't exist on this OS or platform yet.
    case unavailable
    /// On this OS only apps that support multiple scenes get it.
    case forMultipleScenes
}

/// A fact about the scene at hand, or the target where none is at hand.
public enum SceneFact: Hashable, Sendable {
    case exists
    case connected
    /// Its session is new.
    case new
    case target
    case role([SceneRole])
    case state([SceneState])
}

extension Condition {
    /// The event ought to reach the app: its scheme is declared.
    static let reachesApp = Condition.not(.event(.undeclaredScheme))
    /// A launch method said that the payload shouldn't be handed over.
    static let launchRefused = Condition.all([
        .flag(.launching), .returnedFalse([.willFinishLaunching, .didFinishLaunching]),
    ])

    /// Responses and notifications go to the app's own delegate.
    static let notificationDelegateIsSet = Condition.both(
        .has(.notificationDelegate), .flag(.notificationDelegateSet))

    static func both(_ first: Condition, _ second: Condition) -> Condition { .all([first, second]) }
}
