import LaunchModel

/// A mutant that no test can detect, with the reason.
package struct ExplainedSurvivor: Sendable {
    /// The name of the mutant, as `make mutate` prints it.
    package let mutant: String
    package let reason: String

    /// The table of `Tests/README.md`.
    package static var table: String {
        "| Reason | Mutants |\n|---|---|\n"
            + byReason.map { "| \($0.reason) | \($0.mutants.joined(separator: "<br>")) |\n" }.joined()
    }

    package static let all: [ExplainedSurvivor] = byReason.flatMap { row in
        row.mutants.map { ExplainedSurvivor(mutant: $0, reason: row.reason) }
    }

    private struct Reason {
        let reason: String
        let mutants: [String]

        init(_ reason: String, of mutants: [String]) { (self.reason, self.mutants) = (reason, mutants) }

        init(_ reason: String, _ mutants: String...) { self.init(reason, of: mutants) }
    }

    private static let byReason = [
        Reason(
            "In other states the event is impossible, another condition is false, or no rule leads to the point.",
            of: [
                "app.active", "app.background", "background.force-quit", "background.force-quit.documented",
                "background.suspends", "end.crash", "headset.put-on", "scene.app-background",
                "scene.app-posts-background", "window.close-canceled", "window.close-last",
                "window.close-last.catalyst", "window.close-last.foldable", "window.close-last.visionos",
                "window.close-one", "window.close-one.catalyst", "window.close-one.foldable", "window.close.visionos",
                "window.close.visionos.destroys", "window.minimize", "window.open", "window.open.split-view",
                "window.open.value",
            ].map { "\($0): in any state" }),
        Reason("An inactive app that becomes inactive changes nothing.", "app.inactive-after-pause: in any state"),
        Reason(
            "The event is impossible on every other platform.",
            of: [
                "scene.carplay", "scene.carplay.interface", "scene.carplay.interface.swiftui", "scene.carplay.swiftui",
                "scene.carplay.window", "scene.carplay.window.swiftui", "scene.disconnects.carplay",
                "scene.disconnects.carplay.window", "switcher.close", "switcher.close-elsewhere", "switcher.open",
                "switcher.open-elsewhere", "window.activate", "window.close-canceled", "window.open",
                "window.open.value",
            ].map { "\($0): on any platform" }),
        Reason("CarPlay scenes are impossible before iOS 14.", "scene.carplay: the system must be 13.0 or later"),
        Reason(
            "Scenes for camera capture are impossible before iOS 27.1.",
            "scene.secondary.camera: the system must be 26.1 or later"),
        Reason(
            "Windows can be minimized from iPadOS 26, and on a foldable iPhone from iOS 27.1.",
            "window.minimize: the system must be 18.0 or later"),
        Reason(
            "A scenario can't have the property or the action on an older system, or without scenes.",
            of: ["accessory.unregistered: the system must be 26.0 or later"]
                + [
                    "end.system.destroys", "scene.destroy", "scene.disconnect", "scene.dismissed",
                    "window.close-last.visionos", "window.close.visionos", "window.close.visionos.destroys",
                ].map { "\($0): the system must be 18.0 or later" } + [
                    "end.system.destroys: in any life cycle", "window.close-asks: the system must be 26.0 or later",
                ]),
        Reason(
            "From iOS 27 the scene of a display doesn't go to the background.",
            "display.returns: the system must be before 28.0"),
        Reason(
            "Only an app with scenes on iOS or iPadOS has a scene for a display.",
            of: ["accessory.registered", "accessory.unregistered"].flatMap {
                ["\($0): in any life cycle", "\($0): on any platform"]
            }),
        Reason(
            "The version range belongs to events of other rules.",
            "background.force-quit: the system must be 12.0 or later",
            "background.force-quit: the system must be 14.0 or later",
            "background.force-quit: the system must be at least 6.0 and below 7.1",
            "background.force-quit: the system must be at least 7.0 and below 6.1",
            "background.force-quit: the system must be at least 7.0 and below 8.1",
            "background.force-quit: the system must be at least 8.0 and below 7.1"),
        Reason(
            "No process is prewarmed before iOS 15.", "background.prewarmed: the system must be 12.0 or later",
            "background.prewarmed: the system must be 14.0 or later"),
        Reason("The rule begins with iOS 15.", "background.no-scene: the system must be at least 14.0 and below 16.0"),
        Reason(
            "UIKit doesn't call this method from iOS 10 on.", "notification.local: in any life cycle",
            "notification.local: the system must be at least 8.0 and below 11.0"),
        Reason(
            "Only a SwiftUI App has this action, from iOS 16 on.", "event.task.swiftui: in any life cycle",
            "event.task.swiftui: the system must be 15.0 or later", "event.url-session.swiftui: in any life cycle",
            "event.url-session.swiftui: the system must be 15.0 or later"),
        Reason(
            "Only other windows depend on the app switcher.",
            "window.open.value: for the event's scene: the point sceneReturns before from now on the app switcher "
                + "isn't open"),
        Reason("Only SwiftUI opens windows for values.", "window.open.value: in any life cycle"),
        Reason(
            "A link can't open the app while the screen is locked.",
            "app.opened-while-inactive: the point windowIsChosen before the point protectedDataBecomesAvailable",
            "resume.foreground: the point windowIsChosen before the point protectedDataBecomesAvailable"),
        Reason(
            "Only the view of a view controller can appear late, and a SwiftUI scene has none.",
            "hosting-scene.appears: from now on the moment has passed at which the view appears with its "
                + "scene or the launch before the point hostedTaskStarts",
            "scene.views.swiftui: View onAppear(perform:) before from now on the moment has passed at which "
                + "the view appears with its scene or the launch"),
        Reason(
            "In iOS 14 a Handoff has no payload in the connection that a view could receive.",
            "scene.first-activation.ios14: the point handoffArrives before the point coldPublication"),
        Reason(
            "In the other life cycle no rule leads to the point, or another condition is false.",
            "payload.withheld: in any life cycle", "scene.window.storyboard: in any life cycle",
            "scenes.come-forward: in any life cycle", "scenes.delivery-away: in any life cycle"),
        Reason(
            "A scenario without scenes can't have discarded sessions.",
            "sessions.discarded-while-away: in any life cycle"),
        Reason(
            "The finding has no severity before iOS 18.4.",
            "LT001 scene-lifecycle-required.assumed: the system must be 12.0 or later",
            "LT001 scene-lifecycle-required.assumed: the system must be 14.0 or later"),
        Reason(
            "The finding compares two timelines. The tests of `diff` detect the change; a single app can't.",
            "LT006 order-changed: left out"),
        Reason(
            "In the app switcher the app is already inactive, so the point calls nothing.",
            of: [
                "headset.removed", "leave.home", "leave.home.visionos", "leave.other-app", "leave.other-app.windows",
                "lock", "lock.ios4", "lock.ios6",
            ].map { "\($0): the point resigns before from now on the app switcher isn't open" }),
        Reason(
            "An app that is stopped when it becomes active is stopped at launch, before the app switcher can open.",
            "switcher.close: the point becomesActive before from now on the app switcher isn't open"),
        Reason(
            "A difference needs an app that is stopped in the callback for protected data, and a third event.",
            "app.opened-while-inactive: the point protectedDataBecomesAvailable before from now on the "
                + "screen isn't locked",
            "lock.elsewhere: the point protectedDataBecomesUnavailable before from now on the app "
                + "switcher isn't open",
            "prewarm.opened: the point protectedDataBecomesAvailable before from now on the app "
                + "switcher isn't open",
            "unlock.elsewhere: the point protectedDataBecomesAvailable before from now on the screen " + "isn't locked"),
        Reason(
            "No rule for available protected data depends on the kind of launch.",
            "prewarm.opened: from now on the launch is one to the foreground before the point "
                + "protectedDataBecomesAvailable"),
        Reason(
            "The end of the process and the loss of its sessions are independent.",
            of: ["end.user.background.scene", "end.user.scene", "end.user.scene.ipad"].map {
                "\($0): the process ends before all sessions are forgotten"
            }),
        Reason(
            "Loading the view depends only on a window of the app, and UIKit creates this window.",
            "interface.make-key-and-visible: the point viewsLoad before from now on the window is created"),
        Reason(
            "A prewarmed launch passes only one of the two points.",
            "launch.application: the point prewarmedInterface before the point afterDidFinish"),
        Reason(
            "The step is the same before and after the payload is handled or withheld.",
            "payload.withheld: payload not handed over, with what is held back before the payload " + "isn't delivered",
            "swiftui.document: document opened by DocumentGroup, with the URL before the payload is handled "
                + "by the system",
            "swiftui.document.cold: document opened by DocumentGroup, with the URL before the payload is handled "
                + "by the system"),
        Reason(
            "Code of the app can't access a scene before it is connected.",
            "role.launches: the point processStarts before the event's scene is known from now on",
            "swiftui.window-refuses: the event's scene is known from now on before View "
                + "handlesExternalEvents(matching:)"),
        Reason(
            "One point calls something in iOS 7 only, the other in iOS 8 to 11.",
            "end.user.app: the point viewsDisappear before the point postsBackgroundAgain"),
        Reason(
            "A difference needs an app that is stopped in applicationWillTerminate(_:).",
            "end.system.background: the point sessionsDestroyed before the point terminates"),
        Reason(
            "A difference needs an app that is stopped in this state-saving method.",
            "saving.encodes: from now on there is saved state before ViewController " + "encodeRestorableState(with:)"),
        Reason(
            "Only SwiftUI views follow the scene phase, and only UIKit views receive layout callbacks.",
            "scene.rests: the point layout before the point scenePhaseBackground"),
        Reason(
            "A difference needs a scene that unregisters its own scene accessory as it connects.",
            "scene.secondary.camera: the point roleConnects before the scene is connected"),
        Reason(
            "The findings of this trigger are located at code or keys of the app, not at the step.",
            "views.appear-late.black: findings at firstFrame are searched for before first " + "frame",
            "views.black-screen: findings at blackScreen are searched for before black " + "screen: no window to show"),
        Reason(
            "A disconnection changes neither the list of windows nor the list of new windows.",
            of: ["window.close-last", "window.close-last.foldable"].map {
                "\($0): the next launch reports the discarded sessions before for the event's scene: the point "
                    + "sceneLeavesScreen, then the point scenePhaseBackground, then the point sceneDisconnects"
            }),
        Reason(
            "Another window is in front, so the application keeps its state.",
            "window.close-one.catalyst: for the event's scene: the point sceneLeavesScreen, then the "
                + "point windowPutAway, then the point scenePhaseBackground, then the point sceneDisconnects, "
                + "then the point sceneDiscards before the point appFollowsResigning",
            "window.close-one.catalyst: the point appFollowsResigning before for the event's scene: "
                + "the point windowResigns",
            "window.close.visionos: for the event's scene: the point sceneLeavesScreen, then the point "
                + "windowPutAway, then the point sceneEnteredBackground, then the point sceneRests, then the "
                + "point sceneDisconnects before the point appFollowsResigning",
            "window.close.visionos: the point appFollowsResigning before for the event's scene: the "
                + "point sceneResigns"),
        Reason(
            "A suspended app has no window in front.",
            "window.open.split-view: for each other window on the screen: the point sceneYieldsFocus "
                + "before the point unsuspends"),
    ]
}
