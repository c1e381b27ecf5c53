import LaunchModel

/// A mutant that nothing can tell from the rules as they are, and why.
package struct ExplainedSurvivor: Sendable {
    /// As `make mutate` prints it.
    package let mutant: String
    package let reason: String

    /// The table of `Tests/README.md`.
    package static var table: String {
        "| Mutant | Why nothing tells it |\n|---|---|\n"
            + all.map { "| \($0.mutant) | \($0.reason) |\n" }.joined()
    }

    package static let all: [ExplainedSurvivor] = byReason.flatMap { reason, mutants in
        mutants.map { ExplainedSurvivor(mutant: $0, reason: reason) }
    }

    private static let byReason: [(reason: String, mutants: [String])] = [
        (
            "In other states the event is refused, its other conditions don't hold, or no rule leads to "
                + "the point.",
            [
                "app.active", "app.background", "background.force-quit", "background.force-quit.documented",
                "background.suspends", "end.crash", "headset.put-on", "scene.app-background",
                "scene.app-posts-background", "window.close-last", "window.close-last.catalyst",
                "window.close-last.visionos", "window.close-one", "window.close-one.catalyst", "window.close.visionos",
                "window.minimize", "window.open", "window.open.split-view", "window.open.value",
            ].map { "\($0): in any state" }
        ),
        (
            "An inactive app that becomes inactive changes nothing.",
            [
                "app.inactive-after-pause: in any state"
            ]
        ),
        (
            "The event is refused on every other platform.",
            [
                "scene.carplay", "scene.carplay.interface", "scene.carplay.interface.swiftui", "scene.carplay.swiftui",
                "scene.carplay.window", "scene.carplay.window.swiftui", "scene.disconnects.carplay",
                "scene.disconnects.carplay.window", "switcher.close", "switcher.close-elsewhere", "switcher.open",
                "switcher.open-elsewhere", "window.open", "window.open.value",
            ].map { "\($0): on any platform" }
        ),
        (
            "CarPlay's scenes are refused before iOS 14.",
            [
                "scene.carplay: the system must be 13.0 or later"
            ]
        ),
        (
            "The bound is one for events that the rule isn't about.",
            [
                "background.force-quit: the system must be 12.0 or later",
                "background.force-quit: the system must be 14.0 or later",
                "background.force-quit: the system must be at least 6.0 and below 7.1",
                "background.force-quit: the system must be at least 7.0 and below 6.1",
                "background.force-quit: the system must be at least 7.0 and below 8.1",
                "background.force-quit: the system must be at least 8.0 and below 7.1",
            ]
        ),
        (
            "No process is prewarmed before iOS 15.",
            [
                "background.prewarmed: the system must be 12.0 or later",
                "background.prewarmed: the system must be 14.0 or later",
            ]
        ),
        (
            "The rule itself begins with iOS 15.",
            [
                "background.no-scene: the system must be at least 14.0 and below 16.0"
            ]
        ),
        (
            "UIKit calls no such method from iOS 10 on.",
            [
                "notification.local: in any life cycle",
                "notification.local: the system must be at least 8.0 and below 11.0",
            ]
        ),
        (
            "Only an App of SwiftUI has such an action, from iOS 16 on.",
            [
                "event.task.swiftui: in any life cycle", "event.task.swiftui: the system must be 15.0 or later",
                "event.url-session.swiftui: in any life cycle",
                "event.url-session.swiftui: the system must be 15.0 or later",
            ]
        ),
        (
            "Only other windows ask whether the app switcher is open.",
            [
                "window.open.value: for the event's scene: the point sceneReturns before from now on the app switcher "
                    + "isn't open"
            ]
        ),
        (
            "Only SwiftUI opens windows for values.",
            [
                "window.open.value: in any life cycle"
            ]
        ),
        (
            "No link opens the app behind a locked screen.",
            [
                "app.opened-while-inactive: the point windowIsChosen before the point protectedDataBecomesAvailable",
                "resume.foreground: the point windowIsChosen before the point protectedDataBecomesAvailable",
            ]
        ),
        (
            "A scene of SwiftUI has no view controller's view, which alone may appear late.",
            [
                "hosting-scene.appears: from now on the moment has passed at which the view appears with its "
                    + "scene or the launch before the point hostedTaskStarts",
                "scene.views.swiftui: View onAppear(perform:) before from now on the moment has passed at which "
                    + "the view appears with its scene or the launch",
            ]
        ),
        (
            "By Handoff nothing comes with the connection that views of iOS 14 could hear of.",
            [
                "scene.first-activation.ios14: the point handoffArrives before the point coldPublication"
            ]
        ),
        (
            "Nothing leads there in another life cycle, or its other conditions don't hold.",
            [
                "payload.withheld: in any life cycle",
                "scene.window.storyboard: in any life cycle",
                "scenes.delivery-away: in any life cycle",
            ]
        ),
        (
            "A scenario without scenes can't have discarded sessions.",
            [
                "sessions.discarded-while-away: in any life cycle"
            ]
        ),
        (
            "The finding has no severity before iOS 18.4.",
            [
                "LT001 scene-lifecycle-required.assumed: the system must be 12.0 or later",
                "LT001 scene-lifecycle-required.assumed: the system must be 14.0 or later",
            ]
        ),
        (
            "It compares two timelines; the tests of `diff` tell it, and no app by itself.",
            [
                "LT006 order-changed: left out"
            ]
        ),
        (
            "Behind the app switcher the app has resigned already, so that the point calls nothing.",
            [
                "headset.removed", "leave.home", "leave.home.visionos", "leave.other-app", "lock", "lock.ios4",
                "lock.ios6",
            ].map { "\($0): the point resigns before from now on the app switcher isn't open" }
        ),
        (
            "An app that is stopped as it becomes active is stopped at its launch, and never gets to the "
                + "app switcher.",
            [
                "switcher.close: the point becomesActive before from now on the app switcher isn't open"
            ]
        ),
        (
            "Only where the app is stopped in the callback of protected data could a third event tell.",
            [
                "app.opened-while-inactive: the point protectedDataBecomesAvailable before from now on the "
                    + "screen isn't locked",
                "lock.elsewhere: the point protectedDataBecomesUnavailable before from now on the app "
                    + "switcher isn't open",
                "prewarm.opened: the point protectedDataBecomesAvailable before from now on the app "
                    + "switcher isn't open",
                "unlock.elsewhere: the point protectedDataBecomesAvailable before from now on the screen "
                    + "isn't locked",
            ]
        ),
        (
            "Nothing that becoming available leads to asks how the process was launched.",
            [
                "prewarm.opened: from now on the launch is one to the foreground before the point "
                    + "protectedDataBecomesAvailable"
            ]
        ),
        (
            "Ending the process changes nothing of the sessions, and forgetting these nothing of the process.",
            [
                "end.user.background.scene", "end.user.scene", "end.user.scene.ipad",
            ].map { "\($0): the process ends before all sessions are forgotten" }
        ),
        (
            "The window that UIKit makes isn't left to the app, which is all that loading the view would ask.",
            [
                "interface.make-key-and-visible: the point viewsLoad before from now on the window is made"
            ]
        ),
        (
            "A launch is prewarmed up to one of the two points, and passes the other.",
            [
                "launch.application: the point prewarmedInterface before the point afterDidFinish"
            ]
        ),
        (
            "The step is the same before and after the payload is taken, or kept back.",
            [
                "payload.withheld: payload not handed over, with what is kept back before the payload is "
                    + "kept back",
                "swiftui.document: document opened by DocumentGroup, with the URL before the payload is taken",
                "swiftui.document.cold: document opened by DocumentGroup, with the URL before the payload is taken",
            ]
        ),
        (
            "No code of the app sees a scene that isn't connected yet.",
            [
                "role.launches: the point processStarts before the event's scene is known from now on",
                "swiftui.window-refuses: the event's scene is known from now on before View "
                    + "handlesExternalEvents(matching:)",
            ]
        ),
        (
            "Only an app that names its methods of saving, and is stopped in this one, could tell.",
            [
                "saving.encodes: from now on there is saved state before ViewController "
                    + "encodeRestorableState(with:)"
            ]
        ),
        (
            "Only SwiftUI's views follow the phase, and only UIKit's are told of layout.",
            [
                "scene.rests: the point layout before the point scenePhaseBackground"
            ]
        ),
        (
            "What is told as the scene connects doesn't ask whether it is connected.",
            [
                "scene.secondary.ios27: the point roleConnects before the scene is connected"
            ]
        ),
        (
            "What is found on this occasion stands at code or keys of the app, not at the step.",
            [
                "views.appear-late.black: findings of the occasion firstFrame are looked for before first "
                    + "frame",
                "views.black-screen: findings of the occasion blackScreen are looked for before black "
                    + "screen: no window to show",
            ]
        ),
        (
            "Disconnecting changes neither which windows there are nor which are new.",
            [
                "window.close-last: the next launch reports the discarded sessions before for the event's "
                    + "scene: the point sceneLeavesScreen, then the point scenePhaseBackground, then the point "
                    + "sceneDisconnects"
            ]
        ),
        (
            "Another window is in front, so that the application follows nothing.",
            [
                "window.close-one.catalyst: for the event's scene: the point sceneLeavesScreen, then the "
                    + "point windowPutAway, then the point scenePhaseBackground, then the point sceneDisconnects, "
                    + "then the point sceneDiscards before the point appFollowsResigning",
                "window.close-one.catalyst: the point appFollowsResigning before for the event's scene: "
                    + "the point windowResigns",
                "window.close.visionos: for the event's scene: the point sceneLeavesScreen, then the point "
                    + "windowPutAway, then the point sceneEnteredBackground, then the point sceneRests, then the "
                    + "point sceneDisconnects before the point appFollowsResigning",
                "window.close.visionos: the point appFollowsResigning before for the event's scene: the "
                    + "point sceneResigns",
            ]
        ),
        (
            "No window is in front while the app is suspended.",
            [
                "window.open.split-view: for each other window on the screen: the point sceneYieldsFocus "
                    + "before the point unsuspends"
            ]
        ),
    ]
}
