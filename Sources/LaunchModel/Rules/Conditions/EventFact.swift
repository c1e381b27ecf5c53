package typealias EventFact = Fact<EventAtHand>

/// An event, and the app that it happens to; a class, because every moment holds it.
package final class EventAtHand: Sendable {
    let event: Event
    let described: DescribedApp
    var scenario: Scenario { described.scenario }
    var trigger: Trigger { event.trigger }
    fileprivate var plist: InfoPlist? { scenario.app.infoPlist }

    init(_ event: Event, in described: DescribedApp) { (self.event, self.described) = (event, described) }
}

extension EventFact {
    static func kind(_ kinds: [EventKind]) -> Self {
        Self("the event [is|isn't] \(kinds.map(\.rawValue).listed("or"))", .kinds(kinds)) {
            kinds.contains($0.trigger.kind)
        }
    }
    static func backgroundKind(_ kinds: [BackgroundEvent.Kind]) -> Self {
        Self(
            "the background event [is|isn't] \(kinds.map(\.rawValue).listed("or"))",
            .about(.backgroundEvent, kinds.map(\.rawValue))
        ) { $0.trigger.backgroundEvent.map { kinds.contains($0.kind) } ?? false }
    }
    /// The scenario has a scene connect in the background.
    static var connectsScene: Self {
        Self("the scenario [has a|doesn't have a] scene connect in the background", .about(.backgroundEvent)) {
            $0.trigger.backgroundEvent?.connectsScene ?? false
        }
    }
    static func interruption(_ kinds: [Interruption.Kind]) -> Self {
        Self(
            "the interruption [is|isn't] \(kinds.map(\.rawValue).listed("or"))",
            .about(.interruption, kinds.map(\.rawValue))
        ) { $0.trigger.interruption.map { kinds.contains($0.kind) } ?? false }
    }
    static var accepted: Self {
        Self("the user [accepts|dismisses] it", .about(.interruption)) { $0.trigger.interruption?.ends == .accepted }
    }
    static func notificationKind(_ kind: TappedNotification.Kind) -> Self {
        Self("the notification [is|isn't] \(kind.rawValue)", .about(.tapNotification)) {
            $0.trigger.tappedNotification?.kind == kind
        }
    }
    static func tappedIn(_ place: TappedNotification.Place) -> Self {
        Self("the tap [is|isn't] one in \(place.title)", .about(.tapNotification)) {
            $0.trigger.tappedNotification?.from == place
        }
    }
    static var hasNotificationAction: Self {
        Self("the user chose [an|no] action", .about(.tapNotification)) { $0.trigger.tappedNotification?.action != nil }
    }
    /// An action without `UNNotificationActionOptions.foreground`, or the dismissal of the notification.
    static var handledInBackground: Self {
        Self("the response [is|isn't] one that leaves the app in the background", .about(.tapNotification)) {
            $0.trigger.tappedNotification.map { !SystemValue.comesForward($0) } ?? false
        }
    }
    static var contentAvailable: Self {
        Self("the push has [|no ]content available", .about(.remoteNotification)) {
            $0.trigger.remoteNotification?.contentAvailable ?? false
        }
    }
    static var alert: Self {
        Self("the push has [an|no] alert", .about(.remoteNotification)) {
            $0.trigger.remoteNotification?.alert ?? false
        }
    }
    static var namesScene: Self { Self("the scenario names [a|no] scene") { $0.event.scene != nil } }
    /// The app opens the URL itself.
    static var openedByItself: Self {
        Self("the app [opens|doesn't open] the URL itself", .about(.openURL)) {
            $0.trigger.openedURL?.isOpenedByItself ?? false
        }
    }
    /// No other app is known to open the URL.
    static var openedByExtension: Self {
        Self("the URL [comes only from an extension of the app|may come from another app]", .about(.openURL)) {
            $0.trigger.openedURL?.isOpenedByExtension ?? false
        }
    }
    static var viaAirDrop: Self {
        Self("the link [comes|doesn't come] by AirDrop", .about(.openUniversalLink)) {
            $0.trigger.universalLink?.via == .airDrop
        }
    }
    static var handoff: Self {
        Self("the activity [is|isn't] one of Handoff", .about(.continueActivity)) { $0.trigger.isHandoff }
    }
    static var activityFails: Self {
        Self("the activity [can't|can] be fetched", .about(.continueActivity)) { $0.trigger.activity?.fails ?? false }
    }
    static func prewarmPauses(_ pause: PrewarmPause) -> Self {
        Self("the prewarmed launch [waits|doesn't wait] at \(pause.rawValue)", .about(.prewarm, [pause.rawValue])) {
            $0.trigger == .prewarm(pause)
        }
    }
    static func role(_ roles: [SceneRole]) -> Self {
        Self(
            "the new scene [is|isn't] one for \(roles.map(\.title).listed("or"))",
            .about(.openWindow, roles.map(\.rawValue))
        ) { $0.trigger.role.map { roles.contains($0) } ?? false }
    }
    /// A window of `WindowGroup(for:)` is opened, by its value.
    static var opensValue: Self {
        Self("the window [is|isn't] opened by a value", .about(.openWindow)) { $0.trigger.openedWindow?.value != nil }
    }
    /// The app asks for the window itself, with an activity.
    static var asksForWindow: Self {
        Self("the app [asks|doesn't ask] for the window with an activity", .about(.openWindow)) {
            $0.trigger.openedWindow?.activityType != nil
        }
    }
    /// The user cancels the closing of a window, whose scene asks for a confirmation.
    static var closureIsCanceled: Self {
        Self("the user [cancels|confirms] the closing", .about(.closeWindow)) {
            $0.trigger == .closeWindow(canceled: true)
        }
    }
    /// A document is opened.
    static var ofFile: Self {
        Self("the URL [is|isn't] that of a document", .about(.openURL)) { $0.trigger.openedURL?.isOfFile ?? false }
    }
    /// Info.plist lists orientations, and not this one.
    static var unsupportedOrientation: Self {
        Self("Info.plist [doesn't list|allows] the orientation", .about(.rotate)) { event in
            guard let turned = event.trigger.orientation, let listed = event.plist?.orientations, !listed.isEmpty else {
                return false
            }
            return !listed.contains(turned.plistName)
        }
    }
    /// The view of every window declares that it handles no such event.
    static var refusedByWindows: Self {
        Self("the view of open windows [refuses|allows] the event", .kinds(EventFact.chosenForWindows)) {
            $0.scenario.refuses($0.trigger, by: .handlesExternalEventsPreferring)
        }
    }
    static var refusedByNewWindow: Self {
        Self("a new window [is|isn't] refused for the event", .kinds(EventFact.chosenForWindows)) {
            $0.scenario.refuses($0.trigger, by: .handlesExternalEventsMatching)
        }
    }
    static func endedBy(_ terminator: Terminator) -> Self {
        Self("the process [is|isn't] ended by \(terminator.title)", .about(.terminate, [terminator.rawValue])) {
            $0.trigger == .terminate(terminator)
        }
    }
    /// The scheme is not among those that Info.plist declares; files are declared by document types.
    static var undeclaredScheme: Self {
        Self("Info.plist [doesn't declare|declares] the URL's scheme", .about(.openURL)) {
            guard let scheme = $0.trigger.openedURL?.scheme.lowercased(), let plist = $0.plist else { return false }
            if $0.trigger.openedURL?.isOfFile == true { return false }
            // Upper and lower case are the same in it.
            let schemes = plist.urlSchemes?.map { $0.lowercased() }
            return plist.lists(scheme, in: schemes, under: .urlTypes) == false
        }
    }
    /// The background mode that it needs is not among those that Info.plist lists.
    static var missingBackgroundMode: Self {
        Self("Info.plist [doesn't list|lists] the background mode", .kinds([.backgroundEvent, .remoteNotification])) {
            guard let plist = $0.plist, let mode = $0.trigger.backgroundMode else { return false }
            return plist.lists(mode, in: plist.backgroundModes, under: .backgroundModes) == false
        }
    }
    /// The task is not among those that Info.plist permits.
    static var unpermittedTask: Self {
        Self("Info.plist [doesn't permit|permits] the task", .about(.backgroundEvent)) {
            guard let task = $0.trigger.scheduledTask else { return false }
            return !$0.scenario.permits(task: task)
        }
    }
    /// A background mode lets the app continue after it: that of locations, or of calls.
    static var mayRunOn: Self {
        Self("[a|no] background mode lets the app continue to run", .about(.backgroundEvent)) {
            let modes = $0.trigger.backgroundEvent?.kind.requirement.modesToRunOn ?? []
            return $0.plist?.backgroundModes?.contains(where: modes.contains) ?? false
        }
    }
    /// The framework that it belongs to doesn't exist on this OS or platform yet.
    static var unavailable: Self {
        Self("the system [doesn't have|has] that event", .about(.backgroundEvent)) {
            guard let requirement = $0.trigger.backgroundEvent?.kind.requirement else { return false }
            let device = $0.scenario.device
            return device.uikit < requirement.since || !requirement.platforms.contains(device.platform)
        }
    }
    /// On this OS only apps that support multiple scenes get it.
    static var forMultipleScenes: Self {
        Self(
            "on this system [only apps with multiple scenes get it|apps with one scene get it too]",
            .about(.backgroundEvent)
        ) {
            let requirement = $0.trigger.backgroundEvent?.kind.requirement
            return requirement?.needsMultipleScenes.contains($0.scenario.device.uikit) ?? false
        }
    }

