/// An event that can't happen, and why.
public struct Refusal: Hashable, Sendable {
    public let on: [EventKind]
    /// The states of the app in which it can't happen; nil for any.
    public let from: [AppState]?
    public let when: Condition
    /// The reason, as the end of a sentence.
    public let because: String

    init(_ on: [EventKind], from: [AppState]? = nil, when: Condition = .always, because: String) {
        self.on = on
        self.from = from
        self.when = when
        self.because = because
    }
}

extension Refusal {
    private static let notInFront: [AppState] = [.notRunning, .terminated, .background, .suspended]
    private static let notRunning: [AppState] = [.notRunning, .terminated]

    /// All refusals; the first that matches gives the reason.
    package static let all: [Refusal] = [
        Refusal(EventKind.allCases, when: .flag(.deleted), because: "the app was deleted"),
        Refusal(
            [
                .tapIcon, .openURL, .openUniversalLink, .quickAction, .acceptCloudKitShare, .openAppSwitcher,
                .closeAppSwitcher, .pressHome, .switchToOtherApp, .openWindow, .activateWindow, .minimizeWindow,
                .closeWindow,
            ],
            when: .both(.flag(.screenLocked), .not(.event(.role([.carPlay, .externalDisplay])))),
            because: "the screen is locked; unlock it first, or tap a notification"),
        Refusal(
            EventKind.allCases, when: .both(.lifecycle(.appDelegate), .event(.namesScene)),
            because: "an app without scenes has no scene of that name"),
        Refusal(
            [.openURL], from: notInFront, when: .event(.openedByItself),
            because: "an app that isn't in front can't open a URL itself"),
        Refusal(
            EventKind.allCases.filter { $0 != .openWindow },
            when: .both(.event(.namesScene), .not(.scene(.exists))), because: "there is no scene of that name"),
        Refusal([.tapIcon], from: [.active], because: "the app is already in front"),
        Refusal([.quickAction], from: [.active], because: "quick actions are on the Home screen; the app is in front"),
        Refusal(
            [.tapNotification], from: [.active], when: .event(.tappedIn(.lockScreen)),
            because: "the app is active, so the lock screen isn't shown"),
        Refusal(
            [.openUniversalLink, .continueActivity], when: .os(.before(8)), because: "user activities exist from iOS 8"),
        Refusal([.quickAction], when: .os(.before(9)), because: "quick actions exist from iOS 9"),
        Refusal([.acceptCloudKitShare], when: .os(.before(10)), because: "CloudKit sharing exists from iOS 10"),
        Refusal([.backgroundEvent], when: .event(.unavailable), because: "this OS doesn't have that background event"),
        Refusal(
            [.backgroundEvent], when: .both(.event(.forMultipleScenes), .not(.app(.supportsMultipleScenes))),
            because: "before iOS 16 an app must support multiple scenes to handle an intent"),
        Refusal(
            [.remoteNotification], when: .both(.event(.contentAvailable), .os(.before(7))),
            because: "silent notifications exist from iOS 7"),
        Refusal([.prewarm], when: .os(.before(14)), because: "apps are prewarmed from iOS 15 (reported from 14)"),
        Refusal([.prewarm], when: .flag(.prewarmed), because: "the app is already prewarmed"),
        Refusal(
            [.prewarm], from: [.inactive, .active, .background, .suspended], because: "the app is already running"),
        Refusal(
            [.pressHome, .openAppSwitcher, .closeAppSwitcher, .unlock], when: .platform([.macCatalyst]),
            because: "a Mac has no Home screen, app switcher or lock that UIKit knows of"),
        Refusal([.pressHome, .switchToOtherApp], from: notInFront, because: "the app isn't in front"),
        Refusal([.openAppSwitcher], when: .flag(.switcherOpen), because: "the app switcher is open already"),
        Refusal([.openAppSwitcher], from: [.inactive], because: "something else covers the app"),
        Refusal([.closeAppSwitcher], when: .not(.flag(.switcherOpen)), because: "the app switcher isn't open"),
        Refusal([.lock], when: .flag(.screenLocked), because: "the screen is locked already"),
        Refusal([.lock], from: notInFront, when: .platform([.macCatalyst]), because: "the app isn't in front"),
        Refusal(
            [.switchToOtherApp, .lock, .interruption], from: [.inactive], when: .platform([.macCatalyst]),
            because: "the app isn't active"),
        Refusal(
            [.unlock], when: .both(.not(.flag(.screenLocked)), .not(.flag(.protectedDataUnavailable))),
            because: "the screen isn't locked"),
        Refusal([.interruption], from: notInFront + [.inactive], because: "only an active app is interrupted"),
        Refusal(
            [.memoryWarning], from: notRunning + [.suspended], because: "the app runs no code that could be warned"),
        Refusal([.memoryWarning, .suspend], when: .flag(.prewarmed), because: "the prewarmed launch is paused"),
        Refusal([.suspend], from: notRunning, because: "the app isn't running"),
        Refusal([.suspend], from: [.active, .inactive], because: "only an app in the background is suspended"),
        Refusal([.suspend], from: [.suspended], because: "the app is suspended already"),
        Refusal([.terminate], from: notRunning, when: .not(.flag(.prewarmed)), because: "the app isn't running"),
        Refusal(
            [.terminate], from: [.suspended], when: .event(.endedBy(.crash)),
            because: "a suspended app runs no code that could crash"),
        Refusal(
            [.openWindow, .minimizeWindow, .activateWindow, .closeWindow, .disconnectScene],
            when: .lifecycle(.appDelegate), because: "an app without scenes has one window that the system doesn't know"
        ),
        Refusal(
            [.openWindow], when: .both(.event(.role([.carPlay])), .any([.not(.platform([.iOS])), .os(.before(14))])),
            because: "CarPlay scenes exist on iPhones from iOS 14"),
        Refusal(
            [.openWindow], when: .both(.event(.role([.externalDisplay])), .not(.platform([.iOS, .iPadOS]))),
            because: "only iPhones and iPads connect a scene for an external display"),
        Refusal(
            [.openWindow], from: notRunning, when: .event(.role([.window])),
            because: "the app isn't running; open it with tapIcon"),
        Refusal([.openWindow], when: .flag(.prewarmed), because: "the prewarmed launch is paused; open the app first"),
        Refusal(
            [.openWindow], from: [.suspended], when: .not(.event(.role([.window]))),
            because: "the app is suspended; bring it forward first"),
        Refusal(
            [.openWindow, .minimizeWindow, .activateWindow, .closeWindow],
            when: .both(
                .not(.event(.role([.carPlay, .externalDisplay]))), .not(.platform([.iPadOS, .visionOS, .macCatalyst]))),
            because: "only iPadOS, visionOS and Mac Catalyst have several windows"),
        Refusal(
            [.openWindow], when: .both(.event(.role([.window])), .not(.app(.supportsMultipleScenes))),
            because: "the app doesn't support multiple scenes"),
        Refusal([.openWindow], when: .scene(.connected), because: "a scene of that name is open already"),
        Refusal(
            [.minimizeWindow, .activateWindow, .closeWindow, .disconnectScene], from: notRunning,
            because: "the app isn't running"),
        Refusal(
            [.minimizeWindow, .activateWindow, .closeWindow, .disconnectScene], when: .flag(.prewarmed),
            because: "the prewarmed launch is paused; it has no scene"),
        Refusal(
            [.minimizeWindow, .activateWindow, .closeWindow], when: .not(.scene(.role([.window]))),
            because: "that scene is no window"),
        Refusal([.activateWindow], when: .scene(.state([.foregroundActive])), because: "the window is active already"),
        Refusal(
            [.minimizeWindow], when: .both(.platform([.iPadOS]), .os(.before(26))),
            because: "windows are minimised from iPadOS 26"),
        Refusal([.minimizeWindow], when: .platform([.visionOS]), because: "visionOS has no minimised windows"),
        Refusal(
            [.minimizeWindow, .closeWindow], when: .scene(.state([.unattached, .background])),
            because: "the window isn't on the screen"),
        Refusal([.minimizeWindow], from: [.inactive], because: "something else covers the app"),
        Refusal([.disconnectScene], when: .not(.scene(.connected)), because: "that scene isn't connected"),
        Refusal(
            [.disconnectScene],
            when: .both(.scene(.role([.window])), .scene(.state([.foregroundActive, .foregroundInactive]))),
            because: "the system disconnects windows in the background only"),
        Refusal([.disconnectScene], from: [.suspended], because: "the app is suspended, so nothing would be called"),
        Refusal(
            [.openURL, .openUniversalLink, .continueActivity, .tapNotification, .acceptCloudKitShare],
            from: [.active, .inactive, .background, .suspended],
            when: .both(.scene(.exists), .not(.scene(.role([.window])))), because: "that scene is no window"),
    ]
}
