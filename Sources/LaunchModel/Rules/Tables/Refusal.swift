/// An event that can't happen, and why.
package final class Refusal: Sendable {
    /// The events that are refused.
    package let on: [EventKind]
    /// The states of the app in which it can't happen; nil for any.
    package let from: [AppState]?
    /// The condition under which they are.
    package let when: Condition
    /// The reason, as the end of a sentence.
    package let because: String
    /// The evidence for the refusal.
    package let source: Source
    let prepared: PreparedCondition

    // In one location, as with rules.
    @inline(never) init(
        _ on: [EventKind], from: [AppState]? = nil, when: Condition = .always, because: String, source: Source
    ) {
        self.on = on
        self.from = from
        self.when = when
        self.because = because
        self.source = source
        prepared = PreparedCondition(from: from, when: when)
    }
}

extension Refusal: Hashable {
    /// Compares all its properties.
    package static func == (left: Refusal, right: Refusal) -> Bool {
        left === right
            || left.on == right.on && left.from == right.from && left.when == right.when
                && left.because == right.because && left.source == right.source
    }

    /// Hashes the reason.
    package func hash(into hasher: inout Hasher) { hasher.combine(because) }
}

extension Source {
    /// The events before it exclude this one.
    fileprivate static let before = inferred("Follows from the scenario and the events before")
    fileprivate static let lockScreen = inferred("The lock screen covers the Home screen and every app")
    fileprivate static let firstUnlock = inferred(
        "Before the first unlock the lock screen opens no app without the passcode")
    fileprivate static let homeScreen = inferred("The Home screen isn't shown next to an app in front")
    fileprivate static let catalyst = unsettled("Notes of WWDC19 session 258")
}

extension Refusal {
    private static let notInFront: [AppState] = [.notRunning, .terminated, .background, .suspended]
    private static let notRunning: [AppState] = [.notRunning, .terminated]
    /// The system's own acts, and those on the headset.
    private static let doneWithoutHeadset: [EventKind] = [
        .putOnHeadset, .removeHeadset, .backgroundEvent, .remoteNotification, .prewarm, .disconnectScene,
        .memoryWarning, .suspend, .terminate, .significantTimeChange,
    ]

