/// Where a payload comes to an app.
public struct PayloadRoute: Hashable, Sendable {
    public let kind: PayloadKind
    package let lifecycles: [Lifecycle]
    package let os: VersionRange
    /// The option that holds it when it starts the app, and the callback that gets the option.
    public let option: Slot
    public let cold: Callback
    /// The callback of a running app.
    public let running: Callback

    private init(
        _ kind: PayloadKind, _ lifecycles: [Lifecycle], os: VersionRange = .all, option: Slot, cold: Callback,
        running: Callback
    ) {
        self.kind = kind
        self.lifecycles = lifecycles
        self.os = os
        self.option = option
        self.cold = cold
        self.running = running
    }

    /// All routes. From Apple's pages of `UIApplication.LaunchOptionsKey` and `UIScene.ConnectionOptions`.
    public static let all: [PayloadRoute] = [
        PayloadRoute(
            .url, .withoutScenes, os: .before(9), option: .launchURL, cold: .didFinishLaunching,
            running: .openURLFromSource),
        PayloadRoute(
            .url, .withoutScenes, os: .from(9), option: .launchURL, cold: .didFinishLaunching, running: .openURL),
        PayloadRoute(
            .url, [.scene], option: .connectionURLContexts, cold: .sceneWillConnect, running: .sceneOpenURLContexts),
        PayloadRoute(.url, [.swiftUI], option: .connectionURLContexts, cold: .onOpenURL, running: .onOpenURL),
        PayloadRoute(
            .userActivity, .withoutScenes, option: .launchUserActivityDictionary, cold: .applicationContinueActivity,
            running: .applicationContinueActivity),
        PayloadRoute(
            .userActivity, [.scene], option: .connectionUserActivities, cold: .sceneWillConnect,
            running: .sceneContinueActivity),
        PayloadRoute(
            .userActivity, [.swiftUI], option: .connectionUserActivities, cold: .onContinueUserActivity,
            running: .onContinueUserActivity),
        PayloadRoute(
            .shortcutItem, .withoutScenes, option: .launchShortcutItem, cold: .didFinishLaunching,
            running: .applicationPerformAction),
        PayloadRoute(
            .shortcutItem, [.scene], option: .connectionShortcutItem, cold: .sceneWillConnect,
            running: .windowScenePerformAction),
        PayloadRoute(
            .shortcutItem, [.swiftUI], option: .connectionShortcutItem, cold: .configurationForConnecting,
            running: .windowScenePerformAction),
        PayloadRoute(
            .notification, .withoutScenes, os: .before(10), option: .launchRemoteNotification,
            cold: .didFinishLaunching, running: .fetchRemoteNotification),
        PayloadRoute(
            .notification, .withoutScenes, os: .from(10), option: .launchRemoteNotification,
            cold: .didReceiveNotificationResponse, running: .didReceiveNotificationResponse),
        PayloadRoute(
            .notification, .withScenes, option: .connectionNotificationResponse,
            cold: .didReceiveNotificationResponse, running: .didReceiveNotificationResponse),
        PayloadRoute(
            .cloudKitShare, .withoutScenes, option: .launchCloudKitShareMetadata,
            cold: .applicationAcceptCloudKitShare, running: .applicationAcceptCloudKitShare),
        PayloadRoute(
            .cloudKitShare, .withScenes, option: .connectionCloudKitShareMetadata, cold: .sceneWillConnect,
            running: .windowSceneAcceptCloudKitShare),
    ]
}

extension Scenario {
    /// The way that a payload takes in this app.
    func route(of kind: PayloadKind) -> PayloadRoute? {
        PayloadRoute.all.first {
            $0.kind == kind && $0.lifecycles.contains(app.lifecycle) && $0.os.contains(device.uikit)
        }
    }
}
