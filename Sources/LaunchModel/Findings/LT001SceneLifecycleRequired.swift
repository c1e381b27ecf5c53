extension FindingKind {
    /// `LT001 scene-lifecycle-required`
    public static let sceneLifecycleRequired = FindingKind(
        "LT001", "scene-lifecycle-required", effect: "built with SDK 27, the app crashes at launch on iOS 27",
        meaning: "The app doesn't adopt the scene life cycle, which UIKit requires of apps that are linked with a "
            + "recent SDK.",
        why: "An app adopts scenes with a scene manifest, or with application(_:configurationForConnecting:options:). "
            + "The launch of an app without scenes depends on the versions of the SDK and of the system. An app that is linked with the iOS 27 SDK "
            + "crashes with an assertion at launch on iOS, tvOS, visionOS and Mac Catalyst 27. On earlier systems, this "
            + "app runs. An app that is linked with an earlier SDK keeps running, and iOS 18.4 and later log a warning.",
        fix: "Declare a scene under UIApplicationSceneManifest in the Info.plist and add a scene delegate. Move the "
            + "window and the handling of URLs, user activities and shortcuts to the scene delegate.",
        rules: [
            FindingRule(
                "scene-lifecycle-required", on: [.declared], when: .both(.livesWithoutScenes, .app(.statesSDK)),
                at: [.app(["sdk"]), .app(["lifecycle"]), .app(["infoPlist"]), .device("os")], .error(.sdk(.from(27))),
                .warning(.sdk(.from(26))), .note(.os(.from(18, 4))), label: "built with SDK \(.sdk), without scenes",
                message:
                    "an app without scenes that is built with SDK 27 crashes at launch on iOS 27. This one is built "
                    + "with SDK \(.sdk)", notes: [.noLongerCalled, .emptyManifest, .unused],
                fix: "declare UIApplicationSceneManifest with a scene delegate, and move the interface to the delegate",
                help: .sceneManifest, source: .sceneMigration, restsOnEntry: false,
                shownBy: ["adoption.trap", "adoption.warning", "adoption.required-soon"]),
            FindingRule(
                "scene-lifecycle-required.assumed", on: [.declared],
                when: .both(.livesWithoutScenes, .not(.app(.statesSDK))),
                at: [.app(["lifecycle"]), .app(["infoPlist"]), .device("os")], .warning(.os(.from(26))),
                .note(.os(.from(18, 4))), label: "without scenes; app.sdk isn't set, so SDK \(.sdk) is assumed",
                message: "an app without scenes that is built with SDK 27 crashes at launch on iOS 27. app.sdk isn't "
                    + "set, so SDK \(.sdk) is assumed", notes: [.noLongerCalled, .emptyManifest, .unused],
                fix: "adopt scenes; --set device.os=27.0 --set app.sdk=27.0 shows the crash", help: .sceneManifest,
                source: .sceneMigration, restsOnEntry: false, shownBy: ["adoption.warning", "adoption.required-soon"]),
        ],
        example: FindingExample(
            "Built with the iOS 27 SDK", on: Device(os: 27),
            app: App(sdk: 27, infoPlist: InfoPlist(mainStoryboard: "Main", hasLaunchScreen: true)),
            clean: App(sdk: 27, infoPlist: InfoPlist(sceneManifest: .recipes(), hasLaunchScreen: true)),
            events: [.tapIcon]))
}

extension FindingNote {
    fileprivate static let noLongerCalled = FindingNote(
        "\"launchtrace lint --set app.lifecycle=scene\" lists the methods that UIKit no longer calls with scenes, "
            + "and \"launchtrace migrate\" plans the migration of a project")
}

extension FindingNote {
    /// An app without scenes that has a manifest.
    fileprivate static let emptyManifest = FindingNote(
        at: .sceneManifest,
        "UISceneConfigurations of this scene manifest contains no configuration, so it adopts no scenes")
    fileprivate static let unused = FindingNote(
        .unusedSceneDelegate, "\(.unusedSceneDelegate) could be named in UIApplicationSceneManifest")
}

extension Condition {
    fileprivate static let livesWithoutScenes = Condition.both(.lifecycle(.appDelegate), .os(.from(13)))
}
