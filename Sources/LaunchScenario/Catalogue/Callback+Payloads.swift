extension Callback {
    /// The kinds of payload that it receives, as a parameter or in options, in any life cycle.
    package var payloads: Set<PayloadKind> { Self.payloadsOfAll[self] ?? [] }

    private static let payloadsOfAll = arguments.merging(options) { $0.union($1) }

    /// From the parameters in UIKit's headers; an intent isn't a parameter of its handlers, but they receive it.
    private static let arguments: [Callback: Set<PayloadKind>] = [
        .openURL: [.url], .openURLFromSource: [.url], .handleOpenURL: [.url], .sceneOpenURLContexts: [.url],
        .onOpenURL: [.url], .applicationContinueActivity: [.userActivity], .sceneContinueActivity: [.userActivity],
        .onContinueUserActivity: [.userActivity], .intentPerform: [.userActivity], .handlerForIntent: [.userActivity],
        .applicationPerformAction: [.shortcutItem], .windowScenePerformAction: [.shortcutItem],
        .didReceiveNotificationResponse: [.notification], .willPresentNotification: [.notification],
        .fetchRemoteNotification: [.notification], .didReceiveRemoteNotification: [.notification],
        .didReceiveLocalNotification: [.notification], .handleRemoteNotificationAction: [.notification],
        .handleLocalNotificationAction: [.notification], .applicationAcceptCloudKitShare: [.cloudKitShare],
        .windowSceneAcceptCloudKitShare: [.cloudKitShare], .didReceiveIncomingPush: [.voipPush],
        .didReceiveIncomingVoIPPush: [.voipPush],
    ]

    private static let options: [Callback: Set<PayloadKind>] = {
        var payloads: [Callback: Set<PayloadKind>] = [:]
        for slot in Slot.allCases {
            guard let payload = slot.payload else { continue }
            for carrier in slot.container?.carriers ?? [] { payloads[carrier, default: []].insert(payload) }
        }
        return payloads
    }()
}

extension Slot.Container {
    /// The methods that receive the options, from UIKit's headers.
    package var carriers: [Callback] {
        switch self {
        case .launchOptions: [.willFinishLaunching, .didFinishLaunching]
        case .connectionOptions: [.sceneWillConnect, .configurationForConnecting]
        }
    }
}
