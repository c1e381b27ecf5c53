/// The keys of an Info.plist that a launch depends on.
enum PlistKey {
    /// Whether a key names a launch screen for some devices or URLs, as `UILaunchStoryboardName~ipad` does.
    static func isOfLaunchScreen(_ key: String) -> Bool {
        let name = key.split(separator: "~").first ?? ""
        return ["UILaunchScreen", "UILaunchScreens", "UILaunchStoryboards"].contains(name)
            || name == "UILaunchStoryboardName" && key.contains("~")
    }

    /// Keys that Xcode adds to the Info.plist of every app that it builds.
    static let ofBuilds = ["DTPlatformName", "DTSDKName", "DTXcode", "BuildMachineOSBuild"]

    /// The session roles that UIKit and CarPlay know.
    package static let roles = [
        "UIWindowSceneSessionRoleApplication", "UIWindowSceneSessionRoleExternalDisplay",
        "UIWindowSceneSessionRoleExternalDisplayNonInteractive", "UIWindowSceneSessionRoleVolumetricApplication",
        "UISceneSessionRoleImmersiveSpaceApplication", "CPTemplateApplicationSceneSessionRoleApplication",
        "CPTemplateApplicationDashboardSceneSessionRoleApplication",
        "CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication",
    ]

    package static let backgroundModes = [
        "audio", "bluetooth-central", "bluetooth-peripheral", "external-accessory", "fetch", "location",
        "nearby-interaction", "network-authentication", "newsstand-content", "processing", "push-to-talk",
        "remote-notification", "voip",
    ]

    /// The mistake for a background mode that looks like one of Apple's but isn't.
    package static func mistake(inMode mode: String) -> ScenarioMistake? {
        meant(by: mode, among: backgroundModes).map { _ in
            .unknownValue(mode, of: "background mode", known: backgroundModes)
        }
    }

    /// Apple's own keys that look like a misspelling of another key.
    private static let lookalikes: Set = ["UILaunchScreens", "NSMainStoryboardFile"]

    /// The known key that an unknown one misspells; nil if it is just another key.
    package static func meant(by key: String, among known: [String]) -> String? {
        let name = key.split(separator: "~").first.map(String.init) ?? key
        guard name.utf8.count <= 100, !known.contains(name), !lookalikes.contains(name) else { return nil }
        let letters = Array(name.lowercased().unicodeScalars)
        return known.first { Suggestion.distance(letters, Array($0.lowercased().unicodeScalars)) <= 2 }
    }
}
