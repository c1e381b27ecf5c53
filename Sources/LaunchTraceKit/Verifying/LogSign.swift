import LaunchModel

/// What a callback tells of the events that led to it.
enum LogSign: Equatable {
    case launch, enterForeground, becomeActive, resignActive, enterBackground, end
    /// Something happens to an app in front.
    case met(Value)
    /// The user opens the app with something.
    case opened(Value)
    /// The system runs the app for something that nobody sees.
    case ran(Value)
}

extension ObservedCallback {
    /// Nil where the callback tells nothing that others don't tell as well.
    var sign: LogSign? {
        switch callback {
        case .willFinishLaunching, .didFinishLaunching, .applicationDidFinishLaunching, .appInit: .launch
        case .sceneWillConnect, .configurationForConnecting: url.map { .opened(.opening($0)) } ?? .launch
        case .applicationWillEnterForeground, .sceneWillEnterForeground: .enterForeground
        case .applicationDidBecomeActive, .sceneDidBecomeActive: .becomeActive
        case .applicationWillResignActive, .sceneWillResignActive: .resignActive
        case .applicationDidEnterBackground, .sceneDidEnterBackground: .enterBackground
        case .applicationWillTerminate, .sceneDidDisconnect, .didDiscardSceneSessions: .end
        case .applicationDidReceiveMemoryWarning, .viewControllerDidReceiveMemoryWarning:
            .met(.event("memoryWarning"))
        case .willPresentNotification:
            .met(["event": "remoteNotification", "alert": true])
        default: opening.map(LogSign.opened) ?? work.map(LogSign.ran)
        }
    }

    /// The event that hands the app what the callback carries.
    private var opening: Value? {
        switch callback {
        case .openURL, .openURLFromSource, .handleOpenURL, .sceneOpenURLContexts, .onOpenURL:
            .opening(url ?? "example://edit-me")
        case .applicationContinueActivity, .sceneContinueActivity, .onContinueUserActivity,
            .applicationWillContinueActivity, .sceneWillContinueActivity:
            .event("openUniversalLink", [("url", url ?? "https://example.com/edit-me")])
        case .applicationPerformAction, .windowScenePerformAction: .event("quickAction", [("type", "edit-me")])
        case .applicationAcceptCloudKitShare, .windowSceneAcceptCloudKitShare:
            ["event": "acceptCloudKitShare", "metadata": ["title": "edit me"]]
        case .didReceiveNotificationResponse: .event("tapNotification")
        default: nil
        }
    }

    /// The event that the system runs the app for.
    private var work: Value? {
        switch callback {
        case .fetchRemoteNotification, .didReceiveRemoteNotification:
            ["event": "remoteNotification", "contentAvailable": true]
        case .performFetch: .work("backgroundFetch")
        case .handleBackgroundSessionEvents: .work("urlSession")
        case .didUpdateLocations: .work("location")
        case .didEnterRegion: .work("region")
        case .didVisit: .work("visit")
        case .centralWillRestoreState: .work("bluetoothCentral")
        case .peripheralWillRestoreState: .work("bluetoothPeripheral")
        case .didReceiveIncomingPush: .work("voipPush")
        default: nil
        }
    }
}

extension Callback {
    /// The callback after which this one tells nothing new.
    var leader: Callback? {
        switch self {
        case .viewControllerDidReceiveMemoryWarning: .applicationDidReceiveMemoryWarning
        case .applicationContinueActivity: .applicationWillContinueActivity
        case .sceneContinueActivity: .sceneWillContinueActivity
        default: nil
        }
    }
}

extension Value {
    /// An event of a scenario.
    static func event(_ name: String, _ facts: [(String, String)] = []) -> Value {
        .object(([("event", name)] + facts).map { Member($0, .string($1)) })
    }

    fileprivate static func work(_ kind: String) -> Value {
        .event("backgroundEvent", [("kind", kind)])
    }

    fileprivate static func opening(_ url: String) -> Value {
        .event("openURL", [("url", url)])
    }
}
