/// The rules that are still in doubt where the examples show what they lead to.
enum MarkedRules {
    /// Their ids; a test holds them against the examples.
    static let inExamples = [
        "action.token", "action.window.put-off", "activity.in-front", "app.inactive-after-pause",
        "app.opened-while-inactive", "background.force-quit", "background.no-scene", "background.prewarmed",
        "background.scene-state.asked", "catalyst.stays-active", "end.prewarmed", "end.system.front",
        "end.user.background.scene", "end.user.scene", "event.bluetooth-central", "event.bluetooth-central.running",
        "event.bluetooth-peripheral", "event.bluetooth-peripheral.running", "event.voip.metadata", "event.watch",
        "hosting-scene.activity", "hosting-scene.appears", "hosting-scene.link", "hosting-scene.phase-active",
        "hosting-scene.phase-background", "hosting-scene.phase-inactive", "hosting-scene.url", "hosting.view-task",
        "hosting.views", "intent.cold", "intent.warm", "interruption.authentication", "interruption.call-answered",
        "interruption.call-declined", "interruption.leads-away", "interruption.siri", "launch.event-loop.app.ios12",
        "launch.live-viewing", "leave.exits", "limit.scene-update", "lock.ios6", "lock.protected-data",
        "memory-warning", "notification.action-while-inactive", "notification.center-in-front.scene",
        "notification.local", "notification.response", "notification.response.ios17", "prewarm.pause.did-finish",
        "prewarm.pause.main", "prewarm.pause.scene", "prewarm.pause.views", "prewarm.start.further",
        "prewarm.start.ios14", "push.in-front.both", "role.launches", "role.waits", "rotate.scene",
        "rotate.scene.geometry", "rotate.scene.ios26", "scene.activity.swiftui", "scene.activity.swiftui-cold",
        "scene.carplay", "scene.carplay.interface.swiftui", "scene.carplay.window.swiftui",
        "scene.configuration.swiftui", "scene.disconnects.carplay.scene", "scene.in-front", "scene.link.swiftui-cold",
        "scene.no-delegate.class", "scene.no-delegate.configuration", "scene.no-delegate.unset", "scene.quick-action",
        "scene.resigns.carplay", "scene.returns.first", "scene.share", "scene.url.swiftui", "scene.url.swiftui-cold",
        "scene.views.swiftui", "sessions.discarded-while-away", "share.accept", "share.in-front",
        "swiftui.app-phase-active.several", "swiftui.app-phase-active.several.sdk17",
        "swiftui.app-phase-background.several", "swiftui.app-phase-background.several.sdk17",
        "swiftui.app-phase-inactive.several", "swiftui.app-phase-inactive.several.sdk17",
        "swiftui.app-phase-returns.several", "swiftui.app-phase-returns.several.sdk17", "swiftui.document",
        "swiftui.document.cold", "swiftui.view-task", "swiftui.window-allows", "swiftui.window-none",
        "swiftui.window-refuses", "time-change.owed", "views.appear-late.black", "window.activate",
        "window.close-last.catalyst", "window.close-one.catalyst", "window.minimize", "window.minimize.catalyst",
        "window.open", "window.open.value",
    ]
}