    /// All refusals; the first that matches gives the reason.
    package static let all: [Refusal] = [
        Refusal(EventKind.allCases, when: .flag(.deleted), because: "the app was deleted", source: .before),
        Refusal(
            [
                .tapIcon, .openURL, .openUniversalLink, .continueActivity, .quickAction, .openAppIntent,
                .acceptCloudKitShare, .openAppSwitcher, .closeAppSwitcher, .pressHome, .switchToOtherApp, .openWindow,
                .activateWindow, .minimizeWindow, .closeWindow,
            ],
            when: .all([
                .flag(.screenLocked), .not(.flag(.protectedDataUnavailable)),
                .not(.event(.role([.carPlay, .externalDisplay]))),
            ]), because: "the screen is locked; unlock it first, or tap a notification", source: .lockScreen),
        Refusal(
            [
                .tapIcon, .openURL, .openUniversalLink, .continueActivity, .quickAction, .tapNotification,
                .acceptCloudKitShare, .openAppSwitcher, .closeAppSwitcher, .pressHome, .switchToOtherApp, .openWindow,
                .activateWindow, .minimizeWindow, .closeWindow,
            ], when: .both(.flag(.protectedDataUnavailable), .not(.event(.role([.carPlay, .externalDisplay])))),
            because: "the device hasn't been unlocked since it was started; unlock it first", source: .firstUnlock),
        Refusal(
            [.rotate], when: .not(.platform([.iOS, .iPadOS])), because: "only iPhones and iPads rotate", source: .before
        ),
        Refusal(
            [.removeHeadset, .putOnHeadset], when: .not(.platform([.visionOS])),
            because: "only Vision Pro is a headset", source: .before),
        Refusal([.removeHeadset], when: .flag(.headsetRemoved), because: "the headset is already off", source: .before),
        Refusal([.putOnHeadset], when: .not(.flag(.headsetRemoved)), because: "the headset is on", source: .before),
        Refusal(
            EventKind.allCases.filter { !doneWithoutHeadset.contains($0) }, when: .flag(.headsetRemoved),
            because: "the headset is off; put it on first", source: .before),
        Refusal(
            EventKind.allCases, when: .both(.lifecycle(.appDelegate), .event(.namesScene)),
            because: "an app without scenes has no scene of that name",
            source: .inferred("Follows from the life cycle without scenes")),
        Refusal(
            [.openURL], from: notInFront, when: .event(.openedByItself),
            because: "an app that isn't in front can't open a URL itself",
            source: .inferred("Its code doesn't run there, or has nothing on the screen to leave")),
        Refusal(
            EventKind.allCases.filter { $0 != .openWindow }, when: .both(.event(.namesScene), .not(.scene(.exists))),
            because: "there is no scene of that name", source: .before),
        Refusal([.tapIcon], from: [.active], because: "the app is already in front", source: .homeScreen),
        Refusal(
            [.quickAction], from: [.active], because: "quick actions are on the Home screen; the app is in front",
            source: .documented("Apple, Add Home Screen quick actions")),
        Refusal(
            [.tapNotification], from: [.active], when: .event(.tappedIn(.lockScreen)),
            because: "the app is active, so the lock screen isn't shown", source: .lockScreen),
        Refusal(
            [.openUniversalLink, .continueActivity], when: .os(.before(8)), because: "user activities exist from iOS 8",
            source: .documented("Apple, NSUserActivity: iOS 8.0+")),
        Refusal(
            [.quickAction], when: .os(.before(9)), because: "quick actions exist from iOS 9",
            source: .documented("Apple, UIApplicationShortcutItem: iOS 9.0+")),
        Refusal(
            [.quickAction], when: .platform([.tvOS]), because: "Apple TV has no quick actions",
            source: .documented("Apple, UIApplicationShortcutItem: not on tvOS")),
        Refusal(
            [.tapNotification], when: .platform([.tvOS]), because: "a notification on Apple TV can't be tapped",
            source: .documented("Apple, userNotificationCenter(_:didReceive:withCompletionHandler:): not on tvOS")),
        Refusal(
            [.openAppIntent], when: .os(.before(26)),
            because: "App Intents bring an app to the foreground by its scene from iOS 26",
            source: .documented("Apple, AppIntentSceneDelegate: iOS 26.0+")),
        Refusal(
            [.openAppIntent], when: .lifecycle(.appDelegate),
            because: "an app without scenes has no scene to perform an App Intent in",
            source: .documented("Apple, AppIntentSceneDelegate; UIScene.ConnectionOptions.appIntent")),
        Refusal(
            [.acceptCloudKitShare], when: .os(.before(10)), because: "CloudKit sharing exists from iOS 10",
            source: .documented("Apple, CKShare: iOS 10.0+")),
        Refusal(
            [.backgroundEvent], when: .event(.unavailable), because: "this OS doesn't have that background event",
            source: .inferred("Apple's pages of each event's framework list the systems")),
        Refusal(
            [.backgroundEvent], when: .both(.event(.forMultipleScenes), .not(.app(.supportsMultipleScenes))),
            because: "before iOS 16 an app must support multiple scenes to handle an intent", source: .intentHandler),
        Refusal(
            [.remoteNotification], when: .both(.event(.contentAvailable), .os(.before(7))),
            because: "silent notifications exist from iOS 7",
            source: .documented("Apple, application(_:didReceiveRemoteNotification:fetchCompletionHandler:): iOS 7.0+")),
        Refusal(
            [.prewarm], when: .os(.before(14)), because: "apps are prewarmed from iOS 15 (reported from 14)",
            source: .unsettled(
                "Apple, About the app launch sequence, in its version of 2025: iOS 15; field data of Firebase: iOS 14")),
        Refusal([.prewarm], when: .flag(.prewarmed), because: "the app is already prewarmed", source: .before),
        Refusal(
            [.prewarm], from: [.inactive, .active, .background, .suspended], because: "the app is already running",
            source: .launchSequence),
        Refusal(
            [.pressHome, .openAppSwitcher, .closeAppSwitcher, .unlock],
            when: .both(.platform([.macCatalyst]), .not(.flag(.screenLocked))),
            because: "a Mac has no Home screen, app switcher or lock that UIKit knows of", source: .catalyst),
        Refusal([.pressHome, .switchToOtherApp], from: notInFront, because: "the app isn't in front", source: .before),
        Refusal(
            [.openAppSwitcher], when: .flag(.switcherOpen), because: "the app switcher is already open", source: .before
        ), Refusal([.openAppSwitcher], from: [.inactive], because: "something else covers the app", source: .before),
        Refusal(
            [.closeAppSwitcher], when: .not(.flag(.switcherOpen)), because: "the app switcher isn't open",
            source: .before),
        Refusal([.lock], when: .flag(.screenLocked), because: "the screen is already locked", source: .before),
        Refusal(
            [.lock], from: notInFront, when: .platform([.macCatalyst]), because: "the app isn't in front",
            source: .before),
        Refusal(
            [.switchToOtherApp, .lock, .interruption], from: [.inactive], when: .platform([.macCatalyst]),
            because: "the app isn't active", source: .catalyst),
        Refusal([.unlock], when: .not(.flag(.screenLocked)), because: "the screen isn't locked", source: .before),
        Refusal(
            [.interruption], from: notInFront + [.inactive], because: "only an active app is interrupted",
            source: .inferred("An interruption takes the user's input from an app that has it")),
        Refusal(
            [.memoryWarning], from: notRunning + [.suspended], because: "the app runs no code to warn",
            source: .lifeCycle),
        Refusal(
            [.memoryWarning, .suspend], when: .flag(.prewarmed), because: "the prewarmed launch is paused",
            source: .launchSequence),
        Refusal([.suspend], from: notRunning, because: "the app isn't running", source: .before),
        Refusal(
            [.suspend], from: [.active, .inactive], because: "only an app in the background is suspended",
            source: .lifeCycle),
        Refusal(
            [.suspend], when: .anyScene([.foregroundActive]), because: "only an app in the background is suspended",
            source: .lifeCycle),
        Refusal([.suspend], from: [.suspended], because: "the app is already suspended", source: .before),
        Refusal(
            [.terminate], from: notRunning, when: .not(.flag(.prewarmed)), because: "the app isn't running",
            source: .before),
        Refusal(
            [.terminate], from: [.suspended], when: .event(.endedBy(.crash)),
            because: "a suspended app runs no code that could crash",
            source: .inferred("Apple, Managing your app's life cycle: a suspended app runs no code; it has no crash")),
        Refusal(
            [.openWindow, .minimizeWindow, .activateWindow, .closeWindow, .disconnectScene],
            when: .lifecycle(.appDelegate), because: "an app without scenes has no window that the system can address",
            source: .lifeCycle),
        Refusal(
            [.openWindow], when: .both(.event(.role([.carPlay])), .any([.not(.platform([.iOS])), .os(.before(14))])),
            because: "CarPlay scenes exist on iPhones, for audio and communication apps from iOS 14",
            source: .inferred(
                "Apple, Supporting previous versions of iOS: templates for audio begin with iOS 14; the class is iOS 13.0+"
            )),
        Refusal(
            [.openWindow], when: .both(.event(.role([.externalDisplay])), .not(.platform([.iOS, .iPadOS]))),
            because: "only iPhones and iPads connect a scene for an external display",
            source: .unsettled("Apple, Presenting content on a connected display, doesn't mention other platforms")),
        Refusal(
            [.openWindow],
            when: .both(
                .event(.role([.cameraCapture])), .any([.not(.platform([.iOS, .iPadOS])), .os(.before(27, 1))])),
            because: "scenes for camera capture exist on iOS and iPadOS from 27.1",
            source: .inferred(
                "Apple, UISceneAccessory.cameraCapture(sceneConfiguration:), is 27.1+ and names Mac Catalyst too; no Mac is "
                    + "known to present one")),
        Refusal(
            [.openWindow], from: notInFront, when: .event(.role([.cameraCapture])),
            because: "a scene for camera capture is presented only while the app is in front", source: .cameraCapture),
        Refusal(
            [.openWindow], when: .both(.event(.role([.cameraCapture])), .not(.process(.hasSceneAccessory))),
            because: "no scene accessory for camera capture is registered", source: .cameraCapture),
        Refusal(
            [.openWindow], when: .both(.event(.role([.immersiveSpace])), .not(.platform([.visionOS]))),
            because: "only visionOS has immersive spaces", source: .documented("Apple, ImmersiveSpace: visionOS 1.0+")),
        Refusal(
            [.openWindow], from: notRunning, when: .event(.role([.window, .immersiveSpace])),
            because: "the app isn't running; open it with tapIcon", source: .before),
        Refusal(
            [.openWindow], when: .flag(.prewarmed), because: "the prewarmed launch is paused; open the app first",
            source: .launchSequence),
        Refusal(
            [.openWindow], from: [.suspended], when: .event(.role([.externalDisplay])),
            because: "the app is suspended; bring it to the foreground first", source: .before),
        Refusal(
            [.minimizeWindow, .activateWindow, .closeWindow],
            when: .both(.scene(.exists), .not(.scene(.role([.window, .immersiveSpace])))),
            because: "that scene isn't a window; disconnectScene disconnects it", source: .before),
        Refusal(
            [.openWindow, .minimizeWindow, .activateWindow, .closeWindow],
            when: .both(
                .not(.event(.role([.carPlay, .externalDisplay, .cameraCapture]))),
                .not(.app(.deviceShowsSeveralWindows))),
            because: "only iPadOS, visionOS, Mac Catalyst and foldable iPhones have several windows",
            source: .inferred(
                "Apple, UIApplication.supportsMultipleScenes, depends on the system; flutter#193056: an opened iPhone Duo "
                    + "is the first iPhone", "https://github.com/flutter/flutter/issues/193056")),
        Refusal(
            [.openWindow], when: .both(.event(.role([.window, .immersiveSpace])), .not(.app(.supportsMultipleScenes))),
            because: "the app doesn't support multiple scenes",
            source: .documented("Apple, UIApplicationSupportsMultipleScenes")),
        Refusal(
            [.openWindow], when: .both(.event(.opensValue), .not(.lifecycle(.swiftUI))),
            because: "only SwiftUI's WindowGroup(for:) opens a window by a value",
            source: .documented("Apple, WindowGroup(for:) and OpenWindowAction")),
        Refusal(
            [.openWindow], when: .both(.event(.opensValue), .os(.before(16))),
            because: "windows open by a value from iOS 16",
            source: .documented("Apple, WindowGroup(for:) and OpenWindowAction: iOS 16.0+")),
        Refusal(
            [.openWindow],
            when: .both(.any([.event(.opensValue), .event(.asksForWindow)]), .not(.event(.role([.window])))),
            because: "the app requests windows by a value or an activity, and no other scenes", source: .before),
        Refusal(
            [.openWindow], from: [.suspended], when: .any([.event(.opensValue), .event(.asksForWindow)]),
            because: "the app is suspended, so its code makes no request", source: .before),
        Refusal(
            [.openWindow], when: .both(.scene(.connected), .not(.process(.valueIsShown))),
            because: "a scene of that name is already open", source: .before),
        Refusal(
            [.minimizeWindow, .activateWindow, .closeWindow, .disconnectScene], from: notRunning,
            because: "the app isn't running", source: .before),
        Refusal(
            [.minimizeWindow, .activateWindow, .closeWindow, .disconnectScene], when: .flag(.prewarmed),
            because: "the prewarmed launch is paused; it has no scene", source: .launchSequence),
        Refusal(
            [.activateWindow], when: .scene(.state([.foregroundActive])), because: "the window is already active",
            source: .before),
        Refusal(
            [.minimizeWindow], when: .both(.platform([.iPadOS]), .os(.before(26))),
            because: "windows can be minimized from iPadOS 26",
            source: .inferred("Reports of windows on iPadOS 26; no recording is of an earlier one")),
        Refusal(
            [.minimizeWindow], when: .platform([.visionOS]), because: "visionOS has no minimized windows",
            source: .unsettled("No report of one")),
        Refusal(
            [.closeWindow],
            when: .both(.event(.closureIsCanceled), .any([.os(.before(27)), .platform([.visionOS, .tvOS])])),
            because: "only windows on iOS, iPadOS and Mac Catalyst ask before they close, from iOS 27",
            source: .closureConfirmation),
        Refusal(
            [.closeWindow], when: .both(.event(.closureIsCanceled), .not(.app(.hasClosureConfirmation))),
            because: "the app has no closureConfirmation; add \"closureConfirmation\": true to app",
            source: .closureConfirmation),
        Refusal(
            [.minimizeWindow, .closeWindow], when: .scene(.state([.unattached, .background])),
            because: "the window isn't on the screen", source: .before),
        Refusal([.minimizeWindow], from: [.inactive], because: "something else covers the app", source: .before),
        Refusal(
            [.disconnectScene], when: .not(.scene(.connected)), because: "that scene isn't connected", source: .before),
        Refusal(
            [.disconnectScene],
            when: .both(
                .scene(.role([.window, .immersiveSpace])), .scene(.state([.foregroundActive, .foregroundInactive]))),
            because: "the system disconnects only windows in the background", source: .lifeCycle),
        Refusal(
            [.disconnectScene], from: [.suspended], because: "the app is suspended, so nothing would be called",
            source: .lifeCycle),
        Refusal(
            [.openURL, .openUniversalLink, .continueActivity, .tapNotification, .openAppIntent, .acceptCloudKitShare],
            from: [.active, .inactive, .background, .suspended],
            when: .both(.scene(.exists), .not(.scene(.role([.window])))), because: "that scene isn't a window",
            source: .before),
    ]
}