    /// What SwiftUI chooses a window for.
    static let chosenForWindows: [EventKind] = [.openURL, .openUniversalLink, .continueActivity]
}

extension Orientation {
    /// The value of `UISupportedInterfaceOrientations`; the interface rotates opposite to the device.
    fileprivate var plistName: String {
        switch self {
        case .portrait: "UIInterfaceOrientationPortrait"
        case .portraitUpsideDown: "UIInterfaceOrientationPortraitUpsideDown"
        case .landscapeLeft: "UIInterfaceOrientationLandscapeRight"
        case .landscapeRight: "UIInterfaceOrientationLandscapeLeft"
        }
    }
}

extension Scenario {
    /// Whether the view's conditions exclude the delivered event.
    func refuses(_ trigger: Trigger, by callback: Callback) -> Bool {
        EventFact.chosenForWindows.contains(trigger.kind) && app.view?.named[callback]?.returns == .bool(false)
    }

    /// Whether a new window is opened for an event of a running app, because the view of the open windows refuses it.
    func opensWindow(for trigger: Trigger) -> Bool {
        app.lifecycle == .swiftUI && app.multipleScenes && device.showsSeveralWindows
            && refuses(trigger, by: .handlesExternalEventsPreferring)
            && !refuses(trigger, by: .handlesExternalEventsMatching)
    }

    /// Whether Info.plist lists a task; a scenario without one permits every task.
    func permits(task: String) -> Bool {
        guard let plist = app.infoPlist, !plist.mayHoldMore(.permittedTasks), !task.isEmpty else { return true }
        return plist.taskPatterns.permit(task)
    }
}

extension Trigger {
    /// The value of `UIBackgroundModes` that it needs.
    var backgroundMode: String? {
        remoteNotification?.contentAvailable == true
            ? BackgroundRequirement.ofPushes.mode : backgroundEvent?.kind.requirement.mode
    }

    var isHandoff: Bool { activity?.source == .handoff }
}

extension TappedNotification.Place {
    fileprivate var title: String {
        switch self {
        case .lockScreen: "the lock screen"
        case .banner: "a banner"
        case .notificationCenter: "Notification Center"
        }
    }
}

extension Terminator {
    fileprivate var title: String {
        switch self {
        case .user: "the user"
        case .system: "the system"
        case .crash: "a crash"
        }
    }
}
