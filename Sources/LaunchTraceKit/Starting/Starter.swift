import LaunchModel

/// What a first scenario about an event begins with, and what happens in it.
struct Starter {
    let name: String
    var device = Device(os: 18)
    var start = Start.notRunning
    var need: Need?
    /// What the app does in `application(_:didFinishLaunchingWithOptions:)`.
    var work = Action.work(label: "open database", durationMs: 120, queue: .main, once: false)
    let events: [Event]

    /// What an app must have for the event, beside what every app has.
    enum Need {
        case severalWindows, notificationDelegate
        /// Under SwiftUI too.
        case sceneDelegate
    }
}

extension EventKind {
    var starter: Starter {
        switch self {
        case .tapIcon: .opening("Home Screen", .tapIcon)
        case .openURL:
            .opening(
                "Deep link",
                .openURL(OpenedURL("recipes://soup?id=7", sourceApplication: "com.apple.mobilesafari")))
        case .openUniversalLink: .opening("Universal link", .openUniversalLink("https://example.com/soup?id=7"))
        case .continueActivity:
            .opening(
                "User activity",
                .continueActivity(ContinuedActivity(activityType: "com.example.soup", source: .spotlight)))
        case .quickAction: .opening("Quick action", .quickAction("com.example.new-recipe"), need: .sceneDelegate)
        case .acceptCloudKitShare:
            .opening(
                "CloudKit share", .acceptCloudKitShare(.object([.init("title", .string("Recipes"))])),
                need: .sceneDelegate)
        case .tapNotification:
            .opening(
                "Notification", .tapNotification(TappedNotification(payload: Starter.recipe)),
                need: .notificationDelegate)
        case .remoteNotification:
            Starter(
                name: "Silent notification, while the app isn't running",
                events: [.remoteNotification(RemoteNotification(contentAvailable: true, payload: Starter.recipe))])
        case .backgroundEvent: .backgroundRefresh
        case .prewarm: Starter(name: "Prewarmed, then opened", events: [.prewarm(), .tapIcon.after(60000)])
        case .openWindow: .windows("A second window")
        case .minimizeWindow: .windows("A window that is minimized", .minimizeWindow)
        case .activateWindow: .windows("A window that comes back", .minimizeWindow, .activateWindow)
        case .closeWindow: .windows("A window that is closed", .closeWindow)
        case .disconnectScene:
            Starter(
                name: "A scene that the system reclaims", start: .background, events: [.disconnectScene, .tapIcon])
        case .pressHome: .leaving("Home and back", .pressHome, then: .tapIcon)
        case .openAppSwitcher, .closeAppSwitcher:
            .leaving("App switcher, and back", .openAppSwitcher, then: .closeAppSwitcher)
        case .switchToOtherApp: .leaving("Another app, and back", .switchToOtherApp, then: .tapIcon)
        case .lock, .unlock: .leaving("Locked and unlocked", .lock, then: .unlock)
        case .interruption:
            Starter(
                name: "A system alert", start: .active, events: [.interruption(Interruption(kind: .systemAlert))])
        case .memoryWarning: Starter(name: "Memory warning", start: .active, events: [.memoryWarning])
        case .suspend: Starter(name: "Suspended and resumed", start: .background, events: [.suspend, .tapIcon])
        case .terminate:
            Starter(name: "Swiped away, and launched again", start: .active, events: [.terminate(), .tapIcon])
        case .deleteApp: Starter(name: "Deleted", start: .active, events: [.deleteApp])
        }
    }
}

extension Starter {
    fileprivate static let recipe = Value.object([.init("recipe", .string("soup"))])

    fileprivate static let backgroundRefresh = Starter(
        name: "Background refresh, while the app isn't running",
        work: .registerTask(identifier: "com.example.refresh"),
        events: [
            .backgroundEvent(
                BackgroundEvent(kind: .appRefreshTask, identifier: "com.example.refresh", takesMs: 2000))
        ])

    fileprivate static func opening(_ title: String, _ event: Event, need: Need? = nil) -> Starter {
        Starter(name: "\(title), cold and warm", need: need, events: [event, .pressHome.after(4000), event])
    }

    fileprivate static func leaving(_ title: String, _ event: Event, then next: Event) -> Starter {
        Starter(name: title, start: .active, events: [event, next.after(4000)])
    }

    fileprivate static func windows(_ title: String, _ events: Event...) -> Starter {
        Starter(
            name: title, device: Device(platform: .iPadOS, os: 26), start: .active, need: .severalWindows,
            events: [.openWindow()] + events.map { $0.inScene("second") })
    }
}
