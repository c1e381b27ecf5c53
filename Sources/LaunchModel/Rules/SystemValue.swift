/// A value that UIKit or the system is known to have, with its source.
package struct Sourced<Value: Sendable>: Sendable {
    package let value: Value
    package let source: Source

    init(_ value: Value, source: Source) {
        self.value = value
        self.source = source
    }
}

/// The values of UIKit and the system, beside its callbacks, that the rules' facts and the machine depend on.
package enum SystemValue {
    /// The size that the images of a launch screen may have.
    static let launchScreenMB = Sourced(
        25.0, source: .documented("Apple, Responding to the launch of your app: 25 MB from iOS 14"))

    /// The systems that read `UILaunchScreen`.
    static let launchScreenKey = Sourced(
        VersionRange.from(14), source: .documented("Apple, Information Property List: UILaunchScreen, iOS 14.0+"))

    /// A life cycle with scenes needs a configuration in Info.plist, or a delegate that chooses one.
    static let sceneAdoption = Sourced<Callback>(
        .configurationForConnecting,
        source: .measured(
            "WordPress-iOS 25643: the method alone is enough; mobile_nebula 405 and "
                + "slint 13442: a manifest without configurations isn't", on: [26]))

    /// The roles of the scenes that the application's state follows.
    static let rolesOfApplicationState = Sourced(
        [SceneRole.window],
        source: .unsettled(
            "Apple, UIApplication.applicationState, counts scenes of any role, as organicmaps 12967 does "
                + "for CarPlay; the model counts windows"))

    /// The state of the app in which a tapped notification is a banner, unless the scenario says otherwise.
    static let stateWithBanner = Sourced(
        AppState.active, source: .inferred("A banner is shown over the app that is used; else the screen is locked"))

    /// The methods that get the launch options.
    static let launchOptionCarriers = Sourced(
        [Callback.willFinishLaunching, .didFinishLaunching],
        source: .documented("UIApplication.h, methods with launchOptions"))

    /// The methods that get the connection options.
    static let connectionOptionCarriers = Sourced(
        [Callback.sceneWillConnect, .configurationForConnecting],
        source: .documented("Apple, UIScene.ConnectionOptions"))

    /// The methods that an intent is handled in; it is no argument of theirs, but handed over all the same.
    static let intentHandlers = Sourced(
        [Callback.intentPerform, .handlerForIntent],
        source: .documented("Apple, application(_:handlerFor:); Apple, AppIntent.perform()"))

    /// The methods by whose end an app has to be set up.
    static let launchMethods = Sourced(
        [Callback.willFinishLaunching, .didFinishLaunching, .applicationDidFinishLaunching], source: .didFinishPage)

    /// The sources, value by value.
    package static let sources: [Source] = [
        launchScreenMB.source, launchScreenKey.source, sceneAdoption.source, rolesOfApplicationState.source,
        stateWithBanner.source, launchOptionCarriers.source, connectionOptionCarriers.source, intentHandlers.source,
        launchMethods.source,
    ]
}
