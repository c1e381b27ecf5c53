/// The evidence that a callback gives of the events that led to it.
enum LogSign: Equatable {
    /// The app is launched; by what, if the launch itself tells it.
    case launch(Event? = nil)
    case enterForeground, becomeActive, resignActive, enterBackground, lock, end
    /// Something happens to an app in front.
    case met(Event)
    /// The user opens the app with something.
    case opened(Event)
    /// The system runs the app for something that shows nothing on the screen.
    case ran(Event)
}

extension ObservedEntry {
    /// Nil where it tells nothing that others don't tell as well.
    var sign: LogSign? {
        switch subject {
        case .callback(let callback): sign(of: callback)
        case .notification(let notification): notification.sign
        case .other: nil
        }
    }

    private func sign(of callback: Callback) -> LogSign? {
        switch callback {
        case .willFinishLaunching, .didFinishLaunching: .launch(opening(by: launchOption))
        case .applicationDidFinishLaunching, .appInit: .launch()
        case .sceneWillConnect, .configurationForConnecting: .launch(url.map(Event.opening))
        case .applicationWillEnterForeground, .sceneWillEnterForeground: .enterForeground
        case .applicationDidBecomeActive, .sceneDidBecomeActive: .becomeActive
        case .applicationWillResignActive, .sceneWillResignActive: .resignActive
        case .applicationDidEnterBackground, .sceneDidEnterBackground: .enterBackground
        case .protectedDataWillBecomeUnavailable: .lock
        case .applicationWillTerminate, .sceneDidDisconnect, .didDiscardSceneSessions: .end
        case .applicationDidReceiveMemoryWarning, .viewControllerDidReceiveMemoryWarning:
            .met(.memoryWarning)
        case .significantTimeChange: .met(.significantTimeChange)
        case .willPresentNotification:
            .met(.remoteNotification(alert: true))
        default: opening(by: callback).map(LogSign.opened) ?? work(in: callback).map(LogSign.ran)
        }
    }

    /// The event that puts such a launch option there.
    private func opening(by option: String?) -> Event? {
        let key = OptionKey.launchOptions.first { $0.name == option }
        return switch key?.on.first {
        case .openURL: .opening(url ?? "example://edit-me")
        case .openUniversalLink:
            .openUniversalLink(url.flatMap(UniversalLink.init(readable:)) ?? "https://example.com/edit-me")
        case .quickAction: .quickAction("edit-me")
        case .tapNotification:
            .tapNotification(TappedNotification(kind: option == "localNotification" ? .local : .remote))
        case .acceptCloudKitShare: .acceptCloudKitShare(.object([Value.Member("title", .string("edit me"))]))
        case .backgroundEvent: .backgroundEvent(BackgroundEvent(kind: Self.kinds[option ?? ""] ?? .location))
        default: nil
        }
    }

    private static let kinds: [String: BackgroundEvent.Kind] = [
        "location": .location, "bluetoothCentrals": .bluetoothCentral, "bluetoothPeripherals": .bluetoothPeripheral,
    ]

    /// The event that hands the app what the callback carries.
    private func opening(by callback: Callback) -> Event? {
        switch callback {
        case .openURL, .openURLFromSource, .handleOpenURL, .sceneOpenURLContexts, .onOpenURL:
            .opening(url ?? "example://edit-me")
        case .applicationContinueActivity, .sceneContinueActivity, .onContinueUserActivity,
            .applicationWillContinueActivity, .sceneWillContinueActivity:
            .openUniversalLink(url.flatMap(UniversalLink.init(readable:)) ?? "https://example.com/edit-me")
        case .applicationPerformAction, .windowScenePerformAction: .quickAction("edit-me")
        case .applicationAcceptCloudKitShare, .windowSceneAcceptCloudKitShare:
            .acceptCloudKitShare(.object([Value.Member("title", .string("edit me"))]))
        case .didReceiveNotificationResponse: .tapNotification()
        default: nil
        }
    }

    /// The event that the system runs the app for.
    private func work(in callback: Callback) -> Event? {
        switch callback {
        case .fetchRemoteNotification, .didReceiveRemoteNotification:
            .remoteNotification(contentAvailable: true)
        case .performFetch: .backgroundEvent(BackgroundEvent(kind: .backgroundFetch))
        case .handleBackgroundSessionEvents: .backgroundEvent(BackgroundEvent(kind: .urlSession))
        case .didUpdateLocations: .backgroundEvent(BackgroundEvent(kind: .location))
        case .didEnterRegion: .backgroundEvent(BackgroundEvent(kind: .region))
        case .didVisit: .backgroundEvent(BackgroundEvent(kind: .visit))
        case .centralWillRestoreState: .backgroundEvent(BackgroundEvent(kind: .bluetoothCentral))
        case .peripheralWillRestoreState: .backgroundEvent(BackgroundEvent(kind: .bluetoothPeripheral))
        case .didReceiveIncomingPush: .backgroundEvent(BackgroundEvent(kind: .voipPush))
        default: nil
        }
    }
}

extension PostedNotification {
    /// The application's own tell all that the scenes' do.
    fileprivate var sign: LogSign? {
        switch self {
        case .appDidFinishLaunching: .launch()
        case .appWillEnterForeground: .enterForeground
        case .appDidBecomeActive: .becomeActive
        case .appWillResignActive: .resignActive
        case .appDidEnterBackground: .enterBackground
        case .appWillTerminate: .end
        case .protectedDataWillBecomeUnavailable: .lock
        case .appDidReceiveMemoryWarning: .met(.memoryWarning)
        case .significantTimeChange: .met(.significantTimeChange)
        case .protectedDataDidBecomeAvailable, .sceneWillConnect,
            .sceneDidDisconnect, .sceneWillEnterForeground,
            .sceneDidActivate, .sceneWillDeactivate, .sceneDidEnterBackground:
            nil
        }
    }
}

extension LogSign {
    /// Whether a process that runs already changes its state.
    var isChangeInProcess: Bool {
        [.enterForeground, .becomeActive, .resignActive, .enterBackground].contains(self)
    }

    /// Whether it is a change of the app's state, of which notifications tell as well.
    var isChange: Bool {
        switch self {
        case .launch, .enterForeground, .becomeActive, .resignActive, .enterBackground, .lock, .end: true
        case .met(let event): event == .memoryWarning || event == .significantTimeChange
        case .opened, .ran: false
        }
    }
}

extension Callback {
    /// The callback after which this one tells nothing new.
    var precursor: Callback? {
        switch self {
        case .viewControllerDidReceiveMemoryWarning: .applicationDidReceiveMemoryWarning
        case .applicationContinueActivity: .applicationWillContinueActivity
        case .sceneContinueActivity: .sceneWillContinueActivity
        default: nil
        }
    }
}

extension Event {
    fileprivate static func opening(_ url: String) -> Event {
        .openURL(AbsoluteURL(url).map { OpenedURL($0) } ?? "example://edit-me")
    }
}

extension UniversalLink {
    /// Nil for what a log cut off.
    fileprivate init?(readable text: String) {
        guard let url = AbsoluteURL(text), url.isWeb else { return nil }
        self.init(url)
    }
}
