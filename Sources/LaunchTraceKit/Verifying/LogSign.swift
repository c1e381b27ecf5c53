/// The evidence that a callback gives of the events that led to it.
enum LogSign: Equatable {
    /// The app is launched; with its trigger, if the launch shows it.
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
    /// Nil if it adds no information.
    var sign: LogSign? {
        switch subject {
        case .callback(let callback): Self.causes[callback].flatMap { LogSign($0, in: self) }
        // The application's own notifications include the information of the scenes'.
        case .notification(let notification) where notification.actor == .application:
            LogSign(RuleBook.standard.cause(of: notification), in: self)
        case .notification, .other: nil
        }
    }

    /// A name that an asynchronous method has, too, is taken for that of today's apps.
    private static let causes = Dictionary(
        uniqueKeysWithValues: Callback.allCases.map { ($0, RuleBook.standard.cause(of: $0.asynchronousNamesake ?? $0)) }
    )

    /// The event by which the launch option says that the app was launched.
    fileprivate var launchEvent: Event? { launchOption.flatMap(OptionKey.cause).map(event) }

    /// An event to be edited, with the URL of the line.
    fileprivate func event(_ trigger: Trigger) -> Event {
        switch trigger {
        case .openURL: .opening(url ?? "example://edit-me")
        case .openUniversalLink:
            .openUniversalLink(url.flatMap(UniversalLink.init(readable:)) ?? "https://example.com/edit-me")
        case .continueActivity(let activity):
            .continueActivity(ContinuedActivity(activityType: "edit-me", fails: activity.fails))
        case .openAppIntent: .openAppIntent("edit-me")
        case .quickAction: .quickAction("edit-me")
        case .acceptCloudKitShare: .acceptCloudKitShare(.object([Value.Member("title", .string("edit me"))]))
        default: Event(trigger)
        }
    }
}

extension LogSign {
    /// Nil for what can follow from any event and changes no state.
    fileprivate init?(_ cause: CallbackCause, in entry: ObservedEntry) {
        if let change = cause.points.lazy.compactMap({ LogSign(at: $0, in: entry) }).first {
            self = change
        } else if let trigger = cause.trigger {
            let event = entry.event(trigger)
            let isWork = cause.points.contains(.backgroundDelivery)
            self = event.opensApp ? .opened(event) : isWork ? .ran(event) : .met(event)
        } else {
            return nil
        }
    }

    /// The change of state at a point of a launch; nil for a point that changes none.
    private init?(at point: LaunchPoint, in entry: ObservedEntry) {
        // A scene of CarPlay has states of its own.
        guard entry.callback?.receiver != .carPlaySceneDelegate else { return nil }
        switch point {
        case .swiftUIAppStarts, .willFinish, .didFinish, .applicationStarts: self = .launch(entry.launchEvent)
        case .sceneConfiguration, .roleConnects: self = .launch(entry.url.map(Event.opening))
        case .comesForward, .sceneEntersForeground: self = .enterForeground
        case .becomesActive, .sceneSaysActive: self = .becomeActive
        case .resigns, .sceneResigns: self = .resignActive
        case .goesToBackground, .sceneEnteredBackground: self = .enterBackground
        case .protectedDataBecomesUnavailable: self = .lock
        case .terminates, .sceneDisconnects, .sceneDiscards: self = .end
        default: return nil
        }
    }

    /// Whether a process that runs already changes its state.
    var isChangeInProcess: Bool { [.enterForeground, .becomeActive, .resignActive, .enterBackground].contains(self) }

    /// Whether it is a change of the app's state that is also posted as a notification.
    var isChange: Bool {
        switch self {
        case .launch, .enterForeground, .becomeActive, .resignActive, .enterBackground, .lock, .end: true
        case .met(let event): event == .memoryWarning || event == .significantTimeChange
        case .opened, .ran: false
        }
    }
}

extension Callback {
    /// The callback after which this one adds no information.
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
