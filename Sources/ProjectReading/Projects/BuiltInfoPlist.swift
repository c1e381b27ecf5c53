/// The Info.plist of a target as it is built for Release on a device.
package struct BuiltInfoPlist: Sendable {
    package private(set) var values: [String: PropertyTree]
    /// Where each value stands: the path of the file, or the name of the setting.
    package private(set) var origins: [String: Origin]
    /// Variables that nothing defines; the texts with them were left as they are.
    package private(set) var unknownVariables: [String]

    package enum Origin: Hashable, Sendable {
        case file(String)
        case setting(String)
    }

    /// Merges the file that a target names with what its settings generate, which stand over it.
    init(
        file: (path: String, values: [String: PropertyTree])?, settings: BuildSettings, _ budget: inout ExpansionBudget
    ) {
        values = file?.values ?? [:]
        origins = values.mapValues { _ in .file(file?.path ?? "") }
        unknownVariables = []
        if settings.value("GENERATE_INFOPLIST_FILE")?.text == "YES" { generate(settings, &budget) }
        var unknown: Set<String> = []
        values = values.mapValues { value in
            value.mapTexts { text in
                let resolved = settings.resolved(text, &budget)
                unknown.formUnion(resolved.unknown)
                return resolved.text
            }
        }
        unknownVariables = unknown.sorted()
    }

    private static let prefix = "INFOPLIST_KEY_"

    private mutating func generate(_ settings: BuildSettings, _ budget: inout ExpansionBudget) {
        for name in settings.names where name.hasPrefix(Self.prefix) {
            guard let text = settings.value(name, &budget)?.text, !text.isEmpty,
                let (key, value) = Self.generated(String(name.dropFirst(Self.prefix.count)), text)
            else { continue }
            values[key] = value
            origins[key] = .setting(name)
        }
    }

    /// The key and the value that a setting stands for.
    private static func generated(_ name: String, _ text: String) -> (String, PropertyTree)? {
        switch name {
        case "UIApplicationSceneManifest_Generation":
            return text == "YES"
                ? (
                    "UIApplicationSceneManifest",
                    .dictionary([
                        "UIApplicationSupportsMultipleScenes": .bool(true), "UISceneConfigurations": .dictionary([:]),
                    ])
                ) : nil
        case "UILaunchScreen_Generation":
            return text == "YES" ? ("UILaunchScreen", .dictionary(["UILaunchScreen": .dictionary([:])])) : nil
        case "UISupportedInterfaceOrientations_iPhone":
            return ("UISupportedInterfaceOrientations~iphone", words(text))
        case "UISupportedInterfaceOrientations_iPad": return ("UISupportedInterfaceOrientations~ipad", words(text))
        case "UISupportedInterfaceOrientations", "UIBackgroundModes", "UIRequiredDeviceCapabilities":
            return (name, words(text))
        default: return (name, text == "YES" ? .bool(true) : text == "NO" ? .bool(false) : .text(text))
        }
    }

    private static func words(_ text: String) -> PropertyTree {
        .list(text.split(whereSeparator: \.isWhitespace).map { .text(String($0)) })
    }
}
