/// The recordings that the model doesn't show as they are: they get fewer as it is mended.
struct UnreproducedRecording: Sendable {
    let reason: String
    /// The id of the rule that it contradicts; nil where a scenario can't say yet what happened.
    let rule: String?
    /// What of it isn't shown.
    let extent: Recording.Extent

    private init(_ rule: String?, _ reason: String, extent: Recording.Extent = .sequence) {
        self.rule = rule
        self.reason = reason
        self.extent = extent
    }

    static let all: [String: UnreproducedRecording] = [
        "carplay-swiftui-main-scene-steals": UnreproducedRecording(
            "role.launches", "the configuration of the main window competes with the CarPlay scene's"),
        "casberi-bgrefresh-scene-connects": UnreproducedRecording(
            "background.no-scene", "a background event can't say yet that a scene connects"),
        "casberi-catalyst-launch-posts": UnreproducedRecording(
            "scene.app-foreground.cold", "a launch on Mac Catalyst posts no willEnterForeground of the application"),
        "doc-external-display-27": UnreproducedRecording(
            "role.connects", "no action registers a scene accessory yet, and the display connects without one"),
        "forum732170-kill-fast": UnreproducedRecording(
            "end.user.scene", "no event tells how fast the app is swiped away"),
        "ios27b3-keyboard-scene": UnreproducedRecording(
            "scene.launch", "a beta's second scene; no version of a scenario names a beta"),
        "lock-protected-data-state": UnreproducedRecording(
            nil, "that protected data becomes unavailable isn't modelled"),
        "manisrini-vc-launch": UnreproducedRecording(
            "scene.views", "views that load after sceneWillEnterForeground; three sources load them before"),
        "mc-silentpush-userkilled-ios13": UnreproducedRecording(
            "background.force-quit", "one report against Apple's page: a force-quit app is launched for a silent push"),
        "psp-crown-double-phase": UnreproducedRecording(nil, "no event presses the Digital Crown twice"),
        "psp-crown-double-scene": UnreproducedRecording(nil, "no event presses the Digital Crown twice"),
        "psp-crown-home-immersive": UnreproducedRecording("leave.home", "no scene has the role of an immersive space"),
        "psp-crown-home-multi": UnreproducedRecording("leave.home", "no scene has the role of an immersive space"),
        "psp-crown-home-phase-immersive": UnreproducedRecording(
            "leave.home", "no scene has the role of an immersive space"),
        "psp-crown-home-phase-volume": UnreproducedRecording(
            "leave.home", "the home view of visionOS leaves a volume inactive, not in the background"),
        "psp-headset-phase": UnreproducedRecording(nil, "no event takes the headset off"),
        "psp-headset-scene": UnreproducedRecording(nil, "no event takes the headset off"),
        "rb-push-cold-with-registration": UnreproducedRecording(
            "action.token", "the device token came before applicationDidBecomeActive, once"),
        "rb-universallink-cold": UnreproducedRecording(
            "launch.did-finish", "a link can't say which app it was tapped in", extent: .arguments),
        "rc-universallink-cold": UnreproducedRecording(
            "launch.did-finish", "a link can't say which app it was tapped in", extent: .arguments),
        "salesforce-airplay-foreground": UnreproducedRecording(
            "scene.secondary", "the scene of another screen enters the foreground with the app"),
        "sn22-relaunch-after-kill": UnreproducedRecording(
            "sessions.discarded-while-away", "discarded sessions are told after the scene connects, in one listing"),
        "snapsync-bg-scene-connects": UnreproducedRecording(
            "background.no-scene", "a background event can't say yet that a scene connects"),
        "so-swipe-ipad-multi": UnreproducedRecording(
            "end.user.scene.ipad", "one account has the scene enter the background; others have it disconnect"),
        "so-swipe-iphone": UnreproducedRecording(
            "end.user.scene", "four other sources show no sceneDidEnterBackground when a frontmost app is swiped away"),
        "sue-adaptor-kill": UnreproducedRecording(
            "swiftui.phase-background", "the scenePhase of the App itself can't be told from a view's yet"),
        "sue-phase-home-and-back": UnreproducedRecording(
            "swiftui.phase-active", "the scenePhase of the App itself can't be told from a view's yet"),
        "sue-scenedelegate-phase-cold": UnreproducedRecording(
            "swiftui.phase-active", "the App's scenePhase comes before the scene's method"),
        "sue-scenedelegate-phase-home": UnreproducedRecording(
            "swiftui.phase-background", "the App's scenePhase comes before the scene's method"),
        "sue-scenedelegate-phase-warm": UnreproducedRecording(
            "swiftui.phase-inactive", "the App's scenePhase comes before the scene's method"),
        "swiftui-url-state": UnreproducedRecording(
            "scene.url.swiftui-cold", "onOpenURL runs before the application is active"),
    ]
}
