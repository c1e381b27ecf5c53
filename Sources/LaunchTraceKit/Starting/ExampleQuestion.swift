/// A question about launches, and what answers it.
struct ExampleQuestion: Sendable {
    let text: String
    /// The events whose first scenarios `new` prints.
    let events: [EventKind]
    let folder: String

    /// Questions of one kind, under a heading.
    struct Section: Sendable {
        let title: String
        let questions: [ExampleQuestion]
    }

    private init(_ text: String, _ folder: String, _ events: EventKind...) {
        (self.text, self.events, self.folder) = (text, events, folder)
    }

    static let sections = [
        Section(title: "Opening the app", questions: opening),
        Section(title: "In the background", questions: background),
        Section(title: "Leaving the app, and coming back", questions: leaving),
        Section(title: "Windows and screens", questions: windows),
        Section(title: "Other apps, devices and systems", questions: others),
    ]

    private static let opening = [
        ExampleQuestion("What is called when the user taps the icon?", "icon", .tapIcon),
        ExampleQuestion("Where is the URL delivered that opens the app?", "url", .openURL),
        ExampleQuestion("Where is a link to my website delivered?", "universal-link", .openUniversalLink),
        ExampleQuestion(
            "Which method receives an activity, from Handoff, Siri or a widget?", "activity", .continueActivity),
        ExampleQuestion("Which method receives a quick action, cold and warm?", "quick-action", .quickAction),
        ExampleQuestion("Where is the response to a notification delivered?", "notification", .tapNotification),
        ExampleQuestion("What does an App Intent do that opens the app?", "intent", .openAppIntent),
        ExampleQuestion("Which method receives an invitation to a CloudKit share?", "share", .acceptCloudKitShare),
        ExampleQuestion("What has run already when the system has prewarmed the app?", "prewarm", .prewarm),
        ExampleQuestion("When is saved state restored?", "restoration"),
    ]

    private static let background = [
        ExampleQuestion("What runs for a remote notification without a tap?", "push", .remoteNotification),
        ExampleQuestion("Which launches are in the background?", "background", .backgroundEvent),
        ExampleQuestion("By when do PushKit, Core Location, Bluetooth and tasks need their delegates?", "services"),
    ]

    private static let leaving = [
        ExampleQuestion(
            "What is called when the user leaves, and returns?", "switcher", .pressHome, .openAppSwitcher,
            .closeAppSwitcher, .switchToOtherApp, .suspend),
        ExampleQuestion("What does a call, an alert or Control Center interrupt?", "interruption", .interruption),
        ExampleQuestion("What happens when the device is locked, and unlocked?", "lock", .lock, .unlock),
        ExampleQuestion("Which methods receive a memory warning?", "memory", .memoryWarning),
        ExampleQuestion("How does an app end, and is it notified?", "ending", .terminate, .deleteApp),
    ]

    private static let windows = [
        ExampleQuestion(
            "What do further windows receive, and what remains when one is closed?", "window", .openWindow,
            .minimizeWindow, .activateWindow, .closeWindow, .disconnectScene),
        ExampleQuestion("What connects with CarPlay?", "carplay"),
        ExampleQuestion("What connects on an external display?", "external-display"),
        ExampleQuestion("What does a turned device, or a new day, call?", "device", .rotate, .significantTimeChange),
    ]

    private static let others = [
        ExampleQuestion("What is different under SwiftUI?", "swiftui"),
        ExampleQuestion("What changes when an app adopts scenes, or has to?", "adoption"),
        ExampleQuestion("What is different on older systems?", "versions"),
        ExampleQuestion("What is different on Apple Vision?", "visionos", .removeHeadset, .putOnHeadset),
        ExampleQuestion("What is different on a Mac?", "catalyst"),
        ExampleQuestion("What is different on Apple TV?", "tvos"),
        ExampleQuestion("What have others recorded on real devices?", "observed"),
    ]
}
