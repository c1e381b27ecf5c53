import LaunchModel

extension JSONSchema {
    /// The keys of an Info.plist that a launch depends on; it may have any others.
    static let infoPlist = any(of: [name.described("A path relative to the scenario."), openObject(infoPlistKeys)])

    private static let infoPlistKeys = [
        Key("UIApplicationSceneManifest", openObject(manifestKeys)),
        Key("UIMainStoryboardFile", text),
        Key("UILaunchStoryboardName", text),
        Key("UILaunchScreen", openObject()),
        Key("UIBackgroundModes", list(of: text(suchAs: PlistKey.backgroundModes))),
        Key("BGTaskSchedulerPermittedIdentifiers", list(of: text)),
        Key("CFBundleURLTypes", list(of: openObject([Key("CFBundleURLSchemes", list(of: text))]))),
        Key("UISupportedInterfaceOrientations", list(of: text)),
        Key("UIApplicationExitsOnSuspend", flag),
        Key("MinimumOSVersion", text, "The oldest system that the app runs on."),
    ]

    private static let manifestKeys = [
        Key("UIApplicationSupportsMultipleScenes", flag),
        Key("UIApplicationPreferredDefaultSceneSessionRole", text(suchAs: PlistKey.roles)),
        Key(
            "UISceneConfigurations",
            openObject(PlistKey.roles.map { Key($0, definition("configurations")) })
                .with("additionalProperties", definition("configurations").value),
            "The configurations of each session role."),
    ]

    /// The configurations of one session role.
    static let configurations = list(
        of: openObject([
            Key("UISceneConfigurationName", text), Key("UISceneDelegateClassName", text),
            Key("UISceneStoryboardFile", text), Key("UISceneClassName", text),
        ]))
}
