import LaunchModel

extension JSONSchema {
    /// The keys of an Info.plist that a launch depends on; it may have any others.
    static let infoPlist = any(of: [name.described("A path relative to the scenario."), openObject(infoPlistKeys)])

    private static let infoPlistKeys = [
        Key("UIApplicationSceneManifest", openObject(manifestKeys), "The scenes that the app supports."),
        Key("UIMainStoryboardFile", text, "The storyboard of the first window, where no scene names its own."),
        Key("UILaunchStoryboardName", text, "The storyboard of the launch screen."),
        Key("UILaunchScreen", openObject(), "A launch screen without a storyboard."),
        Key(
            "UIBackgroundModes", list(of: text(suchAs: PlistKey.backgroundModes)),
            "What the app may be run for in the background."),
        Key("BGTaskSchedulerPermittedIdentifiers", list(of: text), "The background tasks that the app may register."),
        Key(
            "CFBundleURLTypes",
            list(of: openObject([Key("CFBundleURLSchemes", list(of: text), "The schemes, without a colon.")])),
            "The URLs that open the app."),
        Key("UISupportedInterfaceOrientations", list(of: text), "How the app can be held."),
        Key("UIApplicationExitsOnSuspend", flag, "The app ends in place of going to the background."),
        Key("MinimumOSVersion", text, "The oldest system that the app runs on."),
    ]

    private static let manifestKeys = [
        Key("UIApplicationSupportsMultipleScenes", flag, "Whether it can have several windows."),
        Key(
            "UIApplicationPreferredDefaultSceneSessionRole", text(suchAs: PlistKey.roles),
            "The role of the scene that a launch makes."),
        Key(
            "UISceneConfigurations",
            openObject(
                PlistKey.roles.map {
                    Key($0, definition("configurations"), "The configurations of scenes of this role.")
                }
            )
            .with("additionalProperties", definition("configurations").value),
            "The configurations of each session role."),
    ]

    /// The configurations of one session role.
    static let configurations = list(
        of: openObject([
            Key("UISceneConfigurationName", text, "What code calls the configuration."),
            Key("UISceneDelegateClassName", text, "The class of the scene's delegate."),
            Key("UISceneStoryboardFile", text, "The storyboard of the scene's first window."),
            Key("UISceneClassName", text, "The class of the scene, UIWindowScene for windows."),
        ]))
}
