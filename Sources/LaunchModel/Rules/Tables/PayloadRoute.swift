/// The receivers of a payload in an app.
package struct PayloadRoute: Hashable, Sendable {
    /// The kind of payload.
    package let kind: PayloadKind
    /// The kind of event with this route; nil for all events with such a payload.
    package let event: EventKind?
    package let lifecycles: [Lifecycle]
    package let os: VersionRange
    /// The option that contains it when it launches the app.
    package let option: Slot
    /// The callback that receives the option at a cold start.
    package let cold: Callback
    /// The callback of a running app.
    package let running: Callback
    /// Whether a launch is followed by the callback of a running app, unless a launch method returned false.
    package let followsLaunch: Bool
    /// The evidence for the route.
    package let source: Source

    private init(
        _ kind: PayloadKind, of event: EventKind? = nil, _ lifecycles: [Lifecycle], os: VersionRange = .all,
        option: Slot, cold: Callback, running: Callback, followsLaunch: Bool = false, source: Source
    ) {
        self.kind = kind
        self.event = event
        self.lifecycles = lifecycles
        self.os = os
        self.option = option
        self.cold = cold
        self.running = running
        self.followsLaunch = followsLaunch
        self.source = source
    }

    /// All routes.
    package static let all: [PayloadRoute] = [
        PayloadRoute(
            .url, .withoutScenes, os: .before(9), option: .launchURL, cold: .didFinishLaunching,
            running: .openURLFromSource, followsLaunch: true, source: .launchOptions),
        PayloadRoute(
            .url, .withoutScenes, os: .from(9), option: .launchURL, cold: .didFinishLaunching, running: .openURL,
            followsLaunch: true, source: .launchOptions),
        PayloadRoute(
            .url, [.scene], option: .connectionURLContexts, cold: .sceneWillConnect, running: .sceneOpenURLContexts,
            source: .measured("Flutter, UITests-DeepLinks-SceneEvents", "https://github.com/flutter/flutter", on: [26])),
        PayloadRoute(
            .url, [.swiftUI], option: .connectionURLContexts, cold: .onOpenURL, running: .onOpenURL, source: .swiftUI),
        PayloadRoute(
            .userActivity, .withoutScenes, option: .launchUserActivityDictionary, cold: .applicationContinueActivity,
            running: .applicationContinueActivity, source: .activities),
        PayloadRoute(
            .userActivity, [.scene], option: .connectionUserActivities, cold: .sceneWillConnect,
            running: .sceneContinueActivity,
            source: .measured("Flutter, UITests-DeepLinks-SceneEvents", "https://github.com/flutter/flutter", on: [26])),
        PayloadRoute(
            .userActivity, of: .openUniversalLink, [.swiftUI], option: .connectionUserActivities, cold: .onOpenURL,
            running: .onOpenURL, source: .swiftUI),
        PayloadRoute(
            .userActivity, [.swiftUI], option: .connectionUserActivities, cold: .onContinueUserActivity,
            running: .onContinueUserActivity, source: .swiftUI),
        PayloadRoute(
            .shortcutItem, .withoutScenes, option: .launchShortcutItem, cold: .didFinishLaunching,
            running: .applicationPerformAction, followsLaunch: true, source: .launchOptions),
        PayloadRoute(
            .shortcutItem, [.scene], option: .connectionShortcutItem, cold: .sceneWillConnect,
            running: .windowScenePerformAction, source: .documented("Apple, Add Home Screen quick actions")),
        PayloadRoute(
            .shortcutItem, [.swiftUI], option: .connectionShortcutItem, cold: .configurationForConnecting,
            running: .windowScenePerformAction,
            source: .unsettled("dayGLANCE#1436: the method that chooses a configuration receives the action")),
        PayloadRoute(
            .notification, .withoutScenes, os: .before(10), option: .launchRemoteNotification,
            cold: .didFinishLaunching, running: .fetchRemoteNotification, source: .header),
        PayloadRoute(
            .notification, .withoutScenes, os: .from(10), option: .launchRemoteNotification,
            cold: .didReceiveNotificationResponse, running: .didReceiveNotificationResponse, source: .responses),
        PayloadRoute(
            .notification, .withScenes, option: .connectionNotificationResponse, cold: .didReceiveNotificationResponse,
            running: .didReceiveNotificationResponse, source: .responses),
        PayloadRoute(
            .cloudKitShare, .withoutScenes, option: .launchCloudKitShareMetadata, cold: .applicationAcceptCloudKitShare,
            running: .applicationAcceptCloudKitShare, source: .launchOptions),
        PayloadRoute(
            .cloudKitShare, .withScenes, option: .connectionCloudKitShareMetadata, cold: .sceneWillConnect,
            running: .windowSceneAcceptCloudKitShare, source: .connectionOptions),
    ]
}

extension Source {
    fileprivate static let swiftUI = documented("Apple, onOpenURL(perform:); Apple, onContinueUserActivity(_:perform:)")
    fileprivate static let activities = documented("Apple, application(_:continue:restorationHandler:)")
    fileprivate static let responses = documented("Apple, userNotificationCenter(_:didReceive:withCompletionHandler:)")
}

extension Scenario {
    /// The route of a payload in this app with an event.
    func route(of kind: PayloadKind, with event: EventKind?) -> PayloadRoute? {
        PayloadRoute.all.first {
            $0.kind == kind && ($0.event == nil || $0.event == event) && $0.lifecycles.contains(app.lifecycle)
                && $0.os.contains(device.uikit)
        }
    }
}
