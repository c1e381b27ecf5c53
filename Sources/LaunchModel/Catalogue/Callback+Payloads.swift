extension Callback {
    /// The kinds of payload that it hands over, itself or in options, in one life cycle or another: from the parameters
    /// in UIKit's headers.
    package var payloads: Set<PayloadKind> {
        switch self {
        case .openURL, .openURLFromSource, .handleOpenURL, .sceneOpenURLContexts, .onOpenURL: [.url]
        case .applicationContinueActivity, .sceneContinueActivity, .onContinueUserActivity: [.userActivity]
        // An intent is no argument of theirs, but handed over all the same.
        case .intentPerform, .handlerForIntent: [.userActivity]
        case .applicationPerformAction, .windowScenePerformAction: [.shortcutItem]
        case .didReceiveNotificationResponse, .willPresentNotification, .fetchRemoteNotification,
            .didReceiveRemoteNotification, .didReceiveLocalNotification, .handleRemoteNotificationAction,
            .handleLocalNotificationAction:
            [.notification]
        case .applicationAcceptCloudKitShare, .windowSceneAcceptCloudKitShare: [.cloudKitShare]
        default: Set(Slot.allCases.filter { $0.container?.carriers.contains(self) ?? false }.compactMap(\.payload))
        }
    }
}

extension Slot.Container {
    /// The methods that get the options, by UIKit's headers.
    package var carriers: [Callback] {
        switch self {
        case .launchOptions: [.willFinishLaunching, .didFinishLaunching]
        case .connectionOptions: [.sceneWillConnect, .configurationForConnecting]
        }
    }
}
