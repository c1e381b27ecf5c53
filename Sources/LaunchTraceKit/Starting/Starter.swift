import LaunchModel

/// What a first scenario about an event begins with, and what happens in it; the parts are JSON.
struct Starter {
    let name: String
    var device = #""platform": "iOS", "os": "18.0""#
    var start = Start.notRunning
    var need: Need?
    /// What the app does in `application(_:didFinishLaunchingWithOptions:)`.
    var work = #"{ "work": "open database", "durationMs": 120 }"#
    let events: [String]

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
        case .tapIcon: opening("Home Screen")
        case .openURL:
            opening("Deep link", #", "url": "recipes://soup?id=7", "sourceApplication": "com.apple.mobilesafari""#)
        case .openUniversalLink: opening("Universal link", #", "url": "https://example.com/soup?id=7""#)
        case .continueActivity:
            opening("User activity", #", "activityType": "com.example.soup", "source": "spotlight""#)
        case .quickAction: opening("Quick action", #", "type": "com.example.new-recipe""#, need: .sceneDelegate)
        case .acceptCloudKitShare:
            opening("CloudKit share", #", "metadata": { "title": "Recipes" }"#, need: .sceneDelegate)
        case .tapNotification:
            opening("Notification", #", "payload": { "recipe": "soup" }"#, need: .notificationDelegate)
        case .remoteNotification: silentPush
        case .backgroundEvent: backgroundRefresh
        case .prewarm:
            Starter(name: "Prewarmed, then opened", events: [event(), Self.tapIcon.event(#", "afterMs": 60000"#)])
        case .openWindow: windows("A second window", then: [])
        case .minimizeWindow: windows("A window that is minimized", then: [event(#", "scene": "second""#)])
        case .activateWindow:
            windows(
                "A window that comes back",
                then: [Self.minimizeWindow.event(#", "scene": "second""#), event(#", "scene": "second""#)])
        case .closeWindow: windows("A window that is closed", then: [event(#", "scene": "second""#)])
        case .disconnectScene:
            Starter(
                name: "A scene that the system reclaims", start: .background, events: [event(), Self.tapIcon.event()])
        case .pressHome: leaving("Home and back", then: .tapIcon)
        case .openAppSwitcher: leaving("App switcher, and back", then: .closeAppSwitcher)
        case .closeAppSwitcher: Self.openAppSwitcher.starter
        case .switchToOtherApp: leaving("Another app, and back", then: .tapIcon)
        case .lock: leaving("Locked and unlocked", then: .unlock)
        case .unlock: Self.lock.starter
        case .interruption:
            Starter(
                name: "A system alert", start: .active,
                events: [event(#", "kind": "systemAlert", "ends": "dismissed""#)])
        case .memoryWarning: Starter(name: "Memory warning", start: .active, events: [event()])
        case .suspend:
            Starter(name: "Suspended and resumed", start: .background, events: [event(), Self.tapIcon.event()])
        case .terminate:
            Starter(
                name: "Swiped away, and launched again", start: .active,
                events: [event(#", "by": "user""#), Self.tapIcon.event()])
        case .deleteApp: Starter(name: "Deleted", start: .active, events: [event()])
        }
    }

    private var silentPush: Starter {
        Starter(
            name: "Silent notification, while the app isn't running",
            events: [event(#", "contentAvailable": true, "payload": { "recipe": "soup" }"#)])
    }

    private var backgroundRefresh: Starter {
        Starter(
            name: "Background refresh, while the app isn't running",
            work: #"{ "registerTask": "com.example.refresh" }"#,
            events: [
                event(#", "kind": "appRefreshTask", "identifier": "com.example.refresh", "takesMs": 2000"#)
            ])
    }

    /// An event with some members beside its name.
    private func event(_ members: String = "") -> String {
        #"{ "event": "\#(rawValue)"\#(members) }"#
    }

    private func opening(_ title: String, _ members: String = "", need: Starter.Need? = nil) -> Starter {
        Starter(
            name: "\(title), cold and warm", need: need,
            events: [event(members), Self.pressHome.event(#", "afterMs": 4000"#), event(members)])
    }

    private func leaving(_ title: String, then next: EventKind) -> Starter {
        Starter(name: title, start: .active, events: [event(), next.event(#", "afterMs": 4000"#)])
    }

    private func windows(_ title: String, then events: [String]) -> Starter {
        Starter(
            name: title, device: #""platform": "iPadOS", "os": "26.0""#, start: .active, need: .severalWindows,
            events: [Self.openWindow.event()] + events)
    }
}
