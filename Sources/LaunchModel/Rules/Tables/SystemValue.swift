/// A value that UIKit or the system is known to have, with its source.
package struct Sourced<Value: Sendable>: Sendable {
    package let value: Value
    package let source: Source

    init(_ value: Value, source: Source) { (self.value, self.source) = (value, source) }
}

/// The values of UIKit and the system, in addition to its callbacks, that the rules' facts and the machine depend on.
package enum SystemValue {
    /// The size that the images of a launch screen may have.
    static let launchScreenMB = Sourced(
        25.0, source: .documented("Apple, Responding to the launch of your app: 25 MB from iOS 14"))

    /// The systems that read `UILaunchScreen`.
    static let launchScreenKey = Sourced(
        VersionRange.from(14), source: .documented("Apple, Information Property List: UILaunchScreen, iOS 14.0+"))

    /// The main-thread time of a launch that is quick, in milliseconds.
    static let quickLaunchMs = Sourced(
        400,
        source: .inferred(
            "Apple, WWDC19 session 423, Optimizing App Launch: a goal of 400 ms; for visionOS no time is named"))

    /// The roles of the scenes that the application's state follows.
    static let rolesOfApplicationState = Sourced(
        [SceneRole.window, .immersiveSpace, .carPlay],
        source: .documented(
            "Apple, UIApplication.applicationState: that of the most active scene; organicmaps#12967 for CarPlay",
            "https://developer.apple.com/documentation/uikit/uiapplication/applicationstate"))

    /// The roles of the scenes on the device's own screen, by which the user sees the app in front or not.
    static let rolesOnScreen = Sourced(
        [SceneRole.window, .immersiveSpace],
        source: .inferred("A car and a connected display show the app independently of the device's own screen"))

    /// The flags of a device that hasn't been unlocked since it was started.
    static let flagsBeforeUnlock = Sourced<[Flag]>(
        [.screenLocked, .protectedDataUnavailable, .completeDataUnavailable],
        source: .documented("Apple, Encrypting Your App's Files; Apple, UIApplication.isProtectedDataAvailable"))

    /// The systems that name the app that opens a URL regardless of its team.
    static let everySenderIsNamed = Sourced(
        VersionRange.before(13),
        source: .documented(
            "Apple, UIApplication.OpenURLOptionsKey.sourceApplication: nil for an app of another team; from iOS 13 as in "
                + "line-sdk-ios-swift#97"))

    /// The identifier of a notification's dismissal, which never brings an app to the foreground.
    static let dismissAction = Sourced(
        "com.apple.UNNotificationDismissActionIdentifier",
        source: .inferred("Apple, UNNotificationDismissActionIdentifier, states only when it is delivered"))

    /// The identifier of a tap on the notification itself, which always brings the app to the foreground.
    static let defaultAction = Sourced(
        TappedNotification.defaultAction, source: .documented("Apple, UNNotificationDefaultActionIdentifier"))

    /// The state of the app in which a tapped notification is a banner, unless the scenario says otherwise.
    static let stateWithBanner = Sourced(
        AppState.active, source: .inferred("A banner is shown over the app that is used; else the screen is locked"))

    /// The methods that an intent is handled in; it isn't one of their parameters, but they receive it.
    static let intentHandlers = Sourced(
        [Callback.intentPerform, .handlerForIntent],
        source: .documented("Apple, application(_:handlerFor:); Apple, AppIntent.perform()"))

    /// The class of UIApplication.shared.delegate where it isn't the app's own.
    static let sharedDelegate = Sourced(
        [Lifecycle.swiftUI: "SwiftUI.AppDelegate"], source: .unsettled("Stated in exponea-ios-sdk#78 and by other SDKs")
    )

    /// The methods by whose end an app has to be set up.
    static let launchMethods = Sourced(
        [Callback.willFinishLaunching, .didFinishLaunching, .applicationDidFinishLaunching], source: .didFinishPage)

    /// The time after the connection of its scene at which OpenSwiftUI publishes what launched the app, in milliseconds.
    static let coldHandoverMs = Sourced(
        100, source: .inferred("OpenSwiftUI publishes it in a block of the main queue, 0.1 s after the connection"))

    /// The sources, value by value.
    package static let sources: [Source] = [
        launchScreenMB.source, launchScreenKey.source, rolesOfApplicationState.source, rolesOnScreen.source,
        stateWithBanner.source, flagsBeforeUnlock.source, everySenderIsNamed.source, dismissAction.source,
        defaultAction.source, intentHandlers.source, sharedDelegate.source, launchMethods.source, coldHandoverMs.source,
    ]

    /// Whether a response brings the app forward: a tap, or an action that is declared to.
    static func comesForward(_ tap: TappedNotification) -> Bool {
        guard let action = tap.action, action != defaultAction.value else { return true }
        return tap.actionIsForeground && action != dismissAction.value
    }

    /// The source of a URL, if the opened app receives it.
    static func namedSender(of url: OpenedURL, on device: Device) -> String? {
        let isNamed = url.isFromSameTeam || url.isOpenedByItself || everySenderIsNamed.value.contains(device.uikit)
        return isNamed ? url.sourceApplication : nil
    }
}

extension Action.Protection {
    /// The flag for such data being unavailable.
    var lockedAway: Flag {
        switch self {
        case .untilFirstUnlock: .protectedDataUnavailable
        case .complete: .completeDataUnavailable
        }
    }
}
