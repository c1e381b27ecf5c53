/// An Info.plist as its file has it; the names are Apple's keys.
struct InfoPlistFile: Decodable {
    /// Keys and background modes that look like misspellings of those that matter.
    let misspelt: [ScenarioMistake]
    let infoPlist: InfoPlist

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private struct Manifest: Decodable {
        let UIApplicationSupportsMultipleScenes: Bool?
        let UISceneConfigurations: [String: [Configuration]]?
        let UIApplicationPreferredDefaultSceneSessionRole: String?
    }

    private struct Configuration: Decodable {
        let UISceneConfigurationName: String?
        let UISceneDelegateClassName: String?
        let UISceneStoryboardFile: String?
    }

    private struct URLType: Decodable {
        let CFBundleURLSchemes: [String]?
    }

    private struct QuickAction: Decodable {
        let UIApplicationShortcutItemType: String?
    }

    /// Keys that Xcode adds to the Info.plist of every app that it builds.
    private static let keysOfBuilds = ["DTPlatformName", "DTSDKName", "DTXcode", "BuildMachineOSBuild"]

    init(from decoder: any Decoder) throws {
        let plist = try decoder.container(keyedBy: Key.self)
        func value<Content: Decodable>(_ key: String) throws -> Content? {
            try plist.decodeIfPresent(Content.self, forKey: Key(stringValue: key))
        }
        let backgroundModes: [String]? = try value("UIBackgroundModes")
        misspelt =
            plist.allKeys.map(\.stringValue).sorted().compactMap { key in
                PlistKey.meant(by: key, among: InfoPlist.keys.map(\.name)).map { .nearlyPlistKey(key, meant: $0) }
            } + (backgroundModes ?? []).compactMap(PlistKey.mistake)
        let manifest: Manifest? = try value("UIApplicationSceneManifest")
        let urlTypes: [URLType]? = try value("CFBundleURLTypes")
        let quickActions: [QuickAction]? = try value("UIApplicationShortcutItems")
        infoPlist = InfoPlist(
            sceneManifest: manifest.map(Self.sceneManifest),
            mainStoryboard: try value("UIMainStoryboardFile").nonempty,
            launchStoryboard: try value("UILaunchStoryboardName").nonempty,
            hasLaunchScreen: plist.allKeys.contains { PlistKey.isOfLaunchScreen($0.stringValue) },
            backgroundModes: backgroundModes,
            permittedTasks: try value("BGTaskSchedulerPermittedIdentifiers"),
            urlSchemes: urlTypes?.flatMap { $0.CFBundleURLSchemes ?? [] }.map { $0.lowercased() },
            activityTypes: try value("NSUserActivityTypes"),
            quickActions: quickActions?.map { $0.UIApplicationShortcutItemType ?? "" },
            orientations: try value("UISupportedInterfaceOrientations"),
            exitsOnSuspend: try value("UIApplicationExitsOnSuspend") ?? false,
            minimumOS: try value("MinimumOSVersion").flatMap { (text: String) in Version(text) },
            isWhole: plist.allKeys.contains { Self.keysOfBuilds.contains($0.stringValue) })
    }

    /// A dictionary has no order, so the roles come in that of the alphabet.
    private static func sceneManifest(_ manifest: Manifest) -> SceneManifest {
        let roles = (manifest.UISceneConfigurations ?? [:]).sorted { $0.key < $1.key }
        let configurations = roles.flatMap { role, configurations in
            configurations.map {
                SceneManifest.Configuration(
                    role: role, name: $0.UISceneConfigurationName.nonempty,
                    delegateClass: $0.UISceneDelegateClassName.nonempty,
                    storyboard: $0.UISceneStoryboardFile.nonempty)
            }
        }
        return SceneManifest(
            supportsMultipleScenes: manifest.UIApplicationSupportsMultipleScenes ?? false,
            configurations: configurations,
            preferredRole: manifest.UIApplicationPreferredDefaultSceneSessionRole.nonempty)
    }
}
